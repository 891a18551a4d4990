// The computations behind the values in the texts of lessons, such as {nim-sum 13,6 = 11}. A test compares each value with the
// result of its computation, so that no number in a lesson can be wrong.
//
//   nim-sum 13,6      sum 8,4,1      minus 21,7     times 4,3      mod 21,4      div 21,4     mex 0,1,3
//   binary 13         1101
//   grundy POSITION   the Grundy value               value POSITION    in Cutcake, the number of moves that Left is ahead
//   winning POSITION  the number of winning moves    moves POSITION    the number of legal moves
//   stones POSITION   the number of stones           after POSITION MOVE   the position after the move
//   zeckendorf 20     13 + 5 + 2                      cold 4            the cold pair with the difference 4
//   lost RULES 12     the P-positions of one heap from 0 to 12
//   values RULES 12   the Grundy values of the heaps 0 to 12
//   right hdu-1850 2 2 3 not 2   the right answer to the input "2 2 3" of a contest problem, which must not be "2"
#pragma once

#include <QString>

#include "core/learn/lesson_line.h"

namespace nimstone::tests {

using Numbers = std::vector<Count>;

/// A number; some numbers; a text that is the same in all languages; or a position.
using LessonValue = std::variant<std::int64_t, Numbers, std::string, GameSum>;

/// Computes a value from its text, without the braces. Arguments may themselves be computations in braces.
tl::expected<LessonValue, learn::LessonError> valueOf(std::string_view text);

/// Returns a value in words: "11", "0, 4, and 8", "(3, 3)".
QString valueText(const LessonValue& value);

/// Returns the values in the text of a lesson that differ from their computations.
QStringList wrongValues(const QString& text);

}  // namespace nimstone::tests
