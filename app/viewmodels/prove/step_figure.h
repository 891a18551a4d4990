// The figure of the proof that is shown. It is laid out again whenever the proof, its size, the text size or the
// language changes. The stage, not this object, stores which scene is shown.
#pragma once

#include <QList>
#include <QtQml/qqmlregistration.h>

#include "app/figures/proof_figure.h"
#include "app/viewmodels/shell/pressable_figure.h"
#include "core/proofs/proof.h"

namespace nimstone {

class StepFigure : public nimstone::PressableFigure {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its figure")

    /// The smallest text scale that is tried if the figure does not fit at `textScale`. Values above `textScale` have
    /// no effect.
    Q_PROPERTY(qreal leastTextScale READ leastTextScale WRITE setLeastTextScale NOTIFY laidOut FINAL)
    /// The height of the figure in pixels: the height of `size`, or a larger height if the figure fits only in that.
    Q_PROPERTY(qreal height READ height NOTIFY laidOut FINAL)
    /// The choreography of the figure if it is a table of bits; otherwise empty.
    Q_PROPERTY(nimstone::ChoreographyValue bits READ bits NOTIFY laidOut FINAL)
    /// The choreography of the figure if it is not a table of bits; otherwise empty.
    Q_PROPERTY(nimstone::ChoreographyValue picture READ picture NOTIFY laidOut FINAL)
    /// The indices of the scenes at which the steps end: stops[0] is the scene before the first step, stops[i] the
    /// scene after step i.
    Q_PROPERTY(QList<int> stops READ stops NOTIFY laidOut FINAL)
    /// The positions of the stage at which the parts of the first step end: the blocks, the bits, the pairs, and the sum.
    /// Empty if the first step has no parts.
    Q_PROPERTY(QList<qreal> parts READ parts NOTIFY laidOut FINAL)
    /// A sentence that says why there is no figure; empty if there is a figure.
    Q_PROPERTY(QString problem READ problem NOTIFY laidOut FINAL)
    /// A sentence that says what the figure leaves out; empty if it shows everything.
    Q_PROPERTY(QString note READ note NOTIFY laidOut FINAL)
    Q_PROPERTY(int heapCount READ heapCount NOTIFY laidOut FINAL)
    /// True if the figure is a table of bits, whose bits can be flipped. In any other figure, a press on a piece shows
    /// another position.
    Q_PROPERTY(bool bitColumns READ bitColumns NOTIFY kindChanged FINAL)

public:
    explicit StepFigure(QObject* parent = nullptr);

    qreal leastTextScale() const { return m_leastTextScale; }
    void setLeastTextScale(qreal scale);
    qreal height() const { return m_height; }
    ChoreographyValue bits() const { return bitColumns() ? choreography() : ChoreographyValue(); }
    ChoreographyValue picture() const { return bitColumns() ? ChoreographyValue() : choreography(); }
    QList<int> stops() const { return m_stops; }
    QList<qreal> parts() const { return m_parts; }
    QString problem() const { return m_problem; }
    QString note() const { return m_note; }
    int heapCount() const { return static_cast<int>(m_proof.position().heaps.size()); }
    bool bitColumns() const { return figures::showsBitColumns(m_proof.theorem); }

    /// Shows the figure of a proof. A proof without steps has no figure.
    void show(const proof::Proof& proof);
    /// Sets whether the figure shows letters in place of numbers.
    void setInLetters(bool inLetters);

    /// True if the scene with this index shows bits; false if it shows heaps.
    Q_INVOKABLE bool showsBits(int scene) const;
    /// Returns the name of a bit for a screen reader: "heap 1, 32s column: 1".
    Q_INVOKABLE QString bitName(int heap, const QString& weight, bool set) const;
    /// Returns the effect of flipping a bit on its heap, in words: "Heap 1: 42 → 10".
    Q_INVOKABLE QString toggleName(int heap, const QString& weight) const;

    /// Returns the position that the press with this index shows; null if there is no such press.
    const GameSum* edited(int index) const;
    /// Returns the effect of a press in words: "Look at", followed by the name of a position.
    QString pressName(int index) const override;

Q_SIGNALS:
    /// Emitted when the figure changed from a table of bits to another figure, or back. This signal comes before
    /// `laidOut`, so that the size can depend on the kind of figure.
    void kindChanged();

private:
    void layOut() override;
    figures::ProofFigure drawn(QSizeF size, double scale) const;
    void enlarge(figures::ProofFigure& figure);

    proof::Proof m_proof;
    qreal m_leastTextScale = 0;
    qreal m_height = 0;
    wording::Reading m_reading = wording::Reading::Numbers;
    qreal m_scale = 1;  ///< the text scale that the layout uses
    QList<int> m_stops;
    QList<qreal> m_parts;
    QString m_problem;
    QString m_note;
    std::vector<figures::FigureEdit> m_edits;
};

}  // namespace nimstone
