// Runs disk operations on a thread of its own, so that the user interface never waits for the disk.
#pragma once

#include <QObject>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace nimstone {

/// Runs jobs one after the other, in the order in which they were posted.
/// - A job that fails stays first in the queue and is tried again: after `retry` milliseconds, or earlier at the next post or
/// flush().
/// - A new job replaces the last job of the queue if both have the same key and the last job has not started. No other
/// job is replaced, so that no job overtakes another.
/// - `done` is called once per attempt, on the thread that owns the queue, from its event loop or from flush(). It is
/// never called for a replaced job.
/// - The destructor tries all jobs as flush() does, so that all data that can be written is on the disk, but it does
/// not call `done`.
class DiskQueue : public QObject {
    Q_OBJECT

public:
    /// A function that writes data, and returns true if the data is on the disk. It runs on the queue's thread. If it
    /// returns false, it is called again later.
    using Work = std::function<bool()>;
    using Done = std::function<void(bool)>;

    explicit DiskQueue(QObject* parent = nullptr, std::chrono::milliseconds retry = std::chrono::seconds(5));
    ~DiskQueue() override;

    void post(const QString& key, Work work, Done done = {});
    /// Waits until all jobs are done, and returns true. If an attempt that began after this call fails, returns false
    /// without waiting for the other jobs.
    bool flush();

private:
    struct Job {
        QString key;
        Work work;
        Done done;
    };

    bool waitForAll();
    void run();
    void deliver();

    const std::chrono::milliseconds m_retry;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_attempted;
    std::deque<Job> m_jobs;
    std::vector<std::pair<Done, bool>> m_results;
    bool m_running = false;
    bool m_stop = false;
    /// The number of calls of post() and flush() so far; each call requests an attempt. If the last attempt failed,
    /// `m_failed` is the value of `m_urges` when that attempt began; otherwise it is 0.
    quint64 m_urges = 0;
    quint64 m_failed = 0;
    std::thread m_thread;
};

}  // namespace nimstone
