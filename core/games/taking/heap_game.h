// Games whose heaps are independent. The rules of such a game are data (core/sequences/heap_rules.h): which amounts a move may take
// from a heap, and into how many heaps it may split the rest.
#pragma once

#include <algorithm>
#include <memory>

#include "core/game.h"
#include "core/games/taking/one_heap_moves.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

/// The work for games in which the value of a heap is computed from the values of all smaller heaps, and winning moves are found by
/// trying all moves.
inline constexpr Work valuesOfSmallerHeaps{.largest = 2'000, .looksAtAllMoves = true};

/// The Grundy value of a position is the nim-sum of the values of its heaps, and the nim-sequence of the rules holds these values.
/// A game takes the defaults of this class, which follow from its rules. It overrides only the functions that a closed form makes
/// faster.
class HeapGame : public Game {
public:
    const HeapRules& rules() const { return m_values->rules(); }
    std::shared_ptr<const HeapRules> sequence() const final { return {m_values, &rules()}; }

    /// A split may name its pieces in any order.
    std::optional<MoveError> check(const Position& position, const Move& move) const final;

    /// If a move may split a heap without taking stones, the amounts include 0.
    Amounts amounts(const Position& position, std::size_t heap) const final;
    SplitOptions splitOptions(Count size, Count amount) const final;
    std::optional<Count> maxTake() const final;

    /// Lists each split once, with its pieces in ascending order.
    std::vector<Move> legalMoves(const Position& position) const final;

    /// If a heap can be split without taking stones, such a split is as likely as all takes together.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const override;
    Wide moveCount(const Position& position, Cutter player) const override;

    /// The longest play takes the smallest amount each time, and first splits the heaps as often as possible.
    Wide longestPlay(const Position& position) const override;

    /// The value is known for every heap if it has a closed form, or if a period is proved within SharedSequence::limits; otherwise
    /// for heaps within the limits. In a subtraction game, a period proved for the smaller amounts gives the heaps below an amount.
    Known<Count> grundy(const Position& position) const override;

    /// Finds all moves to the value `value`; each split is listed once. `stopped` is set after `mostOptions` options, or if the
    /// value of the position is not known.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

    /// The largest heap whose value is known.
    std::optional<GrundyBound> bound(const Position& position) const final;

protected:
    explicit HeapGame(const HeapRules& rules) : HeapGame(SharedSequence::of(rules)) {}

    /// Makes a game whose rules and values other objects share.
    explicit HeapGame(std::shared_ptr<SharedSequence> values);

    /// Returns the number of moves of the longest play in one heap. It is an upper bound if moves that take stones may split the heap.
    Count longestIn(Count heap) const;

    /// Calls visit(taken, pieces) for each move in the heap until `visit` returns false. Returns false in this case.
    template <class Visit>
    bool eachOption(Count heap, Visit visit) const;

private:
    /// An amount of the lists of the rules, and the heaps that a move may leave after it takes this amount.
    struct Offer {
        Count amount;
        HeapsLeft left;
    };

    template <class Visit>
    bool eachRest(Count heap, const Offer& offer, Visit visit) const;

    /// The largest number of options that `movesToValue` tries.
    virtual Count mostOptions() const { return WinningSearch::mostOptions; }

    std::shared_ptr<SharedSequence> m_values;
    std::vector<Offer> m_offers;  ///< in ascending order, each amount once
};

template <class Visit>
bool HeapGame::eachOption(Count heap, Visit visit) const
{
    for (const Offer& offer : m_offers) {
        if (offer.amount > heap)
            break;
        if (!eachRest(heap, offer, visit))
            return false;
    }
    for (Count taken = 1; taken <= std::min(heap, rules().upTo); ++taken) {
        if (!visit(taken, Pieces{}))
            return false;
    }
    return true;
}

template <class Visit>
bool HeapGame::eachRest(Count heap, const Offer& offer, Visit visit) const
{
    const auto& [taken, left] = offer;
    const Count rest = heap - taken;
    if (heap != 0 && left.whole(rest) && !visit(taken, Pieces{}))
        return false;
    for (Count first = 1; (left.two || left.three) && first <= rest / 2; ++first) {
        const bool isForbidden = rules().unequal && first == rest - first;
        if (left.two && !isForbidden && !visit(taken, Pieces{first}))
            return false;
        for (Count second = first; left.three && first + second <= rest - second; ++second) {
            if (!visit(taken, Pieces{first, second}))
                return false;
        }
    }
    return true;
}

}  // namespace nimstone
