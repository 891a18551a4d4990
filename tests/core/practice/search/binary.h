// Answers of the exercises on binary numbers, found by counting up.
#pragma once

#include "core/practice/exercise.h"
#include "tests/core/practice/search/nim.h"

namespace nimstone::tests {

/// Counts up from 0, bit by bit, until the bits are those of the number. Returns how often it counted.
inline practice::Answers rightBySearch(const practice::ReadBinaryExercise& exercise)
{
    std::vector<bool> wanted;
    for (Count rest = exercise.number; rest > 0; rest /= 2)
        wanted.push_back(rest % 2 == 1);
    std::vector<bool> bits(wanted.size(), false);
    Count counted = 0;
    for (; bits != wanted; ++counted) {
        std::size_t carry = 0;
        while (bits[carry])
            bits[carry++] = false;
        bits[carry] = true;
    }
    return {counted};
}

/// Returns all numbers that fit into the columns, and the next three.
inline practice::Answers possibleAnswers(const practice::ReadBinaryExercise& exercise)
{
    return numbers(0, (Count{1} << exercise.columns) + 3);
}

}  // namespace nimstone::tests
