#include "core/games/taking/take_and_break.h"

#include <algorithm>

#include "core/games/taking/sequence_values.h"

namespace nimstone {

namespace {

/// True if the move splits the heap and the code allows it to leave this number of pieces.
bool maySplit(const TakeAndBreakCode& code, const Move& move)
{
    if (move.pieces.first == 0)
        return false;
    return move.pieces.second == 0 ? code.mayLeaveTwo(move.taken) : code.mayLeaveThree(move.taken);
}

constexpr Count exactBound = 64;

/// Computes the largest number of moves that the rules allow in one heap.
class LongestPlay {
public:
    explicit LongestPlay(const TakeAndBreakCode& code) : m_code(code)
    {
        for (m_fewest = 1; m_fewest <= code.last() && code.digit(m_fewest) == 0;)
            ++m_fewest;
    }

    Wide of(Count heap)
    {
        if (heap > exactBound) {
            // The result is an upper bound. Each stone is taken at most once, in groups of at least `m_fewest`. If a move can
            // split a heap without taking stones, there are at most heap − 1 such moves.
            const bool splits = m_code.digit(0) != 0;
            return (m_fewest <= m_code.last() ? Wide{heap} / m_fewest : 0) + (splits ? heap - 1 : 0);
        }
        while (m_longest.size() <= heap)
            m_longest.push_back(next());
        return m_longest[heap];
    }

private:
    /// Returns the longest play of the smallest heap for which it is not computed yet.
    Wide next() const
    {
        const Count heap = m_longest.size();
        Wide longest = 0;
        const auto offer = [&longest](Wide rest) { longest = std::max(longest, rest + 1); };
        for (Count amount = 0; amount <= std::min<Count>(heap, m_code.last()); ++amount) {
            const Count rest = heap - amount;
            if (rest == 0 && heap != 0 && m_code.mayEmpty(amount))
                offer(0);
            if (rest > 0 && amount > 0 && m_code.mayLeaveOne(amount))
                offer(m_longest[rest]);
            for (Count first = 1; first <= rest / 2 && (m_code.mayLeaveTwo(amount) || m_code.mayLeaveThree(amount)); ++first) {
                if (m_code.mayLeaveTwo(amount))
                    offer(m_longest[first] + m_longest[rest - first]);
                for (Count second = first; m_code.mayLeaveThree(amount) && first + 2 * second <= rest; ++second)
                    offer(m_longest[first] + m_longest[second] + m_longest[rest - first - second]);
            }
        }
        return longest;
    }

    const TakeAndBreakCode& m_code;
    Count m_fewest = 1;
    std::vector<Wide> m_longest;
};

/// Calls visit(taken, pieces) for each move in the heap until `visit` returns false.
template <class Visit>
bool eachOption(const TakeAndBreakCode& code, Count heap, Visit visit)
{
    for (Count taken = 0; taken <= std::min<Count>(code.last(), heap); ++taken) {
        const Count rest = heap - taken;
        const bool whole = rest == 0 ? code.mayEmpty(taken) && heap != 0 : code.mayLeaveOne(taken);
        if (whole && !visit(taken, Pieces{}))
            return false;
        for (Count first = 1; rest >= 2 && first <= rest / 2; ++first) {
            if (code.mayLeaveTwo(taken) && !visit(taken, Pieces{first}))
                return false;
            if (!code.mayLeaveThree(taken)) {
                if (!code.mayLeaveTwo(taken))
                    break;
                continue;
            }
            for (Count second = first; first + second <= rest - second; ++second) {
                if (!visit(taken, Pieces{first, second}))
                    return false;
            }
        }
    }
    return true;
}

}  // namespace

TakeAndBreakGame::TakeAndBreakGame(TakeAndBreakCode code)
    : m_code(std::move(code)), m_values(SharedSequence::of(m_code))
{
}

std::optional<MoveError> TakeAndBreakGame::check(const Position& position, const Move& move) const
{
    using Kind = MoveError::Kind;
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    const Count rest = position.heaps[move.heap] - move.taken;
    if (m_code.digit(move.taken) == 0)
        return MoveError{move.taken == 0 ? Kind::TakesNothing : Kind::AmountNotOffered, move};
    if (move.pieces != Pieces{}) {
        if (!maySplit(m_code, move))
            return MoveError{Kind::CannotSplit, move};
        const Count pieces = move.pieces.second == 0 ? 1 : 2;
        if (rest <= pieces)
            return MoveError{Kind::CannotSplit, move};
        // The comparisons subtract, so that no sum of pieces can overflow.
        if (move.pieces.first >= rest - (pieces - 1))
            return MoveError{Kind::PieceTooLarge, move, rest - pieces};
        if (move.pieces.second >= rest - move.pieces.first)
            return MoveError{Kind::PieceTooLarge, move, rest - move.pieces.first - 1};
        return std::nullopt;
    }
    if (rest == 0) {
        if (m_code.mayEmpty(move.taken))
            return std::nullopt;
        return MoveError{Kind::CannotEmpty, move};
    }
    if (m_code.mayLeaveOne(move.taken))
        return std::nullopt;
    return MoveError{m_code.digit(move.taken) == 1 ? Kind::MustEmpty : Kind::MustSplit, move};
}

std::vector<Move> TakeAndBreakGame::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        eachOption(m_code, position.heaps[heap], [&](Count taken, const Pieces& pieces) {
            moves.push_back({heap, taken, pieces});
            return true;
        });
    }
    return moves;
}

Known<Count> TakeAndBreakGame::grundy(const Position& position) const
{
    return sumInSequence(position.heaps, *m_values);
}

WinningMoves TakeAndBreakGame::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    return movesInSequence(position.heaps, *m_values, goal, limit,
                           [&](const auto& values, std::size_t heap, Count wanted, WinningSearch& search) {
        const Count size = position.heaps[heap];
        return eachOption(m_code, size, [&](Count taken, const Pieces& pieces) {
            const Count last = size - taken - pieces.first - pieces.second;
            if ((values.value(pieces.first) ^ values.value(pieces.second) ^ values.value(last)) == wanted)
                search.add({heap, taken, pieces});
            return search.maySpend(1);
        });
    });
}

SplitOptions TakeAndBreakGame::splitOptions(Count size, Count amount) const
{
    const Count rest = size - amount;
    return {rest == 0 ? m_code.mayEmpty(amount) : m_code.mayLeaveOne(amount), 1,
            m_code.mayLeaveTwo(amount) && rest >= 2 ? rest - 1 : 0, m_code.mayLeaveThree(amount) && rest >= 3};
}

Amounts TakeAndBreakGame::amounts(const Position& position, std::size_t heap) const
{
    std::vector<Count> amounts;
    const Count size = position.heaps[heap];
    for (Count amount = 0; amount <= std::min<Count>(size, m_code.last()); ++amount) {
        if (splitOptions(size, amount).possible())
            amounts.push_back(amount);
    }
    return Amounts::of(std::move(amounts));
}

Move TakeAndBreakGame::randomMove(const Position& position, std::size_t heap, Chance& chance) const
{
    const Count size = position.heaps[heap];
    const Amounts offered = amounts(position, heap);
    std::vector<std::pair<Count, int>> ways;
    for (Count place = 0; place < offered.count(); ++place) {
        const Count amount = offered.at(place);
        const SplitOptions after = splitOptions(size, amount);
        if (after.whole)
            ways.emplace_back(amount, 1);
        if (after.parts())
            ways.emplace_back(amount, 2);
        if (after.three)
            ways.emplace_back(amount, 3);
    }
    const auto [amount, pieces] = ways[chance.below(ways.size())];
    const Count rest = size - amount;
    if (pieces == 1)
        return {heap, amount};
    if (pieces == 2)
        return {heap, amount, {chance.between(1, rest / 2)}};
    const Count first = chance.between(1, rest / 3);
    return {heap, amount, {first, chance.between(first, (rest - first) / 2)}};
}

Wide TakeAndBreakGame::moveCount(const Position& position) const
{
    unsigned all = 0;
    for (Count amount = 0; amount <= m_code.last(); ++amount)
        all |= m_code.digit(amount);
    return wideSum(position.heaps, [all, ways = m_code.last() + 1](Count heap) {
        const Wide splits = (all & 8U) != 0 ? std::min<Wide>(maxCount, product(heap, heap)) : (all & 4U) != 0 ? heap : 1;
        return std::min<Wide>(maxCount, splits * ways);
    });
}

Wide TakeAndBreakGame::longestPlay(const Position& position) const
{
    LongestPlay longest(m_code);
    return wideSum(position.heaps, [&longest](Count heap) { return longest.of(heap); });
}

}  // namespace nimstone
