// A bare Qt Quick Controls window, with which bench_start compares Nimstone.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include "app/start/first_frame.h"

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/BareWindow/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    if (QGuiApplication::arguments().contains(QStringLiteral("--quit-after-first-frame")))
        nimstone::quitAfterFirstFrame(qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
    return QGuiApplication::exec();
}
