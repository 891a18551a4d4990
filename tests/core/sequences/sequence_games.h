// Makes codes, sets, and rules of games from short texts, for tests.
#pragma once

#include "core/random.h"
#include "core/sum/sum_notation.h"
#include "tests/core/vectors.h"

namespace nimstone::tests {

inline TakeAndBreakCode octal(const std::string& text)
{
    return *TakeAndBreakCode::parse(text, TakeAndBreakCode::Base::Octal);
}

inline TakeAndBreakCode hexadecimal(const std::string& text)
{
    return *TakeAndBreakCode::parse(text, TakeAndBreakCode::Base::Hexadecimal);
}

inline SubtractionSet subtraction(const std::vector<unsigned long long>& amounts)
{
    return *SubtractionSet::make({amounts.begin(), amounts.end()});
}

/// Returns a random octal code of 1 to `mostDigits` digits after the point, of a game in which heaps can split.
inline TakeAndBreakCode randomBreakingCode(Chance& chance, std::size_t mostDigits)
{
    for (;;) {
        std::string text = chance.below(4) == 0 ? "4." : "0.";
        for (std::size_t left = chance.between(1, mostDigits); left > 0; --left)
            text += static_cast<char>('0' + chance.below(8));
        const auto code = TakeAndBreakCode::parse(text, TakeAndBreakCode::Base::Octal);
        if (code && !HeapRules(*code).splitting.empty())
            return *code;
    }
}

/// Returns the rules of the game that the notation has before the colon. The text must be valid.
inline HeapRules sequenceGame(const std::string& text)
{
    return *(*parseGame(text))->sequence();
}

}  // namespace nimstone::tests
