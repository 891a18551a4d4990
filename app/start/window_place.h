// Saves and restores the position and size of the window. The restored rectangle is fitted to the screens that exist at
// that time.
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
    QRect place{};           ///< the geometry of the window without the frame that the system draws
    bool maximized = false;  ///< true if the window is maximized; `place` is then its geometry before it was maximized

    bool operator==(const WindowPlace&) const = default;
};

/// Returns the place as text, such as "100,60,1280,800", followed by ",maximized" if the window is maximized.
QString print(const WindowPlace& place);
/// Parses a text that print() has returned. Returns std::nullopt if the text has another form.
std::optional<WindowPlace> parseWindowPlace(const QString& text);

/// The assumed height of a title bar, in pixels. The real height is not known until the window is shown.
constexpr int titleHeight = 40;

/// Returns `wanted`, moved and shrunk so that it fits, with its title bar, on one screen: the screen that shows the
/// largest part of it, or the first screen if no screen shows a part. `screens` must not be empty.
QRect fitted(const QRect& wanted, const QList<QRect>& screens);

/// Saves the place of a window and the name of the open page: shortly after one of them has changed, and when the
/// window closes.
class WindowStateSaver : public QObject {
public:
    WindowStateSaver(QQuickWindow* window, Preferences* preferences);

private:
    /// Saves the place and the page as they are now. If the window is full-screen or minimized, the place that it had
    /// before is saved.
    void keep();

    QQuickWindow* m_window;
    Preferences* m_preferences;
    WindowPlace m_last;
    QTimer m_soon;
};

}  // namespace nimstone
