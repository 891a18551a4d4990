// Work that may take longer than a frame, done on another thread; a QFutureWatcher tells when it is done.
#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>
#include <memory>
#include <utility>

namespace nimstone {

/// `work` shares nothing with anybody else.
template <class Work>
auto offThread(Work work)
{
    using Result = decltype(work());
    auto promise = std::make_shared<QPromise<Result>>();
    const QFuture<Result> future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise = std::move(promise), work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return future;
}

}  // namespace nimstone
