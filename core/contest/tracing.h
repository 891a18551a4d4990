// The cases of an input one by one: where each stands, its answer, and the position that it asks about.
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/contest/io/line_writer.h"
#include "core/contest/io/scanner.h"
#include "core/contest/solving.h"

namespace nimstone::contest {

/// A case of an input, valid until the next one.
struct TracedCase {
    std::uint64_t firstLine = 1;  ///< of the input, from 1
    std::uint64_t lastLine = 1;
    std::string_view answer;      ///< its lines of the output, without the last line feed
    /// As the notation writes it: a position that is won, lost or valued as the case is; empty where there is none, or where
    /// it has more than mostShownHeaps heaps.
    std::string position;
};

/// What is read of a position at a glance: a case with more heaps than that has no position.
inline constexpr std::size_t mostShownHeaps = 100;

/// Sees a case; false when it wants no more.
using SeeCase = std::function<bool(const TracedCase&)>;

using Trace = void (*)(Scanner& input, const SeeCase& see);

/// `game:1,2,3`; empty where there are no numbers or too many.
template <class Numbers>
std::string positionText(std::string_view game, const Numbers& numbers)
{
    if (std::size(numbers) == 0 || std::size(numbers) > mostShownHeaps)
        return {};
    std::string text(game);
    char between = ':';
    for (const Count number : numbers) {
        text += between;
        text += std::to_string(number);
        between = ',';
    }
    return text;
}

/// `game(1,2,3)`, to stand before the colon.
template <class Numbers>
std::string gameText(std::string_view game, const Numbers& parameters)
{
    std::string text(game);
    char between = '(';
    for (const Count parameter : parameters) {
        text += between;
        text += std::to_string(parameter);
        between = ',';
    }
    return text + ')';
}

/// Writes the answers to one case after the other, and keeps each as a text.
class AnswerKept {
public:
    LineWriter& writer() { return m_writer; }

    /// What was written since the last call, without its last line feed; until the next call.
    std::string_view take()
    {
        m_text.clear();
        m_writer.flush();
        return std::string_view(m_text).substr(0, m_text.empty() ? 0 : m_text.size() - 1);
    }

private:
    std::string m_text;
    LineWriter m_writer{appendTo(m_text)};
};

/// Shows each case of `Reader` with the answer of `Answer`; `ToPosition` makes its position.
template <class Reader, class Answer, class ToPosition>
void tracing(Scanner& input, const SeeCase& see)
{
    Reader reader;
    Answer answer;
    AnswerKept kept;
    typename Reader::Case next{};
    std::uint64_t before = 0;
    while (reader.next(input, next)) {
        if constexpr (requires { reader.countLine(); })
            before = std::max(before, reader.countLine());
        const std::uint64_t last = input.lastPlace().line;
        answer(next, kept.writer());
        if (!see({std::min(before + 1, last), last, kept.take(), ToPosition()(next)}))
            return;
        before = last;
    }
}

/// The numbers of a case as the heaps of a game.
template <Text game>
struct HeapsOf {
    template <class Case>
    std::string operator()(const Case& heaps) const
    {
        return positionText(game, heaps);
    }
};

}  // namespace nimstone::contest
