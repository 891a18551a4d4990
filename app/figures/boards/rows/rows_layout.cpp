#include "app/figures/boards/rows/rows_layout.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

namespace {

constexpr double betweenColumns = 28;
constexpr double betweenPlaceRows = 14;
constexpr double leastBar = 30;

/// The least distance between neighboring places, in pixels. It is small for rows with many places, so that the page
/// does not scroll; it is larger for short rows, so that they are easy to click.
double leastPitch(RowKind look, double places)
{
    constexpr double shortWidth = 640;
    const double pitch = places > 0 ? shortWidth / places : shortWidth;
    return look == RowKind::Pins ? std::clamp(pitch, 9.0, 16.0) : std::clamp(pitch, 14.0, 22.0);
}

double mostPitch(RowKind look) { return look == RowKind::Files ? 60 : 72; }

/// The needs of all rows together: the largest of their widths, and whether some row is a bar or is drawn place by
/// place.
struct Widest {
    double places = 0;
    double least = 0;
    bool bars = false;
    bool drawn = false;
};

Widest widestOf(const std::vector<RowNeed>& needs)
{
    Widest widest;
    for (const RowNeed& need : needs) {
        widest.least = std::max(widest.least, need.least);
        widest.bars |= need.bar;
        widest.drawn |= !need.bar;
        if (!need.bar)
            widest.places = std::max(widest.places, need.places + need.drift);
    }
    return widest;
}

struct Shape {
    std::size_t columns = 1;
    double pitch = 0;
};

class Search {
public:
    Search(const std::vector<RowNeed>& needs, RowKind look, double label, QSizeF room)
        : m_count(needs.size()), m_widest(widestOf(needs)), m_look(look), m_label(label), m_room(room)
    {
    }

    const Widest& widest() const { return m_widest; }

    double lineHeight(double pitch) const
    {
        const double places = m_widest.drawn ? pitch * rowHeight(m_look) : 0;
        return std::max(places, m_widest.bars ? leastBar : 0) + aboveLabel + m_label + betweenPlaceRows;
    }

    double columnWidth(double pitch) const { return std::max(m_widest.places * pitch, m_widest.least); }

    std::size_t rowsIn(std::size_t columns) const { return (m_count + columns - 1) / columns; }

    Shape best() const
    {
        Shape best{1, 0};
        for (std::size_t columns = 1; columns <= m_count; ++columns) {
            const double pitch = largestPitch(columns);
            if (pitch > best.pitch + 0.5)
                best = {columns, pitch};
        }
        if (best.pitch >= leastPitch())
            return best;
        const double wide = columnWidth(leastPitch()) + betweenColumns;
        const auto fitting = static_cast<std::size_t>(std::max(std::floor((m_room.width() + betweenColumns) / wide), 1.0));
        return {std::min(fitting, std::max<std::size_t>(m_count, 1)), leastPitch()};
    }

    double leastPitch() const { return nimstone::figures::leastPitch(m_look, m_widest.places); }

private:
    double largestPitch(std::size_t columns) const
    {
        const auto across = static_cast<double>(columns);
        const double width = (m_room.width() - betweenColumns * (across - 1)) / across;
        const double height = (m_room.height() + betweenPlaceRows) / static_cast<double>(rowsIn(columns));
        if (width < m_widest.least || height < lineHeight(leastPitch()))
            return 0;
        const double forPlaces = (height - aboveLabel - m_label - betweenPlaceRows) / rowHeight(m_look);
        const double abreast = m_widest.places > 0 ? width / m_widest.places : mostPitch(m_look);
        return std::min({abreast, forPlaces, mostPitch(m_look)});
    }

    std::size_t m_count;
    Widest m_widest;
    RowKind m_look;
    double m_label;
    QSizeF m_room;
};

}  // namespace

double rowHeight(RowKind look)
{
    switch (look) {
    case RowKind::Squares: return 1;
    case RowKind::Files: return 3;
    case RowKind::Pins: break;
    }
    return 2.2;
}

RowsLayout layOutRows(const std::vector<RowNeed>& needs, RowKind look, double label, QRectF room)
{
    const Search search(needs, look, label, room.size());
    const Shape shape = search.best();
    const auto columns = static_cast<double>(shape.columns);
    const auto lines = static_cast<double>(std::max<std::size_t>(search.rowsIn(shape.columns), 1));

    // If there are bars, columns are as wide as possible, up to 900 pixels. Otherwise they are as wide as the widest
    // row.
    const double most = (room.width() - betweenColumns * (columns - 1)) / columns;
    const double width = std::max(search.columnWidth(shape.pitch), search.widest().bars ? std::min(most, 900.0) : 0);
    const double natural = search.lineHeight(shape.pitch);
    const double step = std::max(natural, std::min((room.height() + betweenPlaceRows) / lines, natural * 1.35));

    RowsLayout layout;
    layout.least = {columns * search.columnWidth(search.leastPitch()) + (columns - 1) * betweenColumns,
                    lines * search.lineHeight(search.leastPitch()) - betweenPlaceRows};
    layout.pitch = shape.pitch;
    layout.height = search.widest().drawn ? shape.pitch * rowHeight(look) : leastBar;
    const QSizeF size(columns * width + (columns - 1) * betweenColumns, lines * natural - betweenPlaceRows);
    const double height = (lines - 1) * step + natural - betweenPlaceRows;
    const double left = room.left() + std::max(0.0, (room.width() - size.width()) / 2);
    const double top = room.top() + std::max(0.0, (room.height() - height) / 2);
    const double places = natural - aboveLabel - label - betweenPlaceRows;
    for (std::size_t row = 0; row < needs.size(); ++row) {
        const auto column = static_cast<double>(row % shape.columns);
        const auto line = static_cast<double>(row / shape.columns);
        layout.rows.emplace_back(left + column * (width + betweenColumns), top + line * step, width, places);
    }
    return layout;
}

}  // namespace nimstone::figures
