// The figure of a proof in text: of heaps in binary their columns of bits, a row a number, a column a power of two; of
// every other theorem the table that its words have.
#pragma once

#include <QString>
#include <vector>

#include "app/export/text_table.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

struct ColumnTable {
    struct Row {
        QString label;  ///< rich text: x<sub>1</sub>, s
        Count value = 0;
    };
    std::vector<Count> weights;  ///< of the columns, the highest first
    std::vector<Row> before;     ///< the heaps x₁ … xₙ, and last their nim-sum s
    std::vector<Row> after;      ///< the changed heap y_k and the nim-sum t; empty where the proof makes no move

    std::vector<Row> rows() const;
};

/// Of a proof whose figure is the table of bits.
ColumnTable columnTable(const proof::Proof& proof);

/// Whichever the proof has; empty where it has none.
TextTable gameSumOf(const proof::Proof& proof);

/// The move that the proof makes, if any.
std::optional<Move> moveOf(const proof::Proof& proof);

/// '1' or '0'.
QChar bitAt(const ColumnTable::Row& row, Count weight);

}  // namespace nimstone::exports
