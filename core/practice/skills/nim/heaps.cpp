#include "core/practice/skills/nim/heaps.h"

#include <algorithm>
#include <array>

#include "core/nimber.h"
#include "core/practice/skills/skill.h"

namespace nimstone::practice {

HeapsSize sizeOf(int level)
{
    constexpr std::array<HeapsSize, highestLevel> sizes{{{2, 4}, {3, 5}, {4, 7}}};
    return sizes[static_cast<std::size_t>(level - lowestLevel)];
}

Position drawHeaps(Chance& chance, const HeapsSize& size)
{
    Position position;
    while (position.heaps.size() < size.heaps) {
        const Count heap = chance.between(1, (Count{1} << size.columns) - 1);
        if (std::ranges::find(position.heaps, heap) == position.heaps.end())
            position.heaps.push_back(heap);
    }
    return position;
}

std::vector<Count> sortedHeaps(const Position& position)
{
    std::vector<Count> heaps = position.heaps;
    std::ranges::sort(heaps);
    return heaps;
}

bool topColumnIsEven(const Position& position)
{
    const Count top = *highestColumn(*std::ranges::max_element(position.heaps));
    return onesInColumn(position.heaps, top) % 2 == 0;
}

Count bitsIn(const Position& position)
{
    return position.heaps.size() * static_cast<Count>(columnsNeeded(position.heaps));
}

}  // namespace nimstone::practice
