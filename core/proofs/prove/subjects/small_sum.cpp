#include "core/proofs/prove/subjects/small_sum.h"

#include <algorithm>

#include "core/proofs/prove/subjects/position_graph.h"
#include "core/sum/sum_notation.h"

namespace nimstone::proof {

namespace {

/// A limit for Moore's Nim. If the heaps of a position can be reduced in more ways than this, more than 32 positions
/// can be reached from it, because a position has at most maxProofHeaps heaps.
constexpr Count mostWays = 20'000;

/// Makes a position of the game `rules` with these heaps. In Fibonacci Nim, it is the position before the first move.
GameSum with(const Rules& rules, std::vector<Count> heaps)
{
    return GameSum(Component{rules, rules.withNumbers(std::move(heaps))});
}

/// Takes stones from one heap, as few as possible, so that `speaks` returns true for the new position; nullopt if this
/// is not possible with any heap.
std::optional<GameSum> smallestReduction(const Rules& rules, const std::vector<Count>& heaps,
                              const std::function<bool(const GameSum&)>& speaks)
{
    std::optional<GameSum> best;
    Count fewest = maxCount;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        std::vector<Count> less = heaps;
        less[heap] = 0;
        if (!speaks(with(rules, less)))
            continue;
        for (Count taken = 1; taken <= heaps[heap] && taken < fewest; ++taken) {
            less[heap] = heaps[heap] - taken;
            if (!speaks(with(rules, less)))
                continue;
            best = with(rules, less);
            fewest = taken;
        }
    }
    return best;
}

}  // namespace

bool hasSquares(const Rules& rules)
{
    return rules.layout() == Layout::Heaps && rules->checkShape({{1, 1}});
}

bool hasMoreWays(const Component& part, Count most)
{
    if (part.rules.entry().name != "moore-nim")
        return false;
    Count ways = 1;
    for (const Count heap : part.position.heaps)
        ways = std::min(ways * (heap + 1), most + 1);
    return ways > most;
}

std::optional<Refusal> refuseGraph(const Component& part, Count heap, std::size_t positions)
{
    if (part.position.heaps.size() > maxProofHeaps)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = maxProofHeaps};
    if (std::ranges::any_of(part.position.heaps, [heap](Count size) { return size > heap; }))
        return Refusal{.reason = Refusal::Reason::TooLarge, .limit = heap};
    if (hasMoreWays(part, mostWays) || !graphOf(part, positions))
        return Refusal{.reason = Refusal::Reason::TooManyPositions, .limit = positions};
    return std::nullopt;
}

GameSum shrunk(Subject subject, const std::vector<std::string_view>& games, std::string_view other,
             const std::function<bool(const GameSum&)>& speaks)
{
    const Component& part = subject.components().front();
    const bool isOurs = std::ranges::find(games, part.rules.entry().name) != games.end();
    // On a long strip, clamping the squares would put two coins on the same square. The function then uses the game
    // `other`.
    const bool isLongStrip = hasSquares(part.rules) && !speaks(GameSum(part));
    const Rules rules = isOurs && !isLongStrip ? part.rules : *parseGame(other);
    std::vector<Count> heaps = heapsNear(subject, 0).heaps;
    if (rules.layout() == Layout::Quota)
        heaps.resize(1);
    // `speaks` is never true for larger heaps, and larger heaps have too many moves to list.
    constexpr Count largest = 100;
    for (Count& heap : heaps)
        heap = std::min(heap, largest);
    while (!speaks(with(rules, heaps))) {
        if (const auto found = smallestReduction(rules, heaps, speaks))
            return *found;
        *std::ranges::max_element(heaps) /= 2;
    }
    return with(rules, heaps);
}

GameSum randomSubject(Chance& chance, std::initializer_list<std::string_view> games, Count largest)
{
    const Rules rules = *parseGame(games.begin()[chance.below(games.size())]);
    const std::uint64_t count = rules.layout() == Layout::Pair ? 2 : chance.between(1, 3);
    const Position position = drawnHeaps(chance, count, 1, largest);
    if (rules.layout() != Layout::Quota)
        return GameSum(Component{rules, position});
    const Count heap = position.heaps.front();
    return GameSum(Component{rules, rules.withNumbers({heap, chance.between(1, heap)})});
}

}  // namespace nimstone::proof
