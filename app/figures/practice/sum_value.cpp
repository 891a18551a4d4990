// The picture of an exercise about the value of a sum: a row for each component, with the Nim heap that it is equal to
// and the bits of this heap; the nim-sum is below. The values stay hidden until a hint or a result shows them.
//
//                                       4  2  1
//   Nim heap of 5                [5]    1  0  1
//   Kayles row of 4              [?]
//     0  1  2  3  4  5
//     0  1  2  3  1  4
//   ---------------------------------------------
//                         ⊕      [?]
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <array>

#include "app/figures/objects/bit_layout.h"
#include "app/wording/practice/practice.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using practice::Misconception;

class SumValuePicture : public PictureScenes<practice::SumValueExercise> {
public:
    SumValuePicture(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale), m_values(exercise.values()), m_sum(nimSum(m_values)), m_small(type("small")),
          m_body(type("body")), m_line(m_small * lineHeight), m_rows(m_values.size()),
          m_grid{.columns = static_cast<std::size_t>(columnsNeeded(m_values))}
    {
        layOut();
    }

    void draw()
    {
        addPieces();
        showHints<practice::SumValueExercise::Rung>(m_state, *this);
        if (m_state.draft && m_state.draft->number() < 1000)
            writeValue(m_rows, QString::number(m_state.draft->number()), Tone::Chosen);
        showResult<practice::SumValueExercise::Result>(m_state, *this);
    }

    // --- highlights of hints ---
    void operator()(const OneOf<practice::AskWhatComponentsAreWorth, practice::ReplacePartsByHeaps> auto&) {}
    void operator()(const practice::ValueOfOnePart& rung)
    {
        tellValue(rung.part, Tone::Lit);
        showBits(m_rows, rung.column);
    }
    void operator()(const practice::SumAboveLastColumn&) { showBits(m_rows, 2); }
    void operator()(const practice::TheSumValue&)
    {
        tellAll(Tone::Plain);
        showBits(m_rows, 1);
        writeValue(m_rows, QString::number(m_sum), Tone::Lit);
    }

    // --- the result of an answer ---
    void operator()(const practice::RightSumValue&)
    {
        tellAll(Tone::Plain);
        showBits(m_rows, 1);
        writeValue(m_rows, QString::number(m_sum), Tone::Even);
    }
    void operator()(const practice::WrongSumValue& fault)
    {
        toneValue(m_rows, Tone::Odd);
        if (!fault.misconception)
            return;
        // If the mistake is about the value of one component, the values of the other components stay hidden.
        const bool inPart = fault.misconception == Misconception::SizesForValues || fault.misconception == Misconception::ModuloMost;
        if (!inPart)
            tellAll(Tone::Plain);
        if (inPart || fault.misconception == Misconception::HeapLeftOut)
            toneValue(fault.part, Tone::Odd);
    }

private:
    static constexpr double margin = 10;
    static constexpr double gap = 12;
    static constexpr double leastShare = 0.7;  ///< the smallest factor by which the name of a component is shrunk so that it fits

    double stripHigh() const { return 2 * m_line + 4; }

    void layOut()
    {
        const double scale = textScale();
        const QSizeF size = this->size();
        const double room = size.height() - 2 * margin - m_line;
        const double least = m_body * lineHeight + 4;
        const auto rows = static_cast<double>(m_rows + 1);
        double widest = 0;
        std::size_t cells = 1;
        double strips = 0;
        for (std::size_t part = 0; part < m_rows; ++part) {
            m_names.push_back(wording::practicePart(m_exercise.gameSum.components()[part]));
            m_given.push_back(m_exercise.given(part));
            widest = std::max(widest, labelWidth(m_names[part], m_body));
            cells = std::max(cells, m_given[part].size());
            strips += m_given[part].empty() ? 0 : stripHigh();
        }
        m_stripCell = std::min(28 * scale, (size.width() - 2 * margin) / static_cast<double>(cells));
        m_hasStrips = strips > 0 && rows * least + strips <= room && labelWidth(QString::number(cells - 1), m_small) <= m_stripCell;
        strips = m_hasStrips ? strips : 0;
        m_row = std::min((room - strips) / rows, 46 * scale);
        m_tile = labelWidth(QStringLiteral("888"), m_body) + 8;
        m_grid.width = std::min({m_row * 0.8, 34 * scale, std::max(m_body * 1.2, size.width() * 0.07)});
        m_grid.shown = m_grid.columns;
        const double right = m_tile + gap + static_cast<double>(m_grid.columns) * m_grid.width;
        const double left = size.width() - 2 * margin - gap - right;
        const double names = std::min(widest, left);
        m_nameSize = m_body * std::min(1.0, names / widest);
        const double width = std::max(names + gap + right, m_hasStrips ? static_cast<double>(cells) * m_stripCell : 0.0);
        m_left = (size.width() - width) / 2;
        m_tileX = m_left + width - right + m_tile / 2;
        m_grid.left = m_left + width - static_cast<double>(m_grid.columns) * m_grid.width;
        double y = (size.height() - m_line - rows * m_row - strips) / 2 + m_line;
        for (std::size_t row = 0; row <= m_rows; ++row) {
            m_rowY.push_back(y + m_row / 2);
            y += m_row + (m_hasStrips && row < m_rows && !m_given[row].empty() ? stripHigh() : 0);
        }
        m_fits = m_row >= least - 4 && left > 0 && m_nameSize >= leastShare * m_body && m_grid.width >= m_body;
    }

    /// The beginning of the names of the pieces in a row.
    QString nameOf(std::size_t row) const { return row < m_rows ? QStringLiteral("part%1").arg(row + 1) : QStringLiteral("sum"); }

    void addPieces()
    {
        for (std::size_t row = 0; row <= m_rows; ++row) {
            const QString name = nameOf(row);
            if (row < m_rows)
                write(name, {m_left, m_rowY[row], m_nameSize}, m_names[row]);
            else
                write(name, {m_tileX - m_tile / 2 - gap / 2, m_rowY[row], m_nameSize, m_tileX, Anchor::Right}, QStringLiteral("⊕"));
            const double high = std::min(m_row - 4, m_tile);
            tile(name + QStringLiteral("-value"), {m_tileX - m_tile / 2, m_rowY[row] - high / 2, m_tile, high}, Tone::Plain);
            writeValue(row, QStringLiteral("?"), Tone::Plain);
            m_bits.push_back(m_grid.addBits(*this, name, row < m_rows ? m_values[row] : m_sum, m_rowY[row], m_grid.width * 0.86));
            for (std::size_t cell = 0; row < m_rows && m_hasStrips && cell < m_given[row].size(); ++cell) {
                const QPointF at(m_left + (static_cast<double>(cell) + 0.5) * m_stripCell, m_rowY[row] + m_row / 2 + m_line / 2);
                write({"given", row + 1, cell, "-size"}, centered(at, m_small), QString::number(cell), Tone::Heading);
                write({"given", row + 1, cell}, centered(at + QPointF(0, m_line), m_small), QString::number(m_given[row][cell]));
            }
        }
        m_heads = m_grid.addWeights(*this, m_rowY[0] - m_row / 2 - m_line / 2);
        hide(m_bits, m_heads);
        put(PieceKind::Rule, "rule", {m_left, m_rowY[m_rows] - m_row / 2 - 0.5, m_grid.right() - m_left, 1}, Tone::Plain, 0);
    }

    void writeValue(std::size_t row, const QString& text, Tone look)
    {
        write(nameOf(row) + QStringLiteral("-number"), centered({m_tileX, m_rowY[row]}, m_body), text);
        toneValue(row, look);
    }

    void toneValue(std::size_t row, Tone look) { setTone(nameOf(row) + QStringLiteral("-value"), look); }

    void tellValue(std::size_t part, Tone look)
    {
        writeValue(part, QString::number(m_values[part]), look);
        // Also highlight the value of each heap in the list of given values. In Wythoff's game, the list has a value
        // for each size of the second heap.
        const Component& component = m_exercise.gameSum.components()[part];
        const std::vector<Count>& heaps = component.position.heaps;
        for (std::size_t heap = component.rules.as<Wythoff>() ? 1 : 0; heap < heaps.size(); ++heap)
            setTone(std::array{PieceName("given", part + 1, heaps[heap]), PieceName("given", part + 1, heaps[heap], "-size")}, Tone::Chosen);
    }

    /// Shows the bits of a row, from the highest column down to the column whose weight is `lowest`.
    void showBits(std::size_t row, Count lowest)
    {
        for (std::size_t column = 0; column < m_grid.columns; ++column) {
            if (m_grid.weight(column) >= lowest)
                show(m_bits[row][column], m_heads[column]);
        }
    }

    void tellAll(Tone look)
    {
        for (std::size_t part = 0; part < m_rows; ++part) {
            tellValue(part, look);
            showBits(part, 1);
        }
    }

    std::vector<Count> m_values;
    Count m_sum;
    double m_small;
    double m_body;
    double m_line;
    std::size_t m_rows;  ///< the number of components; row number m_rows is the row of the nim-sum
    BitGrid m_grid;
    std::vector<QString> m_names;
    std::vector<std::vector<Count>> m_given;  ///< the given values of the game of each component
    bool m_hasStrips = false;
    double m_stripCell = 0;
    double m_row = 0;
    double m_tile = 0;
    double m_nameSize = 0;
    double m_left = 0;
    double m_tileX = 0;
    std::vector<double> m_rowY;
    std::vector<std::vector<int>> m_bits;
    std::vector<int> m_heads;
};

}  // namespace

ExercisePicture pictureOf(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<SumValuePicture>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
