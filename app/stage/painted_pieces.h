// Paints the pieces of a stage that have no QML item of their own: the cells of a long list. Every other piece has an
// item.
#pragma once

#include <QList>
#include <QtQml/qqmlregistration.h>

#include "app/stage/painted_in_view.h"

namespace nimstone {

class PaintedPieces : public nimstone::PaintedInView {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::Stage* stage READ stage WRITE setStage NOTIFY stageChanged REQUIRED FINAL)
    /// The number of pieces that need a QML item of their own.
    Q_PROPERTY(int itemCount READ itemCount NOTIFY itemCountChanged FINAL)
    /// A counter that increases with each new choreography. QML bindings that find pieces by their index depend on it.
    Q_PROPERTY(int edition READ edition NOTIFY editionChanged FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY looksChanged FINAL)
    /// The indices of the pieces that are painted with a highlighted background.
    Q_PROPERTY(QList<int> hovered MEMBER m_hovered NOTIFY looksChanged FINAL)
    /// The indices of cells that are not painted, because QML items show them.
    Q_PROPERTY(QList<int> leftOut MEMBER m_leftOut NOTIFY looksChanged FINAL)

public:
    explicit PaintedPieces(QQuickItem* parent = nullptr);

    Stage* stage() const { return m_stage; }
    void setStage(Stage* stage);

    int itemCount() const { return static_cast<int>(m_items.size()); }

    int edition() const { return m_edition; }

    /// Returns the index of piece number `nth` among the pieces that need a QML item, counted from 0, or −1 if there
    /// are fewer such pieces.
    Q_INVOKABLE int pieceOfItem(int nth) const;

    /// Returns the index of the painted piece with this object name, or −1 if there is none.
    Q_INVOKABLE int pieceNamed(const QString& name) const;
    /// Returns the current rectangle of a painted piece.
    Q_INVOKABLE QRectF placeOf(int piece) const;
    /// Returns the current text of a painted piece.
    Q_INVOKABLE QString textOf(int piece) const;

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void stageChanged();
    void itemCountChanged();
    void editionChanged();
    void looksChanged();

protected:
    QRectF all() const override;
    void componentComplete() override;
    void updatePolish() override;

private:
    const figures::Choreography* figure() const { return m_stage ? m_stage->choreography().get() : nullptr; }
    figures::Pose poseOf(int piece) const;
    void sort();

    std::vector<int> m_items;
    QPointer<Stage> m_stage;
    int m_edition = 0;
    bool m_dark = false;
    bool m_highContrast = false;
    QList<int> m_hovered;
    QList<int> m_leftOut;
};

}  // namespace nimstone
