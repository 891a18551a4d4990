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

#include "app/figures/scene/bit_grid.h"
#include "app/wording/practice/practice.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using practice::Misconception;

/// The given values of the game of a component. Each value has two labels: one shows the heap size, the other the
/// value.
struct ValueStrip {
    std::vector<Count> values;
    std::vector<int> heads;
    std::vector<int> numbers;
};

class SumValuePicture {
public:
    SumValuePicture(const practice::SumValueExercise& exercise, QSizeF size, double textScale)
        : m_exercise(exercise), m_values(exercise.values()), m_sum(nimSum(m_values)), m_scenes(size, textScale),
          m_small(m_scenes.type("small")), m_body(m_scenes.type("body")), m_rows(m_values.size()),
          m_grid{.columns = static_cast<std::size_t>(columnsNeeded(m_values))}
    {
        for (std::size_t part = 0; part < m_rows; ++part) {
            m_names.push_back(wording::practicePart(exercise.gameSum.components()[part]));
            m_strips.push_back({exercise.given(part), {}, {}});
        }
        layOut();
    }

    bool fits() const { return m_fits; }

    ExercisePicture draw(const PracticeState& state) &&
    {
        addPieces();
        showHints<practice::SumValueExercise::Rung>(state, *this);
        if (state.draft && state.draft->number() < 1000)
            write(m_rows, QString::number(state.draft->number()), Tone::Chosen);
        showResult<practice::SumValueExercise::Result>(state, *this);
        return drawn(std::move(m_scenes));
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
        write(m_rows, QString::number(m_sum), Tone::Lit);
    }

    // --- the result of an answer ---
    void operator()(const practice::RightSumValue&)
    {
        tellAll(Tone::Plain);
        showBits(m_rows, 1);
        write(m_rows, QString::number(m_sum), Tone::Even);
    }
    void operator()(const practice::WrongSumValue& fault)
    {
        m_scenes.pose(m_tiles[m_rows]).tone = Tone::Odd;
        if (!fault.misconception)
            return;
        // If the mistake is about the value of one component, the values of the other components stay hidden.
        const bool inPart = fault.misconception == Misconception::SizesForValues || fault.misconception == Misconception::ModuloMost;
        if (!inPart)
            tellAll(Tone::Plain);
        if (inPart || fault.misconception == Misconception::HeapLeftOut)
            m_scenes.pose(m_tiles[fault.part]).tone = Tone::Odd;
    }

private:
    static constexpr double margin = 10;
    static constexpr double gap = 12;
    static constexpr double leastShare = 0.7;  ///< the smallest factor by which the name of a component is shrunk so that it fits

    double line() const { return m_small * lineHeight; }
    double stripHigh() const { return 2 * line() + 4; }

    void layOut()
    {
        const double scale = m_scenes.textScale();
        const QSizeF size = m_scenes.size();
        const double room = size.height() - 2 * margin - line();
        const double least = m_body * lineHeight + 4;
        const auto strips = static_cast<double>(
            std::ranges::count_if(m_strips, [](const ValueStrip& strip) { return !strip.values.empty(); }));
        const auto rows = static_cast<double>(m_rows + 1);
        double widest = 0;
        std::size_t cells = 1;
        for (std::size_t part = 0; part < m_rows; ++part) {
            widest = std::max(widest, labelWidth(m_names[part], m_body));
            cells = std::max(cells, m_strips[part].values.size());
        }
        m_stripCell = std::min(28 * scale, (size.width() - 2 * margin) / static_cast<double>(cells));
        m_hasStrips = strips > 0 && rows * least + strips * stripHigh() <= room
            && labelWidth(QString::number(cells - 1), m_small) <= m_stripCell;
        const double strip = m_hasStrips ? strips * stripHigh() : 0;
        m_row = std::min((room - strip) / rows, 46 * scale);
        m_tile = labelWidth(QStringLiteral("888"), m_body) + 8;
        m_grid.width = std::min({m_row * 0.8, 34 * scale, std::max(m_body * 1.2, size.width() * 0.07)});
        const double right = m_tile + gap + static_cast<double>(m_grid.columns) * m_grid.width;
        const double left = size.width() - 2 * margin - gap - right;
        m_nameRoom = std::min(widest, left);
        m_nameSize = m_body * std::min(1.0, m_nameRoom / widest);
        const double width = std::max(m_nameRoom + gap + right, m_hasStrips ? static_cast<double>(cells) * m_stripCell : 0.0);
        m_left = (size.width() - width) / 2;
        m_tileX = m_left + width - right + m_tile / 2;
        m_grid.left = m_left + width - static_cast<double>(m_grid.columns) * m_grid.width;
        m_grid.shown = m_grid.columns;
        double y = (size.height() - line() - rows * m_row - strip) / 2 + line();
        m_headY = y - line() / 2;
        for (std::size_t row = 0; row <= m_rows; ++row) {
            m_rowY.push_back(y + m_row / 2);
            y += m_row + (m_hasStrips && row < m_rows && !m_strips[row].values.empty() ? stripHigh() : 0);
        }
        m_fits = m_row >= least - 4 && left > 0 && m_nameSize >= leastShare * m_body && m_grid.width >= m_body;
    }

    int addText(const QString& name, QPointF middle, double size, Tone tone, const QString& text)
    {
        return m_scenes.addLabel(name, middle, size, tone, text, {.z = 2});
    }

    void addPieces()
    {
        for (std::size_t row = 0; row <= m_rows; ++row) {
            const QString name = row < m_rows ? QStringLiteral("part%1").arg(row + 1) : QStringLiteral("sum");
            const QString text = row < m_rows ? m_names[row] : QStringLiteral("⊕");
            const double width = labelWidth(text, m_nameSize);
            const double x = row < m_rows ? m_left + width / 2 : m_tileX - m_tile / 2 - gap / 2 - width / 2;
            addText(name, {x, m_rowY[row]}, m_nameSize, Tone::Plain, text);
            const QPointF value(m_tileX, m_rowY[row]);
            m_tiles.push_back(m_scenes.add(PieceKind::Tile, name + QStringLiteral("-value"),
                                           posed(value, {m_tile, std::min(m_row - 4, m_tile)}, {.z = 1})));
            m_texts.push_back(addText(name + QStringLiteral("-number"), value, m_body, Tone::Plain, QStringLiteral("?")));
            m_bits.push_back(m_grid.addBits(m_scenes, name, row < m_rows ? m_values[row] : m_sum, m_rowY[row], m_grid.width * 0.86));
            if (row < m_rows && m_hasStrips)
                addStrip(row);
        }
        m_heads = m_grid.addWeights(m_scenes, m_headY);
        m_scenes.hide(m_bits, m_heads);
        const double y = m_rowY[m_rows] - m_row / 2;
        m_scenes.add(PieceKind::Rule, QStringLiteral("rule"),
                     {.x = (m_left + m_grid.right()) / 2, .y = y, .width = m_grid.right() - m_left, .height = 1});
    }

    void addStrip(std::size_t row)
    {
        ValueStrip& strip = m_strips[row];
        for (std::size_t cell = 0; cell < strip.values.size(); ++cell) {
            const double x = m_left + (static_cast<double>(cell) + 0.5) * m_stripCell;
            const double y = m_rowY[row] + m_row / 2 + line() / 2;
            const QString name = QStringLiteral("given%1-%2").arg(row + 1).arg(cell);
            strip.heads.push_back(addText(name + QStringLiteral("-size"), {x, y}, m_small, Tone::Heading, QString::number(cell)));
            strip.numbers.push_back(addText(name, {x, y + line()}, m_small, Tone::Plain, QString::number(strip.values[cell])));
        }
    }

    void write(std::size_t row, const QString& text, Tone look)
    {
        m_scenes.setText(m_texts[row], text);
        m_scenes.pose(m_tiles[row]).tone = look;
    }

    void tellValue(std::size_t part, Tone look)
    {
        write(part, QString::number(m_values[part]), look);
        // Also highlight the value of each heap in the list of given values. In Wythoff's game, the list has a value
        // for each size of the second heap.
        const ValueStrip& strip = m_strips[part];
        const Component& component = m_exercise.gameSum.components()[part];
        const std::vector<Count>& heaps = component.position.heaps;
        for (std::size_t heap = component.rules.as<Wythoff>() ? 1 : 0; heap < heaps.size() && !strip.numbers.empty(); ++heap)
            m_scenes.setTone(std::array{strip.numbers[heaps[heap]], strip.heads[heaps[heap]]}, Tone::Chosen);
    }

    /// Shows the bits of a row, from the highest column down to the column whose weight is `lowest`.
    void showBits(std::size_t row, Count lowest)
    {
        for (std::size_t column = 0; column < m_grid.columns; ++column) {
            if (m_grid.weight(column) >= lowest)
                m_scenes.show(m_bits[row][column], m_heads[column]);
        }
    }

    void tellAll(Tone look)
    {
        for (std::size_t part = 0; part < m_rows; ++part) {
            tellValue(part, look);
            showBits(part, 1);
        }
    }

    const practice::SumValueExercise& m_exercise;
    std::vector<Count> m_values;
    Count m_sum;
    Scenes m_scenes;
    double m_small;
    double m_body;
    std::size_t m_rows;  ///< the number of components; row number m_rows is the row of the nim-sum
    BitGrid m_grid;
    std::vector<QString> m_names;
    std::vector<ValueStrip> m_strips;
    bool m_fits = false;
    bool m_hasStrips = false;
    double m_stripCell = 0;
    double m_row = 0;
    double m_tile = 0;
    double m_nameRoom = 0;
    double m_nameSize = 0;
    double m_left = 0;
    double m_tileX = 0;
    double m_headY = 0;
    std::vector<double> m_rowY;
    std::vector<int> m_tiles;
    std::vector<int> m_texts;
    std::vector<std::vector<int>> m_bits;
    std::vector<int> m_heads;
};

}  // namespace

ExercisePicture pictureOf(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return pictureOf(SumValuePicture(exercise, size, textScale), state);
}

}  // namespace nimstone::figures
