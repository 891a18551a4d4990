// The binary columns of a proof as a table: a row a number, a column a power of two.
#pragma once

#include <QString>
#include <vector>

#include "core/proof/proof.h"

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

ColumnTable columnTable(const proof::Proof& proof);

/// The move that the proof makes, if any.
std::optional<Move> moveOf(const proof::Proof& proof);

/// '1' or '0'.
QChar bitAt(const ColumnTable::Row& row, Count weight);

}  // namespace nimstone::exports
