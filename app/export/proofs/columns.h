// The figure of a proof as a text table. For heaps in binary, the table has a row per number and a column per power of two; for
// every other theorem it is the table that its wording provides.
#pragma once

#include "app/export/text_table.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

/// Returns the table of the proof; empty if it has none.
TextTable gameSumOf(const proof::Proof& proof);

/// Returns the move that the proof makes, if any.
std::optional<Move> moveOf(const proof::Proof& proof);

}  // namespace nimstone::exports
