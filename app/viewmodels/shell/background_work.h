// Work that may take longer than one frame. It runs on a thread of a pool, and its result is delivered through the
// event loop.
#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>
#include <concepts>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace nimstone {

/// A function that gets the amount of work that is done, and the amount of all work.
using WorkProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Returns the pool of threads. It has so many threads that no work waits for other work. The application's
/// destructor waits until all work is done.
QThreadPool& workThreads();

/// Runs `work` on a thread of the pool and returns the future of its result. `work` is called without arguments, or
/// with a stop token and a WorkProgress. `work` must not share data with other threads, and may only use global objects
/// that are destroyed after the application.
template <class Work>
auto inBackground(Work work, std::stop_token stop = {})
{
    auto called = [work = std::move(work), stop = std::move(stop)](const WorkProgress& progress) mutable {
        if constexpr (std::invocable<Work&>)
            return work();
        else
            return work(std::as_const(stop), progress);
    };
    using Result = decltype(called(WorkProgress()));
    auto promise = std::make_shared<QPromise<Result>>();
    QFuture<Result> future = promise->future();
    promise->start();
    workThreads().start([promise = std::move(promise), called = std::move(called)]() mutable {
        promise->addResult(called([&promise](std::size_t done, std::size_t all) {
            promise->setProgressRange(0, static_cast<int>(all));
            promise->setProgressValue(static_cast<int>(done));
        }));
        promise->finish();
    });
    return future;
}

/// Runs one task at a time. If this object is destroyed before the task is done, the task is asked to stop and its
/// result is dropped.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~BackgroundWork() override { stop(); }

    bool busy() const { return m_busy; }
    /// Asks the work to stop. The result of the work is still delivered.
    void stop() { m_stop.request_stop(); }
    bool isStopping() const { return m_stop.stop_requested(); }

    /// Starts the work; no other work may be running. `done` is called with the result, and `progress` with the
    /// progress, both on the thread of this object. busy() is already false when `done` is called.
    template <class Work, class Done>
    void start(Work work, Done done, WorkProgress progress = {})
    {
        Q_ASSERT(!m_busy);
        m_busy = true;
        m_stop = {};
        auto future = inBackground(std::move(work), m_stop.get_token());
        auto* const watcher = new QFutureWatcher<decltype(future.result())>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, done = std::move(done)]() mutable {
            // takeResult() makes the future unfinished, so the destructor of the promise would emit `finished` a second
            // time.
            watcher->disconnect(this);
            watcher->deleteLater();
            m_busy = false;
            done(watcher->future().takeResult());
        });
        if (progress) {
            connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [watcher, progress = std::move(progress)](int value) {
                progress(static_cast<std::size_t>(value), static_cast<std::size_t>(watcher->progressMaximum()));
            });
        }
        watcher->setFuture(future);
    }

private:
    std::stop_source m_stop;
    bool m_busy = false;
};

}  // namespace nimstone
