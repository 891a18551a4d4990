#include "app/figures/boards/heaps/heap_pick.h"

#include <algorithm>

namespace nimstone::figures {

namespace {

/// How what remains of a heap of `size` after taking `amount` may be left: whole, else in as equal pieces as can be.
std::optional<Pieces> waysToLeave(const TakeAndBreakCode& code, Count size, Count amount)
{
    const Count rest = size - amount;
    if (rest == 0 ? code.mayEmpty(amount) : code.mayLeaveOne(amount))
        return Pieces{};
    if (rest >= 2 && code.mayLeaveTwo(amount))
        return Pieces{rest / 2, 0};
    if (rest >= 3 && code.mayLeaveThree(amount))
        return Pieces{rest / 3, rest / 3};
    return std::nullopt;
}

Count distance(Count a, Count b) { return a > b ? a - b : b - a; }

/// The move in one heap whose amount is nearest to the one wanted.
struct NearestTake {
    const Position& position;
    std::size_t heap;
    Count wanted;

    Count size() const { return position.heaps[heap]; }

    /// Any amount.
    template <class G>
    std::optional<Move> operator()(const G&) const
    {
        return Move{heap, wanted};
    }

    std::optional<Move> operator()(const BashGame& game) const { return Move{heap, std::min(wanted, game.m())}; }
    std::optional<Move> operator()(const FibonacciNim&) const { return Move{heap, std::min(wanted, position.quota)}; }

    std::optional<Move> operator()(const SubtractionGame& game) const
    {
        std::optional<Move> nearest;
        for (const Count amount : game.set().amounts()) {
            if (amount <= size() && (!nearest || distance(amount, wanted) < distance(nearest->taken, wanted)))
                nearest = Move{heap, amount};
        }
        return nearest;
    }

    std::optional<Move> operator()(const TakeAndBreakGame& game) const
    {
        std::optional<Move> nearest;
        for (Count amount = 0; amount <= std::min<Count>(size(), game.code().last()); ++amount) {
            const auto left = waysToLeave(game.code(), size(), amount);
            if (left && (!nearest || distance(amount, wanted) < distance(nearest->taken, wanted)))
                nearest = Move{heap, amount, *left};
        }
        return nearest;
    }
};

/// In several heaps: one more, another amount, or one less.
std::optional<Move> withTake(const std::vector<Take>& before, const Take& take)
{
    std::vector<Take> takes;
    bool again = false;
    for (const Take& old : before) {
        again = again || old == take;
        if (old.heap != take.heap)
            takes.push_back(old);
    }
    if (!again || takes.empty())
        takes.push_back(take);
    return moveOf(std::move(takes));
}

/// The amount taken where a heap is parted and nothing of it is held: the least that the code parts after.
std::optional<Count> leastParting(const TakeAndBreakCode& code, Count size)
{
    for (Count amount = 0; amount <= std::min<Count>(size, code.last()); ++amount) {
        const Count rest = size - amount;
        if ((rest >= 2 && code.mayLeaveTwo(amount)) || (rest >= 3 && code.mayLeaveThree(amount)))
            return amount;
    }
    return std::nullopt;
}

std::optional<Move> cutByCode(const TakeAndBreakCode& code, Count size, std::size_t heap, Count below,
                              const std::optional<Move>& held)
{
    const bool here = held && held->heap == heap;
    const auto parts = [&](Count taken) {
        const Count rest = size - taken;
        return taken <= size && ((rest >= 2 && code.mayLeaveTwo(taken)) || (rest >= 3 && code.mayLeaveThree(taken)));
    };
    const auto amount = here && parts(held->taken) ? std::optional(held->taken) : leastParting(code, size);
    if (!amount)
        return std::nullopt;
    const Count rest = size - *amount;
    below = std::clamp<Count>(below, 1, rest - 1);
    const Pieces pieces = here && held->taken == *amount ? held->pieces : Pieces{};
    const bool three = rest >= 3 && code.mayLeaveThree(*amount);
    if (code.mayLeaveTwo(*amount)) {
        // A second place, beside the one that is held.
        if (three && pieces.first != 0 && pieces.second == 0 && pieces.first != below)
            return Move{heap, *amount, {std::min(pieces.first, below), distance(pieces.first, below)}};
        return Move{heap, *amount, {below, 0}};
    }
    // Always in three: the first place leaves two equal heaps above it, until a second is given there.
    const auto halved = [rest](Count first) { return std::max<Count>((rest - first) / 2, 1); };
    if (pieces.first != 0 && below > pieces.first && pieces.second == halved(pieces.first))
        return Move{heap, *amount, {pieces.first, below - pieces.first}};
    below = std::min(below, rest - 2);
    return Move{heap, *amount, {below, halved(below)}};
}

}  // namespace

bool partsBesideTaking(const Rules& rules)
{
    if (std::holds_alternative<LaskersNim>(rules.game()))
        return true;
    const auto* game = std::get_if<TakeAndBreakGame>(&rules.game());
    if (!game)
        return false;
    for (Count amount = 0; amount <= game->code().last(); ++amount) {
        if (game->code().mayLeaveTwo(amount) || game->code().mayLeaveThree(amount))
            return true;
    }
    return false;
}

bool partsOnly(const Rules& rules)
{
    return std::holds_alternative<GrundysGame>(rules.game());
}

std::optional<Move> pickAmount(const Rules& rules, const Position& position, std::size_t heap, Count amount,
                               const std::optional<Move>& held)
{
    const Count size = position.heaps[heap];
    if (size == 0)
        return std::nullopt;
    amount = std::clamp<Count>(amount, 1, size);
    if (partsOnly(rules))
        return pickCut(rules, position, heap, size - amount, held);
    if (const auto* moore = std::get_if<MooreNim>(&rules.game()); moore && held) {
        auto move = withTake(takesOf(*held), {heap, amount});
        if (move->also.size() < moore->k())
            return move;
    }
    return std::visit(NearestTake{position, heap, amount}, rules.game());
}

std::optional<Move> pickCut(const Rules& rules, const Position& position, std::size_t heap, Count below,
                            const std::optional<Move>& held)
{
    const Count size = position.heaps[heap];
    if (size < 2)
        return std::nullopt;
    if (const auto* game = std::get_if<TakeAndBreakGame>(&rules.game()))
        return cutByCode(game->code(), size, heap, below, held);
    below = std::clamp<Count>(below, 1, size - 1);
    // Two equal heaps are refused.
    if (partsOnly(rules) && size % 2 == 0 && below == size / 2)
        below = below > 1 ? below - 1 : below + 1;
    return Move{heap, 0, {below, 0}};
}

}  // namespace nimstone::figures
