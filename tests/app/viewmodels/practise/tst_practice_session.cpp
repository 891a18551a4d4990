// Tests the view model of the Practise page: drafts, hints, standings, seeds, languages.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/practise/record/shown_skill.h"
#include "tests/app/viewmodels/practise/own_heaps.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using State = PracticeSession::State;
using Mark = PracticeSession::Mark;

class TestPracticeSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_english.emplace(QStringLiteral("en")); }
    void cleanupTestCase() { m_english.reset(); }

    void heapsThatMakeNoExerciseAreRefused_data();
    void heapsThatMakeNoExerciseAreRefused();
    void bitsAreEnteredAsANumber();
    void theAmountStaysWithinTheHeap();
    void theAnswerIsShownOnlyAfterAllHints_data();
    void theAnswerIsShownOnlyAfterAllHints();
    void aHintHighlightsOnlyWhatItMentions();
    void anExerciseCountsByItsFirstAnswer();
    void exercisesLeadToTheirLesson();
    void exercisesCanBeRepeatedByTheirSeed();
    void eachSkillKeepsItsExercise();
    void changingTheLanguageKeepsTheExercise();
    void aFinishedExerciseDoesNotChange();
    void outcomeExercisesCanBeLimitedToAGame();

private:
    std::optional<InLanguage> m_english;
};

void TestPracticeSession::heapsThatMakeNoExerciseAreRefused_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("a heap that is not a number") << nimSumSkill << QStringLiteral("nim:3,x") << QStringLiteral("column 7");
    QTest::newRow("one heap") << nimSumSkill << QStringLiteral("nim:3") << QStringLiteral("at least two heaps");
    QTest::newRow("too many heaps") << nimSumSkill << QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12 13")
                                    << QStringLiteral("at most 12 heaps");
    QTest::newRow("too large a heap") << nimSumSkill << QStringLiteral("3 4096") << QStringLiteral("at most 4095 stones");
    QTest::newRow("a heap past all bounds") << nimSumSkill << QStringLiteral("3 9223372036854775808")
                                            << QStringLiteral("at most 4095 stones");
    QTest::newRow("no heap is right") << eligibleHeap << QStringLiteral("3 5 6") << QStringLiteral("no answer would be right");
    QTest::newRow("two of four heaps are right") << eligibleHeap << QStringLiteral("4 5 6 1") << QString();
    QTest::newRow("each heap is right") << eligibleHeap << QStringLiteral("4 5 6") << QStringLiteral("Every non-empty heap would be right");
    QTest::newRow("no number is right") << howMany << QStringLiteral("3 5 6") << QStringLiteral("no answer would be right");
    QTest::newRow("Nim in Chinese") << nimSumSkill << QStringLiteral("尼姆：3 5 7") << QString();
    QTest::newRow("Nim in capitals") << nimSumSkill << QStringLiteral("Nim: 3 5 7") << QString();
    QTest::newRow("another game") << nimSumSkill << QStringLiteral("wythoff:3 5") << QStringLiteral("a position of Nim");
    QTest::newRow("exercise 0 of a seed") << nimSumSkill << QStringLiteral("4711/0") << QStringLiteral("column");
    QTest::newRow("exercise 10000 of a seed") << nimSumSkill << QStringLiteral("4711/10000") << QStringLiteral("column");
}

void TestPracticeSession::heapsThatMakeNoExerciseAreRefused()
{
    QFETCH(QString, skill);
    QFETCH(QString, text);
    QFETCH(QString, says);
    PracticeSession session(someSeed, nullptr);
    session.setSkill(skill);
    const QString before = session.exercise().position;
    const QString problem = session.open(text);
    QVERIFY2(says.isEmpty() == problem.isEmpty() && problem.contains(says), qPrintable(problem));
    QCOMPARE(session.exercise().position == before, !says.isEmpty());
}

void TestPracticeSession::bitsAreEnteredAsANumber()
{
    OwnHeaps own(nimSumSkill, QStringLiteral("9 5 3"));
    PracticeSession& session = own.session;
    QCOMPARE(session.exercise().bitWeights, (QStringList{QStringLiteral("8"), QStringLiteral("4"), QStringLiteral("2"), QStringLiteral("1")}));
    QCOMPARE(session.answer().numberBits, QStringLiteral("0000"));
    session.flipBit(QStringLiteral("8"));
    session.flipBit(QStringLiteral("4"));
    QCOMPARE(session.answer().number, QStringLiteral("12"));
    session.flipBit(QStringLiteral("1"));
    session.flipBit(QStringLiteral("4"));
    QCOMPARE(session.answer().number, QStringLiteral("9"));
    QCOMPARE(session.answer().numberBits, QStringLiteral("1001"));

    session.setNumber(QStringLiteral("13"));
    QCOMPARE(session.answer().numberBits, QStringLiteral("1101"));
    // An input that does not fit the columns shows as zeros, and flipping a bit starts a new number.
    for (const QString& odd : {QStringLiteral("16"), QStringLiteral("x"), QString()}) {
        session.setNumber(odd);
        QCOMPARE(session.answer().numberBits, QStringLiteral("0000"));
    }
    session.setNumber(QStringLiteral("16"));
    session.flipBit(QStringLiteral("2"));
    QCOMPARE(session.answer().number, QStringLiteral("2"));
}

void TestPracticeSession::theAmountStaysWithinTheHeap()
{
    OwnHeaps own(howMany, QStringLiteral("5 9"));
    PracticeSession& session = own.session;
    QCOMPARE(session.answer().heap, 1);
    session.step(-1);
    QCOMPARE(session.answer().number, QStringLiteral("1"));
    session.step(1);
    QCOMPARE(session.answer().number, QStringLiteral("2"));
    QCOMPARE(session.board().leaving.indexOf(2), 1);
    session.setNumber(QStringLiteral("9"));
    session.step(1);
    QCOMPARE(session.answer().number, QStringLiteral("9"));
    session.setNumber(QStringLiteral("9223372036854775807"));
    QCOMPARE(session.board().leaving.count(0), session.board().leaving.size());
    session.step(1);
    QCOMPARE(session.answer().number, QStringLiteral("9"));
}

void TestPracticeSession::theAnswerIsShownOnlyAfterAllHints_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("answer");
    QTest::newRow("nim-sum") << nimSumSkill << QStringLiteral("<b>6</b>");
    QTest::newRow("eligible heap") << eligibleHeap << QStringLiteral("Take from heap 1.");
    QTest::newRow("how many") << howMany << QStringLiteral("12 − 10 = <b>2</b>");
}

void TestPracticeSession::theAnswerIsShownOnlyAfterAllHints()
{
    QFETCH(QString, skill);
    QFETCH(QString, answer);
    OwnHeaps own(skill, QStringLiteral("12 9 3"));
    PracticeSession& session = own.session;
    QCOMPARE(session.exercise().rungTitles.size(), 5);
    for (int rung = 1; rung <= 5; ++rung) {
        QVERIFY(session.exercise().canHint);
        QVERIFY(!session.exercise().canShowAnswer);
        session.showAnswer();
        QCOMPARE(session.state(), State::Open);
        session.hint();
        QCOMPARE(session.exercise().rungs.size(), rung);
        QCOMPARE(session.exercise().rungs.last().contains(answer), rung == 5);
    }
    QVERIFY(!session.exercise().canHint);
    session.hint();
    QCOMPARE(session.exercise().rungs.size(), 5);
    QVERIFY(session.exercise().canShowAnswer);
    session.showAnswer();
    QCOMPARE(session.state(), State::Shown);
    QCOMPARE(session.exercise().verdict, QStringLiteral("The answer"));
    QVERIFY(session.board().tableShown && session.board().sumsShown);
    QVERIFY(!session.exercise().canShowAnswer);
}

void TestPracticeSession::aHintHighlightsOnlyWhatItMentions()
{
    for (const QString& skill : {nimSumSkill, eligibleHeap, howMany}) {
        OwnHeaps own(skill, QStringLiteral("12 9 3"));
        PracticeSession& session = own.session;
        session.hint();
        session.hint();
        QVERIFY2(!session.board().tableShown, "the columns are shown before the third hint");
        session.hint();
        QVERIFY(session.board().tableShown);
        QCOMPARE(session.board().lookColumns.count(QLatin1Char('1')), skill == eligibleHeap ? 2 : 1);
        QVERIFY2(!session.board().sumsShown && !session.board().onesShown, "the third hint shows the nim-sum or the counts");
        QVERIFY(!session.board().marks.contains(Mark::Hinted));
        session.hint();
        QVERIFY2(!session.board().sumsShown, "the fourth hint shows the nim-sum");
        QCOMPARE(session.board().marks.count(Mark::Hinted), skill == eligibleHeap ? 2 : 0);
    }
}

void TestPracticeSession::anExerciseCountsByItsFirstAnswer()
{
    PracticeSession session(someSeed, nullptr);
    session.setSkill(nimSumSkill);
    const auto standing = [&session] { return session.standings().at(static_cast<int>(practice::Skill::NimSum)).value<ShownSkill>().detail; };
    QCOMPARE(standing(), QString());

    session.open(QStringLiteral("3 5 7"));
    session.setNumber(QStringLiteral("1"));
    session.check();
    QCOMPARE(standing(), QStringLiteral("1 of 1 right"));

    // The first answer is wrong, the second right: the exercise counts once, and not as right at the first try.
    session.open(QStringLiteral("3 5 7"));
    session.setNumber(QStringLiteral("2"));
    session.check();
    session.setNumber(QStringLiteral("1"));
    session.check();
    QCOMPARE(session.state(), State::Right);
    QCOMPARE(standing(), QStringLiteral("1 of 2 right"));

    // Four hints are help. The fifth hint is the answer, so the exercise does not count as right.
    for (const int rungs : {4, 5}) {
        session.open(QStringLiteral("3 5 7"));
        for (int rung = 0; rung < rungs; ++rung)
            session.hint();
        session.setNumber(QStringLiteral("1"));
        session.check();
    }
    QCOMPARE(standing(), QStringLiteral("2 of 4 right"));

    session.open(QStringLiteral("3 5 7"));
    for (int rung = 0; rung < 5; ++rung)
        session.hint();
    session.showAnswer();
    QCOMPARE(standing(), QStringLiteral("2 of 5 right"));
    QCOMPARE(session.standings().at(static_cast<int>(practice::Skill::EligibleHeap)).value<ShownSkill>().detail, QString());
}

void TestPracticeSession::exercisesLeadToTheirLesson()
{
    PracticeSession session(someSeed, nullptr);
    session.setSkill(howMany);
    QCOMPARE(session.exercise().lesson, QStringLiteral("lemma-2/say"));
    QCOMPARE(session.exercise().lessonTitle, QStringLiteral("Lemma 2"));
    for (const QString& skill : session.skills()) {
        session.setSkill(skill);
        QVERIFY2(!session.exercise().lessonTitle.isEmpty(), qPrintable(skill));
    }
}

void TestPracticeSession::exercisesCanBeRepeatedByTheirSeed()
{
    for (const QString& skill : {nimSumSkill, eligibleHeap, howMany}) {
        PracticeSession session(someSeed, nullptr);
        session.setSkill(skill);
        session.setLevel(2);
        QCOMPARE(session.exercise().seed, QStringLiteral("4711/1"));
        QStringList questions{session.exercise().question};
        for (int exercise = 2; exercise <= 5; ++exercise) {
            session.next();
            QCOMPARE(session.exercise().seed, QStringLiteral("4711/%1").arg(exercise));
            questions.push_back(session.exercise().question);
        }
        QVERIFY(questions[0] != questions[1]);
        session.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), skill + QStringLiteral(" 2 4711/5"));

        PracticeSession another(1, nullptr);
        another.setSkill(skill);
        another.setLevel(2);
        QCOMPARE(another.open(QStringLiteral("4711／5")), QString());
        QCOMPARE(another.exercise().question, questions[4]);
        QCOMPARE(another.exercise().title, QStringLiteral("Exercise 5"));
        QCOMPARE(another.open(QStringLiteral("4711")), QString());
        QCOMPARE(another.exercise().question, questions[0]);
        another.shuffle(8);
        QCOMPARE(another.exercise().seed, QStringLiteral("9/1"));
        // A seed has at most six digits and is never 0.
        another.shuffle(999'998);
        QCOMPARE(another.exercise().seed, QStringLiteral("999999/1"));
        another.shuffle(999'999);
        QCOMPARE(another.exercise().seed, QStringLiteral("1/1"));

        QCOMPARE(another.open(QStringLiteral("nim:12,9,3")), QString());
        QCOMPARE(another.exercise().title, QStringLiteral("Your own heaps"));
        QCOMPARE(another.exercise().seed, QString());
        another.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("nim:12,9,3"));
    }
}

void TestPracticeSession::eachSkillKeepsItsExercise()
{
    PracticeSession session(someSeed, nullptr);
    session.setSkill(nimSumSkill);
    session.setNumber(QStringLiteral("5"));
    session.hint();
    const QString question = session.exercise().question;
    session.setSkill(howMany);
    QCOMPARE(session.exercise().rungs.size(), 0);
    QCOMPARE(session.answer().number, QString());
    QVERIFY(session.answer().heap >= 0);
    QVERIFY(session.board().marks.contains(Mark::Chosen));
    session.setSkill(QStringLiteral("no such skill"));
    QCOMPARE(session.skill(), howMany);
    session.setSkill(nimSumSkill);
    QCOMPARE(session.exercise().question, question);
    QCOMPARE(session.answer().number, QStringLiteral("5"));
    QCOMPARE(session.exercise().rungs.size(), 1);
}

void TestPracticeSession::changingTheLanguageKeepsTheExercise()
{
    OwnHeaps own(howMany, QStringLiteral("5 9"));
    PracticeSession& session = own.session;
    session.hint();
    own.answer(QStringLiteral("1"));
    session.setRefuting(true);
    const QString english = session.exercise().reason;
    const QString hint = session.exercise().rungs.first();

    QSignalSpy told(&session, &PracticeSession::changed);
    {
        const InLanguage chinese(QStringLiteral("zh_CN"));
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(session.state(), State::Wrong);
        QVERIFY(session.refuting());
        QCOMPARE(session.answer().number, QStringLiteral("1"));
        QCOMPARE(session.exercise().rungs.size(), 1);
        QCOMPARE(session.board().sizes, (QStringList{QStringLiteral("5"), QStringLiteral("8")}));
        QVERIFY(session.exercise().reason.startsWith(QStringLiteral("对方从第 2 堆取走 3 颗")));
        QVERIFY(session.exercise().rungs.first() != hint);
        QCOMPARE(session.standings().at(static_cast<int>(practice::Skill::HowMany)).value<ShownSkill>().detail, QStringLiteral("做 1 题，对 0 题"));
        session.setNumber(QStringLiteral("x"));
        session.check();
        QCOMPARE(session.answer().problem, QStringLiteral("请输入整数，例如 13：“x”不是整数。"));
    }
    QTRY_VERIFY(session.answer().problem.startsWith(QStringLiteral("Type a whole number")));
    session.setRefuting(true);
    QCOMPARE(session.exercise().reason, english);
}

void TestPracticeSession::aFinishedExerciseDoesNotChange()
{
    OwnHeaps own(nimSumSkill, QStringLiteral("3 5 7"));
    PracticeSession& session = own.session;
    own.answer(QStringLiteral("1"));
    session.setNumber(QStringLiteral("2"));
    session.hint();
    session.check();
    QCOMPARE(session.answer().number, QStringLiteral("1"));
    QCOMPARE(session.state(), State::Right);
    QVERIFY(session.exercise().rungs.isEmpty());
    session.proceed();
    QCOMPARE(session.state(), State::Open);
    QCOMPARE(session.answer().number, QString());
    QCOMPARE(session.exercise().title, QStringLiteral("Exercise 2"));
}

void TestPracticeSession::outcomeExercisesCanBeLimitedToAGame()
{
    PracticeSession session(31, nullptr);
    QVERIFY(!session.canBeLimited());
    session.setGame(QStringLiteral("wythoff"));
    QCOMPARE(session.game(), QString());
    session.setSkill(QStringLiteral("outcome"));
    QVERIFY(session.canBeLimited());
    QCOMPARE(session.games().size(), 9);
    QCOMPARE(session.games().constFirst().toMap()[QStringLiteral("text")].toString(), QStringLiteral("All games"));
    session.setGame(QStringLiteral("wythoff"));
    session.setGame(QStringLiteral("chess"));
    QCOMPARE(session.game(), QStringLiteral("wythoff"));
    for (int level = 1; level <= 3; ++level) {
        session.setLevel(level);
        for (int number = 1; number <= 3; ++number) {
            QVERIFY2(session.exercise().question.contains(QStringLiteral("Wythoff's game at")), qPrintable(session.exercise().question));
            session.copy();
            QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("outcome:wythoff %1 31/%2").arg(level).arg(number));
            session.next();
        }
    }
    // A code with a game selects that game, and a code without one selects all games.
    QCOMPARE(session.open(QStringLiteral("outcome:bash 1 7/2")), QString());
    QCOMPARE(session.game(), QStringLiteral("bash"));
    QCOMPARE(session.open(QStringLiteral("outcome 1 7/2")), QString());
    QCOMPARE(session.game(), QString());
    // Practice of all skills is never limited to a game.
    session.setGame(QStringLiteral("bash"));
    session.setMixed(true);
    QVERIFY(!session.canBeLimited());
    for (int turn = 0; turn < 40; ++turn) {
        QCOMPARE(session.game(), QString());
        session.next();
    }
}

NIMSTONE_TEST(TestPracticeSession)
#include "tst_practice_session.moc"
