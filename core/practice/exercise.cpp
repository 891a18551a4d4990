#include "core/practice/exercise.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

template <class... Kinds>
constexpr bool areKinds(const std::variant<Kinds...>*)
{
    // The index of a class in the variant must be the index of its skill.
    int place = 0;
    return (ExerciseKind<Kinds> && ...) && ((Kinds::skill == allSkills[static_cast<std::size_t>(place++)]) && ...)
        && sizeof...(Kinds) == allSkills.size();
}
static_assert(areKinds(static_cast<const Exercise*>(nullptr)));

/// Calls `call` with the exercise class of the skill as its template argument, and returns the result.
template <class Call, class... Kinds>
auto forKindOf(Skill skill, const Call& call, const std::variant<Kinds...>*)
{
    using Given = std::common_type_t<decltype(call.template operator()<Kinds>())...>;
    constexpr std::array<Given (*)(const Call&), sizeof...(Kinds)> calls{
        [](const Call& made) -> Given { return made.template operator()<Kinds>(); }...};
    return calls[static_cast<std::size_t>(skill)](call);
}

template <class Call>
auto forKindOf(Skill skill, const Call& call)
{
    return forKindOf(skill, call, static_cast<const Exercise*>(nullptr));
}

}  // namespace

Skill skillOf(const Exercise& exercise) { return allSkills[exercise.index()]; }

Asks asksFor(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.asks; }, exercise);
}

bool isSound(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.isSound(); }, exercise);
}

bool isWorthAsking(const Exercise& exercise, int level)
{
    return std::visit([level](const auto& kind) { return kind.isWorthAsking(level); }, exercise);
}

std::vector<Count> dedupKeyOf(const Exercise& exercise)
{
    return std::visit(
        []<class Kind>(const Kind& kind) {
            if constexpr (OnHeaps<Kind>)
                return sortedHeaps(kind.position);
            else
                return kind.likeness();
        },
        exercise);
}

Count difficultyOf(const Exercise& exercise)
{
    return std::visit(
        []<class Kind>(const Kind& kind) {
            if constexpr (OnHeaps<Kind>)
                return bitsIn(kind.position);
            else
                return kind.difficulty();
        },
        exercise);
}

Answers rightAnswers(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.rightAnswers(); }, exercise);
}

std::vector<MisconceptionAnswer> misconceptionAnswers(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.misconceptionAnswers(); }, exercise);
}

std::vector<Count> offeredIn(const Exercise& exercise)
{
    return std::visit(
        [](const auto& kind) -> std::vector<Count> {
            if constexpr (requires { kind.offered(); })
                return kind.offered();
            else
                return {};
        },
        exercise);
}

std::optional<std::size_t> heapAskedIn(const Exercise& exercise)
{
    return std::visit(
        [](const auto& kind) -> std::optional<std::size_t> {
            if constexpr (requires { std::size_t{kind.heap}; })
                return kind.heap;
            else
                return std::nullopt;
        },
        exercise);
}

int columnsAskedIn(const Exercise& exercise)
{
    return std::visit(
        [](const auto& kind) {
            if constexpr (requires { kind.answerColumns(); })
                return kind.answerColumns();
            else
                return 0;
        },
        exercise);
}

Exercise drawExercise(Skill skill, Chance& chance, int level, std::optional<OutcomeGame> game)
{
    return forKindOf(skill, [&]<class Kind>() -> Exercise {
        if constexpr (requires { Kind::draw(chance, level, game); })
            return Kind::draw(chance, level, game);
        else
            return Kind::draw(chance, level);
    });
}

std::optional<Exercise> exerciseOn(const Position& position, Skill skill)
{
    return forKindOf(skill, [&]<class Kind>() -> std::optional<Exercise> {
        if constexpr (OnHeaps<Kind>) {
            Kind exercise;
            exercise.position = position;
            if constexpr (requires { exercise.heap; }) {
                while (exercise.heap < position.heaps.size() && !exercise.isSound())
                    ++exercise.heap;
            }
            if (exercise.isSound())
                return exercise;
        }
        return std::nullopt;
    });
}

bool isAskedOnHeaps(Skill skill)
{
    return forKindOf(skill, []<class Kind>() { return OnHeaps<Kind>; });
}

const Position* heapsIn(const Exercise& exercise)
{
    return std::visit(
        []<class Kind>(const Kind& kind) -> const Position* {
            if constexpr (OnHeaps<Kind>)
                return &kind.position;
            else
                return nullptr;
        },
        exercise);
}

Result check(const Exercise& exercise, const Answer& answer)
{
    assert(isSound(exercise));
    return std::visit([&answer](const auto& kind) -> Result { return kind.check(answer); }, exercise);
}

bool isRight(const Result& result)
{
    return std::visit([](const auto& ofSkill) { return isRight(ofSkill); }, result);
}

std::optional<Misconception> misconceptionIn(const Result& result)
{
    return std::visit([](const auto& ofSkill) { return misconceptionIn(ofSkill); }, result);
}

Ladder hints(const Exercise& exercise)
{
    assert(isSound(exercise));
    return std::visit(
        [](const auto& kind) {
            Ladder ladder;
            std::ranges::copy(kind.hints(), ladder.begin());
            return ladder;
        },
        exercise);
}

bool fits(const Rung& rung, const Exercise& exercise, const Answer& answer)
{
    return std::visit(
        [&](const auto& kind) {
            using OfSkill = typename std::decay_t<decltype(kind)>::Rung;
            return kind.fits(std::get<OfSkill>(rung), answer);
        },
        exercise);
}

}  // namespace nimstone::practice
