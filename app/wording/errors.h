// What is wrong with what a person wrote, in a sentence: positions, moves, theorems that do not fit, contest input.
//
// The sentences are rich text (see rich_text.h); what they quote is escaped, and characters that cannot be seen are
// spelled out as <U+001B>. The program's language is asked at each call.
#pragma once

#include <QString>

#include "core/contest/io/input_error.h"
#include "core/game.h"
#include "core/notation/notation.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"

class QTranslator;

namespace nimstone::wording {

/// "a heap size was expected, 'x' found": to follow a place, or with atColumn.
QString sentence(const NotationError& error);

/// "column 7: a heap size was expected, 'x' found".
QString atColumn(const NotationError& error);

/// "There is no heap 5: the position has 3 heaps."
QString sentence(const MoveError& error);

/// The same of a sum, or "There is no part 3: the sum has 2 parts."
QString sentence(const MoveInSumError& error);

/// "Lemma 1 speaks of positions whose nim-sum is 0; here it is 7."
QString sentence(const proof::Refusal& refusal);

/// "a heap size was expected, 'x' found": to follow a place.
QString sentence(const contest::InputError& error);

/// The same from this catalogue, where no application object holds one.
QString sentence(const contest::InputError& error, const QTranslator& catalogue);

}  // namespace nimstone::wording
