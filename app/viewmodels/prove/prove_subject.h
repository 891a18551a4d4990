// The subject of a proof as a person types it.
#pragma once

#include <QString>

#include "core/sum/sum_notation.h"

namespace nimstone {

/// Returns only the heaps of a Nim position, such as 42, 27, 19, and the whole notation of any other game.
QString asTyped(const GameSum& subject);

/// A text in which a number was changed, and the new cursor position.
struct NudgedText {
    QString text;
    int cursor = 0;
};

/// Adds `by` to the number of a position at the cursor, or else to the last number before the cursor. Parameters in
/// brackets are skipped. The text stays unchanged if it has no such number or if the result would be outside 0 … 2^63 − 1.
NudgedText nudged(const QString& text, int cursor, int by);

}  // namespace nimstone
