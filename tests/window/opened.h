// A window that a test has opened, and what can be found in it.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

namespace nimstone::tests {

/// The first item of that objectName, seen or not, within another; none where there is none.
QQuickItem* itemNamed(QQuickItem* item, const QString& name);

/// Goes to a page, waits for it, and returns it; none where it does not come.
QQuickItem* openPage(QQuickWindow* window, const QString& name);

/// Waits for two frames, and until nothing on the page moves by itself any more.
void settle(QQuickWindow* window, const QQuickItem* page);

}  // namespace nimstone::tests
