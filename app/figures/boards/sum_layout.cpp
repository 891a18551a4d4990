#include "app/figures/boards/sum_layout.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

#include "app/wording/games.h"

namespace nimstone::figures {

namespace {

struct SumWords {
    Q_DECLARE_TR_FUNCTIONS(SumWords)
};

constexpr double betweenPartRows = 20;
constexpr double belowName = 6;
constexpr double aroundPlus = 12;
constexpr double ruleWidth = 1;

double sumOf(const std::vector<double>& lengths) { return std::accumulate(lengths.begin(), lengths.end(), 0.0); }

/// A grid of components. A column is as wide as its widest component, and a row is as high as its highest.
struct SumGrid {
    std::vector<double> widths;
    std::vector<double> heights;  ///< the heights of the boards in each row, without the names
    double besides = 0;           ///< the total width of everything between and around the boards
    double above = 0;             ///< the total height of everything between and around the boards
    double acrossFit = 0;         ///< the available width divided by the width that the columns need; below 1 if they do not fit
    double downFit = 0;

    double fit() const { return std::min(acrossFit, downFit); }
};

SumGrid gridOf(const std::vector<SumNeed>& needs, std::size_t columns, QSizeF room, double nameHeight, double plus)
{
    const std::size_t rows = (needs.size() + columns - 1) / columns;
    SumGrid grid{std::vector<double>(columns, 1), std::vector<double>(rows, 1)};
    for (std::size_t part = 0; part < needs.size(); ++part) {
        double& width = grid.widths[part % columns];
        double& height = grid.heights[part / columns];
        width = std::max({width, needs[part].board.width(), needs[part].name});
        height = std::max(height, needs[part].board.height());
    }
    const double gutter = plus + 2 * aroundPlus;
    grid.besides = gutter * static_cast<double>(columns - (rows > 1 ? 0 : 1));
    grid.above = static_cast<double>(rows) * (nameHeight + belowName) + static_cast<double>(rows - 1) * betweenPartRows;
    grid.acrossFit = (room.width() - grid.besides) / sumOf(grid.widths);
    grid.downFit = (room.height() - grid.above) / sumOf(grid.heights);
    return grid;
}

/// True if `grid` is better than `best`. The best grids fit; the next best grids are only too high, because scrolling
/// down is easier than scrolling sideways.
bool isBetter(const SumGrid& grid, const SumGrid& best)
{
    const auto rank = [](const SumGrid& one) { return one.fit() >= 1 ? 2 : one.acrossFit >= 1 ? 1 : 0; };
    if (rank(grid) != rank(best))
        return rank(grid) > rank(best);
    // Users read a sum from left to right, so prefer more columns if two grids are equally good. bestGrid() tries few
    // columns first. If both grids are too wide, prefer fewer columns.
    return rank(grid) == 2 ? grid.fit() >= best.fit() : rank(grid) == 1 ? grid.downFit >= best.downFit : grid.acrossFit > best.acrossFit;
}

SumGrid bestGrid(const std::vector<SumNeed>& needs, QSizeF room, double nameHeight, double plus)
{
    SumGrid best = gridOf(needs, 1, room, nameHeight, plus);
    for (std::size_t columns = 2; columns <= needs.size(); ++columns) {
        SumGrid grid = gridOf(needs, columns, room, nameHeight, plus);
        if (isBetter(grid, best))
            best = std::move(grid);
    }
    // Divide spare space among all columns and rows, in proportion to what they need.
    for (double& width : best.widths)
        width *= std::max(best.acrossFit, 1.0);
    for (double& height : best.heights)
        height *= std::max(best.downFit, 1.0);
    return best;
}

}  // namespace

SumLayout layOutSum(const std::vector<SumNeed>& needs, QSizeF room, double nameHeight, double plus)
{
    const SumGrid grid = bestGrid(needs, room, nameHeight, plus);
    const double gutter = plus + 2 * aroundPlus;
    SumLayout layout;
    layout.size = {grid.besides + sumOf(grid.widths), grid.above + sumOf(grid.heights)};
    const bool indented = grid.heights.size() > 1;
    double top = 0;
    for (std::size_t row = 0; row < grid.heights.size(); ++row) {
        const double height = nameHeight + belowName + grid.heights[row];
        double left = indented ? gutter : 0;
        for (std::size_t column = 0; column < grid.widths.size(); ++column) {
            const std::size_t part = row * grid.widths.size() + column;
            if (part >= needs.size())
                break;
            layout.cells.push_back({{left, top, grid.widths[column], nameHeight},
                                    {left, top + nameHeight + belowName, grid.widths[column], grid.heights[row]}});
            if (part > 0) {
                const QPointF middle(left - gutter / 2, top + height / 2);
                layout.pluses.push_back(middle);
                const double arm = height / 2 - plus / 2 - 2;
                if (column > 0 && arm > 0) {
                    layout.rules.emplace_back(middle.x() - ruleWidth / 2, top, ruleWidth, arm);
                    layout.rules.emplace_back(middle.x() - ruleWidth / 2, top + height - arm, ruleWidth, arm);
                }
            }
            left += grid.widths[column] + gutter;
        }
        if (row > 0)
            layout.rules.emplace_back(0, top - betweenPartRows / 2 - ruleWidth / 2, layout.size.width(), ruleWidth);
        top += height + betweenPartRows;
    }
    return layout;
}

QString partName(std::size_t part, const Rules& rules)
{
    const QString game = wording::gameName(rules.entry());
    const QString full = QString::fromStdString(rules.name());
    const auto parameters = full.indexOf(QLatin1Char('('));
    if (parameters < 0) {
        //: The name of a component of a sum, above its board: Component 2: Kayles
        return SumWords::tr("Component %1: %2").arg(part + 1).arg(game);
    }
    //: The name of a component of a sum whose game has parameters: Component 3: Moore's Nim (2)
    return SumWords::tr("Component %1: %2 (%3)").arg(part + 1).arg(game, full.mid(parameters + 1).chopped(1));
}

}  // namespace nimstone::figures
