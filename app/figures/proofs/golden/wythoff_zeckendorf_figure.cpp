// The figure of the Fibonacci digits: a column for each Fibonacci number, and three rows. The rows are the larger
// number of the position, its partner (the same digits, shifted by one column), and the difference of the two numbers.
#include "app/figures/proofs/figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "core/zeckendorf.h"

namespace nimstone::figures {

using namespace proof;

namespace {

struct WythoffZeckendorfWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffZeckendorfFigure)
};

/// Returns the text of the sum of `parts`, with the largest part first. `parts` has the smallest part first.
QString sumText(const std::vector<Count>& parts)
{
    return wording::additionText(std::vector(parts.rbegin(), parts.rend()));
}

std::vector<std::size_t> placesOf(const std::vector<Count>& parts)
{
    std::vector<std::size_t> places;
    for (const Count part : parts) {
        // A term that is not in the table is the next Fibonacci number. Its place is the index of the end, which find()
        // returns.
        const auto at = std::ranges::find(fibonacciNumbers, part);
        places.push_back(static_cast<std::size_t>(at - fibonacciNumbers.begin()));
    }
    return places;
}

class DigitsFigure : public FigureScenes {
public:
    DigitsFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_digits(*firstStep<FibonacciDigits>(proof)), m_shift(*firstStep<DigitsShift>(proof)),
          m_difference(*firstStep<DigitsDifference>(proof)), m_places{placesOf(m_digits.parts), placesOf(m_shift.shifted), placesOf(m_difference.parts)},
          m_form(zeckendorf(m_difference.difference)),
          m_names{QStringLiteral("b = %1").arg(wording::number(m_digits.number)),
                  //: The name of a row of digits; %1 is a number. Short
                  WythoffZeckendorfWords::tr("partner %1").arg(wording::number(m_shift.partner)),
                  //: The name of a row of digits; %1 is a number. Short
                  WythoffZeckendorfWords::tr("difference %1").arg(wording::number(m_difference.difference))}
    {
        constexpr std::size_t mostColumns = 14;
        constexpr std::size_t leastColumns = 6;
        std::size_t needed = leastColumns;
        for (const auto& row : m_places)
            needed = std::max(needed, row.back() + 1);
        m_columns = std::min(needed, mostColumns);
        if (m_columns < needed)
            //: A note under a figure: %1 and %2 are numbers of columns
            setNote(WythoffZeckendorfWords::tr("The lowest %1 of %2 columns are shown.").arg(wording::number(m_columns), wording::number(needed)));
        const QRectF room = this->room();
        const double names = widestLabel(m_names, type("body")) + besideNames;
        m_cell = std::min({(room.width() - names) / static_cast<double>(m_columns), (room.height() - m_line) / 3.6, 64 * sheet.textScale});
        m_right = room.center().x() + (names + m_cell * static_cast<double>(m_columns)) / 2;
        m_top = room.center().y() - (3.3 * m_cell + m_line) / 2 + m_line;
        m_fits = m_cell >= std::max(16.0, type("body"));
    }

    void play()
    {
        // The labels of large Fibonacci numbers do not fit into narrow columns, so they are left out.
        for (std::size_t column = 0; column < m_columns; ++column) {
            write({"fibonacci", column + 1}, centered({x(column), m_top - m_line / 2}, m_small),
                  ifItFits(wording::number(fibonacciNumbers[column]), m_small, m_cell), Tone::Heading);
        }
        showCells(0, {});
        stop();
        showSteps<WythoffStep, DigitsStep>(*this);
    }

    void operator()(const HeapPair& step)
    {
        caption(QStringLiteral("a = %1, b = %2").arg(wording::number(step.smaller), wording::number(step.larger)));
    }

    void operator()(const FibonacciDigits& step)
    {
        startFrom(0, 0);
        push();
        lightZeros(0, m_places[0].front(), step.zeros % 2 == 0 ? Tone::Even : Tone::Taken);
        caption(QStringLiteral("%1 = %2").arg(wording::number(step.number), sumText(step.parts)));
    }

    void operator()(const DigitsShift& step)
    {
        startFrom(1, 0);
        caption(QStringLiteral("%1 = %2 → %3 = %4").arg(wording::number(step.number), sumText(m_digits.parts), sumText(step.shifted), wording::number(step.partner)));
        push();
        placeStones(1, 1);
        lightZeros(1, m_places[1].front(), step.left ? Tone::Taken : Tone::Even);
    }

    void operator()(const DigitsDifference& step)
    {
        startFrom(2, m_shift.left ? 0 : 1);
        caption(QStringLiteral("%1 − %2 = %3").arg(wording::number(step.larger), wording::number(step.smaller), wording::number(step.difference)));
        push();
        placeStones(2, 2);
    }

    /// Shows the difference in Zeckendorf form, in which no two 1s are adjacent. The step is about the zeros at the end
    /// of this form.
    void operator()(const DigitsOnce& step)
    {
        for (const std::size_t place : m_places[2])
            hide(PieceName("one", 3, place + 1));
        std::vector<std::size_t> places = placesOf(m_form);
        std::ranges::sort(places);
        std::vector<Count> parts;
        for (const std::size_t place : places) {
            placeStone({"form", place + 1}, 2, place);
            parts.push_back(fibonacciNumbers[place]);
        }
        lightZeros(2, places.front(), step.odd ? Tone::Taken : Tone::Even);
        caption(parts.size() == 1 ? QStringLiteral("k = %1").arg(sumText(parts)) : QStringLiteral("k = %1 = %2").arg(wording::number(step.difference), sumText(parts)));
    }

    void operator()(const DigitsPairs&)
    {
        caption(QStringLiteral("k = %1 → %2").arg(wording::number(m_difference.difference), wording::pairText(m_difference.smaller, m_difference.larger)));
    }

    void operator()(const ColdOutcome& step)
    {
        caption(wording::figureOutcome(wording::pairText(step.smaller, step.larger), step.outcome));
    }

private:
    static constexpr double besideNames = 12;

    double x(std::size_t column) const { return m_right - (static_cast<double>(column) + 0.5) * m_cell; }
    double y(std::size_t row) const { return m_top + (static_cast<double>(row) * 1.15 + 0.5) * m_cell; }
    QRectF square(std::size_t row, std::size_t column, double side) const { return {x(column) - side / 2, y(row) - side / 2, side, side}; }

    /// Shows the name of a row and its cells with `digit` in each of them.
    void showCells(std::size_t row, const QString& digit)
    {
        const double right = m_right - m_cell * static_cast<double>(m_columns) - besideNames;
        write({"row", row + 1}, {right, y(row), type("body"), right, Anchor::Right}, m_names[row]);
        for (std::size_t column = 0; column < m_columns; ++column)
            put(PieceKind::Tile, {"digit", row + 1, column + 1}, square(row, column, m_cell), Tone::Dim, 0).text = digit;
    }

    /// Places the stone for a 1. It is hidden if its column is not shown.
    void placeStone(const PieceName& name, std::size_t row, std::size_t column)
    {
        const int stone = piece({.kind = PieceKind::Stone, .weight = 1, .objectName = name.text()}, {.z = 2, .text = QStringLiteral("1")});
        put(stone, square(row, std::min(column, m_columns - 1), m_cell * 0.7), row == 2 ? Tone::Even : Tone::Plain, column < m_columns);
    }

    /// Puts the stones of row `row` into the columns of the stones of row `other`.
    void placeStones(std::size_t row, std::size_t other)
    {
        for (std::size_t at = 0; at < m_places[row].size(); ++at)
            placeStone({"one", row + 1, m_places[row][at] + 1}, row, m_places[other][at]);
    }

    /// Writes a 0 into every cell of a row. If a digit is 1, a stone covers the 0. Each row has its own stones; they start
    /// in the columns of the row `other`, and the next scene moves them to their own columns.
    void startFrom(std::size_t row, std::size_t other)
    {
        showCells(row, QStringLiteral("0"));
        placeStones(row, other);
    }

    /// Highlights the `zeros` lowest digits of a row, which are zeros.
    void lightZeros(std::size_t row, std::size_t zeros, Tone tone)
    {
        for (std::size_t column = 0; column < m_columns; ++column)
            setTone(PieceName("digit", row + 1, column + 1), column < zeros ? tone : Tone::Dim);
    }

    const FibonacciDigits& m_digits;
    const DigitsShift& m_shift;
    const DigitsDifference& m_difference;
    std::array<std::vector<std::size_t>, 3> m_places;  ///< for each row, the columns of its 1s, the lowest column first
    std::vector<Count> m_form;                         ///< the Zeckendorf form of the difference
    std::array<QString, 3> m_names;                    ///< the names of the rows
    std::size_t m_columns = 0;
    double m_cell = 0;
    double m_right = 0;
    double m_top = 0;
};

}  // namespace

ProofFigure wythoffZeckendorfFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<DigitsFigure>(proof, sheet);
}

}  // namespace nimstone::figures
