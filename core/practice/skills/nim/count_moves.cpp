#include "core/practice/skills/nim/count_moves.h"

#include <algorithm>

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

/// Counts the heaps of a position that have a winning move, by the right rule and by mistaken rules.
class CountedHeaps {
public:
    explicit CountedHeaps(const Position& position)
        : m_heaps(position.heaps), m_sum(nimSum(position.heaps)), m_column(highestColumn(m_sum).value_or(0))
    {
    }

    Count sum() const { return m_sum; }
    Count column() const { return m_column; }
    std::size_t size() const { return m_heaps.size(); }
    std::size_t oddColumns() const { return blocks(m_sum).size(); }

    bool wins(Count size) const { return hasBit(size, m_column); }
    bool hasItsHighestBitThere(Count size) const { return m_column != 0 && highestColumn(size) == m_column; }
    bool isInAnyOddColumn(Count size) const { return (size & m_sum) != 0; }

    template <class Holds>
    Count count(Holds holds) const { return static_cast<Count>(std::ranges::count_if(m_heaps, holds)); }

    Count winning() const { return count([this](Count size) { return wins(size); }); }
    Count byHighestBit() const { return count([this](Count size) { return hasItsHighestBitThere(size); }); }
    Count byAnyOddColumn() const { return count([this](Count size) { return isInAnyOddColumn(size); }); }

    /// Returns the last heap for which `holds` is true. People look at the first heap first, so the last heap is a better
    /// example.
    template <class Holds>
    HeapAndTarget last(Holds holds) const
    {
        for (std::size_t heap = m_heaps.size(); heap-- > 0;) {
            if (holds(m_heaps[heap]))
                return {heap, m_heaps[heap], m_sum ^ m_heaps[heap]};
        }
        return {};
    }

private:
    const std::vector<Count>& m_heaps;
    Count m_sum;
    Count m_column;
};

std::optional<HeapAndTarget> exampleFor(std::optional<Misconception> misconception, const CountedHeaps& heaps)
{
    if (!misconception)
        return std::nullopt;
    switch (*misconception) {
    case Misconception::HighestBit:
        return heaps.last([&](Count size) { return heaps.wins(size) && !heaps.hasItsHighestBitThere(size); });
    case Misconception::AllHeaps:
        return heaps.last([&](Count size) { return !heaps.wins(size); });
    case Misconception::AnyOddColumn:
        return heaps.last([&](Count size) { return heaps.isInAnyOddColumn(size) && !heaps.wins(size); });
    case Misconception::AlwaysOne:
    case Misconception::OddColumns:
        return heaps.last([&](Count size) { return heaps.wins(size); });
    default: return std::nullopt;
    }
}

}  // namespace

CountMovesExercise CountMovesExercise::draw(Chance& chance, int level)
{
    // In one of five exercises, the last heap is chosen so that the nim-sum is 0.
    const HeapsSize size = sizeOf(level);
    if (chance.below(5) != 0)
        return {drawHeaps(chance, {size.heaps + 1, size.columns})};
    Position position = drawHeaps(chance, size);
    position.heaps.push_back(nimSum(position.heaps));
    return {std::move(position)};
}

bool CountMovesExercise::isSound() const
{
    std::vector<Count> heaps = sortedHeaps(position);
    return heaps.size() >= 2 && heaps.front() > 0 && std::ranges::adjacent_find(heaps) == heaps.end();
}

bool CountMovesExercise::isWorthAsking(int level) const
{
    const CountedHeaps heaps(position);
    if (heaps.sum() == 0 || level == 1)
        return true;
    if (heaps.byHighestBit() == heaps.winning())
        return false;
    return level < 3 || heaps.byAnyOddColumn() != heaps.winning();
}

Answers CountMovesExercise::rightAnswers() const
{
    return {Count{Nim().winningMoves(position, position.heaps.size()).count}};
}

std::vector<MisconceptionAnswer> CountMovesExercise::misconceptionAnswers() const
{
    const CountedHeaps heaps(position);
    std::vector<MisconceptionAnswer> all{{Misconception::AlwaysOne, 1}, {Misconception::AllHeaps, heaps.size()}};
    if (heaps.sum() == 0)
        return all;
    all.insert(all.begin(), {Misconception::HighestBit, heaps.byHighestBit()});
    all.push_back({Misconception::OddColumns, heaps.oddColumns()});
    all.push_back({Misconception::AnyOddColumn, heaps.byAnyOddColumn()});
    return all;
}

CountMovesExercise::Result CountMovesExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const CountedHeaps heaps(position);
    if (answer == heaps.winning())
        return RightNumberOfMoves{answer, heaps.sum(), heaps.column()};
    const auto idea = misconceptionBehind(given, misconceptionAnswers());
    if (heaps.sum() == 0)
        return NoneWins{idea, answer, {0, position.heaps.front(), position.heaps.front()}};
    return WrongNumberOfMoves{idea, answer, heaps.sum(), heaps.column(), position.heaps.size(), exampleFor(idea, heaps)};
}

LadderOf<CountMovesExercise::Rung> CountMovesExercise::hints() const
{
    const CountedHeaps heaps(position);
    const Count right = heaps.winning();
    std::vector<Count> decoys;
    for (Count number = 0; number <= position.heaps.size(); ++number) {
        if (number != right && (number == 0 || number % 2 == 1))
            decoys.push_back(number);
    }
    const Count decoy = decoys[static_cast<std::size_t>(totalStones(position).stones % decoys.size())];
    TheNumberOfMoves last{right, heaps.column(), {}};
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (heaps.wins(position.heaps[heap]))
            last.heaps.push_back(heap);
    }
    return {AskHowManyOfOneHeap{}, CountInDecidingColumn{columnsNeeded(position.heaps)}, OddOrNone{},
            OneOfTwoNumbers{std::min(right, decoy), std::max(right, decoy)}, std::move(last)};
}

bool CountMovesExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const OddOrNone&) { return answer == 0 || answer % 2 == 1; },
        [&](const OneOfTwoNumbers& shown) { return answer == shown.fewer || answer == shown.more; },
        [&](const TheNumberOfMoves& shown) { return answer == shown.count; });
}

}  // namespace nimstone::practice
