// The figure of the proof that is shown: laid out anew whenever the proof, the room for it, the size of text or the
// language changes. How far it has been played is the stage's to know, and stays.
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

    /// How small its text may become where the figure does not fit otherwise; no smaller than asked where it is larger.
    Q_PROPERTY(qreal leastTextScale READ leastTextScale WRITE setLeastTextScale NOTIFY laidOut FINAL)
    /// How high the figure is: as high as its room, or higher where it fits no lower.
    Q_PROPERTY(qreal height READ height NOTIFY laidOut FINAL)
    /// The choreography, for the item that shows the table of bits, and for the one that shows every other figure; empty for
    /// the one that shows nothing now.
    Q_PROPERTY(nimstone::ChoreographyValue bits READ bits NOTIFY laidOut FINAL)
    Q_PROPERTY(nimstone::ChoreographyValue picture READ picture NOTIFY laidOut FINAL)
    /// The scene of each step: stops[0] before the first, stops[i] with step i done.
    Q_PROPERTY(QList<int> stops READ stops NOTIFY laidOut FINAL)
    /// Why there is no figure; empty where there is one.
    Q_PROPERTY(QString problem READ problem NOTIFY laidOut FINAL)
    /// What it leaves out; empty where all is shown.
    Q_PROPERTY(QString note READ note NOTIFY laidOut FINAL)
    Q_PROPERTY(int heapCount READ heapCount NOTIFY laidOut FINAL)
    /// Whether it is the table of bits, whose bits can be flipped; every other figure has its edits.
    Q_PROPERTY(bool bitColumns READ bitColumns NOTIFY kindChanged FINAL)

public:
    explicit StepFigure(QObject* parent = nullptr);

    qreal leastTextScale() const { return m_leastTextScale; }
    void setLeastTextScale(qreal scale);
    qreal height() const { return m_height; }
    ChoreographyValue bits() const { return bitColumns() ? choreography() : ChoreographyValue(); }
    ChoreographyValue picture() const { return bitColumns() ? ChoreographyValue() : choreography(); }
    QList<int> stops() const { return m_stops; }
    QString problem() const { return m_problem; }
    QString note() const { return m_note; }
    int heapCount() const { return static_cast<int>(m_proof.position().heaps.size()); }
    bool bitColumns() const { return figures::showsBitColumns(m_proof.theorem); }

    /// A proof without steps has no figure.
    void show(const proof::Proof& proof);
    /// With letters in the place of its numbers.
    void setInLetters(bool inLetters);

    /// Whether the bits stand there in that scene, and not the heaps that they are made of.
    Q_INVOKABLE bool showsBits(int scene) const;
    /// For a screen reader: "heap 1, 32s column: 1".
    Q_INVOKABLE QString bitName(int heap, const QString& weight, bool set) const;
    /// What flipping a bit does to its heap: "Heap 1: 42 → 10".
    Q_INVOKABLE QString toggleName(int heap, const QString& weight) const;

    /// The table that pressing leads to; none where there is no such press.
    const GameSum* edited(int index) const;
    /// "Look at wythoff:3,5".
    QString pressName(int index) const override;

Q_SIGNALS:
    /// Columns of bits, or another figure: of its own, so that what is laid out may depend on it.
    void kindChanged();

private:
    void layOut() override;
    void enlarge(figures::ProofFigure& figure);

    proof::Proof m_proof;
    qreal m_leastTextScale = 0;
    qreal m_height = 0;
    bool m_inLetters = false;
    qreal m_scale = 1;  ///< of the text as it is laid out
    QList<int> m_stops;
    QString m_problem;
    QString m_note;
    std::vector<figures::FigureEdit> m_edits;
};

}  // namespace nimstone
