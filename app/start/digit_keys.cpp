#include "app/start/digit_keys.h"

#include <QCoreApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QQuickWindow>

QT_BEGIN_NAMESPACE
// Qt's own tests send shortcuts with this function. It is needed because a key event that is only sent to a window
// triggers no shortcut.
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* receiver, ulong timestamp, int key, Qt::KeyboardModifiers modifiers,
                                               const QString& text = QString(), bool autoRepeat = false, ushort count = 1);
QT_END_NAMESPACE

namespace nimstone {

namespace {

/// X11 key codes of the ten digit keys: 10 is the key 1, 18 is the key 9, and 19 is the key 0.
constexpr quint32 firstOfRow = 10;
constexpr quint32 lastOfRow = 19;
/// The modifier Mod5, which X11 sets while AltGr is held. A key then types its third character.
constexpr quint32 altGr = 0x80;

bool takesText(const QQuickWindow* window)
{
    QInputMethodQueryEvent query(Qt::ImEnabled);
    if (QObject* const focused = window->focusObject())
        QCoreApplication::sendEvent(focused, &query);
    return query.value(Qt::ImEnabled).toBool();
}

}  // namespace

DigitKeys::DigitKeys(QQuickWindow* window) : QObject(window), m_window(window)
{
    window->installEventFilter(this);
}

bool DigitKeys::knows(const QString& platform)
{
    return platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland"));
}

std::optional<int> DigitKeys::digitOf(const QKeyEvent& event) const
{
    const quint32 code = event.nativeScanCode();
    const bool isDigit = (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) || (!event.text().isEmpty() && event.text()[0].isDigit());
    if (code < firstOfRow || code > lastOfRow || isDigit || (event.modifiers() & (Qt::ShiftModifier | Qt::GroupSwitchModifier))
        || (event.nativeModifiers() & altGr))
        return std::nullopt;
    const bool held = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (!held && takesText(m_window))
        return std::nullopt;
    return static_cast<int>(code - firstOfRow + 1) % 10;
}

bool DigitKeys::send(int digit, const QKeyEvent& event)
{
    const int key = Qt::Key_0 + digit;
    const QString text = QString::number(digit);
    if (qt_sendShortcutOverrideEvent(m_window, event.timestamp(), key, event.modifiers(), text, event.isAutoRepeat()))
        return true;
    QKeyEvent press(QEvent::KeyPress, key, event.modifiers(), text, event.isAutoRepeat());
    press.ignore();
    QCoreApplication::sendEvent(m_window, &press);
    return press.isAccepted();
}

bool DigitKeys::eventFilter(QObject* /*watched*/, QEvent* event)
{
    if (m_sending || event->type() != QEvent::KeyPress)
        return false;
    const auto& press = static_cast<const QKeyEvent&>(*event);
    const auto digit = digitOf(press);
    if (!digit)
        return false;
    m_sending = true;
    const bool heard = send(*digit, press);
    m_sending = false;
    return heard;
}

}  // namespace nimstone
