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

    Q_PROPERTY(nimstone::ExploreMap* map READ map WRITE setMap NOTIFY mapChanged REQUIRED FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY looksChanged FINAL)
    /// How wide a cell is; and which point of the map, in cells, is at the left and at the bottom.
    Q_PROPERTY(double cell READ cell NOTIFY viewChanged FINAL)
    Q_PROPERTY(double firstAcross READ firstAcross NOTIFY viewChanged FINAL)
    Q_PROPERTY(double firstUp READ firstUp NOTIFY viewChanged FINAL)

public:
    explicit MapItem(QQuickItem* parent = nullptr);

    ExploreMap* map() const { return m_map; }
    void setMap(ExploreMap* map);
    double cell() const { return m_view.cell; }
    double firstAcross() const { return m_view.left; }
    double firstUp() const { return m_view.bottom; }

    /// Larger by `factor` about a point of the item.
    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    /// By pixels.
    Q_INVOKABLE void pan(double right, double down);
    /// All of the map; and cells of so many pixels, about the cell of the cursor.
    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomTo(double cell);
    /// Moves so far that the cell is seen.
    Q_INVOKABLE void reveal(QPoint cell);
    /// Where a cell's left and upper edge are; which cell is at a point, perhaps none of the map.
    Q_INVOKABLE double xOf(double across) const { return (across - m_view.left) * m_view.cell; }
    Q_INVOKABLE double yOf(double up) const { return height() - (up - m_view.bottom) * m_view.cell; }
    Q_INVOKABLE QPoint cellAt(double x, double y) const;

Q_SIGNALS:
    void mapChanged();
    void looksChanged();
    void viewChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void show(figures::MapView view);
    double leastCell() const;
    void tell();
    /// Brings the cursor in sight once it has moved and it is known how far the map goes.
    void seek();

    ExploreMap* m_map = nullptr;
    figures::MapView m_view;
    bool m_sought = false;
    bool m_moved = false;  ///< by a person: another size leaves alone where the map is
    bool m_dark = false;
    bool m_highContrast = false;
};

}  // namespace nimstone
