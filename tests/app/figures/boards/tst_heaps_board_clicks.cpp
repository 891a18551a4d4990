// Tests clicks on boards of heaps: a click on the mark of a move picks that move, and a click on an illegal move picks the
// nearest legal one.
#include <QGuiApplication>
#include <QTest>

#include "tests/app/figures/boards/heap_cases.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::figures::cases;

class TestHeapsBoardClicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClickPicksTheStoneAndAllAboveIt();
    void aClickOnTheMarkOfAMovePicksIt_data();
    void aClickOnTheMarkOfAMovePicksIt();
    void aClickOnASecondHeapExtendsTheMove();
    void aSplitIntoEqualPiecesIsRefused();
    void aBarIsPickedByItsHeight();
    void badgesOfMovesDoNotOverlap();
};

void TestHeapsBoardClicks::aClickPicksTheStoneAndAllAboveIt()
{
    const Played played = boardOf(randomGame(nim({9, 5, 14, 30}), 11, 3), {900, 700}, 1);
    const Choreography& figure = played.board.choreography();
    int clicks = 0;
    for (std::size_t ply = 0; ply < figure.scenes.size(); ++ply) {
        const Position position = played.record.positionAfter(ply);
        for (std::size_t i = 0; i < figure.pieces.size(); ++i) {
            const Pose& pose = figure.scenes[ply][i];
            const Piece& piece = figure.pieces[i];
            if (!isStone(piece) || pose.tone == Tone::Taken)
                continue;
            const auto heap = static_cast<std::size_t>(piece.heap);
            const Move expected{heap, position.heaps[heap] - static_cast<Count>(piece.index)};
            QVERIFY(played.board.moveAt(ply, {pose.x, pose.y}, std::nullopt) == (MoveInSum{0, expected}));
            const BoardMark mark = played.board.markOf(ply, {0, expected});
            // The pieces of the mark are the taken stones and the background of the heap.
            QCOMPARE(mark.pieces.size(), static_cast<std::size_t>(expected.taken + 1));
            QCOMPARE(mark.pieces.front(), static_cast<int>(i));
            ++clicks;
        }
    }
    QVERIFY(clicks > 100);
    QVERIFY(!played.board.moveAt(0, {1, 1}, std::nullopt));
}

void TestHeapsBoardClicks::aClickOnTheMarkOfAMovePicksIt_data()
{
    QTest::addColumn<QString>("position");
    for (const char* position : positions())
        QTest::newRow(position) << QString::fromLatin1(position);
}

void TestHeapsBoardClicks::aClickOnTheMarkOfAMovePicksIt()
{
    QFETCH(QString, position);
    int moves = 0;
    for (int game = 0; game < tests::count(4, 40); ++game) {
        const Played played = boardOf(randomGame(gameSumOf(position), static_cast<Seed>(game), 12), rooms()[static_cast<std::size_t>(game) % 4], 1);
        const Board& board = played.board;
        for (std::size_t ply = 0; ply <= played.record.moves().size(); ++ply) {
            const GameSum sum = played.record.gameSumAfter(ply);
            for (const MoveInSum& one : play::someMoves(sum, 40, static_cast<Seed>(ply))) {
                const Move& wanted = one.move;
                // Skip bars and heaps of more than 1,000 stones, where a click picks the amount only to within a thousandth.
                const Count size = sum.components().front().position.heaps[wanted.heap];
                const bool list = sum.components().front().position.heaps.size() > 24;
                const bool bar = !list && (!board.markOf(ply, {0, {wanted.heap, size}}).areas.empty() || !board.markOf(ply, one).areas.empty());
                if (bar || size > 1000)
                    continue;
                std::vector<Take> takes{{wanted.heap, wanted.taken}};
                takes.insert(takes.end(), wanted.also.begin(), wanted.also.end());
                std::optional<MoveInSum> held;
                const auto click = [&](const Move& shown) {
                    const BoardMark mark = board.markOf(ply, {0, shown});
                    QVERIFY(list || mark.badge.has_value());
                    QPointF point = mark.badge.value_or(QPointF());
                    if (list) {
                        const QRectF cell = grounds(board, ply)[shown.heap];
                        const double unit = cell.width() / static_cast<double>(sum.components().front().position.heaps[shown.heap]);
                        const bool grundy = position.startsWith(QLatin1String("grundy"));
                        point = mark.cuts.empty() ? QPointF(mark.areas.front().left() + unit / 2, cell.top() + 9)
                            : mark.cuts.front().p2() + QPointF(grundy ? unit / 2 : 0, -3);
                    }
                    held = board.moveAt(ply, point, held);
                };
                for (const Take& take : takes) {
                    if (take.taken > 0)
                        click({take.heap, take.taken});
                }
                for (int again = 0; again < 4 && wanted.pieces.first != 0 && held != one; ++again) {
                    click({wanted.heap, 0, {wanted.pieces.first, 0}});
                    if (held != one && wanted.pieces.second != 0)
                        click({wanted.heap, 0, {wanted.pieces.first + wanted.pieces.second, 0}});
                }
                QVERIFY2(held == one, qPrintable(QStringLiteral("game %1, ply %2: the clicks do not pick %3 from heap %4, split after %5 and %6")
                    .arg(game).arg(ply).arg(wanted.taken).arg(wanted.heap + 1).arg(wanted.pieces.first).arg(wanted.pieces.second)));
                ++moves;
            }
        }
    }
    QVERIFY(moves > 0 || position.contains(QLatin1String("5000")) || position.contains(QLatin1String("500,")));
    qInfo("clicked %d moves", moves);
}

void TestHeapsBoardClicks::aClickOnASecondHeapExtendsTheMove()
{
    const Played played = boardOf(play::Record(gameSumOf(QStringLiteral("moore-nim(2):3,4,5"))), {900, 700}, 1);
    const Board& board = played.board;
    const auto at = [&](std::size_t heap, Count taken) { return *board.markOf(0, {0, {heap, taken}}).badge; };
    auto held = board.moveAt(0, at(2, 2), std::nullopt);
    QVERIFY(held == (MoveInSum{0, {2, 2}}));
    held = board.moveAt(0, at(0, 1), held);
    QVERIFY(held == (MoveInSum{0, {0, 1, {}, {{2, 2}}}}));
    QCOMPARE(board.markOf(0, *held).pieces.size(), std::size_t{3 + 2});
    held = board.moveAt(0, at(0, 3), held);
    QVERIFY(held == (MoveInSum{0, {0, 3, {}, {{2, 2}}}}));
    // A second click on the same stone drops that heap from the move. A third heap is more than the rules allow, so a click
    // on it starts a new move.
    QVERIFY(board.moveAt(0, at(2, 2), held) == (MoveInSum{0, {0, 3}}));
    QVERIFY(board.moveAt(0, at(1, 1), held) == (MoveInSum{0, {1, 1}}));
}

void TestHeapsBoardClicks::aSplitIntoEqualPiecesIsRefused()
{
    const Played played = boardOf(play::Record(gameSumOf(QStringLiteral("grundy-game:8,2"))), {900, 700}, 1);
    const Board& board = played.board;
    const auto at = [&](Count below) { return *board.markOf(0, {0, {0, 0, {below, 0}}}).badge; };
    QVERIFY(board.moveAt(0, at(5), std::nullopt) == (MoveInSum{0, {0, 0, {5, 0}}}));
    QVERIFY(board.moveAt(0, at(4), std::nullopt) == (MoveInSum{0, {0, 0, {3, 0}}}));
    const QRectF dead = grounds(board, 0)[1];
    QVERIFY(!board.moveAt(0, dead.center(), std::nullopt));
}

void TestHeapsBoardClicks::aBarIsPickedByItsHeight()
{
    play::Record record({{1000000, 5}});
    record.play({0, 400000});
    const Played played = boardOf(record, {900, 700}, 1);
    const auto whole = played.board.markOf(1, {0, {0, 600000}}).areas;
    QCOMPARE(whole.size(), std::size_t{1});
    const QRectF bar = whole.front();
    const auto taken = [&](QPointF point) { return played.board.moveAt(1, point, std::nullopt)->move.taken; };
    QCOMPARE(taken({bar.center().x(), bar.top() - 5}), Count{1});
    QCOMPARE(taken(bar.center()), Count{300000});
    QCOMPARE(taken({bar.center().x(), bar.bottom() + 5}), Count{600000});
    // The move takes a third of the stones, so its mark is a third as high as the bar.
    const QRectF third = played.board.markOf(1, {0, {0, 200000}}).areas.front();
    QVERIFY(std::abs(third.height() * 3 - bar.height()) < 0.5 && third.top() == bar.top());
}

void TestHeapsBoardClicks::badgesOfMovesDoNotOverlap()
{
    for (const char* position : {"nim:3,4,5", "bash(3):12,7", "lasker-nim:5,4", "grundy-game:9,7", "hexadecimal(C.2):9"}) {
        const GameSum sum = gameSumOf(QString::fromLatin1(position));
        for (const QSizeF& room : rooms()) {
            const Played played = boardOf(play::Record(sum), room, 1);
            std::vector<QPointF> badges;
            for (const MoveInSum& move : play::someMoves(sum, 1000, 1)) {
                if (const auto badge = played.board.markOf(0, move).badge)
                    badges.push_back(*badge);
            }
            QVERIFY(!badges.empty());
            for (std::size_t i = 0; i < badges.size(); ++i) {
                for (std::size_t j = i + 1; j < badges.size(); ++j)
                    QVERIFY(std::hypot(badges[i].x() - badges[j].x(), badges[i].y() - badges[j].y()) >= 10);
            }
        }
    }
}

NIMSTONE_TEST(TestHeapsBoardClicks)
#include "tst_heaps_board_clicks.moc"
