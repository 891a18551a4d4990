// What a proof is about, as a person types it.
#pragma once

#include <QString>

#include "core/sum/sum_notation.h"

namespace nimstone {

/// Of Nim the heaps alone, 42, 27, 19; of every other game its whole notation.
QString asTyped(const GameSum& subject);

/// A text in which a number was changed, and where the cursor stands then.
struct NudgedText {
    QString text;
    int cursor = 0;
};

/// The number of a position at the cursor, or the last one before it, is made larger or smaller by `by`; parameters in
/// brackets are not. As it was where there is none, and where it would leave 0 … 2^63 − 1.
NudgedText nudged(const QString& text, int cursor, int by);

}  // namespace nimstone
