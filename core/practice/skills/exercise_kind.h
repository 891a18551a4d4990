// What every class of exercises is made of, and what it answers: for the classes of the skills.
#pragma once

#include <array>
#include <concepts>
#include <variant>

#include "core/practice/skills/misconception.h"
#include "core/practice/skills/skill.h"
#include "core/random.h"

namespace nimstone::practice {

/// The shape of a hint ladder.
inline constexpr std::size_t rungCount = 5;
template <class Rung>
using LadderOf = std::array<Rung, rungCount>;

/// A class of exercises that are asked about heaps of Nim.
template <class E>
concept OnHeaps = requires(const E& exercise) {
    { exercise.position } -> std::convertible_to<Position>;
};

/// How exercises that are not are told apart, and how hard they are; heaps of Nim are looked at alike in every skill.
template <class E>
concept Compared = requires(const E& exercise) {
    /// Equal for exercises that a person would take for the same.
    { exercise.likeness() } -> std::same_as<std::vector<Count>>;
    /// What the levels differ in: higher at a higher level, on average.
    { exercise.difficulty() } -> std::same_as<Count>;
};

/// Whether what an answer turned out to be is right: such a kind has `static constexpr bool right = true`.
template <class... Kinds>
bool isRight(const std::variant<Kinds...>& result)
{
    return std::visit([]<class Kind>(const Kind&) { return requires { Kind::right; }; }, result);
}

/// The misconception that a wrong answer shows, where its kind has a `misconception`.
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

/// What every class of exercises answers.
template <class E>
concept ExerciseKind = std::equality_comparable<E> && (OnHeaps<E> || Compared<E>)
    && requires(const E& exercise, Chance& chance, int level, const Answer& answer, const typename E::Rung& rung) {
           { E::skill } -> std::convertible_to<Skill>;
           { exercise.asks } -> std::convertible_to<Asks>;

           /// An exercise by chance, perhaps neither sound nor worth asking.
           { E::draw(chance, level) } -> std::same_as<E>;
           /// Whether it keeps what its class promises. All that follows is for sound exercises only.
           { exercise.isSound() } -> std::same_as<bool>;
           /// Whether it is neither trivial nor right for a wrong reason at that level: every misconception in `misled`
           /// that can be told apart is.
           { exercise.isWorthAsking(level) } -> std::same_as<bool>;

           /// Every right answer, at least one, in ascending order.
           { exercise.rightAnswers() } -> std::same_as<Answers>;
           /// What people who hold a misconception would answer, some of which may be right.
           { exercise.misled() } -> std::same_as<std::vector<Misled>>;
           /// Where an answer fits several misconceptions, the one that is the likeliest is named.
           { exercise.check(answer) } -> std::same_as<typename E::Result>;

           /// A rung holds only what it shows, and never what a later rung reveals. The first two exclude no answer; the
           /// third does where there are three or more; from there on those that fit never grow in number: two at least
           /// fit the fourth, one the fifth.
           { exercise.hints() } -> std::same_as<LadderOf<typename E::Rung>>;
           /// Whether an answer that can be given agrees with everything that this rung of its ladder shows.
           { exercise.fits(rung, answer) } -> std::same_as<bool>;
       };

}  // namespace nimstone::practice
