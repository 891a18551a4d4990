// Tests the rectangle of Euclid's game: every square can be clicked, no square is lost, and the rest of the rectangle is scaled
// up to fill the room.
#include <QGuiApplication>
#include <QTest>

#include "app/figures/objects/euclid_squares.h"
#include "core/zeckendorf.h"
#include "tests/app/figures/boards/board_checks.h"
#include "tests/app/figures/boards/every_room.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestRectangleBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void squareLevelsFollowEuclidsAlgorithm();
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void aClickOnASquarePicksItsMove();
    void aSquareCanBeTakenFromEitherNumber();
    void squaresCoverTheRectangle();
    void cutSquaresGoToTheTrayOfTheirPlayer();
    void theRestOfTheRectangleIsEnlarged();
    void aClickOnAStripPicksByLength();
};

void TestRectangleBoard::squareLevelsFollowEuclidsAlgorithm()
{
    QVERIFY(squareLevels(34, 13) == (std::vector<SquareLevel>{{0, 13, 2}, {1, 8, 1}, {0, 5, 1}, {1, 3, 1}, {0, 2, 1}, {1, 1, 2}}));
    QVERIFY(squareLevels(7, 7) == (std::vector<SquareLevel>{{0, 7, 1}}));
    QVERIFY(squareLevels(0, 7).empty());
    QVERIFY(squareLevels(3, maxCount) == (std::vector<SquareLevel>{{1, 3, maxCount / 3}, {0, 1, 3}}));
    QCOMPARE(squareLevels(fibonacciNumbers[89], fibonacciNumbers[90]).size(), std::size_t{90});
    // The areas of the squares add up to the area of the rectangle.
    for (Count a = 0; a <= 60; ++a) {
        for (Count b = 0; b <= 60; ++b) {
            Count area = 0;
            for (const SquareLevel& level : squareLevels(a, b))
                area += level.squares * level.side * level.side;
            QCOMPARE(area, a * b);
        }
    }
}

void TestRectangleBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("start");
    for (const char* start : {"euclid:0,0", "euclid:0,5", "euclid:1,1", "euclid:7,7", "euclid:34,21", "euclid:21,34", "euclid:100,3", "euclid:3,100",
                              "euclid:1000000000000000000,1", "euclid:1,1000000000000000000", "euclid:7540113804746346429,4660046610375530309",
                              "euclid:9223372036854775807,9223372036854775806", "euclid:9223372036854775807,3037000499"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

void TestRectangleBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, start);
    inEverySize({start, 4, 60}, [](const play::Record& record, const BoardRoom& room) {
        const Board board = boardOf(record, room);
        return board.choreography().pieceCount() < 1500 ? faultIn(board, record.moves().size()) : QStringLiteral("too many pieces");
    });
}

void TestRectangleBoard::aClickOnASquarePicksItsMove()
{
    int picks = 0;
    for (Seed seed = 0; seed < count<Seed>(120, 2000); ++seed) {
        Chance chance(seed);
        const std::string start = "euclid:" + std::to_string(chance.below(60)) + "," + std::to_string(chance.below(60));
        const play::Record record = randomGame(start, seed);
        const Board board = boardOf(record, roomOf({1400, 1400}));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const Component part = record.gameSumAfter(ply).components().front();
            const auto& heaps = part.position.heaps;
            // Longer rows of squares are drawn as strips, so this test skips them.
            if (heaps[0] == heaps[1] || std::max(heaps[0], heaps[1]) > 50 * std::min(heaps[0], heaps[1]))
                continue;
            const Count squares = std::max(heaps[0], heaps[1]) / std::max<Count>(std::min(heaps[0], heaps[1]), 1);
            for (const Move& move : part.rules->legalMoves(part.position)) {
                const bool lettered = board.markOf(ply, {0, move}).badge.has_value();
                QVERIFY(lettered || squares > 20);
                const QString fault = lettered ? faultInPick(board, record, ply, {0, move}) : faultInMark(board, record, ply, {0, move});
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                ++picks;
            }
        }
    }
    QVERIFY(picks > 300);
    qInfo("checked %d clicks", picks);
}

void TestRectangleBoard::aSquareCanBeTakenFromEitherNumber()
{
    const play::Record record(gameSumOf("euclid:7,7"));
    const Board board = boardOf(record, roomOf({900, 700}));
    const MoveInSum first{0, {0, 7}};
    const MoveInSum second{0, {1, 7}};
    QVERIFY2(faultInPick(board, record, 0, first).isEmpty(), qPrintable(faultInPick(board, record, 0, first)));
    QVERIFY2(faultInPick(board, record, 0, second, first).isEmpty(), qPrintable(faultInPick(board, record, 0, second, first)));
    QVERIFY(faultInPick(board, record, 0, first, second).isEmpty());
}

void TestRectangleBoard::squaresCoverTheRectangle()
{
    for (const char* start : {"euclid:34,21", "euclid:13,31", "euclid:8,8", "euclid:5,23"}) {
        const play::Record record = randomGame(start, 5);
        const Board board = boardOf(record, roomOf({900, 700}));
        const auto& figure = board.choreography();
        for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
            double covered = 0;
            QRectF rectangle;
            for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
                const Pose& pose = figure.scenes[scene][piece];
                if (figure.pieces[piece].kind != PieceKind::Tile || pose.opacity == 0 || pose.tone == Tone::Taken)
                    continue;
                const QRectF rect = pose.rect();
                if (figure.pieces[piece].index < 0) {
                    rectangle = rect;
                } else {
                    QVERIFY2(std::abs(rect.width() - rect.height()) < 0.01, "a square has different width and height");
                    covered += rect.width() * rect.height();
                }
            }
            const auto& heaps = record.positionAfter(scene).heaps;
            QCOMPARE(rectangle.isEmpty(), heaps[0] == 0 || heaps[1] == 0);
            QVERIFY(std::abs(covered - rectangle.width() * rectangle.height()) < 20);
            if (!rectangle.isEmpty())
                QVERIFY(std::abs(rectangle.width() * double(heaps[1]) - rectangle.height() * double(heaps[0])) < 0.01 * rectangle.width());
        }
    }
}

void TestRectangleBoard::cutSquaresGoToTheTrayOfTheirPlayer()
{
    const play::Record record = *play::parseRecord("euclid:23,5 first 1-10 1-10 2-3 1-2 2-2");
    const Board board = boardOf(record, roomOf({900, 700}));
    const auto& figure = board.choreography();
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        std::array<Count, 2> taken{};
        for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
            const Pose& pose = figure.scenes[scene][piece];
            if (figure.pieces[piece].kind == PieceKind::Tile && pose.tone == Tone::Taken)
                taken[pose.y > figure.size.height() / 2] += figure.pieces[piece].weight;
        }
        std::array<Count, 2> expected{};
        for (std::size_t ply = 0; ply < scene; ++ply)
            expected[record.sideOfMove(ply) == play::Side::Person] += record.moves()[ply].move.taken;
        QCOMPARE(taken[0], expected[0]);
        QCOMPARE(taken[1], expected[1]);
    }
}

void TestRectangleBoard::theRestOfTheRectangleIsEnlarged()
{
    const play::Record record = *play::parseRecord("euclid:34,21 first 1-21 2-13 1-8 2-5 1-3 2-2 1-1");
    const Board board = boardOf(record, roomOf({900, 700}));
    const auto& figure = board.choreography();
    // The numbers are consecutive Fibonacci numbers, so the rectangle keeps a height of at least 220 pixels in every
    // scene, though the last rectangle is 2 × 1.
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
            if (figure.pieces[piece].objectName == QStringLiteral("rectangle"))
                QVERIFY(figure.scenes[scene][piece].height >= 220);
        }
    }
}

void TestRectangleBoard::aClickOnAStripPicksByLength()
{
    const play::Record record(gameSumOf("euclid:1000000000000000000,1"));
    const Board board = boardOf(record, roomOf({900, 700}));
    int picks = 0;
    for (const Count taken : {Count{1}, Count{250'000'000'000'000'000}, Count{500'000'000'000'000'000}, Count{999'000'000'000'000'000}, Count{1'000'000'000'000'000'000}}) {
        const BoardMark mark = board.markOf(0, {0, {0, taken}});
        const QRectF area = mark.areas.front();
        const auto picked = board.moveAt(0, {area.left() + 0.01, area.center().y()}, std::nullopt);
        QVERIFY(picked.has_value());
        const double share = static_cast<double>(picked->move.taken) / 1e18;
        QVERIFY2(std::abs(share - static_cast<double>(taken) / 1e18) < 0.02, qPrintable(QString::number(share)));
        ++picks;
    }
    // A click at the far end of the strip takes all of it.
    const BoardMark all = board.markOf(0, {0, {0, Count{1'000'000'000'000'000'000}}});
    const auto picked = board.moveAt(0, all.areas.front().topLeft() + QPointF(1, 5), std::nullopt);
    QCOMPARE(picked->move.taken, Count{1'000'000'000'000'000'000});
    qInfo("checked %d clicks", picks + 1);
}

NIMSTONE_TEST(TestRectangleBoard)
#include "tst_rectangle_board.moc"
