#include "app/storage/files/disk_queue.h"

#include <utility>

namespace nimstone {

DiskQueue::DiskQueue(QObject* parent, std::chrono::milliseconds retry) : QObject(parent), m_retry(retry) {}

DiskQueue::~DiskQueue()
{
    // The destructor does not call flush(), because the receivers that the `done` functions call are being destroyed too.
    waitForAll();
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void DiskQueue::post(const QString& key, Work work, Done done)
{
    {
        const std::lock_guard lock(m_mutex);
        const bool lastHasBegun = m_running && m_jobs.size() == 1;
        if (!m_jobs.empty() && !lastHasBegun && m_jobs.back().key == key)
            m_jobs.back() = {key, std::move(work), std::move(done)};
        else
            m_jobs.push_back({key, std::move(work), std::move(done)});
        ++m_urges;
    }
    if (!m_thread.joinable())
        m_thread = std::thread(&DiskQueue::run, this);
    m_wake.notify_all();
}

bool DiskQueue::flush()
{
    const bool done = waitForAll();
    deliver();
    return done;
}

bool DiskQueue::waitForAll()
{
    std::unique_lock lock(m_mutex);
    const quint64 asked = ++m_urges;
    m_wake.notify_all();
    m_attempted.wait(lock, [this, asked] { return m_jobs.empty() || m_failed >= asked; });
    return m_jobs.empty();
}

void DiskQueue::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [this] { return m_stop || !m_jobs.empty(); });
        if (m_failed > 0 && !m_jobs.empty())
            m_wake.wait_for(lock, m_retry, [this] { return m_stop || m_urges > m_failed; });
        if (m_stop)
            return;
        const quint64 urges = m_urges;
        const Job job = m_jobs.front();
        m_running = true;
        lock.unlock();
        const bool done = job.work();
        lock.lock();
        m_running = false;
        if (done)
            m_jobs.pop_front();
        m_failed = done ? 0 : urges;
        m_results.emplace_back(job.done, done);
        QMetaObject::invokeMethod(this, &DiskQueue::deliver, Qt::QueuedConnection);
        m_attempted.notify_all();
    }
}

void DiskQueue::deliver()
{
    std::vector<std::pair<Done, bool>> results;
    {
        const std::lock_guard lock(m_mutex);
        results.swap(m_results);
    }
    for (const auto& [done, outcome] : results) {
        if (done)
            done(outcome);
    }
}

}  // namespace nimstone
