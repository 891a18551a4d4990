// The octal codes of the atlas: 0.d, 0.dd, 0.ddd, 0.dddd, 4.d, 4.dd and 4.ddd, in groups of codes with equal nim-sequences.
#pragma once

#include <vector>

#include "core/sequences/code.h"

namespace nimstone::atlas {

/// Codes whose options have the same values from every heap, so that their sequences are equal. There are two reasons:
///
/// A move that only one game allows leads to the value of a move that both allow. For example, 0.61 differs from 0.6 in one move: it
/// may take a whole heap of 2. In 0.6, a move from 2 to 1 leads to the same value, which is 0.
///
/// Or both games play the same game with half heaps. In some games, the heaps 2m − 1 and 2m have the same value G(m) for every m.
/// Then the options of both are options of m half heaps. If the two codes for half heaps, that of 2m − 1 and that of 2m, have the
/// same option values, then G is the sequence of these codes, by induction on m.
using CodeGroup = std::vector<TakeAndBreakCode>;

/// Returns true if `left` comes before `right` in the atlas: first the shorter code, then the code with the smaller digits.
bool comesBefore(const TakeAndBreakCode& left, const TakeAndBreakCode& right);

/// Returns the groups of all codes of the atlas. The codes of a group, and the groups by their first codes, have the order of
/// the atlas.
const std::vector<CodeGroup>& codeGroups();

}  // namespace nimstone::atlas
