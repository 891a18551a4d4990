#include "core/explore/given_terms.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <iterator>
#include <set>
#include <utility>

#include "core/notation/notation.h"
#include "core/notation/utf8.h"
#include "core/sequences/nim_sequence.h"
#include "core/sum/sum_notation.h"

namespace nimstone::explore {

namespace {

using Expected = TermError::Expected;

constexpr Count mostOfBash = 30;
constexpr unsigned largestAmount = 10;
constexpr std::size_t mostAmounts = 4;

struct Number {
    Count value;
    std::uint32_t line;
    std::uint32_t column;
};

std::size_t gap(std::string_view text) { return std::max(utf8::comma(text), utf8::blank(text)); }

/// The pairs of brackets that may enclose a list, including those of a Chinese keyboard.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> brackets{
    {{"[", "]"}, {"{", "}"}, {"(", ")"}, {"［", "］"}, {"｛", "｝"}, {"（", "）"}}};

/// Returns the length of the ellipsis at the start of the text in bytes, or 0 if there is none.
std::size_t ellipsis(std::string_view text)
{
    constexpr std::string_view one = "…";
    constexpr std::string_view dots = "...";
    return text.starts_with(one) ? one.size() : text.starts_with(dots) ? dots.size() : 0;
}

bool endsWord(std::string_view rest)
{
    return rest.empty() || rest.front() == '#' || gap(rest) > 0 || ellipsis(rest) > 0
        || std::ranges::any_of(brackets, [rest](const auto& pair) { return rest.starts_with(pair.second); });
}

/// Returns the word at the start of the text, for an error message. The word has at least one character, even if this character
/// ends a word, such as a comma or a closing bracket.
std::string wordOf(std::string_view text)
{
    std::size_t end = utf8::first(text).bytes;
    while (!endsWord(text.substr(end)))
        ++end;
    return utf8::repaired(text.substr(0, end), longestExcerpt);
}

/// Reads the brackets and the ellipsis around the numbers of a list.
class Frame {
public:
    /// Reads the opening bracket before the first number, or the ellipsis or the closing bracket after the last number. Returns
    /// its length in bytes, or 0 if there is none. Advances `column` by the number of characters.
    std::size_t take(std::string_view text, bool hasNumbers, std::uint32_t& column)
    {
        std::size_t length = 0;
        const auto opening = std::ranges::find_if(brackets, [text](const auto& pair) { return text.starts_with(pair.first); });
        if (opening != brackets.end() && !hasNumbers && m_closing.empty()) {
            m_closing = opening->second;
            length = opening->first.size();
        } else if (!m_closing.empty() && !m_closed && text.starts_with(m_closing)) {
            m_closed = true;
            length = m_closing.size();
        } else if (hasNumbers) {
            length = ellipsis(text);
            m_ended = m_ended || length > 0;
        }
        column += static_cast<std::uint32_t>(utf8::count(text, length));
        return length;
    }

    /// True if no further number may follow, because the list has ended.
    bool isOver() const { return m_ended || m_closed; }

private:
    std::string_view m_closing;
    bool m_closed = false;
    bool m_ended = false;
};

/// Reads the numbers of a text in order. Sets `commas` to true if the text contains a comma.
tl::expected<std::vector<Number>, TermError> numbersOf(std::string_view text, bool& commas)
{
    std::vector<Number> numbers;
    Frame frame;
    Number next{0, 1, 1};
    for (std::size_t length = 0; !text.empty(); text.remove_prefix(length)) {
        if (text.front() == '#') {
            length = std::min(text.find('\n'), text.size());
        } else if (text.front() == '\n') {
            length = 1;
            next = {0, next.line + 1, 1};
        } else if (length = gap(text); length > 0) {
            commas = commas || utf8::comma(text) > 0;
            ++next.column;
        } else if (length = frame.take(text, !numbers.empty(), next.column); length == 0) {
            if (frame.isOver())
                return tl::unexpected(TermError{next.line, next.column, Expected::End, wordOf(text)});
            const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), next.value);
            length = static_cast<std::size_t>(end - text.data());
            const bool isNumber = length > 0 && endsWord(text.substr(length));
            if (!isNumber || code != std::errc() || next.value > maxCount)
                return tl::unexpected(TermError{next.line, next.column, isNumber ? Expected::SmallerTerm : Expected::Term, wordOf(text)});
            numbers.push_back(next);
            next.column += static_cast<std::uint32_t>(length);
        }
    }
    return numbers;
}

bool isBFile(const std::vector<Number>& numbers)
{
    return numbers.size() >= 4 && numbers[0].line == numbers[1].line && numbers[1].line < numbers[2].line
        && numbers[2].line == numbers[3].line && (numbers.size() == 4 || numbers[3].line < numbers[4].line)
        && numbers[2].value == numbers[0].value + 1;
}

tl::expected<GivenTerms, TermError> readBFile(const std::vector<Number>& numbers)
{
    GivenTerms given{numbers.front().value, {}};
    for (std::size_t at = 0; at < numbers.size(); at += 2) {
        const auto [index, line, column] = numbers[at];
        const std::string text = std::to_string(index);
        const auto inLine = [&numbers, line = line](std::size_t other) { return other < numbers.size() && numbers[other].line == line; };
        if (const Count wanted = *given.first + given.terms.size(); index != wanted)
            return tl::unexpected(TermError{line, column, Expected::Index, text, wanted});
        if (!inLine(at + 1))
            return tl::unexpected(TermError{line, column + text.size()});
        if (inLine(at + 2))
            return tl::unexpected(TermError{line, numbers[at + 2].column, Expected::LineEnd, std::to_string(numbers[at + 2].value)});
        given.terms.push_back(numbers[at + 1].value);
    }
    return given;
}

/// The heap sizes that the first term may belong to, the likeliest first.
std::vector<Count> beginnings(const GivenTerms& given)
{
    return given.first ? std::vector<Count>{*given.first} : std::vector<Count>{0, 1};
}

/// True if the terms equal the values g(first), g(first + 1), … of the sequence.
bool fits(NimSequence& sequence, Count first, std::span<const Count> terms, const std::stop_token& stop)
{
    for (std::size_t at = 0; at < terms.size(); ++at) {
        const Count heap = first + at;
        // The sequence is extended in steps, because in most games one of the first terms already differs.
        const Count next = std::min<Count>(2 * heap + 16, first + terms.size() - 1);
        const bool known = heap < sequence.known() || sequence.extendTo(next, {}, stop) == NimSequence::End::Reached;
        if (!known || sequence.value(heap) != terms[at])
            return false;
    }
    return true;
}

}  // namespace

tl::expected<GivenTerms, TermError> readTerms(std::string_view text)
{
    if (text.starts_with(utf8::byteOrderMark))
        text.remove_prefix(utf8::byteOrderMark.size());
    bool commas = false;
    const auto numbers = numbersOf(text, commas);
    if (!numbers)
        return tl::unexpected(numbers.error());
    if (!commas && isBFile(*numbers))
        return readBFile(*numbers);
    GivenTerms given;
    std::ranges::transform(*numbers, std::back_inserter(given.terms), &Number::value);
    return given;
}

Agreement compare(const GivenTerms& given, std::span<const std::uint32_t> values)
{
    const auto compareFrom = [&](Count first) {
        const auto known = values.subspan(std::min<std::size_t>(first, values.size()));
        const auto differing = std::ranges::mismatch(given.terms, known).in1;
        return Agreement{.first = first,
                         .compared = std::min(given.terms.size(), known.size()),
                         .agreeing = static_cast<std::size_t>(differing - given.terms.begin())};
    };
    std::vector<Agreement> all;
    std::ranges::transform(beginnings(given), std::back_inserter(all), compareFrom);
    return std::ranges::max(all, {}, [](const Agreement& one) { return std::pair(one.whole(), one.agreeing); });
}

std::vector<HeapRules> gamesToCompare()
{
    std::vector<HeapRules> games;
    std::set<std::string> names;
    const auto add = [&](HeapRules game) {
        if (names.insert(game.name).second)
            games.push_back(std::move(game));
    };
    for (const GameEntry& entry : catalogue()) {
        if (auto game = parseSum(entry.example)->components().front().rules->sequence())
            add(*game);
    }
    for (Count most = 1; most <= mostOfBash; ++most)
        add(BashGame::make(most)->rules());
    for (unsigned bits = 1; bits < 1U << largestAmount; ++bits) {
        std::vector<Count> amounts;
        for (unsigned rest = bits; rest != 0; rest &= rest - 1)
            amounts.push_back(static_cast<Count>(std::countr_zero(rest)) + 1);
        if (amounts.size() <= mostAmounts)
            add(*SubtractionSet::make(std::move(amounts)));
    }
    for (const std::string before : {"0.", "4."}) {
        for (unsigned digits = 0; digits < 8 * 8 * 8; ++digits) {
            const auto digit = [digits](unsigned weight) { return static_cast<char>('0' + digits / weight % 8); };
            if (const auto code = TakeAndBreakCode::parse(before + digit(64) + digit(8) + digit(1), TakeAndBreakCode::Base::Octal))
                add(*code);
        }
    }
    return games;
}

FittingGames gamesLike(const GivenTerms& given, std::size_t most, const std::stop_token& stop)
{
    FittingGames found;
    for (const HeapRules& game : gamesToCompare()) {
        if (stop.stop_requested())
            break;
        ++found.searched;
        NimSequence sequence(game);
        const auto starts = beginnings(given);
        const auto first = std::ranges::find_if(starts, [&](Count start) { return fits(sequence, start, given.terms, stop); });
        if (first == starts.end())
            continue;
        ++found.count;
        const auto code = codeNamed(game.name);
        if (found.fit.size() < most)
            found.fit.push_back({game.name, code ? "octal(" + code->text() + ')' : std::string(), *first});
    }
    found.stopped = stop.stop_requested();
    return found;
}

}  // namespace nimstone::explore
