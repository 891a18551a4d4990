#include "core/practice/session.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/nimber.h"

namespace nimstone::practice {

namespace {

struct Size {
    std::size_t heaps;
    int columns;
};

/// How large the positions of a level are. To choose among heaps there is one more of them.
Size sizeOf(Skill skill, int level)
{
    constexpr std::array<Size, highestLevel> sizes{{{2, 4}, {3, 5}, {4, 7}}};
    Size size = sizes[static_cast<std::size_t>(level - lowestLevel)];
    if (skill == Skill::EligibleHeap)
        ++size.heaps;
    return size;
}

Position randomPosition(Chance& chance, const Size& size)
{
    Position position;
    while (position.heaps.size() < size.heaps) {
        const Count heap = chance.between(1, (Count{1} << size.columns) - 1);
        if (std::ranges::find(position.heaps, heap) == position.heaps.end())
            position.heaps.push_back(heap);
    }
    return position;
}

/// Whether the highest column of the table holds an even number of 1s, so that another column decides.
bool topColumnIsEven(const Position& position)
{
    const Count top = *highestColumn(*std::ranges::max_element(position.heaps));
    return onesInColumn(position.heaps, top) % 2 == 0;
}

bool largestHeapIsEligible(const Position& position)
{
    const Count largest = *std::ranges::max_element(position.heaps);
    return (nimSum(position.heaps) ^ largest) < largest;
}

/// Whether the exercise is worth asking at that level.
class IsWorthwhile {
public:
    explicit IsWorthwhile(int level) : m_level(level) {}

    /// Some column holds an even number of 1s, so that OR is wrong; the ordinary sum, which carries there, is wrong too.
    bool operator()(const NimSumExercise& exercise) const
    {
        const auto& heaps = exercise.position.heaps;
        return std::accumulate(heaps.begin(), heaps.end(), Count{0}, std::bit_or()) != nimSum(heaps);
    }

    bool operator()(const EligibleHeapExercise& exercise) const
    {
        if (m_level >= 2 && !topColumnIsEven(exercise.position))
            return false;
        return m_level < 3 || !largestHeapIsEligible(exercise.position);
    }

    /// What is taken is none of: what is left, the nim-sum, the whole heap.
    bool operator()(const HowManyExercise& exercise) const
    {
        const Count sum = nimSum(exercise.position.heaps);
        const Count before = exercise.position.heaps[exercise.heap];
        const Count after = sum ^ before;
        const Count taken = before - after;
        if (after == 0 || taken == after || taken == sum)
            return false;
        return m_level < 3 || topColumnIsEven(exercise.position);
    }

private:
    int m_level;
};

}  // namespace

Session::Session(Skill skill, int level, Seed seed)
    : m_skill(skill), m_level(std::clamp(level, lowestLevel, highestLevel)), m_chance(seed)
{
}

Exercise Session::draw()
{
    Position position = randomPosition(m_chance, sizeOf(m_skill, m_level));
    switch (m_skill) {
    case Skill::NimSum: return NimSumExercise{std::move(position)};
    case Skill::EligibleHeap: return EligibleHeapExercise{std::move(position)};
    case Skill::HowMany: break;
    }
    const std::size_t heap = m_chance.below(position.heaps.size());
    return HowManyExercise{std::move(position), heap};
}

Exercise Session::next()
{
    // After so many repeats in a row hardly anything of the level is left, and it begins again.
    constexpr int patience = 2000;
    int repeats = 0;
    while (true) {
        Exercise exercise = draw();
        if (!isSound(exercise) || !std::visit(IsWorthwhile(m_level), exercise))
            continue;
        std::vector<Count> heaps = positionOf(exercise).heaps;
        std::ranges::sort(heaps);
        if (++repeats > patience)
            m_asked.clear();
        if (m_asked.insert(std::move(heaps)).second)
            return exercise;
    }
}

}  // namespace nimstone::practice
