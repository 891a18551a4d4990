// The figure of a proof in text: of heaps in binary their columns of bits, a row a number, a column a power of two; of
// every other theorem the table that its words have.
#pragma once

#include "app/export/text_table.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

/// Whichever the proof has; empty where it has none.
TextTable gameSumOf(const proof::Proof& proof);

/// The move that the proof makes, if any.
std::optional<Move> moveOf(const proof::Proof& proof);

}  // namespace nimstone::exports
