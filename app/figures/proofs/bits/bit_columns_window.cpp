// Hides the pieces of columns that are not drawn, if the table of bits has too many columns to draw all of them, and
// writes a note about these columns.
#include "app/figures/proofs/bits/bit_columns_scenes.h"
#include "app/wording/figure_words.h"

namespace nimstone::figures {

/// Hides the pieces of columns that are not drawn. They are placed at the edge of the drawn columns, so that they do
/// not fly across the figure.
void BitScenes::showWindow(Scene& scene) const
{
    if (m_table.isWhole())
        return;
    const double left = m_table.x(m_table.first);
    const double right = m_table.x(m_table.first + m_table.shown - 1);
    const auto hide = [&](int piece, bool toTheLeft) {
        if (piece < 0)
            return;
        Pose& hidden = scene[static_cast<std::size_t>(piece)];
        hidden.opacity = 0;
        hidden.x = toTheLeft ? left : right;
        hidden.width = hidden.height = 0;
    };
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        if (m_table.shows(column))
            continue;
        const bool toTheLeft = column < m_table.first;
        for (const auto& row : m_pieces.cells)
            hide(row[column], toTheLeft);
        for (const auto* pieces : {&m_pieces.columnBands, &m_pieces.heads, &m_pieces.ones, &m_pieces.sumTokens,
                                   &m_pieces.afterTokens, &m_pieces.flipRings})
            hide((*pieces)[column], toTheLeft);
    }
    for (const int ring : m_pieces.heapRings) {
        const double x = scene[static_cast<std::size_t>(ring)].x;
        if (x < m_table.left || x > m_table.right())
            hide(ring, x < m_table.left);
    }
    if (!m_asTable)
        return;
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (m_place[index] == 0 || m_table.shows(m_table.columnOf(m_place[index])))
            continue;
        for (const int stone : m_pieces.stones[index])
            hide(stone, m_table.columnOf(m_place[index]) < m_table.first);
    }
}

QString BitScenes::leftOut() const
{
    if (m_table.isWhole())
        return {};
    return wording::figureWindow(m_table.weight(m_table.first),
                                 m_table.weight(m_table.first + m_table.shown - 1), m_table.columns);
}

}  // namespace nimstone::figures
