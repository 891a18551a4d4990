// The reversed rules of each game: the positions of a grid from which a move leads to a given position. The functions use no
// closed form.
//
// predecessors(game, grid, heaps, index, visit) calls visit(number) once for each move that leads from a position of the grid
// to the position with these heaps and this index. `number` is the number of the position before the move.
#pragma once

#include <algorithm>

#include "core/crosscheck/grid.h"
#include "core/games/golden/euclid.h"
#include "core/games/golden/wythoff.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/moore_nim.h"
#include "core/games/nim/nim.h"
#include "core/games/taking/bash_game.h"
#include "core/games/taking/subtraction_game.h"

namespace nimstone::crosscheck {

/// Visits the positions in which exactly one heap is larger, by 1 … most stones.
template <class Visit>
void visitOneHeapPredecessors(const Grid& grid, std::span<const Count> heaps, std::size_t index, Count most, Visit visit)
{
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const std::size_t stride = grid.stride(heap);
        const Count room = std::min(most, grid.upTo() - heaps[heap]);
        for (Count taken = 1; taken <= room; ++taken)
            visit(index + taken * stride);
    }
}

template <class Visit>
void predecessors(const Nim&, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    visitOneHeapPredecessors(grid, heaps, index, grid.upTo(), visit);
}

template <class Visit>
void predecessors(const MisereNim&, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    visitOneHeapPredecessors(grid, heaps, index, grid.upTo(), visit);
}

template <class Visit>
void predecessors(const BashGame& game, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    visitOneHeapPredecessors(grid, heaps, index, game.m(), visit);
}

template <class Visit>
void predecessors(const SubtractionGame& game, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (const Count taken : game.set().amounts()) {
            if (taken <= grid.upTo() - heaps[heap])
                visit(index + taken * grid.stride(heap));
        }
    }
}

/// Visits the positions in which at most `most` of the heaps from index `heap` on are larger. `some` is true if a heap before
/// index `heap` is already larger.
template <class Visit>
void visitManyHeapPredecessors(const Grid& grid, std::span<const Count> heaps, std::size_t heap, std::size_t index, Count most,
                     bool some, Visit visit)
{
    if (heap == heaps.size() || most == 0) {
        if (some)
            visit(index);
        return;
    }
    visitManyHeapPredecessors(grid, heaps, heap + 1, index, most, some, visit);
    for (Count taken = 1; taken <= grid.upTo() - heaps[heap]; ++taken)
        visitManyHeapPredecessors(grid, heaps, heap + 1, index + taken * grid.stride(heap), most - 1, true, visit);
}

template <class Visit>
void predecessors(const MooreNim& game, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    visitManyHeapPredecessors(grid, heaps, 0, index, game.k(), false, visit);
}

template <class Visit>
void predecessors(const Wythoff&, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    visitOneHeapPredecessors(grid, heaps, index, grid.upTo(), visit);
    const Count room = grid.upTo() - std::max(heaps[0], heaps[1]);
    const std::size_t stride = grid.stride(0) + grid.stride(1);
    for (Count taken = 1; taken <= room; ++taken)
        visit(index + taken * stride);
}

template <class Visit>
void predecessors(const Euclid&, const Grid& grid, std::span<const Count> heaps, std::size_t index, Visit visit)
{
    // A move reduces the larger of the two numbers. A heap plus any positive multiple of the other number is at least the other
    // number. So each such sum belongs to a predecessor.
    for (std::size_t heap = 0; heap < 2; ++heap) {
        const Count other = heaps[1 - heap];
        if (other == 0)
            continue;
        for (Count taken = other; taken <= grid.upTo() - heaps[heap]; taken += other)
            visit(index + taken * grid.stride(heap));
    }
}

}  // namespace nimstone::crosscheck
