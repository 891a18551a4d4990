#include "app/export/watched_device.h"

namespace nimstone::exports {

namespace {

constexpr qsizetype pieceBytes = 64 * 1024;

}  // namespace

WatchedDevice::WatchedDevice(QIODevice& target) : m_target(target) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

void WatchedDevice::passOn()
{
    const char* from = m_waiting.constData();
    qint64 left = m_waiting.size();
    // A device that is nearly full takes a part, and says why only when it takes no more.
    while (left > 0 && !m_failed) {
        const qint64 taken = m_target.write(from, left);
        m_failed = taken <= 0;
        from += taken;
        left -= taken;
    }
    m_waiting.clear();
}

qint64 WatchedDevice::writeData(const char* data, qint64 size)
{
    m_waiting.append(data, size);
    if (m_waiting.size() >= pieceBytes)
        passOn();
    return size;
}

}  // namespace nimstone::exports
