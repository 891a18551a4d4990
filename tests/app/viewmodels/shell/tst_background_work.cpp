// Tests work on a background thread: its result is delivered, its owner may be destroyed, and the end of the program waits for
// it.
#include <QTest>
#include <QThread>
#include <atomic>
#include <memory>
#include <semaphore>
#include <vector>

#include "app/viewmodels/shell/background_work.h"
#include "tests/program.h"

using namespace nimstone;

class TestBackgroundWork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theResultIsDeliveredOnTheOwnersThread();
    void aResultIsDeliveredOnceIfTheWorkIsDestroyedLate();
    void progressIsReported();
    void workCanBeStopped_data();
    void workCanBeStopped();
    void manyTasksRunAtTheSameTime();
    void theEndOfTheProgramWaitsForUnownedWork();  // must be last, because it destroys the application

private:
    int m_argc = 1;
    char m_name[5] = "test";
    char* m_argv[2] = {m_name, nullptr};
    std::unique_ptr<QCoreApplication> m_application = std::make_unique<QCoreApplication>(m_argc, m_argv);
};

void TestBackgroundWork::theResultIsDeliveredOnTheOwnersThread()
{
    BackgroundWork work;
    QThread* worker = nullptr;
    QThread* heard = nullptr;
    int told = 0;
    work.start([&worker] {
        worker = QThread::currentThread();
        return 7;
    }, [&heard, &told](int result) {
        heard = QThread::currentThread();
        told = result;
    });
    QVERIFY(work.busy());
    QTRY_COMPARE(heard, QThread::currentThread());
    QVERIFY(!work.busy());
    QVERIFY(worker != heard);
    QCOMPARE(told, 7);
}

namespace {

/// A result whose destructor blocks until `told` is released, so the promise of the work is destroyed late.
class DestroyedLate {
public:
    explicit DestroyedLate(std::binary_semaphore& told) : m_told(&told) {}
    DestroyedLate(DestroyedLate&& other) noexcept : m_told(std::exchange(other.m_told, nullptr)) {}
    ~DestroyedLate()
    {
        if (m_told)
            m_told->acquire();
    }

private:
    std::binary_semaphore* m_told;
};

}  // namespace

void TestBackgroundWork::aResultIsDeliveredOnceIfTheWorkIsDestroyedLate()
{
    std::binary_semaphore told(0);
    int times = 0;
    {
        BackgroundWork work;
        work.start([late = std::make_shared<DestroyedLate>(told)] { return 7; }, [&times](int result) { times += result == 7 ? 1 : 100; });
        QTRY_COMPARE(times, 1);
        told.release();
        workThreads().waitForDone();
        QCoreApplication::processEvents();
    }
    QCOMPARE(times, 1);
}

void TestBackgroundWork::progressIsReported()
{
    BackgroundWork work;
    std::pair<std::size_t, std::size_t> far{0, 0};
    bool heardFirst = false;
    work.start([](const std::stop_token&, const WorkProgress& progress) {
        for (std::size_t done = 1; done <= 3; ++done)
            progress(done, 3);
        return true;
    }, [&](bool) { heardFirst = far == std::pair<std::size_t, std::size_t>(3, 3); },
       [&far](std::size_t done, std::size_t all) { far = {done, all}; });
    QTRY_VERIFY(!work.busy());
    QVERIFY(heardFirst);
}

void TestBackgroundWork::workCanBeStopped_data()
{
    QTest::addColumn<bool>("ownerGoes");
    QTest::newRow("stop is called") << false;
    QTest::newRow("the owner is destroyed") << true;
}

void TestBackgroundWork::workCanBeStopped()
{
    QFETCH(bool, ownerGoes);
    auto work = std::make_unique<BackgroundWork>();
    std::atomic_bool stopped = false;
    bool delivered = false;
    work->start([&stopped](const std::stop_token& stop, const WorkProgress&) {
        while (!stop.stop_requested())
            QThread::yieldCurrentThread();
        stopped = true;
        return true;
    }, [&delivered](bool) { delivered = true; });
    if (ownerGoes)
        work.reset();
    else
        work->stop();
    QTRY_VERIFY(stopped);
    QTRY_VERIFY(ownerGoes || delivered);
    QCoreApplication::processEvents();
    QCOMPARE(delivered, !ownerGoes);
}

/// The destructor of the application runs the functions of qAddPostRoutine(), the last one first. So it releases this
/// semaphore before it waits for the pool.
static std::binary_semaphore applicationIsEnding(0);

void TestBackgroundWork::theEndOfTheProgramWaitsForUnownedWork()
{
    std::binary_semaphore begun(0);
    std::atomic_bool delivered = false;
    std::atomic_bool ended = false;
    {
        BackgroundWork work;
        work.start([&begun, &ended](const std::stop_token& stop, const WorkProgress&) {
            begun.release();
            applicationIsEnding.acquire();
            // A destructor that does not wait ends during these turns.
            for (int turn = 0; turn < 10'000; ++turn)
                QThread::yieldCurrentThread();
            ended = true;
            return stop.stop_requested();
        }, [&delivered](bool) { delivered = true; });
        begun.acquire();
    }
    QCoreApplication::processEvents();
    qAddPostRoutine([] { applicationIsEnding.release(); });
    m_application.reset();
    QVERIFY(ended);
    QVERIFY(!delivered);
}

void TestBackgroundWork::manyTasksRunAtTheSameTime()
{
    const int count = 4 * QThread::idealThreadCount() + 1;
    std::counting_semaphore<> all(0);
    std::vector<std::unique_ptr<BackgroundWork>> works;
    int done = 0;
    for (int i = 0; i < count; ++i) {
        works.push_back(std::make_unique<BackgroundWork>());
        // Each task waits for the last task, so all of them must run at the same time.
        works.back()->start([&all, &done, last = i == count - 1, count] {
            if (last)
                all.release(count - 1);
            else
                all.acquire();
            return true;
        }, [&done](bool) { ++done; });
    }
    QTRY_COMPARE(done, count);
}

/// The test creates and destroys the application object itself.
static int runBackgroundWork(int argc, char** argv)
{
    TestBackgroundWork test;
    return QTest::qExec(&test, argc, argv);
}

NIMSTONE_TEST_RUN(TestBackgroundWork, &runBackgroundWork)
#include "tst_background_work.moc"
