// Places the pieces of rows, and changes their poses when a move is played.
#include "app/figures/boards/rows/rows_board.h"

#include <algorithm>

#include "app/figures/boards/board_words.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

/// The distance by which row number `index` of `parts` moves from its place in the line, in places. `room` is the
/// distance between the first and the last of these rows that the line allows.
double driftOf(std::size_t index, std::size_t parts, double room)
{
    if (parts < 2)
        return 0;
    const double step = std::min(farthestDrift, room / static_cast<double>(parts - 1));
    return step * (static_cast<double>(index) - static_cast<double>(parts - 1) / 2);
}

}  // namespace

std::pair<std::size_t, std::size_t> RowsBoard::heapsOf(std::size_t line) const
{
    const auto begin = m_rows.now().begin();
    return {static_cast<std::size_t>(std::ranges::lower_bound(m_rows.now(), line, {}, &RowPiece::line) - begin),
            static_cast<std::size_t>(std::ranges::upper_bound(m_rows.now(), line, {}, &RowPiece::line) - begin)};
}

std::size_t RowsBoard::pieceOf(std::size_t line, Count place) const
{
    const auto index = static_cast<std::size_t>(m_look == RowKind::Squares ? place - 1 : place);
    return m_first[line] + index * (m_look == RowKind::Files ? piecesOfFile : 1);
}

void RowsBoard::placeLine(BoardScenes& scenes, std::size_t line)
{
    if (m_isBar[line])
        placeBars(scenes, line);
    else if (m_look == RowKind::Pins)
        placePins(scenes, line);
    placeLabels(scenes, line);
}

void RowsBoard::placePins(BoardScenes& scenes, std::size_t line)
{
    const auto [first, last] = heapsOf(line);
    const QRectF& rect = m_layout.rows[line];
    const double pitch = m_layout.pitch;
    const double height = m_layout.height * 0.96;
    const auto parts = static_cast<std::size_t>(std::count_if(m_rows.now().begin() + static_cast<std::ptrdiff_t>(first),
        m_rows.now().begin() + static_cast<std::ptrdiff_t>(last), [](const RowPiece& row) { return row.size != 0; }));
    std::size_t index = 0;
    for (std::size_t heap = first; heap < last; ++heap) {
        const RowPiece& row = m_rows.now()[heap];
        if (row.size == 0)
            continue;
        const double left = rect.left() + (m_drift[line] / 2 + driftOf(index++, parts, m_drift[line]) + (1 - pinWidth) / 2) * pitch;
        for (Count place = row.start; place < row.start + row.size; ++place)
            scenes.pose(pieceOf(line, place)).cover({left + static_cast<double>(place) * pitch, rect.bottom() - height, pitch * pinWidth, height});
    }
}

void RowsBoard::placeBars(BoardScenes& scenes, std::size_t line)
{
    const auto [first, last] = heapsOf(line);
    const QRectF& rect = m_layout.rows[line];
    const double height = std::min(rect.height(), tallestBar);
    long double stones = 0;
    double bars = 0;
    for (std::size_t heap = first; heap < last; ++heap) {
        stones += static_cast<long double>(m_rows.now()[heap].size);
        bars += m_rows.now()[heap].size != 0;
    }
    const double shared = rect.width() - betweenBars * std::max(bars - 1, 0.0) - narrowestBar * bars;
    double left = rect.left();
    for (std::size_t heap = first; heap < last; ++heap) {
        const RowPiece& row = m_rows.now()[heap];
        Pose& pose = scenes.pose(m_bars[row.id]);
        pose.opacity = row.size == 0 ? 0 : 1;
        pose.y = rect.bottom() - height / 2;
        pose.height = height;
        if (row.size == 0)
            continue;
        pose.width = narrowestBar + shared * static_cast<double>(static_cast<long double>(row.size) / stones);
        pose.x = left + pose.width / 2;
        left += pose.width + betweenBars;
    }
}

void RowsBoard::placeLabels(BoardScenes& scenes, std::size_t line)
{
    const auto [first, last] = heapsOf(line);
    const QRectF& rect = m_layout.rows[line];
    const double type = labelType();
    const auto seen = [this](const RowPiece& row) { return isLive(row) || (row.size == m_plan.start.position.heaps[row.line]); };
    // A label may be as wide as its row plus half of the gap on each side of the row.
    double from = rect.left();
    for (std::size_t heap = first; heap < last; ++heap) {
        const RowPiece& row = m_rows.now()[heap];
        Pose& label = scenes.pose(m_labels[row.id]);
        label.opacity = 0;
        label.text.clear();
        const QRectF own = rectOf(scenes.now(), row);
        label.x = own.center().x();
        label.y = rect.bottom() + aboveLabel + type * lineHeight / 2;
        label.height = type * lineHeight;
        if (!seen(row))
            continue;
        double to = rect.right();
        for (std::size_t next = heap + 1; next < last; ++next) {
            if (seen(m_rows.now()[next])) {
                to = (own.right() + rectOf(scenes.now(), m_rows.now()[next]).left()) / 2;
                break;
            }
        }
        // Put the label in the middle of its row, or as near to the middle as possible.
        const double middle = row.size == 0 ? from : own.center().x();
        // If not even the size fits, show no label.
        const QString size = sizeText(row.size);
        if (textWidth(bold(size), type) + 4 > to - from) {
            from = to;
            continue;
        }
        for (const QString& text : rowLabels(m_isRow, heap, size)) {
            const double width = textWidth(bold(text), type) + 4;
            if (width > to - from)
                continue;
            label.x = std::clamp(middle, from + width / 2, to - width / 2);
            label.width = width;
            label.text = text;
            label.opacity = 1;
            break;
        }
        from = to;
    }
}

void RowsBoard::takePins(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick)
{
    const double height = scenes.trayTagHeight();
    std::vector<TrayItem> things;
    for (Count place = pick.first; place < pick.first + pick.taken; ++place)
        things.push_back({pieceOf(row.line, row.start + place), height * 0.42, height, {}});
    scenes.toTray(who, things);
}

void RowsBoard::cross(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick)
{
    const Count crossed = row.start + pick.first + 1;
    for (Count place = row.start + 1; place + 1 < row.start + row.size; ++place) {
        if (place + 2 >= crossed && place <= crossed + 2)
            scenes.pose(pieceOf(row.line, place)).tone = Tone::Dim;
    }
    Pose& cell = scenes.pose(pieceOf(row.line, crossed));
    cell.tone = toneOf(who);
    cell.text = QStringLiteral("×");
}

void RowsBoard::advance(BoardScenes& scenes, play::Side who, const RowPiece& row, const RowPick& pick)
{
    // The pawn advances by one square, to the middle of its file, where it is captured. The captures that follow empty
    // the files at both sides. In the pawn's own file two pawns then face each other and cannot move.
    const Count played = row.start + playedPlace(m_look, row.size, pick);
    for (Count place = row.start + pick.first; place < row.start + pick.first + pick.taken; ++place) {
        const std::size_t pawn = pieceOf(row.line, place);
        for (std::size_t tile = pawn + 2; tile < pawn + piecesOfFile; ++tile)
            scenes.pose(tile).tone = Tone::Dim;
        if (place == played) {
            const std::size_t mover = who == play::Side::Person ? pawn : pawn + 1;
            scenes.pose(mover).y = m_layout.rows[row.line].bottom() - 1.5 * m_layout.pitch;
            continue;
        }
        for (const std::size_t piece : {pawn, pawn + 1}) {
            scenes.pose(piece).opacity = 0;
            scenes.pose(piece).begin = 0.5;
        }
    }
}

}  // namespace nimstone::figures
