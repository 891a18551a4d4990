// Supports keyboards that need Shift for digits, such as AZERTY: their digit keys also work as digits without Shift.
#pragma once

#include <QObject>
#include <optional>

class QKeyEvent;
class QQuickWindow;

namespace nimstone {

/// Digits are shortcuts and board keys. If a key of the digit row types another character without Shift, the window first gets
/// the digit of that place in the row (the leftmost is 1). It gets the typed character only if nothing accepts the digit. Text
/// fields always get the typed character.
class DigitKeys : public QObject {
public:
    /// Installs an event filter on `window`, which becomes its parent. It uses X11 scan codes, which Wayland shares.
    explicit DigitKeys(QQuickWindow* window);

    /// Returns whether the scan codes of key events are known for this Qt platform: "xcb" and "wayland".
    static bool knows(const QString& platform);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the digit of a digit-row key that types another character. Returns std::nullopt for other keys, and while a text
    /// field has the focus.
    std::optional<int> digitOf(const QKeyEvent& event) const;
    bool send(int digit, const QKeyEvent& event);

    QQuickWindow* m_window;
    bool m_sending = false;
};

}  // namespace nimstone
