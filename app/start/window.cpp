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
    if (!options.page.isEmpty())
        properties.insert(QStringLiteral("page"), options.page);
    properties.insert(QStringLiteral("startPosition"), options.position);
    m_engine.setInitialProperties(properties);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Nimstone/Pages/Main.qml")));

    if (options.quitAfterFirstFrame && window())
        quitAfterFirstFrame(window());
}

QQuickWindow* Window::window() const
{
    return m_engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(m_engine.rootObjects().first());
}

Shell* Window::shell()
{
    return m_engine.singletonInstance<Shell*>(qmlTypeId("Nimstone.ViewModels", 1, 0, "Shell"));
}

}  // namespace nimstone
