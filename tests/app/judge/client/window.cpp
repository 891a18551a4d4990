// window PROGRAM: opens Nimstone's window without a display and judges the program on the Contest page until the test kills it.
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include "app/start/window.h"

namespace {

const QQuickItem* named(const QQuickItem* item)
{
    if (item->objectName() == QLatin1String("contestJudge"))
        return item;
    for (const QQuickItem* const child : item->childItems()) {
        if (const QQuickItem* const found = named(child))
            return found;
    }
    return nullptr;
}

}  // namespace

int main(int argc, char** argv)
{
    // TMPDIR is the folder of the test, which removes it.
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, qgetenv("TMPDIR"));
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    nimstone::Options options;
    options.page = QStringLiteral("contest");
    const nimstone::Window window(options);
    QTimer look;
    // The page is created after the first frame, so look for it repeatedly.
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        if (const QQuickItem* const view = named(window.window()->contentItem())) {
            look.stop();
            QMetaObject::invokeMethod(view->property("judge").value<QObject*>(), "judgeFile",
                                      Q_ARG(QUrl, QUrl::fromLocalFile(QString::fromLocal8Bit(argv[1]))));
        }
    });
    look.start(10);
    return QGuiApplication::exec();
}
