// Tests the record of a game of Nim: undo, redo, and the text that reads back as the same game.
#include <QTest>
#include <rapidcheck.h>

#include "core/games/nim/nim.h"
#include "core/play/moves/random_moves.h"
#include "core/play/record/record.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;

class TestPlayRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordPlaysUndoesAndRedoes();
    void newMoveDropsUndoneMoves();
    void illegalMovesLeaveTheRecordUnchanged();
    void theRecordOfAGameNamesTheWinner();
    void positionAgreesWithReplayingTheMoves();
    void recordTextsAreReadAndPrintedBack_data();
    void recordTextsAreReadAndPrintedBack();
    void printedRecordsAreReadBack();
    void liberalNotationIsRead_data();
    void liberalNotationIsRead();
    void errorsReportColumnAndCause_data();
    void errorsReportColumnAndCause();
};

void TestPlayRecord::recordPlaysUndoesAndRedoes()
{
    Record record(Position{{3, 4, 5}}, Side::Opponent);
    QVERIFY(!record.canUndo());
    QVERIFY(!record.undo());
    QCOMPARE(record.sideToMove(), Side::Opponent);
    QVERIFY(!record.play({0, 2}));
    QVERIFY(!record.play({1, 4}));
    QCOMPARE(record.position(), (Position{{1, 0, 5}}));
    QCOMPARE(record.sideToMove(), Side::Opponent);
    QVERIFY(!record.redo());
    QVERIFY(record.undo());
    QCOMPARE(record.position(), (Position{{1, 4, 5}}));
    QCOMPARE(record.sideToMove(), Side::Person);
    QVERIFY(record.canRedo());
    QVERIFY(record.redo());
    QVERIFY(record.goTo(0));
    QCOMPARE(record.position(), record.start());
    QCOMPARE(record.moves().size(), std::size_t{2});
    QVERIFY(!record.goTo(3));
    QCOMPARE(record.cursor(), std::size_t{0});
    QCOMPARE(record.positionAfter(1), (Position{{1, 4, 5}}));
}

void TestPlayRecord::newMoveDropsUndoneMoves()
{
    Record record(Position{{3, 4}});
    QVERIFY(!record.play({0, 1}));
    QVERIFY(!record.play({0, 1}));
    record.undo();
    QVERIFY(!record.play({1, 4}));
    QCOMPARE(record.moves(), (std::vector<MoveInSum>{{0, {0, 1}}, {0, {1, 4}}}));
    QVERIFY(!record.canRedo());
}

void TestPlayRecord::illegalMovesLeaveTheRecordUnchanged()
{
    Record record(Position{{3, 4}});
    QVERIFY(!record.play({0, 1}));
    record.undo();
    const Record before = record;
    QCOMPARE(record.play({0, 4})->kind, MoveError::Kind::TakesTooMany);
    QCOMPARE(record.play({2, 1})->kind, MoveError::Kind::NoSuchHeap);
    QCOMPARE(record.play({1, 0})->kind, MoveError::Kind::TakesNothing);
    QCOMPARE(record, before);
}

void TestPlayRecord::theRecordOfAGameNamesTheWinner()
{
    Record record(Position{{1, 1}}, Side::Person);
    QVERIFY(!record.winner());
    record.play({0, 1});
    record.play({1, 1});
    QVERIFY(record.isOver());
    QCOMPARE(record.winner(), std::optional(Side::Opponent));
    record.undo();
    QVERIFY(!record.winner());
    QCOMPARE(Record(Position{{0}}, Side::Person).winner(), std::optional(Side::Opponent));
}

/// Returns a record after random plays, undos, redos, and jumps.
static Record walked(Position start, const std::vector<unsigned>& choices)
{
    Record record(std::move(start), choices.size() % 2 == 0 ? Side::Person : Side::Opponent);
    for (const unsigned choice : choices) {
        switch (choice % 5) {
        case 0: record.undo(); break;
        case 1: record.redo(); break;
        case 2: record.goTo(choice / 5 % 4); break;
        default:
            if (const auto move = randomMove(record.sum(), choice))
                record.play(*move);
        }
    }
    return record;
}

static rc::Gen<Position> positions()
{
    return rc::gen::map(rc::gen::nonEmpty(rc::gen::container<std::vector<Count>>(rc::gen::inRange<Count>(0, maxCount))),
                        [](std::vector<Count> heaps) { return Position{std::move(heaps)}; });
}

void TestPlayRecord::positionAgreesWithReplayingTheMoves()
{
    QVERIFY(rc::check("a record's position is its moves replayed", [] {
        const Record record = walked(*positions(), *rc::gen::arbitrary<std::vector<unsigned>>());
        Position replayed = record.start();
        for (std::size_t i = 0; i < record.moves().size(); ++i) {
            if (i == record.cursor())
                RC_ASSERT(record.position() == replayed);
            RC_ASSERT(record.positionAfter(i) == replayed);
            const auto next = Nim().play(replayed, record.moves()[i].move);
            RC_ASSERT(next.has_value());
            replayed = *next;
        }
        RC_ASSERT(record.cursor() < record.moves().size() || record.position() == replayed);
    }));
}

void TestPlayRecord::recordTextsAreReadAndPrintedBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("played");
    QTest::newRow("no move") << QByteArray("nim:3,4,5 first") << 0 << 0;
    QTest::newRow("second") << QByteArray("nim:3,4,5 second 1-2 2-1") << 2 << 2;
    QTest::newRow("one undone") << QByteArray("nim:3,4,5 first 1-2 2-1 | 3-4") << 3 << 2;
    QTest::newRow("all undone") << QByteArray("nim:3,4,5 first | 1-2") << 1 << 0;
    QTest::newRow("largest heap") << QByteArray("nim:9223372036854775807 first 1-9223372036854775807") << 1 << 1;
}

void TestPlayRecord::recordTextsAreReadAndPrintedBack()
{
    QFETCH(QByteArray, text);
    QFETCH(int, moves);
    QFETCH(int, played);
    const auto record = parseRecord(text.toStdString());
    QVERIFY(record);
    QCOMPARE(record->moves().size(), static_cast<std::size_t>(moves));
    QCOMPARE(record->cursor(), static_cast<std::size_t>(played));
    QCOMPARE(QByteArray::fromStdString(print(*record)), text);
}

void TestPlayRecord::printedRecordsAreReadBack()
{
    QVERIFY(rc::check("a record reads back as itself", [] {
        const Record record = walked(*positions(), *rc::gen::arbitrary<std::vector<unsigned>>());
        const auto read = parseRecord(print(record));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == record);
    }));
}

void TestPlayRecord::liberalNotationIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("blanks and line ends") << QByteArray("  nim:3, 4 ,5\r\n first\n1-2\t2-1\n| 3-4 \n");
    QTest::newRow("full-width") << QByteArray("nim：３，４，５　first　1－2　2-1　|　3-4");
}

void TestPlayRecord::liberalNotationIsRead()
{
    QFETCH(QByteArray, text);
    const auto record = parseRecord(text.toStdString());
    QVERIFY(record);
    QCOMPARE(QByteArray::fromStdString(print(*record)), QByteArray("nim:3,4,5 first 1-2 2-1 | 3-4"));
}

void TestPlayRecord::errorsReportColumnAndCause_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<int>("cause");
    QTest::newRow("empty") << QByteArray("") << 1 << QByteArray("") << 0;
    QTest::newRow("no position") << QByteArray("first 1-2") << 1 << QByteArray("first") << 0;
    QTest::newRow("bad heap") << QByteArray("nim:3,x,5 first") << 7 << QByteArray("x") << 0;
    QTest::newRow("bad heap after a blank") << QByteArray("nim:3, x,5 first") << 8 << QByteArray("x") << 0;
    QTest::newRow("heap missing") << QByteArray("nim:3, first") << 8 << QByteArray("first") << 0;
    QTest::newRow("first or second is missing") << QByteArray("nim:3,4") << 8 << QByteArray("") << 2;
    QTest::newRow("moves without first or second") << QByteArray("nim:3,4 1-2") << 9 << QByteArray("1-2") << 0;
    QTest::newRow("neither first nor second") << QByteArray("nim:3,4 third 1-2") << 9 << QByteArray("third") << 2;
    QTest::newRow("bad move") << QByteArray("nim:3,4 first 1-2 2x") << 19 << QByteArray("2x") << 0;
    QTest::newRow("heap that does not exist") << QByteArray("nim:3,4 first 1-2 3-1") << 19 << QByteArray("3-1") << 1;
    QTest::newRow("takes too many") << QByteArray("nim:3,4 first 1-2 1-2") << 19 << QByteArray("1-2") << 1;
    QTest::newRow("second undo mark") << QByteArray("nim:3,4 first | 1-2 | 2-1") << 21 << QByteArray("|") << 3;
    QTest::newRow("columns are code points") << QByteArray("nim：３，４ first 1-2 九") << 19 << QByteArray("九") << 0;
}

void TestPlayRecord::errorsReportColumnAndCause()
{
    QFETCH(QByteArray, text);
    QFETCH(int, column);
    QFETCH(QByteArray, found);
    QFETCH(int, cause);
    const auto record = parseRecord(text.toStdString());
    QVERIFY(!record);
    const RecordError& error = record.error();
    QCOMPARE(error.column, static_cast<std::size_t>(column));
    QCOMPARE(QByteArray::fromStdString(error.found), found);
    QCOMPARE(error.cause.index(), static_cast<std::size_t>(cause));
    if (const auto* notation = std::get_if<NotationError>(&error.cause))
        QVERIFY(notation->column >= error.column);
}

NIMSTONE_TEST(TestPlayRecord)
#include "tst_nim_record.moc"
