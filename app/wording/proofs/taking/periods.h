// What the proofs about periods, and of the errors about them, have in common with their figures.
#pragma once

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// "0, 1, 0, 1, 2, 3, 2, …": at most `most` of them.
QString valuesText(const std::vector<Count>& values, std::size_t most = 24);
/// "g(3) ⊕ g(4)" of a split, "g(3)" of one heap, "0" of none.
QString optionText(const proof::CodeOption& option);
/// "g(n − 1), g(n − 3), g(n − 4)".
QString ruleText(const std::vector<Count>& amounts);
/// "g(0), …, g(3)", "g(0)" of a single one.
QString windowText(Count first, Count length);
/// "g(3), g(1), g(0)".
QString optionNames(const proof::SubtractionMex& step);
QString optionNames(const proof::CodeMex& step);

}  // namespace nimstone::wording
