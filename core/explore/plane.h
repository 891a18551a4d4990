// A plane of positions. Two numbers of a position vary from 0 upwards, one across and one up, and all other numbers stay fixed.
// So a map can show two heaps of any game, the heap and quota of Fibonacci Nim, or the two sides of a block in Cutcake.
#pragma once

#include <stop_token>
#include <vector>

#include "core/explore/rows.h"
#include "core/sum/game_sum.h"

namespace nimstone::explore {

/// Identifies a number of a position: a heap of a component, or the quota of a component.
struct Place {
    std::size_t component = 0;
    std::size_t heap = 0;
    bool quota = false;

    bool operator==(const Place&) const = default;
};

/// Returns all numbers of a position that can vary on a map, in order.
std::vector<Place> placesOf(const GameSum& sum);

/// Returns the position if it has at least two numbers that can vary. For a single heap it adds an empty heap, if the game
/// allows two heaps. Otherwise it returns nothing.
std::optional<GameSum> withTwoPlaces(const GameSum& sum);

class Plane {
public:
    /// The places `across` and `up` must differ and exist in the position. If one place is a quota, it becomes the upward axis.
    /// If the heap varies but its quota does not, a heap before the first move is still before the first move in every cell;
    /// any other quota is kept but is at most the heap size.
    Plane(GameSum sum, Place across, Place up);

    const GameSum& sum() const { return m_sum; }
    Place across() const { return m_across; }
    Place up() const { return m_up; }

    /// Returns the position that a cell shows, or nothing if the game has no such position.
    std::optional<GameSum> at(Cell cell) const;

    /// Returns the cell that shows a position. A single heap gets an empty heap, as in withTwoPlaces. Returns nothing if the
    /// position is not in this plane.
    std::optional<Cell> cellOf(const GameSum& sum) const;

    /// Returns the cell of the position that the plane was made from.
    Cell here() const;

    /// Returns the cells that the winning moves from this cell lead to, at most `limit`. Moves that leave the plane are
    /// ignored.
    std::vector<Cell> winningCells(Cell cell, std::size_t limit) const;

    /// True if one move leads from cell `from` to cell `to`.
    bool leads(Cell from, Cell to) const;

    /// Returns the cells near `to`, sorted, from which one move leads to `to`. It searches the axes and diagonals up to
    /// 400 cells from `to`, and the square of cells that are at most 90 cells farther across and up.
    std::vector<Cell> reaching(Cell to, const std::stop_token& stop) const;

    /// True if the positions of this plane have Grundy values or, in Cutcake, integer values.
    bool hasValues() const;
    bool isPartisan() const { return m_sum.isPartisan(); }

    /// True if only the cells with up ≤ across are positions, because a quota is at most its heap.
    bool isTriangle() const { return m_up.quota && m_up.component == m_across.component; }

    /// Returns the functions that compute the rows of the map for coordinates below `side`, which is at least 1. If `values` is
    /// true, `side` must be at most `mostWithValues`.
    PlaneRows rows(Count side, bool values) const;

    /// The largest side of a map of outcomes, in cells.
    static constexpr Count mostCells = 16384;
    /// The largest side of a map of values, in cells.
    static constexpr Count mostWithValues = 4096;

private:
    GameSum m_sum;
    Place m_across;
    Place m_up;
};

}  // namespace nimstone::explore
