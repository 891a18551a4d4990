// Starts the window: the drawing is chosen first, then the fonts, the language and the options, then the engine.
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQuickStyle>
#include <QTranslator>
#include <cstdio>
#include <optional>

#include "app/start/drawing.h"
#include "app/start/options.h"
#include "app/start/window.h"
#include "app/tour/tour.h"
#include "qml/theme/tokens.h"
#include "translations/catalogue.h"

using namespace nimstone;

namespace {

/// Options are read, and refused, in the person's language.
tl::expected<Options, Answer> readOptionsTranslated()
{
    const QStringList arguments = QGuiApplication::arguments();
    const QString wanted = requestedLanguage(arguments);
    QTranslator translator;
    loadCatalogue(translator, languages().contains(wanted) ? wanted : languageFor(QLocale::system().uiLanguages()));
    QCoreApplication::installTranslator(&translator);
    return readOptions(arguments);
}

}  // namespace

int main(int argc, char* argv[])
{
    // Without it, Chinese text gets Japanese glyphs in an English locale.
    qputenv("FC_LANG", "zh-cn");
    const std::optional<TourProfile> tourProfile = TourProfile::forArguments(argc, argv);

    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    applyDrawing(argc, argv);
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Nimstone"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.nimstone.nimstone"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/nimstone/org.nimstone.nimstone.svg")));
    QGuiApplication::setFont(QFont(Tokens::instance().font("text")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    const auto options = readOptionsTranslated();
    if (!options) {
        std::fputs(qPrintable(options.error().text), options.error().status == 0 ? stdout : stderr);
        return options.error().status;
    }

    Window window(*options);
    if (!window.window())
        return 1;
    return options->tourFolder.isEmpty() ? QGuiApplication::exec() : runTour(window, *options);
}
