// An item that paints the visible part of a map. It is painted again at each step of panning or zooming.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/explore/explore_map.h"

namespace nimstone {

class MapItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(MapPicture)

    Q_PROPERTY(nimstone::ExploreMap* map MEMBER m_map NOTIFY mapChanged REQUIRED FINAL)

public:
    explicit MapItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void mapChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    ExploreMap* m_map = nullptr;
};

}  // namespace nimstone
