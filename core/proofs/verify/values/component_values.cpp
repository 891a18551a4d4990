#include "core/proofs/verify/values/component_values.h"

#include <algorithm>
#include <memory>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/values/game_graph.h"

namespace nimstone::proof {

namespace {

constexpr Count mostWays = 400;

Count sumOf(const std::vector<Count>& values) { return sumOfOddColumns(values); }

/// Offers moves one after another and keeps the least that leads to a value.
class Least {
public:
    explicit Least(Count wanted) : m_wanted(wanted) {}

    void offer(const Move& move, Count value)
    {
        if (value == m_wanted && (!m_move || move < *m_move))
            m_move = move;
    }

    std::optional<Move> found() const { return m_move; }

private:
    Count m_wanted;
    std::optional<Move> m_move;
};

// --- games whose heaps have values of their own ---

struct HeapValues {
    Rules rules;
    Heaps heaps;
    std::vector<Count> sequence;  ///< the value of a heap of 0, 1, …

    Count of(const Heaps& left) const
    {
        std::vector<Count> values;
        for (const Count heap : left)
            values.push_back(sequence[static_cast<std::size_t>(heap)]);
        return sumOf(values);
    }

    std::optional<Move> leastMoveTo(Count wanted) const
    {
        Least least(wanted);
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            Heaps others = heaps;
            others[heap] = 0;
            const Count rest = of(others);
            eachLeft(rules, heaps[heap], [&](const Heaps& left) {
                Count taken = heaps[heap];
                for (const Count piece : left)
                    taken -= piece;
                const Pieces pieces{left.size() > 1 ? left[0] : 0, left.size() > 2 ? left[1] : 0};
                least.offer({heap, taken, pieces}, sumOf({rest, of(left)}));
            });
        }
        return least.found();
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

std::optional<PartValue> ofOwnHeaps(const Rules& rules, const Heaps& heaps)
{
    const Count largest = heaps.empty() ? 0 : std::ranges::max(heaps);
    if (largest > largestOwnHeap(rules))
        return std::nullopt;
    auto values = std::make_shared<HeapValues>(HeapValues{rules, heaps, {}});
    for (Count heap = 0; heap <= largest; ++heap) {
        std::vector<Count> options;
        eachLeft(rules, heap, [&](const Heaps& left) { options.push_back(left.empty() ? 0 : values->of(left)); });
        values->sequence.push_back(leastMissing(options));
    }
    return PartValue{values->of(heaps), [values](Count wanted) { return values->leastMoveTo(wanted); }};
}

// --- pairs of heaps: a table of all smaller ones ---

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

    std::optional<Move> leastMoveTo(Count wanted) const
    {
        Least least(wanted);
        for (const Heaps& option : optionsOf(rules, heaps)) {
            // Euclid's options come in order of size: whichever heap is the larger one gave way.
            for (const Heaps& after : {option, Heaps{option[1], option[0]}}) {
                const bool isFirst = after[1] == heaps[1] && after[0] < heaps[0];
                const bool isSecond = after[0] == heaps[0] && after[1] < heaps[1];
                Move move{isSecond ? std::size_t{1} : std::size_t{0}, 0};
                if (isFirst || isSecond)
                    move.taken = heaps[move.heap] - after[move.heap];
                else if (after[0] < heaps[0] && after[1] < heaps[1] && heaps[0] - after[0] == heaps[1] - after[1])
                    move = {0, heaps[0] - after[0], {}, {{1, heaps[1] - after[1]}}};
                if (move.taken > 0 && played(rules, heaps, move) == after)
                    least.offer(move, at(after));
            }
        }
        return least.found();
    }
};

std::optional<PartValue> ofPair(const Rules& rules, const Heaps& heaps)
{
    constexpr Count largestInPair = 60;
    const Count largest = std::ranges::max(heaps);
    if (largest > largestInPair)
        return std::nullopt;
    const auto width = static_cast<std::size_t>(largest) + 1;
    auto table = std::make_shared<PairTable>(PairTable{rules, heaps, width, std::vector<Count>(width * width, 0)});
    for (std::size_t smaller = 0; smaller <= std::ranges::min(heaps); ++smaller) {
        for (std::size_t larger = smaller; larger < width; ++larger) {
            std::vector<Count> options;
            for (const Heaps& option : optionsOf(rules, {smaller, larger}))
                options.push_back(table->at(option));
            table->values[smaller * width + larger] = leastMissing(options);
        }
    }
    return PartValue{table->at(heaps), [table](Count wanted) { return table->leastMoveTo(wanted); }};
}

// --- the rest ---

/// A move changes exactly one odd step: it leaves any smaller number there, or, from the even step above, a larger one.
Count ofOddSteps(const Heaps& steps)
{
    std::vector<Count> odd;
    for (std::size_t step = 0; step < steps.size(); step += 2)
        odd.push_back(steps[step]);
    return sumOf(odd);
}

std::optional<PartValue> ofStairs(const Rules& rules, const Heaps& steps)
{
    constexpr Count largestStep = 1000;
    if (std::ranges::any_of(steps, [](Count step) { return step > largestStep; }))
        return std::nullopt;
    return PartValue{ofOddSteps(steps), [rules, steps](Count wanted) {
                         Least least(wanted);
                         for (std::size_t step = 0; step < steps.size(); ++step) {
                             for (Count moved = 1; moved <= steps[step]; ++moved)
                                 least.offer({step, moved}, ofOddSteps(*played(rules, steps, {step, moved})));
                         }
                         return least.found();
                     }};
}

/// The gaps on the left of the rightmost coin, of the third from the right and so on.
Count ofGaps(const Heaps& squares)
{
    std::vector<Count> gaps;
    for (std::size_t coins = squares.size(); coins > 0; coins -= std::min<std::size_t>(coins, 2))
        gaps.push_back(coins == 1 ? squares[0] : squares[coins - 1] - squares[coins - 2] - 1);
    return sumOf(gaps);
}

std::optional<PartValue> ofCoins(const Rules& rules, const Heaps& squares)
{
    constexpr Count largestSquare = 1000;
    if (squares.back() > largestSquare)
        return std::nullopt;
    return PartValue{ofGaps(squares), [rules, squares](Count wanted) {
                         Least least(wanted);
                         for (std::size_t coin = 0; coin < squares.size(); ++coin) {
                             for (Count slid = 1; slid <= squares[coin]; ++slid) {
                                 if (const auto after = played(rules, squares, {coin, slid}))
                                     least.offer({coin, slid}, ofGaps(*after));
                             }
                         }
                         return least.found();
                     }};
}

std::optional<PartValue> ofMoore(const Rules& rules, const Heaps& heaps)
{
    Count ways = 1;
    for (const Count heap : heaps)
        ways = heap > mostWays ? mostWays + 1 : std::min(ways * (heap + 1), mostWays + 1);
    if (ways > mostWays)
        return std::nullopt;
    const auto graph = std::make_shared<GameGraph>(*gameGraph(rules, heaps, mostWays));
    return PartValue{graph->nodes.back().value, [rules, heaps, graph](Count wanted) {
                         Least least(wanted);
                         for (const Heaps& option : optionsOf(rules, heaps)) {
                             std::vector<Take> takes;
                             for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                                 if (option[heap] != heaps[heap])
                                     takes.push_back({heap, heaps[heap] - option[heap]});
                             }
                             Move move{takes.front().heap, takes.front().taken};
                             move.also.assign(takes.begin() + 1, takes.end());
                             least.offer(move, graph->nodes[*graph->find(plainHeaps(rules, option))].value);
                         }
                         return least.found();
                     }};
}

}  // namespace

std::optional<PartValue> partValue(const Rules& rules, const Heaps& heaps)
{
    constexpr std::size_t mostHeaps = 12;
    if (heaps.size() > mostHeaps)
        return std::nullopt;
    if (hasHeapsOfTheirOwn(rules))
        return ofOwnHeaps(rules, heaps);
    if (rules.layout() == Layout::Pair)
        return ofPair(rules, heaps);
    if (rules.as<StaircaseNim>())
        return ofStairs(rules, heaps);
    if (rules.as<CoinsOnAStrip>())
        return ofCoins(rules, heaps);
    if (rules.as<MooreNim>())
        return ofMoore(rules, heaps);
    return std::nullopt;
}

}  // namespace nimstone::proof
