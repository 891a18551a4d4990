#include "app/figures/scene/square_levels.h"

#include <algorithm>

namespace nimstone::figures {

std::vector<SquareLevel> squareLevels(Count a, Count b)
{
    std::vector<SquareLevel> levels;
    while (a > 0 && b > 0) {
        const bool first = a >= b;
        Count& larger = first ? a : b;
        const Count side = first ? b : a;
        levels.push_back({first ? std::size_t{0} : std::size_t{1}, side, larger / side});
        larger %= side;
    }
    return levels;
}

std::optional<SquarePlace> placeOf(const std::vector<SquareLevel>& levels, const Position& position)
{
    const auto [side, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    if (side == 0)
        return std::nullopt;
    const auto found = std::find_if(levels.begin(), levels.end(), [side = side](const SquareLevel& level) { return level.side == side; });
    return SquarePlace{static_cast<std::size_t>(found - levels.begin()), position.heaps[0] >= position.heaps[1] ? 0U : 1U, larger / side};
}

}  // namespace nimstone::figures
