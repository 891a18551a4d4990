// The labels of the table of bits: the names of rows, the weights, the numbers of 1s in each column, and the texts that
// steps write beside or below them.
#include "app/figures/proofs/bits/bit_columns_scenes.h"

#include <algorithm>
#include <bit>

#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

void BitScenes::writeAt(int piece, const QString& text, double x, double y, double size, Align align, double opacity,
                      Tone tone)
{
    Pose& label = pose(piece);
    label.text = text;
    label.width = textWidth(text, size);
    label.height = size * lineHeight;
    label.x = align == Align::Left ? x + label.width / 2 : align == Align::Right ? x - label.width / 2 : x;
    label.y = y;
    label.opacity = text.isEmpty() ? 0 : opacity;
    label.tone = tone;
    label.z = labelLevel;
}

void BitScenes::writeRow(std::size_t row, Count number, double right, double y, double opacity)
{
    const QString name = row < m_heaps.size() ? wording::figureHeap(row)
        : row > m_heaps.size()                ? wording::figureSumAfter()
        : m_shown == m_heaps                  ? wording::figureSum()
                                              : wording::figureSumBefore();
    const double numberWidth = textWidth(bold(number), m_table.body);
    const double line = m_table.small * lineHeight;
    const double bodyLine = m_table.body * lineHeight;
    switch (m_table.rowLabels) {
    case Table::RowLabels::Line: {
        double widestNumber = 0;
        for (const Count heap : m_heaps)
            widestNumber = std::max(widestNumber, textWidth(bold(heap), m_table.body));
        widestNumber = std::max({widestNumber, textWidth(bold(m_sum), m_table.body), numberWidth});
        writeAt(m_pieces.names[row], name, right - widestNumber - m_table.small * 0.6, y, m_table.small, Align::Right,
              opacity, Tone::Heading);
        writeAt(m_pieces.numbers[row], bold(number), right, y, m_table.body, Align::Right, opacity, Tone::Plain);
        break;
    }
    case Table::RowLabels::Stacked:
        writeAt(m_pieces.names[row], name, right, y - bodyLine / 2, m_table.small, Align::Right, opacity, Tone::Heading);
        writeAt(m_pieces.numbers[row], bold(number), right, y + line / 2, m_table.body, Align::Right, opacity, Tone::Plain);
        break;
    case Table::RowLabels::Number:
        writeAt(m_pieces.names[row], {}, right, y, m_table.small, Align::Right, 0, Tone::Heading);
        writeAt(m_pieces.numbers[row], bold(number), right, y, m_table.body, Align::Right, opacity, Tone::Plain);
        break;
    }
}

void BitScenes::writeRows(bool inTable)
{
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        writeRow(heap, m_shown[heap], inTable ? m_table.labelRight : m_piles.labelRight,
                 inTable ? m_table.rowY(heap) : m_piles.rowY[heap], 1);
    writeRow(m_heaps.size(), m_sum, m_table.labelRight, m_table.rowY(m_heaps.size()), m_sumShown ? 1 : 0);
    if (m_pieces.names.size() > m_heaps.size() + 1)
        writeRow(m_heaps.size() + 1, m_sumAfter, m_table.labelRight, m_table.rowY(m_heaps.size() + 1),
                 m_afterShown ? 1 : 0);
}

void BitScenes::writeHeads(double opacity)
{
    const double size = m_table.small;
    const double room = m_table.width - 3;
    double full = 0;
    double power = 0;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        if (!m_table.shows(column))
            continue;
        full = std::max(full, textWidth(bold(m_table.weight(column)), size));
        power = std::max(power, textWidth(wording::figurePower(m_table.weight(column)), size));
    }
    const double side = (m_table.left - m_table.labelRight) / 2;
    const bool moreLeft = m_table.first > 0;
    const double ellipsis = textWidth(QStringLiteral("…"), size) / 2;
    const bool moreRight = m_table.first + m_table.shown < m_table.columns
        && m_table.right() + side + ellipsis <= this->size().width();
    writeAt(m_pieces.moreLeft, QStringLiteral("…"), m_table.left - side, m_table.headY, size, Align::Middle,
          moreLeft ? opacity : 0, Tone::Heading);
    // Hide the dots at the right if there are texts at the right of the rows, because the title of these texts is at
    // the place of the dots.
    writeAt(m_pieces.moreRight, QStringLiteral("…"), m_table.right() + side, m_table.headY, size, Align::Middle,
          moreRight && !m_table.withSide ? opacity : 0, Tone::Heading);
    const bool asPowers = full > room;
    const auto step = asPowers ? static_cast<std::size_t>(power / room) + 1 : 1;

    QRectF lit;
    const bool oneLit = std::has_single_bit(m_lit) && m_table.shows(m_table.columnOf(m_lit));
    if (asPowers && oneLit) {
        // Only the weight of the highlighted column is written in full, the others as powers. Hide those that it
        // covers.
        const std::size_t column = m_table.columnOf(m_lit);
        const QString text = bold(m_lit);
        const double half = textWidth(text, size) / 2;
        const double x = std::clamp(m_table.x(column), m_table.frame.left() + half, m_table.frame.right() - half);
        writeAt(m_pieces.heads[column], text, x, m_table.headY, size, Align::Middle, opacity, Tone::Odd);
        lit = pose(m_pieces.heads[column]).rect().adjusted(-4, 0, 4, 0);
    }
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const Count weight = m_table.weight(column);
        const bool isLit = hasBit(m_lit, weight);
        if (asPowers && oneLit && isLit)
            continue;
        const bool shown = (m_table.columns - 1 - column) % step == 0;
        const QString text = !asPowers ? (isLit ? bold(weight) : QString::number(weight)) : wording::figurePower(weight);
        const int head = m_pieces.heads[column];
        writeAt(head, text, m_table.x(column), m_table.headY, size, Align::Middle, shown ? opacity : 0,
              isLit ? Tone::Odd : Tone::Heading);
        if (lit.intersects(pose(head).rect()) || (moreLeft && pose(head).rect().intersects(pose(m_pieces.moreLeft).rect())))
            hide(head);
    }
    for (const int more : {m_pieces.moreLeft, m_pieces.moreRight}) {
        if (lit.intersects(pose(more).rect()))
            hide(more);
    }
}

void BitScenes::writeOnes(double opacity)
{
    const double size = m_table.small;
    const double room = m_table.width - 3;
    double full = 0;
    for (std::size_t ones = 0; ones <= m_heaps.size(); ++ones)
        full = std::max(full, textWidth(bold(wording::figureOnes(ones)), size));
    const bool inWords = full <= room;
    const bool asDigits = textWidth(bold(m_heaps.size()), size) <= room;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const std::size_t ones = onesInColumn(m_shown, m_table.weight(column));
        const bool odd = ones % 2 == 1;
        const bool lit = m_lit == m_table.weight(column);
        QString text = inWords || (lit && !asDigits) ? wording::figureOnes(ones) : QString::number(ones);
        if (odd)
            text = bold(text);
        const double half = textWidth(text, size) / 2;
        // Keep the text to the right of the name of its row.
        const double x = std::max(std::min(m_table.x(column), m_table.frame.right() - half), m_table.left + half);
        writeAt(m_pieces.ones[column], text, x, m_table.onesY, size, Align::Middle,
              inWords || asDigits || lit ? opacity : 0, odd ? Tone::Odd : Tone::Heading);
    }
    writeAt(m_pieces.onesName, wording::figureOnes(), m_table.labelRight, m_table.onesY, size, Align::Right,
          inWords || asDigits || std::has_single_bit(m_lit) ? opacity : 0, Tone::Heading);
}

void BitScenes::writeSide(std::size_t heap, const QString& text, Tone tone)
{
    if (m_table.withSide)
        writeAt(m_pieces.sides[heap], text, m_table.sideX, m_table.rowY(heap), m_table.body, Align::Left, 1, tone);
}

void BitScenes::writeSideTitle(const QString& text)
{
    if (m_table.withSide)
        writeAt(m_pieces.sideTitle, text, m_table.sideX, m_table.headY, m_table.small, Align::Left, 1, Tone::Heading);
}

void BitScenes::writeCaption(const QString& text, Tone tone)
{
    const double width = textWidth(text, m_table.body);
    const double size = m_table.body * std::min(1.0, m_table.frame.width() / width);
    writeAt(m_pieces.caption, text, m_table.frame.center().x(), m_table.captionY, size, Align::Middle, 1, tone);
}

}  // namespace nimstone::figures
