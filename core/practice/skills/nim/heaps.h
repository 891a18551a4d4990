// What exercises on heaps of Nim share. Inside core/practice only.
#pragma once

#include "core/position.h"
#include "core/random.h"

namespace nimstone::practice {

/// How large the positions of a level are.
struct HeapsSize {
    std::size_t heaps;
    int columns;
};

///   level   heaps   of at most
///   1       2       15
///   2       3       31
///   3       4       127
HeapsSize sizeOf(int level);

/// No two heaps are equal, and none is empty.
Position drawHeaps(Chance& chance, const HeapsSize& size);

/// In ascending order: positions that differ in the order of their heaps only are the same to a person.
std::vector<Count> sortedHeaps(const Position& position);

/// Whether the highest column of the table holds an even number of 1s, so that another column decides.
bool topColumnIsEven(const Position& position);

/// Heaps times columns: how many bits there are to look at.
Count bitsIn(const Position& position);

}  // namespace nimstone::practice
