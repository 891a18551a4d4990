// The board of every game there is: nothing leaves it and no words lie on others, what a move shows is picked by a click
// there, and a move changes no scene before it.
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
    void holds_data() { games(); }
    void holds();
    void whatAMoveShowsPicksIt_data() { games(); }
    void whatAMoveShowsPicksIt();
    void aMoveChangesNothingBeforeIt_data() { games(); }
    void aMoveChangesNothingBeforeIt();

private:
    static void games();
};

/// Small ones, and with the largest number on the right where a long board is of another kind.
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
            if (largest <= entry.work.largest && !part.rules.checkShape(part.position))
                QTest::newRow(print(GameSum(part)).c_str()) << QString::fromStdString(print(GameSum(part)));
        }
    }
}

void TestEveryBoard::holds()
{
    QFETCH(QString, position);
    inEveryRoom({position, tests::count(1, 10), 20}, [](const play::Record& record, const BoardRoom& room) {
        return faultOf(boardOf(record, room).choreography());
    });
}

/// Or another of that heap: a part of a bar is picked to within its thousandth, and a piece may be named first or last.
void TestEveryBoard::whatAMoveShowsPicksIt()
{
    QFETCH(QString, position);
    int clicks = 0;
    for (int game = 0; game < tests::count(3, 50); ++game) {
        const play::Record record = playedByChance(gameSumOf(position.toStdString()), static_cast<Seed>(game), 10);
        const Board board = boardOf(record, roomOf({900, 760}));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const GameSum sum = record.tableAfter(ply);
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

void TestEveryBoard::aMoveChangesNothingBeforeIt()
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
