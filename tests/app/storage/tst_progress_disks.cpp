// Tests the record of practice if the disk is full or the folder is read-only: no answer is lost, earlier answers are shown, and
// all answers are saved as soon as that is possible.
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress.h"
#include "tests/app/storage/disks.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestProgressDisks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_mayMount = mountPrivately(); }

    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = m_home->filePath(QStringLiteral("data"));
        m_path = QDir(m_folder).filePath(QStringLiteral("progress.sqlite"));
        QVERIFY(QDir().mkpath(m_folder));
    }

    void answersWaitWhileTheFileSizeIsLimited()
    {
        if (!limitFileSize(std::nullopt))
            QSKIP("this system cannot limit the size of files");
        Progress progress(m_path);
        progress.load();
        QVERIFY(progress.flush());
        fillsAndGoesOn(progress, [] { return limitFileSize(20'000); }, [] { return limitFileSize(std::nullopt); });
    }

    void answersWaitWhileTheDiskIsFull()
    {
        if (!deep())
            QSKIP("this test runs only with ./dev test --deep");
        if (!m_mayMount)
            QSKIP("only root may mount a small disk");
        QVERIFY(mountSmallDisk(m_folder));
        {
            Progress progress(m_path);
            progress.load();
            QVERIFY(progress.flush());
            fillsAndGoesOn(progress, [] { return true; }, [this] { return enlargeDisk(m_folder); });
        }
        QVERIFY(unmount(m_folder));
    }

    void answersWaitWhileTheFolderIsReadOnly()
    {
        {
            Progress before(m_path);
            before.record(answerNumber(0));
        }
        if (!setWritable(false))
            QSKIP("root may write everywhere, and may not mount a read-only folder here");
        {
            Progress progress(m_path);
            QSignalSpy recorded(&progress, &Progress::recorded);
            progress.load();
            QTRY_VERIFY(progress.areDaysLoaded());
            QVERIFY2(progress.tally() == tallyOf(answersUpTo(1)), "the earlier answer is not shown");
            QVERIFY2(progress.problem().contains(m_path), qPrintable(progress.problem()));
            progress.record(answerNumber(1));
            QVERIFY(!progress.flush());
            QVERIFY(progress.tally() == tallyOf(answersUpTo(2)));
            QSignalSpy exported(&progress, &Progress::exported);
            progress.exportTo(m_home->filePath(QStringLiteral("all.json")));
            QVERIFY(exported.wait(nimstone::tests::patience));
            QCOMPARE(exported.first().at(1).toString(), QString());
            QVERIFY(setWritable(true));
            QVERIFY(progress.flush());
            QCOMPARE(recorded.count(), 1);
            QCOMPARE(progress.problem(), QString());
            QTRY_VERIFY(progress.tally() == tallyOf(answersUpTo(2)));
        }
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QVERIFY(file.tally(true) == tallyOf(answersUpTo(2)));
    }

private:
    /// Records answers until the disk is full, checks that the error is reported, makes room, and checks that all waiting
    /// answers are saved.
    void fillsAndGoesOn(Progress& progress, const std::function<bool()>& fill, const std::function<bool()>& makeRoom)
    {
        QSignalSpy recorded(&progress, &Progress::recorded);
        QVERIFY(fill());
        int given = 0;
        while (progress.flush() && given < 5000)
            progress.record(answerNumber(given++));
        for (int more = 0; more < 3; ++more)
            progress.record(answerNumber(given++));
        const bool isFull = !progress.flush();
        const QString problem = progress.problem();
        const int kept = static_cast<int>(recorded.count());
        QVERIFY(makeRoom());
        QVERIFY(isFull);
        QVERIFY2(problem.contains(m_path), qPrintable(problem));
        QCOMPARE(progress.waiting(), given - kept);
        QVERIFY(progress.tally() == tallyOf(answersUpTo(given)));
        QVERIFY(progress.flush());
        QCOMPARE(progress.problem(), QString());
        QCOMPARE(recorded.count(), given);
        QVERIFY(progress.tally() == tallyOf(answersUpTo(given)));
        ProgressFile file(m_path);
        QVERIFY(file.open());
        QVERIFY(file.check());
        QVERIFY(file.tally(true) == tallyOf(answersUpTo(given)));
        qInfo("%d answers were kept and %d waited", kept, given - kept);
    }

    bool setWritable(bool writable) const { return tests::setWritable(m_folder, writable, m_mayMount); }

    bool m_mayMount = false;
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_folder;
    QString m_path;
};

NIMSTONE_TEST(TestProgressDisks)
#include "tst_progress_disks.moc"
