// An error in contest input: its place, the token found there, and what was expected instead.
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

/// The longest part of the input that an error quotes, in code points.
inline constexpr std::size_t longestExcerpt = 24;

/// The first token that cannot be read. All tokens before it were read, and the cases before it are answered.
struct InputError {
    enum class Expected {
        CaseCount,      ///< number of cases that follow
        HeapCount,      ///< number of heaps of the case
        HeapSize,       ///< number of stones of a heap
        End,            ///< end of the input; only blanks may follow
        Column,         ///< a coordinate of the queen
        Number,         ///< one of the two numbers of Euclid's game
        Target,         ///< number up to which the players count
        LeastTaken,     ///< least number of stones that a move must take
        MostTaken,      ///< largest number of stones that a move may take
        AmountCount,    ///< number of amounts that a move may take
        Amount,         ///< an amount that a move may take
        PositionCount,  ///< number of positions in the question
        PieceCount,     ///< number of pieces on the strip
        Cell,           ///< the cell of a piece
        King,           ///< index of the king among the climbers
        BlockCount,     ///< number of blocks of the case
        Side,           ///< a side of a block
        SignRow,        ///< a row of + and −
        CrossRow,       ///< a row of . and X without three X side by side
    };
    enum class Fault {
        Missing,     ///< the input ends
        Unreadable,  ///< a token that is not a number, or not a row of the expected characters
        Negative,    ///< a minus sign and digits
        TooSmall,    ///< a number less than `least`
        TooLarge,    ///< a number greater than `limit`, or a row that is too long
        Repeated,    ///< a cell that already has a piece
        Surplus,     ///< a token after the expected end of the input
    };
    PlaceInText place;
    Expected expected = Expected::CaseCount;
    Fault fault = Fault::Missing;
    Count limit = maxCount;
    std::string found;  ///< the token, cut to longestExcerpt code points; empty if the input ends
    Count least = 0;

    bool operator==(const InputError&) const = default;
};

/// A number of the input: its meaning and its range.
struct InputField {
    InputError::Expected expected;
    Count least = 0;
    Count most = maxCount;
};

}  // namespace nimstone::contest
