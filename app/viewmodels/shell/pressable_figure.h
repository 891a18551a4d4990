// A figure on a stage, some of whose pieces can be pressed: laid out anew whenever what it shows, the room for it, the
// size of text or the language changes. How far it has been played is the stage's to know, and stays.
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

    /// The room for it; nothing is laid out while it is empty.
    Q_PROPERTY(QSizeF size READ size WRITE setSize NOTIFY laidOut FINAL)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY laidOut FINAL)
    /// How much larger than asked its words are: where there is room they grow, and shrink where they would not fit.
    Q_PROPERTY(qreal enlargement READ enlargement NOTIFY laidOut FINAL)
    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography NOTIFY laidOut FINAL)
    /// How many of its pieces can be pressed.
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

    /// What pressing does, in words.
    Q_INVOKABLE virtual QString pressName(int index) const = 0;
    /// What a piece of the choreography is pressed for; −1 for nothing.
    Q_INVOKABLE int pressOf(int piece) const;
    /// The uppermost at a point, with the stage at `position`; −1 for none. And where one is then.
    Q_INVOKABLE int pressAt(qreal x, qreal y, qreal position) const;
    Q_INVOKABLE QRectF pressPlace(int index, qreal position) const;
    /// The nearest across (−1 to the left, 1 to the right) or down, `from` where there is none; −1 means none yet.
    Q_INVOKABLE int nextPress(int from, int across, int down, qreal position) const;

Q_SIGNALS:
    void laidOut();

protected:
    /// Asked for whenever the size, the text or the language has changed; calls `put`, or nothing while the size is empty.
    virtual void layOut() = 0;
    /// What is shown from now on. `pieces` are those that can be pressed, `enlargement` is as above.
    void put(figures::Choreography choreography, std::vector<int> pieces, qreal enlargement);

private:
    QSizeF m_size;
    qreal m_textScale = 1;
    qreal m_enlargement = 1;
    ChoreographyValue m_choreography;
    std::vector<int> m_pieces;
    std::vector<int> m_pressOf;  ///< of each piece
};

}  // namespace nimstone
