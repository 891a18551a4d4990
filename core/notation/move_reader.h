// Reads a move in the notation. Inside core only.
#pragma once

#include "core/notation/notation_reader.h"

namespace nimstone {

/// A move, and the part of the sum that it is in, from 0.
struct MoveInPart {
    std::size_t part = 0;
    Move move;
};

/// Reads `1-2`; with `ofSum` `2.1-2`, and each item of a move in several heaps names the part anew. Reads to the end.
tl::expected<MoveInPart, NotationError> readMove(NotationReader& reader, bool ofSum);

/// The move with `part` (`2.`, or nothing) before each item.
std::string printed(const Move& move, const std::string& part);

}  // namespace nimstone
