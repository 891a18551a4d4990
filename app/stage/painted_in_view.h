// A painted item on a stage that paints only the part that its Flickable shows.
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/stage/stage.h"

namespace nimstone {

/// Covers the visible part of `m_whole`, which is its parent or an item of the same size as its parent.
class PaintedInView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    /// Returns the visible part of `m_whole`, in coordinates of `m_whole`.
    QRectF seen() const;

protected:
    /// Repaints whenever `whole`, the Flickable around it, or the stage changes.
    void follow(QQuickItem* whole, Stage* stage);

    /// Returns the bounding rectangle of everything to paint, in coordinates of `m_whole`.
    virtual QRectF all() const = 0;

    void updatePolish() override;

private:
    QPointer<QQuickItem> m_whole;
    QPointer<QQuickItem> m_view;
};

}  // namespace nimstone
