// A piece on a stage whose outline is not a rectangle: a queen, a ninepin or a pawn.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

/// The shape fills the item. It is repainted when the size of the item or a color changes.
class PieceShape : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(Shape shape MEMBER m_shape NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor body MEMBER m_body NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY looksChanged FINAL)
    /// The color of the queen's jewels and of the ninepin's rings.
    Q_PROPERTY(QColor trim MEMBER m_trim NOTIFY looksChanged FINAL)

public:
    enum Shape { Queen, Pin, Pawn };
    Q_ENUM(Shape)

    explicit PieceShape(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void looksChanged();

private:
    Shape m_shape = Queen;
    QColor m_body;
    QColor m_edge;
    QColor m_trim;
};

}  // namespace nimstone
