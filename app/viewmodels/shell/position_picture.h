// A small picture of a position's board, for pages that mention a position but do not play it.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>
#include <memory>

#include "app/figures/scene/choreography.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class PositionPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    /// The position in the notation.
    Q_PROPERTY(QString position MEMBER m_position NOTIFY changed REQUIRED FINAL)
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
    double m_textScale = 1;
    bool m_dark = false;
    std::shared_ptr<const figures::Choreography> m_board;
};

}  // namespace nimstone
