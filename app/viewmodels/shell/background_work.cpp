#include "app/viewmodels/shell/background_work.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <mutex>

namespace nimstone {

namespace {

/// As many as there is work: none waits for another. Never destroyed; the application's destructor waits for all of them.
QThreadPool& threads()
{
    static QThreadPool& pool = *[] {
        auto* const made = new QThreadPool;
        made->setMaxThreadCount(1000);
        qAddPostRoutine([] { threads().waitForDone(); });
        return made;
    }();
    return pool;
}

}  // namespace

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
    threads().start([desk = m_desk, work = std::move(work)] {
        const Deliver deliver = work();
        const std::scoped_lock lock(desk->mutex);
        if (!desk->owner)
            return;
        QMetaObject::invokeMethod(desk->owner, [owner = desk->owner, deliver] {
            owner->m_busy = false;
            deliver();
        }, Qt::QueuedConnection);
    });
}

}  // namespace nimstone
