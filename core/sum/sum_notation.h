// The one notation for the positions of all games and for sums of them: read liberally, printed canonically.
//
//   a game       bash(4)   subtraction(1,3,4)   octal(0.77)   kayles
//   a position   bash(4):30   fibonacci-nim:13~6   cutcake:4x7,2x3
//   the same     wythoff:(3,5)   as books write a pair; printed without the parentheses
//                wythoff:3 5     a blank between numbers does for a comma
//   a sum        nim:3,4 + wythoff:3,5
//   a move       as core/notation/notation.h has it; in a sum 2.1-3,2.2-3: before each item the number of the part
#pragma once

#include "core/sum/game_sum.h"

namespace nimstone {

/// The part before the colon, `bash(4)`, and nothing after it.
tl::expected<Rules, NotationError> parseGame(std::string_view text);

tl::expected<GameSum, NotationError> parseSum(std::string_view text);

/// Reads a position as a person types it into a field where `shown` stands: numbers without a game are of its game, of
/// Nim where it is a sum of different games.
tl::expected<GameSum, NotationError> parseTyped(std::string_view text, const GameSum& shown);

/// Of a sum, the move names its part. Whether it is legal is the table's to say.
tl::expected<MoveInSum, NotationError> parseMove(std::string_view text, const GameSum& sum);

std::string print(const Component& part);
std::string print(const GameSum& sum);
std::string print(const MoveInSum& move, const GameSum& sum);

}  // namespace nimstone
