// Tests the queue of disk work: it runs in order on another thread, retries failed work, and finishes before the program ends.
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <semaphore>
#include <thread>

#include "app/storage/files/disk_queue.h"
#include "tests/program.h"

using namespace nimstone;
using namespace std::chrono_literals;

class TestDiskQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workRunsInTheOrderOfPosting();
    void postingWorkDoesNotWaitForIt();
    void workRunsOnAnotherThreadAndReportsOnTheCallersThread();
    void laterWorkReplacesWaitingWorkOfTheSameKey();
    void workIsNotReplacedIfOtherWorkWasPostedBetween();
    void failedWorkIsRetriedByATimer();
    void failedWorkIsRetriedWithTheNextPost();
    void flushRetriesOnceAndReportsTheResult();
    void theDestructorFinishesTheWork();
    void theDestructorEndsAlsoIfTheWorkFails();

private:
    /// Returns work that notes its number and succeeds.
    DiskQueue::Work note(int number)
    {
        return [this, number] {
            m_noted.push_back(number);
            return true;
        };
    }
    /// Returns work that blocks the thread of the queue until `m_go` is released.
    DiskQueue::Work hold()
    {
        return [this] {
            m_held.release();
            m_go.acquire();
            return true;
        };
    }

    std::vector<int> m_noted;
    std::counting_semaphore<100> m_held{0};
    std::counting_semaphore<100> m_go{0};
};

void TestDiskQueue::workRunsInTheOrderOfPosting()
{
    m_noted.clear();
    std::vector<int> expected;
    std::vector<int> told;
    DiskQueue queue;
    for (int number = 0; number < 1000; ++number) {
        queue.post(QString::number(number % 7), note(number), [&told, number](bool) { told.push_back(number); });
        expected.push_back(number);
    }
    QVERIFY(queue.flush());
    QCOMPARE(m_noted, expected);
    QCOMPARE(told, expected);
}

void TestDiskQueue::postingWorkDoesNotWaitForIt()
{
    DiskQueue queue;
    queue.post(QStringLiteral("slow"), hold());
    m_held.acquire();
    // The work has begun and cannot end yet, but posting has already returned.
    std::atomic<bool> done = false;
    queue.post(QStringLiteral("next"), [&done] { return done = true; });
    QVERIFY(!done);
    m_go.release();
    QVERIFY(queue.flush());
    QVERIFY(done);
}

void TestDiskQueue::workRunsOnAnotherThreadAndReportsOnTheCallersThread()
{
    DiskQueue queue;
    std::thread::id worker;
    std::thread::id teller;
    queue.post(QStringLiteral("a"), [&worker] {
        worker = std::this_thread::get_id();
        return true;
    }, [&teller](bool) { teller = std::this_thread::get_id(); });
    QTRY_VERIFY(teller != std::thread::id());
    QVERIFY(worker != std::this_thread::get_id());
    QCOMPARE(teller, std::this_thread::get_id());
}

void TestDiskQueue::laterWorkReplacesWaitingWorkOfTheSameKey()
{
    m_noted.clear();
    DiskQueue queue;
    queue.post(QStringLiteral("a"), hold());
    m_held.acquire();
    for (int number = 1; number <= 5; ++number)
        queue.post(QStringLiteral("a"), note(number));
    m_go.release();
    QVERIFY(queue.flush());
    QCOMPARE(m_noted, std::vector<int>{5});
}

void TestDiskQueue::workIsNotReplacedIfOtherWorkWasPostedBetween()
{
    m_noted.clear();
    DiskQueue queue;
    queue.post(QStringLiteral("a"), hold());
    m_held.acquire();
    queue.post(QStringLiteral("a"), note(1));
    queue.post(QStringLiteral("b"), note(2));
    queue.post(QStringLiteral("a"), note(3));
    queue.post(QStringLiteral("a"), note(4));
    m_go.release();
    QVERIFY(queue.flush());
    QCOMPARE(m_noted, (std::vector<int>{1, 2, 4}));
}

void TestDiskQueue::failedWorkIsRetriedByATimer()
{
    DiskQueue queue(nullptr, 1ms);
    int attempts = 0;
    std::vector<bool> told;
    queue.post(QStringLiteral("a"), [&attempts] { return ++attempts == 3; }, [&told](bool done) { told.push_back(done); });
    QTRY_COMPARE(told, (std::vector<bool>{false, false, true}));
}

void TestDiskQueue::failedWorkIsRetriedWithTheNextPost()
{
    m_noted.clear();
    // The retry timer would fire only after the test has given up.
    DiskQueue queue(nullptr, 1h);
    std::atomic<bool> writable = false;
    std::vector<bool> told;
    queue.post(QStringLiteral("a"), [&writable] { return writable.load(); }, [&told](bool done) { told.push_back(done); });
    QTRY_COMPARE(told, std::vector<bool>{false});
    writable = true;
    queue.post(QStringLiteral("b"), note(1), [&told](bool done) { told.push_back(done); });
    QTRY_COMPARE(told, (std::vector<bool>{false, true, true}));
    QCOMPARE(m_noted, std::vector<int>{1});
}

void TestDiskQueue::flushRetriesOnceAndReportsTheResult()
{
    DiskQueue queue(nullptr, 1h);
    std::atomic<bool> writable = false;
    int told = 0;
    queue.post(QStringLiteral("a"), [&writable] { return writable.load(); }, [&told](bool) { ++told; });
    QVERIFY(!queue.flush());
    QVERIFY(!queue.flush());
    QVERIFY(told >= 2);
    writable = true;
    QVERIFY(queue.flush());
    QVERIFY(queue.flush());
}

void TestDiskQueue::theDestructorFinishesTheWork()
{
    m_noted.clear();
    bool told = false;
    {
        DiskQueue queue;
        queue.post(QStringLiteral("a"), hold());
        m_held.acquire();
        queue.post(QStringLiteral("b"), note(1));
        queue.post(QStringLiteral("c"), note(2), [&told](bool) { told = true; });
        m_go.release();
    }
    QCOMPARE(m_noted, (std::vector<int>{1, 2}));
    QVERIFY(!told);
}

void TestDiskQueue::theDestructorEndsAlsoIfTheWorkFails()
{
    std::atomic<int> attempts = 0;
    {
        DiskQueue queue(nullptr, 1h);
        queue.post(QStringLiteral("a"), [&attempts] {
            ++attempts;
            return false;
        });
    }
    QVERIFY(attempts >= 1);
}

NIMSTONE_TEST(TestDiskQueue)
#include "tst_disk_queue.moc"
