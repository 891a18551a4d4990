// Saves and restores the place of the window, fitted to the screens that exist now.
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QString>
#include <QTimer>
#include <optional>

class QQuickWindow;

namespace nimstone {

class Preferences;

struct WindowPlace {
    QRect place{};           ///< the geometry without the frame that the system draws
    bool maximized = false;  ///< the window is maximized; `place` is its geometry when it is not

    bool operator==(const WindowPlace&) const = default;
};

/// Returns "100,60,1280,800", followed by ",maximized" if the window is maximized.
QString print(const WindowPlace& place);
/// Returns std::nullopt if the text has another form.
std::optional<WindowPlace> parseWindowPlace(const QString& text);

/// The assumed height of a title bar, in pixels. The real one is unknown until the window is shown.
constexpr int titleHeight = 40;

/// Returns `wanted`, moved and shrunk so that it fits, with its title bar, on the screen that shows most of it, or on the first
/// screen if none does. `screens` must not be empty.
QRect fitted(const QRect& wanted, const QList<QRect>& screens);

/// Saves the place of a window and the open page, shortly after either has changed and when the window closes.
class WindowStateSaver : public QObject {
public:
    WindowStateSaver(QQuickWindow* window, Preferences* preferences);

private:
    /// Saves both as they are now. A full-screen or minimized window keeps the place that it had before.
    void keep();

    QQuickWindow* m_window;
    Preferences* m_preferences;
    WindowPlace m_last;
    QTimer m_soon;
};

}  // namespace nimstone
