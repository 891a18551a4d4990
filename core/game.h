// The interface that every game implements, and the errors that its functions return.
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

/// The reason why a move cannot be played. The comment of each kind says what the member `limit` means, if the kind
/// uses it.
struct MoveError {
    enum class Kind {
        NoSuchHeap,      ///< the position has no heap with this index; limit: the number of heaps
        TakesNothing,
        TakesTooMany,    ///< the move takes more stones than the heap has; limit: the size of the heap
        OverMaximum,     ///< the move takes more stones than the rules allow now; limit: the largest amount allowed
        UnderMinimum,    ///< the move takes fewer stones than the rules allow; limit: the smallest amount allowed
        AmountNotOffered,///< the set or code of the game does not contain this amount
        TooManyHeaps,    ///< the move takes from more heaps than the rules allow; limit: the number of heaps allowed
        HeapTwice,       ///< the move names the same heap twice
        UnequalAmounts,  ///< Wythoff's game: the move takes different amounts from the two heaps; limit: the other amount
        NotAMultiple,    ///< Euclid's game: the move does not take a multiple of the smaller number; limit: the smaller number
        NotTheLarger,    ///< Euclid's game: the move subtracts from the smaller number; limit: the larger number
        CannotSplit,     ///< the move splits the heap, but the rules allow no split after taking this amount
        MustSplit,       ///< the move does not split the heap, but the rules require a split
        CannotEmpty,     ///< the move takes the whole heap, but the rules require that some stones remain
        MustEmpty,       ///< the move leaves some stones in the heap, but the rules require taking all of them
        PieceTooLarge,   ///< one of the pieces leaves no stones for the other piece; limit: the size of the largest piece allowed
        EqualPieces,     ///< Grundy's game: the two heaps after the split have equal sizes
        NotACut,         ///< Cutcake: the move takes stones instead of cutting a block
        IsACut,          ///< the move cuts a heap, but the game has no blocks
        OtherPlayersCut, ///< Cutcake: the cut belongs to the player whose turn it is not
        CutOutside,      ///< Cutcake: the cut is not between the two ends of the side; limit: the length of the side
    };
    Kind kind;
    Move move;        ///< the illegal move; if one of its takes from several heaps is the error, only this take
    Count limit = 0;

    bool operator==(const MoveError&) const = default;
};

/// The winning moves of a position, ordered by heap, then amount, then pieces. `listed` has at most the number of moves
/// that the caller asked for, and `count` is the number of all winning moves. If the search stopped early at a bound,
/// `stopped` is true and `count` is only a lower bound. One such bound is 2^64 − 1 moves: `count` then stays at 2^64 −
/// 1.
struct WinningMoves {
    std::size_t count = 0;
    std::vector<Move> listed;
    bool stopped = false;  ///< true if the search stopped early, so that `count` is only a lower bound

    bool complete() const { return !stopped && listed.size() == count; }

    /// Counts the move, and lists it if fewer than `limit` moves are listed.
    void add(Move move, std::size_t limit)
    {
        if (listed.size() < limit)
            listed.push_back(std::move(move));
        ++count;
    }
};

/// The reason why a game cannot return a value.
enum class Unknown {
    Undefined,    ///< the value does not exist, for example the Grundy value in misère play
    NotComputed,  ///< no closed form of the value is known, and the position is too large for the game's table or search
};

/// A value, or the reason why the game cannot return a value. A game that always knows the value may return the value
/// directly.
template <class T>
using Known = tl::expected<T, Unknown>;

/// The reason why a position is not valid in a game.
struct ShapeError {
    enum class Kind {
        NumberOfHeaps,  ///< the position does not have the number of heaps that the game requires, which is `limit`
        OddSide,        ///< Cutcake: a side of a block is given without the other side; heap: the index of that side
        HeapTooSmall,   ///< a heap is smaller than the rules allow; limit: the smallest size allowed for this heap
        TooManyStones,  ///< all heaps together have too many stones; limit: the largest total allowed
    };
    Kind kind;
    std::size_t heap = 0;  ///< the index of the invalid heap, from 0; for TooManyStones, the first heap with which the total exceeds the limit
    Count limit = 0;

    bool operator==(const ShapeError&) const = default;
};

/// The reason why the parameters of a game are not valid.
struct BadParameter {
    enum class Kind {
        TooSmall,   ///< the parameter is too small; limit: the smallest value allowed
        TooLarge,   ///< the parameter is too large; limit: the largest value allowed
        Empty,      ///< a set contains no numbers, or a code contains no digits
    };
    Kind kind;
    std::size_t place = 0;  ///< the index of the number in the set or of the digit in the code, from 0
    Count limit = 0;

    bool operator==(const BadParameter&) const = default;
};

/// Returns an error if the number of heaps of the position is not `wanted`.
inline std::optional<ShapeError> checkNumberOfHeaps(const Position& position, std::size_t wanted)
{
    const std::size_t heaps = position.heaps.size();
    if (heaps != wanted)
        return ShapeError{ShapeError::Kind::NumberOfHeaps, heaps < wanted ? heaps : wanted, wanted};
    return std::nullopt;
}

/// The total number of stones in all heaps. It is exact even for a million heaps.
inline Wide stonesIn(const Position& position)
{
    return wideSum(position.heaps, [](Count heap) { return Wide{heap}; });
}

/// A heap of Nim that is part of a position of any game. The number `heaps[place]` of the position stands for it: taking
/// one stone from the heap of Nim decreases this number by one.
struct NimHeap {
    std::size_t place = 0;
    Count size = 0;
};
using NimHeaps = std::vector<NimHeap>;

/// Returns the heaps of the position as heaps of Nim of equal sizes.
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

/// A game played on heaps, with its rules and parameters. The functions of a game assume that the position has the form
/// that the game requires (two heaps in Wythoff's game, an even number of sides in Cutcake). The code that reads a
/// position from text rejects all others with `checkShape`.
/// `legalMoves` lists all moves, ordered by heap, then amount, then pieces, so callers should use it for small
/// positions only.
/// `amounts` returns the amounts that may be taken from one heap now. If it returns at least one amount, the heap has a
/// legal move.
/// `longestPlay` is the largest number of moves that both players together can still make, or an upper bound of this
/// number.
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

/// The functions that most games have in common. A game inherits them, and overrides those that are different in this
/// game. They call the game's own `check`, `amounts`, `grundy` and `movesToValue`. A game in which a move does more than
/// take stones and split a heap (it sets a quota, or fills the next step) overrides `after`.
template <class G>
class GameBase {
public:
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const
    {
        if (const auto error = self().check(position, move))
            return tl::unexpected(*error);
        return self().after(position, move);
    }

    /// Returns the position after a move. The caller has checked that the move is legal.
    Position after(const Position& position, const Move& move) const { return afterMove(position, move); }

    /// Lists the moves of a game without splits: one move for every amount of every heap.
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

    /// P if the Grundy value is 0, otherwise N. If the Grundy value is unknown, the outcome is unknown too.
    auto outcome(const Position& position) const
    {
        const auto decide = [](Count value) { return value == 0 ? Outcome::P : Outcome::N; };
        const auto value = self().grundy(position);
        if constexpr (requires { decide(value); })
            return decide(value);
        else
            return value.map(decide);
    }

    /// Finds the moves that lead to positions with Grundy value 0.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const
    {
        return self().movesToValue(position, 0, limit);
    }

    /// In the longest play, every move takes one stone, so the number of moves is the number of stones.
    Wide longestPlay(const Position& position) const { return stonesIn(position); }

private:
    const G& self() const { return static_cast<const G&>(*this); }
};

// The functions below call the game's own function, or return a default value if the game does not define it.

/// Returns why the position is not valid in the game, or nothing if it is. By default every position is valid.
template <Game G>
std::optional<ShapeError> checkShape(const G& game, const Position& position)
{
    if constexpr (requires { game.checkShape(position); })
        return game.checkShape(position);
    else
        return std::nullopt;
}

/// The ways to split the rest of a heap after `amount` stones are taken. By default the rest may not be split.
template <Game G>
SplitOptions splitOptions(const G& game, Count size, Count amount)
{
    if constexpr (requires { game.splitOptions(size, amount); })
        return game.splitOptions(size, amount);
    else
        return {};
}

/// The largest number of heaps from which one move may take stones: 1 by default.
template <Game G>
Count heapsAtOnce(const G& game)
{
    if constexpr (requires { game.heapsAtOnce(); })
        return game.heapsAtOnce();
    else
        return 1;
}

/// The largest amount that a move may take, whatever the size of the heap; nothing (the default) if the game has no
/// such limit.
template <Game G>
std::optional<Count> maxTake(const G& game)
{
    if constexpr (requires { game.maxTake(); })
        return game.maxTake();
    else
        return std::nullopt;
}

/// Returns a random move. By default it takes from heap `heap`, which must have a legal move, and every amount is equally likely.
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

/// The number of legal moves, or an upper bound of this number. The default is the total number of amounts that may be
/// taken from the heaps.
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

/// The heaps of Nim whose nim-sum decides the position by the game's theorem, or nothing if the theorem does not use a
/// nim-sum.
template <Game G>
std::optional<NimHeaps> nimHeaps(const G& game, const Position& position)
{
    if constexpr (requires { game.nimHeaps(position); })
        return game.nimHeaps(position);
    else
        return std::nullopt;
}

/// The moves to positions with Grundy value `value`, which must differ from the value of the position itself. With
/// `value` = 0 the result is the list of winning moves of the game itself. With another value it is the list of winning
/// moves in a sum of games whose other components together have this value. For a game without Grundy values the list
/// is empty, and `stopped` is true.
template <Game G>
WinningMoves movesToValue(const G& game, const Position& position, Count value, std::size_t limit)
{
    if constexpr (requires { game.movesToValue(position, value, limit); })
        return game.movesToValue(position, value, limit);
    else
        return {.count = 0, .listed = {}, .stopped = true};
}

/// Makes a position from `sizes`, for code that makes random positions or lists all positions. By default the position has
/// heaps of these sizes.
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
