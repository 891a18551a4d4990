// The answer to an exercise.
#pragma once

#include <compare>
#include <utility>
#include <vector>

#include "core/position.h"

namespace nimstone::practice {

/// The kind of answer that an exercise asks for.
enum class Asks {
    Number,   ///< a number that is not negative
    Amount,   ///< the number of stones to take from a given heap: 1 up to the whole heap
    Heap,     ///< a heap; the answer is its index from 0
    Column,   ///< a binary column; the answer is its weight
    Choice,   ///< one of the options that the exercise offers; the answer is its index from 0
    Numbers,  ///< some of the numbers that the exercise offers, in ascending order
    Moves,    ///< all moves of a certain kind, in ascending order
};

/// An answer: one number (which may be an amount, a heap, a column or a choice), several numbers, or several moves.
class Answer {
public:
    Answer(Count number) : m_numbers{number} {}
    explicit Answer(std::vector<Count> numbers) : m_numbers(std::move(numbers)) {}
    explicit Answer(std::vector<Move> moves) : m_moves(std::move(moves)) {}

    /// The only number of the answer. The exercise must ask for a number, an amount, a heap, a column or a choice.
    Count number() const { return m_numbers.front(); }
    /// The numbers and the moves of the answer, both in ascending order.
    const std::vector<Count>& numbers() const { return m_numbers; }
    const std::vector<Move>& moves() const { return m_moves; }

    auto operator<=>(const Answer&) const = default;

private:
    std::vector<Count> m_numbers;
    std::vector<Move> m_moves;
};

using Answers = std::vector<Answer>;

}  // namespace nimstone::practice
