// Reads and prints moves in the notation. Only for use inside core.
#pragma once

#include "core/notation/notation_reader.h"

namespace nimstone {

/// A move and the index (from 0) of the part of the sum that contains it.
struct MoveInPart {
    std::size_t part = 0;
    Move move;
};

/// Reads a move such as `1-2` up to the end of the text. With `ofSum` it reads `2.1-2`, where each item of a move in several
/// heaps repeats the part.
tl::expected<MoveInPart, NotationError> readMove(NotationReader& reader, bool ofSum);

/// Prints the move with the prefix `part`, such as `2.` or an empty text, before each item.
std::string printed(const Move& move, const std::string& part);

}  // namespace nimstone
