// The one notation for positions and moves: read liberally, printed canonically.
//
//   position   nim:3,4,5      blanks, and the full-width ， ： and digits of a Chinese keyboard, are read too
//   move       1-2            takes 2 from heap 1; heaps are counted from 1 in text, from 0 in Move
//
// A byte order mark at the start is passed over and has no column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/position.h"

namespace nimstone {

/// The longest part of a text that an error quotes, in code points.
inline constexpr std::size_t longestExcerpt = 24;

/// What cannot be read: where, what was found there, and what was expected instead.
struct NotationError {
    enum class Expected {
        GameName,      ///< a game that is known
        Colon,         ///< the colon after the game
        HeapSize,      ///< 0 … maxCount
        SmallerHeap,   ///< a number was found, but it is over maxCount
        Separator,     ///< a comma or the end
        FewerHeaps,    ///< no more than maxHeaps heaps
        HeapNumber,    ///< the number of a heap, from 1
        Dash,          ///< the dash between heap and amount
        Amount,        ///< how many to take
        SmallerAmount, ///< a number was found, but it is over maxCount
        End,           ///< nothing more
    };
    std::size_t column = 1;  ///< in code points, from 1
    Expected expected = Expected::GameName;
    std::string found;  ///< UTF-8, up to a blank or comma; U+FFFD for a byte that is none; empty where the text ends

    bool operator==(const NotationError&) const = default;
};

/// Reads `nim:3,4,5`. The text is UTF-8; a byte that belongs to no code point is never expected.
tl::expected<Position, NotationError> parsePosition(std::string_view text);

/// Reads a position as a person types it into a field: `nim:` may be left out, and blanks may stand for commas.
tl::expected<Position, NotationError> parseHeaps(std::string_view text);

/// Reads `1-2`. Whether the move is legal is the game's to say.
tl::expected<Move, NotationError> parseMove(std::string_view text);

/// What `parsePosition` reads back, for a position of 1 … maxHeaps heaps.
std::string print(const Position& position);
std::string print(const Move& move);

}  // namespace nimstone
