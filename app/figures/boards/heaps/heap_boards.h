// The boards of games that are played with heaps. Each class has a file of its own.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// A game that starts with more heaps than this is shown as a list of heaps.
inline constexpr std::size_t mostDrawnHeaps = 24;

std::unique_ptr<ComponentBoard> makeHeapsBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeHeapListBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeTrackBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeStairsBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeStripBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeFibonacciBoard(const ComponentPlan& plan);

}  // namespace nimstone::figures
