// Starts the window: the drawing is chosen, the fonts are set, the engine is loaded.
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QtQml>

#include "app/viewmodels/shell.h"
#include "qml/theme/tokens.h"

int main(int argc, char* argv[])
{
    // Without it, Chinese text gets Japanese glyphs in an English locale.
    qputenv("FC_LANG", "zh-cn");
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    QGuiApplication::setFont(QFont(nimstone::Tokens::instance().font("text")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Nimstone/Pages/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    return QGuiApplication::exec();
}
