#include "app/figures/objects/bit_table.h"

#include <algorithm>
#include <bit>

#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

namespace {

constexpr std::size_t leastBitColumns = 3;
constexpr double discShare = 0.93;  ///< the diameter of the disc of a 1, divided by the largest diameter of a bit

void append(std::vector<QString>& texts, const std::vector<QString>& more) { texts.insert(texts.end(), more.begin(), more.end()); }

}  // namespace

std::vector<BitRow> rowsOfHeaps(const std::vector<Count>& heaps)
{
    std::vector<BitRow> rows;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        rows.push_back({wording::figureHeap(heap), heaps[heap]});
    return rows;
}

BitTable::BitTable(BitNeeds needs, std::vector<BitRow> rows, const proof::Proof& proof, const Sheet& sheet, const BitNotes* notes,
                   bool hasLetters)
    : FigureScenes(proof, sheet, !notes), m_lastRow(rows.size() - 1), m_rows(std::move(rows)), m_hasLetters(hasLetters && isInLetters())
{
    Count all = 0;
    for (const BitRow& row : m_rows) {
        all |= row.bits ? row.number : 0;
        needs.names.push_back(row.name);
        needs.numbers.push_back(bold(row.number));
    }
    needs.size = sheet.size;
    needs.textScale = sheet.textScale;
    needs.rows = m_rows.size();
    needs.columns = std::max(leastBitColumns, static_cast<std::size_t>(std::bit_width(all)));
    if (notes) {
        needs.feet = notes->feet;
        append(needs.names, notes->names);
        append(needs.numbers, notes->numbers);
        needs.cells = notes->cells;
        needs.sides = notes->sides;
        needs.captions = notes->captions;
        if (notes->move)
            needs.trayWords = {wording::figureTaken(), bold(notes->move->taken)};
    }
    m_table.columns = needs.columns;
    m_table = layOutBits(needs, notes && notes->focus != 0 ? m_table.columnOf(notes->focus) : 0);
    m_fits = m_table.fits;
    if (m_fits)
        addPieces();
}

void BitTable::addPieces()
{
    const double left = m_table.labelLeft() - 6;
    const double middle = (left + m_table.right()) / 2;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const Count weight = m_table.weight(column);
        m_columnBands.push_back(addInColumn(PieceKind::Band, -1, column, {"band", weight}, {.width = m_table.width, .z = bandLevel, .tone = Tone::Odd}));
        m_heads.push_back(addInColumn(PieceKind::Label, -1, column, {"head", weight}, {.z = labelLevel}));
    }
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rowBands.push_back(add({.kind = PieceKind::Band, .heap = static_cast<int>(row), .objectName = PieceName("rowBand", row).text()},
                                 {.x = middle, .y = m_table.rowY(row), .width = m_table.right() - left, .height = m_table.rowHeight,
                                  .opacity = 0, .z = bandLevel, .tone = Tone::Chosen}));
        auto& cells = m_cells.emplace_back(m_table.columns, -1);
        m_discs.emplace_back(m_table.columns, -1);
        m_sides.push_back(-1);
        for (std::size_t column = 0; m_rows[row].bits && column < m_table.columns; ++column)
            cells[column] = addCell(row, column, hasBit(m_rows[row].number, m_table.weight(column)));
        writeRow(row, m_rows[row].name, bold(m_rows[row].number), m_table.labelRight, m_table.rowY(row));
    }
    m_rule = add(PieceKind::Rule, "rule", {.x = middle, .y = m_table.ruleY, .width = m_table.right() - left, .height = 1, .opacity = 0, .z = ruleLevel});
    placeCaption(centered({m_table.frame.center().x(), m_table.captionY}, m_table.body, m_table.frame.width()));
    if (!m_table.isWhole())
        setNote(wording::figureWindow(m_table.weight(m_table.first), m_table.weight(m_table.first + m_table.shown - 1), m_table.columns));
}

int BitTable::addInColumn(PieceKind kind, int row, std::size_t column, const PieceName& name, const Pose& look)
{
    const Count weight = kind == PieceKind::Stone ? 1 : m_table.weight(column);
    m_inColumns.push_back(add({kind, row, static_cast<int>(column), weight, name.text()}, look));
    Pose& added = pose(m_inColumns.back());
    added.moveTo({m_table.x(column), row < 0 ? m_table.headY : m_table.rowY(static_cast<std::size_t>(row))});
    added.opacity = 0;
    return m_inColumns.back();
}

int BitTable::addCell(std::size_t row, std::size_t column, bool set)
{
    return addInColumn(PieceKind::Cell, static_cast<int>(row), column, {"cell", row, m_table.weight(column)},
                       {.width = m_table.width, .height = m_table.rowHeight, .z = cellLevel, .tone = Tone::Dim,
                        .text = set ? QString() : QStringLiteral("0")});
}

QRectF BitTable::leadRoom(std::size_t row) const
{
    const double top = m_table.firstRowY + (static_cast<double>(row) - 0.5) * m_table.rowHeight;
    return {m_table.labelLeft(), top, m_table.nameRight - m_table.labelLeft(), m_table.rowHeight};
}

void BitTable::writeRow(std::size_t row, const QString& name, const QString& number, double right, double y)
{
    const double small = m_table.small;
    const double body = m_table.body;
    m_notes.numbers.push_back(number);
    const auto write = [&](std::vector<int>& labels, const char* what, const Line& line, const QString& text, Tone tone) {
        if (labels.size() <= row)
            labels.push_back(piece({PieceKind::Label, static_cast<int>(row), 0, 0, PieceName(what, row).text()}, {.z = labelLevel}));
        Scenes::write(labels[row], line, text, tone);
    };
    const auto place = [right](double beside, double middle, double size) {
        return Line{.x = right + beside, .y = middle, .size = size, .hold = Anchor::Right};
    };
    const bool stacked = m_table.rowLabels == BitLayout::RowLabels::Stacked;
    const bool named = m_table.rowLabels != BitLayout::RowLabels::Number;
    write(m_names, "name", place(stacked ? 0 : m_table.nameRight - m_table.labelRight, stacked ? y - body * lineHeight / 2 : y, small),
          named ? name : QString(), Tone::Heading);
    write(m_numbers, "number", place(0, stacked ? y + small * lineHeight / 2 : y, body), numberText(row, number), Tone::Plain);
}

QString BitTable::numberText(std::size_t row, const QString& number) const
{
    if (!m_hasLetters)
        return number;
    // The name of a row below the heaps is a letter already.
    const auto& heaps = m_proof.position().heaps;
    return row < heaps.size() ? bold(wording::indexed(number == bold(heaps[row]) ? u'x' : u'y', row)) : QString();
}

void BitTable::showLabels(std::size_t row, bool shown)
{
    setShown(m_numbers[row], shown);
    setShown(m_names[row], shown && !pose(m_names[row]).text.isEmpty());
}

void BitTable::showBits(std::size_t row, bool shown)
{
    for (std::size_t column = 0; m_rows[row].bits && column < m_table.columns; ++column) {
        setBit(row, m_table.weight(column), hasBit(m_rows[row].number, m_table.weight(column)));
        setShown(m_cells[row][column], shown);
        if (!shown)
            hide(m_discs[row][column]);
    }
}

void BitTable::showTable(bool shown)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        showBits(row, shown);
    showHeads(shown);
}

void BitTable::showHeads(bool shown)
{
    m_headsShown = shown;
    writeHeads();
}

void BitTable::writeNumber(std::size_t row, Count number)
{
    const std::array tones{pose(m_names[row]).tone, pose(m_numbers[row]).tone};
    writeRow(row, m_rows[row].name, bold(number), m_table.labelRight, m_table.rowY(row));
    setTone(m_names[row], tones[0]);
    setTone(m_numbers[row], tones[1]);
}

void BitTable::setBit(std::size_t row, Count weight, bool set)
{
    const std::size_t column = m_table.columnOf(weight);
    m_rows[row].number = set ? m_rows[row].number | weight : m_rows[row].number & ~weight;
    pose(m_cells[row][column]).text = set ? QString() : QStringLiteral("0");
    int& disc = m_discs[row][column];
    if (set && disc < 0) {
        const double side = m_table.bit * discShare;
        disc = addInColumn(PieceKind::Stone, static_cast<int>(row), column, {"digit", row, weight},
                           {.width = side, .height = side, .z = stoneLevel, .text = QStringLiteral("1")});
    }
    setShown(disc, set);
}

void BitTable::turnBits(std::size_t row, Count after)
{
    const auto turned = blocks(m_rows[row].number ^ after);
    for (const Count weight : turned)
        ringBit(row, weight);
    push();
    for (const Count weight : turned)
        setBit(row, weight, hasBit(after, weight));
}

void BitTable::writeFoot(std::size_t foot, const QString& name, const QString& number)
{
    const std::size_t row = m_rows.size() + foot;
    m_notes.feet = std::max(m_notes.feet, foot + 1);
    m_notes.names.push_back(name);
    m_lastRow = row;
    show(m_rule);
    writeRow(row, name, number, m_table.labelRight, m_table.rowY(row));
}

int BitTable::writeInColumn(const PieceName& name, QPointF middle, double size, const QString& text, Tone tone)
{
    const bool isNew = find(name) < 0;
    const int label = write(name, centered(middle, size), text, tone);
    if (isNew)
        m_inColumns.push_back(label);
    return label;
}

void BitTable::writeInFoot(std::size_t foot, Count weight, const QString& text, Tone tone)
{
    m_notes.cells.push_back(text);
    writeInColumn({"foot", foot, weight}, {m_table.x(m_table.columnOf(weight)), m_table.rowY(m_rows.size() + foot)}, m_table.body, text, tone);
}

void BitTable::writeSum(std::size_t foot, const QString& name, Count sum, bool lit)
{
    writeFoot(foot, name, bold(sum));
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const bool set = hasBit(sum, m_table.weight(column));
        writeInFoot(foot, m_table.weight(column), set ? bold(1) : QStringLiteral("0"), set ? Tone::Odd : Tone::Even);
    }
    if (lit)
        lightColumns(sum);
}

void BitTable::calm()
{
    m_lit = 0;
    setTone(m_cells, Tone::Dim);
    setTone(m_discs, Tone::Dim);
    setTone(m_names, Tone::Heading);
    setTone(m_numbers, Tone::Plain);
    setTone(m_sides, Tone::Dim);
    hide(m_columnBands, m_rowBands, m_rings, "caption");
    writeHeads();
}

void BitTable::lightRow(std::size_t row, Tone bits)
{
    show(m_rowBands[row]);
    setTone(m_names[row], Tone::Lit);
    toneRow(row, bits);
}

void BitTable::lightColumns(Count weights)
{
    m_lit = weights;
    const double top = m_table.headY - m_table.small * lineHeight / 2;
    const double bottom = m_table.rowY(m_lastRow) + m_table.rowHeight / 2;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        Pose& band = pose(m_columnBands[column]);
        band.y = (top + bottom) / 2;
        band.height = bottom - top;
        setShown(m_columnBands[column], hasBit(weights, m_table.weight(column)));
    }
    writeHeads();
}

void BitTable::toneRow(std::size_t row, Tone tone)
{
    setTone(m_cells[row], tone);
    if (row < m_discs.size())
        setTone(m_discs[row], tone);
}

void BitTable::toneColumn(Count weight, Tone tone)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        setTone(m_cells[row][m_table.columnOf(weight)], tone);
        setTone(m_discs[row][m_table.columnOf(weight)], tone);
    }
}

void BitTable::ringBit(std::size_t row, Count weight, Tone tone)
{
    const PieceName name("ring", row, weight);
    int ring = find(name);
    const std::size_t column = m_table.columnOf(weight);
    if (ring < 0) {
        const double side = m_table.bit + std::clamp(m_table.bit * 0.22, 3.0, 10.0);
        ring = piece({PieceKind::Ring, static_cast<int>(row), static_cast<int>(column), weight, name.text()},
                     {.x = m_table.x(column), .y = m_table.rowY(row), .width = side, .height = side, .z = ringLevel});
        m_rings.push_back(ring);
        m_inColumns.push_back(ring);
    }
    setTone(ring, tone);
    show(ring);
}

void BitTable::writeSide(std::size_t row, const QString& text, Tone tone)
{
    m_notes.sides.push_back(text);
    m_sides[row] = write({"side", row}, {.x = m_table.sideX, .y = m_table.rowY(row), .size = m_table.body},
                         m_table.withSide ? text : QString(), tone);
}

void BitTable::caption(const QString& text, Tone tone)
{
    m_notes.captions.push_back(text);
    FigureScenes::caption(text, tone);
}

void BitTable::writeHeads()
{
    const double size = m_table.small;
    const double room = m_table.width - 3;
    double full = 0;
    double power = 0;
    for (std::size_t column = m_table.first; column < m_table.first + m_table.shown; ++column) {
        full = std::max(full, textWidth(bold(m_table.weight(column)), size));
        power = std::max(power, textWidth(wording::figurePower(m_table.weight(column)), size));
    }
    const double side = (m_table.left - m_table.labelRight) / 2;
    const double ellipsis = labelWidth(QStringLiteral("…"), size) / 2;
    // The dots at the right are hidden if there are texts at the right of the rows, because the title of these texts is
    // at the place of the dots.
    const bool moreRight = m_table.first + m_table.shown < m_table.columns && !m_table.withSide
        && m_table.right() + side + ellipsis <= this->size().width();
    const auto dots = [&](const char* name, double x, bool shown) {
        const int label = write(name, centered({x, m_table.headY}, size), QStringLiteral("…"), Tone::Heading);
        setShown(label, shown && m_headsShown);
        return label;
    };
    const std::array more{dots("moreLeft", m_table.left - side, m_table.first > 0), dots("moreRight", m_table.right() + side, moreRight)};
    const bool asPowers = full > room;
    const auto step = asPowers ? static_cast<std::size_t>(power / room) + 1 : 1;

    const Count sum = m_hasLetters ? nimSum(m_proof.position().heaps) : 0;
    const auto write = [&](std::size_t column, double x, const QString& text, bool shown) {
        const Count weight = m_table.weight(column);
        Scenes::write(m_heads[column], centered({x, m_table.headY}, size), sum == 0 ? text : wording::figureColumn(weight, std::bit_floor(sum)), hasBit(m_lit, weight) ? Tone::Odd : Tone::Heading);
        setShown(m_heads[column], shown && m_headsShown);
        return pose(m_heads[column]).rect();
    };
    QRectF lit;
    const bool oneLit = std::has_single_bit(m_lit) && m_table.shows(m_table.columnOf(m_lit));
    if (asPowers && oneLit) {
        // Only the weight of the highlighted column is written in full, the others as powers. Hide those that it
        // covers.
        const std::size_t column = m_table.columnOf(m_lit);
        const double half = textWidth(bold(m_lit), size) / 2;
        lit = write(column, std::clamp(m_table.x(column), m_table.frame.left() + half, m_table.frame.right() - half), bold(m_lit), true)
                  .adjusted(-4, 0, 4, 0);
    }
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const Count weight = m_table.weight(column);
        const bool isLit = hasBit(m_lit, weight);
        if (asPowers && oneLit && isLit)
            continue;
        const QString text = asPowers ? wording::figurePower(weight) : isLit ? bold(weight) : QString::number(weight);
        const QRectF rect = write(column, m_table.x(column), text, (m_table.columns - 1 - column) % step == 0);
        if (lit.intersects(rect) || (m_table.first > 0 && rect.intersects(pose(more[0]).rect())))
            hide(m_heads[column]);
        else if (m_table.shows(column) && pose(m_heads[column]).opacity > 0 && rect.intersects(pose(more[1]).rect()))
            hide(more[1]);
    }
    for (const int label : more) {
        if (lit.intersects(pose(label).rect()))
            hide(label);
    }
}

void BitTable::hideOutside(Scene& scene, int piece) const
{
    Pose& pose = scene[static_cast<std::size_t>(piece)];
    if (pose.x >= m_table.left && pose.x <= m_table.right())
        return;
    // A piece of a column that is not drawn is at the edge of the drawn columns, so that it does not fly across the figure.
    pose.x = std::clamp(pose.x, m_table.x(m_table.first), m_table.x(m_table.first + m_table.shown - 1));
    pose.opacity = pose.width = pose.height = 0;
}

void BitTable::push(double duration)
{
    FigureScenes::push(duration);
    if (m_table.isWhole() || isRehearsal())
        return;
    for (const int piece : m_inColumns)
        hideOutside(m_made.scenes.back(), piece);
}

}  // namespace nimstone::figures
