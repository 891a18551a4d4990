// Builds a program that answers a whole input from two parts: a reader of cases, and a function object that answers one
// case.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/contest/io/line_writer.h"
#include "core/contest/io/scanner.h"

namespace nimstone::contest {

/// Answers each case that `Reader` reads. The function object `Answer` is called with the case and the writer, and may
/// keep data from one case to the next. The function ends early if the writer's sink returns false.
template <class Reader, class Answer>
void solveCases(Scanner& input, LineWriter& answers)
{
    Reader reader;
    Answer answer;
    typename Reader::Case next{};
    while (reader.next(input, next)) {
        answer(next, answers);
        if (!answers.wanted())
            return;
    }
}

/// A string literal as a template parameter.
template <std::size_t size>
struct Text {
    consteval Text(const char (&text)[size]) { std::copy_n(text, size, characters.begin()); }
    constexpr operator std::string_view() const { return {characters.data(), size - 1}; }
    std::array<char, size> characters{};
};

/// Answers a case with one line: `won` if the first player wins, otherwise `lost`.
template <class FirstWins, Text won, Text lost>
class Tell {
public:
    template <class Case>
    void operator()(const Case& given, LineWriter& answers)
    {
        answers.line(m_lines[m_firstWins(given) ? 1 : 0]);
    }

private:
    static constexpr std::array m_lines{ShortLine(lost), ShortLine(won)};
    FirstWins m_firstWins;
};

/// Answers a case with one line that contains a number.
template <class Value>
class AnswerNumber {
public:
    template <class Case>
    void operator()(const Case& given, LineWriter& answers)
    {
        answers.line(static_cast<Count>(m_value(given)));
    }

private:
    Value m_value;
};

}  // namespace nimstone::contest
