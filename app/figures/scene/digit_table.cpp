#include "app/figures/scene/digit_table.h"

#include <algorithm>
#include <array>
#include <bit>

#include "app/theme/tokens.h"
#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

constexpr double leastColumn = 15;   ///< the least width of a column, in pixels; if columns would be narrower, the table leaves some of them out
constexpr double widestColumn = 68;
constexpr double tallestRow = 58;
constexpr double discShare = 0.76;

enum Align { Left, Middle, Right };

double asReal(std::size_t value) { return static_cast<double>(value); }

}  // namespace

DigitTable::DigitTable(const DigitNeeds& needs, QSizeF size, double textScale)
    : FigureScenes(size, textScale), m_rows(needs.rows)
{
    Count all = 0;
    for (const DigitRow& row : m_rows)
        all |= row.digits ? row.before | row.after : 0;
    m_grid.columns = std::max<std::size_t>(3, static_cast<std::size_t>(std::bit_width(all)));
    double bestShrink = 0;
    std::size_t bestShown = 0;
    for (const double shrink : {1.0, 0.9, 0.8, 0.7, 0.6}) {
        if (layOut(needs, shrink) && m_grid.shown > bestShown) {
            bestShown = m_grid.shown;
            bestShrink = shrink;
        }
        if (bestShown == m_grid.columns)
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
    m_small = type("small") * shrink;
    m_body = type("body") * shrink;
    const QRectF frame = QRectF(QPointF(0, 0), size()).adjusted(pad, pad, -pad, -pad);
    const double line = m_small * lineHeight;
    const double bodyLine = m_body * lineHeight;

    std::vector<QString> leads = needs.leads;
    std::vector<QString> numbers = needs.footSums;
    for (const DigitRow& row : m_rows) {
        leads.push_back(row.name);
        numbers.push_back(bold(std::max(row.before, row.after)));
    }
    leads.insert(leads.end(), needs.feet.begin(), needs.feet.end());
    const double lead = widestLabel(leads, m_small) + needs.leadExtra * m_small;
    const double numbersWidth = widestLabel(numbers, m_body);
    const double side = needs.sides.empty() ? 0 : gap + widestLabel(needs.sides, m_small);
    const double captions = needs.captions.empty() ? 0 : gap + bodyLine;
    const double lines = asReal(m_rows.size() + needs.feet.size() + needs.spareRows);
    const double fixed = needs.above + line * 1.2 + gap + captions;

    m_rowHeight = std::min((frame.height() - fixed) / lines, tallestRow * textScale());
    if (m_rowHeight < bodyLine * 0.92)
        return false;
    const double room = frame.width() - lead - gap - numbersWidth - gap - side;
    const double least = std::max(leastColumn * std::max(1.0, shrink), widestLabel(needs.footTexts, m_body) + 1);
    if (room < 3 * least)
        return false;
    m_grid.shown = std::min(m_grid.columns, static_cast<std::size_t>(room / least));
    m_grid.width = std::min({room / asReal(m_grid.shown), widestColumn * textScale(), m_rowHeight * 1.5});
    m_grid.width = std::max(m_grid.width, least);
    const std::size_t focus = needs.focus == 0 ? 0 : m_grid.columnOf(needs.focus);
    m_grid.first = std::min(focus - std::min<std::size_t>(focus, 2), m_grid.columns - m_grid.shown);

    const double width = lead + gap + numbersWidth + gap + asReal(m_grid.shown) * m_grid.width + side;
    const double height = fixed + lines * m_rowHeight;
    m_leadLeft = frame.left() + (frame.width() - width) / 2;
    m_leadRight = m_leadLeft + lead;
    m_numberRight = m_leadRight + gap + numbersWidth;
    m_grid.left = m_numberRight + gap;
    m_sideX = m_grid.right() + gap;
    double y = frame.top() + (frame.height() - height) / 2;
    m_above = {frame.left(), y, frame.width(), needs.above};
    y += needs.above;
    m_headY = y + line * 0.6;
    y += line * 1.2;
    m_firstRowY = y + m_rowHeight / 2;
    y += asReal(m_rows.size() + needs.spareRows) * m_rowHeight;
    m_ruleY = y + gap / 2;
    y += gap;
    m_firstFootY = y + m_rowHeight / 2;
    y += asReal(needs.feet.size()) * m_rowHeight;
    m_captionY = y + gap + bodyLine / 2;
    return true;
}

double DigitTable::columnX(std::size_t column) const
{
    return m_grid.x(std::clamp(column, m_grid.first, m_grid.first + m_grid.shown - 1));
}

QRectF DigitTable::leadRoom(std::size_t row) const
{
    return {m_leadLeft, rowY(row) - m_rowHeight / 2, m_leadRight - m_leadLeft, m_rowHeight};
}

void DigitTable::place(int label, const QString& text, double x, double y, double size, int align, Tone tone, bool shown)
{
    Pose& pose = this->pose(label);
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
        return Scenes::add({kind, row, static_cast<int>(index), weight, name}, {.opacity = 0});
    };
    const auto named = [](const char* what, std::size_t row, Count weight) {
        return QLatin1String(what) + QString::number(row) + QLatin1Char('-') + QString::number(weight);
    };
    const double disc = std::min(m_grid.width, m_rowHeight) * discShare;
    const double fieldBottom = m_firstFootY + (asReal(needs.feet.size()) - 0.5) * m_rowHeight;
    for (std::size_t column = 0; column < m_grid.columns; ++column) {
        m_columnBands.push_back(add(PieceKind::Band, -1, column, m_grid.weight(column), named("band", 0, m_grid.weight(column))));
        pose(m_columnBands.back()) = {columnX(column), (m_headY - m_small * 0.7 + fieldBottom) / 2, m_grid.width,
                                               fieldBottom - m_headY + m_small * 0.7, 0, 0, Tone::Odd};
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rowBands.push_back(add(PieceKind::Band, static_cast<int>(row), 0, 0, named("rowBand", row, 0)));
        pose(m_rowBands.back()) = {(m_leadLeft + m_grid.right()) / 2, rowY(row), m_grid.right() - m_leadLeft + 8, m_rowHeight, 0,
                                            0.2, Tone::Chosen};
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        auto& cells = m_cells.emplace_back();
        auto& discs = m_discs.emplace_back();
        auto& rings = m_rings.emplace_back();
        const Count ever = m_rows[row].before | m_rows[row].after;
        const Count both = m_rows[row].before & m_rows[row].after;
        for (std::size_t column = 0; column < m_grid.columns; ++column) {
            const Count at = m_grid.weight(column);
            const bool drawn = m_rows[row].digits;
            cells.push_back(drawn ? add(PieceKind::Cell, static_cast<int>(row), column, at, named("cell", row, at)) : -1);
            discs.push_back(drawn && (ever & at) != 0
                                ? add(PieceKind::Stone, static_cast<int>(row), column, 1, named("digit", row, at)) : -1);
            rings.push_back(drawn && (ever & at) != (both & at)
                                ? add(PieceKind::Ring, static_cast<int>(row), column, at, named("ring", row, at)) : -1);
            if (drawn)
                pose(cells.back()) = {columnX(column), rowY(row), m_grid.width, m_rowHeight, 0, 1, Tone::Dim};
            if (discs.back() >= 0)
                pose(discs.back()) = {columnX(column), rowY(row), disc, disc, 0, 2.5, Tone::Plain, 1, QStringLiteral("1")};
            if (rings.back() >= 0)
                pose(rings.back()) = {columnX(column), rowY(row), disc + 6, disc + 6, 0, 5, Tone::Chosen};
        }
        m_names.push_back(add(PieceKind::Label, static_cast<int>(row), 0, 0, named("name", row, 0)));
        m_numbers.push_back(add(PieceKind::Label, static_cast<int>(row), 0, 0, named("number", row, 0)));
        m_sides.push_back(add(PieceKind::Label, static_cast<int>(row), 0, 0, named("side", row, 0)));
        place(m_names[row], m_rows[row].name, m_leadRight, rowY(row), m_small, Right, Tone::Heading, true);
        setNumber(row, m_rows[row].before);
    }
    m_rule = add(PieceKind::Rule, -1, 0, 0, QStringLiteral("rule"));
    pose(m_rule) = {(m_leadLeft + m_grid.right()) / 2, m_ruleY, m_grid.right() - m_leadLeft, 1, 0, 0.5};
    for (std::size_t foot = 0; foot < needs.feet.size(); ++foot) {
        auto& cells = m_feet.emplace_back();
        for (std::size_t column = 0; column < m_grid.columns; ++column)
            cells.push_back(add(PieceKind::Label, -1, column, m_grid.weight(column), named("foot", foot, m_grid.weight(column))));
        m_footNames.push_back(add(PieceKind::Label, -1, foot, 0, named("footName", foot, 0)));
        m_footSums.push_back(add(PieceKind::Label, -1, foot, 0, named("footSum", foot, 0)));
        place(m_footNames[foot], needs.feet[foot], m_leadRight, m_firstFootY + asReal(foot) * m_rowHeight, m_small, Right,
              Tone::Heading, false);
    }
    double full = 0;
    double power = 0;
    for (std::size_t column = m_grid.first; column < m_grid.first + m_grid.shown; ++column) {
        full = std::max(full, labelWidth(bold(m_grid.weight(column)), m_small));
        power = std::max(power, labelWidth(wording::figurePower(m_grid.weight(column)), m_small));
    }
    const bool asPowers = full > m_grid.width;
    const auto every = asPowers ? static_cast<std::size_t>(power / m_grid.width) + 1 : 1;
    for (std::size_t column = 0; column < m_grid.columns; ++column) {
        m_heads.push_back(add(PieceKind::Label, -1, column, m_grid.weight(column), named("head", 0, m_grid.weight(column))));
        const bool inside = columnX(column) - power / 2 >= m_grid.left - 1 && columnX(column) + power / 2 <= m_grid.right() + 1;
        const bool isNamed = m_grid.shows(column) && (m_grid.columns - 1 - column) % every == 0 && (!asPowers || inside);
        place(m_heads[column], asPowers ? wording::figurePower(m_grid.weight(column)) : QString::number(m_grid.weight(column)),
              columnX(column), m_headY, m_small, Middle, Tone::Heading, isNamed);
        if (!isNamed)
            pose(m_heads[column]).text.clear();
    }
    for (const bool atLeft : {true, false}) {
        const int more = add(PieceKind::Label, -1, atLeft ? 0 : 1, 0, QStringLiteral("more"));
        place(more, QStringLiteral("…"), atLeft ? m_grid.left - m_small * 0.6 : m_grid.right() + m_small * 0.6, m_headY, m_small, Middle,
              Tone::Heading, atLeft ? m_grid.first > 0 : m_grid.first + m_grid.shown < m_grid.columns);
        m_heads.push_back(more);
    }
    m_caption = add(PieceKind::Label, -1, 0, 0, QStringLiteral("caption"));
    if (!m_grid.isWhole())
        setNote(wording::figureWindow(m_grid.weight(m_grid.first), m_grid.weight(m_grid.first + m_grid.shown - 1), m_grid.columns));
    showDigits(false);
}

void DigitTable::showDigits(bool shown)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (std::size_t column = 0; column < m_grid.columns; ++column) {
            if (m_cells[row][column] < 0)
                continue;
            setDigit(row, m_grid.weight(column), (m_rows[row].before & m_grid.weight(column)) != 0);
            setShown(m_cells[row][column], shown && m_grid.shows(column));
            if (!shown)
                hide(m_discs[row][column]);
        }
    }
    for (std::size_t index = 0; index < m_heads.size(); ++index) {
        const bool seen = index < m_grid.columns ? m_grid.shows(index) && !pose(m_heads[index]).text.isEmpty()
            : index == m_grid.columns            ? m_grid.first > 0
                                            : m_grid.first + m_grid.shown < m_grid.columns;
        // Hide the dots beside the columns if they do not fit: the figure's note, too, says that columns are left out.
        const QRectF room(QPointF(0, 0), size());
        pose(m_heads[index]).opacity = shown && seen && room.contains(pose(m_heads[index]).rect()) ? 1 : 0;
    }
    setShown(m_rule, shown);
}

void DigitTable::showRow(std::size_t row, bool shown)
{
    setShown(std::array{m_names[row], m_numbers[row]}, shown);
    for (std::size_t column = 0; m_rows[row].digits && column < m_grid.columns; ++column) {
        const bool seen = shown && m_grid.shows(column);
        const bool set = (m_rows[row].before & m_grid.weight(column)) != 0;
        setShown(m_cells[row][column], seen);
        setShown(m_discs[row][column], seen && set);
    }
}

void DigitTable::setNumber(std::size_t row, Count value)
{
    place(m_numbers[row], bold(value), m_numberRight, rowY(row), m_body, Right, pose(m_numbers[row]).tone, true);
}

void DigitTable::setDigit(std::size_t row, Count at, bool set)
{
    const std::size_t column = m_grid.columnOf(at);
    pose(m_cells[row][column]).text = set ? QString() : QStringLiteral("0");
    setShown(m_discs[row][column], set && m_grid.shows(column));
}

void DigitTable::toneDigit(std::size_t row, Count at, Tone tone)
{
    const std::size_t column = m_grid.columnOf(at);
    setTone(std::array{m_cells[row][column], m_discs[row][column]}, tone);
}

void DigitTable::toneRow(std::size_t row, Tone tone)
{
    setTone(m_numbers[row], tone);
    setTone(m_cells[row], tone);
    setTone(m_discs[row], tone);
}

void DigitTable::toneColumn(Count at, Tone tone)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        toneDigit(row, at, tone);
    setTone(m_heads[m_grid.columnOf(at)], tone == Tone::Dim ? Tone::Heading : tone);
}

void DigitTable::lightRow(std::size_t row, bool lit)
{
    setShown(m_rowBands[row], lit);
    pose(m_names[row]).tone = lit ? Tone::Lit : Tone::Heading;
}

/// Makes the bands of columns reach down to the last visible row below the rule.
void DigitTable::stretchBands()
{
    double bottom = rowY(m_rows.size() - 1) + m_rowHeight / 2;
    for (std::size_t foot = 0; foot < m_footNames.size(); ++foot) {
        if (pose(m_footNames[foot]).opacity > 0)
            bottom = m_firstFootY + (asReal(foot) + 0.5) * m_rowHeight;
    }
    for (const int band : m_columnBands) {
        Pose& pose = this->pose(band);
        const double top = pose.y - pose.height / 2;
        pose.height = bottom - top;
        pose.y = top + pose.height / 2;
    }
}

void DigitTable::lightColumn(Count at, bool lit)
{
    pose(m_columnBands[m_grid.columnOf(at)]).opacity = lit && m_grid.shows(m_grid.columnOf(at)) ? 1 : 0;
    pose(m_heads[m_grid.columnOf(at)]).tone = lit ? Tone::Odd : Tone::Heading;
}

void DigitTable::ring(std::size_t row, Count at, Tone tone)
{
    const std::size_t column = m_grid.columnOf(at);
    setTone(m_rings[row][column], tone);
    setShown(m_rings[row][column], m_grid.shows(column));
}

void DigitTable::writeSumRow(std::size_t foot, Count at, const QString& text, Tone tone)
{
    const std::size_t column = m_grid.columnOf(at);
    place(m_feet[foot][column], text, columnX(column), m_firstFootY + asReal(foot) * m_rowHeight, m_body, Middle, tone,
          m_grid.shows(column));
}

void DigitTable::writeSum(std::size_t foot, Count sum)
{
    showSumRow(foot, bold(sum), true);
    for (std::size_t column = 0; column < m_grid.columns; ++column) {
        const bool set = (sum & m_grid.weight(column)) != 0;
        writeSumRow(foot, m_grid.weight(column), set ? bold(1) : QStringLiteral("0"), set ? Tone::Odd : Tone::Even);
    }
}

void DigitTable::lightSum(std::size_t foot, Count sum)
{
    writeSum(foot, sum);
    for (std::size_t column = 0; column < m_grid.columns; ++column)
        lightColumn(m_grid.weight(column), (sum & m_grid.weight(column)) != 0);
}

void DigitTable::turnDigits(std::size_t row, Count before, Count after)
{
    for (const Count weight : blocks(before ^ after))
        ring(row, weight, Tone::Chosen);
    push();
    for (const Count weight : blocks(before ^ after))
        setDigit(row, weight, (after & weight) != 0);
}

void DigitTable::showSumRow(std::size_t foot, const QString& sum, bool shown)
{
    setShown(m_footNames[foot], shown);
    place(m_footSums[foot], sum, m_numberRight, m_firstFootY + asReal(foot) * m_rowHeight, m_body, Right, Tone::Plain, shown);
    stretchBands();
}

void DigitTable::writeSide(std::size_t row, const QString& text, Tone tone)
{
    place(m_sides[row], text, m_sideX, rowY(row), m_small, Left, tone, true);
}

void DigitTable::writeCaption(const QString& text, Tone tone)
{
    const double width = labelWidth(text, m_body);
    const double room = size().width() - 16;
    place(m_caption, text, size().width() / 2, m_captionY, m_body * std::min(1.0, room / width), Middle, tone, true);
}

void DigitTable::quiet()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        toneRow(row, Tone::Dim);
        pose(m_numbers[row]).tone = Tone::Plain;
        lightRow(row, false);
    }
    hide(m_rings);
    for (std::size_t column = 0; column < m_grid.columns; ++column)
        lightColumn(m_grid.weight(column), false);
    hide(m_caption);
}

}  // namespace nimstone::figures
