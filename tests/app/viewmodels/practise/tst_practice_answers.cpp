// Tests the reaction to each answer: every diagnosis can be reached by input of a person, and the board shows it.
#include <QSignalSpy>
#include <QTest>

#include "tests/app/viewmodels/practise/own_heaps.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using State = PracticeSession::State;
using HeapMark = PracticeSession::Mark;

class TestPracticeAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_english.emplace(QStringLiteral("en")); }
    void cleanupTestCase() { m_english.reset(); }

    void everyWrongAnswerGetsItsDiagnosis_data();
    void everyWrongAnswerGetsItsDiagnosis();
    void aRightAnswerIsMarkedAndExplained_data();
    void aRightAnswerIsMarkedAndExplained();
    void aWrongMoveIsRefuted();
    void invalidAnswersAreRefused_data();
    void invalidAnswersAreRefused();
    void typedMovesAreRead_data();
    void typedMovesAreRead();

private:
    std::optional<InLanguage> m_english;
};

void TestPracticeAnswers::everyWrongAnswerGetsItsDiagnosis_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("heaps");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("faultColumns");
    QTest::addColumn<QString>("wrongBits");
    QTest::addColumn<QString>("lookColumns");
    QTest::addColumn<QString>("wrongHeap");
    const auto row = [](const char* name, const QString& skill, const char* heaps, const char* answer, const char* says,
                        const char* faults, const char* bits, const char* look, const char* heap) {
        const auto text = [](const char* latin) { return QString::fromUtf8(latin); };
        QTest::newRow(name) << skill << text(heaps) << text(answer) << text(says) << text(faults) << text(bits)
                            << text(look) << text(heap);
    };
    // The columns have the weights 8, 4, 2, 1. A larger answer makes the table wider.
    row("ordinary sum", nimSumSkill, "3 5 7", "15", "with carries", "0001", "0000", "0000", "");
    row("the OR of the heaps", nimSumSkill, "3 5 7", "7", "that is OR", "100", "100", "000", "");
    row("a heap left out", nimSumSkill, "3 5 7", "6", "without heap 3", "000", "000", "000", "3");
    row("wrong columns", nimSumSkill, "3 5 7", "3", "3 is wrong in the 2s column", "010", "010", "000", "");
    row("wrong columns of a zero", nimSumSkill, "3 5 6", "9", "9 is wrong in the 8s and 1s columns", "1001", "1001",
        "0000", "");
    row("the largest heap", eligibleHeap, "9 8 3", "1", "The largest heap is not always the right one", "0000", "0000", "0010", "1");
    row("the highest column", eligibleHeap, "9 8 3", "2", "it is even", "1000", "0000", "0010", "2");
    row("a lower column", eligibleHeap, "12 9 3", "3", "decides", "0010", "0000", "0100", "3");
    row("no reason known", eligibleHeap, "9 8 3 4 4", "4", "has a 0", "0000", "0000", "0010", "4");
    row("what must be left", howMany, "5 9", "5", "what must be left", "0000", "0000", "0000", "2");
    row("the nim-sum", howMany, "14 7", "9", "is the nim-sum s", "0000", "0000", "0000", "1");
    row("everything", howMany, "5 9", "9", "Taking all 9", "0000", "0000", "0000", "2");
    row("some other number", howMany, "5 9", "1", "Taking 1 leaves (5, 8)", "0000", "0000", "0000", "2");
}

void TestPracticeAnswers::everyWrongAnswerGetsItsDiagnosis()
{
    QFETCH(QString, skill);
    QFETCH(QString, heaps);
    QFETCH(QString, answer);
    OwnHeaps own(skill, heaps);
    PracticeSession& session = own.session;
    QCOMPARE(own.problem, QString());
    QVERIFY(!session.board().tableShown);
    QCOMPARE(session.state(), State::Open);

    own.answer(answer);
    QCOMPARE(session.state(), State::Wrong);
    QCOMPARE(session.exercise().verdict, QStringLiteral("Not yet"));
    QCOMPARE(session.answer().problem, QString());
    QVERIFY(session.board().tableShown);
    QTEST(session.board().faultColumns, "faultColumns");
    QTEST(session.board().wrongBits, "wrongBits");
    QTEST(session.board().lookColumns, "lookColumns");
    QFETCH(QString, says);
    QVERIFY2(session.exercise().reason.contains(says), qPrintable(session.exercise().reason));
    QFETCH(QString, wrongHeap);
    QCOMPARE(session.board().marks.indexOf(HeapMark::WrongHeap), wrongHeap.toInt() - 1);
    QVERIFY(!session.board().marks.contains(HeapMark::RightHeap));

    if (skill == nimSumSkill) {
        // The nim-sum is not revealed. Only the row of the answer is shown.
        QVERIFY(!session.board().sumsShown);
        QCOMPARE(session.board().answerShown, answer);
        QCOMPARE(session.board().answerBits.toInt(nullptr, 2), answer.toInt());
    }
    if (skill == eligibleHeap)
        QCOMPARE(session.board().hole, wrongHeap.toInt() - 1);
    if (skill == howMany) {
        QVERIFY(session.board().leaving.contains(answer.toInt()));
        QVERIFY(session.table()->previewing());
        QVERIFY(session.table()->sumBits().contains(QLatin1Char('1')));
        QVERIFY(session.exercise().canRefute);
    }
}

void TestPracticeAnswers::aRightAnswerIsMarkedAndExplained_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("heaps");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("says");
    QTest::newRow("nim-sum") << nimSumSkill << QStringLiteral("3 5 7") << QStringLiteral("1")
                             << QStringLiteral("the number of 1s is odd in the 1s column");
    QTest::newRow("nim-sum 0") << nimSumSkill << QStringLiteral("3 5 6") << QStringLiteral("0") << QStringLiteral("cancel");
    QTest::newRow("in full-width digits") << nimSumSkill << QStringLiteral("3 5 7") << QStringLiteral(" １ ")
                                          << QStringLiteral("s = 1");
    QTest::newRow("heap") << eligibleHeap << QStringLiteral("12 9 3") << QStringLiteral("1")
                          << QStringLiteral("Only heap 1 has a 1");
    QTest::newRow("how many") << howMany << QStringLiteral("5 9") << QStringLiteral("4") << QStringLiteral("9 − 5 = 4");
}

void TestPracticeAnswers::aRightAnswerIsMarkedAndExplained()
{
    QFETCH(QString, skill);
    QFETCH(QString, heaps);
    QFETCH(QString, answer);
    QFETCH(QString, says);
    OwnHeaps own(skill, heaps);
    own.answer(answer);
    QCOMPARE(own.session.state(), State::Right);
    QCOMPARE(own.session.exercise().verdict, QStringLiteral("Right"));
    QVERIFY2(own.session.exercise().reason.contains(says), qPrintable(own.session.exercise().reason));
    QVERIFY(own.session.board().tableShown);
    QVERIFY(own.session.board().sumsShown);
    QVERIFY(!own.session.board().marks.contains(HeapMark::WrongHeap));
    QVERIFY(!own.session.exercise().canRefute);
    QCOMPARE(own.session.board().marks.contains(HeapMark::RightHeap), skill != nimSumSkill);
    if (skill == howMany)
        QVERIFY(!own.session.table()->sumBits().contains(QLatin1Char('1')));
}

void TestPracticeAnswers::aWrongMoveIsRefuted()
{
    OwnHeaps own(howMany, QStringLiteral("5 9"));
    PracticeSession& session = own.session;
    own.answer(QStringLiteral("1"));
    const QString fault = session.exercise().reason;

    session.setRefuting(true);
    QCOMPARE(session.board().sizes, (QStringList{QStringLiteral("5"), QStringLiteral("8")}));
    QCOMPARE(session.board().leaving.indexOf(3), 1);
    QCOMPARE(session.table()->sum(), QStringLiteral("0"));
    QVERIFY2(session.exercise().reason.startsWith(QStringLiteral("The other player takes 3 from heap 2 and leaves (5, 5).")),
             qPrintable(session.exercise().reason));

    session.setRefuting(false);
    QCOMPARE(session.exercise().reason, fault);
    QCOMPARE(session.board().sizes, (QStringList{QStringLiteral("5"), QStringLiteral("9")}));

    // A new answer starts again from the position of the exercise.
    session.setRefuting(true);
    session.setNumber(QStringLiteral("4"));
    QVERIFY(!session.refuting());
    QCOMPARE(session.board().sizes, (QStringList{QStringLiteral("5"), QStringLiteral("9")}));
    QVERIFY(session.board().leaving.contains(4));
    session.check();
    QCOMPARE(session.state(), State::Right);
}

void TestPracticeAnswers::invalidAnswersAreRefused_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    const auto rows = [](const QString& skill) {
        const auto row = [&skill](const char* name, const char* typed, const char* says) {
            QTest::addRow("%s: %s", qPrintable(skill), name) << skill << QString::fromUtf8(typed) << QString::fromUtf8(says);
        };
        row("nothing", "  ", "Type a number first.");
        row("a letter", "x", "Type a whole number, such as 13: 'x' is not one.");
        row("negative", "-1", "Type a whole number, such as 13: '-1' is not one.");
        row("a fraction", "1.5", "Type a whole number, such as 13: '1.5' is not one.");
        row("two numbers", "1 2", "Type a whole number, such as 13: '1 2' is not one.");
        row("beyond every heap", "9223372036854775808", "This number is too large: the limit is 9223372036854775807.");
    };
    rows(nimSumSkill);
    rows(howMany);
    QTest::newRow("nim-sum: more than all stones")
        << nimSumSkill << QStringLiteral("15")
        << QStringLiteral("This number is too large: a nim-sum is never more than the number of stones, here 14.");
    QTest::newRow("how-many: none") << howMany << QStringLiteral("0") << QStringLiteral("A move takes at least one stone.");
    QTest::newRow("how-many: more than the heap has") << howMany << QStringLiteral("10")
                                        << QStringLiteral("There are only 9 stones in heap 2.");
    QTest::newRow("how-many: the nim-sum, more than the heap has")
        << howMany << QStringLiteral("12")
        << QStringLiteral("12 is the nim-sum s, but heap 2 has only 9 stones. The nim-sum says which bits flip, not how many "
                          "stones to take.");
    QTest::newRow("eligible-heap: none picked") << eligibleHeap << QString()
                                                << QStringLiteral("Pick a heap first.");
}

void TestPracticeAnswers::invalidAnswersAreRefused()
{
    QFETCH(QString, skill);
    QFETCH(QString, typed);
    QFETCH(QString, says);
    OwnHeaps own(skill, QStringLiteral("5 9"));
    PracticeSession& session = own.session;
    session.setNumber(typed);
    const QVariantList standings = session.standings();

    QSignalSpy told(&session, &PracticeSession::answerChanged);
    session.check();
    QCOMPARE(session.answer().problem, says);
    QCOMPARE(told.count(), 1);
    QCOMPARE(session.state(), State::Open);
    QCOMPARE(session.standings(), standings);
    QCOMPARE(session.exercise().verdict, QString());
    QVERIFY(!session.board().tableShown);
    QCOMPARE(session.board().sizes, (QStringList{QStringLiteral("5"), QStringLiteral("9")}));

    // The message disappears with the next change.
    session.setNumber(QStringLiteral("3"));
    session.pickHeap(0);
    QCOMPARE(session.answer().problem, QString());
}

void TestPracticeAnswers::typedMovesAreRead_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QString>("says");
    QTest::addColumn<int>("heap");
    const auto row = [](const char* name, const QStringList& typed, const char* says, int heap) {
        QTest::newRow(name) << typed << QString::fromLatin1(says) << heap;
    };
    row("all winning moves", {QStringLiteral("5"), QStringLiteral(" 9 "), QStringLiteral("0")}, "", -1);
    row("nothing", {QString(), QStringLiteral("  "), QStringLiteral("0")}, "First choose how many stones to take from a heap.", 0);
    row("a word", {QStringLiteral("5"), QStringLiteral("all"), QString()}, "Heap 2: expected a whole number from 0 to 11, found 'all'", 1);
    row("text that looks like markup", {QStringLiteral("<b>3</b>"), QString(), QString()},
        "Heap 1: expected a whole number from 0 to 7, found '&lt;b&gt;3&lt;/b&gt;'", 0);
    row("an invisible character", {QStringLiteral("\u202e3"), QString(), QString()}, "Heap 1: expected a whole number from 0 to 7, found '&lt;U+202E&gt;3'", 0);
    row("more than the heap", {QString(), QString(), QStringLiteral("14")}, "Heap 3: expected a whole number from 0 to 13, found '14'", 2);
    row("beyond 64 bits", {QStringLiteral("99999999999999999999"), QString(), QString()},
        "Heap 1: expected a whole number from 0 to 7, found '99999999999999999999'", 0);
}

void TestPracticeAnswers::typedMovesAreRead()
{
    QFETCH(QStringList, typed);
    QFETCH(QString, says);
    QFETCH(int, heap);
    OwnHeaps own(QStringLiteral("all-moves"), QStringLiteral("7 11 13"));
    PracticeSession& session = own.session;
    for (int place = 0; place < 3; ++place)
        session.typeTaken(place, typed[place]);
    QCOMPARE(session.answer().takenTexts, typed);
    session.check();
    QCOMPARE(session.answer().problem, says);
    QCOMPARE(session.answer().problemHeap, heap);
    QCOMPARE(session.state() == State::Open, !says.isEmpty());
    // Amounts that were taken with buttons or stones appear in the same texts as typed amounts.
    session.take(1, 3);
    QCOMPARE(session.answer().takenTexts[1], QStringLiteral("3"));
    QCOMPARE(session.answer().taken[1], 3);
    QCOMPARE(session.answer().problem, QString());
    session.take(1, 0);
    QCOMPARE(session.answer().takenTexts[1], QString());
}

NIMSTONE_TEST(TestPracticeAnswers)
#include "tst_practice_answers.moc"
