#include "app/start/window.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QScreen>

#include "app/start/digit_keys.h"
#include "app/start/first_frame.h"
#include "app/start/window_place.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/shell.h"

namespace nimstone {

namespace {

/// Returns the window's first geometry and its minimum size. The geometry is that of the last run, fitted to the
/// screens. If there was no run before, it is the default size, and the system chooses the place. The minimum size is
/// smaller if a screen is too small for it.
QVariantMap room(const QString& last)
{
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    if (screens.isEmpty())
        return {};
    constexpr QSize usual(1280, 800);
    constexpr QSize least(960, 600);
    const auto kept = parseWindowPlace(last);
    const QRect place = fitted(kept ? kept->place : QRect(screens.first().topLeft(), usual), screens);
    QSize minimum = least;
    for (const QRect& screen : screens)
        minimum = minimum.boundedTo(screen.size() - QSize(0, titleHeight));
    QVariantMap properties{{QStringLiteral("width"), place.width()}, {QStringLiteral("height"), place.height()},
                           {QStringLiteral("minimumWidth"), minimum.width()}, {QStringLiteral("minimumHeight"), minimum.height()}};
    if (kept) {
        properties.insert(QStringLiteral("x"), place.x());
        properties.insert(QStringLiteral("y"), place.y());
        if (kept->maximized)
            properties.insert(QStringLiteral("visibility"), QWindow::Maximized);
    }
    return properties;
}

/// Returns the page that the options request; if they request none, returns the page that was open last.
QString firstPage(const Options& options, const QString& last)
{
    if (!options.file.isEmpty())
        return pageForFile(options.file.toLocalFile()) == QStringLiteral("play") ? QStringLiteral("play") : QStringLiteral("practise");
    if (!options.page.isEmpty())
        return options.page;
    if (!options.position.isEmpty())
        return QStringLiteral("play");
    return Shell::pageNames().contains(last) ? last : QStringLiteral("home");
}

/// Opens the files of the fonts that the first frame needs. Qt keeps them open.
void openFonts()
{
    QFont font = QGuiApplication::font();
    for (const QFont::Weight weight : {QFont::Normal, QFont::Bold}) {
        font.setWeight(weight);
        static_cast<void>(QFontMetrics(font).height());
    }
}

}  // namespace

Window::Window(const Options& options)
{
    QCoreApplication::setApplicationVersion(QStringLiteral(NIMSTONE_VERSION));
    QObject::connect(&m_engine, &QQmlEngine::quit, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    // The types of a static QML module are registered only when a QML file imports the module.
    QQmlComponent(&m_engine).setData("import QtQml\nimport Nimstone.ViewModels\nQtObject { }", QUrl());
    if (!options.language.isEmpty())
        shell()->overrideLanguage(options.language);
    if (!options.theme.isEmpty())
        shell()->overrideTheme(options.theme);

    Preferences* const preferences = shell()->preferences();
    QVariantMap properties = room(preferences->windowPlace());
    properties.insert(QStringLiteral("page"), firstPage(options, preferences->lastPage()));
    properties.insert(QStringLiteral("startPosition"), options.position);
    properties.insert(QStringLiteral("startLink"), options.link);
    properties.insert(QStringLiteral("startFile"), options.file);
    properties.insert(QStringLiteral("resumed"), options.page.isEmpty() && options.position.isEmpty() && options.file.isEmpty());
    QQmlComponent main(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Nimstone/Window/Main.qml")), QQmlComponent::Asynchronous);
    // A thread of the engine loads the types of the window, which takes longer than this thread needs for the fonts.
    openFonts();
    while (main.isLoading())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    // Qt 6.4 crashes if an object is created from a component with errors.
    if (main.isReady())
        m_root.reset(main.createWithInitialProperties(properties));
    for (const QQmlError& error : main.errors())
        qWarning().noquote() << error.toString();

    if (window()) {
        new WindowStateSaver(window(), preferences);
        QObject::connect(window(), &QQuickWindow::frameSwapped, shell(), &Shell::readSlowSettings,
                         static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    if (window() && DigitKeys::knows(QGuiApplication::platformName()))
        new DigitKeys(window());
    if (options.quitAfterFirstFrame && window())
        quitAfterFirstFrame(window());
}

QQuickWindow* Window::window() const
{
    return qobject_cast<QQuickWindow*>(m_root.get());
}

Shell* Window::shell()
{
    return m_engine.singletonInstance<Shell*>(qmlTypeId("Nimstone.ViewModels", 1, 0, "Shell"));
}

}  // namespace nimstone
