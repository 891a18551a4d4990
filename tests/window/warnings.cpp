#include "tests/window/warnings.h"

#include <QMutex>
#include <QMutexLocker>
#include <utility>

namespace nimstone::tests {

namespace {

QMutex mutex;
QStringList heard;
QtMessageHandler before = nullptr;

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    // Qt itself warns on a busy machine if a window stops before its animations have started.
    const bool isQtsOwn = message.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver"));
    if (type != QtDebugMsg && type != QtInfoMsg && !isQtsOwn) {
        const QMutexLocker locker(&mutex);
        heard << message;
    }
    before(type, context, message);
}

}  // namespace

Warnings::Warnings()
{
    heard.clear();
    before = qInstallMessageHandler(hear);
}

Warnings::~Warnings()
{
    qInstallMessageHandler(before);
}

QStringList Warnings::take()
{
    const QMutexLocker locker(&mutex);
    return std::exchange(heard, {});
}

}  // namespace nimstone::tests
