// Traces an input case by case: the lines of each case, its answer, and its position.
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
    std::uint64_t firstLine = 1;  ///< line of the input, from 1
    std::uint64_t lastLine = 1;
    std::string_view answer;      ///< lines of the output, without the last line feed
    /// The position of the case in the project's notation: it is won, lost, or valued like the case. Empty if the case has
    /// no position, or one with more than mostShownHeaps heaps.
    std::string position;
};

/// The largest number of heaps that are shown: a case with more heaps has no position.
inline constexpr std::size_t mostShownHeaps = 100;

/// Receives a case; returns false to stop the trace.
using CaseVisitor = std::function<bool(const TracedCase&)>;

using Trace = void (*)(Scanner& input, const CaseVisitor& see);

/// `game:1,2,3`; empty if there are no numbers or more than mostShownHeaps.
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

/// `game(1,2,3)`, the part of a position before the colon.
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

/// Collects the answer to each case as a text.
class AnswerCollector {
public:
    LineWriter& writer() { return m_writer; }

    /// The text written since the last call, without its last line feed; valid until the next call.
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

/// Calls `see` for each case of `Reader`, with the answer of `Answer` and the position of `ToPosition`.
template <class Reader, class Answer, class ToPosition>
void traceCases(Scanner& input, const CaseVisitor& see)
{
    Reader reader;
    Answer answer;
    AnswerCollector kept;
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

/// Writes the numbers of a case as the heaps of a position of `game`.
template <Text game>
struct HeapsOf {
    template <class Case>
    std::string operator()(const Case& heaps) const
    {
        return positionText(game, heaps);
    }
};

}  // namespace nimstone::contest
