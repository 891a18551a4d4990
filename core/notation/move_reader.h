// Reads and prints moves in the notation. The header is for use inside core only.
#pragma once

#include "core/notation/notation_reader.h"

namespace nimstone {

/// A move and the index of the component that contains it; indices start at 0.
struct MoveInPart {
    std::size_t part = 0;
    Move move;
};

/// Reads a move such as `1-2` up to the end of the text. If `ofSum` is true, it reads moves such as `2.1-2`, where each item of
/// a move in several heaps repeats the number of the component.
tl::expected<MoveInPart, NotationError> readMove(NotationReader& reader, bool ofSum);

/// Prints the move with `part` before each item. `part` is empty, or a component number with a dot such as `2.`.
std::string printed(const Move& move, const std::string& part);

}  // namespace nimstone
