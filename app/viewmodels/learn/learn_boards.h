// The block `boards`: positions side by side, with their outcomes or their binary columns.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <array>

#include "app/viewmodels/learn/learn_block.h"
#include "app/viewmodels/shell/bit_table.h"

namespace nimstone {

class LearnBoards : public nimstone::LearnBlock {
    Q_OBJECT
    QML_ELEMENT

    /// The positions: objects with `position` (in the notation), `words` (rich text), `outcome` (P, N, L or R; empty if outcomes
    /// are not shown), and `table` (a BitTableModel; null if columns are not shown).
    Q_PROPERTY(QVariantList boards READ boards NOTIFY roundChanged FINAL)

public:
    using LearnBlock::LearnBlock;

    const QVariantList& boards() const { return m_boards; }

private:
    void show(bool again) override;

    std::array<BitTableModel, 6> m_tables;  ///< a block has at most six positions
    QVariantList m_boards;
};

}  // namespace nimstone
