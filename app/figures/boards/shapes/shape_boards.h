// The boards of games that are played on squares or rectangles. Each class has a file of its own.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

std::unique_ptr<ComponentBoard> makeQueenBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeRectangleBoard(const ComponentPlan& plan);
std::unique_ptr<ComponentBoard> makeCakeBoard(const ComponentPlan& plan);

}  // namespace nimstone::figures
