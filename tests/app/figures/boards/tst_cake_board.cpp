// Tests the board of Cutcake.
#include "tests/app/figures/boards/every_room.h"
#include "tests/app/figures/proofs/figure_cases.h"

#include <QGuiApplication>

#include "app/figures/boards/ply_history.h"
#include "app/figures/boards/shapes/cake_blocks.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

namespace {

std::string hundredBlocks()
{
    std::string text = "cutcake:";
    for (int block = 0; block < 100; ++block)
        text += (block ? "," : "") + std::to_string(block % 5 + 1) + "x" + std::to_string(block % 3 + 1);
    return text;
}

}  // namespace

class TestCakeBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blocksMatchThePositionAfterEveryPly();
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void randomGamesPassTheBoardChecks();
    void piecesDoNotOverlap();
    void aClickPicksTheNearestLine();
    void aClickOnAMarkedLinePicksItsCut_data();
    void aClickOnAMarkedLinePicksItsCut();
    void blocksThatCannotBeCutAreDimmed();
    void everyComponentDimsWhatCannotBeCutThisTurn();
    void largeBlocksAreDrawnAsCards();
    void lettersOfMovesDoNotOverlap();
    void theLanguageChangesOnlyTheWords();
};

void TestCakeBoard::blocksMatchThePositionAfterEveryPly()
{
    const int games = tests::count(200, 5000);
    for (int game = 0; game < games; ++game) {
        const play::Record record = playedByChance(gameSumOf("cutcake:7x4,3x5,1x9"), static_cast<Seed>(game), 60);
        PlyHistory<CakeBlock> history(0, blocksOf(record.start().heaps));
        std::vector<std::vector<CakeBlock>> seen{history.now()};
        for (std::size_t ply = 0; ply < record.moves().size(); ++ply) {
            std::vector<CakeBlock> blocks = history.now();
            playOnBlocks(blocks, record.moves()[ply].move);
            history.add(ply, blocks);
            seen.push_back(blocks);
            std::vector<Count> sides;
            for (const CakeBlock& block : blocks)
                sides.insert(sides.end(), {block.width, block.height});
            QCOMPARE(sides, record.positionAfter(ply + 1).heaps);
        }
        for (std::size_t ply = 0; ply < seen.size(); ++ply)
            QVERIFY(history.at(ply) == seen[ply]);
    }
    qInfo("checked %d games", games);
}

void TestCakeBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("position");
    for (const char* position : {"cutcake:1x1", "cutcake:4x7,2x3", "cutcake:7x4", "cutcake:40x30", "cutcake:41x2", "cutcake:1000000000000000000x2,7x4",
                                 "cutcake:9223372036854775807x9223372036854775807,1x9223372036854775807", "cutcake:4x7 + cutcake:5x5,1x2"})
        QTest::newRow(position) << QString::fromLatin1(position);
    QTest::newRow("a hundred blocks") << QString::fromStdString(hundredBlocks());
}

void TestCakeBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, position);
    for (const char* language : {"en", "zh_CN"}) {
        const Language speaking(language);
        inEverySize({position, 1, 16}, [](const play::Record& record, const BoardRoom& room) { return faultOf(boardOf(record, room)); });
    }
}

void TestCakeBoard::randomGamesPassTheBoardChecks()
{
    const int games = tests::count(100, 2000);
    std::size_t scenes = 0;
    for (int game = 0; game < games; ++game) {
        Chance chance(static_cast<Seed>(game));
        std::string position = "cutcake:";
        const auto blocks = chance.between(1, 10);
        const bool large = chance.below(4) == 0;
        for (std::uint64_t block = 0; block < blocks; ++block) {
            position += (block ? "," : "") + std::to_string(chance.between(1, 8)) + "x"
                + std::to_string(large ? chance.between(1, maxCount) : chance.between(1, 8));
        }
        const QSizeF size(static_cast<double>(chance.between(480, 1800)), static_cast<double>(chance.between(250, 1100)));
        const Board board = boardOf(playedByChance(gameSumOf(position), static_cast<Seed>(game), 24),
                                    roomOf(size, 1 + static_cast<double>(chance.below(11)) / 10));
        const QString fault = faultOf(board);
        QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(position) + QStringLiteral(": ") + fault));
        scenes += board.choreography().scenes.size();
    }
    qInfo("checked %d games with %d scenes", games, static_cast<int>(scenes));
}

void TestCakeBoard::piecesDoNotOverlap()
{
    const play::Record record = playedByChance(gameSumOf("cutcake:7x4,3x5"), 9, 100);
    QVERIFY(record.isOver());
    const Board board = boardOf(record, roomOf({936, 560}));
    const Choreography& figure = board.choreography();
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        std::vector<QRectF> squares;
        std::vector<QRectF> plates;
        for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
            const Pose& pose = figure.scenes[scene][piece];
            const bool label = figure.pieces[piece].objectName.startsWith(QLatin1String("size"));
            if (figure.pieces[piece].kind == PieceKind::Tile && !label && pose.opacity > 0)
                (figure.pieces[piece].weight == 1 ? squares : plates).push_back(pose.rect());
        }
        QCOMPARE(squares.size(), std::size_t{7 * 4 + 3 * 5});
        QCOMPARE(plates.size(), 2 + scene);
        for (const auto* rects : {&squares, &plates}) {
            for (std::size_t i = 0; i < rects->size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!overlap((*rects)[i], (*rects)[j]));
            }
        }
        // Every square lies on exactly one plate.
        for (const QRectF& square : squares)
            QCOMPARE(std::ranges::count_if(plates, [&](const QRectF& plate) { return plate.contains(square); }), 1);
    }
}

void TestCakeBoard::aClickPicksTheNearestLine()
{
    const Board left = boardOf(play::Record(gameSumOf("cutcake:7x4,1x2"), play::Side::Person, Cutter::Left), roomOf({936, 560}));
    const Board right = boardOf(play::Record(gameSumOf("cutcake:7x4,1x2"), play::Side::Person, Cutter::Right), roomOf({936, 560}));
    const auto square = [&](int x, int y) { return poseOf(left, 0, QStringLiteral("square1-%1-%2").arg(x).arg(y))->rect(); };
    const QPointF point = square(3, 2).center() + QPointF(square(3, 2).width() / 4, square(3, 2).height() / 4);
    QCOMPARE(*left.moveAt(0, point, {}), (MoveInSum{0, {0, 0, {3, 0}, {}, Cutter::Left}}));
    QCOMPARE(*right.moveAt(0, point, {}), (MoveInSum{0, {0, 0, {2, 0}, {}, Cutter::Right}}));
    QCOMPARE(*left.moveAt(0, square(1, 1).center() - QPointF(square(1, 1).width() / 3, 0), {}), (MoveInSum{0, {0, 0, {1, 0}, {}, Cutter::Left}}));
    const QPointF narrow = poseOf(left, 0, QStringLiteral("square2-1-1"))->rect().center();
    QVERIFY(!left.moveAt(0, narrow, {}));
    QCOMPARE(*right.moveAt(0, narrow, {}), (MoveInSum{0, {1, 0, {1, 0}, {}, Cutter::Right}}));
}

void TestCakeBoard::aClickOnAMarkedLinePicksItsCut_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"cutcake:7x4,3x5,1x2", "cutcake:12x12", "cutcake:3x2 + cutcake:4x4", "cutcake:100x7"})
        QTest::newRow(position) << QByteArray(position);
}

void TestCakeBoard::aClickOnAMarkedLinePicksItsCut()
{
    QFETCH(QByteArray, position);
    int moves = 0;
    for (Seed seed = 0; seed < 6; ++seed) {
        const play::Record record = playedByChance(gameSumOf(position.toStdString()), seed, 14);
        const Board board = boardOf(record, roomOf(seed % 2 ? QSizeF(480, 250) : QSizeF(936, 560)));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const GameSum sum = record.gameSumAfter(ply);
            for (const MoveInSum& move : play::someMoves(sum, 200, 1, record.cutterOfMove(ply))) {
                QVERIFY2(clicksPick(board, ply, move, 1), qPrintable(QString::fromStdString(print(move, sum) + " of " + print(sum))));
                ++moves;
            }
        }
    }
    qInfo("checked %d moves", moves);
    QVERIFY(moves > 50);
}

void TestCakeBoard::blocksThatCannotBeCutAreDimmed()
{
    const play::Record record = playedByChance(gameSumOf("cutcake:5x3,1x4,4x1"), 4, 100);
    const Board board = boardOf(record, roomOf({936, 560}));
    int dimmed = 0;
    for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
        std::vector<CakeBlock> blocks = blocksOf(record.start().heaps);
        for (std::size_t played = 0; played < ply; ++played)
            playOnBlocks(blocks, record.moves()[played].move);
        for (const CakeBlock& block : blocks) {
            const bool may = (record.cutterOfMove(ply) == Cutter::Left ? block.width : block.height) > 1;
            const Pose& plate = *poseOf(board, ply, QStringLiteral("block%1").arg(block.id + 1));
            QCOMPARE(plate.tone, may ? Tone::Lit : Tone::Dim);
            QCOMPARE(board.moveAt(ply, plate.rect().center(), {}).has_value(), may);
            dimmed += !may;
        }
    }
    QVERIFY(dimmed > 10);
}

void TestCakeBoard::everyComponentDimsWhatCannotBeCutThisTurn()
{
    play::Record record(gameSumOf("cutcake:3x3 + cutcake:1x4"), play::Side::Person, Cutter::Left);
    QVERIFY(!record.play(MoveInSum{0, {0, 0, {1, 0}, {}, Cutter::Left}}));
    const Board board = boardOf(record, roomOf({936, 560}));
    QCOMPARE(poseOf(board, 0, QStringLiteral("part2-block1"))->tone, Tone::Dim);
    QCOMPARE(poseOf(board, 1, QStringLiteral("part2-block1"))->tone, Tone::Lit);
}

void TestCakeBoard::largeBlocksAreDrawnAsCards()
{
    play::Record record(gameSumOf("cutcake:1000000000000000000x2"), play::Side::Person, Cutter::Left);
    const Board start = boardOf(record, roomOf({936, 560}));
    const QRectF card = poseOf(start, 0, QStringLiteral("block1"))->rect();
    const auto move = start.moveAt(0, card.center(), {});
    QCOMPARE(*move, (MoveInSum{0, {0, 0, {500'000'000'000'000'000, 0}, {}, Cutter::Left}}));
    QVERIFY(start.moveAt(0, card.topLeft() + QPointF(0, 4), {})->move.pieces.first == 1);
    QVERIFY(!record.play(*move));
    const Board board = boardOf(record, roomOf({936, 560}));
    QVERIFY(!overlap(poseOf(board, 1, QStringLiteral("block1"))->rect(), poseOf(board, 1, QStringLiteral("block2"))->rect()));
    QCOMPARE(poseOf(board, 1, QStringLiteral("size2"))->text, QStringLiteral("#2: 500000000000000000 × 2"));
}

void TestCakeBoard::lettersOfMovesDoNotOverlap()
{
    const GameSum sum = gameSumOf("cutcake:7x4,3x5");
    for (const Cutter cutter : {Cutter::Left, Cutter::Right}) {
        const Board board = boardOf(play::Record(sum, play::Side::Person, cutter), roomOf({936, 560}));
        std::vector<QPointF> badges;
        for (const MoveInSum& move : play::someMoves(sum, 1000, 1, cutter)) {
            const auto badge = board.markOf(0, move).badge;
            QVERIFY(badge && board.roomOf(move.component).contains(*badge));
            for (const QPointF& other : badges)
                QVERIFY(std::hypot(badge->x() - other.x(), badge->y() - other.y()) > 18);
            badges.push_back(*badge);
        }
        QVERIFY(badges.size() >= 7);
    }
}

void TestCakeBoard::theLanguageChangesOnlyTheWords()
{
    const play::Record record = playedByChance(gameSumOf("cutcake:4x7,2x3"), 2, 4);
    const Choreography english = boardOf(record, roomOf({936, 560})).choreography();
    const Language speaking("zh_CN");
    const Choreography chinese = boardOf(record, roomOf({936, 560})).choreography();
    QVERIFY(english.pieces == chinese.pieces);
    QCOMPARE(chinese.scenes.size(), english.scenes.size());
    QStringList words;
    for (const Pose& pose : chinese.scenes.front())
        words.push_back(pose.text);
    QVERIFY(words.contains(QStringLiteral("#1：4 × 7")));
}

NIMSTONE_TEST(TestCakeBoard)
#include "tst_cake_board.moc"
