// Tests the record of practice in the window: answers count at once, a signal reports them when they are on the disk, they wait
// in memory if they cannot be written, and they survive a killed program.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

#include "app/storage/record/progress.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// Records answers from the answer `number` on, several at a time, and prints the ids of saved answers, until the
/// process is killed.
int answerForEver(const QString& path, int number)
{
    Progress progress(path);
    QObject::connect(&progress, &Progress::recorded, [&](const QString& id) {
        std::printf("%s\n", qPrintable(id));
        std::fflush(stdout);
        progress.record(answerNumber(number++));
    });
    progress.load();
    for (int ahead = 0; ahead < 3; ++ahead)
        progress.record(answerNumber(number++));
    return QCoreApplication::exec();
}

QStringList idsOf(const QSignalSpy& recorded)
{
    QStringList ids;
    for (const auto& arguments : recorded)
        ids << arguments.first().toString();
    return ids;
}

}  // namespace

class TestProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_path = m_home->filePath(QStringLiteral("data/progress.sqlite"));
    }

    void aNewRecordIsEmpty()
    {
        Progress progress(m_path);
        QVERIFY(!progress.isLoaded());
        QSignalSpy changed(&progress, &Progress::changed);
        progress.load();
        QTRY_VERIFY(progress.areDaysLoaded());
        QCOMPARE(changed.count(), 2);
        QVERIFY(progress.tally() == ProgressTally());
        QCOMPARE(progress.problem(), QString());
    }

    void answersCountAtOnceAndAreReportedWhenSaved()
    {
        const auto answers = answersUpTo(20);
        {
            Progress progress(m_path);
            progress.load();
            QSignalSpy recorded(&progress, &Progress::recorded);
            QStringList ids;
            for (const AnswerRecord& answer : answers)
                ids << progress.record(answer);
            QVERIFY(progress.tally() == tallyOf(answers));
            QCOMPARE(recorded.count(), 0);
            QCOMPARE(progress.waiting(), 20);
            QVERIFY(progress.flush());
            QCOMPARE(idsOf(recorded), ids);
            QCOMPARE(progress.waiting(), 0);
            QVERIFY(progress.tally() == tallyOf(answers));
        }
        Progress next(m_path);
        next.load();
        QVERIFY(next.flush());
        QVERIFY(next.tally() == tallyOf(answers));
    }

    void theDestructorSavesAllAnswers()
    {
        {
            Progress progress(m_path);
            for (const AnswerRecord& answer : answersUpTo(10))
                progress.record(answer);
        }
        QCOMPARE(QDir(QFileInfo(m_path).path()).entryList(QDir::Files), QStringList{QStringLiteral("progress.sqlite")});
        QVERIFY(tallyOnDisk() == tallyOf(answersUpTo(10)));
    }

    void everyAnswerGetsAnId()
    {
        Progress progress(m_path);
        AnswerRecord answer = answerNumber(1);
        answer.id.clear();
        const QString first = progress.record(answer);
        const QString second = progress.record(answer);
        QVERIFY(!first.isEmpty() && first != second);
        QVERIFY(progress.flush());
        QCOMPARE(tallyOnDisk()->answers, 2);
    }

    void reloadReadsTheAnswersOfAnotherProcess()
    {
        Progress one(m_path);
        Progress other(m_path);
        one.load();
        other.load();
        QVERIFY(one.flush() && other.flush());
        for (int number = 0; number < 10; number += 2) {
            one.record(answerNumber(number));
            QVERIFY(one.flush());
            other.record(answerNumber(number + 1));
            QVERIFY(other.flush());
        }
        QCOMPARE(one.tally().answers, 5);
        one.reload();
        QVERIFY(one.flush());
        QVERIFY(one.tally() == tallyOf(answersUpTo(10)));
    }

    void loadingCountsAnswersThatAreStillWaiting()
    {
        {
            Progress before(m_path);
            before.record(answerNumber(0));
        }
        Progress progress(m_path);
        progress.record(answerNumber(1));
        progress.load();
        progress.record(answerNumber(2));
        QVERIFY(progress.flush());
        QVERIFY(progress.tally() == tallyOf(answersUpTo(3)));
    }

    void answersThatCannotBeWrittenWaitInMemory()
    {
        // The path of the folder is a file, so even root cannot write files into it.
        QFile inTheWay(m_home->filePath(QStringLiteral("data")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Progress progress(m_path);
        progress.load();
        QSignalSpy problem(&progress, &Progress::problemChanged);
        QSignalSpy recorded(&progress, &Progress::recorded);
        QVERIFY(problem.wait(nimstone::tests::patience));
        QVERIFY2(progress.problem().contains(m_path), qPrintable(progress.problem()));
        const auto answers = answersUpTo(5);
        for (const AnswerRecord& answer : answers)
            progress.record(answer);
        QVERIFY(!progress.flush());
        QVERIFY(progress.problem().contains(QLatin1Char('5')));
        QVERIFY(progress.tally() == tallyOf(answers));
        QCOMPARE(recorded.count(), 0);
        QVERIFY(inTheWay.remove());
        QVERIFY(progress.flush());
        QCOMPARE(progress.problem(), QString());
        QCOMPARE(recorded.count(), 5);
        QCOMPARE(progress.waiting(), 0);
        QVERIFY(progress.tally() == tallyOf(answers));
        QVERIFY(tallyOnDisk() == tallyOf(answers));
    }

    /// The folder becomes readable only after an answer was given. Then the earlier answers in the folder are shown,
    /// too.
    void earlierAnswersAreShownWhenTheFileCanBeOpened()
    {
        {
            Progress before(m_path);
            before.record(answerNumber(0));
        }
        const QString away = m_home->filePath(QStringLiteral("away"));
        QVERIFY(QDir().rename(m_home->filePath(QStringLiteral("data")), away));
        QFile inTheWay(m_home->filePath(QStringLiteral("data")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Progress progress(m_path);
        progress.load();
        progress.record(answerNumber(1));
        QVERIFY(!progress.flush());
        QVERIFY(inTheWay.remove());
        QVERIFY(QDir().rename(away, m_home->filePath(QStringLiteral("data"))));
        QVERIFY(progress.flush());
        QTRY_VERIFY(progress.tally() == tallyOf(answersUpTo(2)));
    }

    void aDamagedFileIsRenamed()
    {
        write("no database at all, but a text that is longer than the header of one would be, so that it is looked at: "
              "a hundred bytes");
        Progress progress(m_path);
        QSignalSpy problem(&progress, &Progress::problemChanged);
        progress.load();
        progress.record(answerNumber(0));
        QVERIFY(progress.flush());
        QVERIFY(problem.count() > 0);
        const QString aside = m_home->filePath(QStringLiteral("data/progress.damaged.sqlite"));
        QVERIFY2(progress.problem().contains(aside), qPrintable(progress.problem()));
        QVERIFY(QFileInfo::exists(aside));
        QVERIFY(tallyOnDisk() == tallyOf(answersUpTo(1)));
    }

    void aFileOfANewerVersionIsShownButNotChanged()
    {
        {
            ProgressFile file(m_path);
            QVERIFY(file.add(answerNumber(0)));
            runSql(file.database(), QStringLiteral("PRAGMA user_version = 99"));
        }
        {
            Progress progress(m_path);
            progress.load();
            QSignalSpy recorded(&progress, &Progress::recorded);
            progress.record(answerNumber(1));
            QVERIFY(!progress.flush());
            QVERIFY2(progress.problem().contains(m_path), qPrintable(progress.problem()));
            QVERIFY(progress.tally() == tallyOf(answersUpTo(2)));
            QCOMPARE(recorded.count(), 0);
            QSignalSpy imported(&progress, &Progress::imported);
            QSignalSpy erased(&progress, &Progress::erased);
            const QString file = m_home->filePath(QStringLiteral("all.json"));
            QSignalSpy exported(&progress, &Progress::exported);
            progress.exportTo(file);
            QVERIFY(exported.count() > 0 || exported.wait(nimstone::tests::patience));
            QCOMPARE(exported.first().at(1).toString(), QString());
            progress.importFrom(file);
            QVERIFY(imported.count() > 0 || imported.wait(nimstone::tests::patience));
            QCOMPARE(imported.first().at(1).toString(), progress.problem());
            progress.erase(QDate(2026, 3, 14));
            QCOMPARE(erased.first().at(1).toString(), progress.problem());
        }
        QVERIFY(tallyOnDisk() == tallyOf(answersUpTo(1)));
    }

    void savedAnswersSurviveAKilledProgram()
    {
        const int kills = tests::count(5, 500);
        Chance chance(2026);
        QSet<QString> told;
        int next = 0;
        for (int run = 0; run < kills; ++run) {
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QCoreApplication::applicationFilePath(),
                          {QStringLiteral("tst_progress"), QStringLiteral("--answer-for-ever"), m_path, QString::number(next)});
            QVERIFY(program.waitForStarted());
            QByteArray said;
            // In one of ten runs the program is killed while it starts.
            const auto lines = static_cast<qsizetype>(chance.below(10) == 0 ? 0 : chance.between(1, 20));
            while (said.count('\n') < lines) {
                QVERIFY(program.waitForReadyRead());
                said += program.readAllStandardOutput();
            }
            // Waits for a random time from 0 to some milliseconds, so that the kill does not coincide with an output.
            volatile std::uint64_t turns = chance.below(20'000'000);
            while (turns > 0)
                turns = turns - 1;
            program.kill();
            QVERIFY(program.waitForFinished());
            said += program.readAllStandardOutput();
            const auto whole = said.left(said.lastIndexOf('\n') + 1).split('\n');
            for (const QByteArray& id : whole.mid(0, whole.size() - 1))
                told.insert(QString::fromLatin1(id));
            ProgressFile file(m_path);
            QVERIFY(file.open());
            QCOMPARE(file.renamedTo(), QString());
            QSqlQuery integrity = runSql(file.database(), QStringLiteral("PRAGMA integrity_check"));
            QVERIFY(integrity.next());
            QCOMPARE(integrity.value(0).toString(), QStringLiteral("ok"));
            const auto kept = file.answers().value();
            QSet<QString> ids;
            for (const AnswerRecord& answer : kept)
                ids.insert(answer.id);
            QVERIFY2(ids.contains(told), "an acknowledged answer was lost");
            QVERIFY(file.tally(true) == tallyOf(kept));
            next = static_cast<int>(kept.size());
        }
        QVERIFY(told.size() > kills);
        qInfo("killed %d programs; they acknowledged %d answers, and %d were kept", kills, static_cast<int>(told.size()), next);
    }

    void theRecordIsStoredInTheDataFolder()
    {
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
        QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
        {
            Progress progress;
            progress.record(answerNumber(1));
        }
        QVERIFY(QFileInfo::exists(m_home->filePath(QStringLiteral("nimstone/progress.sqlite"))));
    }

private:
    void write(const QByteArray& bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    /// Reads the record as another process would.
    std::optional<ProgressTally> tallyOnDisk() const
    {
        ProgressFile file(m_path);
        return file.openToRead() ? file.tally(true) : std::nullopt;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_path;
};

/// Runs the test, or the program that the test kills.
static int runProgress(int argc, char** argv)
{
    if (argc < 4 || qstrcmp(argv[1], "--answer-for-ever") != 0)
        return nimstone::tests::runTest<TestProgress>(argc, argv);
    nimstone::tests::Application application(argc, argv);
    return answerForEver(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toInt());
}

NIMSTONE_TEST_RUN(TestProgress, &runProgress)

#include "tst_progress.moc"
