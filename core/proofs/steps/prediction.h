// The questions that the program can ask the user before it shows a step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count.h"
#include "core/outcome.h"

namespace nimstone::proof {

/// A question whose answer is a number, a heap, a column, an outcome, a winner, or yes or no. The code in app/wording
/// makes the text of the question.
struct Prediction {
    enum class Form {
        Number,   ///< the answer is a number that is not negative
        Heap,     ///< the answer is the number of a heap, from 1
        Column,   ///< the answer is the weight of a binary column
        Outcome,  ///< the answer is an outcome: 0 for P, 1 for N
        YesNo,    ///< the answer is yes or no: 0 for no, 1 for yes
        Integer,  ///< the answer is a number with a sign; a negative answer n is stored as n + 2^64 (two's complement)
        Winner,   ///< the answer is a winner: 0 for the player who does not start, 1 for Left, 2 for Right
    };
    Form form = Form::Number;
    std::vector<Count> right;  ///< every correct answer; there is at least one

    static Prediction number(Count value) { return {Form::Number, {value}}; }
    static Prediction column(Count weight) { return {Form::Column, {weight}}; }
    static Prediction outcome(nimstone::Outcome value) { return {Form::Outcome, {value == nimstone::Outcome::N ? Count{1} : Count{0}}}; }
    static Prediction yes(bool value) { return {Form::YesNo, {value ? Count{1} : Count{0}}}; }
    static Prediction integer(std::int64_t value) { return {Form::Integer, {static_cast<Count>(value)}}; }
    static Prediction winner(PartisanOutcome value)
    {
        return {Form::Winner, {value == PartisanOutcome::Left ? Count{1} : value == PartisanOutcome::Right ? Count{2} : Count{0}}};
    }
    /// Makes a question whose right answers are the heaps with these indices, counted from 0.
    static Prediction heap(const std::vector<std::size_t>& heaps)
    {
        Prediction result{Form::Heap, {}};
        for (const std::size_t heap : heaps)
            result.right.push_back(heap + 1);
        return result;
    }
};

}  // namespace nimstone::proof
