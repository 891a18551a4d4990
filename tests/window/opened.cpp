#include "tests/window/opened.h"

#include <QSignalSpy>
#include <QTest>

namespace nimstone::tests {

namespace {

void awaitFrame(QQuickWindow* window)
{
    QSignalSpy drawn(window, &QQuickWindow::frameSwapped);
    window->update();
    drawn.wait(patience);
}

}  // namespace

QQuickItem* itemNamed(QQuickItem* item, const QString& name)
{
    if (item->objectName() == name)
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = itemNamed(child, name))
            return found;
    }
    return nullptr;
}

QQuickItem* openPage(QQuickWindow* window, const QString& name)
{
    window->setProperty("page", name);
    const QQuickItem* loader = itemNamed(window->contentItem(), QStringLiteral("page-") + name);
    const auto page = [loader] { return loader ? loader->property("item").value<QQuickItem*>() : nullptr; };
    return QTest::qWaitFor([&] { return page() != nullptr; }, patience) ? page() : nullptr;
}

void settle(QQuickWindow* window, const QQuickItem* page)
{
    awaitFrame(window);
    static_cast<void>(QTest::qWaitFor([page] { return !page->property("busy").toBool(); }, patience));
    awaitFrame(window);
}

}  // namespace nimstone::tests
