// The notation for positions of Nim and for the moves of every game. The parsers accept several forms; the printers write one
// canonical form. The positions of all other games are read in core/sum.
//
//   position   nim:3,4,5      blanks, capitals, and full-width ， ： and digits of a Chinese keyboard are accepted
//   move       1-2            takes 2 from heap 1; texts count heaps from 1, Move counts them from 0
//              1-2,3-2        takes 2 from heap 1 and from heap 3
//              1-1/3          takes 1 from heap 1 and leaves a heap of 3 and a heap with the other stones
//              1-0/3/2        takes none and leaves a heap of 3, a heap of 2 and a heap with the other stones
//              1-L3, 1-R3     Cutcake: Left, or Right, cuts block 1 after 3
//
// A byte order mark at the start is skipped and does not count as a column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/position.h"

namespace nimstone {

/// The length of the longest excerpt that an error quotes, in code points.
inline constexpr std::size_t longestExcerpt = 24;

/// The reason why a game cannot be a component of a sum.
enum class SumObstacle {
    MiserePlay,  ///< misère play; the theorem on sums requires normal play
    Partisan,    ///< the players have different moves, as in Cutcake
};

/// The reason why a text cannot be read: the place, the text found there, and what was expected instead.
struct NotationError {
    enum class Expected {
        GameName,        ///< the name of a game; `name` is a guess of the intended name or position, or empty
        Nim,             ///< the name `nim`, because the text may be about Nim only
        Colon,           ///< the colon after the game's name
        NoParameters,    ///< the colon, because the game `name` has no parameters
        Parameters,      ///< the parameters of the game `name` in parentheses
        Parameter,       ///< a parameter: a number of at least `limit`
        SmallerParameter,///< a parameter of at most `limit`
        FewerParameters, ///< at most `limit` parameters
        ParameterEnd,    ///< the closing parenthesis after the parameters
        ParameterSeparator,  ///< a comma or the closing parenthesis
        CodePoint,       ///< the point after the first digit of a code such as 0.77
        CodeDigit,       ///< a digit of a code in base `limit`, 8 or 16
        ShorterCode,     ///< a code of at most `limit` digits after the point
        FiniteCode,      ///< a first digit, in base `limit`, with which every game comes to an end
        CodeWithMove,    ///< a code that allows at least one move
        HeapSize,        ///< a heap size: 0 … maxCount
        SmallerHeap,     ///< a heap of at most maxCount
        Separator,       ///< a comma or the end of the text
        FewerHeaps,      ///< at most `limit` heaps; `name` is the game, if the limit is its limit
        MoreHeaps,       ///< a comma and another heap, because positions of the game `name` have `limit` heaps
        LargerHeap,      ///< a heap of at least `limit`, the minimum of the game `name`
        FewerStones,     ///< at most `limit` stones together, the maximum of the game `name`
        NoQuota,         ///< no quota, because only Fibonacci Nim has a quota
        Quota,           ///< a quota of at least 1
        SmallerQuota,    ///< a quota of at most maxCount
        Side,            ///< the side of a block: a number of at least 1
        SmallerSide,     ///< a side of at most maxCount
        SideSign,        ///< the x between the sides of a block
        FewerParts,      ///< a sum of at most `limit` components
        Summable,        ///< a game that can be a component of a sum; `obstacle` is the reason why the game `name` cannot be one
        PartNumber,      ///< the number of a component of the sum, counted from 1
        Dot,             ///< the dot after the number of the component
        SamePart,        ///< the component in which the move began; its number is `limit`
        HeapNumber,      ///< the number of a heap, counted from 1
        Dash,            ///< the dash between heap and amount
        Amount,          ///< the number of stones to take
        SmallerAmount,   ///< an amount of at most maxCount
        Piece,           ///< the size of a heap that the move leaves, at least 1
        SmallerPiece,    ///< a piece of at most maxCount
        CutPlace,        ///< the place of the cut in the side, at least 1
        SmallerCutPlace, ///< a place of the cut of at most maxCount
        End,             ///< the end of the text
    };
    std::size_t column = 1;  ///< the place of the error in code points, counted from 1
    Expected expected = Expected::GameName;
    std::string found;  ///< the text found, UTF-8, up to a blank or comma; U+FFFD for an invalid byte; empty at the end
    std::string name{};  ///< the name of a game, as the notation writes it
    Count limit = 0;
    SumObstacle obstacle = SumObstacle::MiserePlay;

    bool operator==(const NotationError&) const = default;
};

/// Reads a position of Nim, `nim:3,4,5`. The text should be UTF-8; an invalid byte is reported as an error.
tl::expected<Position, NotationError> parsePosition(std::string_view text);

/// Reads a position as people type it into a field. The beginning `nim:` may be missing, and blanks may replace commas.
tl::expected<Position, NotationError> parseHeaps(std::string_view text);

/// Reads a move such as `1-2` in any of its forms. A move in several heaps may name the heaps in any order. The function does
/// not check whether the move is legal in a game.
tl::expected<Move, NotationError> parseMove(std::string_view text);

/// Prints a position of Nim with 1 … maxHeaps heaps, so that `parsePosition` reads it back.
std::string print(const Position& position);

/// Prints a move, so that `parseMove` reads it back.
std::string print(const Move& move);

}  // namespace nimstone
