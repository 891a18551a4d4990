#include "tests/fuzz/targets.h"

#include <algorithm>
#include <array>

#include "core/conjecture/conjecture.h"
#include "core/play/record/record.h"
#include "core/sum/sum_notation.h"
#include "tests/fuzz/file_targets.h"
#include "tests/fuzz/places.h"

namespace nimstone::fuzz {

namespace {

/// Checks a reader and its printer: a value is printed and reads back equal, and the place of an error lies in the text.
std::string rereadFault(std::string_view text, const auto& read)
{
    const auto value = read(text);
    if (!value)
        return columnFault(text, value.error().column);
    const std::string printed = print(*value);
    const auto again = read(printed);
    if (!again)
        return "what was read is printed as " + printed
            + ", which cannot be read: error in column " + std::to_string(again.error().column);
    return *again == *value ? std::string() : "what was read is printed as " + printed + ", which is read back as another value";
}

std::string notationFault(std::string_view text)
{
    const GameSum shown = *parseSum("bash(4):30");
    for (const std::string& fault :
         {rereadFault(text, [](std::string_view one) { return parseSum(one); }),
          rereadFault(text, [](std::string_view one) { return parsePosition(one); }),
          rereadFault(text, [](std::string_view one) { return parseHeaps(one); }),
          rereadFault(text, [&](std::string_view one) { return parseTyped(one, shown); })}) {
        if (!fault.empty())
            return fault;
    }
    const auto game = parseGame(text);
    if (!game)
        return columnFault(text, game.error().column);
    const auto again = parseGame(game->name());
    return again && *again == *game ? std::string() : "the game is printed as " + game->name() + ", which does not read back";
}

std::string movesFault(std::string_view text)
{
    for (const std::string& fault :
         {rereadFault(text, [](std::string_view one) { return parseMove(one); }),
          rereadFault(text, [](std::string_view one) { return play::parseRecord(one); })}) {
        if (!fault.empty())
            return fault;
    }
    const GameSum sum = *parseSum("nim:3,4 + wythoff:3,5");
    const auto move = parseMove(text, sum);
    if (!move)
        return columnFault(text, move.error().column);
    const auto again = parseMove(print(*move, sum), sum);
    return again && *again == *move ? std::string() : "the move is printed as " + print(*move, sum) + ", which does not read back";
}

/// The findings of a check of the claim on small positions, as a text.
std::string findingsOf(const conjecture::Conjecture& claim)
{
    const conjecture::Findings findings = claim.check(std::min<Count>(claim.greatestMost(200), 12));
    std::string text = std::to_string(findings.checked);
    for (const auto* position : {findings.counterexample ? &findings.counterexample->position : nullptr,
                                 findings.noValue ? &findings.noValue->position : nullptr}) {
        text += ';';
        for (const Count heap : position ? position->heaps : std::vector<Count>())
            text += ' ' + std::to_string(heap);
    }
    return text;
}

std::string expressionFault(std::string_view text, const Rules& rules)
{
    using conjecture::Conjecture;
    using conjecture::ExpressionError;
    const auto claim = Conjecture::make(text, rules);
    if (!claim) {
        const auto* const error = std::get_if<ExpressionError>(&claim.error());
        return error ? columnFault(text, error->column) : std::string();
    }
    // Parentheses around the whole expression must not change its meaning.
    const std::string_view bare = text.starts_with(utf8::byteOrderMark) ? text.substr(utf8::byteOrderMark.size()) : text;
    const auto again = Conjecture::make('(' + std::string(bare) + ')', rules);
    if (!again) {
        const auto* const error = std::get_if<ExpressionError>(&again.error());
        const bool tooDeep = error && error->expected == ExpressionError::Expected::Shallower;
        return tooDeep ? std::string() : "in parentheses, the expression cannot be read";
    }
    const std::string found = findingsOf(*claim);
    const std::string foundAgain = findingsOf(*again);
    return found == foundAgain ? std::string() : "the expression finds " + found + ", in parentheses " + foundAgain;
}

std::string expressionsFault(std::string_view text)
{
    for (const char* game : {"nim", "misere-nim", "bash(4)", "moore-nim(2)", "wythoff", "fibonacci-nim"}) {
        if (const std::string fault = expressionFault(text, *parseGame(game)); !fault.empty())
            return std::string(game) + ": " + fault;
    }
    return {};
}

constexpr std::array all{
    Target{"notation", notationFault}, Target{"moves", movesFault},       Target{"expressions", expressionsFault}, Target{"sets", setFault},
    Target{"games", gameFault},        Target{"progress", progressFault}, Target{"proofs", proofFault},
    Target{"atlases", atlasFault},
    Target{"handins", handInFault},
};

}  // namespace

std::span<const Target> targets() { return all; }

const Target* targetNamed(std::string_view name)
{
    const auto* const found = std::ranges::find_if(all, [name](const Target& target) { return target.name == name; });
    return found == all.end() ? nullptr : found;
}

}  // namespace nimstone::fuzz
