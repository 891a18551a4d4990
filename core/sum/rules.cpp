#include "core/sum/rules.h"

#include <algorithm>

namespace nimstone {

std::string Rules::name() const
{
    std::string text(m_entry->name);
    if (!m_entry->parameters.empty())
        text += '(' + (*this)->parameters() + ')';
    return text;
}

std::optional<SumObstacle> Rules::obstacle() const
{
    if ((*this)->isPartisan())
        return SumObstacle::Partisan;
    if ((*this)->isMisere())
        return SumObstacle::MiserePlay;
    return std::nullopt;
}

Position Rules::plain(Position position) const
{
    // The order of the numbers matters in ordered games, such as staircase Nim and coins on a strip, so they are not sorted.
    if (m_entry->ordered)
        return position;
    auto& numbers = position.heaps;
    if (layout() == Layout::Blocks) {
        std::vector<std::pair<Count, Count>> blocks;
        for (std::size_t side = 0; side < numbers.size(); side += 2)
            blocks.emplace_back(numbers[side], numbers[side + 1]);
        std::ranges::sort(blocks);
        numbers.clear();
        for (const auto& [first, second] : blocks)
            numbers.insert(numbers.end(), {first, second});
        return position;
    }
    std::ranges::sort(numbers);
    if (layout() == Layout::Heaps)
        std::erase(numbers, Count{0});
    if (numbers.empty())
        numbers.push_back(0);
    return position;
}

std::vector<Count> Rules::numbersOf(const Position& position) const
{
    std::vector<Count> numbers = position.heaps;
    if (layout() == Layout::Quota)
        numbers.push_back(position.quota);
    return numbers;
}

Position Rules::withNumbers(std::vector<Count> numbers) const
{
    return layout() == Layout::Quota ? (*this)->positionFromSizes(std::move(numbers)) : Position{std::move(numbers)};
}

}  // namespace nimstone
