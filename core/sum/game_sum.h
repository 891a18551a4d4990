// What lies on the table: a position of one game, or a sum of several.
#pragma once

#include <variant>

#include "core/sum/rules.h"

namespace nimstone {

/// How many parts a sum may have.
inline constexpr std::size_t maxComponents = 100;

/// One game and its position.
struct Component {
    Rules rules;
    Position position;

    bool operator==(const Component&) const = default;
};

/// A move in one part.
struct MoveInSum {
    std::size_t component = 0;
    Move move;

    auto operator<=>(const MoveInSum&) const = default;
};

/// A move names a part that is not there.
struct NoSuchComponent {
    std::size_t component = 0;   ///< from 0
    std::size_t components = 0;  ///< how many there are

    bool operator==(const NoSuchComponent&) const = default;
};
using MoveInSumError = std::variant<MoveError, NoSuchComponent>;

/// Why parts do not make a sum.
struct NoSum {
    std::size_t component = 0;
    SumObstacle obstacle = SumObstacle::MiserePlay;

    bool operator==(const NoSum&) const = default;
};

/// As WinningMoves, over all parts, in their order.
struct WinningMovesInSum {
    std::size_t count = 0;
    std::vector<MoveInSum> listed;
    bool stopped = false;

    bool complete() const { return !stopped && listed.size() == count; }
};

/// In a sum of impartial games every part is one that the theorem on sums speaks of (R. P. Sprague 1935, P. M. Grundy
/// 1939): g(G + H) = g(G) ⊕ g(H). Parts that are all Cutcake make a sum too: its value is the sum of theirs.
class GameSum {
public:
    /// Of 1 … maxComponents parts, each position of its game's shape.
    static tl::expected<GameSum, NoSum> make(std::vector<Component> components);

    explicit GameSum(Component only) : m_components{std::move(only)} {}

    const std::vector<Component>& components() const { return m_components; }
    bool isSum() const { return m_components.size() > 1; }
    bool isPartisan() const { return m_components.front().rules.isPartisan(); }
    bool isMisere() const { return m_components.front().rules.isMisere(); }

    /// The game where it is no sum and that game, for whoever speaks of its theory; else null.
    template <class G>
    const G* only() const
    {
        return isSum() ? nullptr : m_components.front().rules.as<G>();
    }

    /// The heaps of all parts.
    std::size_t heapCount() const;

    std::optional<MoveInSumError> check(const MoveInSum& move) const;
    tl::expected<GameSum, MoveInSumError> play(const MoveInSum& move) const;

    /// Whether there is any legal move; of a partisan game, one of `player`'s.
    bool canMove(Cutter player = Cutter::None) const;

    /// Puts another position of the same game in its place; it has the game's shape.
    void replace(std::size_t component, Position position) { m_components[component].position = std::move(position); }

    Known<OutcomeClass> outcome() const;
    /// The most moves that both players together can make from here, at most maxCount. It is exact but for take-and-break
    /// games with heaps over 64, of which it is what taking the fewest stones at a time allows, and for Cutcake, where it is
    /// how many cuts there are whoever makes them: never too few.
    Count longestPlay() const;

    /// How many legal moves there are, or somewhat more; at most maxCount.
    Count moveCount(Cutter player = Cutter::None) const;

    WinningMovesInSum winningMoves(std::size_t limit, Cutter player = Cutter::None) const;
    Known<Count> grundy() const;

    /// The same position wherever the games make no difference: each part in its plain form.
    GameSum plain() const;

    /// A sum of Cutcakes as one, with all their blocks; a table of one part as it is.
    Component joined() const;

    /// The Grundy value of a part; 0 of a P-position also where Grundy values are not computed.
    Known<Count> worthOf(std::size_t component) const;

    bool operator==(const GameSum&) const = default;

private:
    explicit GameSum(std::vector<Component> components) : m_components(std::move(components)) {}

    /// Over all parts, at most maxCount.
    Count overAll(auto valueOf) const;

    std::vector<Component> m_components;
};

}  // namespace nimstone
