// The picture of a map: as large as the item, filled anew at each step of a pan or zoom; what stands over the map (cursor, lines,
// arrows) are items of their own, that ask here where cells are.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/explore/explore_map.h"

namespace nimstone {

class MapItem : public QQuickItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(MapPicture)

    Q_PROPERTY(nimstone::ExploreMap* map MEMBER m_map NOTIFY mapChanged REQUIRED FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY looksChanged FINAL)
    /// How wide a cell is; and which point of the map, in cells, is at the left and at the bottom.
    Q_PROPERTY(double cell READ cell NOTIFY viewChanged FINAL)
    Q_PROPERTY(double firstAcross READ firstAcross NOTIFY viewChanged FINAL)
    Q_PROPERTY(double firstUp READ firstUp NOTIFY viewChanged FINAL)

public:
    explicit MapItem(QQuickItem* parent = nullptr);

    double cell() const { return m_view.cell; }
    double firstAcross() const { return m_view.left; }
    double firstUp() const { return m_view.bottom; }

    /// Larger by `factor` about a point of the item.
    Q_INVOKABLE void zoomAt(double x, double y, double factor) { show(m_view.cell * factor, pointAt(x, y), {x, y}); }
    /// By pixels.
    Q_INVOKABLE void pan(double right, double down) { show(m_view.cell, pointAt(0, 0), {right, down}); }
    /// All of the map; and cells of so many pixels, about the cell of the cursor.
    Q_INVOKABLE void fit() { show(0, {0, 0}, {width() * 0.02, height() * 0.98}); }
    Q_INVOKABLE void zoomTo(double cell);
    /// Which cell is at a point, perhaps none of the map.
    Q_INVOKABLE QPoint cellAt(double x, double y) const;

Q_SIGNALS:
    void mapChanged();
    void looksChanged();
    void viewChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    /// Which point of the map, in cells, is at a point of the item.
    QPointF pointAt(double x, double y) const { return {m_view.left + x / m_view.cell, m_view.bottom + (height() - y) / m_view.cell}; }
    /// Cells of so many pixels, with a point of the map, in cells, at a point of the item; as far as the map stays in sight.
    void show(double cell, QPointF point, QPointF at);
    /// Moves so far that the cell of the cursor is seen.
    void reveal();
    /// Shows the map in an item that is as large as now.
    void place();
    /// Brings the cursor in sight once it has moved and it is known how far the map goes.
    void seek();
    /// The cells across and up that have to find room.
    int side() const { return std::max(64, m_map->side()); }

    ExploreMap* m_map = nullptr;
    figures::MapView m_view;
    bool m_sought = false;
    bool m_moved = false;  ///< by a person: another size leaves alone where the map is
    bool m_dark = false;
    bool m_highContrast = false;
};

}  // namespace nimstone
