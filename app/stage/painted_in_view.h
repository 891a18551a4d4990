// What is painted on a stage only where a flickable shows it.
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/stage/stage.h"

namespace nimstone {

/// It places itself over the part of `m_whole`, its parent or as large as that, which can be seen.
class PaintedInView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    /// What of the whole can be seen, in its own coordinates.
    QRectF seen() const;

protected:
    /// Paints again whenever the whole, what shows it, or the stage moves.
    void follow(QQuickItem* whole, Stage* stage);

    /// All that there is to paint, in the whole's coordinates.
    virtual QRectF all() const = 0;

    void updatePolish() override;

private:
    QPointer<QQuickItem> m_whole;
    QPointer<QQuickItem> m_view;
};

}  // namespace nimstone
