// The figure of the proof that is shown: laid out anew whenever the proof, the room for it, the size of text or the
// language changes. How far it has been played is the stage's to know, and stays.
#pragma once

#include <QList>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include "app/figures/proof_figure.h"
#include "app/viewmodels/worded.h"
#include "core/proof/proof.h"
#include "qml/stage/stage.h"

namespace nimstone {

class ProofFigure : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its figure")

    /// The room for it; nothing is laid out while it is empty.
    Q_PROPERTY(QSizeF size READ size WRITE setSize NOTIFY laidOut FINAL)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY laidOut FINAL)
    /// How small its text may become where the figure does not fit otherwise; no smaller than asked where it is larger.
    Q_PROPERTY(qreal leastTextScale READ leastTextScale WRITE setLeastTextScale NOTIFY laidOut FINAL)
    /// How much larger than asked its words are: where there is room they grow, and shrink where they would not fit.
    Q_PROPERTY(qreal enlargement READ enlargement NOTIFY laidOut FINAL)
    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography NOTIFY laidOut FINAL)
    /// The same, for the item that shows the table of bits, and for the one that shows every other figure; empty for
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
    /// How many of its pieces can be pressed to look at another position.
    Q_PROPERTY(int editCount READ editCount NOTIFY laidOut FINAL)

public:
    explicit ProofFigure(QObject* parent = nullptr);

    QSizeF size() const { return m_size; }
    void setSize(const QSizeF& size);
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    qreal leastTextScale() const { return m_leastTextScale; }
    void setLeastTextScale(qreal scale);
    qreal enlargement() const { return m_enlargement; }
    const ChoreographyValue& choreography() const { return m_choreography; }
    ChoreographyValue bits() const { return bitColumns() ? m_choreography : ChoreographyValue(); }
    ChoreographyValue picture() const { return bitColumns() ? ChoreographyValue() : m_choreography; }
    QList<int> stops() const { return m_stops; }
    QString problem() const { return m_problem; }
    QString note() const { return m_note; }
    int heapCount() const { return static_cast<int>(m_proof.position().heaps.size()); }
    bool bitColumns() const { return figures::showsBitColumns(m_proof.theorem); }
    int editCount() const { return static_cast<int>(m_edits.size()); }

    /// A proof without steps has no figure.
    void show(const proof::Proof& proof);

    /// Whether the bits stand there in that scene, and not the heaps that they are made of.
    Q_INVOKABLE bool showsBits(int scene) const;
    /// For a screen reader: "heap 1, 32s column: 1".
    Q_INVOKABLE QString bitName(int heap, const QString& weight, bool set) const;
    /// What flipping a bit does to its heap: "Heap 1: 42 → 10".
    Q_INVOKABLE QString toggleName(int heap, const QString& weight) const;

    /// The table that pressing that piece leads to; none where there is no such edit.
    const Table* edited(int edit) const;
    /// What pressing does: "Look at wythoff:3,5".
    Q_INVOKABLE QString editName(int edit) const;
    /// The edit that a piece of the choreography is pressed for; −1 for none.
    Q_INVOKABLE int editOf(int piece) const;
    /// The uppermost edit at a point, with the stage at `position`; −1 for none. And where an edit is then.
    Q_INVOKABLE int editAt(qreal x, qreal y, qreal position) const;
    Q_INVOKABLE QRectF editPlace(int edit, qreal position) const;
    /// The nearest edit across (−1 to the left, 1 to the right) or down, `from` where there is none; −1 means none yet.
    Q_INVOKABLE int nextEdit(int from, int across, int down, qreal position) const;

Q_SIGNALS:
    void laidOut();
    /// Columns of bits, or another figure: of its own, so that what is laid out may depend on it.
    void kindChanged();

private:
    void layOut();
    void enlarge(figures::ProofFigure& figure);

    proof::Proof m_proof;
    QSizeF m_size;
    qreal m_textScale = 1;
    qreal m_leastTextScale = 0;
    qreal m_enlargement = 1;
    ChoreographyValue m_choreography;
    QList<int> m_stops;
    QString m_problem;
    QString m_note;
    std::vector<figures::FigureEdit> m_edits;
    std::vector<int> m_editOf;  ///< of each piece
};

}  // namespace nimstone
