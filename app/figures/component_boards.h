// Chooses the board on which a game is shown.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// Creates the board for one part of a sum, by its game.
std::unique_ptr<ComponentBoard> makeComponentBoard(const ComponentPlan& plan);

}  // namespace nimstone::figures
