// Does exercises in the whole program as a person does: for every skill a wrong answer, a hint, the right answer and the next
// exercise, by mouse and keys, with the language switched in between. The answers are still stored when the program is started
// again.
#include <QProcess>
#include <QScopeGuard>
#include <QTest>
#include <algorithm>
#include <memory>

#include "app/start/window.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/shell/shell.h"
#include "core/practice/exercise.h"
#include "core/practice/exercise_code.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;
using nimstone::tests::Driver;
using nimstone::tests::part;

namespace {

QString nameOf(practice::Skill skill) { return QString::fromStdString(std::string(practice::name(skill))); }

/// The wrong answer of a person with a misconception; every exercise has one that differs from the right answer.
practice::Answer mistakeIn(const practice::Exercise& exercise)
{
    const auto all = practice::misconceptionAnswers(exercise);
    return std::ranges::find_if(all, [&exercise](const practice::MisconceptionAnswer& one) {
        return !practice::isRight(practice::check(exercise, one.answer));
    })->answer;
}

/// Enters an answer as a person does and submits it. First removes the text or the choices of an earlier answer.
class Answering {
public:
    Answering(Driver& driver, PracticeSession& session) : m_driver(driver), m_session(session) {}

    bool give(const practice::Exercise& exercise, const practice::Answer& answer)
    {
        return make(exercise, answer) && m_driver.click(QStringLiteral("proceed"));
    }

private:
    bool make(const practice::Exercise& exercise, const practice::Answer& answer)
    {
        switch (practice::asksFor(exercise)) {
        case practice::Asks::Number:
        case practice::Asks::Amount: return m_session.exercise().byBitsAlone ? bits(answer.number()) : number(answer.number());
        case practice::Asks::Heap: return m_driver.press(QString::number(answer.number() + 1));
        case practice::Asks::Column:
        case practice::Asks::Choice:
        case practice::Asks::Numbers: return choose(practice::offeredIn(exercise), answer.numbers());
        case practice::Asks::Moves: return moves(answer.moves());
        }
        return false;
    }

    bool number(Count number)
    {
        return m_driver.click(QStringLiteral("answerInput")) && m_driver.press(QStringLiteral("ctrl+a"))
            && m_driver.type(QString::number(number))
            && QTest::qWaitFor([&] { return m_session.answer().number == QString::number(number); });
    }

    bool bits(Count number)
    {
        const QStringList weights = m_session.exercise().bitWeights;
        for (qsizetype place = 0; place < weights.size(); ++place) {
            const QChar wanted = QLatin1Char(number & weights[place].toULongLong() ? '1' : '0');
            if (m_session.answer().numberBits.at(place) != wanted && !m_driver.click(QStringLiteral("answerBit") + weights[place]))
                return false;
            if (!QTest::qWaitFor([&] { return m_session.answer().numberBits.at(place) == wanted; }))
                return false;
        }
        return true;
    }

    bool choose(const std::vector<Count>& offered, const std::vector<Count>& wanted)
    {
        for (std::size_t place = 0; place < offered.size(); ++place) {
            const auto chosen = [&] { return m_session.answer().chosen.at(static_cast<int>(place)); };
            const bool isWanted = std::ranges::find(wanted, offered[place]) != wanted.end();
            // If only one number can be chosen, choosing another number deselects it.
            if (chosen() == isWanted || (!isWanted && m_session.asks() != PracticeSession::Numbers))
                continue;
            if (!m_driver.click(QStringLiteral("choice%1").arg(place + 1)) || !QTest::qWaitFor([&] { return chosen() == isWanted; }))
                return false;
        }
        return true;
    }

    bool moves(const std::vector<Move>& wanted)
    {
        for (int heap = 0; heap < m_session.answer().taken.size(); ++heap) {
            const auto move = std::ranges::find(wanted, static_cast<std::size_t>(heap), &Move::heap);
            const int goal = move == wanted.end() ? 0 : static_cast<int>(move->taken);
            while (m_session.answer().taken.at(heap) != goal) {
                const int before = m_session.answer().taken.at(heap);
                const QString button = before > goal ? QStringLiteral("fewer%1") : QStringLiteral("more%1");
                if (!m_driver.click(button.arg(heap + 1)) || !QTest::qWaitFor([&] { return m_session.answer().taken.at(heap) != before; }))
                    return false;
            }
        }
        return true;
    }

    Driver& m_driver;
    PracticeSession& m_session;
};

}  // namespace

class TestPractise : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anExerciseOfEverySkillIsAnsweredWronglyThenRightly();
    void answersAreStoredForTheNextStart();
    void digitKeysOfAFrenchKeyboardChooseHeaps();

private:
    std::unique_ptr<Window> open() const;
};

std::unique_ptr<Window> TestPractise::open() const
{
    Options options;
    options.page = QStringLiteral("practise");
    options.language = QStringLiteral("en");
    auto window = std::make_unique<Window>(options);
    window->shell()->preferences()->setMotion(QStringLiteral("none"));
    window->window()->resize(1440, 1000);
    return window;
}

/// The digit row of this keyboard gives digits only with Shift. The test sets the keyboard with setxkbmap, which is
/// part of every X server.
void TestPractise::digitKeysOfAFrenchKeyboardChooseHeaps()
{
    const auto layout = [](const char* name) { return QProcess::execute(QStringLiteral("setxkbmap"), {QString::fromLatin1(name)}) == 0; };
    const auto window = open();
    Driver driver(window->window());
    QQuickItem* practise = driver.showPage(QStringLiteral("practise"));
    QVERIFY(practise);
    auto& session = *qobject_cast<PracticeSession*>(part(practise, "session"));
    QVERIFY(layout("fr"));
    const auto back = qScopeGuard([&] { layout("us"); });
    session.setSkill(QStringLiteral("eligible-heap"));
    QCOMPARE(session.open(QStringLiteral("12 9 3")), QString());
    QTRY_VERIFY(practise->property("settled").toBool());
    QVERIFY(driver.press(QStringLiteral("eacute")));
    QTRY_COMPARE(session.answer().heap, 1);
    QVERIFY(driver.press(QStringLiteral("quotedbl")));
    QTRY_COMPARE(session.answer().heap, 2);
    // Shift and the key give the digit, as usual.
    QVERIFY(driver.press(QStringLiteral("1")));
    QTRY_COMPARE(session.answer().heap, 0);
    QVERIFY(driver.press(QStringLiteral("alt+ampersand")));
    QTRY_COMPARE(session.skill(), QStringLiteral("read-binary"));
    session.setSkill(QStringLiteral("nim-sum"));
    QCOMPARE(session.open(QStringLiteral("12 9 3")), QString());
    QTRY_VERIFY(practise->property("settled").toBool());
    QVERIFY(driver.press(QStringLiteral("eacute")));
    QTRY_COMPARE(session.answer().number, QStringLiteral("é"));
}

void TestPractise::anExerciseOfEverySkillIsAnsweredWronglyThenRightly()
{
    const auto window = open();
    Driver driver(window->window());
    QQuickItem* practise = driver.showPage(QStringLiteral("practise"));
    QVERIFY(practise);
    auto& session = *qobject_cast<PracticeSession*>(part(practise, "session"));
    Answering answering(driver, session);
    for (const practice::Skill skill : practice::allSkills) {
        const QByteArray where = nameOf(skill).toUtf8();
        // The last skills are below the visible part of the list.
        if (skill == practice::Skill::SumValue)
            QVERIFY(driver.wheel(QStringLiteral("practiseSkills"), 10));
        QTRY_VERIFY2(driver.click(QStringLiteral("skill-") + nameOf(skill)) && session.skill() == nameOf(skill), where);
        session.setLevel(1);
        QCOMPARE(session.open(QStringLiteral("31/1")), QString());
        QTRY_VERIFY2(practise->property("settled").toBool(), where);
        const practice::Exercise exercise = practice::exerciseOf({skill, 1, 31, 1});

        QVERIFY2(answering.give(exercise, mistakeIn(exercise)), where);
        QTRY_COMPARE(session.state(), PracticeSession::Wrong);
        QVERIFY2(driver.item(QStringLiteral("verdict")), where);
        QVERIFY2(!session.exercise().reason.isEmpty(), where);

        QVERIFY2(driver.press(QStringLiteral("h")), where);
        QTRY_COMPARE(session.exercise().rungs.size(), qsizetype{1});
        QTRY_VERIFY2(driver.item(QStringLiteral("rung1Text")), where);

        QVERIFY2(answering.give(exercise, practice::rightAnswers(exercise).front()), where);
        QTRY_COMPARE(session.state(), PracticeSession::Right);
        QTRY_VERIFY2(practise->property("settled").toBool(), where);
        QVERIFY2(driver.press(QStringLiteral("Return")), where);
        QTRY_COMPARE(session.exercise().seed, QStringLiteral("31/2"));
        QCOMPARE(session.state(), PracticeSession::Open);
        const QString language = window->shell()->language();
        QVERIFY(driver.press(QStringLiteral("ctrl+l")));
        QTRY_VERIFY2(window->shell()->language() != language, where);
    }
    // There are two answers for each skill.
    QTRY_COMPARE(window->shell()->progress()->tally().answers, qint64(2 * practice::allSkills.size()));
}

void TestPractise::answersAreStoredForTheNextStart()
{
    const auto window = open();
    Driver driver(window->window());
    QQuickItem* practise = driver.showPage(QStringLiteral("practise"));
    QVERIFY(practise);
    QTRY_COMPARE(window->shell()->progress()->tally().answers, qint64(2 * practice::allSkills.size()));
    QVERIFY(driver.click(QStringLiteral("record")));
    QTRY_VERIFY(driver.item(QStringLiteral("recordSkills")));
    QVERIFY(driver.click(QStringLiteral("record-mex")));
    QTRY_COMPARE(part(practise, "session")->property("skill").toString(), QStringLiteral("mex"));
}

NIMSTONE_TEST_RUN(TestPractise, &nimstone::tests::runInProfile<TestPractise>)

#include "tst_practise.moc"
