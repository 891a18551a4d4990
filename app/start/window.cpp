#include "app/start/window.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QScreen>

#include "app/start/first_frame.h"
#include "app/viewmodels/shell/shell.h"

namespace nimstone {

namespace {

/// The size that the window opens with, and the least that it may have, where the screen is too small for those of its own.
QVariantMap room(const QScreen* screen)
{
    if (!screen)
        return {};
    constexpr QSize usual(1280, 800);
    constexpr QSize least(960, 600);
    // How high a title is that the system puts above a window, before it is there to be asked.
    constexpr int title = 40;
    const QSize there = screen->availableSize() - QSize(0, title);
    const QSize size = usual.boundedTo(there);
    const QSize minimum = least.boundedTo(there);
    return {{QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()},
            {QStringLiteral("minimumWidth"), minimum.width()}, {QStringLiteral("minimumHeight"), minimum.height()}};
}

}  // namespace

Window::Window(const Options& options)
{
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    // The types of a static module are known once something imports it.
    QQmlComponent(&m_engine).setData("import QtQml\nimport Nimstone.ViewModels\nQtObject { }", QUrl());
    if (!options.language.isEmpty())
        shell()->overrideLanguage(options.language);
    if (!options.theme.isEmpty())
        shell()->overrideTheme(options.theme);

    QVariantMap properties = room(QGuiApplication::primaryScreen());
    const QString first = options.position.isEmpty() ? QStringLiteral("home") : QStringLiteral("play");
    properties.insert(QStringLiteral("page"), options.page.isEmpty() ? first : options.page);
    properties.insert(QStringLiteral("startPosition"), options.position);
    QQmlComponent main(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Nimstone/Window/Main.qml")));
    // Qt 6.4 falls over one that has errors.
    if (main.isReady())
        m_root.reset(main.createWithInitialProperties(properties));
    for (const QQmlError& error : main.errors())
        qWarning().noquote() << error.toString();

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
