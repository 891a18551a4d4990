// Starts the window. First the graphics API is chosen, then fonts, language, and options are set, and then the QML engine starts.
#include <QGuiApplication>
#include <QIcon>
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

/// Returns a translator for the user's language, which must stay alive while the options are parsed: their error messages, and
/// that about a missing display, use it.
std::unique_ptr<QTranslator> installFirstTranslator()
{
    const QString wanted = requestedLanguage(QGuiApplication::arguments());
    auto translator = std::make_unique<QTranslator>();
    loadCatalogue(*translator, languages().contains(wanted) ? wanted : languageFor(QLocale::system().uiLanguages()));
    QCoreApplication::installTranslator(translator.get());
    return translator;
}

/// Returns whether no window can open: on Linux, neither an X11 nor a Wayland server is set, and no platform was requested.
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
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/nimstone/org.nimstone.nimstone.svg")));

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

    std::fputs(qPrintable(svgComplaint()), stderr);
    // From here on, the window translates its texts itself.
    words.reset();
    Window window(*options);
    if (!window.window())
        return 1;
    return QGuiApplication::exec();
}
