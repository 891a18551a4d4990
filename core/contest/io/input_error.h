// An error in contest input: the place of the wrong token, its text, and the kind of number or text that was expected
// there.
#pragma once

#include <cstdint>
#include <string>

#include "core/count.h"

namespace nimstone::contest {

/// A place in a text: line and column in code points, both from 1. A byte-order mark at the start is not counted.
struct PlaceInText {
    std::uint64_t line = 1;
    std::uint64_t column = 1;

    bool operator==(const PlaceInText&) const = default;
};

/// The largest number of code points of the input that an error quotes.
inline constexpr std::size_t longestExcerpt = 24;

/// The first token of the input that cannot be read. The tokens before this token have been read, and the cases before
/// it have been answered.
struct InputError {
    enum class Expected {
        CaseCount,      ///< the number of cases that follow
        HeapCount,      ///< the number of heaps of the case
        HeapSize,       ///< the number of stones of a heap
        End,            ///< the end of the input; only blanks may follow
        Column,         ///< one of the two coordinates of the queen
        Number,         ///< one of the two numbers of Euclid's game
        Target,         ///< the number up to which the players count
        LeastTaken,     ///< the smallest number of stones that a move may take
        MostTaken,      ///< the largest number of stones that a move may take
        AmountCount,    ///< the number of different amounts that a move may take
        Amount,         ///< an amount that a move may take
        PositionCount,  ///< the number of positions in a question
        PieceCount,     ///< the number of pieces on the strip
        Cell,           ///< the cell in which a piece is
        King,           ///< the index of the king among the climbers
        BlockCount,     ///< the number of blocks of the case
        Side,           ///< the length of one side of a block
        SignRow,        ///< a row of the characters + and −
        CrossRow,       ///< a row of the characters . and X that does not contain three X side by side
    };
    enum class Fault {
        Missing,     ///< the input ends before the token
        Unreadable,  ///< the token is not a number, or not a row of the expected characters
        Negative,    ///< the token is a minus sign with digits
        TooSmall,    ///< the number is less than `least`
        TooLarge,    ///< the number is greater than `limit`, or the row is too long
        Repeated,    ///< the cell contains a piece already
        Surplus,     ///< the token comes after the place where the input should end
    };
    PlaceInText place;
    Expected expected = Expected::CaseCount;
    Fault fault = Fault::Missing;
    Count limit = maxCount;
    std::string found;  ///< the text of the token, cut to longestExcerpt code points; empty if the input ends
    Count least = 0;

    bool operator==(const InputError&) const = default;
};

/// A number that the input must have at some place: its meaning and its range.
struct InputField {
    InputError::Expected expected;
    Count least = 0;
    Count most = maxCount;
};

}  // namespace nimstone::contest
