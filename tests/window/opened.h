// Functions that find items in a window that a test has opened, open its pages, and wait for them.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

#include "tests/program.h"

namespace nimstone::tests {

/// Returns the first item whose objectName is `name` inside `item`, visible or not; null if there is none.
QQuickItem* itemNamed(QQuickItem* item, const QString& name);

/// Opens a page, waits for it, and returns it; null if it is not loaded in time.
QQuickItem* openPage(QQuickWindow* window, const QString& name);

/// All objects of a class on a page; none if the page is not loaded. findChildren() of the window finds nothing on a page, because the
/// loader that creates a page is not its QObject parent.
template <class Kind>
QList<Kind*> onPage(QQuickWindow* window, const QString& name)
{
    const QQuickItem* const loader = itemNamed(window->contentItem(), QStringLiteral("page-") + name);
    auto* const page = loader ? loader->property("item").value<QQuickItem*>() : nullptr;
    return page ? page->findChildren<Kind*>() : QList<Kind*>();
}

/// All objects of a class on all loaded pages.
template <class Kind>
QList<Kind*> onPages(QQuickWindow* window)
{
    QList<Kind*> all;
    for (const QString& name : window->property("pageNames").toStringList())
        all += onPage<Kind>(window, name);
    return all;
}

/// Waits for two frames, and until nothing on the page moves or is computed.
void settle(QQuickWindow* window, const QQuickItem* page);

}  // namespace nimstone::tests
