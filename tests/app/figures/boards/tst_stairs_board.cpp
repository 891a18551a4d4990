// Tests the board of Staircase Nim: every stone stands on its step in every scene, no stone is lost, and a click on the mark of a
// move picks the move.
#include <QGuiApplication>
#include <QTest>

#include "tests/app/figures/boards/every_room.h"
#include "tests/app/figures/boards/heap_cases.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::figures::cases;
using play::Side;

class TestStairsBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void aClickOnTheMarkOfAMovePicksIt();
    void stonesMoveDownTheStairsInOrder();
    void aBarIsPickedByItsHeight();
    void aMoveChangesNoEarlierScene();
    void aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard();

private:
    static void checkScene(const Played& played, std::size_t ply);
};

void TestStairsBoard::checkScene(const Played& played, std::size_t ply)
{
    const Choreography& figure = played.board.choreography();
    const auto& poses = figure.scenes[ply];
    const Position position = played.record.positionAfter(ply);
    std::vector<QRectF> columns;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        if (figure.pieces[i].kind == PieceKind::Tile)
            columns.push_back(poses[i].rect());
    }
    QCOMPARE(columns.size(), position.heaps.size());
    for (std::size_t step = 1; step < columns.size(); ++step)
        QVERIFY(columns[step].top() < columns[step - 1].top());

    std::vector<Count> onSteps(columns.size(), 0);
    Count taken[2] = {0, 0};
    std::vector<QRectF> solid;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const Piece& piece = figure.pieces[i];
        const Pose& pose = poses[i];
        const QRectF rect = pose.rect();
        QVERIFY2(QRectF({0, 0}, figure.size).adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect),
                 qPrintable(QStringLiteral("piece %1 of kind %2 leaves the board in scene %3").arg(i).arg(int(piece.kind)).arg(ply)));
        const bool stone = piece.kind == PieceKind::Stone;
        if (stone && pose.tone == Tone::Taken) {
            taken[pose.y > figure.size.height() / 2] += piece.weight;
        } else if (stone) {
            const auto step = std::ranges::find_if(columns, [&](const QRectF& column) {
                return column.left() <= rect.left() && rect.right() <= column.right();
            });
            QVERIFY2(step != columns.end(), "a stone stands between two steps");
            QVERIFY2(rect.bottom() <= step->top() + 0.5, "a stone sinks into its step");
            onSteps[static_cast<std::size_t>(step - columns.begin())] += piece.weight;
        }
        const bool label = piece.kind == PieceKind::Label && pose.opacity > 0 && !pose.text.isEmpty();
        if (label || (stone && pose.tone != Tone::Taken)) {
            for (const QRectF& other : solid)
                QVERIFY2(!touches(rect, other), "two pieces overlap");
            solid.push_back(rect);
        }
    }
    QCOMPARE(onSteps, position.heaps);
    Count expected[2] = {0, 0};
    for (std::size_t move = 0; move < ply; ++move) {
        const Move& made = played.record.moves()[move].move;
        expected[played.record.sideOfMove(move) == Side::Person] += made.heap == 0 ? made.taken : 0;
    }
    QCOMPARE(taken[0], expected[0]);
    QCOMPARE(taken[1], expected[1]);
}

void TestStairsBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("position");
    for (const char* position : {"staircase-nim:1,0,3", "staircase-nim:1", "staircase-nim:0,0,0", "staircase-nim:3,4,5,2,7,1",
                                 "staircase-nim:0,0,0,0,0,0,0,40", "staircase-nim:60,60,60,60",
                                 "staircase-nim:1000000,500,70000,12", "staircase-nim:0,0,9223372036854775807",
                                 "staircase-nim:1,2,3,4,5,6,7,8,9,10,11,12", "staircase-nim:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"})
        QTest::newRow(position) << QString::fromLatin1(position);
}

void TestStairsBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, position);
    tests::inEverySize({position, tests::count(2, 20), 30},
                       [](const play::Record& record, const BoardRoom& room) { return inEveryScene(record, room, checkScene); });
}

void TestStairsBoard::aClickOnTheMarkOfAMovePicksIt()
{
    int clicks = 0;
    for (int game = 0; game < tests::count(20, 200); ++game) {
        const auto start = gameSumOf(game % 2 == 0 ? QStringLiteral("staircase-nim:3,4,0,9") : QStringLiteral("staircase-nim:2,1,6,3,1,8,30"));
        const Played played = boardOf(randomGame(start, static_cast<Seed>(game), 30), rooms()[static_cast<std::size_t>(game) % 4], 1);
        for (std::size_t ply = 0; ply <= played.record.moves().size(); ++ply) {
            for (const MoveInSum& move : play::someMoves(played.record.gameSumAfter(ply), 60, 1)) {
                const BoardMark mark = played.board.markOf(ply, move);
                QCOMPARE(mark.pieces.size(), static_cast<std::size_t>(move.move.taken));
                QVERIFY(played.board.moveAt(ply, *mark.badge, std::nullopt) == move);
                ++clicks;
            }
        }
    }
    qInfo("clicked %d moves", clicks);
}

void TestStairsBoard::stonesMoveDownTheStairsInOrder()
{
    play::Record record(gameSumOf(QStringLiteral("staircase-nim:2,3")));
    record.play(Move{1, 2});
    record.play(Move{0, 3});
    const Played played = boardOf(record, {900, 600}, 1);
    const Choreography& figure = played.board.choreography();
    QStringList taken;
    for (std::size_t i = 0; i < figure.pieces.size(); ++i) {
        if (figure.scenes[2][i].tone == Tone::Taken && figure.pieces[i].kind == PieceKind::Stone)
            taken.push_back(figure.pieces[i].objectName);
    }
    QCOMPARE(taken, (QStringList{QStringLiteral("stone1-2"), QStringLiteral("stone2-2"), QStringLiteral("stone2-3")}));
}

void TestStairsBoard::aBarIsPickedByItsHeight()
{
    play::Record record(gameSumOf(QStringLiteral("staircase-nim:5,1000000")));
    record.play(Move{1, 400000});
    const Played played = boardOf(record, {900, 700}, 1);
    const QRectF bar = played.board.markOf(1, {0, {1, 600000}}).areas.front();
    QCOMPARE(played.board.moveAt(1, bar.center(), std::nullopt)->move.taken, Count{300000});
    const QRectF lower = played.board.markOf(1, {0, {0, 400005}}).areas.front();
    QVERIFY(lower.height() < bar.height() && lower.height() > bar.height() / 2);
}

void TestStairsBoard::aMoveChangesNoEarlierScene()
{
    play::Record record(gameSumOf(QStringLiteral("staircase-nim:3,4,5")));
    Choreography before = boardOf(record, {900, 700}, 1).board.choreography();
    for (const Move& move : {Move{0, 3}, Move{2, 5}, Move{1, 8}, Move{0, 2}}) {
        record.play(move);
        const Choreography after = boardOf(record, {900, 700}, 1).board.choreography();
        QVERIFY(after.pieces == before.pieces);
        for (std::size_t scene = 0; scene < before.scenes.size(); ++scene)
            QVERIFY(after.scenes[scene] == before.scenes[scene]);
        before = after;
    }
}

void TestStairsBoard::aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard()
{
    for (const char* position : {"staircase-nim:9,12,10", "staircase-nim:900,1200,1000000"}) {
        const play::Record record = randomGame(gameSumOf(QString::fromLatin1(position)), 3, 30);
        const std::size_t moves = record.moves().size();
        const BoardRoom room{{900, 700}, 1, 1, false, QStringLiteral("You"), QStringLiteral("Computer")};
        const Board whole(record, room, {0, moves});
        const Board window(record, room, {moves / 2, moves});
        const auto sizes = [](const Choreography& figure, std::size_t scene) {
            QStringList texts;
            Count taken = 0;
            for (std::size_t i = 0; i < figure.pieces.size(); ++i) {
                const Pose& pose = figure.scenes[scene][i];
                if (figure.pieces[i].kind == PieceKind::Label && pose.opacity > 0)
                    texts.push_back(pose.text);
                if (figure.pieces[i].kind == PieceKind::Stone && pose.tone == Tone::Taken)
                    taken += figure.pieces[i].weight;
            }
            return std::pair(texts, taken);
        };
        for (std::size_t ply = moves / 2 + 1; ply <= moves; ++ply)
            QVERIFY(sizes(whole.choreography(), ply) == sizes(window.choreography(), ply - moves / 2));
    }
}

NIMSTONE_TEST(TestStairsBoard)
#include "tst_stairs_board.moc"
