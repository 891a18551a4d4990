// The digit row of keyboards that need Shift for digits, such as AZERTY: its keys are heard as digits without Shift, too.
#pragma once

#include <QObject>
#include <optional>

class QKeyEvent;
class QQuickWindow;

namespace nimstone {

/// Digits are shortcuts and keys of boards. Where a key of the digit row has another sign without Shift, the window is first
/// sent the digit at that place of the row (the leftmost is 1), and the sign only if nothing hears the digit. Text fields get
/// what was typed.
class DigitKeys : public QObject {
public:
    /// Installs itself on `window`, its parent. The scan codes are those of X11, which Wayland has too.
    explicit DigitKeys(QQuickWindow* window);

    /// Whether the scan codes of events mean keys on this platform of Qt: "xcb", "wayland".
    static bool knows(const QString& platform);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The digit at the place of a key that has another sign; none for other keys, and where the key is typed as text.
    std::optional<int> digitOf(const QKeyEvent& event) const;
    bool send(int digit, const QKeyEvent& event);

    QQuickWindow* m_window;
    bool m_sending = false;
};

}  // namespace nimstone
