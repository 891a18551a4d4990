#include "core/proofs/verify/game_rules.h"

#include <algorithm>
#include <concepts>

#include "core/proofs/verify/inner_nim_rules.h"

namespace nimstone::proof {

namespace {

/// A move in one heap: the number of stones that the move takes, and the number of heaps into which it divides the
/// other stones.
struct HeapMove {
    Count taken;
    std::size_t left;
};

// --- games in which a move takes stones from one heap, may split it, and does not depend on the other heaps ---

bool allows(const Nim&, HeapMove move) { return move.taken >= 1 && move.left <= 1; }
bool allows(const BashGame& game, HeapMove move) { return move.taken >= 1 && move.taken <= game.m() && move.left <= 1; }
bool allows(const GrundysGame&, HeapMove move) { return move.taken == 0 && move.left == 2; }

bool allows(const SubtractionGame& game, HeapMove move)
{
    const auto amounts = game.set().amounts();
    return move.left <= 1 && std::ranges::find(amounts, move.taken) != amounts.end();
}

/// The bit 2^left of a digit allows a move to leave `left` heaps, 0 to 3.
bool allows(const TakeAndBreakGame& game, HeapMove move)
{
    return (game.code().digit(move.taken) >> move.left) % 2 == 1;
}

bool allows(const LaskersNim&, HeapMove move)
{
    return move.taken == 0 ? move.left == 2 : move.left <= 1;
}

template <class G>
constexpr bool takesFromOneHeap = requires(const G& game, HeapMove move) { allows(game, move); };

template <class G>
bool mayLeave(const G& game, Count taken, const Heaps& left)
{
    if (std::is_same_v<G, GrundysGame> && left.size() == 2 && left[0] == left[1])
        return false;
    return allows(game, {taken, left.size()});
}

/// The largest amount that the code of the game allows a move to take; for games without a code, the size of the heap.
template <class G>
Count mostTaken(const G& game, Count heap)
{
    if constexpr (std::is_same_v<G, TakeAndBreakGame>)
        return std::min<Count>(heap, game.code().last());
    else
        return heap;
}

template <class G, class Visit>
void eachLeftIn(const G& game, Count heap, Visit visit)
{
    for (Count taken = 0; taken <= mostTaken(game, heap); ++taken) {
        const Count rest = heap - taken;
        if (rest == 0 && allows(game, {taken, 0}))
            visit(Heaps{});
        if (rest >= 1 && allows(game, {taken, 1}))
            visit(Heaps{rest});
        if (allows(game, {taken, 2})) {
            for (Count first = 1; first <= rest / 2; ++first) {
                if (const Heaps left{first, rest - first}; mayLeave(game, taken, left))
                    visit(left);
            }
        }
        if (allows(game, {taken, 3})) {
            for (Count first = 1; first <= rest / 3; ++first) {
                for (Count second = first; second <= (rest - first) / 2; ++second)
                    visit(Heaps{first, second, rest - first - second});
            }
        }
    }
}

Heaps replaced(const Heaps& heaps, std::size_t heap, const Heaps& left)
{
    Heaps after(heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(heap));
    after.insert(after.end(), left.begin(), left.end());
    after.insert(after.end(), heaps.begin() + static_cast<std::ptrdiff_t>(heap) + 1, heaps.end());
    return after;
}

/// Games for which no proof uses the function optionsOf. Under misère play and in partisan games, options decide the
/// outcome in another way.
template <class G>
concept WithoutOptions = std::same_as<G, MisereNim> || std::same_as<G, Cutcake>;

// --- options of each game ---

template <class G>
    requires takesFromOneHeap<G>
std::vector<Heaps> options(const G& game, const Heaps& heaps)
{
    std::vector<Heaps> found;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        eachLeftIn(game, heaps[heap], [&](const Heaps& left) { found.push_back(replaced(heaps, heap, left)); });
    return found;
}

std::vector<Heaps> options(const Wythoff&, const Heaps& heaps)
{
    std::vector<Heaps> found;
    for (Count first = 0; first <= heaps[0]; ++first) {
        for (Count second = 0; second <= heaps[1]; ++second) {
            const bool fromFirst = first > 0;
            const bool fromSecond = second > 0;
            if (fromFirst != fromSecond || (fromFirst && first == second))
                found.push_back({heaps[0] - first, heaps[1] - second});
        }
    }
    return found;
}

/// The heap and the quota after a move that takes `taken` stones. The next move may take at most twice this number of
/// stones, and at most the stones that are left.
Heaps afterTaking(const Heaps& heapAndQuota, Count taken)
{
    const Count rest = heapAndQuota[0] - taken;
    return {rest, taken > rest / 2 ? rest : 2 * taken};
}

std::vector<Heaps> options(const FibonacciNim&, const Heaps& heapAndQuota)
{
    std::vector<Heaps> found;
    for (Count taken = 1; taken <= heapAndQuota[0] && taken <= heapAndQuota[1]; ++taken)
        found.push_back(afterTaking(heapAndQuota, taken));
    return found;
}

std::vector<Heaps> options(const Euclid&, const Heaps& heaps)
{
    std::vector<Heaps> found;
    const auto [smaller, larger] = std::minmax(heaps[0], heaps[1]);
    for (Count left = larger; smaller > 0 && left >= smaller;) {
        left -= smaller;
        found.push_back({left, smaller});
    }
    return found;
}

void addReductions(const Heaps& heaps, std::size_t heap, Count mayChange, Heaps& after, std::vector<Heaps>& found)
{
    if (heap == heaps.size()) {
        if (after != heaps)
            found.push_back(after);
        return;
    }
    for (Count left = 0; left <= heaps[heap]; ++left) {
        const bool changes = left != heaps[heap];
        if (changes && mayChange == 0)
            continue;
        after[heap] = left;
        addReductions(heaps, heap + 1, mayChange - (changes ? 1 : 0), after, found);
    }
    after[heap] = heaps[heap];
}

std::vector<Heaps> options(const MooreNim& game, const Heaps& heaps)
{
    std::vector<Heaps> found;
    Heaps after = heaps;
    addReductions(heaps, 0, game.k(), after, found);
    return found;
}

template <WithoutOptions G>
std::vector<Heaps> options(const G&, const Heaps&)
{
    return {};
}

// --- the position after one move ---

template <class G>
    requires takesFromOneHeap<G>
std::optional<Heaps> after(const G& game, const Heaps& heaps, const Move& move)
{
    if (!isTake(heaps, move) || !move.also.empty())
        return std::nullopt;
    const Count rest = heaps[move.heap] - move.taken;
    const auto [first, second] = move.pieces;
    // `pieces` holds all pieces except the last, which has the remaining stones. So each piece must leave at least one
    // stone for the piece after it.
    if ((first == 0 && second != 0) || first > rest || second > rest - first || (first != 0 && rest - first - second == 0))
        return std::nullopt;
    Heaps left{first, second, rest - first - second};
    std::erase(left, Count{0});
    if (!mayLeave(game, move.taken, left))
        return std::nullopt;
    // A heap that becomes empty keeps its index, because later moves refer to it.
    return replaced(heaps, move.heap, left.empty() ? Heaps{0} : left);
}

std::optional<Heaps> after(const FibonacciNim&, const Heaps& heapAndQuota, const Move& move)
{
    const bool isAllowed = move.heap == 0 && isTake(heapAndQuota, move) && isBare(move) && move.taken >= 1
        && move.taken <= heapAndQuota[1];
    return isAllowed ? std::optional(afterTaking(heapAndQuota, move.taken)) : std::nullopt;
}

std::optional<Heaps> after(const Euclid&, const Heaps& heaps, const Move& move)
{
    if (!isTake(heaps, move) || !isBare(move) || move.taken == 0)
        return std::nullopt;
    const Count other = heaps[1 - move.heap];
    if (other == 0 || move.taken % other != 0)
        return std::nullopt;
    Heaps left = heaps;
    left[move.heap] -= move.taken;
    return left;
}

/// Checks that the move names each heap once, in ascending order, and takes at least one stone from each of these
/// heaps.
std::optional<Heaps> afterTakes(const Heaps& heaps, const Move& move)
{
    if (!isTake(heaps, move) || move.pieces != Pieces{} || move.taken == 0)
        return std::nullopt;
    Heaps left = heaps;
    left[move.heap] -= move.taken;
    std::size_t last = move.heap;
    for (const Take& take : move.also) {
        if (take.heap <= last || take.heap >= heaps.size() || take.taken == 0 || take.taken > heaps[take.heap])
            return std::nullopt;
        left[take.heap] -= take.taken;
        last = take.heap;
    }
    return left;
}

std::optional<Heaps> after(const Wythoff&, const Heaps& heaps, const Move& move)
{
    const bool isEqual = move.also.empty() || move.also.front().taken == move.taken;
    return isEqual ? afterTakes(heaps, move) : std::nullopt;
}

std::optional<Heaps> after(const MooreNim& game, const Heaps& heaps, const Move& move)
{
    return move.also.size() < game.k() ? afterTakes(heaps, move) : std::nullopt;
}

template <WithoutOptions G>
std::optional<Heaps> after(const G&, const Heaps&, const Move&)
{
    return std::nullopt;
}

}  // namespace

Heaps heapsOf(const Component& part)
{
    Heaps heaps = part.position.heaps;
    if (part.position.quota != noQuota)
        heaps.push_back(std::min(part.position.quota, heaps.front()));
    return heaps;
}

std::vector<Heaps> optionsOf(const Rules& rules, const Heaps& heaps)
{
    return std::visit([&heaps](const auto& game) { return options(game, heaps); }, rules.game());
}

std::optional<Heaps> played(const Rules& rules, const Heaps& heaps, const Move& move)
{
    return std::visit([&](const auto& game) { return after(game, heaps, move); }, rules.game());
}

std::optional<Heaps> innerHeapsOf(const Rules& rules, const Heaps& heaps)
{
    return std::visit([&heaps](const auto& game) { return innerHeaps(game, heaps); }, rules.game());
}

bool hasHeapsOfTheirOwn(const Rules& rules)
{
    return std::visit([]<class G>(const G&) { return takesFromOneHeap<G>; }, rules.game());
}

void eachLeft(const Rules& rules, Count heap, const std::function<void(const Heaps&)>& visit)
{
    std::visit(
        [&]<class G>(const G& game) {
            if constexpr (takesFromOneHeap<G>)
                eachLeftIn(game, heap, visit);
        },
        rules.game());
}

Count leastMissing(const std::vector<Count>& values)
{
    // The mex is at most values.size(), so larger values do not matter.
    std::vector<bool> taken(values.size() + 1, false);
    for (const Count value : values) {
        if (value < taken.size())
            taken[static_cast<std::size_t>(value)] = true;
    }
    return static_cast<Count>(std::ranges::find(taken, false) - taken.begin());
}

}  // namespace nimstone::proof
