// The figure of the theorem on Cutcake: a list of the blocks with their values, and beside it the stage, on which one
// block at a time is halved and cut.
//
//   9 × 2    3  |   ▭▭▭▭▭▭▭▭▭  →  ▭▭▭▭
//   3 × 5   −1  |   cuts of Left's: 3
//   together 2  |  ──┴──┴──┴──
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/proofs/values/cutcake_stage.h"
#include "app/wording/proofs/values/cutcake.h"

namespace nimstone::figures {

using namespace proof;

namespace {

QString boldNumber(SignedWide value) { return bold(wording::signedText(value)); }

class CakeFigure : public FigureScenes {
public:
    CakeFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_shapes(firstStep<CakeShapes>(proof)->shapes), m_sum(firstStep<CakeSum>(proof))
    {
        constexpr double gap = 12;
        const QRectF room = this->room();
        double names = labelWidth(wording::figureTotal(), m_small);
        for (const CakeShape& shape : m_shapes)
            names = std::max(names, labelWidth(wording::shapeText(shape), m_small));
        m_values = labelWidth(boldNumber(firstStep<CakeConclusion>(proof)->sum), m_small);
        for (const Step& step : proof.steps) {
            if (const auto* halving = stepAs<CakeHalving>(step))
                m_values = std::max(m_values, labelWidth(boldNumber(static_cast<SignedWide>(m_shapes[halving->shape].count) * halving->value), m_small));
        }
        const double width = std::min(names + m_values + 3 * gap, 0.4 * room.width());
        m_values = std::min(m_values, 0.6 * width);
        m_row = std::min(room.height() / static_cast<double>(rows()), 2.3 * m_line);
        m_room = room.adjusted(width + gap, 0, 0, 0);
        const double high = m_row * static_cast<double>(rows());
        m_list = {room.left(), std::clamp(room.center().y() - 1.5 * m_line - high / 2, room.top(), room.bottom() - high), width, high};
        m_fits = m_row >= 0.95 * m_line && m_room.width() >= 11 * m_line && m_room.height() >= 8.5 * m_line;
    }

    void play()
    {
        addList();
        m_stage.emplace(*this, m_room, m_shapes);
        m_stage->showBlocks();
        // Center the caption below the stage, because all captions are about the blocks there.
        centerCaption(m_room.center().x());
        stop();
        showSteps<CutcakeStep>(*this);
        if (!m_stage->isToScale())
            setNote(wording::figureCakeNote());
    }

    void operator()(const CakeShapes&)
    {
        for (std::size_t shape = 0; shape < m_shapes.size(); ++shape)
            m_stage->block(shape).toneLines(Tone::Even, Tone::Odd);
        m_stage->writeFoot(wording::figureCakeLeft(), Tone::Even, wording::figureCakeRight(), Tone::Odd);
    }

    void operator()(const CakeHalving& step)
    {
        clear(step.shape);
        m_stage->halve(step);
        writeValue(step.shape, step.value);
        caption(QStringLiteral("%1 → %2").arg(wording::shapeText(step.rows[0].first, step.rows[0].second), boldNumber(step.value)));
        push(0.7);
    }

    void operator()(const CakeOptions& step)
    {
        clear(step.shape);
        const CakeHalf size{step.first, step.second};
        for (const bool apart : {false, true}) {
            for (const bool isLeft : {true, false}) {
                const auto& cuts = isLeft ? step.left : step.right;
                if (!cuts.empty())
                    m_stage->showCut(cuts.front(), isLeft, size, false, apart);
                else if (apart)
                    m_stage->showNoCut(isLeft);
            }
            push(apart ? 0.7 : 0.6);
        }
        m_stage->showAxis(step);
        push(0.7);
        show("ring");
        QString between = boldNumber(step.value);
        if (!step.left.empty())
            between = QStringLiteral("%1 &lt; %2").arg(wording::signedText(step.left.front().value), between);
        if (!step.right.empty())
            between = QStringLiteral("%1 &lt; %2").arg(between, wording::signedText(step.right.front().value));
        caption(between);
        push(0.5);
    }

    void operator()(const CakeSum& step)
    {
        clear(std::nullopt);
        m_stage->showBars(step, m_list, m_row, 0, false);
        push(0.5);
        for (std::size_t index = 0; index < step.terms.size(); ++index) {
            m_stage->showBars(step, m_list, m_row, index + 1, false);
            writeValue(index, step.terms[index].total);
            push(0.5);
        }
        showTotal();
        push(0.7);
    }

    void operator()(const CakeCost& step)
    {
        focus(std::nullopt);
        caption(wording::figureCosts(step));
        push(0.7);
    }

    void operator()(const CakeLead& step)
    {
        clear(step.shape);
        const CakeCut cut{step.place, step.piece, step.rest, SignedWide{step.piece} + step.rest};
        for (const bool apart : {false, true}) {
            m_stage->showCut(cut, step.before > 0, {step.first, step.second}, true, apart);
            if (!apart)
                push(0.6);
        }
        caption(QStringLiteral("%1 → %2").arg(wording::signedText(step.before), boldNumber(step.after)));
        if (m_sum)
            writeValue(m_shapes.size(), step.after);
        push(0.8);
    }

    /// Shows the bars, or the block if there is only one, and the winner.
    void operator()(const CakeConclusion& step)
    {
        clear(std::nullopt);
        if (m_sum)
            showTotal();
        else
            m_stage->showBlocks();
        caption(wording::figureCakeWinner(step.outcome));
    }

private:
    std::size_t rows() const { return m_shapes.size() + (m_sum ? 1 : 0); }
    double rowY(std::size_t row) const { return m_list.top() + m_row * (static_cast<double>(row) + 0.5); }

    /// Adds a row for each shape, and a row for the sum if there are two blocks or more.
    void addList()
    {
        constexpr double padding = CakeStage::padding;
        const double room = m_list.width() - m_values - 3 * padding;
        for (std::size_t row = 0; row < rows(); ++row) {
            const bool isSum = row == m_shapes.size();
            const QString name = isSum ? wording::figureTotal()
                                       : firstThatFits({wording::shapeText(m_shapes[row]), QStringLiteral("#%1").arg(row + 1)}, m_small, room);
            tile({"row", row + 1}, {m_list.left(), rowY(row) - m_row / 2 + 1, m_list.width(), m_row - 2}, isSum ? Tone::Dim : Tone::Plain, 2);
            write({"name", row + 1}, {m_list.left() + padding, rowY(row), m_small, room}, name, isSum ? Tone::Dim : Tone::Plain);
            write({"value", row + 1}, {m_list.right() - padding, rowY(row), m_small, m_values, Anchor::Right}, {});
            if (m_sum && !isSum)
                addEdit(find({"row", row + 1}), GameSum(Component{m_proof.rules(), {{m_shapes[row].first, m_shapes[row].second}}}));
        }
    }

    /// Highlights a row. If `row` is empty, no row is highlighted.
    void focus(std::optional<std::size_t> row)
    {
        for (std::size_t each = 0; each < rows(); ++each)
            setTone(PieceName("row", each + 1), each == row ? Tone::Chosen : each < m_shapes.size() ? Tone::Plain : Tone::Dim);
    }

    void clear(std::optional<std::size_t> row)
    {
        m_stage->clear();
        caption({});
        focus(row);
    }

    void writeValue(std::size_t row, SignedWide value)
    {
        write({"value", row + 1}, {m_list.right() - CakeStage::padding, rowY(row), m_small, m_values, Anchor::Right}, boldNumber(value), cakeTone(value));
    }

    void showTotal()
    {
        m_stage->showBars(*m_sum, m_list, m_row, m_shapes.size(), true);
        writeValue(m_shapes.size(), m_sum->sum);
        focus(m_shapes.size());
    }

    const std::vector<CakeShape>& m_shapes;
    const CakeSum* m_sum;  ///< null if the position has a single block
    double m_values = 0;   ///< the width of the column of values, in pixels
    double m_row = 0;      ///< the height of a row of the list, in pixels
    QRectF m_list;
    QRectF m_room;         ///< the rectangle of the stage
    std::optional<CakeStage> m_stage;
};

}  // namespace

ProofFigure cutcakeFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<CakeFigure>(proof, sheet);
}

}  // namespace nimstone::figures
