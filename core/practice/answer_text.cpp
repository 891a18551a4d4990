#include "core/practice/answer_text.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "core/notation/notation.h"

namespace nimstone::practice {

namespace {

/// True if texts count the numbers of such an answer from 1.
bool countsFromOne(Asks asks) { return asks == Asks::Heap || asks == Asks::Choice; }

std::optional<Count> numberIn(std::string_view digits)
{
    Count number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [rest, code] = std::from_chars(digits.data(), end, number);
    return code == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

/// Splits the text at each `between`.
std::vector<std::string_view> split(std::string_view text, std::string_view between)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at != std::string_view::npos;) {
        parts.push_back(text.substr(0, at = text.find(between)));
        text.remove_prefix(at == std::string_view::npos ? text.size() : at + between.size());
    }
    return parts;
}

bool isPossible(const Exercise& exercise, const std::vector<Count>& numbers)
{
    const std::vector<Count> offered = offeredIn(exercise);
    const auto isOffered = [&](Count number) { return std::ranges::find(offered, number) != offered.end(); };
    switch (asksFor(exercise)) {
    case Asks::Number: return numbers.size() == 1 && numbers[0] <= maxCount;
    case Asks::Amount: return numbers.size() == 1 && numbers[0] >= 1 && numbers[0] <= heapsIn(exercise)->heaps[*heapAskedIn(exercise)];
    case Asks::Heap: return numbers.size() == 1 && numbers[0] < heapsIn(exercise)->heaps.size();
    case Asks::Column:
    case Asks::Choice: return numbers.size() == 1 && isOffered(numbers[0]);
    case Asks::Numbers: return std::ranges::adjacent_find(numbers, std::greater_equal()) == numbers.end() && std::ranges::all_of(numbers, isOffered);
    case Asks::Moves: break;
    }
    return false;
}

std::optional<Answer> parseMoves(const Position& position, std::string_view text)
{
    std::vector<Move> moves;
    for (const std::string_view word : split(text, " ")) {
        const auto move = parseMove(word);
        const bool isTake = move && *move == Move{move->heap, move->taken} && move->heap < position.heaps.size();
        if (!isTake || move->taken < 1 || move->taken > position.heaps[move->heap] || (!moves.empty() && *move <= moves.back()))
            return std::nullopt;
        moves.push_back(*move);
    }
    return Answer(std::move(moves));
}

}  // namespace

std::string print(const Exercise& exercise, const Answer& answer)
{
    std::string text;
    for (const Move& move : answer.moves())
        text += (text.empty() ? "" : " ") + print(move);
    for (const Count number : answer.numbers())
        text += (text.empty() ? "" : " + ") + std::to_string(number + (countsFromOne(asksFor(exercise)) ? 1 : 0));
    return text;
}

std::optional<Answer> parseAnswer(const Exercise& exercise, std::string_view text)
{
    if (asksFor(exercise) == Asks::Moves)
        return parseMoves(*heapsIn(exercise), text);
    std::vector<Count> numbers;
    for (const std::string_view part : split(text, " + ")) {
        const auto number = numberIn(part);
        if (!number || (countsFromOne(asksFor(exercise)) && *number < 1))
            return std::nullopt;
        numbers.push_back(*number - (countsFromOne(asksFor(exercise)) ? 1 : 0));
    }
    return isPossible(exercise, numbers) ? std::optional(Answer(std::move(numbers))) : std::nullopt;
}

}  // namespace nimstone::practice
