// Tests that a setting is saved if it is chosen while the disk is slow.
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "app/storage/preferences.h"
#include "tests/program.h"

using namespace nimstone;

class TestSlowDisk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueThatIsChosenAgainIsWritten();
};

void TestSlowDisk::aValueThatIsChosenAgainIsWritten()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("preferences.ini"));
    const QString state = folder.filePath(QStringLiteral("state.ini"));
    const auto isWritten = [&file](const char* line) {
        QFile stored(file);
        return stored.open(QIODevice::ReadOnly) && stored.readAll().contains(line);
    };
    const auto letTheDiskThreadRun = [](bool andDeliver) {
        for (int turn = 0; turn < 1000; ++turn) {
            std::this_thread::yield();
            if (andDeliver)
                QCoreApplication::processEvents();
        }
    };
    Preferences preferences(file, state);
    preferences.setTheme(QStringLiteral("dark"));
    while (!isWritten("theme=dark"))
        std::this_thread::yield();
    // The next write waits for this lock, and the writes after it wait in the queue.
    QLockFile lock(file + QStringLiteral(".lock"));
    QVERIFY(lock.lock());
    preferences.setTheme(QStringLiteral("light"));
    letTheDiskThreadRun(false);
    preferences.setTheme(QStringLiteral("dark"));
    // Now the preferences learn that the first write is done.
    letTheDiskThreadRun(true);
    preferences.setMotion(QStringLiteral("none"));
    lock.unlock();
    QVERIFY(preferences.flush());
    QCOMPARE(Preferences(file, state).theme(), QStringLiteral("dark"));
    QCOMPARE(Preferences(file, state).motion(), QStringLiteral("none"));
}

NIMSTONE_TEST(TestSlowDisk)
#include "tst_slow_disk.moc"
