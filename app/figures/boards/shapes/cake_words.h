// What is written on a block of cake.
#pragma once

#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The label of block number `block`, from 0, of these sides: as there is room for it, the longest first. Without its
/// number where it is the only one.
std::vector<QString> blockLabels(std::size_t block, Count first, Count second, bool numbered);

}  // namespace nimstone::figures
