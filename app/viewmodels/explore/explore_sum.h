// The sum of the Explore page: its parts, the Nim heap that each is worth, and the move that wins, found among the heaps and
// carried back into the game. Parts may be set aside and taken in again.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/bit_table.h"
#include "app/viewmodels/shell/value.h"
#include "core/sum/analysis.h"

namespace nimstone {

/// What is seen of a sum, in words.
struct SumShown {
    Q_GADGET
    QML_VALUE_TYPE(sumShown)

    /// The parts, in their order: objects with `text` (kayles:7), `value` in words, `heap` (the stones of its Nim heap, −1
    /// where there is none), `within` (not set aside).
    NIMSTONE_FIELD(QVariantList, parts){};
    NIMSTONE_FIELD(QString, total){};       ///< what all of it is worth, and who wins
    NIMSTONE_FIELD(QString, problem){};     ///< why there are no Nim heaps; empty where there are
    NIMSTONE_FIELD(QString, addProblem){};  ///< why a typed part was none
    NIMSTONE_FIELD(bool, hasTable) = false;
    /// The winning moves, at most twelve: objects with `text` and the position `after` it; and how many there are besides.
    NIMSTONE_FIELD(QVariantList, moves){};
    NIMSTONE_FIELD(QString, moreMoves){};
    /// The chosen one of them, −1 for none; and how it is found, step by step, as rich text.
    NIMSTONE_FIELD(int, move) = -1;
    NIMSTONE_FIELD(QStringList, steps){};
};

/// A part that may be set aside.
struct PartOfSum {
    Component component;
    Known<Count> value;  ///< its Nim heap
    bool within = true;
};

class ExploreSum : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(SumModel)

    Q_PROPERTY(nimstone::SumShown shown READ shown NOTIFY changed FINAL)
    /// The Nim heaps in bits; with the chosen winning move in preview where it takes from its heap.
    Q_PROPERTY(nimstone::BitTableModel* table READ table CONSTANT FINAL)

public:
    using ExploreView::ExploreView;

    const SumShown& shown() const { return m_shown; }
    BitTableModel* table() { return &m_table; }

    QString name() const override { return QStringLiteral("sum"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    /// Sets a part aside, or takes it in again. The last one of a sum stays; so does what would make no sum. Whether it could.
    Q_INVOKABLE bool toggle(int part);
    Q_INVOKABLE void remove(int part);
    /// Takes in what is typed, a position or a sum. Whether it could.
    Q_INVOKABLE bool add(const QString& text);
    /// Chooses one of the winning moves, or none where there is no such.
    Q_INVOKABLE void chooseMove(int move);

Q_SIGNALS:
    void changed();

protected:
    void look() override;
    void word() override;

private:
    bool take(std::vector<PartOfSum> parts);

    std::vector<PartOfSum> m_parts;
    WinningMovesInSum m_winning;
    SumShown m_shown;
    BitTableModel m_table;
};

}  // namespace nimstone
