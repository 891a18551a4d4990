// Work that may take longer than a frame, on a thread of its own; its result comes back by the event loop.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

namespace nimstone {

/// One piece of work at a time. Where this is gone before the work is done, so is its result, and nobody waits for it but
/// the application's destructor: work uses what is destroyed after it.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    /// Is called on the thread that owns this.
    using Deliver = std::function<void()>;
    /// Runs on the other thread, and touches nothing that the owner may change.
    using Work = std::function<Deliver()>;

    explicit BackgroundWork(QObject* parent = nullptr);
    ~BackgroundWork() override;

    bool busy() const { return m_busy; }
    /// While none is going on. When the result is delivered, this is not busy any more.
    void start(Work work);

private:
    struct Desk;

    std::shared_ptr<Desk> m_desk;
    bool m_busy = false;
};

}  // namespace nimstone
