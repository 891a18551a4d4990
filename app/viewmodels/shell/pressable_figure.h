// A figure on a stage. Some of its pieces can be pressed. It is laid out again whenever its content, its size, the text
// size or the language changes. The stage, not this object, stores which scene is shown.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>
#include <vector>

#include "app/stage/stage.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class PressableFigure : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its figure")

    /// The size that the figure may have, in pixels; while it is empty, nothing is laid out.
    Q_PROPERTY(QSizeF size READ size WRITE setSize NOTIFY laidOut FINAL)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY laidOut FINAL)
    /// The factor from the requested text size to the text size of the figure: above 1 if there is space left, below 1
    /// if the requested size does not fit.
    Q_PROPERTY(qreal enlargement READ enlargement NOTIFY laidOut FINAL)
    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography NOTIFY laidOut FINAL)
    /// The number of pieces that can be pressed.
    Q_PROPERTY(int pressCount READ pressCount NOTIFY laidOut FINAL)

public:
    explicit PressableFigure(QObject* parent = nullptr);

    QSizeF size() const { return m_size; }
    void setSize(const QSizeF& size);
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    qreal enlargement() const { return m_enlargement; }
    const ChoreographyValue& choreography() const { return m_choreography; }
    int pressCount() const { return static_cast<int>(m_pieces.size()); }

    /// Returns the effect of the press in words.
    Q_INVOKABLE virtual QString pressName(int index) const = 0;
    /// Returns the index of the press on a piece of the choreography; −1 if the piece cannot be pressed.
    Q_INVOKABLE int pressOf(int piece) const;
    /// Returns the index of the press at a point while the stage is at scene `position`: the press of the uppermost
    /// piece there; −1 if there is none.
    Q_INVOKABLE int pressAt(qreal x, qreal y, qreal position) const;
    /// Returns the rectangle of the piece that belongs to a press, while the stage is at scene `position`; empty if the
    /// piece is invisible.
    Q_INVOKABLE QRectF pressPlace(int index, qreal position) const;
    /// Returns the index of the nearest press to the left (`across` is −1), to the right (1), above (`down` is −1) or
    /// below (1); returns `from` if there is none. If `from` is −1, returns the first visible press.
    Q_INVOKABLE int nextPress(int from, int across, int down, qreal position) const;

Q_SIGNALS:
    void laidOut();

protected:
    /// Lays the figure out and calls `put`; does nothing while the size is empty. It is called whenever the size, the
    /// text size or the language has changed.
    virtual void layOut() = 0;
    /// Shows a new choreography. `pieces` are the pieces that can be pressed; `enlargement` is the new value of the
    /// property `enlargement`.
    void put(figures::Choreography choreography, std::vector<int> pieces, qreal enlargement);

private:
    QSizeF m_size;
    qreal m_textScale = 1;
    qreal m_enlargement = 1;
    ChoreographyValue m_choreography;
    std::vector<int> m_pieces;
    /// The index of the press of each piece of the choreography; −1 if the piece cannot be pressed.
    std::vector<int> m_pressOf;
};

}  // namespace nimstone
