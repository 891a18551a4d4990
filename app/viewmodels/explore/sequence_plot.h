// An item that paints the plot of a sequence. It is painted again at each change. The mark of the term under the
// pointer is a separate item above it.
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
    /// The rectangle of the plot inside its axes.
    Q_PROPERTY(QRectF plot READ plot NOTIFY framed FINAL)

public:
    explicit SequencePlot(QQuickItem* parent = nullptr);

    QRectF plot() const { return m_frame.plot; }

    /// Returns the point of the item where the plot shows the term of the heap; on the edge if its value is outside the plot.
    Q_INVOKABLE QPointF placeOf(int heap) const;
    /// Returns the heap of the known term nearest to a point; −1 if there is no term near `x`.
    Q_INVOKABLE int heapNear(double x, double y) const;
    /// Zooms in by `factor`. The term at `x` stays there.
    Q_INVOKABLE void zoomAt(double x, double y, double factor);
    /// Moves the plot by `right` and `down` pixels.
    Q_INVOKABLE void pan(double right, double down);
    /// Scrolls the plot so that the term of the heap is visible; does not scroll more than needed.
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
