// The notation for positions of Nim and for the moves of every game: read liberally, printed canonically. The positions
// of all games are read in core/sum.
//
//   position   nim:3,4,5      blanks, capitals, and the full-width ， ： and digits of a Chinese keyboard, are read too
//   move       1-2            takes 2 from heap 1; heaps are counted from 1 in text, from 0 in Move
//              1-2,3-2        takes 2 from heap 1 and from heap 3
//              1-1/3          takes 1 from heap 1 and leaves a heap of 3 and the rest; 1-0/3/2 one of 3, one of 2 and it
//              1-L3, 1-R3     Cutcake: Left, or Right, cuts block 1 after 3
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

/// Why a game does not stand in a sum with others.
enum class SumObstacle {
    MiserePlay,  ///< the theorem on sums speaks of normal play
    Partisan,    ///< the players have different moves: Cutcake
};

/// What cannot be read: where, what was found there, and what was expected instead.
struct NotationError {
    enum class Expected {
        GameName,        ///< a game that is known; `name`: what was meant, where it can be guessed: a game, or a whole position
        Nim,             ///< Nim, where no other game is known yet
        Colon,           ///< the colon after the game
        NoParameters,    ///< the colon: the game `name` has no parameters
        Parameters,      ///< the parameters of the game `name` in parentheses
        Parameter,       ///< a parameter: a number from `limit`
        SmallerParameter,///< a parameter of at most `limit`
        FewerParameters, ///< at most `limit` parameters
        ParameterEnd,    ///< the closing parenthesis
        ParameterSeparator,  ///< a comma or the closing parenthesis
        CodePoint,       ///< the point after the first digit of a code such as 0.77
        CodeDigit,       ///< a digit of a code in base `limit`, 8 or 16
        ShorterCode,     ///< a code of at most `limit` digits after the point
        FiniteCode,      ///< a first digit, in base `limit`, with which every game ends
        CodeWithMove,    ///< a code that allows some move
        HeapSize,        ///< 0 … maxCount
        SmallerHeap,     ///< a number was found, but it is over maxCount
        Separator,       ///< a comma or the end
        FewerHeaps,      ///< no more than `limit` heaps; `name`: the game, where it is the game that has so many
        MoreHeaps,       ///< a comma and another heap: the game `name` has `limit` of them
        LargerHeap,      ///< a heap of at least `limit`, which is what the game `name` asks for
        FewerStones,     ///< at most `limit` stones together, which is what the game `name` asks for
        NoQuota,         ///< no quota: only Fibonacci Nim has one
        Quota,           ///< a quota from 1
        SmallerQuota,    ///< a number was found, but it is over maxCount
        Side,            ///< the side of a block: a number from 1
        SmallerSide,     ///< a number was found, but it is over maxCount
        SideSign,        ///< the x between the sides of a block
        FewerParts,      ///< a sum of at most `limit` parts
        Summable,        ///< a game that may stand in a sum with the others; `obstacle`: why `name` may not
        PartNumber,      ///< the number of a part of the sum, from 1
        Dot,             ///< the dot after the part's number
        SamePart,        ///< the part that the move began in, `limit`
        HeapNumber,      ///< the number of a heap, from 1
        Dash,            ///< the dash between heap and amount
        Amount,          ///< how many to take
        SmallerAmount,   ///< a number was found, but it is over maxCount
        Piece,           ///< the size of a heap that is left, from 1
        SmallerPiece,    ///< a number was found, but it is over maxCount
        CutPlace,        ///< after how much a block is cut, from 1
        SmallerCutPlace, ///< a number was found, but it is over maxCount
        End,             ///< nothing more
    };
    std::size_t column = 1;  ///< in code points, from 1
    Expected expected = Expected::GameName;
    std::string found;  ///< UTF-8, up to a blank or comma; U+FFFD for a byte that is none; empty where the text ends
    std::string name{};  ///< of a game, in the notation
    Count limit = 0;
    SumObstacle obstacle = SumObstacle::MiserePlay;

    bool operator==(const NotationError&) const = default;
};

/// Reads a position of Nim, `nim:3,4,5`. The text is UTF-8; a byte that belongs to no code point is never expected.
tl::expected<Position, NotationError> parsePosition(std::string_view text);

/// Reads a position as a person types it into a field: `nim:` may be left out, and blanks may stand for commas.
tl::expected<Position, NotationError> parseHeaps(std::string_view text);

/// Reads `1-2`, in any of its forms; several heaps may be named in any order. Whether it is legal is the game's to say.
tl::expected<Move, NotationError> parseMove(std::string_view text);

/// What `parsePosition` reads back, for a position of Nim of 1 … maxHeaps heaps.
std::string print(const Position& position);

/// What `parseMove` reads back.
std::string print(const Move& move);

}  // namespace nimstone
