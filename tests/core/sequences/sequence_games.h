// Makes sequence games from short texts, for tests.
#pragma once

#include "core/random.h"
#include "core/sequences/sequence_game.h"
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
        if (code && !heapRules(*code).splitting.empty())
            return *code;
    }
}

/// Returns the game that the notation has before the colon. The text must be valid.
inline SequenceGame sequenceGame(const std::string& text)
{
    if (const auto code = codeNamed(text))
        return *code;
    if (text == "grundy-game")
        return UnequalSplit{};
    if (text == "lasker-nim")
        return TakeOrSplit{};
    const std::size_t open = text.find('(');
    const std::string name = text.substr(0, open);
    const std::string inner = text.substr(open + 1, text.size() - open - 2);
    if (name == "octal")
        return octal(inner);
    if (name == "hexadecimal")
        return hexadecimal(inner);
    if (name == "bash")
        return TakeUpTo{std::stoull(inner)};
    std::vector<unsigned long long> amounts;
    for (const std::string& amount : fields(inner))
        amounts.push_back(std::stoull(amount));
    return subtraction(amounts);
}

}  // namespace nimstone::tests
