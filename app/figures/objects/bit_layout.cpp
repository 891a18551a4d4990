#include "app/figures/objects/bit_layout.h"

#include <algorithm>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

/// One way to arrange the table. largestBits() uses the variant with the highest score.
struct Variant {
    BitLayout::RowLabels labels = BitLayout::RowLabels::Line;
    bool trayBeneath = false;
    bool withSide = true;
    double shrink = 1;  ///< the factor for the font sizes: below 1 the text is smaller than usual, above 1 it is larger
};

constexpr double bitShare = 0.82;      ///< the diameter of a bit, divided by the shorter side of its cell
constexpr double largestBit = 92;      ///< the largest diameter of a bit, in pixels at text scale 1; it grows with the font sizes
constexpr double roomyBit = 44;        ///< the diameter of a bit, in pixels at text scale 1, above which larger bits hardly improve the score
constexpr double widestCell = 1.55;    ///< the greatest width of a cell, divided by the height of its row
constexpr double tallestCell = 1.25;
constexpr double wholeBit = 8.5;       ///< the least diameter of a bit, in pixels, at which all columns are drawn; otherwise some columns are left out
constexpr double windowBit = 15;       ///< the diameter of a bit, in pixels, that is large enough if only some columns are drawn
constexpr double largeBit = 40;        ///< the least diameter of a bit, in pixels, at which the text may be larger than usual

struct BitAttempt {
    BitLayout table;
    double score = 0;
};

BitAttempt layOutAs(const BitNeeds& needs, const Variant& variant)
{
    const auto& tokens = Tokens::instance();
    BitLayout table;
    table.rows = needs.rows;
    table.columns = needs.columns;
    table.first = needs.first;
    table.shown = needs.shown;
    table.rowLabels = variant.labels;
    table.withSide = variant.withSide && !needs.sides.empty();
    table.small = tokens.text("small") * needs.textScale * variant.shrink;
    table.body = tokens.text("body") * needs.textScale * variant.shrink;
    const double pad = tokens.spacing("m");
    const double gap = tokens.spacing("m") * std::max(0.6, variant.shrink);
    const double line = table.small * lineHeight;
    const double bodyLine = table.body * lineHeight;
    table.frame = QRectF(QPointF(0, 0), needs.size).adjusted(pad, pad, -pad, -pad);

    const bool withTray = !needs.trayWords.empty();
    const double names = widestLabel(needs.names, table.small) + needs.leadExtra * table.small;
    const double numbers = widestLabel(needs.numbers, table.body);
    const double labels = variant.labels == BitLayout::RowLabels::Line ? names + gap * 0.75 + numbers
        : variant.labels == BitLayout::RowLabels::Stacked              ? std::max(names, numbers)
                                                                   : numbers;
    const double labelHeight = variant.labels == BitLayout::RowLabels::Stacked ? line + bodyLine : bodyLine;

    const double trayWidth = withTray ? std::max(widestLabel(needs.trayWords, table.body) + 2 * gap, 96.0) : 0;
    const double trayHeight = 2 * bodyLine + gap;
    const double sideWidth = table.withSide ? gap + widestLabel(needs.sides, table.body) : 0;
    const double rightWidth = sideWidth + (withTray && !variant.trayBeneath ? gap * 2 + trayWidth : 0);

    const double columns = static_cast<double>(needs.shown);
    const double above = static_cast<double>(needs.rows + needs.spareRows);
    const double rows = above + static_cast<double>(needs.feet);
    const double ones = needs.ones ? line : 0;
    const double captionHeight = needs.captions.empty() ? 0 : gap + bodyLine;
    const double beneath = withTray && variant.trayBeneath ? gap + trayHeight : 0;
    const double fixedHeight = needs.above + line * 1.2 + ones + gap + captionHeight + beneath;
    const double roomX = table.frame.width() - labels - gap - rightWidth;
    const double roomY = table.frame.height() - fixedHeight;
    double columnWidth = roomX / columns;
    double rowHeight = roomY / rows;
    if (columnWidth < std::max(widestLabel(needs.cells, table.body), 1.0) || rowHeight < labelHeight)
        return {};

    const double grown = std::max(1.0, needs.textScale);
    const double most = largestBit * grown / bitShare;
    columnWidth = std::min({columnWidth, most * widestCell, std::max(rowHeight * widestCell, widestLabel(needs.cells, table.body))});
    rowHeight = std::max(std::min({rowHeight, most, columnWidth * tallestCell}), std::min(rowHeight, labelHeight * 1.5));
    table.width = columnWidth;
    table.rowHeight = rowHeight;
    table.bit = std::min(columnWidth, rowHeight) * bitShare;
    if (table.bit < leastBit)
        return {};
    table.fits = true;

    const double width = labels + gap + columns * columnWidth + rightWidth;
    const double height = fixedHeight + rows * rowHeight;
    const double x = table.frame.left() + (table.frame.width() - width) / 2;
    double y = table.frame.top() + (table.frame.height() - height) / 2;
    table.labelWidth = labels;
    table.labelRight = x + labels;
    table.nameRight = table.labelRight - gap * 0.75 - numbers;
    table.left = table.labelRight + gap;
    table.sideX = table.right() + gap;
    table.above = {table.frame.left(), y, table.frame.width(), needs.above};
    y += needs.above;
    table.headY = y + line * 0.6;
    y += line * 1.2;
    table.firstRowY = y + rowHeight / 2;
    y += above * rowHeight;
    table.onesY = y + line / 2;
    y += ones + gap / 2;
    table.ruleY = y;
    y += gap / 2;
    table.footY = y + rowHeight / 2;
    y += static_cast<double>(needs.feet) * rowHeight;
    if (withTray) {
        const double rightEdge = table.right() + sideWidth + gap * 2;
        table.tray = variant.trayBeneath
            ? QRectF(table.left, y + gap, std::min(table.frame.right() - table.left, std::max(columns * columnWidth, 280.0)),
                     trayHeight)
            : QRectF(rightEdge, table.firstRowY - rowHeight / 2, trayWidth,
                     std::max(table.onesY + line / 2 - (table.firstRowY - rowHeight / 2), 3.5 * bodyLine));
    }
    y += beneath;
    table.pilesBottom = needs.captions.empty() ? table.frame.bottom() : y;
    table.captionY = y + gap + bodyLine / 2;

    double score = std::min(table.bit, roomyBit * grown) + std::min(table.bit, largestBit * grown) * 0.1;
    score *= variant.shrink;
    if (variant.labels == BitLayout::RowLabels::Stacked)
        score *= 0.93;
    if (variant.labels == BitLayout::RowLabels::Number)
        score *= 0.6;
    if (!needs.sides.empty() && !table.withSide)
        score *= 0.5;
    if (variant.trayBeneath)
        score *= 0.97;
    return {table, score};
}

BitLayout largestBits(const BitNeeds& needs)
{
    BitAttempt best;
    for (const double shrink : {1.5, 1.25, 1.0, 0.9, 0.8, 0.7, 0.6}) {
        for (const auto labels : {BitLayout::RowLabels::Line, BitLayout::RowLabels::Stacked, BitLayout::RowLabels::Number}) {
            for (const bool withSide : {true, false}) {
                for (const bool trayBeneath : {false, true}) {
                    if ((trayBeneath && needs.trayWords.empty()) || (needs.leads && labels != BitLayout::RowLabels::Line))
                        continue;
                    BitAttempt next = layOutAs(needs, {labels, trayBeneath, withSide, shrink});
                    if (shrink > 1 && next.table.bit < largeBit * std::max(1.0, needs.textScale))
                        continue;
                    if (next.score > best.score)
                        best = std::move(next);
                }
            }
        }
    }
    return best.table;
}

}  // namespace

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
        const PieceName bit(name, "-bit", weight(column));
        const QPointF middle(x(column), y);
        pieces.push_back(hasBit(number, weight(column))
                             ? scenes.add(PieceKind::Token, bit, posed(middle, {disc, disc}, {.z = 2, .text = QStringLiteral("1")}))
                             : scenes.write(bit, centered(middle, std::min(scenes.type("body"), width * 0.6)), QStringLiteral("0"), Tone::Heading));
    }
    return pieces;
}

double BitLayout::rowY(std::size_t row) const
{
    return row < rows ? firstRowY + static_cast<double>(row) * rowHeight : footY + static_cast<double>(row - rows) * rowHeight;
}

BitLayout layOutBits(BitNeeds needs, std::size_t focus)
{
    needs.first = 0;
    needs.shown = needs.columns;
    BitLayout best = largestBits(needs);
    for (std::size_t shown : {48, 40, 32, 28, 24, 20, 16, 14, 12, 10, 8, 6, 5, 4, 3}) {
        if (best.fits && best.bit >= (best.isWhole() ? wholeBit : windowBit))
            break;
        if (shown >= needs.columns)
            continue;
        needs.shown = shown;
        // Two columns to the left of `focus` are enough to show that the higher columns do not change.
        needs.first = std::min(focus - std::min<std::size_t>(focus, 2), needs.columns - shown);
        const BitLayout next = largestBits(needs);
        if (next.fits && (!best.fits || next.bit > best.bit))
            best = next;
    }
    return best;
}

}  // namespace nimstone::figures
