// What every game answers.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "core/outcome.h"
#include "core/position.h"

namespace nimstone {

/// Why a move cannot be played. `limit` is the bound that was passed: the number of heaps, or the heap's size.
struct MoveError {
    enum class Kind { NoSuchHeap, TakesNothing, TakesTooMany };
    Kind kind;
    Move move;
    Count limit = 0;

    bool operator==(const MoveError&) const = default;
};

/// The winning moves of a position, by heap and then by amount. At most as many as were asked for are listed;
/// `count` counts them all.
struct WinningMoves {
    std::size_t count = 0;
    std::vector<Move> listed;

    bool complete() const { return listed.size() == count; }
};

/// A game over heaps. `options` is for small positions: it lists every position reachable in one move.
template <class G>
concept Game = requires(const G& game, const Position& position, const Move& move, std::size_t limit) {
    { game.check(position, move) } -> std::same_as<std::optional<MoveError>>;
    { game.play(position, move) } -> std::same_as<tl::expected<Position, MoveError>>;
    { game.legalMoves(position) } -> std::same_as<std::vector<Move>>;
    { game.outcome(position) } -> std::same_as<Outcome>;
    { game.winningMoves(position, limit) } -> std::same_as<WinningMoves>;
    { game.grundy(position) } -> std::same_as<std::optional<Count>>;
};

}  // namespace nimstone
