// The figure of a proof as a text table. For heaps in binary, the table has one row for each number and one column for
// each power of two. For every other theorem, the table comes from the wording of the theorem.
#pragma once

#include "app/export/text_table.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

/// Returns the table of the proof; an empty table if the proof has none.
TextTable gameSumOf(const proof::Proof& proof);

/// Returns the move that the proof makes; std::nullopt if it makes none.
std::optional<Move> moveOf(const proof::Proof& proof);

}  // namespace nimstone::exports
