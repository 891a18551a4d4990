// What is wrong with a contest's input: where, what was found there, and what was expected instead.
#pragma once

#include <cstdint>
#include <string>

#include "core/count.h"

namespace nimstone::contest {

/// A place in a text, line and column in code points, both from 1. A byte-order mark at the start has no column.
struct PlaceInText {
    std::uint64_t line = 1;
    std::uint64_t column = 1;

    bool operator==(const PlaceInText&) const = default;
};

/// The longest part of the input that an error quotes, in code points.
inline constexpr std::size_t longestExcerpt = 24;

/// The first token that cannot be read. Every token before it was read and answered.
struct InputError {
    enum class Expected {
        CaseCount,      ///< how many cases follow
        HeapCount,      ///< how many heaps the case has
        HeapSize,       ///< the stones of a heap
        End,            ///< nothing but blanks
        Column,         ///< a coordinate of the queen
        Number,         ///< one of two numbers: Euclid's game
        Target,         ///< the number that is counted up to
        LeastTaken,     ///< so many must be taken at least
        MostTaken,      ///< so many may be taken at most
        AmountCount,    ///< how many amounts may be taken
        Amount,         ///< an amount that may be taken
        PositionCount,  ///< how many positions are asked about
        PieceCount,     ///< how many pieces stand on the strip
        Cell,           ///< the cell of a piece
        King,           ///< which of the climbers is the king
        BlockCount,     ///< how many blocks the case has
        Side,           ///< a side of a block
        SignRow,        ///< a row of + and −
        CrossRow,       ///< a row of . and X without three X side by side
    };
    enum class Fault {
        Missing,     ///< the input ends
        Unreadable,  ///< something that is no number, or no such row
        Negative,    ///< a minus sign and digits
        TooSmall,    ///< a number under `least`
        TooLarge,    ///< a number over the limit, or a longer row
        Repeated,    ///< a cell where a piece stands already
        Surplus,     ///< something where the input should have ended
    };
    PlaceInText place;
    Expected expected = Expected::CaseCount;
    Fault fault = Fault::Missing;
    Count limit = maxCount;
    std::string found;  ///< the token, at most longestExcerpt code points; empty where the input ends
    Count least = 0;

    bool operator==(const InputError&) const = default;
};

/// A number of the input: what it is, and what it may be.
struct InputField {
    InputError::Expected expected;
    Count least = 0;
    Count most = maxCount;
};

}  // namespace nimstone::contest
