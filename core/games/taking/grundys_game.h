// Grundy's game: a move splits a heap into two heaps of different sizes. The player who cannot move loses.
//
// P. M. Grundy, "Mathematics and games", Eureka 2 (1939). It is not known whether the nim-sequence is periodic.
#pragma once

#include "core/games/taking/heap_game.h"

namespace nimstone {

class GrundysGame final : public HeapGame {
public:
    static const GameEntry entry;

    GrundysGame() : HeapGame({.name = "grundy-game", .splitting = {0}, .unequal = true}) {}
};

}  // namespace nimstone
