// Exercises: a skill, and a task on a position whose answer is a number.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/position.h"

namespace nimstone::practice {

enum class Skill { NimSum, EligibleHeap, HowMany };

inline constexpr std::array allSkills{Skill::NimSum, Skill::EligibleHeap, Skill::HowMany};

/// The name in files and on the command line: `nim-sum`, `eligible-heap`, `how-many`.
std::string_view name(Skill skill);
std::optional<Skill> skillNamed(std::string_view name);

/// What is s = x₁ ⊕ … ⊕ xₙ?
struct NimSumExercise {
    Position position;

    bool operator==(const NimSumExercise&) const = default;
};

/// Which heap can a winning move be made from? s ≠ 0, and at least one heap has no such move.
struct EligibleHeapExercise {
    Position position;

    bool operator==(const EligibleHeapExercise&) const = default;
};

/// How many stones of this heap must be taken to make the nim-sum 0? The heap has a winning move.
struct HowManyExercise {
    Position position;
    std::size_t heap = 0;

    bool operator==(const HowManyExercise&) const = default;
};

using Exercise = std::variant<NimSumExercise, EligibleHeapExercise, HowManyExercise>;

/// A nim-sum, the index of a heap from 0, or a number of stones, as the exercise asks.
using Answer = Count;

Skill skillOf(const Exercise& exercise);
const Position& positionOf(const Exercise& exercise);

/// Whether the exercise keeps what its kind promises. `check` and `hints` are for such exercises only.
bool isSound(const Exercise& exercise);

/// Every right answer, in ascending order; none where the exercise is not sound for want of one.
std::vector<Answer> rightAnswers(const Exercise& exercise);

}  // namespace nimstone::practice
