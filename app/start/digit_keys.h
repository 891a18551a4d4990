// Supports keyboards that need Shift for digits, such as AZERTY: their digit keys also work as digits without Shift.
#pragma once

#include <QObject>
#include <optional>

class QKeyEvent;
class QQuickWindow;

namespace nimstone {

/// Lets the keys of the digit row work as digits, which are shortcuts and keys of boards. If a key of the digit row
/// types another character without Shift, the window first gets the digit of the key (1 for the leftmost key). The
/// window gets the typed character only if no object accepts the digit. Text fields always get the typed character.
class DigitKeys : public QObject {
public:
    /// Installs an event filter on `window`, which becomes the parent of this object. The filter uses the scan codes of
    /// X11; Wayland has the same codes.
    explicit DigitKeys(QQuickWindow* window);

    /// Returns true if the scan codes of key events are known for this Qt platform, which is the case for "xcb" and
    /// "wayland".
    static bool knows(const QString& platform);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the digit of a key in the digit row that types another character. Returns std::nullopt for other keys,
    /// and while a text field has the focus.
    std::optional<int> digitOf(const QKeyEvent& event) const;
    bool send(int digit, const QKeyEvent& event);

    QQuickWindow* m_window;
    bool m_sending = false;
};

}  // namespace nimstone
