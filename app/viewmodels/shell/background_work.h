// Work that may take longer than a frame, on a pool of threads beside the window; its result comes back by the event loop.
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

/// Told of how much is done, and of how much there is.
using WorkProgress = std::function<void(std::size_t done, std::size_t all)>;

/// As many threads as there is work: none waits for another. The application's destructor waits for all of it.
QThreadPool& workThreads();

/// What the work gives, once it is done. It is called with nothing, or with a stop token and a WorkProgress; it shares nothing
/// with anybody else, and uses what is destroyed after the application.
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

/// One piece of work at a time. Where this is gone before the work is done, the work is asked to stop, and its result is lost.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~BackgroundWork() override { stop(); }

    bool busy() const { return m_busy; }
    /// Asks the work to stop; what it gives is delivered all the same.
    void stop() { m_stop.request_stop(); }
    bool isStopping() const { return m_stop.stop_requested(); }

    /// While none is going on. `done` gets what the work gives, and `progress` hears of it, both on the thread that owns this;
    /// then this is not busy any more.
    template <class Work, class Done>
    void start(Work work, Done done, WorkProgress progress = {})
    {
        Q_ASSERT(!m_busy);
        m_busy = true;
        m_stop = {};
        auto future = inBackground(std::move(work), m_stop.get_token());
        auto* const watcher = new QFutureWatcher<decltype(future.result())>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, done = std::move(done)]() mutable {
            // A promise that goes after its result was taken does not know that it is finished, and finishes again.
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
