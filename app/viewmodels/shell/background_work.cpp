#include "app/viewmodels/shell/background_work.h"

#include <QCoreApplication>

namespace nimstone {

QThreadPool& workThreads()
{
    // The pool is never destroyed, so its threads can run until the process ends.
    static QThreadPool& pool = *[] {
        auto* const made = new QThreadPool;
        made->setMaxThreadCount(1000);
        qAddPostRoutine([] { workThreads().waitForDone(); });
        return made;
    }();
    return pool;
}

}  // namespace nimstone
