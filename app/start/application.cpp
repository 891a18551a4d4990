#include "app/start/application.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImageReader>
#include <QQuickStyle>
#include <memory_resource>

#include "app/start/drawing.h"
#include "app/start/large_pages.h"
#include "app/theme/tokens.h"
#include "app/viewmodels/shell/background_work.h"
#include "translations/utf8_locale.h"

namespace nimstone {

void prepareProcess(int argc, char* argv[])
{
    useUtf8Locale();
    // Without FC_LANG, Chinese text would get Japanese glyphs in an English locale.
    qputenv("FC_LANG", "zh-cn");
    // The disk cache for compiled QML is switched off (this works from Qt 6.5 on). All packages of a version have the
    // same time stamp, so Qt would load the cached QML of another build of this version and crash.
    if (!qEnvironmentVariableIsSet("QML_DISK_CACHE"))
        qputenv("QML_DISK_CACHE", "aot");
    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    applyDrawing(argc, argv);
}

void prepareApplication()
{
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Nimstone"));
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(static_cast<int>(Tokens::instance().text("body")));
    QGuiApplication::setFont(font);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    std::pmr::set_default_resource(largePages());
}

void readFontsInBackground()
{
    // Qt reads each list at the first question about it.
    workThreads().start([] {
        static_cast<void>(QFontDatabase::isSmoothlyScalable(Tokens::instance().font("text")));
        static_cast<void>(QImageReader::supportedImageFormats());
    });
}

}  // namespace nimstone
