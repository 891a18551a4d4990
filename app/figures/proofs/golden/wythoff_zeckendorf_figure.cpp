// The figure of the Fibonacci digits: a column for each Fibonacci number, and three rows. The rows are the larger
// number of the position, its partner (the same digits, shifted by one column), and the difference of the two numbers.
#include "app/figures/proofs/golden/golden_figures.h"

#include <QCoreApplication>
#include <algorithm>

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

constexpr std::size_t mostColumns = 14;
constexpr std::size_t leastColumns = 6;
constexpr double largestCell = 64;
constexpr double leastCell = 16;

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

class DigitsFigure {
public:
    DigitsFigure(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_scenes(size, textScale), m_digits(firstStep<FibonacciDigits>(proof)),
          m_shift(firstStep<DigitsShift>(proof)), m_difference(firstStep<DigitsDifference>(proof))
    {
        m_places = {placesOf(m_digits->parts), placesOf(m_shift->shifted), placesOf(m_difference->parts)};
        m_form = placesOf(zeckendorf(m_difference->difference));
        std::ranges::sort(m_form);
        std::size_t most = 0;
        for (const auto& row : m_places)
            most = std::max(most, row.back());
        m_needed = std::max(most + 1, leastColumns);
        m_columns = std::min(m_needed, mostColumns);
    }

    ProofFigure make()
    {
        if (!layOut())
            return {};
        if (m_columns < m_needed)
            //: A note under a figure: %1 and %2 are numbers of columns
            m_scenes.setNote(WythoffZeckendorfWords::tr("The lowest %1 of %2 columns are shown.").arg(wording::number(m_columns), wording::number(m_needed)));
        m_scenes.stop();
        showSteps<WythoffStep, DigitsStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        return std::move(m_scenes).finish();
    }

private:
    bool layOut()
    {
        const QRectF& room = m_scenes.room();
        const double type = m_scenes.type("body");
        const QString values[] = {QStringLiteral("b = %1").arg(wording::number(m_digits->number)),
                                  //: The name of a row of digits; %1 is a number. Short
                                  WythoffZeckendorfWords::tr("partner %1").arg(wording::number(m_shift->partner)),
                                  //: The name of a row of digits; %1 is a number. Short
                                  WythoffZeckendorfWords::tr("difference %1").arg(wording::number(m_difference->difference))};
        const double names = widestLabel(values, type) + 12;
        const double head = m_scenes.type("small") * lineHeight;
        m_cell = std::min({(room.width() - names) / static_cast<double>(m_columns), (room.height() - head) / 3.6,
                           largestCell * m_scenes.textScale()});
        if (m_cell < std::max(leastCell, type))
            return false;
        const double width = names + m_cell * static_cast<double>(m_columns);
        m_right = room.center().x() + width / 2;
        m_top = room.center().y() - (3.3 * m_cell + head) / 2 + head;
        const double left = m_right - width;
        // The labels of large Fibonacci numbers do not fit into narrow columns, so hide them.
        for (std::size_t column = 0; column < m_columns; ++column) {
            const QString text = wording::number(fibonacciNumbers[column]);
            const int label = m_scenes.addLabel(QStringLiteral("fibonacci%1").arg(column + 1), {x(column), m_top - head / 2}, m_scenes.type("small"),
                                                Tone::Heading, text);
            if (m_scenes.pose(label).width > m_cell)
                m_scenes.hide(label);
        }
        for (std::size_t row = 0; row < 3; ++row) {
            m_names[row] = m_scenes.addLabel(QStringLiteral("row%1").arg(row + 1), {left + (names - 12) / 2, y(row)}, type, Tone::Plain, values[row]);
            m_scenes.pose(m_names[row]).x = left + names - 12 - m_scenes.pose(m_names[row]).width / 2;
            m_scenes.hide(m_names[row]);
            for (std::size_t column = 0; column < m_columns; ++column) {
                m_cells[row].push_back(m_scenes.add(PieceKind::Tile, QStringLiteral("digit%1-%2").arg(row + 1).arg(column + 1), {.x = x(column), .y = y(row), .width = m_cell, .height = m_cell, .opacity = row == 0 ? 1.0 : 0.0, .tone = Tone::Dim}));
            }
        }
        m_scenes.show(m_names[0]);
        for (std::size_t row = 0; row < 3; ++row) {
            // Each row has its own stones. They start in the columns of another row: the stones of the partner in the
            // columns of the number, and the stones of the difference in the columns of the smaller number.
            for (const std::size_t place : m_places[row]) {
                const int stone = m_scenes.add({.kind = PieceKind::Stone, .weight = 1, .objectName = QStringLiteral("one%1-%2").arg(row + 1).arg(place + 1)},
                                               {.x = x(std::min(place, m_columns - 1)), .y = y(row), .width = m_cell * 0.7, .height = m_cell * 0.7,
                                                .opacity = 0, .z = 2, .tone = row == 2 ? Tone::Even : Tone::Plain, .text = QStringLiteral("1")});
                m_stones[row].push_back(stone);
            }
        }
        for (const std::size_t place : m_form) {
            m_formStones.push_back(m_scenes.add({.kind = PieceKind::Stone, .weight = 1, .objectName = QStringLiteral("form%1").arg(place + 1)},
                                                {.x = x(std::min(place, m_columns - 1)), .y = y(2), .width = m_cell * 0.7, .height = m_cell * 0.7,
                                                 .opacity = 0, .z = 2, .tone = Tone::Even, .text = QStringLiteral("1")}));
        }
        return true;
    }

    double x(std::size_t column) const { return m_right - (static_cast<double>(column) + 0.5) * m_cell; }
    double y(std::size_t row) const { return m_top + (static_cast<double>(row) * 1.15 + 0.5) * m_cell; }

    /// Writes a 0 into every cell of the row. If a digit is 1, a stone covers the 0.
    void writeDigits(std::size_t row)
    {
        m_scenes.show(m_cells[row]);
        for (const int cell : m_cells[row])
            m_scenes.pose(cell).text = QStringLiteral("0");
    }

    void showStones(std::size_t row)
    {
        writeDigits(row);
        for (std::size_t at = 0; at < m_stones[row].size(); ++at) {
            if (m_places[row][at] < m_columns)
                m_scenes.show(m_stones[row][at]);
        }
    }

    /// Puts the stones of row `row` into the columns of the stones of row `other`. The next scene moves them to their
    /// own columns.
    void placeStones(std::size_t row, std::size_t other)
    {
        for (std::size_t at = 0; at < m_stones[row].size(); ++at) {
            const std::size_t place = m_places[other][at];
            m_scenes.pose(m_stones[row][at]).moveTo({x(std::min(place, m_columns - 1)), y(row)});
            m_scenes.setShown(m_stones[row][at], place < m_columns);
        }
    }

    void startFrom(std::size_t row, std::size_t other)
    {
        placeStones(row, other);
        m_scenes.show(m_names[row]);
        writeDigits(row);
    }

    void settle(std::size_t row) { placeStones(row, row); }

    /// Highlights the `zeros` lowest digits of a row, which are zeros.
    void lightZeros(std::size_t row, std::size_t zeros, Tone tone)
    {
        for (std::size_t column = 0; column < m_columns; ++column)
            m_scenes.pose(m_cells[row][column]).tone = column < zeros ? tone : Tone::Dim;
    }

    void show(const HeapPair& step)
    {
        m_scenes.caption(QStringLiteral("a = %1, b = %2").arg(wording::number(step.smaller), wording::number(step.larger)));
    }

    void show(const FibonacciDigits& step)
    {
        showStones(0);
        m_scenes.push();
        lightZeros(0, m_places[0].front(), step.zeros % 2 == 0 ? Tone::Even : Tone::Taken);
        m_scenes.caption(QStringLiteral("%1 = %2").arg(wording::number(step.number), sumText(step.parts)));
    }

    void show(const DigitsShift& step)
    {
        startFrom(1, 0);
        m_scenes.caption(QStringLiteral("%1 = %2 → %3 = %4").arg(wording::number(step.number), sumText(m_digits->parts), sumText(step.shifted),
                                                            wording::number(step.partner)));
        m_scenes.push();
        settle(1);
        lightZeros(1, m_places[1].front(), step.left ? Tone::Taken : Tone::Even);
    }

    void show(const DigitsDifference& step)
    {
        startFrom(2, m_shift->left ? 0 : 1);
        m_scenes.caption(QStringLiteral("%1 − %2 = %3").arg(wording::number(step.larger), wording::number(step.smaller), wording::number(step.difference)));
        m_scenes.push();
        settle(2);
    }

    /// Shows the difference in Zeckendorf form, in which no two 1s are adjacent. The step is about the zeros at the end
    /// of this form.
    void show(const DigitsOnce& step)
    {
        m_scenes.hide(m_stones[2]);
        std::vector<Count> parts;
        for (std::size_t at = m_form.size(); at-- > 0;) {
            if (m_form[at] < m_columns)
                m_scenes.show(m_formStones[at]);
            parts.push_back(fibonacciNumbers[m_form[at]]);
        }
        lightZeros(2, m_form.front(), step.odd ? Tone::Taken : Tone::Even);
        const QString sum = wording::additionText(parts);
        m_scenes.caption(parts.size() == 1 ? QStringLiteral("k = %1").arg(sum) : QStringLiteral("k = %1 = %2").arg(wording::number(step.difference), sum));
    }

    void show(const DigitsPairs&)
    {
        m_scenes.caption(QStringLiteral("k = %1 → %2").arg(wording::number(m_difference->difference), wording::pairText(m_difference->smaller, m_difference->larger)));
    }

    void show(const ColdOutcome& step)
    {
        m_scenes.caption(wording::figureOutcome(wording::pairText(step.smaller, step.larger), step.outcome));
    }

    const Proof& m_proof;
    FigureScenes m_scenes;
    const FibonacciDigits* m_digits;
    const DigitsShift* m_shift;
    const DigitsDifference* m_difference;
    std::array<std::vector<std::size_t>, 3> m_places{};  ///< for each row, the columns of its 1s, the lowest column first
    std::size_t m_needed = 0;
    std::size_t m_columns = 0;
    double m_cell = 0;
    double m_right = 0;
    double m_top = 0;
    std::array<int, 3> m_names{};
    std::array<std::vector<int>, 3> m_cells{};
    std::array<std::vector<int>, 3> m_stones{};
    std::vector<std::size_t> m_form;   ///< the columns of the 1s of the difference in Zeckendorf form, the lowest column first
    std::vector<int> m_formStones;
};

}  // namespace

ProofFigure wythoffZeckendorfFigure(const Proof& proof, QSizeF size, double textScale)
{
    return DigitsFigure(proof, size, textScale).make();
}

}  // namespace nimstone::figures
