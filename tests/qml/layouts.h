// Whether a window still has something to lay out, for tests that press what they see.
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

    /// True if an item of the window will be laid out with the next frame: until then, items may stand elsewhere.
    Q_INVOKABLE bool pending(QQuickItem* item) const
    {
        return item && item->window() && isPending(item->window()->contentItem());
    }

private:
    /// A painted item only paints itself with the next frame, and does so in every frame of an animation.
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
