#include "app/figures/scene/bit_grid.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::figures {

std::vector<int> BitGrid::addWeights(Scenes& scenes, double y) const
{
    std::vector<int> pieces;
    for (std::size_t column = 0; column < columns; ++column) {
        pieces.push_back(scenes.addLabel(QStringLiteral("column%1").arg(weight(column)), {x(column), y}, scenes.type("small"),
                                         Tone::Heading,
                                         QString::number(weight(column)), {.z = 2}));
    }
    return pieces;
}

std::vector<int> BitGrid::addBits(Scenes& scenes, const QString& name, Count number, double y, double disc) const
{
    std::vector<int> pieces;
    for (std::size_t column = 0; column < columns; ++column) {
        const QString bit = QStringLiteral("%1-bit%2").arg(name).arg(weight(column));
        const QPointF middle(x(column), y);
        pieces.push_back(hasBit(number, weight(column))
                             ? scenes.add(PieceKind::Token, bit, posed(middle, {disc, disc}, {.z = 2, .text = QStringLiteral("1")}))
                             : scenes.addLabel(bit, middle, std::min(scenes.type("body"), width * 0.6), Tone::Heading,
                                               QStringLiteral("0"), {.z = 2}));
    }
    return pieces;
}

}  // namespace nimstone::figures
