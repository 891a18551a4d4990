// Tests the boards of all games: no piece leaves the board, no words overlap, a click on the mark of a move picks the move, and a
// move changes no earlier scene.
#include <QGuiApplication>
#include <QTest>

#include "tests/app/figures/boards/every_room.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestEveryBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBoardPassesTheBoardChecks_data() { games(); }
    void everyBoardPassesTheBoardChecks();
    void aClickOnTheMarkOfAMovePicksIt_data() { games(); }
    void aClickOnTheMarkOfAMovePicksIt();
    void aMoveChangesNoEarlierScene_data() { games(); }
    void aMoveChangesNoEarlierScene();

private:
    static void games();
};

/// Adds the example of each game. For games that are drawn as heaps, also adds the example with one more heap, of 300 and
/// of maxCount stones, if the game allows it.
void TestEveryBoard::games()
{
    QTest::addColumn<QString>("position");
    for (const GameEntry& entry : catalogue()) {
        const std::string example(entry.example);
        QTest::newRow(example.c_str()) << QString::fromStdString(example);
        if (entry.layout != Layout::Heaps)
            continue;
        for (const Count largest : {Count{300}, maxCount}) {
            GameSum sum = parseSum(example).value();
            Component part = sum.components().front();
            part.position.heaps.push_back(largest);
            if (largest <= entry.work.largest && !part.rules->checkShape(part.position))
                QTest::newRow(print(GameSum(part)).c_str()) << QString::fromStdString(print(GameSum(part)));
        }
    }
}

void TestEveryBoard::everyBoardPassesTheBoardChecks()
{
    QFETCH(QString, position);
    inEverySize({position, tests::count(1, 10), 20}, [](const play::Record& record, const BoardRoom& room) {
        return faultOf(boardOf(record, room).choreography());
    });
}

/// The click may also pick another move of the same heap: part of a bar is picked to within a thousandth, and the pieces of
/// a split heap may come in either order.
void TestEveryBoard::aClickOnTheMarkOfAMovePicksIt()
{
    QFETCH(QString, position);
    int clicks = 0;
    for (int game = 0; game < tests::count(3, 50); ++game) {
        const play::Record record = playedByChance(gameSumOf(position.toStdString()), static_cast<Seed>(game), 10);
        const Board board = boardOf(record, roomOf({900, 760}));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const GameSum sum = record.gameSumAfter(ply);
            const Cutter cutter = sum.isPartisan() ? (ply % 2 == 0 ? Cutter::Left : Cutter::Right) : Cutter::None;
            for (const MoveInSum& move : play::someMoves(sum, 30, 1, cutter)) {
                const BoardMark mark = board.markOf(ply, move);
                QVERIFY(!mark.pieces.empty() || !mark.areas.empty() || !mark.cuts.empty());
                if (!mark.badge || cutter != Cutter::None)
                    continue;
                const auto picked = board.moveAt(ply, *mark.badge, move);
                QVERIFY2(picked, print(move, sum).c_str());
                auto left = sum.play(*picked)->components().front().position.heaps;
                auto wanted = sum.play(move)->components().front().position.heaps;
                QVERIFY2(picked->move.heap == move.move.heap || std::ranges::is_permutation(left, wanted), print(*picked, sum).c_str());
                ++clicks;
            }
        }
    }
    qInfo("clicked %d moves", clicks);
}

void TestEveryBoard::aMoveChangesNoEarlierScene()
{
    QFETCH(QString, position);
    const play::Record whole = playedByChance(gameSumOf(position.toStdString()), 5, 8);
    if (whole.moves().empty())
        return;
    play::Record record(whole.startSum(), whole.sideOfMove(0), std::max(whole.moves().front().move.cutter, Cutter::Left));
    const BoardRoom room = roomOf({900, 760});
    Choreography before = boardOf(record, room).choreography();
    for (const auto& move : whole.moves()) {
        QVERIFY(!record.play(move));
        const Choreography after = boardOf(record, room).choreography();
        for (std::size_t scene = 0; scene < before.scenes.size() && after.pieces == before.pieces; ++scene)
            QVERIFY(after.scenes[scene] == before.scenes[scene]);
        before = after;
    }
}

NIMSTONE_TEST(TestEveryBoard)
#include "tst_every_board.moc"
