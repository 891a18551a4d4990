// A teacher's week: the teacher creates and saves an exercise set; three pupils, or two in a short run, do half of it, close the
// window, continue from the Home page and export their answers; the teacher opens their files, and the teacher's own record does not
// change. Only the system's file dialogs are left out.
#include <QDir>
#include <QFile>
#include <QTest>
#include <memory>
#include <vector>

#include "app/start/window.h"
#include "app/storage/record/progress_json.h"
#include "app/viewmodels/home/home.h"
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
    Desk(const QDir& home, const QString& page)
    {
        for (const char* variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(variable, QFile::encodeName(home.path()));
        Options options;
        options.page = page;
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
            && QTest::qWaitFor([&] { return session()->number() == QString::number(number); }) && driver->press(QStringLiteral("Return"));
    }

    std::unique_ptr<Window> window;
    std::unique_ptr<Driver> driver;
    QQuickItem* shown = nullptr;
};

struct Pupil {
    const char* name;
    int wrong;  ///< the number of answers, of four, that are wrong at first
    const char* record;  ///< the sentence about the pupil's answers
};

std::vector<Pupil> pupils()
{
    std::vector<Pupil> pupils{{"anna", 0, "4 exercises on 1 day, 4 of them right on the first try"},
                              {"carla", 3, "4 exercises on 1 day, 1 of them right on the first try"}};
    if (tests::deep())
        pupils.push_back({"ben", 1, "4 exercises on 1 day, 3 of them right on the first try"});
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
    void aTeacherCreatesAndSavesASet();
    void aPupilWorksThroughTheSetInTwoSessions_data();
    void aPupilWorksThroughTheSetInTwoSessions();
    void theTeacherOpensTheFilesOfThePupils();

private:
    QDir person(const QString& name) const
    {
        m_home.mkpath(name);
        return QDir(m_home.filePath(name));
    }
    QString handedIn(const QString& name) const
    {
        const QDir folder = person(name);
        return folder.filePath(folder.entryList({QStringLiteral("nimstone-*.json")}).value(0));
    }

    QDir m_home;
};

void TestTeacher::aTeacherCreatesAndSavesASet()
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
    for (const char* heaps : {"12 9 3", "7 5 3", "10 6 1", "9 4 2"}) {
        const int before = teacher.editor()->exercises()->count();
        QVERIFY(teacher.driver->click(QStringLiteral("addHeaps")));
        QVERIFY(teacher.driver->type(QString::fromLatin1(heaps)));
        QVERIFY(teacher.driver->press(QStringLiteral("Return")));
        QTRY_COMPARE(teacher.editor()->exercises()->count(), before + 1);
    }
    QTRY_COMPARE(teacher.editor()->title(), QStringLiteral("Week 3"));
    QVERIFY(teacher.editor()->saveFile(QUrl::fromLocalFile(m_home.filePath(QStringLiteral("week3.json")))));
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
    const QDir home = person(QString::fromLatin1(QTest::currentDataTag()));
    int done = 0;
    const auto work = [&](Desk& pupil, int upTo) {
        for (; done < upTo; ++done) {
            QTRY_COMPARE(pupil.session()->set()->place(), done);
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
        Desk pupil(home, QStringLiteral("practise"));
        QVERIFY(pupil.shown);
        QVERIFY(pupil.driver->press(QStringLiteral("alt+e")));
        QTRY_VERIFY(pupil.driver->item(QStringLiteral("setPaper")));
        pupil.editor()->openFile(QUrl::fromLocalFile(m_home.filePath(QStringLiteral("week3.json"))));
        QTRY_COMPARE(pupil.editor()->exercises()->count(), 4);
        QVERIFY(pupil.driver->press(QStringLiteral("ctrl+Return")));
        QTRY_VERIFY(pupil.session()->set()->running());
        work(pupil, 2);
        // One hint is shown in the third exercise. Pressing Ctrl+Return in the view of the sets again does not restart the set.
        QTRY_COMPARE(pupil.session()->set()->place(), 2);
        QTRY_VERIFY(pupil.practise()->property("settled").toBool());
        QVERIFY(pupil.driver->press(QStringLiteral("h")));
        QTRY_COMPARE(pupil.session()->exercise().rungs.size(), qsizetype{1});
        QVERIFY(pupil.driver->press(QStringLiteral("alt+e")));
        QTRY_VERIFY(pupil.driver->item(QStringLiteral("setPaper")));
        QVERIFY(pupil.driver->press(QStringLiteral("ctrl+Return")));
        QTRY_VERIFY(!pupil.driver->item(QStringLiteral("setPaper")));
        QCOMPARE(pupil.session()->set()->place(), 2);
    }
    // The next day, the pupil starts the program again.
    Desk pupil(home, QStringLiteral("home"));
    QVERIFY(pupil.shown);
    QTRY_VERIFY(pupil.driver->item(QStringLiteral("yourSet")));
    QCOMPARE(part(pupil.shown, "home")->property("set").value<HomeSet>().standing, QStringLiteral("2 of 4 done"));
    QVERIFY(pupil.driver->click(QStringLiteral("setOn")));
    QTRY_VERIFY(pupil.practise() && pupil.session()->set()->running());
    QCOMPARE(pupil.session()->set()->where(), QStringLiteral("Week 3 · 3 of 4"));
    QCOMPARE(pupil.session()->exercise().rungs.size(), qsizetype{1});
    work(pupil, 4);
    QTRY_VERIFY(pupil.session()->set()->finished());
    QCOMPARE(pupil.session()->set()->counts(), (QList<int>{4 - wrong - (wrong < 3 ? 1 : 0), wrong < 3 ? 1 : 0, wrong, 0, 0}));
    QVERIFY(pupil.driver->click(QStringLiteral("setDone")));
    QTRY_VERIFY(!pupil.session()->set()->there());
    // The pupil exports the answers.
    QVERIFY(pupil.driver->press(QStringLiteral("alt+p")));
    QTRY_VERIFY(pupil.driver->item(QStringLiteral("recordSkills")));
    QVERIFY(pupil.driver->wheel(QStringLiteral("recordSkills"), 30));
    QTRY_VERIFY(pupil.driver->click(QStringLiteral("exportRecord")) && QFile::exists(handedIn(QString::fromLatin1(QTest::currentDataTag()))));
}

void TestTeacher::theTeacherOpensTheFilesOfThePupils()
{
    Desk teacher(person(QStringLiteral("teacher")), QStringLiteral("practise"));
    QVERIFY(teacher.shown);
    Progress& progress = *teacher.window->shell()->progress();
    QTRY_VERIFY(progress.areDaysLoaded());
    const ProgressTally own = progress.tally();
    const auto ownAnswers = progress.answersReader()();
    QVERIFY(ownAnswers);
    QVERIFY(teacher.driver->press(QStringLiteral("alt+p")));
    QTRY_VERIFY(teacher.driver->item(QStringLiteral("recordSkills")));
    auto* files = teacher.shown->findChild<RecordFiles*>();
    QVERIFY(files);
    QList<QUrl> handed;
    for (const Pupil& pupil : pupils())
        handed.push_back(QUrl::fromLocalFile(handedIn(QString::fromLatin1(pupil.name))));
    files->open(handed);
    QTRY_COMPARE(files->opened().size(), handed.size());
    int place = 0;
    for (const Pupil& pupil : pupils()) {
        QVERIFY(teacher.driver->click(QStringLiteral("whose%1").arg(place + 1)));
        QTRY_COMPARE(files->shown(), place);
        ++place;
        QTRY_VERIFY(teacher.driver->item(QStringLiteral("openedSummary")));
        const QString text = teacher.driver->item(QStringLiteral("openedSummary"))->property("text").toString();
        QVERIFY2(text.contains(QLatin1String(pupil.record)), qPrintable(text));
    }
    QVERIFY(teacher.driver->click(QStringLiteral("whose0")));
    QTRY_COMPARE(files->shown(), -1);
    QVERIFY(progress.flush());
    QVERIFY(progress.tally() == own);
    QVERIFY(progress.answersReader()() == ownAnswers);
}

NIMSTONE_TEST_RUN(TestTeacher, &nimstone::tests::runInProfile<TestTeacher>)

#include "tst_teacher.moc"
