// The picture of a tree: panned and zoomed, painted only where it is seen.
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
    /// How high letters are, in pixels.
    Q_PROPERTY(int type MEMBER m_type NOTIFY looksChanged FINAL)

public:
    explicit TreeItem(QQuickItem* parent = nullptr);

    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// All of it.
    Q_INVOKABLE void fit() { show(leastZoom); }
    /// The box at a point; −1 for none.
    Q_INVOKABLE int boxAt(double x, double y) const;

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void treeChanged();
    void looksChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void layOut();
    /// As much of it as can be seen at this zoom or a larger one, the root among it.
    void show(double least);
    void reveal();
    /// Moves and zooms, as far as some of the tree stays in sight.
    void look(QPointF origin, double zoom);

    static constexpr double leastZoom = 0.06;

    ExploreTree* m_tree = nullptr;
    std::vector<figures::TreeBox> m_boxes;
    QSizeF m_size;
    QPointF m_origin;  ///< the point of the tree at the upper left
    double m_zoom = 1;
    bool m_moved = false;  ///< by a person
    bool m_dark = false;
    bool m_highContrast = false;
    int m_type = 15;
};

}  // namespace nimstone
