// The subject of a proof (a position) in the form in which a person types it.
#pragma once

#include <QString>

#include "core/sum/sum_notation.h"

namespace nimstone {

/// Returns the text of the subject: only the heaps of a Nim position, such as 42, 27, 19, or the whole notation of any
/// other game.
QString asTyped(const GameSum& subject);

/// The text after a number in it was changed, and the new cursor position.
struct NudgedText {
    QString text;
    int cursor = 0;
};

/// Adds `by` to the number at the cursor, or else to the last number before the cursor. Only numbers of a position
/// count, not parameters in brackets. The text stays unchanged if there is no number or if the result would be outside
/// 0 … 2^63 − 1.
NudgedText nudged(const QString& text, int cursor, int by);

}  // namespace nimstone
