#include "app/figures/proofs/values/mex_layout.h"

#include <algorithm>
#include <utility>

#include "app/figures/scene/text_metrics.h"
#include "app/wording/names.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

MexFacts::MexFacts(const Proof& proof)
{
    const auto& all = *stepAs<MexPositions>(proof.steps.front());
    for (const MexPlace& place : all.positions)
        names.push_back(wording::heapsText(place.heaps));
    options.resize(names.size());
    values.resize(names.size(), 0);
    for (const Step& step : proof.steps) {
        if (const auto* const value = stepAs<MexValue>(step)) {
            options[value->place] = value->options;
            values[value->place] = value->value;
            largest = std::max({largest, value->value, value->values.back()});
            mostOptions = std::max(mostOptions, value->options.size());
        }
    }
    moves = all.moves;
}

std::optional<MexLayout> layOutMex(const MexFacts& facts, const FigureScenes& scenes)
{
    constexpr double margin = 16;
    const double scale = scenes.textScale();
    const QSizeF size = scenes.size();
    MexLayout layout;
    const double heading = labelWidth(wording::figureOptionValues(), scenes.type("small"));
    const double panelWidth = std::max({size.width() * 0.27, heading, 132 * scale});
    // Leave a line at the bottom for the text that says who wins.
    const double foot = scenes.type("body") * lineHeight + margin;
    layout.panel = QRectF(size.width() - margin - panelWidth, margin, panelWidth, size.height() - margin - foot);
    layout.outcome = {size.width() / 2, size.height() - foot / 2};
    const QRectF bow(margin, margin, layout.panel.left() - 2.5 * margin, layout.panel.height());
    // Try layouts from the best to the worst: with a large font and the lines well away from the tiles, and finally
    // with a small font and the lines just outside the tiles.
    for (const auto& [factor, clear] : {std::pair{1.15, 2.0}, {1.0, 2.0}, {1.15, 0.0}, {1.0, 0.0}, {0.85, 0.0}}) {
        layout.type = scenes.type("small") * factor;
        std::vector<QSizeF> sizes;
        for (const QString& name : facts.names) {
            const double words = labelWidth(name, layout.type);
            sizes.emplace_back(words + mexDisc(layout.type) + 3 * mexGap, mexDisc(layout.type) + 2 * mexGap);
        }
        layout.places = placeAlongArch(bow, sizes);
        if (tilesAreApart(layout.places, 2) && linesAreClear(layout.places, clear))
            break;
        layout.places.clear();
    }
    if (layout.places.empty())
        return std::nullopt;
    // Put the numbers into rows, between the heading and the formula.
    const auto numbers = static_cast<int>(facts.largest) + 2;
    const double line = scenes.type("body") * lineHeight;
    const double free = layout.panel.height() - 3.5 * line;
    for (double cell = 46 * scale; cell >= 18; cell -= 1) {
        const int columns = std::max(1, static_cast<int>(panelWidth / cell));
        const int rows = (numbers + columns - 1) / columns;
        if (cell < scenes.type("small") * 1.5)
            return std::nullopt;
        if (rows * cell > free)
            continue;
        layout.cell = cell;
        const int used = std::min(columns, numbers);
        const double top = layout.panel.center().y() - rows * cell / 2;
        const double left = layout.panel.center().x() - used * cell / 2;
        for (int number = 0; number < numbers; ++number)
            layout.cells.emplace_back(left + (number % columns + 0.5) * cell, top + (number / columns + 0.5) * cell);
        return layout;
    }
    return std::nullopt;
}

}  // namespace nimstone::figures
