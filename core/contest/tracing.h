// Traces an input case by case: for each case, its lines in the input, its answer, and its position.
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

/// A case of an input. It is valid until the next case is read.
struct TracedCase {
    std::uint64_t firstLine = 1;  ///< the number, from 1, of the first line of the case in the input
    std::uint64_t lastLine = 1;
    std::string_view answer;      ///< the answer to the case: lines of the output without the last line feed
    /// The position that belongs to the case, in the project's notation. It has the outcome or the value that the
    /// answer states. Empty if the case has no position, or if the position has more than mostShownHeaps heaps.
    std::string position;
};

/// The largest number of heaps in a position of a traced case. A case with more heaps has no position.
inline constexpr std::size_t mostShownHeaps = 100;

/// A function that receives each case of a trace. It returns false to stop the trace.
using CaseVisitor = std::function<bool(const TracedCase&)>;

using Trace = void (*)(Scanner& input, const CaseVisitor& see);

/// The text `game:1,2,3` for the numbers 1, 2, 3. Empty if there are no numbers or more than mostShownHeaps numbers.
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

/// The text `game(1,2,3)` for the parameters 1, 2, 3. It is the part of a position before the colon.
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

/// Collects the answer to each case as text.
class AnswerCollector {
public:
    LineWriter& writer() { return m_writer; }

    /// The text that was written since the last call of `take`, without the last line feed. It is valid until the next
    /// call.
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

/// Calls `see` for each case that `Reader` reads, with the answer that `Answer` writes and the position that
/// `ToPosition` returns.
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

/// Makes the position of `game` whose heaps are the numbers of a case.
template <Text game>
struct HeapsOf {
    template <class Case>
    std::string operator()(const Case& heaps) const
    {
        return positionText(game, heaps);
    }
};

}  // namespace nimstone::contest
