// Which board a game has.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// The board for a part, by its game.
std::unique_ptr<ComponentBoard> makeComponentBoard(const ComponentPlan& plan);

}  // namespace nimstone::figures
