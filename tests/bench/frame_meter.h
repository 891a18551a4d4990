// Shared code for benchmarks of the window: measures the times of frames, and finds the item of a page.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <vector>

namespace nimstone::bench {

using Clock = std::chrono::steady_clock;

/// Measures the milliseconds from afterAnimating to frameSwapped, for the frames in which `moving` is true.
class FrameMeter {
public:
    explicit FrameMeter(QQuickWindow* window)
    {
        QObject::connect(window, &QQuickWindow::afterAnimating, &m_heard, [this] {
            const std::lock_guard lock(m_mutex);
            m_begin = Clock::now();
        }, Qt::DirectConnection);
        QObject::connect(window, &QQuickWindow::frameSwapped, &m_heard, [this] {
            const std::lock_guard lock(m_mutex);
            if (moving && m_begin != Clock::time_point{})
                m_times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - m_begin).count());
            m_begin = {};
        }, Qt::DirectConnection);
    }

    std::atomic<bool> moving = false;

    std::size_t frames() const { return m_times.size(); }

    /// Returns the quantile `share` of the times in milliseconds: 0.5 gives the median, 1 the longest. 0 if there are no frames.
    double at(double share)
    {
        const std::lock_guard lock(m_mutex);
        std::ranges::sort(m_times);
        return m_times.empty() ? 0 : m_times[static_cast<std::size_t>(share * static_cast<double>(m_times.size() - 1))];
    }

    void print()
    {
        const double p50 = at(0.5);
        std::printf("%zu %.2f %.2f %.2f\n", frames(), p50, at(0.99), at(1));
    }

private:
    std::mutex m_mutex;
    Clock::time_point m_begin;
    std::vector<double> m_times;
    QObject m_heard;  ///< the receiver of the signals; it is destroyed first, which disconnects them
};

inline QQuickItem* itemNamed(QQuickItem* item, const QString& name)
{
    if (item->objectName() == name)
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = itemNamed(child, name))
            return found;
    }
    return nullptr;
}

/// Returns the item of a page; null if the loader in Main.qml has not created it.
inline QQuickItem* pageOf(QQuickWindow* window, const QString& name)
{
    const QQuickItem* loader = itemNamed(window->contentItem(), QStringLiteral("page-") + name);
    return loader ? loader->property("item").value<QQuickItem*>() : nullptr;
}

}  // namespace nimstone::bench
