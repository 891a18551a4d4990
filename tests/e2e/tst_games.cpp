// Games of one or two numbers on boards of their own: the queen, the rectangle and the pile, each won and lost by mouse
// and keys.
#include "tests/e2e/played_games.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestTwoNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theQueen_data();
    void theQueen();
    void theRectangle_data();
    void theRectangle();
    void thePile_data();
    void thePile();

private:
    static void rows(const char* won, const char* lost)
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<bool>("won");
        QTest::newRow("won") << QString::fromLatin1(won) << true;
        QTest::newRow("lost") << QString::fromLatin1(lost) << false;
    }
    static void play(const PickByMouse& pickByMouse)
    {
        QFETCH(QString, position);
        QFETCH(bool, won);
        playToTheEnd(position, won, pickByMouse);
    }
    /// At a share of an item's width and height.
    static bool clickInside(GamePlayer& player, const QString& item, double across, double down)
    {
        QQuickItem* found = player.driver().item(item);
        return found && player.driver().clickAt(found, QPointF(across * found->width(), down * found->height()));
    }
    static const Position& positionOf(const GameSum& sum) { return sum.components().front().position; }
};

void TestTwoNumbers::theQueen_data() { rows("wythoff:7,12", "wythoff:8,13"); }

void TestTwoNumbers::theQueen()
{
    // She is sent to the cell where the move leaves her.
    QFETCH(QString, position);
    const Position start = positionOf(*parseSum(position.toStdString()));
    play([start](GamePlayer& player, const MoveInSum& move) {
        const Position target = positionOf(*player.session()->record().sum().play(move));
        return clickInside(player, QStringLiteral("grid"), (static_cast<double>(target.heaps[0]) + 0.5) / static_cast<double>(start.heaps[0] + 1),
                           1 - (static_cast<double>(target.heaps[1]) + 0.5) / static_cast<double>(start.heaps[1] + 1));
    });
}

void TestTwoNumbers::theRectangle_data() { rows("euclid:37,13", "euclid:13,9"); }

void TestTwoNumbers::theRectangle()
{
    // The squares are cut off the end of the longer side: a click on the last one takes those before it.
    play([](GamePlayer& player, const MoveInSum& move) {
        const auto heaps = positionOf(player.session()->record().sum()).heaps;
        const Count side = std::min(heaps[0], heaps[1]);
        const double length = static_cast<double>(heaps[move.move.heap]);
        const double share = (static_cast<double>(move.move.taken) - 0.5 * static_cast<double>(side)) / length;
        const bool sideways = move.move.heap == 0;
        const auto click = [&] { return clickInside(player, QStringLiteral("rectangle"), sideways ? 1 - share : 0.5, sideways ? 0.5 : share); };
        // Of a square the first number is cut, and with that picked the second.
        return click() && (heaps[0] != heaps[1] || move.move.heap == 0 || click());
    });
}

void TestTwoNumbers::thePile_data() { rows("fibonacci-nim:20", "fibonacci-nim:21"); }

void TestTwoNumbers::thePile()
{
    play([](GamePlayer& player, const MoveInSum& move) {
        const Count left = positionOf(player.session()->record().sum()).heaps[0] - move.move.taken;
        return player.driver().click(QStringLiteral("stone1-%1").arg(left + 1));
    });
}

NIMSTONE_TEST_RUN(TestTwoNumbers, &runInProfile<TestTwoNumbers>)

#include "tst_two_numbers.moc"
