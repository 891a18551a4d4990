// Functions that all exercises on heaps of Nim share. The header is for use inside core/practice only.
#pragma once

#include "core/position.h"
#include "core/random.h"

namespace nimstone::practice {

/// The number of heaps, and the number of binary columns, of the positions of a level.
struct HeapsSize {
    std::size_t heaps;
    int columns;
};

/// The size of the positions at each level:
///   level   heaps   largest heap
///   1       2       15
///   2       3       31
///   3       4       127
HeapsSize sizeOf(int level);

/// Draws heaps at random. No heap is empty, and no two heaps are equal.
Position drawHeaps(Chance& chance, const HeapsSize& size);

/// Returns the heaps in ascending order. Positions that differ only in the order of their heaps look the same to a person.
std::vector<Count> sortedHeaps(const Position& position);

/// True if the highest column in which some heap has a 1 contains an even number of 1s, so that another column is the deciding
/// column.
bool topColumnIsEven(const Position& position);

/// The number of heaps times the number of columns, which is the number of bits that a user has to read.
Count bitsIn(const Position& position);

}  // namespace nimstone::practice
