// Restores an exercise set that is worked through in the next run of the program: every exercise is as it was left, with hints
// and draft answers. A damaged file is renamed.
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/home/home.h"
#include "app/viewmodels/practise/practice_session.h"
#include "tests/program.h"

using namespace nimstone;
using practice::Skill;

namespace {

using State = PracticeSession::State;

/// Returns a set with one exercise of each skill, because each kind is answered differently, and one on own heaps.
practice::ExerciseSet everySkill()
{
    std::vector<practice::NamedExercise> names;
    for (const Skill skill : practice::allSkills)
        names.push_back(practice::ExerciseCode{skill, 1, 31, 1});
    practice::ExerciseSet set{.title = "Week <3>", .language = "en", .entries = practice::entriesOf(practice::exercisesNamed(names))};
    set.entries.emplace_back(practice::SheetExercise{*practice::exerciseOn({{12, 9, 3}}, Skill::HowMany), std::nullopt});
    return set;
}

/// Returns another set, of one exercise.
practice::ExerciseSet weekFour()
{
    return {.title = "Week 4", .language = "en", .entries = practice::entriesOf(practice::exercisesNamed({practice::ExerciseCode{Skill::NimSum, 1, 5, 1}}))};
}

}  // namespace

class TestPracticeSetKeep : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void everyExerciseIsRestoredAsItWasLeft()
    {
        const practice::ExerciseSet set = everySkill();
        ExerciseRun before;
        std::vector<int> states;
        QStringList questions;
        {
            PracticeSession session(1, nullptr, m_home->path());
            session.set()->restore();
            session.startSet(set);
            for (int place = 0; place < session.set()->shown().count; ++place) {
                session.set()->go(place);
                // `place` modulo 4 decides what the person does: gives a wrong answer (0) or the right answer (1), asks for
                // all five hints and the answer (2), or only asks for hints (3). In the cases 0, 1, and 3 the number of
                // hints is `place` modulo 3, which may be 0.
                const practice::Exercise exercise = practice::exercisesIn(set.entries)[static_cast<std::size_t>(place)].exercise;
                for (int hint = 0; hint < (place % 4 == 2 ? 5 : place % 3); ++hint)
                    session.hint();
                if (place % 4 == 2)
                    session.showAnswer();
                if (place % 4 == 1)
                    give(session, practice::rightAnswers(exercise).front());
                if (place % 4 == 0)
                    give(session, wrongTo(exercise));
                states.push_back(session.state());
                questions.push_back(session.exercise().question);
            }
            session.set()->go(3);
            QVERIFY(session.set()->flush());
        }
        {
            const HomeSet home = atHome();
            QVERIFY(home.there);
            QCOMPARE(home.title, QStringLiteral("Week &lt;3&gt;"));
            QCOMPARE(home.standing, QStringLiteral("8 of 17 done"));
        }
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QTRY_VERIFY(session.set()->running());
        QCOMPARE(session.set()->shown().place, 3);
        QCOMPARE(session.set()->shown().count, 17);
        QCOMPARE(session.set()->shown().standing, QStringLiteral("8 of 17 done"));
        for (int place = 0; place < session.set()->shown().count; ++place) {
            session.set()->go(place);
            QCOMPARE(session.exercise().question, questions[place]);
            QCOMPARE(int(session.state()), states[static_cast<std::size_t>(place)]);
            QCOMPARE(session.exercise().rungs.size(), place % 4 == 2 ? 5 : place % 3);
            QCOMPARE(session.set()->result(place)[QStringLiteral("detail")].toString().isEmpty(), false);
        }
        QCOMPARE(session.set()->shown().counts, m_counts);
        // The run continues: an exercise that was wrong at first keeps that result.
        session.set()->go(0);
        give(session, practice::rightAnswers(practice::exercisesIn(set.entries)[0].exercise).front());
        QCOMPARE(session.state(), State::Right);
        QCOMPARE(session.set()->shown().counts, m_counts);
    }

    /// No answer, hint or other exercise follows the draft, so nothing else triggers saving.
    void aDraftAnswerIsRestored()
    {
        {
            PracticeSession session(1, nullptr, m_home->path());
            session.set()->restore();
            session.startSet(everySkill());
            session.set()->go(1);
            QCOMPARE(session.asks(), PracticeSession::Asks::Number);
            session.setNumber(QStringLiteral("23"));
        }
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QTRY_VERIFY(session.set()->running());
        QCOMPARE(session.answer().number, QStringLiteral("23"));
    }

    void aSetThatWasLeftIsDeleted()
    {
        {
            PracticeSession session(1, nullptr, m_home->path());
            session.set()->restore();
            session.startSet(everySkill());
            session.set()->leave();
        }
        QVERIFY(!atHome().there);
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QVERIFY(!session.set()->there());
        QCOMPARE(QDir(m_home->path()).entryList({QStringLiteral("*.json")}), QStringList());
    }

    void aPausedSetStaysPaused()
    {
        putAside();
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QTRY_VERIFY(session.set()->there());
        QVERIFY(!session.set()->running());
    }

    /// The Home page continues the set before the file was read.
    void aSetCanBeResumedBeforeItsFileIsRead()
    {
        putAside();
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        session.set()->resume();
        QVERIFY(!session.set()->there());
        QTRY_VERIFY(session.set()->running());
    }

    /// A skill that was chosen before the file was read stays chosen. If another set was started before the file was
    /// read, the session asks which set to keep.
    void restoringASetDoesNotInterruptAnotherChoice()
    {
        {
            PracticeSession session(1, nullptr, m_home->path());
            session.set()->restore();
            session.startSet(everySkill());
            give(session, practice::rightAnswers(practice::exercisesIn(everySkill().entries)[0].exercise).front());
        }
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        session.setSkill(QStringLiteral("mex"));
        session.startSet(weekFour());
        QTRY_VERIFY(!session.set()->shown().question.isEmpty());
        QVERIFY(!session.set()->running());
        QCOMPARE(session.skill(), QStringLiteral("mex"));
        QCOMPARE(session.set()->shown().count, 17);
    }

    void eachWindowKeepsItsOwnRun()
    {
        PracticeSession first(1, nullptr, m_home->path());
        first.set()->restore();
        first.startSet(everySkill());
        QVERIFY(first.set()->flush());
        PracticeSession second(1, nullptr, m_home->path());
        second.set()->restore();
        QVERIFY(!second.set()->there());
        second.startSet(weekFour());
        QVERIFY(second.set()->flush());
        QCOMPARE(QDir(m_home->path()).entryList({QStringLiteral("*.json")}), (QStringList{QStringLiteral("run-2.json"), QStringLiteral("run.json")}));
    }

    /// If two sets were left, the Home page names the newer one. It does not name a set that another window has open.
    void theHomePageNamesTheNewestUnfinishedSet()
    {
        const auto week = [](const char* title) {
            const auto exercises = practice::exercisesNamed({practice::ExerciseCode{Skill::NimSum, 1, 5, 1}, practice::ExerciseCode{Skill::NimSum, 1, 5, 2}});
            return practice::ExerciseSet{.title = title, .language = "en", .entries = practice::entriesOf(exercises)};
        };
        {
            PracticeSession first(1, nullptr, m_home->path());
            PracticeSession second(1, nullptr, m_home->path());
            first.set()->restore();
            first.startSet(week("Week 3"));
            second.set()->restore();
            second.startSet(week("Week 4"));
            QVERIFY(first.set()->flush() && second.set()->flush());
            QVERIFY(!atHome().there);
        }
        QFile older(m_home->filePath(QStringLiteral("run.json")));
        QVERIFY(older.open(QIODevice::ReadWrite) && older.setFileTime(QDateTime::currentDateTime().addDays(-1), QFile::FileModificationTime));
        older.close();
        QCOMPARE(atHome().title, QStringLiteral("Week 4"));
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QTRY_VERIFY(session.set()->running());
        QCOMPARE(session.set()->shown().title, QStringLiteral("Week 4"));
        QCOMPARE(atHome().title, QStringLiteral("Week 3"));
    }

    void aDamagedFileIsRenamed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("another text") << QByteArray("Dear Sir,");
        QTest::newRow("JSON") << QByteArray("{\"a\": [1, 2]}");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("of a later version") << QByteArray("{\"nimstone\": \"exercise-run\", \"version\": 3, \"places\": [{}]}");
        QTest::newRow("no exercise set") << QByteArray("{\"nimstone\": \"exercise-run\", \"version\": 1, \"places\": [{}]}");
        QTest::newRow("deeply nested lists") << QByteArray(100'000, '[');
        QTest::newRow("a deeply nested set") << R"({"nimstone": "exercise-run", "version": 1, "places": [{}], "set": )" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + '}';
    }

    void aDamagedFileIsRenamed()
    {
        QFETCH(QByteArray, content);
        QFile file(m_home->filePath(QStringLiteral("run.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QTRY_VERIFY(!session.set()->shown().storageProblem.isEmpty());
        QVERIFY(!session.set()->there());
        QFile aside(m_home->filePath(QStringLiteral("run.damaged.json")));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), content);
    }

    /// Invalid values of a place are ignored: every exercise can be asked, and no index is out of range.
    void invalidPlacesAreIgnored_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("not an object") << QByteArray("7");
        QTest::newRow("a heap that is not there") << QByteArray(R"({"state": "wrong", "given": {"heap": 99, "number": "77777", "chosen": [-5, 99], "taken": [9, 9, 9, 9, 9, 9]}})");
        QTest::newRow("right without a right answer") << QByteArray(R"({"state": "right", "hints": 77, "given": {"heap": -9, "number": "0x7f"}, "attempts": [{"outcome": 9, "hints": -1}]})");
        QTest::newRow("an unknown state") << QByteArray(R"({"state": 3, "given": [], "draft": "x", "attempts": {"a": 1}})");
    }

    void invalidPlacesAreIgnored()
    {
        QFETCH(QByteArray, place);
        {
            PracticeSession session(1, nullptr, m_home->path());
            session.set()->restore();
            session.startSet(everySkill());
        }
        QFile file(m_home->filePath(QStringLiteral("run.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray content = file.readAll();
        file.close();
        const auto list = content.indexOf("\"places\":[") + 9;
        const auto end = content.indexOf(",\"set\"", list);
        QVERIFY(list > 9 && end > list);
        content.replace(list, end - list, '[' + QByteArrayList(17, place).join(',') + ']');
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        QTRY_VERIFY2(session.set()->there(), qPrintable(session.set()->shown().storageProblem));
        for (int at = 0; at < session.set()->shown().count; ++at) {
            session.set()->go(at);
            session.check();
            QVERIFY(!session.set()->result(at).isEmpty());
        }
    }

private:
    /// Starts a set, then chooses a skill, which puts the set aside, and closes the session.
    void putAside() const
    {
        PracticeSession session(1, nullptr, m_home->path());
        session.set()->restore();
        session.startSet(everySkill());
        session.setSkill(QStringLiteral("mex"));
    }

    static practice::Answer wrongTo(const practice::Exercise& exercise)
    {
        for (const auto& one : practice::misconceptionAnswers(exercise)) {
            if (!practice::isRight(practice::check(exercise, one.answer)))
                return one.answer;
        }
        return practice::Answer(Count{0});
    }

    static void give(PracticeSession& session, const practice::Answer& answer)
    {
        switch (session.asks()) {
        case PracticeSession::Number:
        case PracticeSession::Amount: session.setNumber(QString::number(answer.number())); break;
        case PracticeSession::Heap: session.pickHeap(static_cast<int>(answer.number())); break;
        case PracticeSession::Moves:
            for (const Move& move : answer.moves())
                session.take(static_cast<int>(move.heap), static_cast<int>(move.taken));
            break;
        default: {
            const auto offered = practice::offeredIn(session.set()->desk()->exercise());
            for (std::size_t index = 0; index < offered.size(); ++index) {
                if (std::ranges::find(answer.numbers(), offered[index]) != answer.numbers().end())
                    session.choose(static_cast<int>(index));
            }
        }
        }
        session.check();
    }

    const QList<int> m_counts{1, 3, 9, 0, 4};
    HomeSet atHome() const { return Home(nullptr, QDate::currentDate, m_home->path()).set(); }

    std::unique_ptr<QTemporaryDir> m_home;
};

NIMSTONE_TEST(TestPracticeSetKeep)
#include "tst_practice_set_keep.moc"
