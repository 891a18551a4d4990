#include "tests/e2e/driver.h"

#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace nimstone::tests {

namespace {

QQuickItem* visibleItem(QQuickItem* item, const QString& objectName)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == objectName)
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = visibleItem(child, objectName))
            return found;
    }
    return nullptr;
}

constexpr int patience = 30'000;

bool isOnlyHeld(int key)
{
    constexpr std::array held{Qt::Key_Control, Qt::Key_Shift, Qt::Key_Alt, Qt::Key_Meta, Qt::Key_AltGr};
    return std::find(held.begin(), held.end(), key) != held.end();
}

}  // namespace

EventCounter::EventCounter()
{
    qGuiApp->installEventFilter(this);
}

bool EventCounter::eventFilter(QObject* receiver, QEvent* event)
{
    if (!receiver->isWindowType())
        return false;
    if (event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        m_keys += !key->isAutoRepeat() && !isOnlyHeld(key->key());
    } else if (event->type() == QEvent::MouseButtonRelease) {
        ++m_buttons;
    } else if (event->type() == QEvent::Wheel) {
        m_wheel += std::abs(static_cast<QWheelEvent*>(event)->angleDelta().y());
    }
    return false;
}

bool Driver::showAndFocus()
{
    m_window->setPosition(0, 0);
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window, patience))
        return false;
    // There is no window manager under Xvfb, so the test itself must give the keyboard focus to the window.
    return xdotool({QStringLiteral("windowfocus"), QStringLiteral("--sync"), QString::number(m_window->winId())})
        && QTest::qWaitForWindowActive(m_window, patience);
}

QQuickItem* Driver::showPage(const QString& name)
{
    QQuickItem* found = nullptr;
    if (showAndFocus() && QTest::qWaitFor([&] { return (found = page(name)) != nullptr; }, patience))
        return found;
    return nullptr;
}

QQuickItem* Driver::page(const QString& name) const
{
    const QQuickItem* loader = item(QStringLiteral("page-") + name);
    return loader ? qobject_cast<QQuickItem*>(part(loader, "item")) : nullptr;
}

QQuickItem* Driver::item(const QString& objectName) const
{
    return visibleItem(m_window->contentItem(), objectName);
}

bool Driver::nextFrame()
{
    QSignalSpy drawn(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    return drawn.wait(patience);
}

QQuickItem* Driver::awaitRest(const QString& objectName)
{
    // Items are laid out before a frame, so their places are known only after it. A moving item is elsewhere in the next
    // frame.
    std::optional<QPoint> before;
    for (const QDeadlineTimer deadline(patience); !deadline.hasExpired();) {
        if (!nextFrame())
            return nullptr;
        QQuickItem* target = item(objectName);
        const auto now = target && target->isEnabled() ? std::optional(middleOf(target)) : std::nullopt;
        if (now && before == now)
            return target;
        before = now;
    }
    return nullptr;
}

bool Driver::click(const QString& objectName)
{
    QQuickItem* target = awaitRest(objectName);
    return target && clickAt(target, QPointF(target->width() / 2, target->height() / 2));
}

bool Driver::clickAt(QQuickItem* target, QPointF place)
{
    const QPoint screen = m_window->mapToGlobal(target->mapToScene(place).toPoint());
    const int heard = m_ears.buttonsReleased();
    return xdotool({QStringLiteral("mousemove"), QString::number(screen.x()),
                    QString::number(screen.y()), QStringLiteral("click"), QStringLiteral("1")})
        && QTest::qWaitFor([&] { return m_ears.buttonsReleased() > heard; }, patience);
}

bool Driver::drag(const QString& objectName, QPoint by)
{
    const QQuickItem* target = awaitRest(objectName);
    if (!target)
        return false;
    const QPoint from = middleOf(target);
    const auto move = [](QPoint to) {
        return xdotool({QStringLiteral("mousemove"), QString::number(to.x()), QString::number(to.y())});
    };
    const int heard = m_ears.buttonsReleased();
    return move(from) && xdotool({QStringLiteral("mousedown"), QStringLiteral("1")}) && move(from + by / 2) && move(from + by)
        && xdotool({QStringLiteral("mouseup"), QStringLiteral("1")})
        && QTest::qWaitFor([&] { return m_ears.buttonsReleased() > heard; }, patience);
}

bool Driver::wheel(const QString& objectName, int notches)
{
    const QQuickItem* target = awaitRest(objectName);
    if (!target)
        return false;
    const QPoint screen = middleOf(target);
    const int heard = m_ears.wheelTurned() + std::abs(notches);
    return xdotool({QStringLiteral("mousemove"), QString::number(screen.x()), QString::number(screen.y()), QStringLiteral("click"),
                    QStringLiteral("--repeat"), QString::number(std::abs(notches)), notches < 0 ? QStringLiteral("4") : QStringLiteral("5")})
        && QTest::qWaitFor([&] { return m_ears.wheelTurned() >= heard; }, patience);
}

QPoint Driver::middleOf(const QQuickItem* item) const
{
    return m_window->mapToGlobal(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
}

bool Driver::press(const QString& key)
{
    const int heard = m_ears.keysReleased();
    return xdotool({QStringLiteral("key"), QStringLiteral("--clearmodifiers"), key})
        && QTest::qWaitFor([&] { return m_ears.keysReleased() > heard; }, patience);
}

bool Driver::type(const QString& text)
{
    const int heard = m_ears.keysReleased() + static_cast<int>(text.size());
    return xdotool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("8"), text})
        && QTest::qWaitFor([&] { return m_ears.keysReleased() >= heard; }, patience);
}

bool Driver::xdotool(const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral("xdotool"), arguments);
    // The event loop keeps running, because the window has to answer the X server before `--sync` returns.
    return QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, patience)
        && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

}  // namespace nimstone::tests
