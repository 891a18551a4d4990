// A painted item on a stage. It paints only the part of itself that its Flickable shows.
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/stage/stage.h"

namespace nimstone {

/// This item has the size of the visible part of `m_whole`. `m_whole` is its parent, or an item of the same size as its
/// parent.
class PaintedInView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    /// Returns the visible part of `m_whole`, in coordinates of `m_whole`.
    QRectF seen() const;

protected:
    /// Stores `whole` and `stage`. From then on the item is repainted whenever `whole`, the Flickable around it, or the
    /// stage changes.
    void follow(QQuickItem* whole, Stage* stage);

    /// Returns the bounding rectangle of everything to paint, in coordinates of `m_whole`.
    virtual QRectF all() const = 0;

    void updatePolish() override;

private:
    QPointer<QQuickItem> m_whole;
    QPointer<QQuickItem> m_view;
};

}  // namespace nimstone
