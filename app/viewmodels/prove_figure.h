// The figure of the proof that is shown: laid out anew whenever the proof, the room for it, the size of text or the
// language changes. How far it has been played is the stage's to know, and stays.
#pragma once

#include <QList>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

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
    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography NOTIFY laidOut FINAL)
    /// The scene of each step: stops[0] before the first, stops[i] with step i done.
    Q_PROPERTY(QList<int> stops READ stops NOTIFY laidOut FINAL)
    /// Why there is no figure; empty where there is one.
    Q_PROPERTY(QString problem READ problem NOTIFY laidOut FINAL)
    Q_PROPERTY(int heapCount READ heapCount NOTIFY laidOut FINAL)

public:
    explicit ProofFigure(QObject* parent = nullptr);

    QSizeF size() const { return m_size; }
    void setSize(const QSizeF& size);
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    const ChoreographyValue& choreography() const { return m_choreography; }
    QList<int> stops() const { return m_stops; }
    QString problem() const { return m_problem; }
    int heapCount() const { return static_cast<int>(m_proof.position().heaps.size()); }

    void show(const proof::Proof& proof);

    /// For a screen reader: "heap 1, 32s column: 1".
    Q_INVOKABLE QString bitName(int heap, const QString& weight, bool set) const;
    /// What flipping a bit does to its heap: "Heap 1: 42 → 10".
    Q_INVOKABLE QString toggleName(int heap, const QString& weight) const;

Q_SIGNALS:
    void laidOut();

private:
    void layOut();

    proof::Proof m_proof;
    QSizeF m_size;
    qreal m_textScale = 1;
    ChoreographyValue m_choreography;
    QList<int> m_stops;
    QString m_problem;
};

}  // namespace nimstone
