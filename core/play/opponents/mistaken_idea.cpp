#include "core/play/opponents/mistaken_idea.h"

#include <algorithm>
#include <numeric>

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/play/moves/random_moves.h"
#include "core/play/opponents/opponent.h"

namespace nimstone::play {

namespace {

/// Returns the indices of the heaps, sorted by descending heap size.
std::vector<std::size_t> bySize(const Position& position)
{
    std::vector<std::size_t> heaps(position.heaps.size());
    std::iota(heaps.begin(), heaps.end(), std::size_t{0});
    std::ranges::stable_sort(heaps, std::ranges::greater(), [&position](std::size_t heap) { return position.heaps[heap]; });
    return heaps;
}

std::optional<Move> mirroringMove(const Position& position)
{
    const auto heaps = bySize(position);
    for (std::size_t i = 0; i < heaps.size(); i += 2) {
        const Count larger = position.heaps[heaps[i]];
        const Count smaller = i + 1 < heaps.size() ? position.heaps[heaps[i + 1]] : 0;
        if (larger > smaller)
            return Move{heaps[i], larger - smaller};
    }
    return std::nullopt;
}

/// Returns the smallest amount that a move may take from the heap without splitting the rest; 0 if there is none.
Count leastTake(const Rules& rules, const Position& position, std::size_t heap)
{
    const Amounts amounts = rules->amounts(position, heap);
    auto amount = amounts.next(0);
    while (amount && !rules->splitOptions(position.heaps[heap], *amount).whole)
        amount = amounts.next(*amount);
    return amount.value_or(0);
}

/// Returns the largest amount that a move may take from the heap without splitting the rest; 0 if there is none.
Count largestTake(const Rules& rules, const Position& position, std::size_t heap)
{
    const Amounts amounts = rules->amounts(position, heap);
    auto amount = amounts.previous(position.heaps[heap] + 1);
    while (amount.value_or(0) != 0 && !rules->splitOptions(position.heaps[heap], *amount).whole)
        amount = amounts.previous(*amount);
    return amount.value_or(0);
}

/// Returns the move that takes the most stones from several heaps. In Moore's Nim it takes from the k largest heaps. In
/// Wythoff's game it takes the same number from both heaps. Returns nothing if the larger heap has at least as many stones.
std::optional<Move> largestFromSeveral(const Rules& rules, const Position& position)
{
    if (rules.layout() == Layout::Heaps && rules->heapsAtOnce() > 1) {
        auto heaps = bySize(position);
        heaps.resize(std::min<Count>(rules->heapsAtOnce(), heaps.size()));
        std::erase_if(heaps, [&position](std::size_t heap) { return position.heaps[heap] == 0; });
        if (heaps.empty())
            return std::nullopt;
        std::ranges::sort(heaps);
        Move move{heaps.front(), position.heaps[heaps.front()]};
        for (std::size_t i = 1; i < heaps.size(); ++i)
            move.also.push_back({heaps[i], position.heaps[heaps[i]]});
        return move;
    }
    if (rules.as<Wythoff>()) {
        const auto [smaller, larger] = std::ranges::minmax(position.heaps);
        if (smaller > larger - smaller)
            return Move{0, smaller, {}, {{1, smaller}}};
    }
    return std::nullopt;
}

std::optional<Move> largestMove(const Rules& rules, const Position& position)
{
    if (auto several = largestFromSeveral(rules, position))
        return several;
    std::optional<Move> largest;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count taken = largestTake(rules, position, heap);
        if (taken > (largest ? largest->taken : 0))
            largest = Move{heap, taken};
    }
    return largest;
}

std::optional<Move> moduloMove(const Rules& rules, const Position& position)
{
    const auto most = rules.layout() == Layout::Quota ? std::optional(position.quota) : rules->maxTake();
    if (!most)
        return std::nullopt;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Move move{heap, position.heaps[heap] % (*most + 1)};
        if (move.taken != 0 && !rules->check(position, move))
            return move;
    }
    return std::nullopt;
}

std::optional<Move> xorMove(const Rules& rules, const Position& position, Seed seed)
{
    std::vector<Move> moves = Nim().winningMoves(position, position.heaps.size()).listed;
    std::erase_if(moves, [&](const Move& move) { return rules->check(position, move).has_value(); });
    if (moves.empty())
        return std::nullopt;
    return moves[Chance(seed).below(moves.size())];
}

std::optional<Move> smallestMove(const Rules& rules, const Position& position)
{
    for (const std::size_t heap : bySize(position)) {
        if (const Count taken = leastTake(rules, position, heap); taken != 0)
            return Move{heap, taken};
    }
    return std::nullopt;
}

/// The largest heap size that is drawn at random. If the rules limit the amount, the size is several times the limit, so that
/// the error of an idea can show.
Count largestSize(const Rules& rules)
{
    constexpr Count usual = 20;
    const Count most = rules->maxTake().value_or(0);
    return most > maxCount / 4 ? maxCount : std::max(usual, 3 * most + 3);
}

Position smallPosition(const Rules& rules, Chance& chance)
{
    const Count largest = largestSize(rules);
    Position position;
    switch (rules.layout()) {
    case Layout::Quota: {
        const Count n = chance.between(2, 3 * largest);
        position = FibonacciNim::fresh(n);
        if (chance.below(2) == 0)
            position.quota = chance.between(1, n);
        return position;
    }
    case Layout::Heaps: {
        for (std::uint64_t heaps = chance.between(1, 4); heaps > 0; --heaps)
            position.heaps.push_back(chance.between(1, chance.below(2) == 0 ? 3 : largest));
        return rules->positionFromSizes(std::move(position.heaps));
    }
    case Layout::Pair: case Layout::Blocks: break;
    }
    position.heaps = {chance.between(1, largest), chance.between(1, largest)};
    return position;
}

/// True if the move of the idea loses for every seed. An idea is not shown as wrong in a position where its move may win by
/// luck, or where it asks for no move. 64 seeds are enough to try every move if the idea allows up to four moves.
bool losesForEverySeed(MistakenIdea idea, const Rules& rules, const Position& position)
{
    constexpr Seed seeds = 64;
    for (Seed seed = 0; seed < seeds; ++seed) {
        const auto move = moveOfIdea(idea, rules, position, seed);
        if (!move || rules->outcomeClass(*rules->play(position, *move)) != Known<OutcomeClass>(OutcomeClass::N))
            return false;
    }
    return true;
}

}  // namespace

bool appliesTo(MistakenIdea idea, const Rules& rules)
{
    return rules.entry().ideas.holds(idea);
}

std::optional<Move> moveOfIdea(MistakenIdea idea, const Rules& rules, const Position& position, Seed seed)
{
    std::optional<Move> move;
    switch (idea) {
    case MistakenIdea::MirrorsTheOtherHeap: move = mirroringMove(position); break;
    case MistakenIdea::AlwaysTakesMost: move = largestMove(rules, position); break;
    case MistakenIdea::ModuloEverywhere: move = moduloMove(rules, position); break;
    case MistakenIdea::XorEverywhere: move = xorMove(rules, position, seed); break;
    case MistakenIdea::ForgetsTheMisereSwitch: move = perfectMove(position, seed); break;
    }
    return move && !rules->check(position, *move) ? move : std::nullopt;
}

std::optional<Move> misguidedMove(MistakenIdea idea, const Rules& rules, const Position& position, Seed seed)
{
    if (auto move = moveOfIdea(idea, rules, position, seed))
        return move;
    if (auto move = smallestMove(rules, position))
        return move;
    const auto any = randomMove(GameSum(Component{rules, position}), seed);
    return any ? std::optional(any->move) : std::nullopt;
}

std::optional<Position> exposingPosition(MistakenIdea idea, const Rules& rules, Seed seed)
{
    constexpr int tries = 1000;
    if (!appliesTo(idea, rules))
        return std::nullopt;
    Chance chance(seed);
    for (int i = 0; i < tries; ++i) {
        Position position = smallPosition(rules, chance);
        if (rules->outcomeClass(position) != Known<OutcomeClass>(OutcomeClass::N))
            continue;
        if (losesForEverySeed(idea, rules, position))
            return position;
    }
    return std::nullopt;
}

std::vector<MistakenIdea> mistakenIdeasFor(const Rules& rules)
{
    std::vector<MistakenIdea> wrong;
    for (const MistakenIdea idea : mistakenIdeas) {
        if (exposingPosition(idea, rules, 0))
            wrong.push_back(idea);
    }
    return wrong;
}

}  // namespace nimstone::play
