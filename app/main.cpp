// Starts the program with its window. First it chooses the graphics API, then it sets fonts, language, and options, and
// then it starts the QML engine.
#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>
#include <QTranslator>
#include <algorithm>
#include <cstdio>
#include <memory>

#include "app/start/application.h"
#include "app/start/options.h"
#include "app/start/svg.h"
#include "app/start/window.h"
#include "translations/catalogue.h"

using namespace nimstone;

namespace {

/// Returns a translator for the user's language. It must exist while the options are parsed, because their error
/// messages use it, and so does the message about a missing display.
std::unique_ptr<QTranslator> installFirstTranslator()
{
    const QString wanted = requestedLanguage(QGuiApplication::arguments());
    auto translator = std::make_unique<QTranslator>();
    loadCatalogue(*translator, languages().contains(wanted) ? wanted : languageFor(QLocale::system().uiLanguages()));
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

/// Returns true if no window can open: on Linux, neither an X11 nor a Wayland server is set, and no platform was
/// requested.
bool withoutDisplay([[maybe_unused]] int argc, [[maybe_unused]] char** argv)
{
#ifdef Q_OS_LINUX
    const bool platformNamed = qEnvironmentVariableIsSet("QT_QPA_PLATFORM")
        || std::any_of(argv, argv + argc, [](const char* argument) { return qstrcmp(argument, "-platform") == 0; });
    return !qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY") && !platformNamed;
#else
    return false;
#endif
}

}  // namespace

int main(int argc, char* argv[])
{
    prepareProcess(argc, argv);
    const bool display = !withoutDisplay(argc, argv);
    if (!display)
        qputenv("QT_QPA_PLATFORM", "offscreen");

    QGuiApplication application(argc, argv);
    prepareApplication();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.nimstone.nimstone"));

    auto words = installFirstTranslator();
    const auto options = readOptions(QGuiApplication::arguments());
    if (!options) {
        std::fputs(qPrintable(options.error().text), options.error().status == 0 ? stdout : stderr);
        return options.error().status;
    }

    if (!display) {
        std::fputs(qPrintable(QCoreApplication::translate("Options", "No display was found for the window.\n")), stderr);
        return 1;
    }

    readFontsInBackground();
    std::fputs(qPrintable(svgComplaint()), stderr);
    // The window translates its texts itself, so the first translator is not needed any more.
    words.reset();
    Window window(*options);
    if (!window.window())
        return 1;
    // The icon is set after the first frame, because it is drawn in four sizes, and desktops that know the name of the desktop file
    // do not need it.
    QObject::connect(window.window(), &QQuickWindow::frameSwapped, window.window(), [] {
        QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/nimstone/org.nimstone.nimstone.svg")));
    }, static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return QGuiApplication::exec();
}
