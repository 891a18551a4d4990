// The notation for positions of all games and for sums of them. The parsers accept several forms; the printers write one
// canonical form.
//
//   a game       bash(4)   subtraction(1,3,4)   octal(0.77)   kayles
//   a position   bash(4):30   fibonacci-nim:13~6   cutcake:4x7,2x3
//                wythoff:(3,5)   as books write a pair; printed without the parentheses
//                wythoff:3 5     a blank between numbers replaces a comma
//   a sum        nim:3,4 + wythoff:3,5
//   a move       see core/notation/notation.h; in a sum each item begins with the number of its component: 2.1-3,2.2-3
#pragma once

#include "core/sum/game_sum.h"

namespace nimstone {

/// Reads a game as it is written before the colon, such as `bash(4)`. The text must end after the game.
tl::expected<Rules, NotationError> parseGame(std::string_view text);

tl::expected<GameSum, NotationError> parseSum(std::string_view text);

/// Returns the names of the games whose example in the catalogue has the property: the game `first`, then the others in the order of
/// the catalogue.
std::vector<std::string_view> gamesWith(bool (*property)(const Rules&), std::string_view first = "nim");

/// Reads a position that a person types into a field while `shown` is displayed. Numbers without a game's name belong to the
/// game of `shown`, or to Nim if `shown` is a sum of different games.
tl::expected<GameSum, NotationError> parseTyped(std::string_view text, const GameSum& shown);

/// Reads a move; in a sum, the text of the move names its component. The function does not check whether the move is legal.
tl::expected<MoveInSum, NotationError> parseMove(std::string_view text, const GameSum& sum);

std::string print(const Component& part);
std::string print(const GameSum& sum);
std::string print(const MoveInSum& move, const GameSum& sum);

}  // namespace nimstone
