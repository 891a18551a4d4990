// The class from which every game inherits, and the errors that its functions return.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/game_entry.h"
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

/// Returns an error unless every number of the position is above the number before it.
std::optional<ShapeError> checkAscending(const Position& position);

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

/// The bound up to which Grundy values are computed. For larger positions the value is Unknown::NotComputed, unless the
/// position is known to be a P-position.
struct GrundyBound {
    enum class Kind {
        Heaps,      ///< values are known if all heaps are at most `most`
        Positions,  ///< values are known if at most `most` positions can be reached, including this one
    };
    Kind kind = Kind::Heaps;
    Count most = 0;
    std::size_t part = 0;  ///< in a sum, the index of the component that has this bound, from 0

    bool operator==(const GrundyBound&) const = default;
};

struct HeapRules;

/// A game played on heaps, with its rules and parameters. A game overrides the functions whose defaults do not fit it.
///
/// The functions assume that the position has the form that the game requires (two heaps in Wythoff's game, an even number of
/// sides in Cutcake). The code that reads a position from text rejects all others with `checkShape`. Only partisan games use the
/// parameter `player`: the player to move.
class Game {
public:
    virtual ~Game() = default;

    /// The parameters in the notation, without the parentheses: "4", "1,3,4", "0.77"; empty if the game has none.
    virtual std::string parameters() const { return parameter() ? std::to_string(*parameter()) : std::string(); }

    /// The parameter of a game that has one number as its parameter, such as the m of Bash's game; nothing for other games.
    virtual std::optional<Count> parameter() const { return std::nullopt; }

    /// True in misère play, where the player who cannot move wins.
    virtual bool isMisere() const { return false; }

    /// True if the two players have different moves.
    virtual bool isPartisan() const { return false; }

    // --- the moves ---

    /// Returns the reason why the position is not valid in the game, or nothing if it is valid.
    virtual std::optional<ShapeError> checkShape(const Position&) const { return std::nullopt; }

    virtual std::optional<MoveError> check(const Position& position, const Move& move) const = 0;

    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const
    {
        if (const auto error = check(position, move))
            return tl::unexpected(*error);
        return after(position, move);
    }

    /// Returns the position after a move. The caller has checked that the move is legal. By default the move takes stones and splits
    /// a heap. A game overrides this if its moves do more: set a quota, or fill the next step.
    virtual Position after(const Position& position, const Move& move) const { return afterMove(position, move); }

    /// Returns the amounts that a move may take from one heap now; none in a partisan game. The heap has a legal move if there is at
    /// least one amount. By default a move may take any number of stones.
    virtual Amounts amounts(const Position& position, std::size_t heap) const { return Amounts::upTo(position.heaps[heap]); }

    /// Returns the ways to leave or split the rest of a heap of `size` stones after a move takes `amount` stones. By default the
    /// rest may not be split.
    virtual SplitOptions splitOptions(Count /*size*/, Count /*amount*/) const { return {}; }

    /// The largest amount that a move may take, whatever the size of the heap; nothing if the game has no such limit.
    virtual std::optional<Count> maxTake() const { return std::nullopt; }

    /// The largest number of heaps from which one move may take stones.
    virtual Count heapsAtOnce() const { return 1; }

    /// Lists every legal move, ordered by heap, then amount, then pieces, so callers should use it for small positions only. In a
    /// partisan game, the moves of Left come first. By default there is one move for every amount of every heap.
    virtual std::vector<Move> legalMoves(const Position& position) const;

    /// True if there is a legal move; in a partisan game, true if `player` has a legal move. The function does not list the moves.
    virtual bool canMove(const Position& position, Cutter player) const;

    /// Returns a random move from the given heap, or side of a block, which must have a move. A split names the smaller pieces
    /// first. By default every amount is equally likely.
    virtual Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const;

    /// The number of legal moves, or an upper bound of this number. The default is the total number of amounts that may be taken
    /// from the heaps.
    virtual Wide moveCount(const Position& position, Cutter player) const;

    /// The largest number of moves that both players together can still make, or an upper bound of this number. By default it is
    /// the number of stones, because in the longest play every move takes one stone.
    virtual Wide longestPlay(const Position& position) const { return stonesIn(position); }

    /// Makes the position whose heaps, gaps or steps have these sizes, for code that makes random positions or lists all positions.
    virtual Position positionFromSizes(std::vector<Count> sizes) const { return {std::move(sizes)}; }

    // --- the theory ---

    /// P if the Grundy value is 0, otherwise N, unless the game overrides it. Callers must not use the function for a partisan game.
    virtual Known<Outcome> outcome(const Position& position) const;

    /// The outcome of a position of any game.
    virtual Known<OutcomeClass> outcomeClass(const Position& position) const;

    /// The Grundy value. It is Unknown::Undefined in misère play and in a partisan game.
    virtual Known<Count> grundy(const Position&) const { return tl::unexpected(Unknown::Undefined); }

    /// The winning moves of an impartial game. By default they are the moves to positions with Grundy value 0.
    virtual WinningMoves winningMoves(const Position& position, std::size_t limit) const { return movesToValue(position, 0, limit); }

    /// The winning moves of the player to move, in any game.
    virtual WinningMoves winningMovesOf(Cutter /*player*/, const Position& position, std::size_t limit) const
    {
        return winningMoves(position, limit);
    }

    /// The moves to positions with Grundy value `value`, which must differ from the value of the position itself. For a game
    /// without Grundy values the list is empty, and `stopped` is true.
    virtual WinningMoves movesToValue(const Position&, Count /*value*/, std::size_t /*limit*/) const
    {
        return {.count = 0, .listed = {}, .stopped = true};
    }

    /// The moves of the position that win in a sum whose other components together have the Grundy value `others`. This value must
    /// differ from the value of the position.
    WinningMoves winningMovesBeside(Count others, const Position& position, std::size_t limit) const;

    /// The heaps of Nim whose nim-sum decides the position by the game's theorem, or nothing if the theorem does not use a nim-sum.
    virtual std::optional<NimHeaps> nimHeaps(const Position&) const { return std::nullopt; }

    /// The rules of a game whose heaps are independent and have the same rules; null for all other games, and for misère Nim.
    virtual std::shared_ptr<const HeapRules> sequence() const { return nullptr; }

    /// The bound that the position exceeds if its Grundy value is not computed.
    virtual std::optional<GrundyBound> bound(const Position&) const { return std::nullopt; }

protected:
    Game() = default;
    Game(const Game&) = default;
    Game& operator=(const Game&) = default;
};

}  // namespace nimstone
