// An item that paints a game tree, with panning and zooming. It paints only the visible part.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/explore/explore_tree.h"

namespace nimstone {

class TreeItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(TreePicture)

    Q_PROPERTY(nimstone::ExploreTree* tree MEMBER m_tree NOTIFY treeChanged REQUIRED FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY looksChanged FINAL)
    /// The font size of the boxes, in pixels.
    Q_PROPERTY(int type MEMBER m_type NOTIFY looksChanged FINAL)

public:
    explicit TreeItem(QQuickItem* parent = nullptr);

    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// Shows the whole tree; if that needs a zoom below the smallest zoom, shows a part of it.
    Q_INVOKABLE void fit() { show(leastZoom); }
    /// Returns the index of the box at a point of the item; −1 if there is no box.
    Q_INVOKABLE int boxAt(double x, double y) const;

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void treeChanged();
    void looksChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void layOut();
    /// Shows as large a part of the tree as possible, with the root visible, at a zoom from `least` to 1.
    void show(double least);
    void reveal();
    /// Sets the origin and the zoom, clamped to keep a part of the tree visible.
    void look(QPointF origin, double zoom);

    static constexpr double leastZoom = 0.06;

    ExploreTree* m_tree = nullptr;
    std::vector<figures::TreeBox> m_boxes;
    QSizeF m_size;
    QPointF m_origin;  ///< the point of the tree that is in the upper left corner of the item
    double m_zoom = 1;
    bool m_moved = false;  ///< true if a person has panned or zoomed the tree
    bool m_dark = false;
    bool m_highContrast = false;
    int m_type = 15;
};

}  // namespace nimstone
