#include "app/viewmodels/background_work.h"

#include <mutex>
#include <thread>

namespace nimstone {

/// What the thread knows of who waits for it.
struct BackgroundWork::Desk {
    std::mutex mutex;
    BackgroundWork* owner;  ///< none once it is gone
};

BackgroundWork::BackgroundWork(QObject* parent) : QObject(parent), m_desk(std::make_shared<Desk>())
{
    m_desk->owner = this;
}

BackgroundWork::~BackgroundWork()
{
    const std::scoped_lock lock(m_desk->mutex);
    m_desk->owner = nullptr;
}

void BackgroundWork::start(Work work)
{
    Q_ASSERT(!m_busy);
    m_busy = true;
    std::thread([desk = m_desk, work = std::move(work)] {
        const Deliver deliver = work();
        const std::scoped_lock lock(desk->mutex);
        if (!desk->owner)
            return;
        QMetaObject::invokeMethod(desk->owner, [owner = desk->owner, deliver] {
            owner->m_busy = false;
            deliver();
        }, Qt::QueuedConnection);
    }).detach();
}

}  // namespace nimstone
