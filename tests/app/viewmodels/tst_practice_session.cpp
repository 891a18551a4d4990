// The Practise page's view-model: every diagnosis reached through what a person does, and what the board shows of it.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/practice_session.h"
#include "core/practice/session.h"
#include "tests/app/wording/texts.h"

using namespace nimstone;
using State = PracticeSession::State;
using Mark = PracticeSession::Mark;

namespace {

constexpr Seed someSeed = 4711;

const QString nimSumSkill = QStringLiteral("nim-sum");
const QString eligibleHeap = QStringLiteral("eligible-heap");
const QString howMany = QStringLiteral("how-many");

/// A session in English on heaps of one's own.
class Desk {
public:
    Desk(const QString& skill, const QString& heaps) : session(someSeed, nullptr)
    {
        session.setSkill(skill);
        problem = session.open(heaps);
    }

    /// The answer as it is given on the page: a heap is picked by its number from 1, a number is typed.
    void answer(const QString& text)
    {
        if (session.asks() == PracticeSession::Heap)
            session.pickHeap(text.toInt() - 1);
        else
            session.setNumber(text);
        session.check();
    }

    PracticeSession session;
    QString problem;
};

}  // namespace

class TestPracticeSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_english.emplace(QStringLiteral("en")); }
    void cleanupTestCase() { m_english.reset(); }

    void answersEachAnswer_data();
    void answersEachAnswer();
    void lightsARightAnswer_data();
    void lightsARightAnswer();
    void showsHowTheOtherPlayerWins();
    void refusesWhatIsNoAnswer_data();
    void refusesWhatIsNoAnswer();
    void refusesHeapsThatMakeNoExercise_data();
    void refusesHeapsThatMakeNoExercise();
    void putsANumberTogetherFromBits();
    void stepsWithinTheHeap();
    void climbsTheLadder_data();
    void climbsTheLadder();
    void aHintNeverShowsMoreThanItSays();
    void countsAnExerciseByItsFirstAnswer();
    void tellsExercisesAreRepeatable();
    void keepsEachSkillsPlace();
    void keepsItsPlaceInAnotherLanguage();
    void aFinishedExerciseStaysAsItIs();

private:
    std::optional<tests::InLanguage> m_english;
};

void TestPracticeSession::answersEachAnswer_data()
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
    // The columns have the weights 8, 4, 2, 1; a wider answer makes the table wider.
    row("ordinary sum", nimSumSkill, "3 5 7", "15", "with carries", "0001", "0000", "0000", "");
    row("or", nimSumSkill, "3 5 7", "7", "that is OR", "100", "100", "000", "");
    row("a heap left out", nimSumSkill, "3 5 7", "6", "without heap 3", "000", "000", "000", "3");
    row("wrong columns", nimSumSkill, "3 5 7", "3", "3 is not right in the 2s column", "010", "010", "000", "");
    row("wrong columns of a zero", nimSumSkill, "3 5 6", "9", "9 is not right in the 8s and 1s columns", "1001", "1001",
        "0000", "");
    row("the largest heap", eligibleHeap, "9 8 3", "1", "The largest heap", "0000", "0000", "0010", "1");
    row("the highest column", eligibleHeap, "9 8 3", "2", "it is even", "1000", "0000", "0010", "2");
    row("a lower column", eligibleHeap, "12 9 3", "3", "decides", "0010", "0000", "0100", "3");
    row("no reason known", eligibleHeap, "9 8 3 4 4", "4", "has a 0", "0000", "0000", "0010", "4");
    row("what must be left", howMany, "5 9", "5", "what must be left", "0000", "0000", "0000", "2");
    row("the nim-sum", howMany, "14 7", "9", "is the nim-sum s", "0000", "0000", "0000", "1");
    row("everything", howMany, "5 9", "9", "Taking all 9", "0000", "0000", "0000", "2");
    row("some other number", howMany, "5 9", "1", "Taking 1 leaves (5, 8)", "0000", "0000", "0000", "2");
}

void TestPracticeSession::answersEachAnswer()
{
    QFETCH(QString, skill);
    QFETCH(QString, heaps);
    QFETCH(QString, answer);
    Desk desk(skill, heaps);
    PracticeSession& session = desk.session;
    QCOMPARE(desk.problem, QString());
    QVERIFY(!session.tableShown());
    QCOMPARE(session.state(), State::Open);

    desk.answer(answer);
    QCOMPARE(session.state(), State::Wrong);
    QCOMPARE(session.verdict(), QStringLiteral("Not yet"));
    QCOMPARE(session.problem(), QString());
    QVERIFY(session.tableShown());
    QTEST(session.faultColumns(), "faultColumns");
    QTEST(session.wrongBits(), "wrongBits");
    QTEST(session.lookColumns(), "lookColumns");
    QFETCH(QString, says);
    QVERIFY2(session.reason().contains(says), qPrintable(session.reason()));
    QFETCH(QString, wrongHeap);
    QCOMPARE(session.marks().indexOf(Mark::WrongHeap), wrongHeap.toInt() - 1);
    QVERIFY(!session.marks().contains(Mark::RightHeap));

    if (skill == nimSumSkill) {
        // The nim-sum itself is not given away: only the answer's own row is there.
        QVERIFY(!session.sumsShown());
        QCOMPARE(session.answerShown(), answer);
        QCOMPARE(session.answerBits().toInt(nullptr, 2), answer.toInt());
    }
    if (skill == eligibleHeap)
        QCOMPARE(session.hole(), wrongHeap.toInt() - 1);
    if (skill == howMany) {
        QCOMPARE(session.leaving(), answer.toInt());
        QVERIFY(session.table()->previewing());
        QVERIFY(session.table()->sumBits().contains(QLatin1Char('1')));
        QVERIFY(session.canRefute());
    }
}

void TestPracticeSession::lightsARightAnswer_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("heaps");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("says");
    QTest::newRow("nim-sum") << nimSumSkill << QStringLiteral("3 5 7") << QStringLiteral("1")
                             << QStringLiteral("an odd number of 1s stands in the 1s column");
    QTest::newRow("nim-sum 0") << nimSumSkill << QStringLiteral("3 5 6") << QStringLiteral("0") << QStringLiteral("cancel");
    QTest::newRow("in full-width digits") << nimSumSkill << QStringLiteral("3 5 7") << QStringLiteral(" １ ")
                                          << QStringLiteral("s = 1");
    QTest::newRow("heap") << eligibleHeap << QStringLiteral("12 9 3") << QStringLiteral("1")
                          << QStringLiteral("only heap 1 has a 1");
    QTest::newRow("how many") << howMany << QStringLiteral("5 9") << QStringLiteral("4") << QStringLiteral("9 − 5 = 4");
}

void TestPracticeSession::lightsARightAnswer()
{
    QFETCH(QString, skill);
    QFETCH(QString, heaps);
    QFETCH(QString, answer);
    QFETCH(QString, says);
    Desk desk(skill, heaps);
    desk.answer(answer);
    QCOMPARE(desk.session.state(), State::Right);
    QCOMPARE(desk.session.verdict(), QStringLiteral("Right"));
    QVERIFY2(desk.session.reason().contains(says), qPrintable(desk.session.reason()));
    QVERIFY(desk.session.tableShown());
    QVERIFY(desk.session.sumsShown());
    QVERIFY(!desk.session.marks().contains(Mark::WrongHeap));
    QVERIFY(!desk.session.canRefute());
    QCOMPARE(desk.session.marks().contains(Mark::RightHeap), skill != nimSumSkill);
    if (skill == howMany)
        QVERIFY(!desk.session.table()->sumBits().contains(QLatin1Char('1')));
}

void TestPracticeSession::showsHowTheOtherPlayerWins()
{
    Desk desk(howMany, QStringLiteral("5 9"));
    PracticeSession& session = desk.session;
    desk.answer(QStringLiteral("1"));
    const QString fault = session.reason();

    session.setRefuting(true);
    QCOMPARE(session.sizes(), (QStringList{QStringLiteral("5"), QStringLiteral("8")}));
    QCOMPARE(session.leavingHeap(), 1);
    QCOMPARE(session.leaving(), 3);
    QCOMPARE(session.table()->sum(), QStringLiteral("0"));
    QVERIFY2(session.reason().startsWith(QStringLiteral("The other player takes 3 from heap 2 and leaves (5, 5).")),
             qPrintable(session.reason()));

    session.setRefuting(false);
    QCOMPARE(session.reason(), fault);
    QCOMPARE(session.sizes(), (QStringList{QStringLiteral("5"), QStringLiteral("9")}));

    // A new answer is tried from the position of the exercise.
    session.setRefuting(true);
    session.setNumber(QStringLiteral("4"));
    QVERIFY(!session.refuting());
    QCOMPARE(session.sizes(), (QStringList{QStringLiteral("5"), QStringLiteral("9")}));
    QCOMPARE(session.leaving(), 4);
    session.check();
    QCOMPARE(session.state(), State::Right);
}

void TestPracticeSession::refusesWhatIsNoAnswer_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    const auto rows = [](const QString& skill) {
        const auto row = [&skill](const char* name, const char* typed, const char* says) {
            QTest::addRow("%s: %s", qPrintable(skill), name) << skill << QString::fromUtf8(typed) << QString::fromUtf8(says);
        };
        row("nothing", "  ", "Type a number first.");
        row("a letter", "x", "A whole number was expected, such as 13; “x” is none.");
        row("negative", "-1", "A whole number was expected, such as 13; “-1” is none.");
        row("a fraction", "1.5", "A whole number was expected, such as 13; “1.5” is none.");
        row("two numbers", "1 2", "A whole number was expected, such as 13; “1 2” is none.");
        row("beyond every heap", "9223372036854775808", "The number is too large: at most 9223372036854775807 can be read.");
    };
    rows(nimSumSkill);
    rows(howMany);
    QTest::newRow("nim-sum: more than all stones")
        << nimSumSkill << QStringLiteral("15")
        << QStringLiteral("The number is too large: all heaps together have 14 stones, and their nim-sum is never more.");
    QTest::newRow("how-many: none") << howMany << QStringLiteral("0") << QStringLiteral("A move takes at least one stone.");
    QTest::newRow("how-many: too many") << howMany << QStringLiteral("10")
                                        << QStringLiteral("There are only 9 stones in heap 2.");
    QTest::newRow("how-many: the nim-sum, too many")
        << howMany << QStringLiteral("12")
        << QStringLiteral("12 is the nim-sum s, and there are only 9 stones in heap 2. s tells which bits flip, not how many "
                          "stones to take.");
    QTest::newRow("eligible-heap: none picked") << eligibleHeap << QString()
                                                << QStringLiteral("Pick a heap first: click it, or press its number.");
}

void TestPracticeSession::refusesWhatIsNoAnswer()
{
    QFETCH(QString, skill);
    QFETCH(QString, typed);
    QFETCH(QString, says);
    Desk desk(skill, QStringLiteral("5 9"));
    PracticeSession& session = desk.session;
    session.setNumber(typed);
    const QStringList standings = session.standings();

    QSignalSpy told(&session, &PracticeSession::answerChanged);
    session.check();
    QCOMPARE(session.problem(), says);
    QCOMPARE(told.count(), 1);
    QCOMPARE(session.state(), State::Open);
    QCOMPARE(session.standings(), standings);
    QCOMPARE(session.verdict(), QString());
    QVERIFY(!session.tableShown());
    QCOMPARE(session.sizes(), (QStringList{QStringLiteral("5"), QStringLiteral("9")}));

    // The line goes with the next change.
    session.setNumber(QStringLiteral("3"));
    session.pickHeap(0);
    QCOMPARE(session.problem(), QString());
}

void TestPracticeSession::refusesHeapsThatMakeNoExercise_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("no heap") << nimSumSkill << QStringLiteral("nim:3,x") << QStringLiteral("column 7");
    QTest::newRow("one heap") << nimSumSkill << QStringLiteral("nim:3") << QStringLiteral("at least two heaps");
    QTest::newRow("too many heaps") << nimSumSkill << QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12 13")
                                    << QStringLiteral("at most 12 heaps");
    QTest::newRow("too large a heap") << nimSumSkill << QStringLiteral("3 4096") << QStringLiteral("at most 4095 stones");
    QTest::newRow("no heap is right") << eligibleHeap << QStringLiteral("3 5 6") << QStringLiteral("no answer would be right");
    QTest::newRow("two of four heaps are right") << eligibleHeap << QStringLiteral("4 5 6 1") << QString();
    QTest::newRow("each heap is right") << eligibleHeap << QStringLiteral("4 5 6") << QStringLiteral("Every one of these heaps");
    QTest::newRow("no number is right") << howMany << QStringLiteral("3 5 6") << QStringLiteral("no answer would be right");
    QTest::newRow("exercise 0 of a seed") << nimSumSkill << QStringLiteral("4711/0") << QStringLiteral("column");
    QTest::newRow("exercise 10000 of a seed") << nimSumSkill << QStringLiteral("4711/10000") << QStringLiteral("column");
}

void TestPracticeSession::refusesHeapsThatMakeNoExercise()
{
    QFETCH(QString, skill);
    QFETCH(QString, text);
    QFETCH(QString, says);
    PracticeSession session(someSeed, nullptr);
    session.setSkill(skill);
    const QString before = session.position();
    const QString problem = session.open(text);
    QVERIFY2(says.isEmpty() == problem.isEmpty() && problem.contains(says), qPrintable(problem));
    QCOMPARE(session.position() == before, !says.isEmpty());
}

void TestPracticeSession::putsANumberTogetherFromBits()
{
    Desk desk(nimSumSkill, QStringLiteral("9 5 3"));
    PracticeSession& session = desk.session;
    QCOMPARE(session.bitWeights(), (QStringList{QStringLiteral("8"), QStringLiteral("4"), QStringLiteral("2"), QStringLiteral("1")}));
    QCOMPARE(session.numberBits(), QStringLiteral("0000"));
    session.flipBit(QStringLiteral("8"));
    session.flipBit(QStringLiteral("4"));
    QCOMPARE(session.number(), QStringLiteral("12"));
    session.flipBit(QStringLiteral("1"));
    session.flipBit(QStringLiteral("4"));
    QCOMPARE(session.number(), QStringLiteral("9"));
    QCOMPARE(session.numberBits(), QStringLiteral("1001"));

    session.setNumber(QStringLiteral("13"));
    QCOMPARE(session.numberBits(), QStringLiteral("1101"));
    // What does not fit the columns shows as zeros, and a flipped bit begins anew.
    for (const QString& odd : {QStringLiteral("16"), QStringLiteral("x"), QString()}) {
        session.setNumber(odd);
        QCOMPARE(session.numberBits(), QStringLiteral("0000"));
    }
    session.setNumber(QStringLiteral("16"));
    session.flipBit(QStringLiteral("2"));
    QCOMPARE(session.number(), QStringLiteral("2"));
}

void TestPracticeSession::stepsWithinTheHeap()
{
    Desk desk(howMany, QStringLiteral("5 9"));
    PracticeSession& session = desk.session;
    QCOMPARE(session.heap(), 1);
    session.step(-1);
    QCOMPARE(session.number(), QStringLiteral("1"));
    session.step(1);
    QCOMPARE(session.number(), QStringLiteral("2"));
    QCOMPARE(session.leavingHeap(), 1);
    QCOMPARE(session.leaving(), 2);
    session.setNumber(QStringLiteral("9"));
    session.step(1);
    QCOMPARE(session.number(), QStringLiteral("9"));
    session.setNumber(QStringLiteral("9223372036854775807"));
    QCOMPARE(session.leaving(), 0);
    session.step(1);
    QCOMPARE(session.number(), QStringLiteral("9"));
}

void TestPracticeSession::climbsTheLadder_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("answer");
    QTest::newRow("nim-sum") << nimSumSkill << QStringLiteral("<b>6</b>");
    QTest::newRow("eligible heap") << eligibleHeap << QStringLiteral("Take from heap 1.");
    QTest::newRow("how many") << howMany << QStringLiteral("12 − 10 = <b>2</b>");
}

void TestPracticeSession::climbsTheLadder()
{
    QFETCH(QString, skill);
    QFETCH(QString, answer);
    Desk desk(skill, QStringLiteral("12 9 3"));
    PracticeSession& session = desk.session;
    QCOMPARE(session.rungTitles().size(), 5);
    for (int rung = 1; rung <= 5; ++rung) {
        QVERIFY(session.canHint());
        QVERIFY(!session.canShowAnswer());
        session.showAnswer();
        QCOMPARE(session.state(), State::Open);
        session.hint();
        QCOMPARE(session.rungs().size(), rung);
        QCOMPARE(session.rungs().last().contains(answer), rung == 5);
    }
    QVERIFY(!session.canHint());
    session.hint();
    QCOMPARE(session.rungs().size(), 5);
    QVERIFY(session.canShowAnswer());
    session.showAnswer();
    QCOMPARE(session.state(), State::Shown);
    QCOMPARE(session.verdict(), QStringLiteral("The answer"));
    QVERIFY(session.tableShown() && session.sumsShown());
    QVERIFY(!session.canShowAnswer());
}

void TestPracticeSession::aHintNeverShowsMoreThanItSays()
{
    for (const QString& skill : {nimSumSkill, eligibleHeap, howMany}) {
        Desk desk(skill, QStringLiteral("12 9 3"));
        PracticeSession& session = desk.session;
        session.hint();
        session.hint();
        QVERIFY2(!session.tableShown(), "neither a question nor an idea shows the columns");
        session.hint();
        QVERIFY(session.tableShown());
        QCOMPARE(session.lookColumns().count(QLatin1Char('1')), 1);
        QVERIFY2(!session.sumsShown() && !session.onesShown(), "one column only, and no nim-sum");
        QVERIFY(!session.marks().contains(Mark::Hinted));
        session.hint();
        QCOMPARE(session.sumsShown(), skill == howMany);
        QCOMPARE(session.marks().count(Mark::Hinted), skill == eligibleHeap ? 2 : 0);
    }
}

void TestPracticeSession::countsAnExerciseByItsFirstAnswer()
{
    PracticeSession session(someSeed, nullptr);
    const auto standing = [&session] { return session.standings().at(0); };
    QCOMPARE(standing(), QStringLiteral("not tried yet"));

    session.open(QStringLiteral("3 5 7"));
    session.setNumber(QStringLiteral("1"));
    session.check();
    QCOMPARE(standing(), QStringLiteral("1 of 1 right, 1 in a row"));

    // Wrong, and then right: it was not right at the first try, and counts once.
    session.open(QStringLiteral("3 5 7"));
    session.setNumber(QStringLiteral("2"));
    session.check();
    session.setNumber(QStringLiteral("1"));
    session.check();
    QCOMPARE(session.state(), State::Right);
    QCOMPARE(standing(), QStringLiteral("1 of 2 right, 0 in a row"));

    // Four rungs are help; the fifth is the answer.
    for (const int rungs : {4, 5}) {
        session.open(QStringLiteral("3 5 7"));
        for (int rung = 0; rung < rungs; ++rung)
            session.hint();
        session.setNumber(QStringLiteral("1"));
        session.check();
    }
    QCOMPARE(standing(), QStringLiteral("2 of 4 right, 0 in a row"));

    session.open(QStringLiteral("3 5 7"));
    for (int rung = 0; rung < 5; ++rung)
        session.hint();
    session.showAnswer();
    QCOMPARE(standing(), QStringLiteral("2 of 5 right, 0 in a row"));
    QCOMPARE(session.standings().at(1), QStringLiteral("not tried yet"));
}

void TestPracticeSession::tellsExercisesAreRepeatable()
{
    for (const QString& skill : {nimSumSkill, eligibleHeap, howMany}) {
        PracticeSession session(someSeed, nullptr);
        session.setSkill(skill);
        session.setLevel(2);
        QCOMPARE(session.seed(), QStringLiteral("4711/1"));
        QStringList questions{session.question()};
        for (int exercise = 2; exercise <= 5; ++exercise) {
            session.next();
            QCOMPARE(session.seed(), QStringLiteral("4711/%1").arg(exercise));
            questions.push_back(session.question());
        }
        QVERIFY(questions[0] != questions[1]);
        session.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("4711/5"));

        PracticeSession another(1, nullptr);
        another.setSkill(skill);
        another.setLevel(2);
        QCOMPARE(another.open(QStringLiteral("4711／5")), QString());
        QCOMPARE(another.question(), questions[4]);
        QCOMPARE(another.title(), QStringLiteral("Exercise 5"));
        QCOMPARE(another.open(QStringLiteral("4711")), QString());
        QCOMPARE(another.question(), questions[0]);
        another.shuffle();
        QVERIFY(another.seed().endsWith(QStringLiteral("/1")));

        QCOMPARE(another.open(QStringLiteral("nim:12,9,3")), QString());
        QCOMPARE(another.title(), QStringLiteral("Your own heaps"));
        QCOMPARE(another.seed(), QString());
        another.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("nim:12,9,3"));
    }
}

void TestPracticeSession::keepsEachSkillsPlace()
{
    PracticeSession session(someSeed, nullptr);
    session.setNumber(QStringLiteral("5"));
    session.hint();
    const QString question = session.question();
    session.setSkill(howMany);
    QCOMPARE(session.rungs().size(), 0);
    QCOMPARE(session.number(), QString());
    QVERIFY(session.heap() >= 0);
    QVERIFY(session.marks().contains(Mark::Chosen));
    session.setSkill(QStringLiteral("no such skill"));
    QCOMPARE(session.skill(), howMany);
    session.setSkill(nimSumSkill);
    QCOMPARE(session.question(), question);
    QCOMPARE(session.number(), QStringLiteral("5"));
    QCOMPARE(session.rungs().size(), 1);
}

void TestPracticeSession::keepsItsPlaceInAnotherLanguage()
{
    Desk desk(howMany, QStringLiteral("5 9"));
    PracticeSession& session = desk.session;
    session.hint();
    desk.answer(QStringLiteral("1"));
    session.setRefuting(true);
    const QString english = session.reason();
    const QString hint = session.rungs().first();

    QSignalSpy told(&session, &PracticeSession::changed);
    {
        const tests::InLanguage chinese(QStringLiteral("zh_CN"));
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(session.state(), State::Wrong);
        QVERIFY(session.refuting());
        QCOMPARE(session.number(), QStringLiteral("1"));
        QCOMPARE(session.rungs().size(), 1);
        QCOMPARE(session.sizes(), (QStringList{QStringLiteral("5"), QStringLiteral("8")}));
        QVERIFY(session.reason().startsWith(QStringLiteral("对手从第 2 堆取走 3 颗")));
        QVERIFY(session.rungs().first() != hint);
        QCOMPARE(session.standings().at(2), QStringLiteral("1 题对 0 题，连对 0 题"));
        session.setNumber(QStringLiteral("x"));
        session.check();
        QCOMPARE(session.problem(), QStringLiteral("这里应填整数，例如 13；“x”不是整数。"));
    }
    QTRY_VERIFY(session.problem().startsWith(QStringLiteral("A whole number")));
    session.setRefuting(true);
    QCOMPARE(session.reason(), english);
}

void TestPracticeSession::aFinishedExerciseStaysAsItIs()
{
    Desk desk(nimSumSkill, QStringLiteral("3 5 7"));
    PracticeSession& session = desk.session;
    desk.answer(QStringLiteral("1"));
    session.setNumber(QStringLiteral("2"));
    session.hint();
    session.check();
    QCOMPARE(session.number(), QStringLiteral("1"));
    QCOMPARE(session.state(), State::Right);
    QVERIFY(session.rungs().isEmpty());
    session.proceed();
    QCOMPARE(session.state(), State::Open);
    QCOMPARE(session.number(), QString());
    QCOMPARE(session.title(), QStringLiteral("Exercise 2"));
}

QTEST_MAIN(TestPracticeSession)
#include "tst_practice_session.moc"
