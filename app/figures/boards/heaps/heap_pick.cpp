#include "app/figures/boards/heaps/heap_pick.h"

#include <algorithm>

namespace nimstone::figures {

namespace {

/// The heaps that remain after taking, if `rest` stones are left: one heap if the rules allow that, otherwise two or
/// three heaps of sizes as equal as possible.
Pieces piecesToLeave(const SplitOptions& splitOptions, Count rest)
{
    return splitOptions.whole ? Pieces{} : splitOptions.parts() ? Pieces{rest / 2, 0} : Pieces{rest / 3, rest / 3};
}

Count distance(Count a, Count b) { return a > b ? a - b : b - a; }

/// Adds a take to a move that can take from several heaps. If the move already takes from this heap, the function
/// changes the amount, or removes the take if its amount is already the same.
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

/// The number of stones that a move takes if the user splits a heap before choosing an amount: the smallest amount
/// after which the rules allow a split.
std::optional<Count> leastParting(const Rules& rules, const Position& position, std::size_t heap)
{
    const Amounts amounts = rules->amounts(position, heap);
    for (Count place = 0; place < amounts.count(); ++place) {
        const SplitOptions splitOptions = rules->splitOptions(position.heaps[heap], amounts.at(place));
        if (splitOptions.parts() || splitOptions.three)
            return amounts.at(place);
    }
    return std::nullopt;
}

/// Picks a move that splits a heap in a take-and-break game.
std::optional<Move> cutByCode(const Rules& rules, const Position& position, std::size_t heap, Count below,
                              const std::optional<Move>& held)
{
    const Count size = position.heaps[heap];
    const bool here = held && held->heap == heap;
    const auto parts = [&](Count taken) {
        const SplitOptions splitOptions = taken <= size ? rules->splitOptions(size, taken) : SplitOptions();
        return splitOptions.parts() || splitOptions.three;
    };
    const auto amount = here && parts(held->taken) ? std::optional(held->taken) : leastParting(rules, position, heap);
    if (!amount)
        return std::nullopt;
    const Count rest = size - *amount;
    below = std::clamp<Count>(below, 1, rest - 1);
    const Pieces pieces = here && held->taken == *amount ? held->pieces : Pieces{};
    const SplitOptions splitOptions = rules->splitOptions(size, *amount);
    if (splitOptions.parts()) {
        // The user has already picked a move that splits the heap into two heaps. `below` is the place of a second
        // split.
        if (splitOptions.three && pieces.first != 0 && pieces.second == 0 && pieces.first != below)
            return Move{heap, *amount, {std::min(pieces.first, below), distance(pieces.first, below)}};
        return Move{heap, *amount, {below, 0}};
    }
    // The rules allow a split only into three heaps. The first click chooses the size of the lowest heap; the stones
    // above it are divided into two heaps as equally as possible. The second click chooses where they are divided.
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
        if (move->also.size() < rules->heapsAtOnce())
            return move;
    }
    const auto taken = rules->amounts(position, heap).nearest(amount);
    if (!taken)
        return std::nullopt;
    return Move{heap, *taken, piecesToLeave(rules->splitOptions(size, *taken), size - *taken)};
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
    // Grundy's game does not allow a split into two equal heaps.
    if (partsOnly(rules) && size % 2 == 0 && below == size / 2)
        below = below > 1 ? below - 1 : below + 1;
    return Move{heap, 0, {below, 0}};
}

}  // namespace nimstone::figures
