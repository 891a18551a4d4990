// The interface that every game implements, and the errors of its functions.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/heap_moves.h"
#include "core/outcome.h"
#include "core/position.h"
#include "core/random.h"
#include "core/wide.h"

namespace nimstone {

/// The reason why a move cannot be played. The comments of the kinds say what `limit` means, if it means anything.
struct MoveError {
    enum class Kind {
        NoSuchHeap,      ///< limit: the number of heaps
        TakesNothing,
        TakesTooMany,    ///< more stones than the heap holds; limit: its size
        OverMaximum,     ///< more stones than the rules allow now; limit: the largest amount allowed
        UnderMinimum,    ///< fewer stones than the rules allow; limit: the smallest amount allowed
        AmountNotOffered,///< the set or code of the game does not contain this amount
        TooManyHeaps,    ///< takes from more heaps than the rules allow; limit: the number allowed
        HeapTwice,       ///< names the same heap twice
        UnequalAmounts,  ///< Wythoff: takes unequal amounts from the heaps; limit: the other amount
        NotAMultiple,    ///< Euclid's game: takes no multiple of the smaller number; limit: that number
        NotTheLarger,    ///< Euclid's game: subtracts from the smaller number; limit: the larger number
        CannotSplit,     ///< splits the heap, but the rules allow no split for this amount
        MustSplit,       ///< does not split the heap, but the rules require it
        CannotEmpty,     ///< takes the whole heap, but the rules require that a part remains
        MustEmpty,       ///< leaves a part of the heap, but the rules require taking all of it
        PieceTooLarge,   ///< a piece leaves no stones for the other piece; limit: the largest piece
        EqualPieces,     ///< Grundy's game: the two pieces are equal
        NotACut,         ///< Cutcake: takes stones instead of cutting a block
        IsACut,          ///< cuts a heap of a game that has no blocks
        OtherPlayersCut, ///< Cutcake: the cut belongs to the player who is not to move
        CutOutside,      ///< Cutcake: the cut is not inside the side; limit: the length of the side
    };
    Kind kind;
    Move move;        ///< the offending part, if the move takes from several heaps
    Count limit = 0;

    bool operator==(const MoveError&) const = default;
};

/// The winning moves of a position, ordered by heap, then amount, then pieces. `listed` has at most as many as the caller
/// asked for, and `count` is the number of all of them. If the search stopped at a bound, `stopped` is set and `count` is
/// only a lower bound. More than 2^64 − 1 moves are such a bound: `count` then stays at 2^64 − 1.
struct WinningMoves {
    std::size_t count = 0;
    std::vector<Move> listed;
    bool stopped = false;  ///< `count` is only a lower bound

    bool complete() const { return !stopped && listed.size() == count; }

    /// Counts the move, and lists it if fewer than `limit` moves are listed.
    void add(Move move, std::size_t limit)
    {
        if (listed.size() < limit)
            listed.push_back(std::move(move));
        ++count;
    }
};

/// The reason why a game does not return a value.
enum class Unknown {
    Undefined,    ///< the value does not exist: Grundy values in misère play
    NotComputed,  ///< no closed form is known, and the position is too large for the game's table or search
};

/// A value, or the reason why there is none. A game that always has a value may return it directly.
template <class T>
using Known = tl::expected<T, Unknown>;

/// The reason why a position is not valid in a game.
struct ShapeError {
    enum class Kind {
        NumberOfHeaps,  ///< limit: the number of heaps that the game requires
        OddSide,        ///< Cutcake: a side without the other side of its block; heap: that side
        HeapTooSmall,   ///< limit: the smallest size allowed for this heap
        TooManyStones,  ///< all heaps together have too many; limit: the largest total
    };
    Kind kind;
    std::size_t heap = 0;  ///< the invalid heap, counted from 0; for TooManyStones, the first heap that passes the limit
    Count limit = 0;

    bool operator==(const ShapeError&) const = default;
};

/// The reason why the parameters of a game are not valid.
struct BadParameter {
    enum class Kind {
        TooSmall,   ///< limit: the smallest value allowed
        TooLarge,   ///< limit: the largest value allowed
        Empty,      ///< a set without numbers, or a code without digits
    };
    Kind kind;
    std::size_t place = 0;  ///< the index of the number in the set or of the digit in the code, from 0
    Count limit = 0;

    bool operator==(const BadParameter&) const = default;
};

/// Returns an error unless the position has exactly `wanted` heaps.
inline std::optional<ShapeError> checkNumberOfHeaps(const Position& position, std::size_t wanted)
{
    const std::size_t heaps = position.heaps.size();
    if (heaps != wanted)
        return ShapeError{ShapeError::Kind::NumberOfHeaps, heaps < wanted ? heaps : wanted, wanted};
    return std::nullopt;
}

/// The stones of all heaps together, exact even for a million heaps.
inline Wide stonesIn(const Position& position)
{
    return wideSum(position.heaps, [](Count heap) { return Wide{heap}; });
}

/// A Nim heap inside a position of any game. Removing a stone from the Nim heap decreases heap `place` of the position by
/// one.
struct NimHeap {
    std::size_t place = 0;
    Count size = 0;
};
using NimHeaps = std::vector<NimHeap>;

/// Returns every heap of the position unchanged, as a Nim heap.
inline NimHeaps asNimHeaps(const Position& position)
{
    NimHeaps heaps;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap)
        heaps.push_back({heap, position.heaps[heap]});
    return heaps;
}

inline Count nimSum(const NimHeaps& heaps)
{
    Count sum = 0;
    for (const NimHeap& heap : heaps)
        sum ^= heap.size;
    return sum;
}

/// A game played on heaps, with its rules and parameters. The games assume that a position has the right shape (two heaps in
/// Wythoff's game, an even number of sides in Cutcake): the code that reads a position rejects others with `checkShape`.
/// `legalMoves` lists all moves, ordered by heap, then amount, then pieces, so it is for small positions.
/// `amounts` returns the amounts that may be taken from one heap now; a heap with at least one amount has a legal move.
/// `longestPlay` is the largest number of moves that both players together can still make, or an upper bound of it.
template <class G>
concept Game = requires(const G& game, const Position& position, const Move& move, std::size_t limit, std::size_t heap) {
    { game.check(position, move) } -> std::same_as<std::optional<MoveError>>;
    { game.play(position, move) } -> std::same_as<tl::expected<Position, MoveError>>;
    { game.legalMoves(position) } -> std::same_as<std::vector<Move>>;
    { game.outcome(position) } -> std::convertible_to<Known<Outcome>>;
    { game.winningMoves(position, limit) } -> std::same_as<WinningMoves>;
    { game.grundy(position) } -> std::convertible_to<Known<Count>>;
    { game.amounts(position, heap) } -> std::same_as<Amounts>;
    { game.longestPlay(position) } -> std::same_as<Wide>;
};

/// The functions that most games share. A game inherits them and overrides those that differ. They are derived from the
/// game's own `check`, `amounts`, `grundy` and `movesToValue`. A game whose moves change other heaps too overrides `after`.
template <class G>
class GameBase {
public:
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const
    {
        if (const auto error = self().check(position, move))
            return tl::unexpected(*error);
        return self().after(position, move);
    }

    /// Returns the position after a move that has been checked.
    Position after(const Position& position, const Move& move) const { return afterMove(position, move); }

    /// Lists every amount of every heap.
    std::vector<Move> legalMoves(const Position& position) const
    {
        std::vector<Move> moves;
        for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
            const Amounts amounts = self().amounts(position, heap);
            for (Count place = 0; place < amounts.count(); ++place)
                moves.push_back({heap, amounts.at(place)});
        }
        return moves;
    }

    /// P if the Grundy value is 0, else N. Unknown if the Grundy value is unknown.
    auto outcome(const Position& position) const
    {
        const auto decide = [](Count value) { return value == 0 ? Outcome::P : Outcome::N; };
        const auto value = self().grundy(position);
        if constexpr (requires { decide(value); })
            return decide(value);
        else
            return value.map(decide);
    }

    /// Finds the moves to positions with Grundy value 0.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const
    {
        return self().movesToValue(position, 0, limit);
    }

    /// In the longest play, every move takes one stone.
    Wide longestPlay(const Position& position) const { return stonesIn(position); }

private:
    const G& self() const { return static_cast<const G&>(*this); }
};

// The functions below have a default for games that do not implement them.

/// Returns why the position is not valid in the game, or nothing if it is. By default every position is valid.
template <Game G>
std::optional<ShapeError> checkShape(const G& game, const Position& position)
{
    if constexpr (requires { game.checkShape(position); })
        return game.checkShape(position);
    else
        return std::nullopt;
}

/// The ways to split the rest of a heap after `amount` stones are taken. By default it may not be split.
template <Game G>
SplitOptions splitOptions(const G& game, Count size, Count amount)
{
    if constexpr (requires { game.splitOptions(size, amount); })
        return game.splitOptions(size, amount);
    else
        return {};
}

/// The largest number of heaps from which one move may take: 1 by default.
template <Game G>
Count heapsAtOnce(const G& game)
{
    if constexpr (requires { game.heapsAtOnce(); })
        return game.heapsAtOnce();
    else
        return 1;
}

/// The most stones that a move may take from a heap of any size, or nothing (the default) if there is no such limit.
template <Game G>
std::optional<Count> maxTake(const G& game)
{
    if constexpr (requires { game.maxTake(); })
        return game.maxTake();
    else
        return std::nullopt;
}

/// Returns a random move from a heap that has a legal move. By default every amount is equally likely.
template <Game G>
Move randomMove(const G& game, const Position& position, std::size_t heap, Chance& chance)
{
    if constexpr (requires { game.randomMove(position, heap, chance); }) {
        return game.randomMove(position, heap, chance);
    } else {
        const Amounts amounts = game.amounts(position, heap);
        return {heap, amounts.at(chance.below(amounts.count()))};
    }
}

/// The number of legal moves or an upper bound of it. The default is the sum of the numbers of amounts of all heaps.
template <Game G>
Wide moveCount(const G& game, const Position& position)
{
    if constexpr (requires { game.moveCount(position); }) {
        return game.moveCount(position);
    } else {
        Wide all = 0;
        for (std::size_t heap = 0; heap < position.heaps.size(); ++heap)
            all += game.amounts(position, heap).count();
        return all;
    }
}

/// The Nim heaps whose nim-sum decides the position by the game's theorem, or nothing if the theorem uses no nim-sum.
template <Game G>
std::optional<NimHeaps> nimHeaps(const G& game, const Position& position)
{
    if constexpr (requires { game.nimHeaps(position); })
        return game.nimHeaps(position);
    else
        return std::nullopt;
}

/// The moves to positions with Grundy value `value`, which must differ from the value of the position itself. The value 0
/// gives the winning moves of the game itself. Other values give the winning moves in a sum whose other components have that
/// value together. For a game without Grundy values none are found, and `stopped` is set.
template <Game G>
WinningMoves movesToValue(const G& game, const Position& position, Count value, std::size_t limit)
{
    if constexpr (requires { game.movesToValue(position, value, limit); })
        return game.movesToValue(position, value, limit);
    else
        return {.count = 0, .listed = {}, .stopped = true};
}

/// The position with these heap sizes, for code that draws or lists positions. By default the sizes are the numbers of the
/// position.
template <Game G>
Position positionFromSizes(const G& game, std::vector<Count> sizes)
{
    if constexpr (requires { game.positionFromSizes(sizes); })
        return game.positionFromSizes(sizes);
    else
        return {std::move(sizes)};
}

/// True in misère play, where the player who cannot move wins. By default that player loses (normal play).
template <Game G>
bool playerWithoutMoveWins(const G& game)
{
    if constexpr (requires { game.playerWithoutMoveWins(); })
        return game.playerWithoutMoveWins();
    else
        return false;
}

}  // namespace nimstone
