// Tests the queen's board (Wythoff's game): every reachable cell can be clicked, the two heaps follow the queen, and boards of
// any size fit in their room.
#include <QGuiApplication>
#include <QTest>
#include <set>

#include "app/figures/scene/grid_painter.h"
#include "tests/app/figures/boards/board_checks.h"
#include "tests/app/figures/boards/every_room.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestQueenBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void aClickOnAReachableCellPicksItsMove();
    void aClickOnAnUnreachableCellPicksNoMove();
    void aClickOnStonesTakesFromOneHeapOrBoth();
    void lettersDoNotOverlap();
    void heapsFollowTheQueen();
    void theTrailShowsTheLastMoves();
    void aClickOnALargeBoardPicksANearbyCell_data();
    void aClickOnALargeBoardPicksANearbyCell();
    void zoomedCellsCanBeClickedExactly();
    void columnNumbersDoNotOverlapTheHeapLabel();
    void theBoardHasNoPiecePerCell();
    void coldCellsAreShownOnlyWithTheory();
    void theBoardWorksAsAComponentOfASum();
    void theLanguageChangesOnlyTheWords();
};

namespace {

QPointF queenAt(const Board& board, std::size_t scene)
{
    const auto& figure = board.choreography();
    return figure.scenes[scene][pieceNamed(figure, QStringLiteral("queen"))].rect().center();
}

}  // namespace

void TestQueenBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("start");
    for (const char* start : {"wythoff:0,0", "wythoff:1,0", "wythoff:3,5", "wythoff:20,20", "wythoff:21,20", "wythoff:0,20", "wythoff:50,60",
                              "wythoff:300,200", "wythoff:10000,10000", "wythoff:1,9223372036854775807",
                              "wythoff:9223372036854775807,9223372036854775807", "wythoff:9223372036854775807,1234567"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

void TestQueenBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, start);
    inEverySize({start}, [](const play::Record& record, BoardRoom room) {
        room.theory = record.moves().size() % 2 == 0;
        // faultIn() allows the queen on any cell, also on the marker of a cold cell.
        return faultIn(boardOf(record, room), record.moves().size());
    });
}

void TestQueenBoard::aClickOnAReachableCellPicksItsMove()
{
    int picks = 0;
    for (Seed seed = 0; seed < count<Seed>(60, 1000); ++seed) {
        Chance chance(seed);
        const std::string start = "wythoff:" + std::to_string(chance.below(40)) + "," + std::to_string(chance.below(40));
        const play::Record record = randomGame(start, seed);
        const Board board = boardOf(record, roomOf({900, 900}));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const GameSum sum = record.gameSumAfter(ply);
            for (const Move& move : sum.components().front().rules->legalMoves(sum.components().front().position)) {
                const QString fault = faultInPick(board, record, ply, {0, move});
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                ++picks;
            }
        }
    }
    qInfo("checked %d clicks", picks);
}

void TestQueenBoard::aClickOnAnUnreachableCellPicksNoMove()
{
    const play::Record record(gameSumOf("wythoff:9,6"));
    const Board board = boardOf(record, roomOf({900, 700}));
    const auto& figure = board.choreography();
    const QRectF cells = figure.scenes[0][pieceNamed(figure, QStringLiteral("grid"))].rect();
    const double cell = cells.width() / 10;
    int hit = 0;
    for (int column = 0; column <= 9; ++column) {
        for (int row = 0; row <= 6; ++row) {
            const QPointF middle(cells.left() + (column + 0.5) * cell, cells.bottom() - (row + 0.5) * cell);
            const bool reachable = (column == 9) != (row == 6) || (9 - column == 6 - row && row != 6);
            QCOMPARE(board.moveAt(0, middle, std::nullopt).has_value(), reachable);
            hit += reachable;
        }
    }
    QCOMPARE(hit, 9 + 6 + 6);
}

void TestQueenBoard::aClickOnStonesTakesFromOneHeapOrBoth()
{
    const play::Record record(gameSumOf("wythoff:4,7"));
    const Board board = boardOf(record, roomOf({900, 700}));
    const auto& figure = board.choreography();
    const auto stone = [&](int heap, int index) {
        const std::size_t piece = pieceNamed(figure, QStringLiteral("stone%1-%2").arg(heap).arg(index));
        return figure.scenes[0][piece].rect().center();
    };
    for (int taken = 1; taken <= 4; ++taken)
        QVERIFY(board.moveAt(0, stone(1, 4 - taken + 1), std::nullopt) == (MoveInSum{0, {0, Count(taken)}}));
    for (int taken = 1; taken <= 7; ++taken)
        QVERIFY(board.moveAt(0, stone(2, 7 - taken + 1), std::nullopt) == (MoveInSum{0, {1, Count(taken)}}));
    // While stones of the other heap are picked, a click picks the same number of stones from both heaps, if both heaps
    // have enough stones.
    const MoveInSum fromSecond{0, {1, 3}};
    const MoveInSum fromFirst{0, {0, 3}};
    const MoveInSum both{0, {.heap = 0, .taken = 2, .also = {{1, 2}}}};
    QVERIFY(board.moveAt(0, stone(1, 3), fromSecond) == both);
    QVERIFY(board.moveAt(0, stone(2, 6), fromFirst) == both);
    QVERIFY(board.moveAt(0, stone(2, 1), fromFirst) == (MoveInSum{0, {1, 7}}));
    QVERIFY(board.moveAt(0, stone(1, 3), both) == (MoveInSum{0, {0, 2}}));
    QVERIFY(board.moveAt(0, stone(1, 2), fromFirst) == (MoveInSum{0, {0, 3}}));
    QCOMPARE(board.markOf(0, both).pieces.size(), std::size_t{4});
}

void TestQueenBoard::lettersDoNotOverlap()
{
    const play::Record record(gameSumOf("wythoff:15,15"));
    const Board board = boardOf(record, roomOf({480, 250}));
    std::vector<QPointF> letters;
    for (const Move& move : record.sum().components().front().rules->legalMoves(record.position()))
        letters.push_back(*board.markOf(0, {0, move}).badge);
    QCOMPARE(letters.size(), std::size_t{15 + 15 + 15});
    for (std::size_t a = 0; a < letters.size(); ++a) {
        for (std::size_t b = a + 1; b < letters.size(); ++b)
            QVERIFY(std::max(std::abs(letters[a].x() - letters[b].x()), std::abs(letters[a].y() - letters[b].y())) >= 17);
    }
}

void TestQueenBoard::heapsFollowTheQueen()
{
    const play::Record record = *play::parseRecord("wythoff:9,12 first 1-2 2-3 1-4,2-4 2-1");
    const Board board = boardOf(record, roomOf({900, 700}));
    const auto& figure = board.choreography();
    const QRectF cells = figure.scenes[0][pieceNamed(figure, QStringLiteral("grid"))].rect();
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        const Position position = record.positionAfter(scene);
        std::array<Count, 2> stones{};
        std::array<Count, 2> taken{};
        for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
            if (figure.pieces[piece].kind != PieceKind::Stone)
                continue;
            const bool away = figure.scenes[scene][piece].tone == Tone::Taken;
            ++(away ? taken : stones)[static_cast<std::size_t>(figure.pieces[piece].heap)];
        }
        QCOMPARE(stones[0], position.heaps[0]);
        QCOMPARE(stones[1], position.heaps[1]);
        QCOMPARE(taken[0], 9 - position.heaps[0]);
        for (const int heap : {0, 1}) {
            const auto label = pieceNamed(figure, QStringLiteral("size%1").arg(heap + 1));
            QCOMPARE(figure.scenes[scene][label].text, QString::number(position.heaps[static_cast<std::size_t>(heap)]));
        }
        const QPointF queen = queenAt(board, scene);
        QCOMPARE(std::floor((queen.x() - cells.left()) / (cells.width() / 10)), double(position.heaps[0]));
        QCOMPARE(std::floor((cells.bottom() - queen.y()) / (cells.height() / 13)), double(position.heaps[1]));
        // The queen stands above the last stone of the first heap.
        if (position.heaps[0] > 0) {
            const auto last = pieceNamed(figure, QStringLiteral("stone1-%1").arg(position.heaps[0]));
            QVERIFY(std::abs(figure.scenes[scene][last].x - queen.x()) < 0.01);
        }
    }
}

void TestQueenBoard::theTrailShowsTheLastMoves()
{
    const play::Record record = *play::parseRecord("wythoff:9,12 first 1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1 1-1");
    const Board board = boardOf(record, roomOf({900, 700}));
    const auto& figure = board.choreography();
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        std::size_t seen = 0;
        for (std::size_t ply = 0; ply < 9; ++ply) {
            const Pose& trace = figure.scenes[scene][pieceNamed(figure, QStringLiteral("trail%1").arg(ply + 1))];
            seen += trace.opacity > 0;
            if (ply >= scene)
                QCOMPARE(trace.opacity, 0.0);
            if (ply + 1 == scene) {
                QCOMPARE(trace.opacity, 1.0);
                QCOMPARE(trace.rect().center(), queenAt(board, ply));
                QCOMPARE(trace.tone, record.sideOfMove(ply) == play::Side::Person ? Tone::Even : Tone::Taken);
            }
        }
        QCOMPARE(seen, std::min<std::size_t>(scene, 6));
    }
}

void TestQueenBoard::aClickOnALargeBoardPicksANearbyCell_data()
{
    QTest::addColumn<QString>("start");
    for (const char* start : {"wythoff:400,300", "wythoff:10000,10000", "wythoff:3,1000000", "wythoff:1000000000000,30",
                              "wythoff:9223372036854775807,9223372036854775807"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

void TestQueenBoard::aClickOnALargeBoardPicksANearbyCell()
{
    QFETCH(QString, start);
    int picks = 0;
    for (Seed seed = 0; seed < 40; ++seed) {
        const play::Record record = randomGame(start.toStdString(), seed, 4);
        const Board board = boardOf(record, roomOf({900, 700}));
        const auto& figure = board.choreography();
        const QRectF cells = figure.scenes[0][pieceNamed(figure, QStringLiteral("grid"))].rect();
        const auto most = [&](std::size_t heap) { return static_cast<double>(record.start().heaps[heap] + 1); };
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            for (const MoveInSum& move : play::someMoves(record.gameSumAfter(ply), 12, seed)) {
                const QString fault = faultInMark(board, record, ply, move);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                // The click may miss by some cells, but by at most 17 pixels.
                const auto picked = board.moveAt(ply, board.markOf(ply, move).areas.front().center(), std::nullopt);
                if (!picked)
                    continue;
                const Position meant = *Wythoff().play(record.positionAfter(ply), move.move);
                const Position got = *Wythoff().play(record.positionAfter(ply), picked->move);
                const auto distance = [&](std::size_t heap, double length) {
                    return std::abs(static_cast<double>(meant.heaps[heap]) - static_cast<double>(got.heaps[heap])) * length / most(heap);
                };
                QVERIFY2(distance(0, cells.width()) <= 17 && distance(1, cells.height()) <= 17,
                         print(move, record.startSum()).c_str());
                ++picks;
            }
        }
    }
    QVERIFY(picks > 200);
    qInfo("checked %d clicks", picks);
}

void TestQueenBoard::zoomedCellsCanBeClickedExactly()
{
    int picks = 0;
    for (const auto& [start, zoom] : {std::pair{"wythoff:10000,10000", 1024.0}, {"wythoff:300,200", 16.0}, {"wythoff:10000,37", 1024.0}}) {
        const play::Record record = randomGame(start, 3, 3);
        BoardRoom room = roomOf({800, 600});
        room.zoom = zoom;
        const Board board = boardOf(record, room);
        QVERIFY(board.choreography().size.width() > 3 * room.size.width());
        const QString fault = faultIn(board, record.moves().size());
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            for (const MoveInSum& move : play::someMoves(record.gameSumAfter(ply), 200, 7)) {
                const QString missed = faultInPick(board, record, ply, move);
                QVERIFY2(missed.isEmpty(), qPrintable(missed));
                ++picks;
            }
        }
    }
    qInfo("checked %d clicks", picks);
}

void TestQueenBoard::columnNumbersDoNotOverlapTheHeapLabel()
{
    // The number of the last column extends beyond the grid by half its width. The label of the heap is further away.
    for (const char* start : {"wythoff:900,1400", "wythoff:200,90", "wythoff:99999,99999", "wythoff:12,14"}) {
        const Board board = boardOf(play::Record(gameSumOf(start)), roomOf({900, 700}));
        const Pose& grid = *poseOf(board, 0, QStringLiteral("grid"));
        const auto columns = static_cast<Count>(QString::fromLatin1(start).section(QLatin1Char(':'), 1).section(QLatin1Char(','), 0, 0).toULongLong());
        const double cell = grid.width / static_cast<double>(columns + 1);
        const double number = gridNumbersWidth(columns + 1, 13);
        QVERIFY(poseOf(board, 0, QStringLiteral("size1"))->rect().left() >= grid.rect().right() + std::max(0.0, number - 12 - cell) / 2);
    }
}

void TestQueenBoard::theBoardHasNoPiecePerCell()
{
    const play::Record record(gameSumOf("wythoff:10000,10000"));
    BoardRoom room = roomOf({800, 600});
    room.zoom = 1024;
    const Board board = boardOf(record, room);
    const auto& figure = board.choreography();
    QVERIFY(figure.pieceCount() < 20);
    const Piece& grid = figure.pieces[pieceNamed(figure, QStringLiteral("grid"))];
    QCOMPARE(grid.weight, Count{10001});
    QCOMPARE(grid.rows, Count{10001});
}

void TestQueenBoard::coldCellsAreShownOnlyWithTheory()
{
    const play::Record record(gameSumOf("wythoff:8,13"));
    const auto coldCells = [&](bool theory) {
        std::set<QString> names;
        const Board board = boardOf(record, roomWithTheory({900, 700}, 1, theory));
        for (const Piece& piece : board.choreography().pieces) {
            if (piece.objectName.startsWith(QStringLiteral("cold")))
                names.insert(piece.objectName.mid(4));
        }
        return names;
    };
    QVERIFY(coldCells(false).empty());
    const std::set<QString> pairs{QStringLiteral("0-0"), QStringLiteral("1-2"), QStringLiteral("2-1"), QStringLiteral("3-5"), QStringLiteral("4-7"),
                                  QStringLiteral("5-3"), QStringLiteral("6-10"), QStringLiteral("7-4"), QStringLiteral("8-13")};
    QVERIFY(coldCells(true) == pairs);
}

void TestQueenBoard::theBoardWorksAsAComponentOfASum()
{
    const play::Record record = randomGame("wythoff:3,5 + euclid:21,13 + wythoff:40,7", 2);
    for (const QSizeF size : {QSizeF(560, 440), QSizeF(1400, 800)}) {
        const Board board = boardOf(record, roomOf(size));
        const QString fault = faultIn(board, record.moves().size());
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        for (const Move& move : record.startSum().components()[0].rules->legalMoves(record.startSum().components()[0].position)) {
            const QString missed = faultInPick(board, record, 0, {0, move});
            QVERIFY2(missed.isEmpty(), qPrintable(missed));
        }
        std::set<QString> names;
        for (const Piece& piece : board.choreography().pieces)
            QVERIFY2(piece.objectName.isEmpty() || names.insert(piece.objectName).second, qPrintable(piece.objectName));
    }
}

void TestQueenBoard::theLanguageChangesOnlyTheWords()
{
    const play::Record record(gameSumOf("wythoff:3,5"));
    QVERIFY(wordsIn("zh_CN", record, roomOf({900, 700})).contains(QStringLiteral("第 1 堆")));
    QVERIFY(wordsIn("en", record, roomOf({900, 700})).contains(QStringLiteral("Heap 1")));
}

NIMSTONE_TEST(TestQueenBoard)
#include "tst_queen_board.moc"
