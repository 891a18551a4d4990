// What waits for the disk, done on a thread of its own, so that nobody who draws a window waits with it.
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

/// One piece of work after the other, in the order in which they were posted.
/// - Work that failed stays first in line and is tried again: after `retry`, with the next post, and by flush().
/// - A post takes the place of the last in line where that has the same key and has not begun. Only of the last: no work
///   overtakes another.
/// - `done` is called on the thread that owns the queue, once for each attempt, by its event loop or within flush(). Work
///   that gave up its place is not heard of again.
/// - The destructor waits as flush() does, and calls no `done`: what can be committed is, before the program ends.
class DiskQueue : public QObject {
    Q_OBJECT

public:
    /// True when what was to be done is on the disk. Runs on the other thread, perhaps several times.
    using Work = std::function<bool()>;
    using Done = std::function<void(bool)>;

    explicit DiskQueue(QObject* parent = nullptr, std::chrono::milliseconds retry = std::chrono::seconds(5));
    ~DiskQueue() override;

    void post(const QString& key, Work work, Done done = {});
    /// Waits until all is done, or one piece of work has failed once more; says which.
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
    /// Counts the reasons to try; the first job failed for all up to m_failed.
    quint64 m_urges = 0;
    quint64 m_failed = 0;
    std::thread m_thread;
};

}  // namespace nimstone
