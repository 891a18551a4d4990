#include "core/games/taking/heap_game.h"

#include <algorithm>
#include <set>

namespace nimstone {

HeapGame::HeapGame(std::shared_ptr<SharedSequence> values) : m_values(std::move(values))
{
    std::set<Count> amounts;
    for (const auto* some : {&rules().emptying, &rules().leavingOne, &rules().splitting, &rules().tripling})
        amounts.insert(some->begin(), some->end());
    for (const Count amount : amounts)
        m_offers.push_back({amount, rules().leftAfter(amount)});
}

std::optional<MoveError> HeapGame::check(const Position& position, const Move& move) const
{
    using Kind = MoveError::Kind;
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    const bool splits = move.pieces != Pieces{};
    const HeapsLeft left = rules().leftAfter(move.taken);
    if (move.taken == 0 && (!left.any() || (rules().upTo != 0 && !splits)))
        return MoveError{Kind::TakesNothing, move};
    if (rules().upTo != 0 && move.taken > rules().upTo)
        return MoveError{Kind::OverMaximum, move, rules().upTo};
    if (!left.any())
        return MoveError{Kind::AmountNotOffered, move};
    const Count rest = position.heaps[move.heap] - move.taken;
    if (splits) {
        const auto [first, second] = move.pieces;
        const Count pieces = second == 0 ? 1 : 2;
        if (first == 0 || !(second == 0 ? left.two : left.three) || rest <= pieces + (rules().unequal ? 1 : 0))
            return MoveError{Kind::CannotSplit, move};
        // The comparisons subtract, so that no sum of pieces can overflow.
        if (first >= rest - (pieces - 1))
            return MoveError{Kind::PieceTooLarge, move, rest - pieces};
        if (second >= rest - first)
            return MoveError{Kind::PieceTooLarge, move, rest - first - 1};
        return rules().unequal && first == rest - first ? std::optional(MoveError{Kind::EqualPieces, move}) : std::nullopt;
    }
    if (rest == 0 && !rules().unequal)
        return left.none ? std::nullopt : std::optional(MoveError{Kind::CannotEmpty, move});
    if (left.one)
        return std::nullopt;
    return MoveError{!left.two && !left.three ? Kind::MustEmpty : Kind::MustSplit, move};
}

Amounts HeapGame::amounts(const Position& position, std::size_t heap) const
{
    const Count size = position.heaps[heap];
    std::vector<Count> offered;
    for (const Offer& offer : m_offers) {
        if (offer.amount <= size && splitOptions(size, offer.amount).possible())
            offered.push_back(offer.amount);
    }
    if (rules().upTo == 0)
        return Amounts::of(std::move(offered));
    return Amounts::range(offered.empty() ? 1 : 0, std::min(size, rules().upTo));
}

SplitOptions HeapGame::splitOptions(Count size, Count amount) const
{
    const HeapsLeft left = rules().leftAfter(amount);
    const Count rest = size - amount;
    const Count leastSplit = rules().unequal ? 3 : 2;
    return {left.whole(rest), 1, left.two && rest >= leastSplit ? rest - 1 : 0, left.three && rest >= 3};
}

std::optional<Count> HeapGame::maxTake() const
{
    const Count most = rules().upTo != 0 ? rules().upTo : rules().last();
    return most == 0 || most == HeapRules::anyNumber ? std::nullopt : std::optional(most);
}

std::vector<Move> HeapGame::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        eachOption(position.heaps[heap], [&](Count taken, const Pieces& pieces) {
            moves.push_back({heap, taken, pieces});
            return true;
        });
    }
    return moves;
}

Move HeapGame::randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter) const
{
    const Amounts offered = amounts(position, heap);
    const bool splits = offered.least() == 0;
    if (splits && (offered.count() == 1 || chance.below(2) == 0))
        return {heap, 0, {chance.between(1, (position.heaps[heap] - (rules().unequal ? 1 : 0)) / 2)}};
    return {heap, offered.at(chance.between(splits ? 1 : 0, offered.count() - 1))};
}

Wide HeapGame::moveCount(const Position& position, Cutter) const
{
    Wide all = 0;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Amounts offered = amounts(position, heap);
        const bool splits = !offered.empty() && offered.least() == 0;
        all += offered.count();
        if (splits)
            all += (position.heaps[heap] - (rules().unequal ? 1 : 0)) / 2 - 1;
    }
    return all;
}

Count HeapGame::longestIn(Count heap) const
{
    const bool splits = !m_offers.empty() && m_offers.front().amount == 0;
    const auto taking = m_offers.begin() + (splits ? 1 : 0);
    const Count fewest = rules().upTo != 0 ? 1 : taking == m_offers.end() ? 0 : taking->amount;
    const Count whole = rules().unequal ? 2 : 1;  // the largest heap that cannot be split
    return (fewest == 0 ? 0 : heap / fewest) + (splits && heap > whole ? heap - whole : 0);
}

Wide HeapGame::longestPlay(const Position& position) const
{
    return wideSum(position.heaps, [this](Count heap) { return Wide{longestIn(heap)}; });
}

Known<Count> HeapGame::grundy(const Position& position) const
{
    Count sum = 0;
    if (const auto& closed = rules().closed) {
        for (const Count heap : position.heaps)
            sum ^= closed->value(heap);
        return sum;
    }
    SharedSequence::Reader values(*m_values);
    for (const Count heap : position.heaps) {
        if (!values.reaches(heap))
            return tl::unexpected(Unknown::NotComputed);
        sum ^= values.value(heap);
    }
    return sum;
}

WinningMoves HeapGame::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    const Known<Count> sum = grundy(position);
    if (!sum)
        return {.count = 0, .listed = {}, .stopped = true};
    if (*sum == value)
        return {};
    WinningSearch search(limit, mostOptions());
    const SharedSequence::Reader values(*m_values);
    search.eachHeap(position.heaps, [&](std::size_t heap) {
        const Count size = position.heaps[heap];
        const Count wanted = *sum ^ value ^ values.value(size);
        return eachOption(size, [&](Count taken, const Pieces& pieces) {
            Count left = values.value(size - taken - pieces.first - pieces.second);
            if (pieces.first != 0)
                left ^= values.value(pieces.first) ^ values.value(pieces.second);
            if (left == wanted)
                search.add({heap, taken, pieces});
            return search.mayTry();
        });
    });
    return search.take();
}

/// Bisection finds the heap, because all heaps below a heap with a known value have known values too.
std::optional<GrundyBound> HeapGame::bound(const Position& position) const
{
    SharedSequence::Reader values(*m_values);
    Count known = 0;
    Count unknown = std::ranges::max(position.heaps);
    while (unknown - known > 1) {
        const Count middle = known + (unknown - known) / 2;
        (values.reaches(middle) ? known : unknown) = middle;
    }
    return GrundyBound{GrundyBound::Kind::Heaps, known};
}

}  // namespace nimstone
