#include "app/figures/objects/euclid_squares.h"

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

QRectF DrawnLevel::square(Count index) const
{
    const auto count = static_cast<double>(left);
    const QSizeF size(squares.width() / (across ? count : 1), squares.height() / (across ? 1 : count));
    const auto inner = static_cast<double>(left - 1 - index);
    return across ? QRectF({squares.left() + inner * size.width(), squares.top()}, size)
                  : QRectF({squares.left(), squares.bottom() - (inner + 1) * size.height()}, size);
}

std::vector<DrawnLevel> placeSquares(const std::vector<SquareLevel>& levels, const Position& position, const QRectF& box)
{
    std::vector<DrawnLevel> drawn;
    const auto place = placeOf(levels, position);
    Count sides[2] = {position.heaps[0], position.heaps[1]};
    QRectF rest = box;
    for (std::size_t level = place ? place->level : levels.size(); level < levels.size(); ++level) {
        const bool isNow = drawn.empty();
        const std::size_t heap = isNow ? place->heap : levels[level].heap;
        DrawnLevel made{rest, rest, heap == 0, isNow ? place->left : levels[level].squares};
        const Count left = sides[heap] - made.left * levels[level].side;
        const double share = static_cast<double>(left) / static_cast<double>(sides[heap]);
        if (made.across) {
            made.rest.setWidth(rest.width() * share);
            made.squares.setLeft(made.rest.right());
        } else {
            made.rest.setTop(rest.bottom() - rest.height() * share);
            made.squares.setBottom(made.rest.top());
        }
        sides[heap] = left;
        rest = made.rest;
        drawn.push_back(made);
    }
    return drawn;
}

QString stripText(Count squares, Count side)
{
    return squares == 1 ? QString::number(side) : QStringLiteral("%1 × %2").arg(squares).arg(side);
}

}  // namespace nimstone::figures
