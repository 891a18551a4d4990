// The members that every class of exercises has to provide. The classes of the skills include this file.
#pragma once

#include <array>
#include <concepts>
#include <variant>

#include "core/practice/skills/misconception.h"
#include "core/practice/skills/skill.h"
#include "core/random.h"

namespace nimstone::practice {

/// The number of hints (rungs) of a hint ladder.
inline constexpr std::size_t rungCount = 5;
template <class Rung>
using LadderOf = std::array<Rung, rungCount>;

/// Selects the classes whose exercises are asked on heaps of Nim.
template <class E>
concept OnHeaps = requires(const E& exercise) {
    { exercise.position } -> std::convertible_to<Position>;
};

/// Selects the classes that have functions for comparing exercises. Exercises on heaps of Nim do not need these functions,
/// because they are compared in the same way for all skills.
template <class E>
concept Compared = requires(const E& exercise) {
    /// A key that is equal for exercises that look the same to a person.
    { exercise.likeness() } -> std::same_as<std::vector<Count>>;
    /// A measure that is higher at a higher level, on average.
    { exercise.difficulty() } -> std::same_as<Count>;
};

/// True if the result means that the answer is right. The struct of a right result has `static constexpr bool right = true`.
template <class... Kinds>
bool isRight(const std::variant<Kinds...>& result)
{
    return std::visit([]<class Kind>(const Kind&) { return requires { Kind::right; }; }, result);
}

/// The misconception of a result, if the struct of the result has a member `misconception`.
template <class... Kinds>
std::optional<Misconception> misconceptionIn(const std::variant<Kinds...>& result)
{
    return std::visit(
        []<class Kind>(const Kind& kind) -> std::optional<Misconception> {
            if constexpr (requires { kind.misconception; })
                return kind.misconception;
            else
                return std::nullopt;
        },
        result);
}

/// The members that every class of exercises has.
template <class E>
concept ExerciseKind = std::equality_comparable<E> && (OnHeaps<E> || Compared<E>)
    && requires(const E& exercise, Chance& chance, int level, const Answer& answer, const typename E::Rung& rung) {
           { E::skill } -> std::convertible_to<Skill>;
           { exercise.asks } -> std::convertible_to<Asks>;

           /// Draws a random exercise, which may be neither sound nor worth asking.
           { E::draw(chance, level) } -> std::same_as<E>;
           /// True if the exercise satisfies the conditions in the comment of its class. All functions below require that the
           /// exercise is sound.
           { exercise.isSound() } -> std::same_as<bool>;
           /// True if the exercise is not trivial at that level and cannot be answered right for a wrong reason: each
           /// misconception in `misconceptionAnswers` gives a wrong answer if that is possible.
           { exercise.isWorthAsking(level) } -> std::same_as<bool>;

           /// All right answers, at least one, in ascending order.
           { exercise.rightAnswers() } -> std::same_as<Answers>;
           /// The answers that people with a misconception would give. Some of them may be right.
           { exercise.misconceptionAnswers() } -> std::same_as<std::vector<MisconceptionAnswer>>;
           /// The result of an answer. If the answer fits several misconceptions, the result names the likeliest of them.
           { exercise.check(answer) } -> std::same_as<typename E::Result>;

           /// The hint ladder. A hint (rung) holds only what it shows, and nothing that a later hint reveals. The first two
           /// hints exclude no answer. The third hint excludes some answers if at least three are possible. From then on, the
           /// number of answers that fit never grows: at least two answers fit the fourth hint, and one fits the fifth.
           { exercise.hints() } -> std::same_as<LadderOf<typename E::Rung>>;
           /// True if a possible answer agrees with everything that the hint `rung` of its ladder shows.
           { exercise.fits(rung, answer) } -> std::same_as<bool>;
       };

}  // namespace nimstone::practice
