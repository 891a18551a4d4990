// Tests the records of every game: undo, redo, and the text that reads back as the same game.
#include <QTest>
#include <algorithm>
#include <rapidcheck.h>

#include "core/play/record/record.h"
#include "core/random.h"
#include "tests/core/play/table_search.h"
#include "tests/core/sum/random_sums.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::play;
using tests::legalMoves;

class TestRecordOfAnyGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordTextsAreReadAndPrintedBack_data();
    void recordTextsAreReadAndPrintedBack();
    void theRecordOfAGameNamesTheWinner_data();
    void theRecordOfAGameNamesTheWinner();
    void errorsReportColumnAndCause_data();
    void errorsReportColumnAndCause();
    void canMoveAgreesWithLegalMoves();
    void sumAgreesWithReplayingTheMoves();
};

void TestRecordOfAnyGame::recordTextsAreReadAndPrintedBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sum");
    const auto row = [](const char* name, const char* text, const char* sum) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(sum);
    };
    row("the queen's moves", "wythoff:3,5 first 1-2 | 2-1", "wythoff:1,5");
    row("both heaps", "wythoff:3,5 second 1-2,2-2", "wythoff:1,3");
    row("misère", "misere-nim:1,2 first 2-1", "misere-nim:1,1");
    row("a parameter", "moore-nim(2):3,4,5 first 1-2,3-5", "moore-nim(2):1,4,0");
    row("a quota", "fibonacci-nim:20 second 1-3 1-6", "fibonacci-nim:11~11");
    row("a quota in between", "fibonacci-nim:20 second 1-3 | 1-6", "fibonacci-nim:17~6");
    row("a quota at the start", "fibonacci-nim:13~6 first 1-2", "fibonacci-nim:11~4");
    row("a stone goes down", "staircase-nim:1,0,3 first 3-2", "staircase-nim:1,2,1");
    row("a split", "kayles:7 first 1-1/3 1-1/1", "kayles:1,1,3");
    row("a code", "octal(0.77):12,7 first 1-2/4", "octal(0.77):4,6,7");
    row("only a split", "grundy-game:9 first 1-0/2 2-0/3", "grundy-game:2,3,4");
    row("Euclid", "euclid:34,21 first 1-21", "euclid:13,21");
    row("Left cuts first", "cutcake:4x7,2x3 first 1-L3 2-R1", "cutcake:3x7,1x1,1x6,2x3");
    row("Right cuts first", "cutcake:4x7,2x3 second right | 2-R1 1-L1", "cutcake:4x7,2x3");
    row("a sum", "nim:3,4 + wythoff:3,5 + kayles:7 first 2.1-3,2.2-3 3.1-1/3 | 1.1-1", "nim:3,4 + wythoff:0,2 + kayles:3,3");
    row("a sum of blocks", "cutcake:4x7 + cutcake:2x3 first right 2.1-R1 1.1-L2", "cutcake:2x7,2x7 + cutcake:2x1,2x2");
}

void TestRecordOfAnyGame::recordTextsAreReadAndPrintedBack()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sum);
    const auto record = parseRecord(text.toStdString());
    QVERIFY(record);
    QCOMPARE(QByteArray::fromStdString(print(record->sum())), sum);
    QCOMPARE(QByteArray::fromStdString(print(*record)), text);
}

void TestRecordOfAnyGame::theRecordOfAGameNamesTheWinner_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("winner");
    const auto row = [](const char* name, const char* text, int winner) {
        QTest::newRow(name) << QByteArray(text) << winner;
    };
    constexpr int nobody = -1, person = 0, opponent = 1;
    row("the last stone wins", "wythoff:3,3 first 1-3,2-3", person);
    row("not over", "wythoff:3,3 first 1-3", nobody);
    row("the last stone loses", "misere-nim:2 first 1-2", opponent);
    row("misère, one is left", "misere-nim:2 first 1-1 1-1", person);
    row("misère without a stone", "misere-nim:0 first", person);
    row("stones without a move", "subtraction(2,3):3 second 1-2", opponent);
    row("nothing to split", "grundy-game:3 first 1-0/1", person);
    row("a fresh heap of one", "fibonacci-nim:1 first", opponent);
    row("a number is 0", "euclid:6,3 second 1-6", opponent);
    row("no cut for Right", "cutcake:3x1 first 1-L1", person);
    row("Right cannot begin", "cutcake:3x1 first right", opponent);
    row("the other part is left", "nim:1 + kayles:1 first 1.1-1", nobody);
    row("all parts are done", "nim:1 + kayles:1 first 1.1-1 2.1-1", opponent);
}

void TestRecordOfAnyGame::theRecordOfAGameNamesTheWinner()
{
    QFETCH(QByteArray, text);
    QFETCH(int, winner);
    const auto record = parseRecord(text.toStdString());
    QVERIFY(record);
    QCOMPARE(record->isOver(), winner >= 0);
    QCOMPARE(record->winner() ? static_cast<int>(*record->winner()) : -1, winner);
}

void TestRecordOfAnyGame::errorsReportColumnAndCause_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<int>("cause");
    const auto row = [](const char* name, const char* text, int column, const char* found, int cause) {
        QTest::newRow(name) << QByteArray(text) << column << QByteArray(found) << cause;
    };
    row("unknown game", "chess:3,4 first", 1, "chess", 0);
    row("a sum that is not allowed", "nim:3 + misere-nim:4 first", 9, "misere-nim", 0);
    row("first or second is missing after a sum", "nim:3 + kayles:4", 17, "", 2);
    row("neither first nor second after a block", "cutcake:4 x 7 third", 15, "third", 2);
    row("a move without its part", "nim:3 + kayles:4 first 1-1", 24, "1-1", 0);
    row("a part that does not exist", "nim:3 + kayles:4 first 3.1-1", 24, "3.1-1", 4);
    row("unequal amounts", "wythoff:3,5 first 1-1,2-2", 19, "1-1", 1);
    row("over the quota", "fibonacci-nim:9 first 1-2 1-5", 27, "1-5", 1);
    row("left in a game without cuts", "nim:3 first left", 13, "left", 0);
    row("Left cuts twice", "cutcake:4x7 first 1-L2 1-L1", 24, "1-L1", 1);
}

void TestRecordOfAnyGame::errorsReportColumnAndCause()
{
    QFETCH(QByteArray, text);
    QFETCH(int, column);
    QFETCH(QByteArray, found);
    QFETCH(int, cause);
    const auto record = parseRecord(text.toStdString());
    QVERIFY(!record);
    QCOMPARE(record.error().column, static_cast<std::size_t>(column));
    QCOMPARE(QByteArray::fromStdString(record.error().found), found);
    QCOMPARE(record.error().cause.index(), static_cast<std::size_t>(cause));
}

void TestRecordOfAnyGame::canMoveAgreesWithLegalMoves()
{
    QVERIFY(tests::holdsFor(tests::count(2000, 50000), "there is a move where one is listed", [] {
        const GameSum sum = tests::gameSumOf(tests::anyComponent(tests::anyEntry(), 5, 3));
        for (const Cutter cutter : {Cutter::None, Cutter::Left, Cutter::Right}) {
            if ((cutter != Cutter::None) == sum.isPartisan())
                RC_ASSERT(sum.canMove(cutter) == !legalMoves(sum, cutter).empty());
        }
    }));
}

void TestRecordOfAnyGame::sumAgreesWithReplayingTheMoves()
{
    QVERIFY(tests::holdsFor(tests::count(500, 10000), "a record is its moves replayed, and reads back", [] {
        Record record(tests::gameSumOf(tests::anySum(6, 3)), *rc::gen::element(Side::Person, Side::Opponent),
                      *rc::gen::element(Cutter::Left, Cutter::Right));
        for (const unsigned choice : *rc::gen::arbitrary<std::vector<unsigned>>()) {
            const auto moves = legalMoves(record.sum(), record.cutterToMove());
            if (choice % 5 == 0)
                record.undo();
            else if (choice % 5 == 1)
                record.redo();
            else if (choice % 5 == 2)
                record.goTo(choice / 5 % 4);
            else if (!moves.empty())
                RC_ASSERT(!record.play(moves[choice / 5 % moves.size()]));
            else
                RC_ASSERT(record.isOver());
        }
        GameSum replayed = record.startSum();
        for (std::size_t i = 0; i <= record.moves().size(); ++i) {
            if (i == record.cursor())
                RC_ASSERT(record.sum() == replayed);
            RC_ASSERT(record.gameSumAfter(i) == replayed);
            if (i < record.moves().size())
                replayed = replayed.play(record.moves()[i]).value();
        }
        const auto read = parseRecord(print(record));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == record);
    }));
}

NIMSTONE_TEST(TestRecordOfAnyGame)
#include "tst_record.moc"
