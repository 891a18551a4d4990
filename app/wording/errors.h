// The sentences about errors in a text that a person wrote: positions, moves, theorems that do not apply, contest input.
//
// The sentences are rich text (see rich_text.h). Quoted text is escaped, and an invisible character is written as its code, such
// as <U+001B>. Each call translates the sentence into the current language.
#pragma once

#include <QString>

#include "core/contest/io/input_error.h"
#include "core/game.h"
#include "core/notation/notation.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"

class QTranslator;

namespace nimstone::wording {

/// Returns a text such as "expected a heap size, found 'x'". Callers write the column before the text, or call `atColumn`.
QString sentence(const NotationError& error);

/// Returns a text such as "column 7: expected a heap size, found 'x'".
QString atColumn(const NotationError& error);

/// Returns a sentence such as "There is no heap 5: the position has 3 heaps."
QString sentence(const MoveError& error);

/// Returns the sentence about an illegal move in a sum: the same sentence as for its component, or "There is no component 3: the sum has 2
/// components."
QString sentence(const MoveInSumError& error);

/// Returns a sentence such as "Lemma 1 applies to positions whose nim-sum is 0; here it is 7."
QString sentence(const proof::Refusal& refusal);

/// Returns a text such as "expected a heap size, found 'x'". Callers write the line and the column before the text.
QString sentence(const contest::InputError& error);

/// Returns the text about an error in contest input, translated with `catalogue`. This function works without an application object.
QString sentence(const contest::InputError& error, const QTranslator& catalogue);

}  // namespace nimstone::wording
