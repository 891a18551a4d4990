// Puts a pipe, a folder or a device in the place of one of the program's files: no thread waits for it, the program ends, and the
// program does not overwrite it.
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include "app/storage/files/kept_file.h"
#include "app/storage/games/game_store.h"
#include "app/storage/preferences.h"
#include "app/storage/record/progress.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/program.h"

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace nimstone;
using namespace nimstone::tests;

namespace {

bool makePipe(const QString& path)
{
#ifdef Q_OS_UNIX
    return QDir().mkpath(QFileInfo(path).absolutePath()) && ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0;
#else
    return false;
#endif
}

/// True if a thread waits at the pipe for data that never comes. Opening the other end also releases that thread.
bool isWaitedAt(const QString& path)
{
#ifdef Q_OS_UNIX
    const int writer = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_NONBLOCK);
    if (writer < 0)
        return false;
    ::close(writer);
    return true;
#else
    return false;
#endif
}

bool isSpecial(const QString& path) { return QFileInfo::exists(path) && !QFileInfo(path).isFile() && !QFileInfo(path).isDir(); }

}  // namespace

class TestSpecialFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        if (!makePipe(m_home->filePath(QStringLiteral("is there a pipe"))))
            QSKIP("this system has no named pipes");
    }

    void aSpecialFileInPlaceOfTheRecordIsReported_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        for (const char* name : {"progress.sqlite", "progress.lock"}) {
            QTest::addRow("a pipe at %s", name) << QString::fromLatin1(name) << QStringLiteral("pipe");
            QTest::addRow("a link to a device at %s", name) << QString::fromLatin1(name) << QStringLiteral("device");
            QTest::addRow("a link to a pipe at %s", name) << QString::fromLatin1(name) << QStringLiteral("link");
        }
    }

    void aSpecialFileInPlaceOfTheRecordIsReported()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        const QString place = m_home->filePath(name);
        const QString pipe = kind == QLatin1String("link") ? m_home->filePath(QStringLiteral("pipe")) : place;
        if (kind == QLatin1String("device"))
            QVERIFY(QFile::link(QStringLiteral("/dev/zero"), place));
        else
            QVERIFY(makePipe(pipe) && (pipe == place || QFile::link(pipe, place)));
        const bool ofLock = name == QLatin1String("progress.lock");
        if (ofLock)
            QVERIFY(writeFile(QStringLiteral("progress.sqlite"), "damaged"));
        {
            Progress progress(m_home->filePath(QStringLiteral("progress.sqlite")));
            QSignalSpy changed(&progress, &Progress::changed);
            progress.load();
            QTRY_VERIFY_WITH_TIMEOUT(progress.areDaysLoaded() || (kind != QLatin1String("device") && isWaitedAt(pipe)), 20'000);
            QVERIFY2(progress.areDaysLoaded(), "a thread waits at the pipe");
            progress.record(answerNumber(1));
            QVERIFY(!progress.flush());
            QVERIFY2(progress.problem().contains(m_home->filePath(QStringLiteral("progress.sqlite"))), qPrintable(progress.problem()));
            QCOMPARE(progress.tally().answers, 1);
            QSignalSpy exported(&progress, &Progress::exported);
            progress.exportTo(m_home->filePath(QStringLiteral("all.json")));
            QVERIFY(exported.count() == 1 || exported.wait(nimstone::tests::patience));
        }
        QVERIFY(isSpecial(place));
        if (ofLock)
            QCOMPARE(contentOf(QStringLiteral("progress.sqlite")), QByteArray("damaged"));
    }

    void theRecordIsSavedOnceThePipeIsRemoved()
    {
        const QString path = m_home->filePath(QStringLiteral("progress.sqlite"));
        QVERIFY(makePipe(path));
        Progress progress(path);
        progress.load();
        progress.record(answerNumber(1));
        QVERIFY(!progress.flush());
        QVERIFY(QFile::remove(path));
        QVERIFY(progress.flush());
        QCOMPARE(progress.problem(), QString());
    }

    void importingAPipeIsRefused()
    {
        const QString pipe = m_home->filePath(QStringLiteral("answers.json"));
        QVERIFY(makePipe(pipe));
        Progress progress(m_home->filePath(QStringLiteral("progress.sqlite")));
        QSignalSpy imported(&progress, &Progress::imported);
        progress.importFrom(pipe);
        QTRY_VERIFY(imported.count() == 1 || isWaitedAt(pipe));
        QCOMPARE(imported.count(), 1);
        QVERIFY(imported.first().at(1).toString().contains(QStringLiteral("answers.json")));
    }

    void aPipeInPlaceOfPreferencesIsReported_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("the file") << QStringLiteral("preferences.ini");
        QTest::newRow("its lock") << QStringLiteral("preferences.ini.lock");
    }

    void aPipeInPlaceOfPreferencesIsReported()
    {
        QFETCH(QString, name);
        const QString pipe = m_home->filePath(name);
        QVERIFY(makePipe(pipe));
        {
            Preferences preferences(m_home->filePath(QStringLiteral("preferences.ini")), m_home->filePath(QStringLiteral("state.ini")));
            QCOMPARE(preferences.theme(), QStringLiteral("system"));
            preferences.setTheme(QStringLiteral("dark"));
            QCOMPARE(preferences.theme(), QStringLiteral("dark"));
            QVERIFY(!preferences.flush());
            QVERIFY(preferences.problem().contains(QStringLiteral("preferences.ini")));
        }
        QVERIFY(isSpecial(pipe));
    }

    void aPipeInPlaceOfAGameIsIgnored_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a game") << QStringLiteral("games/20260314T150926535-7.txt");
        QTest::newRow("the lock") << QStringLiteral("games/lock");
        QTest::newRow("the single game of earlier versions") << QStringLiteral("game.txt");
    }

    void aPipeInPlaceOfAGameIsIgnored()
    {
        QFETCH(QString, name);
        QVERIFY(makePipe(m_home->filePath(name)));
        const QString folder = m_home->filePath(QStringLiteral("games"));
        GameStore store(folder, [] { return QDateTime(QDate(2026, 3, 14), QTime(16, 0), QTimeZone::utc()); });
        store.load([](const QString&) { return true; });
        QVERIFY(!GameStore::newest(folder));
        QVERIFY(store.games().empty());
        store.save(QStringLiteral("perfect nim:3,4,5"));
        QVERIFY(store.flush());
        QVERIFY(GameStore::newest(folder));
    }

    void aPipeInPlaceOfAKeptFileIsReplaced_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("the file") << QStringLiteral("run.json");
        QTest::newRow("its lock") << QStringLiteral("run.json.lock");
    }

    void aPipeInPlaceOfAKeptFileIsReplaced()
    {
        QFETCH(QString, name);
        QVERIFY(makePipe(m_home->filePath(name)));
        ExclusiveFile file(m_home->path(), QStringLiteral("run"));
        QCOMPARE(file.take(1000), QByteArray());
        file.save("mine");
        QVERIFY(file.flush());
        QCOMPARE(contentOf(QStringLiteral("run.json")), QByteArray("mine"));
    }

private:
    bool writeFile(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_home->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    QByteArray contentOf(const QString& name) const
    {
        QFile file(m_home->filePath(name));
        return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

NIMSTONE_TEST(TestSpecialFiles)
#include "tst_special_files.moc"
