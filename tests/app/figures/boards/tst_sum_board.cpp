// Tests the board of a sum: it shows the boards of its components, their names, and the signs between them.
#include "tests/app/figures/boards/played_boards.h"
#include "tests/app/figures/proofs/figure_cases.h"

#include <QGuiApplication>

#include "app/figures/boards/sum_layout.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

namespace {

std::string hundredParts()
{
    std::string text;
    for (int part = 0; part < 100; ++part)
        text += (part ? " + kayles:" : "kayles:") + std::to_string(part % 9 + 1);
    return text;
}

}  // namespace

class TestSumBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void componentsDoNotOverlapAndComeInReadingOrder();
    void aSumThatFitsDoesNotScroll();
    void aSumThatDoesNotFitScrollsDown();
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void everyPieceStaysInItsComponent();
    void aClickPicksAMoveOfTheComponentUnderIt();
    void componentsAreNamedInBothLanguages();
    void aSingleGameHasNoComponentName();
    void aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard_data();
    void aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard();
};

void TestSumBoard::componentsDoNotOverlapAndComeInReadingOrder()
{
    const int sums = tests::count(500, 20000);
    for (int number = 0; number < sums; ++number) {
        Chance chance(static_cast<Seed>(number));
        std::vector<SumNeed> needs;
        for (std::uint64_t part = 0, parts = chance.between(2, 100); part < parts; ++part) {
            needs.push_back({QSizeF(static_cast<double>(chance.between(20, 500)), static_cast<double>(chance.between(20, 300))),
                             static_cast<double>(chance.between(40, 200))});
        }
        const QSizeF room(static_cast<double>(chance.between(480, 1500)), static_cast<double>(chance.between(200, 900)));
        const SumLayout sum = layOutSum(needs, room, 20, 16);
        QCOMPARE(sum.cells.size(), needs.size());
        QCOMPARE(sum.pluses.size(), needs.size() - 1);
        const QRectF whole = QRectF({0, 0}, sum.size).adjusted(-0.01, -0.01, 0.01, 0.01);
        for (std::size_t part = 0; part < needs.size(); ++part) {
            const SumCell& cell = sum.cells[part];
            QVERIFY(whole.contains(cell.whole()));
            QVERIFY(cell.board.width() >= needs[part].board.width() - 0.01 && cell.board.height() >= needs[part].board.height() - 0.01);
            QVERIFY(cell.name.width() >= needs[part].name - 0.01);
            for (std::size_t other = 0; other < part; ++other)
                QVERIFY(!overlap(cell.whole(), sum.cells[other].whole()));
            for (const QRectF& rule : sum.rules)
                QVERIFY(!cell.whole().intersects(rule));
            if (part == 0)
                continue;
            const QPointF plus = sum.pluses[part - 1];
            QVERIFY(whole.contains(plus) && plus.x() < cell.board.left());
            const QRectF before = sum.cells[part - 1].whole();
            QVERIFY(before.top() < cell.whole().top() ? before.bottom() < cell.whole().top() : before.right() < plus.x());
        }
    }
    qInfo("checked %d sums", sums);
}

void TestSumBoard::aSumThatFitsDoesNotScroll()
{
    const std::vector<SumNeed> needs(6, SumNeed{{150, 80}, 90});
    const SumLayout sum = layOutSum(needs, {900, 400}, 20, 16);
    QVERIFY(sum.size.width() <= 900.01 && sum.size.height() <= 400.01);
    // The layout also fills the available room.
    QVERIFY(sum.size.width() > 899 && sum.size.height() > 399);
}

void TestSumBoard::aSumThatDoesNotFitScrollsDown()
{
    const SumLayout sum = layOutSum(std::vector<SumNeed>(100, SumNeed{{150, 80}, 90}), {900, 400}, 20, 16);
    QVERIFY(sum.size.width() <= 900.01);
    QVERIFY(sum.size.height() > 400);
    // Each row has all components that fit beside one another.
    QCOMPARE(std::ranges::count_if(sum.cells, [&](const SumCell& cell) { return cell.name.top() == 0; }), 4);
}

void TestSumBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"nim:3,4 + kayles:7", "nim:3,4 + wythoff:3,5 + kayles:7 + treblecross:9 + moore-nim(2):3,4,5 + octal(0.77):5,6",
                                 "kayles:20 + dawsons-chess:12 + grundy-game:20", "cutcake:7x4 + cutcake:3x5,1x2",
                                 "kayles:9223372036854775807 + treblecross:5 + octal(0.77):9"})
        QTest::newRow(position) << QByteArray(position);
    QTest::newRow("a hundred components") << QByteArray::fromStdString(hundredParts());
}

void TestSumBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QByteArray, position);
    for (const char* language : {"en", "zh_CN"}) {
        const Language speaking(language);
        for (const QSizeF size : {QSizeF(480, 250), QSizeF(936, 560), QSizeF(1500, 900)}) {
            for (const double textScale : {1.0, 2.0}) {
                const play::Record record = playedByChance(gameSumOf(position.toStdString()), 5, 8);
                const QString fault = faultOf(boardOf(record, roomOf(size, textScale)));
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }
}

void TestSumBoard::everyPieceStaysInItsComponent()
{
    // These games have no tray. In other games, taken pieces leave their component for a tray.
    const play::Record record = playedByChance(gameSumOf("treblecross:12 + dawsons-chess:9 + treblecross:7"), 3, 100);
    const Board board = boardOf(record, roomOf({936, 560}));
    int inParts = 0;
    for (const auto& scene : board.choreography().scenes) {
        for (std::size_t piece = 0; piece < scene.size(); ++piece) {
            const QString& name = board.choreography().pieces[piece].objectName;
            if (scene[piece].opacity <= 0 || !name.startsWith(QLatin1String("part")))
                continue;
            const auto part = static_cast<std::size_t>(name.mid(4).section(QLatin1Char('-'), 0, 0).toInt() - 1);
            QVERIFY2(board.roomOf(part).adjusted(-0.5, -0.5, 0.5, 0.5).contains(scene[piece].rect()), qPrintable(name));
            ++inParts;
        }
    }
    QVERIFY(inParts > 200);
}

void TestSumBoard::aClickPicksAMoveOfTheComponentUnderIt()
{
    const Board board = boardOf(play::Record(gameSumOf("kayles:7 + kayles:5 + treblecross:9")), roomOf({936, 560}));
    const auto at = [&](const char* name) { return poseOf(board, 0, QLatin1String(name))->rect().center(); };
    QCOMPARE(*board.moveAt(0, at("part1-pin1-2"), {}), (MoveInSum{0, {0, 1, {1, 0}}}));
    const auto second = board.moveAt(0, at("part2-pin1-2"), {});
    QCOMPARE(*second, (MoveInSum{1, {0, 1, {1, 0}}}));
    // A move that was begun in another component is dropped.
    QCOMPARE(*board.moveAt(0, at("part1-pin1-3"), second), (MoveInSum{0, {0, 1, {2, 0}}}));
    QCOMPARE(*board.moveAt(0, at("part3-square1-4"), {}), (MoveInSum{2, {0, 3, {3, 0}}}));
    QVERIFY(!board.moveAt(0, at("part1"), {}));
}

void TestSumBoard::componentsAreNamedInBothLanguages()
{
    const play::Record record(gameSumOf("moore-nim(2):3,4 + kayles:7"));
    QCOMPARE(poseOf(boardOf(record, roomOf({936, 560})), 0, QStringLiteral("part1"))->text, QStringLiteral("Component 1: Moore's Nim (2)"));
    QCOMPARE(poseOf(boardOf(record, roomOf({936, 560})), 0, QStringLiteral("part2"))->text, QStringLiteral("Component 2: Kayles"));
    const Language speaking("zh_CN");
    const QString name = poseOf(boardOf(record, roomOf({936, 560})), 0, QStringLiteral("part1"))->text;
    QVERIFY2(name.startsWith(QStringLiteral("第 1 个分量：")) && name.endsWith(QStringLiteral("（2）")), qPrintable(name));
}

void TestSumBoard::aSingleGameHasNoComponentName()
{
    const Board board = boardOf(play::Record(gameSumOf("kayles:7")), roomOf({936, 560}));
    QVERIFY(!poseOf(board, 0, QStringLiteral("part1")));
    QVERIFY(poseOf(board, 0, QStringLiteral("pin1-1")));
}

void TestSumBoard::aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"kayles:40,30", "octal(4.7):12,9", "treblecross:40", "dawsons-chess:30", "kayles:100000,7", "cutcake:7x6,4x4",
                                 "cutcake:1000x9", "kayles:12 + dawson-kayles:14 + treblecross:15", "cutcake:3x5 + cutcake:6x6"})
        QTest::newRow(position) << QByteArray(position);
}

void TestSumBoard::aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard()
{
    QFETCH(QByteArray, position);
    const play::Record record = playedByChance(gameSumOf(position.toStdString()), 17, 40);
    const std::size_t moves = record.moves().size();
    const BoardRoom room = roomOf({936, 560});
    const auto whole = boardOf(record, room);
    for (std::size_t first = 1; first <= moves; ++first) {
        const Board board(record, room, {first, moves});
        QVERIFY(board.choreography().pieces == whole.choreography().pieces);
        for (std::size_t ply = first; ply <= moves; ++ply) {
            for (std::size_t piece = 0; piece < board.choreography().pieces.size(); ++piece) {
                const Pose& shown = board.choreography().scenes[ply - first][piece];
                const Pose& wanted = whole.choreography().scenes[ply][piece];
                QVERIFY2(shown.opacity == wanted.opacity,
                         qPrintable(QStringLiteral("piece %1, after %2 moves, from %3 on: wrong opacity")
                                        .arg(piece).arg(ply).arg(first)));
                if (wanted.opacity > 0)
                    QVERIFY2(shown.rect() == wanted.rect() && shown.text == wanted.text && shown.tone == wanted.tone,
                             qPrintable(QStringLiteral("piece %1, after %2 moves, from %3 on: wrong pose")
                                            .arg(piece).arg(ply).arg(first)));
            }
        }
    }
    QVERIFY(moves > 5);
}

NIMSTONE_TEST(TestSumBoard)
#include "tst_sum_board.moc"
