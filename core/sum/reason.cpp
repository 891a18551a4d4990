#include "core/sum/reason.h"

#include <algorithm>
#include <bit>
#include <map>

#include "core/golden.h"
#include "core/nimber.h"
#include "core/zeckendorf.h"

namespace nimstone {

namespace {

/// Heaps up to this size are checked for a legal move. Larger heaps are assumed to have one.
constexpr Count smallHeap = 64;

bool allEmpty(const Position& position)
{
    return std::ranges::all_of(position.heaps, [](Count heap) { return heap == 0; });
}

/// Returns the reason for games in which each heap counts as a component of a sum.
Reason reasonOfHeaps(const HeapGame& game, const Position& position)
{
    reason::Values values;
    std::map<Count, bool> canMove;
    bool over = true;
    for (const Count heap : position.heaps) {
        const Position alone{{heap}};
        const Known<Count> value = game.grundy(alone);
        if (!value)
            return reason::None{};
        values.values.push_back(*value);
        values.sum ^= *value;
        if (over && !canMove.contains(heap))
            canMove[heap] = heap > smallHeap || *value != 0 || !game.legalMoves(alone).empty();
        over = over && !canMove[heap];
    }
    if (over)
        return reason::End{.stones = !allEmpty(position)};
    return values;
}

Reason reasonIn(const Nim&, const Position& position)
{
    if (allEmpty(position))
        return reason::End{};
    return reason::Columns{nimSum(position.heaps)};
}

Reason reasonIn(const MisereNim&, const Position& position)
{
    if (allEmpty(position))
        return reason::End{.misere = true};
    const auto count = [&position](auto holds) {
        return static_cast<std::size_t>(std::ranges::count_if(position.heaps, holds));
    };
    return reason::Misere{nimSum(position.heaps), count([](Count heap) { return heap >= 2; }),
                          count([](Count heap) { return heap == 1; })};
}

Reason reasonIn(const MooreNim& game, const Position& position)
{
    if (allEmpty(position))
        return reason::End{};
    for (Count weight = Count{1} << (maxColumns - 1); weight != 0; weight /= 2) {
        const std::size_t ones = onesInColumn(position.heaps, weight);
        if (ones % (game.k() + 1) != 0)
            return reason::ColumnResidue{game.k(), weight, ones};
    }
    return reason::ColumnResidue{game.k(), 0, 0};
}

Reason reasonIn(const Wythoff&, const Position& position)
{
    if (allEmpty(position))
        return reason::End{};
    const auto [smaller, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    const Count difference = larger - smaller;
    const Count cold = goldenMultiple(difference);
    return reason::ColdPair{smaller, larger, difference, cold, Wide{cold} + difference};
}

Reason reasonIn(const FibonacciNim&, const Position& position)
{
    const Count n = position.heaps.front();
    const Count quota = std::min(position.quota, n);
    if (quota == 0)
        return reason::End{.stones = n != 0};
    return reason::Zeckendorf{n, quota, zeckendorf(n)};
}

Reason reasonIn(const Euclid&, const Position& position)
{
    const auto [b, a] = std::minmax(position.heaps[0], position.heaps[1]);
    if (b == 0)
        return reason::End{.stones = a != 0};
    return reason::GoldenRatio{a, b, product(a, a - b), product(b, b)};
}

Reason reasonIn(const Cutcake& game, const Position& position)
{
    if (std::ranges::all_of(position.heaps, [](Count side) { return side == 1; }))
        return reason::End{.stones = true};
    reason::Blocks blocks{{}, game.value(position)};
    for (std::size_t side = 0; side < position.heaps.size(); side += 2)
        blocks.values.push_back(Cutcake::blockValue(position.heaps[side], position.heaps[side + 1]));
    return blocks;
}

Reason reasonIn(const BashGame& game, const Position& position)
{
    if (position.heaps.size() > 1 || allEmpty(position))
        return reasonOfHeaps(game, position);
    const Count n = position.heaps.front();
    return reason::Residue{n, game.m(), n / (game.m() + 1), n % (game.m() + 1)};
}

Reason reasonIn(const InnerNimGame& game, const Position& position)
{
    if (!game.canMove(position, Cutter::None))
        return reason::End{.stones = !allEmpty(position)};
    const NimHeaps heaps = game.heapsWithin(position);
    reason::InnerNimHeaps within;
    within.sum = nimSum(heaps);
    for (const NimHeap& heap : heaps)
        within.heaps.push_back(heap.size);
    return within;
}

Reason reasonIn(const HeapGame& game, const Position& position) { return reasonOfHeaps(game, position); }

Reason reasonInSum(const GameSum& gameSum)
{
    reason::Values values{true, {}, 0};
    std::optional<std::size_t> unknown;
    for (std::size_t part = 0; part < gameSum.components().size(); ++part) {
        const auto value = gameSum.grundyOfPart(part);
        if (!value && unknown)
            return reason::None{};
        if (!value) {
            unknown = part;
            continue;
        }
        values.values.push_back(*value);
        values.sum ^= *value;
    }
    if (!unknown)
        return values;
    if (values.sum == 0)
        return reason::OnePart{*unknown};
    return reason::None{};
}

}  // namespace

Reason reasonOf(const GameSum& gameSum)
{
    if (gameSum.isSum() && !gameSum.isPartisan())
        return reasonInSum(gameSum);
    const Component part = gameSum.joined();
    Reason reason = std::visit([&part](const auto& game) { return reasonIn(game, part.position); }, part.rules.game());
    if (auto* within = std::get_if<reason::InnerNimHeaps>(&reason))
        within->game = &part.rules.entry();
    return reason;
}

}  // namespace nimstone
