// Where the window stands: as it stood when it was closed last, on whatever screens there are now.
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
    QRect place{};           ///< without the frame that the system draws around it
    bool maximized = false;  ///< it fills the screen; `place` is where it stands otherwise

    bool operator==(const WindowPlace&) const = default;
};

/// "100,60,1280,800", and ",maximized" after it.
QString print(const WindowPlace& place);
/// Nothing where the text is none of these.
std::optional<WindowPlace> parseWindowPlace(const QString& text);

/// How high a title is that the system puts above a window, before it is there to be asked.
constexpr int titleHeight = 40;

/// `wanted` as it fits, title and all, into one of these screens: into the one that shows most of it, else into the first.
/// There is at least one.
QRect fitted(const QRect& wanted, const QList<QRect>& screens);

/// Keeps where a window stands and which page is open, shortly after either has changed and when the window goes.
class WindowKeeper : public QObject {
public:
    WindowKeeper(QQuickWindow* window, Preferences* preferences);

private:
    /// Takes both as they are now; a window on the whole screen keeps the place that it had before.
    void keep();

    QQuickWindow* m_window;
    Preferences* m_preferences;
    WindowPlace m_last;
    QTimer m_soon;
};

}  // namespace nimstone
