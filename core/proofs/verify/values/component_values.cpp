#include "core/proofs/verify/values/component_values.h"

#include <algorithm>
#include <memory>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/values/game_graph.h"

namespace nimstone::proof {

namespace {

constexpr Count mostWaysToTake = 400;

Count sumOf(const std::vector<Count>& values) { return sumOfOddColumns(values); }

/// The least move after which the value of the component passes the test; nullopt if no move passes it.
template <class Test>
std::optional<Move> leastMove(const PartValue& part, Test passes)
{
    std::optional<Move> least;
    part.eachMove([&](const Move& move, Count value) {
        if (passes(value) && (!least || move < *least))
            least = move;
    });
    return least;
}

// --- games in which each heap has a value that does not depend on the other heaps ---

struct OwnHeapValues {
    Rules rules;
    Heaps heaps;
    std::vector<Count> sequence;  ///< the values of heaps of 0, 1, 2, … stones

    Count of(const Heaps& left) const
    {
        std::vector<Count> values;
        for (const Count heap : left)
            values.push_back(sequence[static_cast<std::size_t>(heap)]);
        return sumOf(values);
    }

    void eachMove(const PartValue::Visit& visit) const
    {
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            Heaps others = heaps;
            others[heap] = 0;
            const Count rest = of(others);
            eachLeft(rules, heaps[heap], [&](const Heaps& left) {
                Count taken = heaps[heap];
                for (const Count piece : left)
                    taken -= piece;
                const Pieces pieces{left.size() > 1 ? left[0] : 0, left.size() > 2 ? left[1] : 0};
                visit({heap, taken, pieces}, sumOf({rest, of(left)}));
            });
        }
    }
};

Count largestOwnHeap(const Rules& rules)
{
    const auto& game = rules.game();
    const auto* const code = std::get_if<TakeAndBreakGame>(&game);
    if (code && code->code().base() == TakeAndBreakCode::Base::Hexadecimal)
        return 60;
    const bool takesOnly = std::holds_alternative<Nim>(game) || std::holds_alternative<BashGame>(game)
        || std::holds_alternative<SubtractionGame>(game);
    return takesOnly ? 1000 : 300;
}

PartValue ofOwnHeaps(const Rules& rules, const Heaps& heaps)
{
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    auto values = std::make_shared<OwnHeapValues>(OwnHeapValues{rules, heaps, {}});
    for (Count heap = 0; heap <= largest; ++heap) {
        std::vector<Count> options;
        eachLeft(rules, heap, [&](const Heaps& left) { options.push_back(left.empty() ? 0 : values->of(left)); });
        values->sequence.push_back(leastMissing(options));
    }
    return {values->of(heaps), [values](const PartValue::Visit& visit) { values->eachMove(visit); }};
}

// --- games with two heaps: a table of the values of all smaller pairs ---

struct PairTable {
    Rules rules;
    Heaps heaps;
    std::size_t width;
    std::vector<Count> values;

    Count at(const Heaps& pair) const
    {
        const auto [smaller, larger] = std::minmax(pair[0], pair[1]);
        return values[static_cast<std::size_t>(smaller) * width + static_cast<std::size_t>(larger)];
    }

    void eachMove(const PartValue::Visit& visit) const
    {
        for (const Heaps& option : optionsOf(rules, heaps)) {
            // For Euclid's game, optionsOf lists the rest of the larger heap first. So the code compares both orders
            // with the position to find the heap that changed.
            for (const Heaps& after : {option, Heaps{option[1], option[0]}}) {
                const bool isFirst = after[1] == heaps[1] && after[0] < heaps[0];
                const bool isSecond = after[0] == heaps[0] && after[1] < heaps[1];
                Move move{isSecond ? std::size_t{1} : std::size_t{0}, 0};
                if (isFirst || isSecond)
                    move.taken = heaps[move.heap] - after[move.heap];
                else if (after[0] < heaps[0] && after[1] < heaps[1] && heaps[0] - after[0] == heaps[1] - after[1])
                    move = {0, heaps[0] - after[0], {}, {{1, heaps[1] - after[1]}}};
                if (move.taken > 0 && played(rules, heaps, move) == after)
                    visit(move, at(after));
            }
        }
    }
};

PartValue ofPair(const Rules& rules, const Heaps& heaps)
{
    const auto width = static_cast<std::size_t>(std::ranges::max(heaps)) + 1;
    auto table = std::make_shared<PairTable>(PairTable{rules, heaps, width, std::vector<Count>(width * width, 0)});
    for (std::size_t smaller = 0; smaller <= std::ranges::min(heaps); ++smaller) {
        for (std::size_t larger = smaller; larger < width; ++larger) {
            std::vector<Count> options;
            for (const Heaps& option : optionsOf(rules, {smaller, larger}))
                options.push_back(table->at(option));
            table->values[smaller * width + larger] = leastMissing(options);
        }
    }
    return {table->at(heaps), [table](const PartValue::Visit& visit) { table->eachMove(visit); }};
}

// --- a heap with a quota: a table of the values of all smaller heaps with every quota ---

using QuotaTable = std::vector<std::vector<Count>>;

PartValue ofQuota(const Rules& rules, const Heaps& heapAndQuota)
{
    const auto table = std::make_shared<QuotaTable>();
    const auto valueAt = [table](const Heaps& option) {
        return (*table)[static_cast<std::size_t>(option[0])][static_cast<std::size_t>(option[1])];
    };
    for (Count heap = 0; heap <= heapAndQuota[0]; ++heap) {
        // One more move is legal after each increase of the quota by one.
        std::vector<Count> options;
        std::vector<Count> values{0};
        for (Count quota = 1; quota <= heap; ++quota) {
            options.push_back(valueAt(*played(rules, {heap, heap}, {0, quota})));
            values.push_back(leastMissing(options));
        }
        table->push_back(std::move(values));
    }
    return {valueAt(heapAndQuota), [rules, heapAndQuota, valueAt](const PartValue::Visit& visit) {
                for (Count taken = 1; taken <= heapAndQuota[1]; ++taken)
                    visit({0, taken}, valueAt(*played(rules, heapAndQuota, {0, taken})));
            }};
}

// --- all other games ---

/// A component whose value is the nim-sum of the heaps of Nim inside it.
PartValue ofInnerHeaps(const Rules& rules, const Heaps& heaps)
{
    return {sumOf(*innerHeapsOf(rules, heaps)), [rules, heaps](const PartValue::Visit& visit) {
                for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                    for (Count taken = 1; taken <= heaps[heap]; ++taken) {
                        if (const auto after = played(rules, heaps, {heap, taken}))
                            visit({heap, taken}, sumOf(*innerHeapsOf(rules, *after)));
                    }
                }
            }};
}

/// The number of ways to reduce the heaps; mostWaysToTake + 1 if the number is greater than mostWaysToTake.
Count waysOf(const Heaps& heaps)
{
    Count ways = 1;
    for (const Count heap : heaps)
        ways = heap > mostWaysToTake ? mostWaysToTake + 1 : std::min(ways * (heap + 1), mostWaysToTake + 1);
    return ways;
}

PartValue ofMoore(const Rules& rules, const Heaps& heaps)
{
    const auto graph = std::make_shared<GameGraph>(*gameGraph(rules, heaps, mostWaysToTake));
    return {graph->nodes.back().value, [rules, heaps, graph](const PartValue::Visit& visit) {
                for (const Heaps& option : optionsOf(rules, heaps)) {
                    std::vector<Take> takes;
                    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                        if (option[heap] != heaps[heap])
                            takes.push_back({heap, heaps[heap] - option[heap]});
                    }
                    Move move{takes.front().heap, takes.front().taken};
                    move.also.assign(takes.begin() + 1, takes.end());
                    visit(move, graph->nodes[*graph->find(plainHeaps(rules, option))].value);
                }
            }};
}

/// True if the value can be computed without a noticeable delay.
bool isSmall(const Rules& rules, const Heaps& heaps)
{
    constexpr std::size_t mostHeaps = 12;
    constexpr Count largestInPair = 60;
    constexpr Count largestPlace = 1000;  // such as the stones on a step of a staircase, or the square of a coin
    constexpr Count largestWithQuota = 300;
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    if (heaps.size() > mostHeaps)
        return false;
    if (hasHeapsOfTheirOwn(rules))
        return largest <= largestOwnHeap(rules);
    if (rules.layout() == Layout::Pair)
        return largest <= largestInPair;
    if (rules.as<FibonacciNim>())
        return heaps.size() == 2 && heaps[0] <= largestWithQuota && heaps[1] <= heaps[0];
    if (innerHeapsOf(rules, heaps))
        return largest <= largestPlace;
    return rules.as<MooreNim>() && waysOf(heaps) <= mostWaysToTake;
}

}  // namespace

std::optional<Move> PartValue::leastMoveTo(Count wanted) const
{
    return leastMove(*this, [wanted](Count left) { return left == wanted; });
}

std::optional<Move> PartValue::leastRaise() const
{
    return leastMove(*this, [this](Count left) { return left > value; });
}

PartValue valueAfter(const Rules& rules, const Heaps& heaps)
{
    if (hasHeapsOfTheirOwn(rules))
        return ofOwnHeaps(rules, heaps);
    if (rules.layout() == Layout::Pair)
        return ofPair(rules, heaps);
    if (rules.as<FibonacciNim>())
        return ofQuota(rules, heaps);
    if (innerHeapsOf(rules, heaps))
        return ofInnerHeaps(rules, heaps);
    return ofMoore(rules, heaps);
}

std::optional<PartValue> partValue(const Rules& rules, const Heaps& heaps)
{
    if (!isSmall(rules, heaps))
        return std::nullopt;
    return valueAfter(rules, heaps);
}

}  // namespace nimstone::proof
