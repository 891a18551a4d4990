// A position of one game, or of a sum of several games.
#pragma once

#include <variant>

#include "core/sum/rules.h"

namespace nimstone {

/// The largest number of components in a sum.
inline constexpr std::size_t maxComponents = 100;

/// A game and a position of it.
struct Component {
    Rules rules;
    Position position;

    bool operator==(const Component&) const = default;
};

/// A move in one component of a sum.
struct MoveInSum {
    std::size_t component = 0;
    Move move;

    auto operator<=>(const MoveInSum&) const = default;
};

/// The error of a move that names a component that the sum does not have.
struct NoSuchComponent {
    std::size_t component = 0;   ///< the index that the move gives, from 0
    std::size_t components = 0;  ///< the number of components of the sum

    bool operator==(const NoSuchComponent&) const = default;
};
using MoveInSumError = std::variant<MoveError, NoSuchComponent>;

/// The reason why some components cannot form a sum.
struct NoSum {
    std::size_t component = 0;
    SumObstacle obstacle = SumObstacle::MiserePlay;

    bool operator==(const NoSum&) const = default;
};

/// The winning moves of all components, in the order of the components. See WinningMoves for the meaning of the members.
struct WinningMovesInSum {
    std::size_t count = 0;
    std::vector<MoveInSum> listed;
    bool stopped = false;

    bool complete() const { return !stopped && listed.size() == count; }
};

/// A sum of games. The theorem on sums (R. P. Sprague 1935, P. M. Grundy 1939) holds for impartial games in normal play: g(G +
/// H) = g(G) ⊕ g(H). Several positions of Cutcake form a sum too, and its value is the sum of their values.
class GameSum {
public:
    /// Makes a sum of 1 … maxComponents components. Each position must have the right shape for its game.
    static tl::expected<GameSum, NoSum> make(std::vector<Component> components);

    explicit GameSum(Component only) : m_components{std::move(only)} {}

    const std::vector<Component>& components() const { return m_components; }
    bool isSum() const { return m_components.size() > 1; }
    bool isPartisan() const { return m_components.front().rules->isPartisan(); }
    bool isMisere() const { return m_components.front().rules->isMisere(); }

    /// Returns the game if this is not a sum and the game has the type G; otherwise null.
    template <class G>
    const G* only() const
    {
        return isSum() ? nullptr : m_components.front().rules.as<G>();
    }

    /// The number of heaps in all components together.
    std::size_t heapCount() const;

    std::optional<MoveInSumError> check(const MoveInSum& move) const;
    tl::expected<GameSum, MoveInSumError> play(const MoveInSum& move) const;

    /// True if there is a legal move. In a partisan game, true if `player` has a legal move.
    bool canMove(Cutter player = Cutter::None) const;

    /// Replaces the position of a component by another position of the same game, which must have the right shape.
    void replace(std::size_t component, Position position) { m_components[component].position = std::move(position); }

    Known<OutcomeClass> outcome() const;
    /// The largest number of moves that both players together can make, at most maxCount. The number is exact, with one
    /// exception: for take-and-break games with heaps over 64 it is an upper bound. For Cutcake it is the number of cuts, no
    /// matter which player makes them.
    Count longestPlay() const;

    /// The number of legal moves, or an upper bound of this number; at most maxCount.
    Count moveCount(Cutter player = Cutter::None) const;

    WinningMovesInSum winningMoves(std::size_t limit, Cutter player = Cutter::None) const;
    Known<Count> grundy() const;

    /// Returns an equivalent position in which each component has its plain form (see Rules::plain).
    GameSum plain() const;

    /// Joins a sum of Cutcake positions into one position with all blocks. A single component is returned as it is.
    Component joined() const;

    /// Returns the Grundy value of a component. It is 0 for a P-position, even if the values of the game are not computed.
    Known<Count> grundyOfPart(std::size_t component) const;

    bool operator==(const GameSum&) const = default;

private:
    explicit GameSum(std::vector<Component> components) : m_components(std::move(components)) {}

    /// Returns the sum of `valueOf` over all components, at most maxCount.
    Count overAll(auto valueOf) const;

    std::vector<Component> m_components;
};

}  // namespace nimstone
