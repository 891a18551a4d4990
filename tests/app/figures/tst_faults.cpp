// The checks of figures and boards find faults: the tests give them figures and clicks that are wrong on purpose.
#include <QTest>
#include <limits>

#include "tests/app/figures/boards/board_checks.h"
#include "tests/app/figures/figure_faults.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;

class TestFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFigureCheckFindsFaultyFigures_data();
    void theFigureCheckFindsFaultyFigures();
    void theBoardCheckFindsFaultyBoards_data();
    void theBoardCheckFindsFaultyBoards();
    void theBoardCheckFindsWrongClicks();
};

namespace {

/// Returns a correct figure: two words and two stones in a row, in one scene.
Choreography sound()
{
    Choreography figure;
    figure.size = {400, 100};
    for (const auto kind : {PieceKind::Label, PieceKind::Label, PieceKind::Stone, PieceKind::Stone}) {
        Pose pose{.x = 50 + 100.0 * figure.pieceCount(), .y = 50, .width = 40, .height = 20};
        if (kind == PieceKind::Label)
            pose.text = QStringLiteral("word");
        if (figure.scenes.empty())
            figure.scenes.emplace_back();
        figure.scenes[0].push_back(pose);
        figure.pieces.push_back({.kind = kind, .objectName = QStringLiteral("piece%1").arg(figure.pieceCount())});
    }
    figure.durations = {0};
    return figure;
}

/// Returns the correct figure with one pose changed.
template <class Change>
Choreography with(std::size_t piece, const Change& change)
{
    Choreography figure = sound();
    change(figure.scenes[0][piece]);
    return figure;
}

}  // namespace

void TestFaults::theFigureCheckFindsFaultyFigures_data()
{
    QTest::addColumn<Choreography>("figure");
    QTest::addColumn<QString>("fault");  // a part of the expected message; empty if nothing is wrong
    const auto row = [](const char* what, const Choreography& figure, const char* fault) {
        QTest::newRow(what) << figure << QString::fromLatin1(fault);
    };
    row("no fault", sound(), "");
    row("outside at the left", with(0, [](Pose& pose) { pose.x = 10; }), "piece0 is outside");
    row("outside at the bottom", with(3, [](Pose& pose) { pose.y = 95; }), "piece3 is outside");
    row("outside, but invisible", with(3, [](Pose& pose) { pose.y = 95, pose.opacity = 0; }), "");
    row("word on word", with(1, [](Pose& pose) { pose.x = 60; }), "piece1 is on piece0");
    row("word on an invisible word", with(1, [](Pose& pose) { pose.x = 60, pose.opacity = 0; }), "");
}

void TestFaults::theFigureCheckFindsFaultyFigures()
{
    QFETCH(Choreography, figure);
    QFETCH(QString, fault);
    const QString found = tests::figureFault(figure, 0, true);
    QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.contains(fault), qPrintable(found));
}

void TestFaults::theBoardCheckFindsFaultyBoards_data()
{
    QTest::addColumn<Choreography>("figure");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* what, const Choreography& figure, const char* fault) {
        QTest::newRow(what) << figure << QString::fromLatin1(fault);
    };
    row("no fault", sound(), "");
    row("outside", with(2, [](Pose& pose) { pose.x = 395; }), "leaves a board");
    row("a position that is not a number", with(2, [](Pose& pose) { pose.x = std::numeric_limits<double>::quiet_NaN(); }), "has no valid position");
    row("words on words", with(1, [](Pose& pose) { pose.x = 60; }), "overlap");
    row("a stone on a stone", with(3, [](Pose& pose) { pose.x = 260; }), "in one place");
    row("a stone on a word", with(2, [](Pose& pose) { pose.x = 60; }), "in one place");
    row("a stone on a taken stone", with(3, [](Pose& pose) { pose.x = 260, pose.tone = Tone::Taken; }), "");
    Choreography short1 = sound();
    short1.scenes[0].pop_back();
    row("one pose too few", short1, "has 3 poses");
    Choreography long1 = sound();
    long1.scenes.push_back(long1.scenes[0]);
    row("one scene too many", long1, "2 scenes for 0 plies");
}

void TestFaults::theBoardCheckFindsFaultyBoards()
{
    QFETCH(Choreography, figure);
    QFETCH(QString, fault);
    const QString found = tests::faultIn(figure, 0);
    QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.contains(fault), qPrintable(found));
}

/// The check finds a letter whose click picks another move, and a move that has no mark.
void TestFaults::theBoardCheckFindsWrongClicks()
{
    const play::Record record(tests::gameSumOf("wythoff:3,5"), play::Side::Person, Cutter::Left);
    const Board board = tests::boardOf(record, tests::roomOf({600, 500}));
    const MoveInSum one{0, {0, 1}};
    const MoveInSum two{0, {0, 2}};
    QCOMPARE(tests::faultInPick(board, record, 0, one), QString());
    QVERIFY(tests::clicksPick(board, 0, one, 1));
    // A move that takes more than the heap holds has no cell on the board.
    QVERIFY(!tests::faultInPick(board, record, 0, {0, {0, 9}}).isEmpty());
    QVERIFY(!tests::clicksPick(board, 0, two, 0));

    const play::Record other(tests::gameSumOf("wythoff:2,5"), play::Side::Person, Cutter::Left);
    const Board otherBoard = tests::boardOf(other, tests::roomOf({600, 500}));
    QVERIFY(tests::faultInPick(otherBoard, other, 0, one).isEmpty());
    QVERIFY(!tests::faultInPick(otherBoard, other, 0, {0, {0, 3}}).isEmpty());
}

NIMSTONE_TEST(TestFaults)
#include "tst_faults.moc"
