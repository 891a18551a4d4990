#include "app/figures/boards/heaps/heap_pick.h"

#include <algorithm>

namespace nimstone::figures {

namespace {

/// The pieces that remain of a heap after taking: one whole piece if that is allowed, otherwise pieces that are as
/// equal as possible.
Pieces piecesToLeave(const SplitOptions& splitOptions, Count rest)
{
    return splitOptions.whole ? Pieces{} : splitOptions.parts() ? Pieces{rest / 2, 0} : Pieces{rest / 3, rest / 3};
}

Count distance(Count a, Count b) { return a > b ? a - b : b - a; }

/// For a move that takes from several heaps: adds a take, changes the amount of one, or removes it if it is the same as
/// before.
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

/// The number of stones taken when a heap is split and no amount is held: the smallest amount after which the rules
/// allow a split.
std::optional<Count> leastParting(const Rules& rules, const Position& position, std::size_t heap)
{
    const Amounts amounts = rules.amounts(position, heap);
    for (Count place = 0; place < amounts.count(); ++place) {
        const SplitOptions splitOptions = rules.splitOptions(position.heaps[heap], amounts.at(place));
        if (splitOptions.parts() || splitOptions.three)
            return amounts.at(place);
    }
    return std::nullopt;
}

/// Picks the split in a take-and-break game.
std::optional<Move> cutByCode(const Rules& rules, const Position& position, std::size_t heap, Count below,
                              const std::optional<Move>& held)
{
    const Count size = position.heaps[heap];
    const bool here = held && held->heap == heap;
    const auto parts = [&](Count taken) {
        const SplitOptions splitOptions = taken <= size ? rules.splitOptions(size, taken) : SplitOptions();
        return splitOptions.parts() || splitOptions.three;
    };
    const auto amount = here && parts(held->taken) ? std::optional(held->taken) : leastParting(rules, position, heap);
    if (!amount)
        return std::nullopt;
    const Count rest = size - *amount;
    below = std::clamp<Count>(below, 1, rest - 1);
    const Pieces pieces = here && held->taken == *amount ? held->pieces : Pieces{};
    const SplitOptions splitOptions = rules.splitOptions(size, *amount);
    if (splitOptions.parts()) {
        // The user has already picked one place to split the heap. `below` is the second one.
        if (splitOptions.three && pieces.first != 0 && pieces.second == 0 && pieces.first != below)
            return Move{heap, *amount, {std::min(pieces.first, below), distance(pieces.first, below)}};
        return Move{heap, *amount, {below, 0}};
    }
    // The rules always split in three: the first place leaves two heaps above it, as equal as possible, until a second
    // one is chosen.
    const auto halved = [rest](Count first) { return std::max<Count>((rest - first) / 2, 1); };
    if (pieces.first != 0 && below > pieces.first && pieces.second == halved(pieces.first))
        return Move{heap, *amount, {pieces.first, below - pieces.first}};
    below = std::min(below, rest - 2);
    return Move{heap, *amount, {below, halved(below)}};
}

}  // namespace

bool partsBesideTaking(const Rules& rules)
{
    if (rules.as<LaskersNim>())
        return true;
    const auto* game = rules.as<TakeAndBreakGame>();
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
    return rules.entry().move == MoveKind::Split;
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
    if (rules.entry().move == MoveKind::TakeFromSeveral && held) {
        auto move = withTake(takesOf(*held), {heap, amount});
        if (move->also.size() < rules.heapsAtOnce())
            return move;
    }
    const auto taken = rules.amounts(position, heap).nearest(amount);
    if (!taken)
        return std::nullopt;
    return Move{heap, *taken, piecesToLeave(rules.splitOptions(size, *taken), size - *taken)};
}

std::optional<Move> pickCut(const Rules& rules, const Position& position, std::size_t heap, Count below,
                            const std::optional<Move>& held)
{
    const Count size = position.heaps[heap];
    if (size < 2)
        return std::nullopt;
    if (rules.as<TakeAndBreakGame>())
        return cutByCode(rules, position, heap, below, held);
    below = std::clamp<Count>(below, 1, size - 1);
    // The rules do not allow two equal heaps.
    if (partsOnly(rules) && size % 2 == 0 && below == size / 2)
        below = below > 1 ? below - 1 : below + 1;
    return Move{heap, 0, {below, 0}};
}

}  // namespace nimstone::figures
