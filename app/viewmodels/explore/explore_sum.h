// The sum of the Explore page: its parts, the Nim heap that equals each part, and a winning move. The winning move is
// found among the Nim heaps and translated into a move of the part's game. Parts can be excluded and included again.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/bit_table.h"
#include "app/viewmodels/shell/value.h"
#include "core/sum/analysis.h"

namespace nimstone {

/// The texts about a sum, and the lists of its parts and its winning moves.
struct SumShown {
    Q_GADGET
    QML_VALUE_TYPE(sumShown)

    /// The parts in their order: objects with `text` (Kayles (7)), `value` in words, `heap` (the size of its Nim heap, −1
    /// if it has none), and `within` (false if the part is excluded).
    NIMSTONE_FIELD(QVariantList, parts){};
    NIMSTONE_FIELD(QString, total){};       ///< the value of the whole sum, and the outcome
    /// A sentence that says why the parts have no Nim heaps; empty if they have Nim heaps.
    NIMSTONE_FIELD(QString, problem){};
    NIMSTONE_FIELD(QString, addProblem){};  ///< a sentence that says what is wrong with the part that the person typed
    NIMSTONE_FIELD(bool, hasTable) = false;
    /// The winning moves, at most twelve: objects with `text` and `after`, the position after the move.
    NIMSTONE_FIELD(QVariantList, moves){};
    /// A text about the winning moves that are not listed; empty if all are listed.
    NIMSTONE_FIELD(QString, moreMoves){};
    /// The index of the chosen winning move; −1 if none is chosen.
    NIMSTONE_FIELD(int, move) = -1;
    /// The steps by which the chosen move is found, as rich text.
    NIMSTONE_FIELD(QStringList, steps){};
};

/// A part of the sum that can be excluded.
struct PartOfSum {
    Component component;
    Known<Count> value;  ///< the Grundy value of the component, which is the size of the Nim heap that equals it
    bool within = true;
};

class ExploreSum : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(SumModel)

    Q_PROPERTY(nimstone::SumShown shown READ shown NOTIFY changed FINAL)
    /// The Nim heaps in binary. The chosen winning move is shown as a preview if it makes its heap smaller.
    Q_PROPERTY(nimstone::BitTableModel* table READ table CONSTANT FINAL)

public:
    using ExploreView::ExploreView;

    const SumShown& shown() const { return m_shown; }
    BitTableModel* table() { return &m_table; }

    QString name() const override { return QStringLiteral("sum"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    /// Excludes a part, or includes it again. Returns false and changes nothing if the included parts would no longer
    /// make a sum.
    Q_INVOKABLE bool toggle(int part);
    Q_INVOKABLE void remove(int part);
    /// Adds the position or sum that the person typed. Returns false and sets `addProblem` if it cannot be added.
    Q_INVOKABLE bool add(const QString& text);
    /// Chooses one of the winning moves. If there is no move with this index, no move is chosen.
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
