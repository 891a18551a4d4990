// Starts the window: the drawing is chosen first, then the fonts, the language and the options, then the engine.
#include <QFont>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTranslator>
#include <cstdio>
#include <optional>

#include "app/drawing/facts.h"
#include "app/start/options.h"
#include "app/start/window.h"
#include "app/storage/preferences.h"
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

/// OpenGL or software, as the environment, the settings and the machine have it.
void applyDrawing(int argc, char** argv)
{
    const std::string preference = Preferences::storedDrawing().toStdString();
    switch (chooseDrawing(gatherDrawingFacts(preference, {argv, argv + argc}))) {
    case Drawing::OpenGL:
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
        break;
    case Drawing::Software:
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        break;
    case Drawing::LeftToQt:
        break;
    }
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
