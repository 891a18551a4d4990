// The values in the text of a lesson, such as {nim-sum 13,6}. They are computed, so that no number in a lesson can be wrong.
//
//   nim-sum 13,6      sum 8,4,1      minus 21,7     times 4,3      mod 21,4      div 21,4     mex 0,1,3
//   binary 13         1101
//   grundy POSITION   the Grundy value               value POSITION    in Cutcake, the number of moves that Left is ahead
//   winning POSITION  the number of winning moves    moves POSITION    the number of legal moves
//   stones POSITION   the number of stones           after POSITION MOVE   the position after the move
//   zeckendorf 20     13 + 5 + 2                      cold 4            the cold pair with the difference 4
//   lost RULES 12     the P-positions of one heap from 0 to 12
//   values RULES 12   the Grundy values of the heaps 0 to 12
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::learn {

/// The place and the reason of an error in the file of a lesson. Only authors of lessons see it.
struct LessonError {
    std::size_t line = 0;    ///< counted from 1; 0 if the text is not from a file
    std::string expected{};  ///< what should be there
    std::string found{};     ///< what is there
};

using Numbers = std::vector<Count>;

/// A number; some numbers; a text that is the same in all languages; or a position.
using Value = std::variant<std::int64_t, Numbers, std::string, GameSum>;

/// Computes a value from its text, without the braces. Arguments may themselves be values in braces.
tl::expected<Value, LessonError> valueOf(std::string_view text);

}  // namespace nimstone::learn
