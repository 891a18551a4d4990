#include "app/tour/tour.h"

#include <QCoreApplication>
#include <QCursor>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QImage>
#include <QQmlError>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTimer>
#include <cstdio>
#include <cstring>

#include "app/start/window.h"
#include "app/tour/sight.h"
#include "app/viewmodels/shell/shell.h"

namespace nimstone {

namespace {

struct Frame {
    QString language;
    QString theme;
    QSize size;
};

/// Returns all combinations of language, theme, and size. For the short tour of at most 60 pictures, returns four
/// combinations, in which each language, theme, and size occurs.
std::vector<Frame> frames(bool full)
{
    const QString en = QStringLiteral("en");
    const QString zh = QStringLiteral("zh_CN");
    const QString light = QStringLiteral("light");
    const QString dark = QStringLiteral("dark");
    if (!full)
        return {{en, light, {960, 600}}, {zh, dark, {960, 600}}, {en, dark, {1440, 900}}, {zh, light, {1920, 1080}}};
    std::vector<Frame> result;
    for (const QSize size : {QSize(960, 600), QSize(1440, 900), QSize(1920, 1080)}) {
        for (const QString& language : {en, zh}) {
            for (const QString& theme : {light, dark})
                result.push_back({language, theme, size});
        }
    }
    return result;
}

/// Counts the warnings of the QML engine and of QML logging categories during its lifetime.
class WarningCounter {
public:
    WarningCounter() { s_count = 0; s_previous = qInstallMessageHandler(handle); }
    ~WarningCounter() { qInstallMessageHandler(s_previous); }
    int count() const { return s_count; }

private:
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        const bool qml = message.contains(QLatin1String("qrc:/"))
            || (context.category && (!std::strncmp(context.category, "qml", 3) || !std::strncmp(context.category, "js", 2)));
        if (qml && type != QtDebugMsg && type != QtInfoMsg)
            ++s_count;
        s_previous(type, context, message);
    }
    static inline int s_count = 0;
    static inline QtMessageHandler s_previous = nullptr;
};

void waitForFrame(QQuickWindow* window)
{
    QEventLoop loop;
    QObject::connect(window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QTimer::singleShot(1000, &loop, &QEventLoop::quit);
    window->update();
    loop.exec();
}

/// Returns true if an animation or computation is running on the page, according to the page's property `busy`.
bool busy(const QQuickItem* page)
{
    return page->property("busy").toBool();
}

/// Returns the item with this objectName. The search goes through the visual children, because findChild would not find
/// the delegates of a Repeater, which are not QObject children.
QQuickItem* itemNamed(QQuickItem* item, const QString& name)
{
    if (item->objectName() == name)
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = itemNamed(child, name))
            return found;
    }
    return nullptr;
}

QQuickItem* openPage(QQuickWindow* window, const QString& name, std::chrono::milliseconds patience)
{
    window->setProperty("page", name);
    const auto* loader = itemNamed(window->contentItem(), QStringLiteral("page-") + name);
    if (!loader)
        return nullptr;
    // The first page is loaded some time after the first frame.
    QElapsedTimer timer;
    timer.start();
    while (!loader->property("active").toBool() && !timer.hasExpired(patience.count()))
        waitForFrame(window);
    return loader->property("item").value<QQuickItem*>();
}

void settleFor(std::chrono::milliseconds patience, QQuickWindow* window, const QQuickItem* page)
{
    QElapsedTimer timer;
    timer.start();
    do
        waitForFrame(window);
    while (busy(page) && !timer.hasExpired(patience.count()));
    waitForFrame(window);
}

/// Closes the popups that the previous stop left open.
void putAway(const QQuickWindow* window)
{
    for (QObject* popup : openPopups(window))
        QMetaObject::invokeMethod(popup, "close");
}

}  // namespace

TourProfile::TourProfile()
{
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, QFile::encodeName(m_folder.filePath(QLatin1String(variable))));
    qputenv("NIMSTONE_SEED", "1");
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (!display && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

int runTour(Window& window, const TourOptions& options, const std::vector<TourStop>& stops, std::chrono::milliseconds patience)
{
    const QDir folder(options.folder);
    if (!folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "%s: this folder cannot be created\n", qPrintable(options.folder));
        return 2;
    }
    const auto only = QRegularExpression(QRegularExpression::wildcardToRegularExpression(
        options.only.isEmpty() ? QStringLiteral("*") : options.only));

    // Animations are switched off, so that the tour does not wait for them. A picture shows the end of an animation, or
    // the moment that the stop requests.
    window.shell()->preferences()->setMotion(QStringLiteral("none"));
    window.shell()->preferences()->setContrast(QStringLiteral("normal"));
    window.shell()->preferences()->setOpponentPace(QStringLiteral("fast"));
    window.shell()->preferences()->setMistakesWait(QStringLiteral("off"));

    // The mouse pointer is moved away, because it would show a tooltip or a highlight.
    const auto leave = [&window] {
        QCursor::setPos(window.window()->mapToGlobal(QPoint(-1, -1)));
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(window.window(), &left);
    };

    const WarningCounter warnings;
    int pictures = 0;
    int failures = 0;
    const auto fail = [&failures](const QString& what, const QString& why) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(what), qPrintable(why));
        ++failures;
    };
    for (const TourStop& stop : stops) {
        if (!options.full && !stop.inShortTour)
            continue;
        bool reached = false;
        for (const Frame& frame : frames(options.full)) {
            const QString name = QStringLiteral("%1-%2-%3-%4-%5x%6.png")
                                     .arg(stop.page, stop.state, frame.language, frame.theme)
                                     .arg(frame.size.width())
                                     .arg(frame.size.height());
            if (!only.match(name).hasMatch() && !only.match(QFileInfo(name).completeBaseName()).hasMatch())
                continue;
            window.shell()->overrideLanguage(frame.language);
            window.shell()->overrideTheme(frame.theme);
            window.window()->resize(frame.size);
            if (!reached)
                putAway(window.window());
            QQuickItem* page = openPage(window.window(), stop.page, patience);
            if (!page) {
                fail(name, QStringLiteral("the page did not open"));
                break;
            }
            const auto settle = [&] { settleFor(patience, window.window(), page); };
            const int warnedBefore = warnings.count();
            leave();
            settle();
            if (!reached || stop.everyTime)
                stop.reach(page, settle);
            reached = true;
            settle();
            if (busy(page))
                fail(name, QStringLiteral("the page did not stop moving"));
            const QImage picture = window.window()->grabWindow();
            for (const QString& fault : problemsIn(picture, window.window(), page, frame.language, stop.sight))
                fail(name, fault);
            if (warnings.count() > warnedBefore)
                fail(name, QStringLiteral("QML logged a warning"));
            if (!picture.save(folder.filePath(name)))
                fail(name, QStringLiteral("the picture could not be written"));
            ++pictures;
        }
    }
    if (pictures == 0)
        fail(options.only, QStringLiteral("no picture has this name"));
    std::printf("drew %d pictures in %s, saw %d QML warnings and %d failures\n", pictures, qPrintable(folder.absolutePath()),
                warnings.count(), failures);
    return warnings.count() + failures > 0 ? 1 : 0;
}

}  // namespace nimstone
