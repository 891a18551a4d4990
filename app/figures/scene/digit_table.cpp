#include "app/figures/scene/digit_table.h"

#include <algorithm>
#include <bit>

#include "app/figures/scene/labels.h"
#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"
#include "app/wording/figure_words.h"

namespace nimstone::figures {

namespace {

constexpr double leastColumn = 15;   ///< narrower columns are left out
constexpr double widestColumn = 68;
constexpr double tallestRow = 58;
constexpr double discShare = 0.76;

enum Align { Left, Middle, Right };

double number(std::size_t value) { return static_cast<double>(value); }

double widest(const std::vector<QString>& texts, double size)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, labelWidth(text, size));
    return width;
}

}  // namespace

DigitTable::DigitTable(const DigitNeeds& needs, QSizeF size, double textScale)
    : m_scenes(size, textScale), m_rows(needs.rows)
{
    Count all = 0;
    for (const DigitRow& row : m_rows)
        all |= row.digits ? row.before | row.after : 0;
    m_columns = std::max<std::size_t>(3, static_cast<std::size_t>(std::bit_width(all)));
    double bestShrink = 0;
    std::size_t bestShown = 0;
    for (const double shrink : {1.0, 0.9, 0.8, 0.7, 0.6}) {
        if (layOut(needs, shrink) && m_shown > bestShown) {
            bestShown = m_shown;
            bestShrink = shrink;
        }
        if (bestShown == m_columns)
            break;
    }
    m_fits = bestShown >= 3 && layOut(needs, bestShrink);
    if (m_fits)
        makePieces(needs);
}

bool DigitTable::layOut(const DigitNeeds& needs, double shrink)
{
    const auto& tokens = Tokens::instance();
    const double pad = tokens.spacing("m");
    const double gap = tokens.spacing("m") * std::max(0.6, shrink);
    m_small = m_scenes.type("small") * shrink;
    m_body = m_scenes.type("body") * shrink;
    const QRectF frame = QRectF(QPointF(0, 0), m_scenes.size()).adjusted(pad, pad, -pad, -pad);
    const double line = m_small * lineHeight;
    const double bodyLine = m_body * lineHeight;

    std::vector<QString> leads = needs.leads;
    std::vector<QString> numbers = needs.footSums;
    for (const DigitRow& row : m_rows) {
        leads.push_back(row.name);
        numbers.push_back(bold(std::max(row.before, row.after)));
    }
    leads.insert(leads.end(), needs.feet.begin(), needs.feet.end());
    const double lead = widest(leads, m_small) + needs.leadExtra * m_small;
    const double numbersWidth = widest(numbers, m_body);
    const double side = needs.sides.empty() ? 0 : gap + widest(needs.sides, m_small);
    const double captions = needs.captions.empty() ? 0 : gap + bodyLine;
    const double lines = number(m_rows.size() + needs.feet.size() + needs.spareRows);
    const double fixed = line * 1.2 + gap + captions;

    m_rowHeight = std::min((frame.height() - fixed) / lines, tallestRow * m_scenes.textScale());
    if (m_rowHeight < bodyLine * 0.92)
        return false;
    const double room = frame.width() - lead - gap - numbersWidth - gap - side;
    const double least = std::max(leastColumn * std::max(1.0, shrink), widest(needs.footTexts, m_body) + 1);
    if (room < 3 * least)
        return false;
    m_shown = std::min(m_columns, static_cast<std::size_t>(room / least));
    m_columnWidth = std::min({room / number(m_shown), widestColumn * m_scenes.textScale(), m_rowHeight * 1.5});
    m_columnWidth = std::max(m_columnWidth, least);
    const std::size_t focus = needs.focus == 0 ? 0 : columnOf(needs.focus);
    m_first = std::min(focus - std::min<std::size_t>(focus, 2), m_columns - m_shown);

    const double width = lead + gap + numbersWidth + gap + number(m_shown) * m_columnWidth + side;
    const double height = fixed + lines * m_rowHeight;
    m_leadLeft = frame.left() + (frame.width() - width) / 2;
    m_leadRight = m_leadLeft + lead;
    m_numberRight = m_leadRight + gap + numbersWidth;
    m_left = m_numberRight + gap;
    m_right = m_left + number(m_shown) * m_columnWidth;
    m_sideX = m_right + gap;
    double y = frame.top() + (frame.height() - height) / 2;
    m_headY = y + line * 0.6;
    y += line * 1.2;
    m_firstRowY = y + m_rowHeight / 2;
    y += number(m_rows.size() + needs.spareRows) * m_rowHeight;
    m_ruleY = y + gap / 2;
    y += gap;
    m_firstFootY = y + m_rowHeight / 2;
    y += number(needs.feet.size()) * m_rowHeight;
    m_captionY = y + gap + bodyLine / 2;
    return true;
}

std::size_t DigitTable::columnOf(Count weight) const
{
    return m_columns - 1 - static_cast<std::size_t>(std::countr_zero(weight));
}

double DigitTable::columnX(std::size_t column) const
{
    const auto at = std::clamp(column, m_first, m_first + m_shown - 1) - m_first;
    return m_left + (number(at) + 0.5) * m_columnWidth;
}

QRectF DigitTable::leadRoom(std::size_t row) const
{
    return {m_leadLeft, rowY(row) - m_rowHeight / 2, m_leadRight - m_leadLeft, m_rowHeight};
}

void DigitTable::place(int label, const QString& text, double x, double y, double size, int align, Tone tone, bool shown)
{
    Pose& pose = m_scenes.pose(label);
    pose.text = text;
    pose.width = labelWidth(text, size);
    pose.height = size * lineHeight;
    pose.x = align == Left ? x + pose.width / 2 : align == Right ? x - pose.width / 2 : x;
    pose.y = y;
    pose.z = 6;
    pose.tone = tone;
    pose.opacity = shown && !text.isEmpty() ? 1 : 0;
}

void DigitTable::makePieces(const DigitNeeds& needs)
{
    const auto add = [&](PieceKind kind, int row, std::size_t index, Count weight, const QString& name) {
        Pose pose;
        pose.opacity = 0;
        return m_scenes.add({kind, row, static_cast<int>(index), weight, name, 0}, pose);
    };
    const auto named = [](const char* what, std::size_t row, Count weight) {
        return QLatin1String(what) + QString::number(row) + QLatin1Char('-') + QString::number(weight);
    };
    const double disc = std::min(m_columnWidth, m_rowHeight) * discShare;
    const double fieldBottom = m_firstFootY + (number(needs.feet.size()) - 0.5) * m_rowHeight;
    for (std::size_t column = 0; column < m_columns; ++column) {
        m_columnBands.push_back(add(PieceKind::Band, -1, column, weight(column), named("band", 0, weight(column))));
        m_scenes.pose(m_columnBands.back()) = {columnX(column), (m_headY - m_small * 0.7 + fieldBottom) / 2, m_columnWidth,
                                               fieldBottom - m_headY + m_small * 0.7, 0, 0, Tone::Odd};
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rowBands.push_back(add(PieceKind::Band, static_cast<int>(row), 0, 0, named("rowBand", row, 0)));
        m_scenes.pose(m_rowBands.back()) = {(m_leadLeft + m_right) / 2, rowY(row), m_right - m_leadLeft + 8, m_rowHeight, 0,
                                            0.2, Tone::Chosen};
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        auto& cells = m_cells.emplace_back();
        auto& discs = m_discs.emplace_back();
        auto& rings = m_rings.emplace_back();
        const Count ever = m_rows[row].before | m_rows[row].after;
        const Count both = m_rows[row].before & m_rows[row].after;
        for (std::size_t column = 0; column < m_columns; ++column) {
            const Count at = weight(column);
            const bool drawn = m_rows[row].digits;
            cells.push_back(drawn ? add(PieceKind::Cell, static_cast<int>(row), column, at, named("cell", row, at)) : -1);
            discs.push_back(drawn && (ever & at) != 0
                                ? add(PieceKind::Stone, static_cast<int>(row), column, 1, named("digit", row, at)) : -1);
            rings.push_back(drawn && (ever & at) != (both & at)
                                ? add(PieceKind::Ring, static_cast<int>(row), column, at, named("ring", row, at)) : -1);
            if (drawn)
                m_scenes.pose(cells.back()) = {columnX(column), rowY(row), m_columnWidth, m_rowHeight, 0, 1, Tone::Dim};
            if (discs.back() >= 0)
                m_scenes.pose(discs.back()) = {columnX(column), rowY(row), disc, disc, 0, 2.5, Tone::Plain, 1,
                                               QStringLiteral("1")};
            if (rings.back() >= 0)
                m_scenes.pose(rings.back()) = {columnX(column), rowY(row), disc + 6, disc + 6, 0, 5, Tone::Chosen};
        }
        m_names.push_back(add(PieceKind::Label, static_cast<int>(row), 0, 0, named("name", row, 0)));
        m_numbers.push_back(add(PieceKind::Label, static_cast<int>(row), 0, 0, named("number", row, 0)));
        m_sides.push_back(add(PieceKind::Label, static_cast<int>(row), 0, 0, named("side", row, 0)));
        place(m_names[row], m_rows[row].name, m_leadRight, rowY(row), m_small, Right, Tone::Heading, true);
        setNumber(row, m_rows[row].before);
    }
    m_rule = add(PieceKind::Rule, -1, 0, 0, QStringLiteral("rule"));
    m_scenes.pose(m_rule) = {(m_leadLeft + m_right) / 2, m_ruleY, m_right - m_leadLeft, 1, 0, 0.5};
    for (std::size_t foot = 0; foot < needs.feet.size(); ++foot) {
        auto& cells = m_feet.emplace_back();
        for (std::size_t column = 0; column < m_columns; ++column)
            cells.push_back(add(PieceKind::Label, -1, column, weight(column), named("foot", foot, weight(column))));
        m_footNames.push_back(add(PieceKind::Label, -1, foot, 0, named("footName", foot, 0)));
        m_footSums.push_back(add(PieceKind::Label, -1, foot, 0, named("footSum", foot, 0)));
        place(m_footNames[foot], needs.feet[foot], m_leadRight, m_firstFootY + number(foot) * m_rowHeight, m_small, Right,
              Tone::Heading, false);
    }
    double full = 0;
    double power = 0;
    for (std::size_t column = m_first; column < m_first + m_shown; ++column) {
        full = std::max(full, labelWidth(bold(weight(column)), m_small));
        power = std::max(power, labelWidth(wording::figurePower(weight(column)), m_small));
    }
    const bool asPowers = full > m_columnWidth;
    const auto every = asPowers ? static_cast<std::size_t>(power / m_columnWidth) + 1 : 1;
    for (std::size_t column = 0; column < m_columns; ++column) {
        m_heads.push_back(add(PieceKind::Label, -1, column, weight(column), named("head", 0, weight(column))));
        const bool inside = columnX(column) - power / 2 >= m_left - 1 && columnX(column) + power / 2 <= m_right + 1;
        const bool isNamed = shows(column) && (m_columns - 1 - column) % every == 0 && (!asPowers || inside);
        place(m_heads[column], asPowers ? wording::figurePower(weight(column)) : QString::number(weight(column)),
              columnX(column), m_headY, m_small, Middle, Tone::Heading, isNamed);
        if (!isNamed)
            m_scenes.pose(m_heads[column]).text.clear();
    }
    for (const bool atLeft : {true, false}) {
        const int more = add(PieceKind::Label, -1, atLeft ? 0 : 1, 0, QStringLiteral("more"));
        place(more, QStringLiteral("…"), atLeft ? m_left - m_small * 0.6 : m_right + m_small * 0.6, m_headY, m_small, Middle,
              Tone::Heading, atLeft ? m_first > 0 : m_first + m_shown < m_columns);
        m_heads.push_back(more);
    }
    m_caption = add(PieceKind::Label, -1, 0, 0, QStringLiteral("caption"));
    if (m_shown < m_columns)
        m_scenes.setNote(wording::figureWindow(weight(m_first), weight(m_first + m_shown - 1), m_columns));
    showDigits(false);
}

void DigitTable::showDigits(bool shown)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t column = 0; column < m_columns; ++column) {
            if (m_cells[row][column] < 0)
                continue;
            setDigit(row, weight(column), (m_rows[row].before & weight(column)) != 0);
            m_scenes.pose(m_cells[row][column]).opacity = shown && shows(column) ? 1 : 0;
            if (m_discs[row][column] >= 0 && !shown)
                m_scenes.hide(m_discs[row][column]);
        }
    }
    for (std::size_t index = 0; index < m_heads.size(); ++index) {
        const bool seen = index < m_columns ? shows(index) && !m_scenes.pose(m_heads[index]).text.isEmpty()
            : index == m_columns            ? m_first > 0
                                            : m_first + m_shown < m_columns;
        // Where there is no room for the dots beside the columns, the note says enough.
        const QRectF room(QPointF(0, 0), m_scenes.size());
        m_scenes.pose(m_heads[index]).opacity = shown && seen && room.contains(m_scenes.pose(m_heads[index]).rect()) ? 1 : 0;
    }
    m_scenes.pose(m_rule).opacity = shown ? 1 : 0;
}

void DigitTable::showRow(std::size_t row, bool shown)
{
    m_scenes.pose(m_names[row]).opacity = shown ? 1 : 0;
    m_scenes.pose(m_numbers[row]).opacity = shown ? 1 : 0;
    for (std::size_t column = 0; m_rows[row].digits && column < m_columns; ++column) {
        const bool seen = shown && shows(column);
        const bool set = (m_rows[row].before & weight(column)) != 0;
        m_scenes.pose(m_cells[row][column]).opacity = seen ? 1 : 0;
        if (const int disc = m_discs[row][column]; disc >= 0)
            m_scenes.pose(disc).opacity = seen && set ? 1 : 0;
    }
}

void DigitTable::setNumber(std::size_t row, Count value)
{
    place(m_numbers[row], bold(value), m_numberRight, rowY(row), m_body, Right, m_scenes.pose(m_numbers[row]).tone, true);
}

void DigitTable::setDigit(std::size_t row, Count at, bool set)
{
    const std::size_t column = columnOf(at);
    m_scenes.pose(m_cells[row][column]).text = set ? QString() : QStringLiteral("0");
    if (const int disc = m_discs[row][column]; disc >= 0)
        m_scenes.pose(disc).opacity = set && shows(column) ? 1 : 0;
}

void DigitTable::toneDigit(std::size_t row, Count at, Tone tone)
{
    const std::size_t column = columnOf(at);
    if (m_cells[row][column] >= 0)
        m_scenes.pose(m_cells[row][column]).tone = tone;
    if (const int disc = m_discs[row][column]; disc >= 0)
        m_scenes.pose(disc).tone = tone;
}

void DigitTable::toneRow(std::size_t row, Tone tone)
{
    m_scenes.pose(m_numbers[row]).tone = tone;
    for (std::size_t column = 0; m_rows[row].digits && column < m_columns; ++column)
        toneDigit(row, weight(column), tone);
}

void DigitTable::toneColumn(Count at, Tone tone)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].digits)
            toneDigit(row, at, tone);
    }
    m_scenes.pose(m_heads[columnOf(at)]).tone = tone == Tone::Dim ? Tone::Heading : tone;
}

void DigitTable::lightRow(std::size_t row, bool lit)
{
    m_scenes.pose(m_rowBands[row]).opacity = lit ? 1 : 0;
    m_scenes.pose(m_names[row]).tone = lit ? Tone::Lit : Tone::Heading;
}

/// Bands reach down to the last row that is shown beneath the heaps.
void DigitTable::stretchBands()
{
    double bottom = rowY(m_rows.size() - 1) + m_rowHeight / 2;
    for (std::size_t foot = 0; foot < m_footNames.size(); ++foot) {
        if (m_scenes.pose(m_footNames[foot]).opacity > 0)
            bottom = m_firstFootY + (number(foot) + 0.5) * m_rowHeight;
    }
    for (const int band : m_columnBands) {
        Pose& pose = m_scenes.pose(band);
        const double top = pose.y - pose.height / 2;
        pose.height = bottom - top;
        pose.y = top + pose.height / 2;
    }
}

void DigitTable::lightColumn(Count at, bool lit)
{
    m_scenes.pose(m_columnBands[columnOf(at)]).opacity = lit && shows(columnOf(at)) ? 1 : 0;
    m_scenes.pose(m_heads[columnOf(at)]).tone = lit ? Tone::Odd : Tone::Heading;
}

void DigitTable::ring(std::size_t row, Count at, Tone tone)
{
    const std::size_t column = columnOf(at);
    if (const int piece = m_rings[row][column]; piece >= 0) {
        m_scenes.pose(piece).tone = tone;
        m_scenes.pose(piece).opacity = shows(column) ? 1 : 0;
    }
}

void DigitTable::writeFoot(std::size_t foot, Count at, const QString& text, Tone tone)
{
    const std::size_t column = columnOf(at);
    place(m_feet[foot][column], text, columnX(column), m_firstFootY + number(foot) * m_rowHeight, m_body, Middle, tone,
          shows(column));
}

void DigitTable::showFoot(std::size_t foot, const QString& sum, bool shown)
{
    m_scenes.pose(m_footNames[foot]).opacity = shown ? 1 : 0;
    place(m_footSums[foot], sum, m_numberRight, m_firstFootY + number(foot) * m_rowHeight, m_body, Right, Tone::Plain, shown);
    stretchBands();
}

void DigitTable::writeSide(std::size_t row, const QString& text, Tone tone)
{
    place(m_sides[row], text, m_sideX, rowY(row), m_small, Left, tone, true);
}

void DigitTable::writeCaption(const QString& text, Tone tone)
{
    const double width = labelWidth(text, m_body);
    const double room = m_scenes.size().width() - 16;
    place(m_caption, text, m_scenes.size().width() / 2, m_captionY, m_body * std::min(1.0, room / width), Middle, tone, true);
}

void DigitTable::quiet()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        toneRow(row, Tone::Dim);
        m_scenes.pose(m_numbers[row]).tone = Tone::Plain;
        lightRow(row, false);
        for (const int piece : m_rings[row]) {
            m_scenes.hide(piece);
        }
    }
    for (std::size_t column = 0; column < m_columns; ++column)
        lightColumn(weight(column), false);
    m_scenes.hide(m_caption);
}

ProofFigure DigitTable::finish() &&
{
    return std::move(m_scenes).finish();
}

}  // namespace nimstone::figures
