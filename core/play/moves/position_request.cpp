#include "core/play/moves/position_request.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/play/record/verdict.h"

namespace nimstone::play {

namespace {

constexpr Count highColumn = 8;

/// Returns the sizes of random positions. If the rules limit the amount that a move takes, heaps may be more than three times the
/// limit, to show the pattern. In Moore's Nim there may be more than k heaps, because positions of up to k heaps are never lost.
PlayableSizes sizesFor(const Rules& rules)
{
    constexpr Count mostMore = 12;
    PlayableSizes sizes = rules.entry().sizes;
    if (const auto most = rules->maxTake())
        sizes.largest = *most > maxCount / 4 ? maxCount : std::max(sizes.largest, 3 * *most + 3);
    sizes.mostHeaps += std::min(rules->heapsAtOnce(), mostMore) - 1;
    return sizes;
}

class Drawing {
public:
    Drawing(std::span<const Rules> games, Seed seed) : m_games(games), m_chance(seed) {}

    std::optional<GameSum> sum()
    {
        std::vector<Component> parts;
        for (const Rules& rules : m_games)
            parts.push_back({rules, position(rules)});
        auto made = GameSum::make(std::move(parts));
        return made ? std::optional(*std::move(made)) : std::nullopt;
    }

    Seed next() { return m_chance.below(maxCount); }

private:
    Position position(const Rules& rules)
    {
        PlayableSizes sizes = sizesFor(rules);
        // In a sum, one or two heaps in each component are difficult enough.
        if (m_games.size() > 1)
            sizes = {sizes.least, std::min<Count>(sizes.largest, 20), 2};
        const auto size = [&] { return m_chance.between(sizes.least, sizes.largest); };
        switch (rules.layout()) {
        case Layout::Pair: return {{size(), size()}};
        case Layout::Quota: {
            const Count n = m_chance.between(2, sizes.largest);
            return {{n}, m_chance.below(2) == 0 ? n - 1 : m_chance.between(1, n)};
        }
        case Layout::Heaps: case Layout::Blocks: break;
        }
        const std::size_t numbers = rules.layout() == Layout::Blocks ? 2 : 1;
        std::vector<Count> heaps(m_chance.between(1, sizes.mostHeaps) * numbers);
        for (Count& heap : heaps)
            heap = size();
        return rules->positionFromSizes(std::move(heaps));
    }

    std::span<const Rules> m_games;
    Chance m_chance;
};

bool isLost(const GameSum& sum, Cutter player)
{
    const auto outcome = sum.outcome();
    return outcome && !isWonBy(*outcome, player);
}

/// Returns the lost position after a winning move, or nothing if no move wins. In some games, hardly any random position is lost.
std::optional<GameSum> afterWinningMove(const GameSum& sum, Cutter mover, Seed seed)
{
    constexpr std::size_t looked = 16;
    const auto winning = sum.winningMoves(looked, mover).listed;
    if (winning.empty())
        return std::nullopt;
    auto after = sum.play(winning[Chance(seed).below(winning.size())]);
    return after ? std::optional(*std::move(after)) : std::nullopt;
}

bool fits(PositionRequest request, const GameSum& sum, Cutter player)
{
    if (!sum.canMove(player))
        return false;
    switch (request) {
    case PositionRequest::Any: return true;
    case PositionRequest::Lost: return isLost(sum, player);
    case PositionRequest::Winnable: {
        const auto outcome = sum.outcome();
        return outcome && isWonBy(*outcome, player);
    }
    case PositionRequest::OneWinningMove: {
        const auto winning = sum.winningMoves(2, player);
        return winning.complete() && winning.count == 1;
    }
    case PositionRequest::HighColumn: break;
    }
    return nimSum(sum.components().front().position.heaps) >= highColumn;
}

}  // namespace

bool isOffered(PositionRequest request, const Rules& rules)
{
    return request != PositionRequest::HighColumn || rules.as<Nim>() != nullptr;
}

std::optional<GameSum> positionFor(std::span<const Rules> games, PositionRequest request, Seed seed, Cutter player)
{
    constexpr int tries = 600;
    if (games.empty() || (request == PositionRequest::HighColumn && (games.size() > 1 || !isOffered(request, games.front()))))
        return std::nullopt;
    const Cutter first = games.front()->isPartisan() ? player : Cutter::None;
    Drawing drawing(games, seed);
    for (int i = 0; i < tries; ++i) {
        auto sum = drawing.sum();
        if (!sum)
            return std::nullopt;
        if (request == PositionRequest::Lost && !isLost(*sum, first))
            sum = afterWinningMove(*sum, opponent(first), drawing.next());
        if (sum && fits(request, *sum, first))
            return sum;
    }
    return std::nullopt;
}

std::optional<GameSum> positionFor(const Rules& rules, PositionRequest request, Seed seed, Cutter player)
{
    return positionFor(std::span(&rules, 1), request, seed, player);
}

}  // namespace nimstone::play
