// Tests the board of Fibonacci Nim: the bracket covers the stones that may be taken, only these stones can be clicked, and the
// bars are the terms of the Zeckendorf representation.
#include <QGuiApplication>
#include <QTest>
#include <map>

#include "app/figures/objects/part_slots.h"
#include "core/zeckendorf.h"
#include "tests/app/figures/boards/board_checks.h"
#include "tests/app/figures/boards/every_room.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestFibonacciBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void onlyStonesUnderTheBracketCanBeClicked();
    void theBracketCoversTheQuota();
    void takenStonesGoToTheTrayOfTheirPlayer();
    void aClickOnABarPicksWithinTheQuota();
    void zeckendorfPartsAreShownOnlyWithTheory();
    void partsAreTheZeckendorfRepresentation();
    void barsOfManyPartsFit();
    void barsAreToScaleOrHaveABreakMark_data();
    void barsAreToScaleOrHaveABreakMark();
    void theBarOfThePileIsToScaleOrHasABreakMark_data();
    void theBarOfThePileIsToScaleOrHasABreakMark();
    void theLanguageChangesOnlyTheWords();
};

void TestFibonacciBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("start");
    for (const char* start : {"fibonacci-nim:0", "fibonacci-nim:1", "fibonacci-nim:2", "fibonacci-nim:13~6", "fibonacci-nim:20", "fibonacci-nim:40",
                              "fibonacci-nim:100", "fibonacci-nim:150", "fibonacci-nim:151", "fibonacci-nim:1000000~3",
                              "fibonacci-nim:9223372036854775807", "fibonacci-nim:7540113804746346428~1"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

void TestFibonacciBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, start);
    inEverySize({start}, [](const play::Record& record, BoardRoom room) {
        room.theory = record.moves().size() % 2 == 0;
        return faultIn(boardOf(record, room), record.moves().size());
    });
}

void TestFibonacciBoard::onlyStonesUnderTheBracketCanBeClicked()
{
    int picks = 0;
    int misses = 0;
    for (Seed seed = 0; seed < count<Seed>(100, 2000); ++seed) {
        Chance chance(seed);
        const play::Record record = randomGame("fibonacci-nim:" + std::to_string(chance.below(120)), seed);
        const Board board = boardOf(record, roomOf({900, 700}));
        const auto& figure = board.choreography();
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const Component part = record.gameSumAfter(ply).components().front();
            for (const Move& move : part.rules->legalMoves(part.position)) {
                const QString fault = faultInPick(board, record, ply, {0, move});
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
                ++picks;
            }
            // A click beyond the quota picks no move.
            for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
                const Count index = static_cast<Count>(figure.pieces[piece].index);
                if (figure.pieces[piece].kind == PieceKind::Stone && index + part.position.quota < part.position.heaps[0]) {
                    QVERIFY(!board.moveAt(ply, figure.scenes[ply][piece].rect().center(), std::nullopt));
                    ++misses;
                }
            }
        }
    }
    qInfo("checked %d clicks within the quota and %d beyond it", picks, misses);
}

void TestFibonacciBoard::theBracketCoversTheQuota()
{
    for (const char* start : {"fibonacci-nim:13~6", "fibonacci-nim:100~37", "fibonacci-nim:30"}) {
        const play::Record record = randomGame(start, 4);
        const Board board = boardOf(record, roomOf({640, 520}));
        const auto& figure = board.choreography();
        for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
            const Position position = record.positionAfter(scene);
            Count under = 0;
            for (std::size_t stone = 0; stone < figure.pieces.size(); ++stone) {
                if (figure.pieces[stone].kind != PieceKind::Stone || figure.scenes[scene][stone].tone == Tone::Taken)
                    continue;
                const QRectF rect = figure.scenes[scene][stone].rect();
                for (std::size_t rule = 0; rule < figure.pieces.size(); ++rule) {
                    const Pose& line = figure.scenes[scene][rule];
                    const double above = rect.top() - line.y;
                    if (figure.pieces[rule].kind == PieceKind::Rule && line.opacity > 0 && line.width > line.height && above > 0 && above < 14
                        && line.rect().left() <= rect.center().x() && line.rect().right() >= rect.center().x())
                        ++under;
                }
            }
            QCOMPARE(under, std::min(position.quota, position.heaps[0]));
        }
    }
}

void TestFibonacciBoard::takenStonesGoToTheTrayOfTheirPlayer()
{
    for (const char* start : {"fibonacci-nim:30", "fibonacci-nim:5000"}) {
        const play::Record record = randomGame(start, 8, 12);
        const Board board = boardOf(record, roomOf({900, 700}));
        const auto& figure = board.choreography();
        for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
            std::array<Count, 2> taken{};
            for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
                const Pose& pose = figure.scenes[scene][piece];
                if (figure.pieces[piece].kind == PieceKind::Stone && pose.tone == Tone::Taken)
                    taken[pose.y > figure.size.height() / 2] += figure.pieces[piece].weight;
            }
            std::array<Count, 2> expected{};
            for (std::size_t ply = 0; ply < scene; ++ply)
                expected[record.sideOfMove(ply) == play::Side::Person] += record.moves()[ply].move.taken;
            QCOMPARE(taken[0], expected[0]);
            QCOMPARE(taken[1], expected[1]);
        }
    }
}

void TestFibonacciBoard::aClickOnABarPicksWithinTheQuota()
{
    int picks = 0;
    for (const char* start : {"fibonacci-nim:1000000000000000000~12", "fibonacci-nim:1000000~999", "fibonacci-nim:9223372036854775807"}) {
        const play::Record record(gameSumOf(start));
        const Board board = boardOf(record, roomOf({900, 700}));
        const Count quota = record.position().quota;
        for (const MoveInSum& move : play::someMoves(record.sum(), 200, 1)) {
            const BoardMark mark = board.markOf(0, move);
            const auto picked = board.moveAt(0, {mark.areas.front().left(), mark.areas.front().center().y()}, std::nullopt);
            QVERIFY(picked.has_value());
            const double miss = static_cast<double>(picked->move.taken) - static_cast<double>(move.move.taken);
            QVERIFY2(std::abs(miss) <= std::max(0.0, static_cast<double>(quota) / 900), print(move, record.startSum()).c_str());
            ++picks;
        }
    }
    qInfo("checked %d clicks", picks);
}

void TestFibonacciBoard::zeckendorfPartsAreShownOnlyWithTheory()
{
    const play::Record record(gameSumOf("fibonacci-nim:20"));
    const Board board = boardOf(record, roomOf({900, 700}));
    for (const Piece& piece : board.choreography().pieces)
        QVERIFY(piece.kind != PieceKind::Tile);
    QVERIFY(!wordsIn("en", record, roomOf({900, 700})).contains(QStringLiteral("13")));
}

void TestFibonacciBoard::partsAreTheZeckendorfRepresentation()
{
    for (const char* start : {"fibonacci-nim:20", "fibonacci-nim:100"}) {
        const play::Record record = randomGame(start, 6);
        const Board board = boardOf(record, roomWithTheory({900, 700}, 1, true));
        const auto& figure = board.choreography();
        for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
            std::vector<Count> shown;
            double last = 1e9;
            for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
                const Pose& pose = figure.scenes[scene][piece];
                if (figure.pieces[piece].kind != PieceKind::Tile || pose.opacity == 0)
                    continue;
                shown.push_back(pose.text.toULongLong());
                QVERIFY2(pose.rect().right() < last, "the smallest part is not at the right end");
                last = pose.rect().left();
            }
            QVERIFY(shown == zeckendorf(record.positionAfter(scene).heaps[0]));
        }
    }
}

void TestFibonacciBoard::barsOfManyPartsFit()
{
    int sums = 0;
    for (Seed seed = 0; seed < 2000; ++seed) {
        Chance chance(seed);
        const Count n = chance.between(1, maxCount >> chance.below(62));
        for (const double width : {200.0, 480.0, 1400.0}) {
            const auto parts = zeckendorf(n);
            const auto bars = PartSlots(parts, 10, 10 + width, partBars(13)).slots();
            QVERIFY(bars.size() <= std::min(parts.size(), mostPartBars));
            QCOMPARE(bars.front().text(), QString::number(parts.front()));
            for (std::size_t bar = 0; bar < bars.size(); ++bar) {
                QVERIFY(bars[bar].left >= 9.9 && bars[bar].width() > 0);
                if (bar > 0)
                    QVERIFY(bars[bar].right < bars[bar - 1].left);
            }
            if (bars.size() < parts.size())
                QCOMPARE(std::count_if(bars.begin(), bars.end(), [](const PartSlot& bar) { return bar.text() == QStringLiteral("…"); }), 1);
            ++sums;
        }
    }
    qInfo("checked the bars of %d Zeckendorf sums", sums);
}

void TestFibonacciBoard::barsAreToScaleOrHaveABreakMark_data()
{
    QTest::addColumn<quint64>("n");
    QTest::addColumn<bool>("toScale");
    QTest::newRow("1") << quint64{1} << true;
    QTest::newRow("12 = 8 + 3 + 1") << quint64{12} << true;
    QTest::newRow("42 = 34 + 8") << quint64{42} << true;
    QTest::newRow("77 = 55 + 21 + 1") << quint64{77} << false;
    QTest::newRow("1000") << quint64{1000} << false;
    QTest::newRow("the largest heap") << quint64{maxCount} << false;
}

void TestFibonacciBoard::barsAreToScaleOrHaveABreakMark()
{
    QFETCH(quint64, n);
    QFETCH(bool, toScale);
    const PartSlots slots(zeckendorf(n), 10, 490, partBars(13));
    const auto& bars = slots.slots();
    const double unit = bars.front().width() / bars.front().text().toDouble();
    QCOMPARE(slots.toScale(), toScale);
    const Board board = boardOf(play::Record(gameSumOf("fibonacci-nim:" + std::to_string(n))), roomWithTheory({504, 700}, 1, true));
    const auto hasBreak = [&](std::size_t bar) { return poseOf(board, 0, QStringLiteral("partTear%1-1").arg(bar + 1))->opacity > 0; };
    QVERIFY2(!hasBreak(0), "the bar of the smallest part has a break mark");
    for (std::size_t bar = 1; bar < bars.size(); ++bar) {
        QCOMPARE(hasBreak(bar), !toScale);
        if (toScale)
            QVERIFY(std::abs(bars[bar].width() - unit * bars[bar].text().toDouble()) < 0.01);
        else if (bars[bar].text() != QStringLiteral("…"))
            QVERIFY(bars[bar].width() < unit * bars[bar].text().toDouble());
    }
}

void TestFibonacciBoard::theBarOfThePileIsToScaleOrHasABreakMark_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<bool>("shortened");
    QTest::newRow("a quota of half the heap") << QStringLiteral("fibonacci-nim:1000000~500000") << false;
    QTest::newRow("a quota of three") << QStringLiteral("fibonacci-nim:1000000~3") << true;
    QTest::newRow("a quota of all stones but one") << QStringLiteral("fibonacci-nim:1000000") << true;
}

void TestFibonacciBoard::theBarOfThePileIsToScaleOrHasABreakMark()
{
    QFETCH(QString, start);
    QFETCH(bool, shortened);
    const play::Record record(gameSumOf(start.toStdString()));
    const Board board = boardOf(record, roomOf({900, 700}));
    const Choreography& figure = board.choreography();
    std::map<QString, Pose> shown;
    for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
        if (figure.scenes.front()[piece].opacity > 0)
            shown[figure.pieces[piece].objectName] = figure.scenes.front()[piece];
    }
    QCOMPARE(shown.contains(QStringLiteral("tear-1")), shortened);
    QCOMPARE(shown.contains(QStringLiteral("tear-2")), shortened);
    const Pose& rest = shown.at(QStringLiteral("rest"));
    if (shortened)
        QVERIFY(rest.rect().contains(shown.at(QStringLiteral("tear-1")).rect().center()));
    else
        QVERIFY(std::abs(rest.width / shown.at(QStringLiteral("open")).width - 1) < 0.02);
}

void TestFibonacciBoard::theLanguageChangesOnlyTheWords()
{
    const play::Record record(gameSumOf("fibonacci-nim:20~6"));
    QVERIFY(wordsIn("zh_CN", record, roomOf({900, 700})).contains(QStringLiteral("至多 6")));
    QVERIFY(wordsIn("en", record, roomOf({900, 700})).contains(QStringLiteral("at most 6")));
}

NIMSTONE_TEST(TestFibonacciBoard)
#include "tst_fibonacci_board.moc"
