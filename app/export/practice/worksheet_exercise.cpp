#include "app/export/practice/worksheet_exercise.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/figures/objects/bit_layout.h"
#include "app/wording/names.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "core/nimber.h"

namespace nimstone::exports {

namespace {

struct ExerciseWords {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

constexpr Paper::Style questionStyle{11.5};
constexpr Paper::Style tickStyle{10.5};
constexpr Paper::Style ordinalStyle{11.5, false, "goldText", true};
constexpr Paper::Style answerLabelStyle{10, false, "faint"};
constexpr Paper::Style sizeStyle{10.5};
constexpr Paper::Style weightStyle{8, false, "faint"};

constexpr double ordinalWidth = 24;
constexpr double exerciseGap = 14;

// The sizes of the empty table of bits, in points, and its largest number of columns.
constexpr double bitWidth = 19;
constexpr double cellHeight = 18;
constexpr double headHeight = 14;
constexpr double sizeWidth = 28;  ///< the width of the column with the names of the heaps
constexpr double labelGap = 6;
constexpr int mostColumns = 12;

// The sizes of the space for working and for the answer, in points, and the number of lines for several moves.
constexpr double workingRoom = 30;
constexpr double lineHeight = 26;
constexpr double answerLine = 150;
constexpr int moveLines = 3;
constexpr int reasonLines = 2;
constexpr double box = 9;
constexpr double tickGap = 16;

/// The size of a pixel of the picture, in points.
constexpr double pictureScale = 0.78;

/// The sizes that are tried for a picture, in pixels. The picture gets the first size in which it can be drawn.
constexpr std::array pictureSizes{QSizeF(440, 170), QSizeF(560, 240), QSizeF(600, 340), QSizeF(600, 480), QSizeF(600, 640)};

bool asksForReason(const practice::Exercise& exercise) { return skillOf(exercise) == practice::Skill::Outcome; }

/// Returns the number of lines for the answer or its reason; 0 if nothing is written on lines.
int linesFor(const practice::Exercise& exercise)
{
    using practice::Asks;
    if (asksForReason(exercise))
        return reasonLines;
    switch (practice::asksFor(exercise)) {
    case Asks::Number: case Asks::Amount: return 1;
    case Asks::Moves: return moveLines;
    case Asks::Heap: case Asks::Column: case Asks::Choice: case Asks::Numbers: break;
    }
    return 0;
}

}  // namespace

figures::ExercisePicture pictureOnPaper(const practice::Exercise& exercise)
{
    figures::ExercisePicture picture;
    for (const QSizeF& size : pictureSizes) {
        picture = figures::practicePicture(exercise, {.onPaper = true}, size, 1);
        if (picture.drawn)
            break;
    }
    return picture;
}

QRectF visiblePart(const figures::ExercisePicture& picture)
{
    QRectF used;
    if (picture.drawn) {
        for (const figures::Pose& pose : picture.choreography.scenes.front()) {
            if (pose.opacity > 0)
                used |= pose.rect();
        }
    }
    constexpr double rim = 3;
    return used.adjusted(-rim, -rim, rim, rim);
}

ExerciseOnPaper::ExerciseOnPaper(Paper& paper, const practice::Exercise& exercise, int number)
    : m_paper(paper), m_exercise(exercise), m_number(number)
{
    if (const Position* position = practice::heapsIn(exercise)) {
        const int columns = columnsNeeded(position->heaps);
        m_columns = columns <= mostColumns ? columns : 0;
    } else {
        m_picture = pictureOnPaper(exercise);
        m_part = visiblePart(m_picture);
    }
    m_height = lay(false);
}

void ExerciseOnPaper::set()
{
    m_paper.text(QStringLiteral("%1.").arg(m_number), 0, 0, ordinalWidth, ordinalStyle);
    m_paper.advance(lay(true));
}

double ExerciseOnPaper::lay(bool draw)
{
    const QSizeF table = tableSize();
    const double width = m_paper.width() - ordinalWidth - (m_columns > 0 ? table.width() + exerciseGap : 0);
    const QString question = wording::promptText(m_exercise);
    double below = draw ? m_paper.text(question, ordinalWidth, 0, width, questionStyle)
                        : m_paper.textHeight(question, width, questionStyle);
    below = layPicture(below, draw);
    below = layTicks(below, width, draw);
    if (const int lines = linesFor(m_exercise); lines > 0)
        below += (m_columns > 0 || asksForReason(m_exercise) ? 0 : workingRoom) + lines * lineHeight;
    const double height = std::max(below, table.height());
    if (draw) {
        drawAnswerLines(height);
        drawTable();
    }
    return height;
}

double ExerciseOnPaper::layPicture(double below, bool draw)
{
    if (!m_picture.drawn)
        return below;
    const double scale = std::min(pictureScale, (m_paper.width() - ordinalWidth) / m_part.width());
    if (draw)
        m_paper.figure(m_picture.choreography, 0, m_part, ordinalWidth, below + exerciseGap / 2, scale);
    return below + exerciseGap / 2 + m_part.height() * scale;
}

/// Puts boxes to tick in rows, as many as fit in a row. All boxes are as wide as the widest box. Returns the offset
/// below the last row.
double ExerciseOnPaper::layTicks(double below, double width, bool draw)
{
    const QStringList ticks = wording::choicesToTick(m_exercise);
    if (ticks.isEmpty())
        return below;
    constexpr double indent = box + 5;
    double widest = 0;
    for (const QString& tick : ticks)
        widest = std::max(widest, Paper::lineWidth(tick, tickStyle) + 1);
    widest = std::min(widest, width - indent);
    const int boxesInRow = std::max(1, static_cast<int>((width + tickGap) / (widest + indent + tickGap)));
    below += exerciseGap / 2;
    double rowHeight = 0;
    for (qsizetype place = 0; place < ticks.size(); ++place) {
        const int column = static_cast<int>(place) % boxesInRow;
        if (column == 0) {
            below += rowHeight;
            rowHeight = 0;
        }
        const double x = ordinalWidth + column * (widest + indent + tickGap);
        const double high = m_paper.textHeight(ticks[place], widest, tickStyle);
        if (draw) {
            m_paper.boxToFill({x, below + (m_paper.textHeight(QStringLiteral("A"), widest, tickStyle) - box) / 2, box, box});
            m_paper.text(ticks[place], x + indent, below, widest, tickStyle);
        }
        rowHeight = std::max(rowHeight, high + 3);
    }
    return below + rowHeight;
}

void ExerciseOnPaper::drawAnswerLines(double bottom)
{
    const int lines = linesFor(m_exercise);
    if (lines == 0)
        return;
    const bool isReason = asksForReason(m_exercise);
    const QString label = isReason
        //: On a worksheet, before the lines for the reason of an answer
        ? ExerciseWords::tr("Reason:")
        //: On a worksheet, before the line for the answer
        : ExerciseWords::tr("Answer:");
    const double from = ordinalWidth + Paper::lineWidth(label, answerLabelStyle) + labelGap;
    const double to = isReason ? m_paper.width() : from + answerLine;
    for (int line = 0; line < lines; ++line) {
        const double below = bottom - (lines - 1 - line) * lineHeight - 4;
        if (line == 0)
            m_paper.text(label, ordinalWidth, below - m_paper.textHeight(label, answerLine, answerLabelStyle) + 3, answerLine, answerLabelStyle);
        m_paper.lineToFill(from, to, below);
    }
}

double ExerciseOnPaper::labelWidth() const
{
    double widest = 0;
    const Position& position = *practice::heapsIn(m_exercise);
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap)
        widest = std::max(widest, Paper::lineWidth(wording::heapName(heap), weightStyle));
    return widest + labelGap;
}

QSizeF ExerciseOnPaper::tableSize() const
{
    if (m_columns == 0)
        return {};
    const auto rows = static_cast<double>(practice::heapsIn(m_exercise)->heaps.size() + 1);
    return {labelWidth() + sizeWidth + labelGap + m_columns * bitWidth, headHeight + rows * cellHeight + 3};
}

void ExerciseOnPaper::drawTable()
{
    if (m_columns == 0)
        return;
    const std::vector<Count>& heaps = practice::heapsIn(m_exercise)->heaps;
    const double left = m_paper.width() - m_columns * bitWidth;
    for (int column = 0; column < m_columns; ++column) {
        const QString weight = wording::weightText(figures::columnWeight(static_cast<std::size_t>(column), static_cast<std::size_t>(m_columns)));
        const double wide = Paper::lineWidth(weight, weightStyle);
        m_paper.text(weight, left + (column + 0.5) * bitWidth - wide / 2, 1, bitWidth, weightStyle);
    }
    for (std::size_t row = 0; row <= heaps.size(); ++row) {
        const bool isSum = row == heaps.size();
        // The row of the nim-sum has a small gap above it.
        const double top = headHeight + static_cast<double>(row) * cellHeight + (isSum ? 3 : 0);
        for (int column = 0; column < m_columns; ++column)
            m_paper.boxToFill({left + column * bitWidth, top, bitWidth, cellHeight});
        const QString size = isSum ? QStringLiteral("s") : QString::number(heaps[row]);
        const double middle = top + (cellHeight - m_paper.textHeight(size, sizeWidth, sizeStyle)) / 2;
        if (!isSum)
            m_paper.textAtRight(wording::heapName(row), left - labelGap - sizeWidth, middle + 2, weightStyle);
        m_paper.textAtRight(size, left - labelGap, middle, sizeStyle);
    }
}

}  // namespace nimstone::exports
