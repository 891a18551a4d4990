// A small picture of a position's board, for pages that mention a position but do not play it.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>
#include <memory>

#include "app/figures/board.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class PositionPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    /// The position in the notation.
    Q_PROPERTY(QString position MEMBER m_position NOTIFY changed REQUIRED FINAL)
    /// A move in the notation, and the reply to it. The move is marked by solid rings with the number 1, the reply by
    /// dashed rings with the number 2. A text is empty if there is no such move; a move that is not legal is not shown.
    Q_PROPERTY(QString move MEMBER m_move NOTIFY changed FINAL)
    Q_PROPERTY(QString reply MEMBER m_reply NOTIFY changed FINAL)
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY changed FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY changed FINAL)
    /// True if the position has a board whose numbers can be read at the item's size. If not, nothing is painted.
    Q_PROPERTY(bool readable READ readable NOTIFY drawn FINAL)

public:
    explicit PositionPicture(QQuickItem* parent = nullptr);

    bool readable() const { return m_board != nullptr; }
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();
    void drawn();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void draw();

    LanguageAware m_language;
    QString m_position;
    QString m_move;
    QString m_reply;
    double m_textScale = 1;
    bool m_dark = false;
    std::unique_ptr<const figures::Board> m_board;
    /// A game that starts with the position and has the moves that get rings: at most two.
    std::optional<play::Record> m_record;
};

}  // namespace nimstone
