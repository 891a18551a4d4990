// Acts out a teacher's week: the teacher creates a set with options and hands it out; three pupils, or two in a short run, do
// half of it, close the window, continue from the Home page and hand in; the teacher opens the folder, marks the class again, and
// saves the tables. The teacher's own record does not change. Only the system's file dialogs are left out.
#include <QDir>
#include <QFile>
#include <QTest>
#include <memory>
#include <vector>

#include "app/start/window.h"
#include "app/storage/sets/hand_in.h"
#include "app/viewmodels/home/home.h"
#include "app/viewmodels/practise/class/class_book.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/practise/record/record_files.h"
#include "app/viewmodels/practise/sets/set_editor.h"
#include "app/viewmodels/shell/shell.h"
#include "core/practice/exercise.h"
#include "tests/counts.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;
using nimstone::tests::Driver;
using nimstone::tests::part;

namespace {

/// The running program of one person, with a separate profile.
struct Desk {
    /// Starts the program on a page, which opens the file if `file` is not empty.
    Desk(const QDir& home, const QString& page, const QUrl& file = {})
    {
        for (const char* variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(variable, QFile::encodeName(home.path()));
        Options options;
        options.page = page;
        options.file = file;
        options.language = QStringLiteral("en");
        window = std::make_unique<Window>(options);
        window->shell()->preferences()->setMotion(QStringLiteral("none"));
        window->window()->resize(1440, 1000);
        driver = std::make_unique<Driver>(window->window());
        shown = driver->showPage(page);
    }

    QQuickItem* practise() const { return driver->page(QStringLiteral("practise")); }
    PracticeSession* session() const { return qobject_cast<PracticeSession*>(part(practise(), "session")); }
    SetEditor* editor() const { return qobject_cast<SetEditor*>(part(part(practise(), "sets"), "editor")); }

    /// Types a number as the answer and submits it with Return.
    bool answer(Count number) const
    {
        return driver->click(QStringLiteral("answerInput")) && driver->press(QStringLiteral("ctrl+a")) && driver->type(QString::number(number))
            && QTest::qWaitFor([&] { return session()->answer().number == QString::number(number); }) && driver->press(QStringLiteral("Return"));
    }

    std::unique_ptr<Window> window;
    std::unique_ptr<Driver> driver;
    QQuickItem* shown = nullptr;
};

struct Pupil {
    const char* name;
    int wrong;  ///< the number of answers, of four, that are wrong at first
    int points;  ///< of 8: 2 for each item that is right at once, 1 for an item that is right after a hint or a mistake
    const char* record;  ///< what the page of progress says about the file, which it believes
};

std::vector<Pupil> pupils()
{
    std::vector<Pupil> pupils{{"anna", 0, 7, "4 exercises on 1 day, 4 of them right on the first try"},
                              {"carla", 3, 5, "4 exercises on 1 day, 4 of them right on the first try"}};
    if (tests::deep())
        pupils.insert(pupils.begin() + 1, {"ben", 1, 6, "4 exercises on 1 day, 3 of them right on the first try"});
    return pupils;
}

Count rightAnswer(const PracticeSession& session)
{
    return practice::rightAnswers(const_cast<PracticeSession&>(session).set()->desk()->exercise()).front().number();
}

}  // namespace

class TestTeacher : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_home = QDir(QString::fromLocal8Bit(qgetenv("XDG_DATA_HOME"))); }
    void aTeacherCreatesASetAndHandsItOut();
    void aPupilWorksThroughTheSetInTwoSessions_data();
    void aPupilWorksThroughTheSetInTwoSessions();
    void theTeacherMarksTheFilesOfThePupils();

private:
    QDir person(const QString& name) const
    {
        m_home.mkpath(name);
        return QDir(m_home.filePath(name));
    }
    QString handedIn(const QString& name) const { return person(u"handed in"_qs).filePath(QStringLiteral("Week 3 - %1.json").arg(name)); }

    QDir m_home;
};

void TestTeacher::aTeacherCreatesASetAndHandsItOut()
{
    Desk teacher(person(QStringLiteral("teacher")), QStringLiteral("practise"));
    QVERIFY(teacher.shown);
    // The teacher has a practice record with one answer.
    QTRY_VERIFY(teacher.shown->property("settled").toBool());
    QCOMPARE(teacher.session()->open(QStringLiteral("nim-sum 1 7/1")), QString());
    QTRY_VERIFY(teacher.shown->property("settled").toBool());
    QVERIFY(teacher.answer(0));
    QTRY_COMPARE(teacher.window->shell()->progress()->tally().answers, 1);

    QVERIFY(teacher.driver->press(QStringLiteral("alt+e")));
    QTRY_VERIFY(teacher.driver->item(QStringLiteral("setPaper")));
    QVERIFY(teacher.driver->click(QStringLiteral("setTitle")));
    QVERIFY(teacher.driver->type(QStringLiteral("Week 3")));
    for (const char* heaps : {"12 9 3", "7 5 3"}) {
        const int before = teacher.editor()->exercises()->count();
        QVERIFY(teacher.driver->click(QStringLiteral("addHeaps")));
        QVERIFY(teacher.driver->type(QString::fromLatin1(heaps)));
        QVERIFY(teacher.driver->press(QStringLiteral("Return")));
        QTRY_COMPARE(teacher.editor()->exercises()->count(), before + 1);
    }
    // Two random exercises. Each pupil gets other ones.
    const SetAdding* const adding = teacher.editor()->adding();
    for (qsizetype skill = 0; skill < adding->skills().size(); ++skill) {
        const QString name = adding->skills()[skill];
        if (adding->chosen()[skill] != (name == u"nim-sum"_qs))
            QVERIFY(teacher.driver->click(u"addSkill-"_qs + name));
    }
    QVERIFY(teacher.driver->click(u"addCount"_qs));
    QVERIFY(teacher.driver->press(u"ctrl+a"_qs));
    QVERIFY(teacher.driver->type(u"2"_qs));
    QVERIFY(teacher.driver->click(u"addDraw"_qs));
    QTRY_COMPARE(teacher.editor()->exercises()->count(), 4);
    QTRY_COMPARE(teacher.editor()->title(), QStringLiteral("Week 3"));

    QVERIFY(teacher.driver->press(u"alt+o"_qs));
    QTRY_VERIFY(teacher.driver->item(u"setOption-classInput"_qs));
    QVERIFY(teacher.driver->type(u"10b"_qs));
    QVERIFY(teacher.driver->press(u"Tab"_qs));
    QVERIFY(teacher.driver->type(u"2026-03-14"_qs));
    for (const char* option : {"answers-after-hand-in", "hints-1", "variant-per-pupil"})
        QVERIFY(teacher.driver->click(u"setOption-"_qs + QString::fromLatin1(option)));
    QVERIFY(teacher.driver->press(u"Escape"_qs));
    const practice::ExerciseSet set = teacher.editor()->set();
    QCOMPARE(set.className, "10b");
    QCOMPARE(set.due, "2026-03-14");
    QVERIFY(set.rules == (practice::SetRules{.answers = practice::AnswersShown::AfterHandIn, .hints = 1, .variant = practice::SetVariant::PerPupil}));
    QVERIFY(teacher.editor()->saveFile(QUrl::fromLocalFile(m_home.filePath(u"week3.json"_qs))));
    QVERIFY(teacher.editor()->saveFile(QUrl::fromLocalFile(m_home.filePath(u"week3-pupils.json"_qs)), true));
}

void TestTeacher::aPupilWorksThroughTheSetInTwoSessions_data()
{
    QTest::addColumn<int>("wrong");
    for (const Pupil& pupil : pupils())
        QTest::newRow(pupil.name) << pupil.wrong;
}

void TestTeacher::aPupilWorksThroughTheSetInTwoSessions()
{
    QFETCH(int, wrong);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    const QDir home = person(name);
    int done = 0;
    const auto work = [&](Desk& pupil, int upTo) {
        for (; done < upTo; ++done) {
            QTRY_COMPARE(pupil.session()->set()->shown().place, done);
            QTRY_VERIFY(pupil.practise()->property("settled").toBool());
            const Count right = rightAnswer(*pupil.session());
            if (done < wrong) {
                QVERIFY(pupil.answer(right == 0 ? 1 : 0));
                QTRY_COMPARE(pupil.session()->state(), PracticeSession::Wrong);
            }
            QVERIFY(pupil.answer(right));
            QTRY_COMPARE(pupil.session()->state(), PracticeSession::Right);
            QTRY_VERIFY(pupil.practise()->property("settled").toBool());
            QVERIFY(pupil.driver->click(QStringLiteral("proceed")));
        }
    };
    {
        Desk pupil(home, u"practise"_qs, QUrl::fromLocalFile(m_home.filePath(u"week3-pupils.json"_qs)));
        QVERIFY(pupil.shown);
        QTRY_VERIFY(pupil.driver->item(u"pupilNameInput"_qs) && pupil.driver->item(u"pupilNameInput"_qs)->hasActiveFocus());
        QVERIFY(pupil.driver->type(name));
        QVERIFY(pupil.driver->press(u"Return"_qs));
        QTRY_VERIFY(pupil.session()->set()->running());
        work(pupil, 2);
        // One hint is allowed, and no key shows the answer.
        QTRY_COMPARE(pupil.session()->set()->shown().place, 2);
        QTRY_VERIFY(pupil.practise()->property("settled").toBool());
        for (const char* key : {"h", "h", "a"})
            QVERIFY(pupil.driver->press(QString::fromLatin1(key)));
        QTRY_COMPARE(pupil.session()->exercise().rungs.size(), qsizetype{1});
        QCOMPARE(pupil.session()->state(), PracticeSession::Open);
    }
    // The next day, the pupil starts the program again.
    Desk pupil(home, QStringLiteral("home"));
    QVERIFY(pupil.shown);
    QTRY_VERIFY(pupil.driver->item(QStringLiteral("yourSet")));
    QCOMPARE(part(pupil.shown, "home")->property("set").value<HomeSet>().standing, QStringLiteral("2 of 4 done"));
    QVERIFY(pupil.driver->click(QStringLiteral("setOn")));
    QTRY_VERIFY(pupil.practise() && pupil.session()->set()->running());
    QCOMPARE(pupil.session()->set()->shown().where, QStringLiteral("Week 3 · 3 of 4"));
    QCOMPARE(pupil.session()->exercise().rungs.size(), qsizetype{1});
    work(pupil, 4);
    QTRY_VERIFY(pupil.session()->set()->shown().finished);
    QCOMPARE(pupil.session()->set()->shown().counts, (QList<int>{4 - wrong - (wrong < 3 ? 1 : 0), wrong < 3 ? 1 : 0, wrong, 0, 0}));
    QTRY_VERIFY(pupil.driver->item(u"handIn"_qs));
    pupil.session()->set()->handInFile()->save({}, QUrl::fromLocalFile(handedIn(name)));
    QTRY_VERIFY(pupil.session()->set()->shown().handedIn);
}

void TestTeacher::theTeacherMarksTheFilesOfThePupils()
{
    // Carla's file now states that all answers are right, and two more files do not count.
    QFile written(handedIn(u"carla"_qs));
    QVERIFY(written.open(QIODevice::ReadOnly));
    HandIn carla = *parseHandIn(written.readAll());
    HandIn other = carla;
    other.set += u'0';
    for (AnswerRecord& answer : carla.answers)
        answer.right = true;
    const QByteArray forged = printHandIn(carla);
    for (const auto& [name, content] : {std::pair("carla", forged), std::pair("half a file", forged.left(forged.size() / 2)), std::pair("another set", printHandIn(other))}) {
        QFile file(handedIn(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    Desk teacher(person(QStringLiteral("teacher")), QStringLiteral("practise"));
    QVERIFY(teacher.shown);
    Progress& progress = *teacher.window->shell()->progress();
    QTRY_VERIFY(progress.areDaysLoaded());
    const ProgressTally own = progress.tally();
    const auto ownAnswers = progress.answersReader()();
    QVERIFY(ownAnswers);
    QVERIFY(teacher.driver->press(u"alt+c"_qs));
    QTRY_VERIFY(teacher.driver->item(u"classFiles"_qs));
    auto* book = teacher.shown->findChild<ClassBook*>();
    QVERIFY(book);
    book->open({QUrl::fromLocalFile(m_home.filePath(u"week3.json"_qs)), QUrl::fromLocalFile(m_home.filePath(u"handed in"_qs))});
    const auto count = static_cast<int>(pupils().size());
    QTRY_COMPARE(book->pupils().size(), count);
    QCOMPARE(book->standing(), QStringLiteral("10b · Week 3 · %1 handed in · %1 late · 2 files not read").arg(count));
    for (int place = 0; place < count; ++place) {
        const Pupil pupil = pupils()[static_cast<std::size_t>(place)];
        const QVariantMap row = book->pupils()[place].toMap();
        QCOMPARE(row[u"name"_qs].toString(), QString::fromLatin1(pupil.name) + u" (late)"_qs);
        QCOMPARE(row[u"points"_qs].toInt(), pupil.points);
        // A flag stands where the file of Carla differs from what the program finds.
        QCOMPARE(row[u"flags"_qs].toString(), pupil.wrong == 3 ? u"1110"_qs : u"0000"_qs);
    }
    QVERIFY(teacher.driver->click(QStringLiteral("classCell%1-1").arg(count)));
    QTRY_COMPARE(book->property("item").toInt(), 0);
    QVERIFY2(book->facts().startsWith(u"<b>Item 1, carla</b>"_qs), qPrintable(book->facts()));
    const QUrl table = QUrl::fromLocalFile(m_home.filePath(u"class.csv"_qs));
    book->save(u"pupil"_qs, table);
    QTRY_VERIFY2(book->property("news").toString().startsWith(u"Saved: class.csv"_qs), qPrintable(book->property("news").toString()));

    QVERIFY(teacher.driver->press(u"alt+p"_qs));
    QTRY_VERIFY(teacher.driver->item(u"recordSkills"_qs));
    auto* files = teacher.shown->findChild<RecordFiles*>();
    QVERIFY(files);
    QList<QUrl> handed;
    for (const Pupil& pupil : pupils())
        handed << QUrl::fromLocalFile(handedIn(QString::fromLatin1(pupil.name)));
    files->open(handed);
    QTRY_COMPARE(files->opened().size(), count);
    for (int place = 0; place < count; ++place) {
        QVERIFY(teacher.driver->click(QStringLiteral("whose%1").arg(place + 1)));
        QTRY_COMPARE(files->shown(), place);
        QTRY_VERIFY(teacher.driver->item(u"openedSummary"_qs));
        const QString text = teacher.driver->item(u"openedSummary"_qs)->property("text").toString();
        QVERIFY2(text.contains(QLatin1String(pupils()[static_cast<std::size_t>(place)].record)), qPrintable(text));
    }
    QVERIFY(progress.flush());
    QVERIFY(progress.tally() == own);
    QVERIFY(progress.answersReader()() == ownAnswers);
}

NIMSTONE_TEST_RUN(TestTeacher, &nimstone::tests::runInProfile<TestTeacher>)

#include "tst_teacher.moc"
