#include "app/start/window.h"

#include <QCoreApplication>
#include <QQmlComponent>
#include <QQuickWindow>

#include "app/start/first_frame.h"
#include "app/viewmodels/shell.h"

namespace nimstone {

Window::Window(const Options& options)
{
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    // The types of a static module are known once something imports it.
    QQmlComponent(&m_engine).setData("import QtQml\nimport Nimstone.ViewModels\nQtObject { }", QUrl());
    if (!options.language.isEmpty())
        shell()->overrideLanguage(options.language);
    if (!options.theme.isEmpty())
        shell()->overrideTheme(options.theme);

    QVariantMap properties;
    const QString first = options.position.isEmpty() ? QStringLiteral("home") : QStringLiteral("play");
    properties.insert(QStringLiteral("page"), options.page.isEmpty() ? first : options.page);
    properties.insert(QStringLiteral("startPosition"), options.position);
    QQmlComponent main(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Nimstone/Pages/Main.qml")));
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
