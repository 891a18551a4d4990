#include "app/start/window_place.h"

#include <QCoreApplication>
#include <QQuickWindow>
#include <QStringList>
#include <algorithm>

#include "app/storage/preferences.h"

namespace nimstone {

namespace {

const QString maximizedMark = QStringLiteral("maximized");

int shownArea(const QRect& place, const QRect& screen)
{
    const QRect shown = place.intersected(screen);
    return shown.width() * shown.height();
}

}  // namespace

QString print(const WindowPlace& place)
{
    QStringList parts;
    for (const int number : {place.place.x(), place.place.y(), place.place.width(), place.place.height()})
        parts << QString::number(number);
    if (place.maximized)
        parts << maximizedMark;
    return parts.join(QLatin1Char(','));
}

std::optional<WindowPlace> parseWindowPlace(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(','));
    if (parts.size() < 4 || parts.size() > 5 || (parts.size() == 5 && parts[4] != maximizedMark))
        return std::nullopt;
    // The limit is larger than any arrangement of screens, and so small that the sum of two numbers does not overflow.
    constexpr int farthest = 1 << 20;
    int numbers[4];
    for (int index = 0; index < 4; ++index) {
        bool isNumber = false;
        numbers[index] = parts[index].toInt(&isNumber);
        if (!isNumber || std::abs(numbers[index]) > farthest)
            return std::nullopt;
    }
    const QRect place(numbers[0], numbers[1], numbers[2], numbers[3]);
    return place.isValid() ? std::optional(WindowPlace{place, parts.size() == 5}) : std::nullopt;
}

QRect fitted(const QRect& wanted, const QList<QRect>& screens)
{
    const auto most = std::ranges::max_element(screens, {}, [&](const QRect& screen) { return shownArea(wanted, screen); });
    const QRect room = most->adjusted(0, titleHeight, 0, 0);
    QRect place(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width() + 1));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height() + 1));
    return place;
}

WindowStateSaver::WindowStateSaver(QQuickWindow* window, Preferences* preferences)
    : QObject(window), m_window(window), m_preferences(preferences),
      m_last(parseWindowPlace(preferences->windowPlace()).value_or(WindowPlace{window->geometry()}))
{
    // The state is saved after a delay, because a window that is dragged or maximized sends many changes, and its size
    // changes before its state.
    m_soon.setSingleShot(true);
    m_soon.setInterval(500);
    connect(&m_soon, &QTimer::timeout, this, &WindowStateSaver::keep);
    const auto start = qOverload<>(&QTimer::start);
    for (const auto change : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(window, change, &m_soon, start);
    connect(window, &QWindow::windowStateChanged, &m_soon, start);
    connect(window, SIGNAL(pageChanged()), &m_soon, SLOT(start()));
    connect(window, &QWindow::visibleChanged, this, [this](bool visible) {
        if (!visible)
            keep();
    });
    connect(qApp, &QCoreApplication::aboutToQuit, this, &WindowStateSaver::keep);
}

void WindowStateSaver::keep()
{
    const Qt::WindowStates states = m_window->windowStates();
    // The full-screen state is temporary, for example for a lecture, so it is not restored at the next start.
    if (!states.testFlag(Qt::WindowFullScreen) && !states.testFlag(Qt::WindowMinimized)) {
        m_last.maximized = states.testFlag(Qt::WindowMaximized);
        if (!m_last.maximized)
            m_last.place = m_window->geometry();
        m_preferences->setWindowPlace(print(m_last));
    }
    m_preferences->setLastPage(m_window->property("page").toString());
}

}  // namespace nimstone
