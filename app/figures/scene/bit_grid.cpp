#include "app/figures/scene/bit_grid.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::figures {

std::vector<int> BitGrid::addWeights(Scenes& scenes, double y) const
{
    std::vector<int> pieces;
    for (std::size_t column = 0; column < columns; ++column) {
        pieces.push_back(scenes.write({"column", weight(column)}, centered({x(column), y}, scenes.type("small")), QString::number(weight(column)),
                                      Tone::Heading));
    }
    return pieces;
}

std::vector<int> BitGrid::addBits(Scenes& scenes, const PieceName& name, Count number, double y, double disc) const
{
    std::vector<int> pieces;
    for (std::size_t column = 0; column < columns; ++column) {
        const PieceName bit("", name.text(), "-bit", weight(column));
        const QPointF middle(x(column), y);
        pieces.push_back(hasBit(number, weight(column))
                             ? scenes.add(PieceKind::Token, bit, posed(middle, {disc, disc}, {.z = 2, .text = QStringLiteral("1")}))
                             : scenes.write(bit, centered(middle, std::min(scenes.type("body"), width * 0.6)), QStringLiteral("0"), Tone::Heading));
    }
    return pieces;
}

}  // namespace nimstone::figures
