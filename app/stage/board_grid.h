// The ruled board of the queen games on a stage. The board is one piece; only its visible part is painted.
#pragma once

#include <QColor>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/stage/painted_in_view.h"

namespace nimstone {

/// Paints the visible part of the board, with the column numbers below it and the row numbers to its left. Its parent
/// must be an item of the size of the whole board.
class BoardGrid : public nimstone::PaintedInView {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::StagePiece* piece READ piece WRITE setPiece NOTIFY pieceChanged REQUIRED FINAL)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY looksChanged FINAL)
    /// The color of every second cell, as on a chessboard.
    Q_PROPERTY(QColor tint MEMBER m_tint NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY looksChanged FINAL)
    /// The color of the lines that have a number.
    Q_PROPERTY(QColor strongLine MEMBER m_strongLine NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor words MEMBER m_words NOTIFY looksChanged FINAL)
    /// The color of the cells that the queen can reach.
    Q_PROPERTY(QColor reach MEMBER m_reach NOTIFY looksChanged FINAL)
    /// The font size of the numbers, in pixels.
    Q_PROPERTY(qreal type MEMBER m_type NOTIFY looksChanged FINAL)

public:
    explicit BoardGrid(QQuickItem* parent = nullptr);

    StagePiece* piece() const { return m_piece; }
    void setPiece(StagePiece* piece);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void pieceChanged();
    void looksChanged();

protected:
    QRectF all() const override;
    void componentComplete() override;

private:
    std::optional<QPointF> queen() const;

    QPointer<StagePiece> m_piece;
    QColor m_ground;
    QColor m_tint;
    QColor m_line;
    QColor m_strongLine;
    QColor m_words;
    QColor m_reach;
    qreal m_type = 13;
};

}  // namespace nimstone
