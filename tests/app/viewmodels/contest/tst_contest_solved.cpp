// Tests that a solved problem stays ticked after a restart, on another machine, and in an older version.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/files/sql.h"
#include "app/viewmodels/contest/contest_list.h"
#include "app/viewmodels/contest/contest_solved.h"
#include "app/viewmodels/home/home.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

AnswerRecord exercise()
{
    AnswerRecord answer;
    answer.time = 1'750'000'000'000;
    answer.day = 20254;
    answer.skill = u"nim-sum"_qs;
    answer.exercise = u"nim-sum 1 4711/1"_qs;
    answer.right = true;
    return answer;
}

}  // namespace

class TestContestSolved : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void solvedProblemIsTickedAndIsNoExercise()
    {
        Progress progress(m_folder.filePath(u"once.sqlite"_qs));
        ContestList list;
        list.setProgress(&progress);
        QTRY_VERIFY(progress.areDaysLoaded());
        progress.record(exercise());
        QCOMPARE(list.solved(), QStringList());
        const ProgressTally before = progress.tally();

        QSignalSpy solved(&list, &ContestList::solvedChanged);
        QSignalSpy changed(&list, &ContestList::changed);
        recordSolved(progress, u"hdu-1527"_qs);
        QCOMPARE(list.solved(), QStringList{u"hdu-1527"_qs});
        QCOMPARE(solved.size(), 1);
        QCOMPARE(changed.size(), 0);

        ProgressTally after = progress.tally();
        QVERIFY(after.last == before.last);
        QCOMPARE(after.answers, before.answers + 1);
        after.answers = before.answers;
        after.exercises = before.exercises;
        QVERIFY(after == before);

        // Solving the problem again records nothing.
        recordSolved(progress, u"hdu-1527"_qs);
        QCOMPARE(progress.tally().answers, before.answers + 1);
    }

    void solvedProblemDoesNotReplaceTheLastSkill()
    {
        Progress progress(m_folder.filePath(u"home.sqlite"_qs));
        Home home;
        home.setProgress(&progress);
        QTRY_VERIFY(progress.areDaysLoaded());
        progress.record(exercise());
        recordSolved(progress, u"hdu-1527"_qs);
        QCOMPARE(home.practice().lastSkill, u"nim-sum"_qs);
    }

    void solvedProblemsSurviveRestartAndImport()
    {
        const QString first = m_folder.filePath(u"first.sqlite"_qs);
        const QString exported = m_folder.filePath(u"answers.json"_qs);
        const QStringList both{u"poj-1067"_qs, u"hdu-1527"_qs};
        {
            Progress progress(first);
            recordSolved(progress, both[0]);
            recordSolved(progress, both[1]);
            QVERIFY(progress.flush());
        }
        QCOMPARE(solvedIn(first), inOrder(both));
        {
            Progress progress(first);
            progress.load();
            QTRY_VERIFY(progress.areDaysLoaded());
            QSignalSpy written(&progress, &Progress::exported);
            progress.exportTo(exported);
            QVERIFY(written.wait(20'000));
            QCOMPARE(written.first()[1].toString(), QString());
        }
        const QString second = m_folder.filePath(u"second.sqlite"_qs);
        {
            Progress progress(second);
            progress.load();
            QTRY_VERIFY(progress.areDaysLoaded());
            QSignalSpy read(&progress, &Progress::imported);
            progress.importFrom(exported);
            QVERIFY(read.wait(20'000));
            QCOMPARE(read.first()[0].toInt(), 2);
        }
        QCOMPARE(solvedIn(second), inOrder(both));
    }

    void solvedProblemsAreReadFromANewerFile()
    {
        const QString file = m_folder.filePath(u"newer.sqlite"_qs);
        {
            ProgressFile old(file);
            QVERIFY(old.open());
            AnswerRecord later = exercise();
            later.id = u"1"_qs;
            later.skill = u"solve-problem"_qs;
            later.exercise = u"solve-problem hdu-1527"_qs;
            QVERIFY(old.add(later));
            // The file also has a problem that this version does not know.
            later.id = u"2"_qs;
            later.exercise = u"solve-problem xyz-1"_qs;
            QVERIFY(old.add(later));
            runSql(old.database(), u"PRAGMA user_version = 1000"_qs);
        }
        QCOMPARE(solvedIn(file), QStringList{u"hdu-1527"_qs});
    }

private:
    static QStringList solvedIn(const QString& file)
    {
        Progress progress(file);
        ContestList list;
        list.setProgress(&progress);
        return QTest::qWaitFor([&] { return progress.areDaysLoaded(); }, 20'000) ? list.solved() : QStringList{u"not read"_qs};
    }

    /// The names in the order of the list of problems.
    static QStringList inOrder(const QStringList& names)
    {
        QStringList all;
        for (const contest::Problem& problem : contest::allProblems()) {
            if (const QString name = QString::fromUtf8(problem.name); names.contains(name))
                all << name;
        }
        return all;
    }

    QTemporaryDir m_folder;
};

NIMSTONE_TEST(TestContestSolved)
#include "tst_contest_solved.moc"
