// Tells tests if a window still has to be laid out. Until it is, an item that a test sees may be elsewhere when the
// test presses it.
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QQuickPaintedItem>
#include <QQuickWindow>
#include <QtQuickTest/quicktest.h>

class Layouts : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// True if an item of the window will be laid out with the next frame: until then, items may be elsewhere.
    Q_INVOKABLE bool pending(QQuickItem* item) const
    {
        return item && item->window() && isPending(item->window()->contentItem());
    }

private:
    /// Items that paint themselves are skipped: they schedule polishing only to paint, during an animation in every frame.
    static bool isPending(QQuickItem* item)
    {
        if (!item->isVisible())
            return false;
        if (!qobject_cast<QQuickPaintedItem*>(item) && QQuickTest::qIsPolishScheduled(item))
            return true;
        const auto children = item->childItems();
        return std::any_of(children.begin(), children.end(), [](QQuickItem* child) { return isPending(child); });
    }
};
