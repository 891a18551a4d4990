// The plot of a sequence as an item; it is painted again at each change. The mark of the pointed term is a separate item
// above it.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/explore/explore_sequence.h"

namespace nimstone {

class SequencePlot : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ExploreSequence* model MEMBER m_model NOTIFY modelChanged REQUIRED FINAL)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY lookChanged FINAL)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY lookChanged FINAL)
    Q_PROPERTY(double textScale MEMBER m_textScale NOTIFY lookChanged FINAL)
    /// The rectangle within the axes.
    Q_PROPERTY(QRectF plot READ plot NOTIFY framed FINAL)

public:
    explicit SequencePlot(QQuickItem* parent = nullptr);

    QRectF plot() const { return m_frame.plot; }

    /// Returns the place of a term; at the edge of the plot if its value lies outside.
    Q_INVOKABLE QPointF placeOf(int heap) const;
    /// Returns the known term nearest to a point; −1 if no term is near it horizontally.
    Q_INVOKABLE int heapNear(double x, double y) const;
    /// Zooms in by `factor` around the term at `x`.
    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    /// Moves the plot by pixels.
    Q_INVOKABLE void pan(double right, double down);
    /// Scrolls just far enough to show the term.
    Q_INVOKABLE void reveal(int heap);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void modelChanged();
    void lookChanged();
    void framed();

protected:
    void updatePolish() override;

private:
    ExploreSequence* m_model = nullptr;
    figures::SequencePicture m_picture;
    figures::SequenceFrame m_frame;
    bool m_dark = false;
    bool m_highContrast = false;
    double m_textScale = 1;
};

}  // namespace nimstone
