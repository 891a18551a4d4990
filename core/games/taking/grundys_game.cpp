#include "core/games/taking/grundys_game.h"

namespace nimstone {

constinit const GameEntry GrundysGame::entry{.name = "grundy-game", .chinese = "格伦迪 格伦迪博弈", .example = "grundy-game:20",
                                             .family = Family::Rows, .move = MoveKind::Split, .ending = Ending::LastSplit,
                                             .work = valuesOfSmallerHeaps, .sizes = {1, 20, 3}};

}  // namespace nimstone
