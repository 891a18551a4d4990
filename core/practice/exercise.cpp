#include "core/practice/exercise.h"

#include <array>
#include <utility>

namespace nimstone::practice {

namespace {

template <class... Kinds>
constexpr bool areKinds(const std::variant<Kinds...>*)
{
    // The place of a class in the variant is that of its skill.
    int place = 0;
    return (ExerciseKind<Kinds> && ...) && ((Kinds::skill == allSkills[static_cast<std::size_t>(place++)]) && ...)
        && sizeof...(Kinds) == allSkills.size();
}
static_assert(areKinds(static_cast<const Exercise*>(nullptr)));

using DrawKind = Exercise (*)(Chance&, int);

template <class... Kinds>
constexpr std::array<DrawKind, sizeof...(Kinds)> drawsOf(const std::variant<Kinds...>*)
{
    return {[](Chance& chance, int level) -> Exercise { return Kinds::draw(chance, level); }...};
}

template <class Kind>
std::optional<Exercise> exerciseOnHeaps(const Position& position)
{
    if constexpr (OnHeaps<Kind>) {
        Kind exercise;
        exercise.position = position;
        if constexpr (requires { exercise.heap; }) {
            while (exercise.heap < position.heaps.size() && !exercise.isSound())
                ++exercise.heap;
        }
        return exercise.isSound() ? std::optional<Exercise>(exercise) : std::nullopt;
    } else {
        return std::nullopt;
    }
}

using OnPosition = std::optional<Exercise> (*)(const Position&);

template <class... Kinds>
constexpr std::array<OnPosition, sizeof...(Kinds)> onPositionsOf(const std::variant<Kinds...>*)
{
    return {exerciseOnHeaps<Kinds>...};
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

std::vector<Count> likenessOf(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.likeness(); }, exercise);
}

Count difficultyOf(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.difficulty(); }, exercise);
}

Answers rightAnswers(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.rightAnswers(); }, exercise);
}

std::vector<Misled> misled(const Exercise& exercise)
{
    return std::visit([](const auto& kind) { return kind.misled(); }, exercise);
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

Exercise drawExercise(Skill skill, Chance& chance, int level)
{
    static constexpr auto draws = drawsOf(static_cast<const Exercise*>(nullptr));
    return draws[static_cast<std::size_t>(skill)](chance, level);
}

std::optional<Exercise> exerciseOn(const Position& position, Skill skill)
{
    static constexpr auto onPositions = onPositionsOf(static_cast<const Exercise*>(nullptr));
    return onPositions[static_cast<std::size_t>(skill)](position);
}

const Position* heapsIn(const Exercise& exercise)
{
    return std::visit(
        [](const auto& kind) -> const Position* {
            if constexpr (OnHeaps<std::decay_t<decltype(kind)>>)
                return &kind.position;
            else
                return nullptr;
        },
        exercise);
}

}  // namespace nimstone::practice
