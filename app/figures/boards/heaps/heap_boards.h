// The boards of heaps, a class in a file each.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// With more heaps than this at the start, they are a list.
inline constexpr std::size_t mostDrawnHeaps = 24;

std::unique_ptr<ComponentBoard> makeHeapsBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeHeapListBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeTrackBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeStairsBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeStripBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeFibonacciBoard(const ComponentPlan& plan);

}  // namespace nimstone::figures
