// The pieces of a stage that have no item of their own, painted in one go: the cells of a long list. All others want an
// item each.
#pragma once

#include <QList>
#include <QtQml/qqmlregistration.h>

#include "app/stage/painted_in_view.h"

namespace nimstone {

class PaintedPieces : public nimstone::PaintedInView {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::Stage* stage READ stage WRITE setStage NOTIFY stageChanged REQUIRED FINAL)
    /// How many pieces want an item.
    Q_PROPERTY(int itemCount READ itemCount NOTIFY itemCountChanged FINAL)
    /// Counts the choreographies: what asks for pieces by their number asks again when it changes.
    Q_PROPERTY(int edition READ edition NOTIFY editionChanged FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY looksChanged FINAL)
    /// Pieces whose ground is lit; and pieces that are left out, since something else shows them.
    Q_PROPERTY(QList<int> hovered MEMBER m_hovered NOTIFY looksChanged FINAL)
    Q_PROPERTY(QList<int> leftOut MEMBER m_leftOut NOTIFY looksChanged FINAL)

public:
    explicit PaintedPieces(QQuickItem* parent = nullptr);

    Stage* stage() const { return m_stage; }
    void setStage(Stage* stage);

    int itemCount() const { return static_cast<int>(m_items.size()); }

    int edition() const { return m_edition; }

    /// The index of the nth piece that wants an item, counted from 0; −1 where there are not so many.
    Q_INVOKABLE int pieceOfItem(int nth) const;

    /// The index of the painted piece of that object name; −1 where there is none. Where it is now, and what it says.
    Q_INVOKABLE int pieceNamed(const QString& name) const;
    Q_INVOKABLE QRectF placeOf(int piece) const;
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
