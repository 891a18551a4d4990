// What every game answers.
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

/// Why a move cannot be played.
struct MoveError {
    enum class Kind {
        NoSuchHeap,      ///< limit: the number of heaps
        TakesNothing,
        TakesTooMany,    ///< more than the heap holds; limit: its size
        OverMaximum,     ///< more than the rules let a player take now; limit: the most they do
        UnderMinimum,    ///< fewer than the rules let a player take; limit: the fewest
        AmountNotOffered,///< an amount that the set or code of the game does not hold
        TooManyHeaps,    ///< a move in more heaps than the rules allow; limit: how many
        HeapTwice,       ///< a heap that the move has named before
        UnequalAmounts,  ///< both of Wythoff's heaps, but not the same amount; limit: the amount from the other
        NotAMultiple,    ///< Euclid's game: not a multiple of the smaller number; limit: the smaller number
        NotTheLarger,    ///< Euclid's game: from the smaller number; limit: the larger number
        CannotSplit,     ///< a split that the rules do not offer for this amount
        MustSplit,       ///< no split where the rules ask for one
        CannotEmpty,     ///< takes the whole heap where the rules ask to leave a part of it
        MustEmpty,       ///< leaves a part of the heap where the rules ask to take it whole
        PieceTooLarge,   ///< a piece that leaves nothing for the rest; limit: the largest piece
        EqualPieces,     ///< Grundy's game: two equal pieces
        NotACut,         ///< Cutcake: stones taken instead of a block cut
        IsACut,          ///< a cut in a game without blocks
        OtherPlayersCut, ///< Cutcake: a cut of the player who is not to move
        CutOutside,      ///< Cutcake: not between the ends of the side; limit: the length of the side
    };
    Kind kind;
    Move move;        ///< of a move in several heaps, the part that is at fault
    Count limit = 0;

    bool operator==(const MoveError&) const = default;
};

/// The winning moves of a position, by heap, then by amount, then by pieces. At most as many as were asked for are
/// listed; `count` counts them all, unless looking for them `stopped` at a bound: then there are at least as many. One
/// of the bounds is that of `count` itself: with more than 2^64 − 1 of them it stays there, and `stopped` is set.
struct WinningMoves {
    std::size_t count = 0;
    std::vector<Move> listed;
    bool stopped = false;  ///< `count` is only a least number

    bool complete() const { return !stopped && listed.size() == count; }

    /// One more.
    void add(Move move, std::size_t limit)
    {
        if (listed.size() < limit)
            listed.push_back(std::move(move));
        ++count;
    }
};

/// Why a game does not answer.
enum class Unknown {
    Undefined,    ///< it means nothing here: the Grundy value in misère play
    NotComputed,  ///< no closed form is known and the position is beyond the bound of what is computed
};

/// An answer, or why there is none. A game that always answers may give the answer itself.
template <class T>
using Known = tl::expected<T, Unknown>;

/// Why a position is not one of a game's.
struct ShapeError {
    enum class Kind {
        NumberOfHeaps,  ///< limit: how many the game has, Wythoff two
        OddSide,        ///< Cutcake: a side without its other; heap: that side
        HeapTooSmall,   ///< limit: the least that this heap may be
        TooManyStones,  ///< together; limit: the most
    };
    Kind kind;
    std::size_t heap = 0;  ///< the heap at fault, of too many stones the one that goes over; counted from 0
    Count limit = 0;

    bool operator==(const ShapeError&) const = default;
};

/// Why a game cannot have the parameters that it was asked to have.
struct BadParameter {
    enum class Kind {
        TooSmall,   ///< limit: the least
        TooLarge,   ///< limit: the most
        Empty,      ///< a set without a number, a code without a digit
    };
    Kind kind;
    std::size_t place = 0;  ///< which number of a set or digit of a code, counted from 0
    Count limit = 0;

    bool operator==(const BadParameter&) const = default;
};

/// Refuses a position with more or fewer heaps than these.
inline std::optional<ShapeError> checkNumberOfHeaps(const Position& position, std::size_t wanted)
{
    const std::size_t heaps = position.heaps.size();
    if (heaps != wanted)
        return ShapeError{ShapeError::Kind::NumberOfHeaps, heaps < wanted ? heaps : wanted, wanted};
    return std::nullopt;
}

/// Exact, of a million heaps too.
inline Wide stonesIn(const Position& position)
{
    return wideSum(position.heaps, [](Count heap) { return Wide{heap}; });
}

/// A heap of Nim that a position of another game holds: a stone less in it is one less at that place of the position.
struct NimHeap {
    std::size_t place = 0;
    Count size = 0;
};
using NimHeaps = std::vector<NimHeap>;

/// Each heap as it is.
inline NimHeaps everyHeap(const Position& position)
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

/// A game over heaps, under the rules of its parameters. A position that is not of the game's shape (two heaps for
/// Wythoff, an even number of sides for Cutcake) is the reader's to refuse, by `checkShape`; games expect the right
/// shape.
/// `legalMoves` is for small positions: it lists them all, by heap, then by amount, then by pieces.
/// `amounts` are those that may be taken from one heap now; a heap that has one has a move. `longestPlay` is how many moves
/// both players together can make from here, or somewhat more.
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

/// What most games answer alike. They inherit it, and say themselves what is otherwise with them; the rest is found from
/// what they say of `check`, `amounts`, `grundy` and `movesToValue`. A game whose moves change more than the heap they are in
/// says `after`.
template <class G>
class GameBase {
public:
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const
    {
        if (const auto error = self().check(position, move))
            return tl::unexpected(*error);
        return self().after(position, move);
    }

    /// Of a move that was checked.
    Position after(const Position& position, const Move& move) const { return afterMove(position, move); }

    /// Every amount of every heap.
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

    /// P exactly where the Grundy value is 0, and known where that is.
    auto outcome(const Position& position) const
    {
        const auto decide = [](Count value) { return value == 0 ? Outcome::P : Outcome::N; };
        const auto value = self().grundy(position);
        if constexpr (requires { decide(value); })
            return decide(value);
        else
            return value.map(decide);
    }

    /// Those that make the position worth 0.
    WinningMoves winningMoves(const Position& position, std::size_t limit) const
    {
        return self().movesToValue(position, 0, limit);
    }

    /// One stone at a time.
    Wide longestPlay(const Position& position) const { return stonesIn(position); }

private:
    const G& self() const { return static_cast<const G&>(*this); }
};

// What a game need not say is answered for it here.

/// Why the game does not have this position; nothing where it does. A game that says nothing about it has them all.
template <Game G>
std::optional<ShapeError> checkShape(const G& game, const Position& position)
{
    if constexpr (requires { game.checkShape(position); })
        return game.checkShape(position);
    else
        return std::nullopt;
}

/// How what remains of a heap may be parted after that amount. A game that says nothing about it parts no heap.
template <Game G>
Parting parting(const G& game, Count size, Count amount)
{
    if constexpr (requires { game.parting(size, amount); })
        return game.parting(size, amount);
    else
        return {};
}

/// In how many heaps one move may take: in one, where a game says nothing about it.
template <Game G>
Count heapsAtOnce(const G& game)
{
    if constexpr (requires { game.heapsAtOnce(); })
        return game.heapsAtOnce();
    else
        return 1;
}

/// The most that a move may take from a heap, however large that is; none where a game says nothing about it.
template <Game G>
std::optional<Count> mostAtOnce(const G& game)
{
    if constexpr (requires { game.mostAtOnce(); })
        return game.mostAtOnce();
    else
        return std::nullopt;
}

/// A move from a heap that has one: of games that say nothing about it, any of its amounts.
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

/// How many legal moves there are, or somewhat more: of games that say nothing about it, all amounts of all heaps.
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

/// The heaps of Nim whose nim-sum the theorem of the game speaks of; none where it speaks of something else.
template <Game G>
std::optional<NimHeaps> nimHeaps(const G& game, const Position& position)
{
    if constexpr (requires { game.nimHeaps(position); })
        return game.nimHeaps(position);
    else
        return std::nullopt;
}

/// The moves that make the position worth `value`, which is not its own: with 0 those that win the game itself, else those
/// that win in a sum whose other components are worth it. Of a game without Grundy values none are found.
template <Game G>
WinningMoves movesToValue(const G& game, const Position& position, Count value, std::size_t limit)
{
    if constexpr (requires { game.movesToValue(position, value, limit); })
        return game.movesToValue(position, value, limit);
    else
        return {.count = 0, .listed = {}, .stopped = true};
}

/// The position whose heaps are of these sizes, for whoever draws or lists positions: of a game that says nothing about it,
/// they are the numbers of the position.
template <Game G>
Position arranged(const G& game, std::vector<Count> sizes)
{
    if constexpr (requires { game.arranged(sizes); })
        return game.arranged(sizes);
    else
        return {std::move(sizes)};
}

/// Whether a player who cannot move has won: misère play. A game that says nothing about it is under normal play,
/// where he has lost.
template <Game G>
bool playerWithoutMoveWins(const G& game)
{
    if constexpr (requires { game.playerWithoutMoveWins(); })
        return game.playerWithoutMoveWins();
    else
        return false;
}

}  // namespace nimstone
