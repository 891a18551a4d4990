// A plane of positions: two numbers of a position run from 0 up, across and up, and all others stay as they are. So two heaps
// of any game make a map, Fibonacci Nim by its heap and its quota, and a block of Cutcake by its two sides.
#pragma once

#include <stop_token>
#include <vector>

#include "core/explore/rows.h"
#include "core/sum/game_sum.h"

namespace nimstone::explore {

/// A number of a position: a heap of a component, or its quota.
struct Place {
    std::size_t component = 0;
    std::size_t heap = 0;
    bool quota = false;

    bool operator==(const Place&) const = default;
};

/// All numbers of a position that a map may run over, in their order.
std::vector<Place> placesOf(const GameSum& sum);

/// The position itself where it has two numbers that may run; one of a single heap with an empty heap beside it where that is
/// a position of its game. None where neither is so.
std::optional<GameSum> withTwoPlaces(const GameSum& sum);

class Plane {
public:
    /// The two places differ, and are places of the position. A quota runs up, whichever it is; of two quotas the second.
    /// Where the heap of a quota runs without it, a fresh heap stays fresh, and any other quota stays as far as the heap goes.
    Plane(GameSum sum, Place across, Place up);

    const GameSum& sum() const { return m_sum; }
    Place across() const { return m_across; }
    Place up() const { return m_up; }

    /// The position of a cell; none where the game has none there.
    std::optional<GameSum> at(Cell cell) const;

    /// The cell of a position, or of a single heap as withTwoPlaces has it; none where it is not in this plane.
    std::optional<Cell> cellOf(const GameSum& sum) const;

    /// The cell of the plane's own position.
    Cell here() const;

    /// Where one move leads that wins in this cell: at most `limit` cells. Moves that leave the plane lead to none.
    std::vector<Cell> winningCells(Cell cell, std::size_t limit) const;

    /// Whether one move leads from the one cell to the other.
    bool leads(Cell from, Cell to) const;

    /// The cells near it from which one move leads to a cell, in order: up to 400 away along a line, up to 90 in both directions.
    std::vector<Cell> reaching(Cell to, const std::stop_token& stop) const;

    /// Whether Grundy values, or the values of Cutcake, mean anything here.
    bool hasValues() const;
    bool isPartisan() const { return m_sum.isPartisan(); }

    /// Only the cells with up ≤ across are positions: a quota is no more than its heap.
    bool isTriangle() const { return m_up.quota && m_up.component == m_across.component; }

    /// What its cells are, for cells below `side`, at least 1: where `values` are wanted, at most mostWithValues.
    PlaneRows rows(Count side, bool values) const;

    /// Maps are no larger than that: of outcomes, and of values.
    static constexpr Count mostCells = 16384;
    static constexpr Count mostWithValues = 4096;

private:
    GameSum m_sum;
    Place m_across;
    Place m_up;
};

}  // namespace nimstone::explore
