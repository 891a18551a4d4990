// Tests that programs cannot change foreign files or reach other processes, and that each run starts in an empty folder.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include "app/judge/runner.h"
#include "tests/app/judge/hostile.h"
#include "tests/program.h"

using namespace nimstone::judge;
using nimstone::tests::allMeans;
using nimstone::tests::bytes;
using nimstone::tests::expectNextRunWorks;
using nimstone::tests::Hostile;
using nimstone::tests::KernelFeatures;
using nimstone::tests::generousLimits;
using nimstone::tests::startedRunner;

class TestConfinement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void programCannotChangeForeignFiles_data();
    void programCannotChangeForeignFiles();
    void programCannotReachOtherProcesses_data();
    void programCannotReachOtherProcesses();
    void everyRunStartsInAnEmptyFolder_data();
    void everyRunStartsInAnEmptyFolder();
    void programMayWriteIntoItsWritableFolder();

private:
    Hostile m_hostile{QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/app/judge/hostile")};
};

void TestConfinement::programCannotChangeForeignFiles_data()
{
    QTest::addColumn<KernelFeatures>("means");
    QTest::addColumn<QString>("how");
    for (const KernelFeatures& means : allMeans()) {
        if (!means.confined)
            continue;
        for (const char* how : {"create", "append", "overwrite", "open to truncate", "read to truncate", "neither to truncate",
                                "openat2 to truncate", "read", "truncate", "rename", "take", "link", "unlink", "chmod",
                                "fchmodat2", "chown", "utime", "setxattr", "mkdir", "symlink", "mkfifo", "by a link", "chroot"})
            QTest::addRow("%s, %s", how, means.name) << means << QString::fromUtf8(how);
    }
}

void TestConfinement::programCannotChangeForeignFiles()
{
    QFETCH(KernelFeatures, means);
    QFETCH(QString, how);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("untouched");
    file.close();
    struct stat before;
    QCOMPARE(stat(path.toUtf8(), &before), 0);

    Runner runner = startedRunner(means.options);
    const ProgramCall command = m_hostile.command(QStringLiteral("outside"), {how.toStdString(), path.toStdString()});
    const Run run = runner.run(command, {}, generousLimits);
    QCOMPARE(run.ending, RunEnding::Exited);
    QCOMPARE(bytes(run.output), QByteArray("-1\n"));
    QCOMPARE(run.code, 0);

    struct stat after;
    QCOMPARE(stat(path.toUtf8(), &after), 0);
    QCOMPARE(after.st_ino, before.st_ino);
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_nlink, before.st_nlink);
    QCOMPARE(after.st_mtim.tv_nsec, before.st_mtim.tv_nsec);
    QCOMPARE(after.st_ctim.tv_nsec, before.st_ctim.tv_nsec);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("untouched"));
}

void TestConfinement::programCannotReachOtherProcesses_data()
{
    QTest::addColumn<KernelFeatures>("means");
    QTest::addColumn<QString>("how");
    for (const KernelFeatures& means : allMeans()) {
        for (const char* how : {"inet", "inet6", "unix", "netlink", "kill", "kill parent", "ptrace", "ptrace parent",
                                "limit parent", "renice user", "share memory", "memory file", "io_uring", "bpf", "namespace",
                                "mount", "keys", "signal by file"})
            QTest::addRow("%s, %s", how, means.name) << means << QString::fromUtf8(how);
    }
}

void TestConfinement::programCannotReachOtherProcesses()
{
    QFETCH(KernelFeatures, means);
    QFETCH(QString, how);
    Runner runner = startedRunner(means.options);
    const std::string self = std::to_string(getpid());
    const Run run = runner.run(m_hostile.command(QStringLiteral("others"), {how.toStdString(), self}), {}, generousLimits);
    QCOMPARE(run.ending, RunEnding::Exited);
    QCOMPARE(bytes(run.output), QByteArray("-1\n"));
    QCOMPARE(run.code, 0);
    expectNextRunWorks(runner, m_hostile);
}

void TestConfinement::everyRunStartsInAnEmptyFolder_data()
{
    QTest::addColumn<KernelFeatures>("means");
    QTest::addColumn<QString>("program");
    QTest::addColumn<std::string>("how");
    for (const KernelFeatures& means : allMeans()) {
        for (const auto& [program, how] :
             {std::pair("folder", "remove"), std::pair("folder", "deep"), std::pair("folder", "closed"),
              std::pair("folder", "file"), std::pair("output", "file")})
            QTest::addRow("%s %s, %s", program, how, means.name) << means << QString::fromUtf8(program) << std::string(how);
    }
}

void TestConfinement::everyRunStartsInAnEmptyFolder()
{
    QFETCH(KernelFeatures, means);
    QFETCH(QString, program);
    QFETCH(std::string, how);
    const QTemporaryDir temporary;
    qputenv("TMPDIR", temporary.path().toUtf8());
    {
        Runner runner = startedRunner(means.options);
        runner.run(m_hostile.command(program, {how}), {}, generousLimits);
        const Run run = runner.run(m_hostile.command(QStringLiteral("behaves"), {}), {}, generousLimits);
        QCOMPARE(run.ending, RunEnding::Exited);
        QVERIFY(run.output.find("HOME=" + temporary.path().toStdString()) != std::string::npos);
        QVERIFY2(run.output.find("file ") == std::string::npos, run.output.c_str());
    }
    qunsetenv("TMPDIR");
    QCOMPARE(QDir(temporary.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void TestConfinement::programMayWriteIntoItsWritableFolder()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("file")).toStdString();
    Runner runner = startedRunner();
    ProgramCall command = m_hostile.command(QStringLiteral("outside"), {"create", path});
    command.writable = folder.path().toStdString();
    const Run run = runner.run(command, {}, generousLimits);
    QCOMPARE(bytes(run.output), QByteArray("0\n"));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("file.other"))));
}

NIMSTONE_TEST(TestConfinement)
#include "tst_confinement.moc"
