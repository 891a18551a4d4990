// What a person can be asked before a step is shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count.h"
#include "core/outcome.h"

namespace nimstone::proof {

/// A question that has a number, a heap, an outcome, a winner, or yes or no for its answer. Its words are wording's.
struct Prediction {
    enum class Form {
        Number,   ///< any number
        Heap,     ///< a heap by its number, from 1
        Column,   ///< a column by its weight
        Outcome,  ///< 0 for P, 1 for N
        YesNo,    ///< 0 for no, 1 for yes
        Integer,  ///< any number with its sign: a negative one is 2^64 less than its Count
        Winner,   ///< 0 for whoever does not start, 1 for Left, 2 for Right
    };
    Form form = Form::Number;
    std::vector<Count> right;  ///< each of these is right; at least one

    static Prediction number(Count value) { return {Form::Number, {value}}; }
    static Prediction column(Count weight) { return {Form::Column, {weight}}; }
    static Prediction outcome(nimstone::Outcome value) { return {Form::Outcome, {value == nimstone::Outcome::N ? Count{1} : Count{0}}}; }
    static Prediction yes(bool value) { return {Form::YesNo, {value ? Count{1} : Count{0}}}; }
    static Prediction integer(std::int64_t value) { return {Form::Integer, {static_cast<Count>(value)}}; }
    static Prediction winner(PartisanOutcome value)
    {
        return {Form::Winner, {value == PartisanOutcome::Left ? Count{1} : value == PartisanOutcome::Right ? Count{2} : Count{0}}};
    }
    /// `heaps` count from 0.
    static Prediction heap(const std::vector<std::size_t>& heaps)
    {
        Prediction result{Form::Heap, {}};
        for (const std::size_t heap : heaps)
            result.right.push_back(heap + 1);
        return result;
    }
};

}  // namespace nimstone::proof
