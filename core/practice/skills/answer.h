// What a person answers to an exercise.
#pragma once

#include <compare>
#include <utility>
#include <vector>

#include "core/position.h"

namespace nimstone::practice {

/// What an exercise asks for.
enum class Asks {
    Number,   ///< a number
    Amount,   ///< how many stones of a heap that is given: 1 … all of it
    Heap,     ///< a heap, counted from 0
    Column,   ///< a column, by its weight
    Choice,   ///< one of the options that the exercise offers, counted from 0
    Numbers,  ///< some of the numbers that the exercise offers, in ascending order
    Moves,    ///< all moves of a kind, in ascending order
};

/// A number, a heap, a column or a choice; several numbers; several moves: as the exercise asks.
class Answer {
public:
    Answer(Count number) : m_numbers{number} {}
    explicit Answer(std::vector<Count> numbers) : m_numbers(std::move(numbers)) {}
    explicit Answer(std::vector<Move> moves) : m_moves(std::move(moves)) {}

    /// The answer to an exercise that asks for one number, heap, column or choice.
    Count number() const { return m_numbers.front(); }
    /// In ascending order, as the moves are.
    const std::vector<Count>& numbers() const { return m_numbers; }
    const std::vector<Move>& moves() const { return m_moves; }

    auto operator<=>(const Answer&) const = default;

private:
    std::vector<Count> m_numbers;
    std::vector<Move> m_moves;
};

using Answers = std::vector<Answer>;

}  // namespace nimstone::practice
