// Plays a game on each kind of board, with each kind of move, to its end in the whole program by real mouse and key events.
#include "tests/e2e/played_games.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsPlayedToItsEnd_data();
    void everyGameIsPlayedToItsEnd();
    void aQueenIsMovedToAClickedCell();
    void aRectangleIsCutByClickingASquare();
    void aPileIsReducedByClickingAStone();

private:
    /// Clicks a point of an item. `across` and `down` are fractions of the item's width and height, 0 to 1.
    static bool clickInside(GamePlayer& player, const QString& item, double across, double down)
    {
        QQuickItem* found = player.driver().item(item);
        return found && player.driver().clickAt(found, QPointF(across * found->width(), down * found->height()));
    }
    static const Position& positionOf(const GameSum& sum) { return sum.components().front().position; }
};

void TestGames::everyGameIsPlayedToItsEnd_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("won");
    // A short run leaves out the games whose kinds of boards and moves another game has, too.
    const auto row = [](const char* name, const char* position, bool won, bool alone) {
        if (alone || deep())
            QTest::newRow(name) << QString::fromLatin1(position) << won;
    };
    row("misère Nim, won", "misere-nim:3,4,2", true, false);
    row("Moore's Nim, won", "moore-nim(2):3,4,5", true, true);
    row("Bash's game, lost", "bash(4):15", false, false);
    row("Lasker's Nim, won", "lasker-nim:3,2", true, true);
    row("staircase Nim, lost", "staircase-nim:2,1,2", false, true);
    row("a hexadecimal game, won", "hexadecimal(0.83):5,2", true, false);
    row("Kayles, won", "kayles:7,4", true, true);
    row("Treblecross, won", "treblecross:9", true, false);
    row("an octal game with splits, lost", "octal(4.7):3,3", false, false);
    row("Cutcake, won", "cutcake:7x2,2x3", true, true);
    row("a sum, won", "nim:3,4 + kayles:5 + treblecross:7", true, true);
}

void TestGames::everyGameIsPlayedToItsEnd()
{
    QFETCH(QString, position);
    QFETCH(bool, won);
    playToTheEnd(position, won);
}

void TestGames::aQueenIsMovedToAClickedCell()
{
    // Clicks the cell to which the move takes the queen.
    playToTheEnd(QStringLiteral("wythoff:7,12"), true, [](GamePlayer& player, const MoveInSum& move) {
        const Position target = positionOf(*player.session()->record().sum().play(move));
        return clickInside(player, QStringLiteral("grid"), (static_cast<double>(target.heaps[0]) + 0.5) / 8,
                           1 - (static_cast<double>(target.heaps[1]) + 0.5) / 13);
    });
}

void TestGames::aRectangleIsCutByClickingASquare()
{
    // Squares are cut off the end of the longer side: a click on the last square also takes the squares before it.
    playToTheEnd(QStringLiteral("euclid:37,13"), true, [](GamePlayer& player, const MoveInSum& move) {
        const auto heaps = positionOf(player.session()->record().sum()).heaps;
        const Count side = std::min(heaps[0], heaps[1]);
        const double length = static_cast<double>(heaps[move.move.heap]);
        const double share = (static_cast<double>(move.move.taken) - 0.5 * static_cast<double>(side)) / length;
        const bool sideways = move.move.heap == 0;
        const auto click = [&] { return clickInside(player, QStringLiteral("rectangle"), sideways ? 1 - share : 0.5, sideways ? 0.5 : share); };
        // In a square, the first click picks the first number and the second click the second number.
        return click() && (heaps[0] != heaps[1] || move.move.heap == 0 || click());
    });
}

void TestGames::aPileIsReducedByClickingAStone()
{
    playToTheEnd(QStringLiteral("fibonacci-nim:21"), false, [](GamePlayer& player, const MoveInSum& move) {
        const Count left = positionOf(player.session()->record().sum()).heaps[0] - move.move.taken;
        return player.driver().click(QStringLiteral("stone1-%1").arg(left + 1));
    });
}

NIMSTONE_TEST_RUN(TestGames, &runInProfile<TestGames>)

#include "tst_games.moc"
