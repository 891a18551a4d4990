// What lies on the table: a position of one game, or a sum of several.
#pragma once

#include <variant>

#include "core/sum/rules.h"

namespace nimstone {

/// How many parts a sum may have.
inline constexpr std::size_t maxParts = 100;

/// One game and its position.
struct Part {
    Rules rules;
    Position position;

    bool operator==(const Part&) const = default;
};

/// A move in one part.
struct TableMove {
    std::size_t part = 0;
    Move move;

    auto operator<=>(const TableMove&) const = default;
};

/// A move names a part that is not there.
struct NoSuchPart {
    std::size_t part = 0;   ///< from 0
    std::size_t parts = 0;  ///< how many there are

    bool operator==(const NoSuchPart&) const = default;
};
using TableMoveError = std::variant<MoveError, NoSuchPart>;

/// Why parts do not make a sum.
struct NoSum {
    std::size_t part = 0;
    SumObstacle obstacle = SumObstacle::MiserePlay;

    bool operator==(const NoSum&) const = default;
};

/// As WinningMoves, over all parts, in their order.
struct WinningTableMoves {
    std::size_t count = 0;
    std::vector<TableMove> listed;
    bool stopped = false;

    bool complete() const { return !stopped && listed.size() == count; }
};

/// In a sum of impartial games every part is one that the theorem on sums speaks of (R. P. Sprague 1935, P. M. Grundy
/// 1939): g(G + H) = g(G) ⊕ g(H). Parts that are all Cutcake make a sum too: its value is the sum of theirs.
class Table {
public:
    /// Of 1 … maxParts parts, each position of its game's shape.
    static tl::expected<Table, NoSum> make(std::vector<Part> parts);

    explicit Table(Part only) : m_parts{std::move(only)} {}

    const std::vector<Part>& parts() const { return m_parts; }
    bool isSum() const { return m_parts.size() > 1; }
    bool isPartisan() const { return m_parts.front().rules.isPartisan(); }
    bool isMisere() const { return m_parts.front().rules.isMisere(); }

    /// The heaps of all parts.
    std::size_t heapCount() const;

    std::optional<TableMoveError> check(const TableMove& move) const;
    tl::expected<Table, TableMoveError> play(const TableMove& move) const;

    /// Whether there is any legal move; of a partisan game, one of `player`'s.
    bool canMove(Cutter player = Cutter::None) const;

    /// Puts another position of the same game in its place; it has the game's shape.
    void replace(std::size_t part, Position position) { m_parts[part].position = std::move(position); }

    Known<OutcomeClass> outcome() const;
    WinningTableMoves winningMoves(std::size_t limit, Cutter player = Cutter::None) const;
    Known<Count> grundy() const;

    /// A sum of Cutcakes as one, with all their blocks; a table of one part as it is.
    Part joined() const;

    /// The Grundy value of a part; 0 of a P-position also where Grundy values are not computed.
    Known<Count> worthOf(std::size_t part) const;

    bool operator==(const Table&) const = default;

private:
    explicit Table(std::vector<Part> parts) : m_parts(std::move(parts)) {}

    std::vector<Part> m_parts;
};

}  // namespace nimstone
