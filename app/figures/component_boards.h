// Chooses the kind of board on which a game is shown.
#pragma once

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// Creates the board for one component of a sum. The game of the component decides which class is used.
std::unique_ptr<ComponentBoard> makeComponentBoard(const ComponentPlan& plan);

}  // namespace nimstone::figures
