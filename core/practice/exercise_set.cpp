#include "core/practice/exercise_set.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "core/notation/notation.h"

namespace nimstone::practice {

SheetExercises exercisesIn(const SetEntries& entries)
{
    SheetExercises exercises;
    for (const SetEntry& entry : entries) {
        if (const auto* exercise = std::get_if<SheetExercise>(&entry))
            exercises.push_back(*exercise);
    }
    return exercises;
}

SetEntries entriesOf(SheetExercises exercises)
{
    return {std::make_move_iterator(exercises.begin()), std::make_move_iterator(exercises.end())};
}

bool isLocked(const ExerciseSet& set) { return set.handedOut && set.rules.answers != AnswersShown::Always; }

int hintsAllowed(const ExerciseSet& set) { return std::min(set.rules.hints, isLocked(set) ? hintsThatReveal - 1 : hintsThatReveal); }

SheetExercises exercisesNamed(const std::vector<NamedExercise>& names)
{
    SheetExercises exercises;
    std::vector<std::size_t> coded;
    for (std::size_t place = 0; place < names.size(); ++place) {
        if (const auto* exercise = std::get_if<Exercise>(&names[place])) {
            exercises.push_back({*exercise, std::nullopt});
        } else {
            exercises.push_back({{}, std::get<ExerciseCode>(names[place])});
            coded.push_back(place);
        }
    }
    const auto codeAt = [&](std::size_t place) -> const ExerciseCode& { return *exercises[place].code; };
    std::ranges::sort(coded, {}, [&](std::size_t place) {
        const ExerciseCode& code = codeAt(place);
        return std::tuple(code.skill, code.game, code.level, code.seed, code.number);
    });
    std::optional<Session> session;
    ExerciseCode drawn;
    Exercise exercise;
    for (const std::size_t place : coded) {
        const ExerciseCode& code = codeAt(place);
        ExerciseCode first = code;
        first.number = drawn.number;
        if (!session || first != drawn) {
            session.emplace(code.skill, code.level, code.seed, code.game);
            drawn = code;
            drawn.number = 0;
        }
        for (; drawn.number < code.number; ++drawn.number)
            exercise = session->next();
        exercises[place].exercise = exercise;
    }
    return exercises;
}

std::string recordName(const SheetExercise& exercise)
{
    if (exercise.code)
        return print(*exercise.code);
    return std::string(name(skillOf(exercise.exercise))) + ' ' + print(*heapsIn(exercise.exercise));
}

std::optional<NamedExercise> parseRecordName(std::string_view name)
{
    if (const auto code = parseExerciseCode(name))
        return *code;
    const std::size_t blank = name.find(' ');
    const auto skill = skillNamed(name.substr(0, blank));
    const auto position = blank == std::string_view::npos ? std::nullopt : std::optional(parsePosition(name.substr(blank + 1)));
    if (!skill || !position || !*position)
        return std::nullopt;
    if (auto exercise = exerciseOn(**position, *skill))
        return *std::move(exercise);
    return std::nullopt;
}

}  // namespace nimstone::practice
