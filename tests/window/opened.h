// A window that a test has opened, and what can be found in it.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

namespace nimstone::tests {

/// How long a test waits for a window or a page, in milliseconds: Qt's own five seconds are too short on a busy machine.
constexpr int patience = 30'000;

/// The first item of that objectName, seen or not, within another; none where there is none.
QQuickItem* itemNamed(QQuickItem* item, const QString& name);

/// Goes to a page, waits for it, and returns it; none where it does not come.
QQuickItem* openPage(QQuickWindow* window, const QString& name);

/// All of a kind on all pages that were opened. Asked of the window itself, findChildren() finds nothing on a page: who makes
/// it is no parent of it.
template <class Kind>
QList<Kind*> onPages(QQuickWindow* window)
{
    QList<Kind*> all;
    for (const QString& name : window->property("pageNames").toStringList()) {
        const QQuickItem* const loader = itemNamed(window->contentItem(), QStringLiteral("page-") + name);
        if (auto* page = loader ? loader->property("item").value<QQuickItem*>() : nullptr)
            all += page->findChildren<Kind*>();
    }
    return all;
}

/// Waits for two frames, and until nothing on the page moves by itself any more.
void settle(QQuickWindow* window, const QQuickItem* page);

}  // namespace nimstone::tests
