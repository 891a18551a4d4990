#include "core/practice/exercise_code.h"

#include <algorithm>
#include <charconv>

#include "core/notation/nearest_name.h"

namespace nimstone::practice {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Returns the text before the first of the characters `signs`. Removes this text from `text`, and also all characters of
/// `signs` that follow it.
std::string_view taken(std::string_view& text, std::string_view signs)
{
    const std::size_t end = text.find_first_of(signs);
    const std::string_view head = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end);
    const std::size_t more = text.find_first_not_of(signs);
    text.remove_prefix(more == std::string_view::npos ? text.size() : more);
    return head;
}

template <class Number>
std::optional<Number> whole(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string print(const ExerciseCode& code)
{
    return std::string(name(code.skill)) + (code.game ? ':' + std::string(name(*code.game)) : std::string()) + ' ' + std::to_string(code.level) + ' ' + std::to_string(code.seed) + '/'
        + std::to_string(code.number);
}

std::optional<ExerciseCode> parseExerciseCode(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    std::string_view kind = taken(text, blanks);
    const bool isLimited = kind.find(':') != std::string_view::npos;
    const auto skill = skillNamed(taken(kind, ":"));
    const auto game = outcomeGameNamed(kind);
    const auto level = whole<int>(taken(text, blanks));
    const auto seed = whole<Seed>(taken(text, "/"));
    const auto number = whole<int>(text);
    if (isLimited && (!skill || !canBeLimited(*skill) || !game))
        return std::nullopt;
    if (!skill || !level || !seed || !number || *level < lowestLevel || *level > highestLevel || *seed > maxCount
        || *number < 1 || *number > lastNumber)
        return std::nullopt;
    return ExerciseCode{*skill, *level, *seed, *number, isLimited ? game : std::nullopt};
}

std::string_view nearestSkill(std::string_view written)
{
    std::vector<std::string_view> names;
    for (const Skill skill : allSkills)
        names.push_back(name(skill));
    return nearestName(written, names);
}

std::string_view nearestOutcomeGame(std::string_view written)
{
    std::vector<std::string_view> names;
    for (const OutcomeGame game : allOutcomeGames)
        names.push_back(name(game));
    return nearestName(written, names);
}

Exercise exerciseOf(const ExerciseCode& code)
{
    Session session(code.skill, code.level, code.seed, code.game);
    for (int number = 1; number < code.number; ++number)
        session.next();
    return session.next();
}

}  // namespace nimstone::practice
