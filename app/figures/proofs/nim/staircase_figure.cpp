// The figure of the proof about staircase Nim: the staircase, the bits of the odd steps, and the stones that move down.
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <array>

#include "app/figures/objects/bit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// The rows of the steps, the highest step first. Only odd steps show bits. Pictures of the steps are beside the numbers.
std::vector<BitRow> rowsOfSteps(const std::vector<Count>& steps)
{
    std::vector<BitRow> rows;
    for (std::size_t step = steps.size(); step-- > 0;)
        rows.push_back({QString(), steps[step], step % 2 == 0});
    return rows;
}

class Stairs : public BitTable {
public:
    Stairs(const Proof& proof, const Sheet& sheet, const BitNotes* notes)
        : BitTable({.spareRows = 1, .leads = true, .leadExtra = extraLead}, rowsOfSteps(proof.position().heaps), proof, sheet, notes),
          m_steps(proof.position().heaps)
    {
    }

    void play()
    {
        m_slope = m_steps.size() > 1 ? 3.2 * m_table.small / static_cast<double>(m_steps.size()) : 0;
        m_least = widestLabel(std::array{wording::figureStep(m_steps.size() - 1), wording::figureGround()}, m_table.small) + m_table.small;
        for (std::size_t row = 0; row <= m_steps.size(); ++row) {
            const bool ground = row == m_steps.size();
            const QRectF rect = stair(row);
            tile({"stair", row}, rect, ground ? Tone::Heading : Tone::Plain);
            write({"stairName", row}, centered(rect.center(), m_table.small), ground ? wording::figureGround() : wording::figureStep(stepOf(row)),
                  ground ? Tone::Heading : Tone::Plain);
        }
        stop();
        showSteps<StairStep>(*this);
    }

    void operator()(const StairSum& step)
    {
        focusOn(highestColumn(step.sum).value_or(0));
        for (std::size_t row = 0; row < m_steps.size(); ++row) {
            if (stepOf(row) % 2 == 1)
                writeSide(row, wording::figureUncounted(), Tone::Dim);
        }
        push();
        showTable();
        push();
        writeSum(0, wording::figureSum(), step.sum);
        push(1.2);
    }

    void operator()(const StairUnbalances&)
    {
        for (std::size_t step = 0; step < m_steps.size(); step += 2)
            toneRow(rowOf(step), Tone::Plain);
        caption(wording::figureOptions(Outcome::N), Tone::Odd);
    }

    void operator()(const StairBalance& step)
    {
        lightRow(rowOf(step.move.heap));
        turnBits(rowOf(step.move.heap), step.left);
        set(step.move.heap, step.left);
        comeDown(step.move.heap, step.move.taken, Tone::Plain);
        calm();
        caption(wording::figureOptions(Outcome::P), Tone::Even);
        writeSum(1, wording::figureSumAfter(), step.t);
    }

    void operator()(const StairReply& step)
    {
        const std::vector<Count> kept = m_steps;
        lightRow(rowOf(step.step), Tone::Dim);
        set(step.step, 0);
        comeDown(step.step, step.stones, Tone::Odd);
        calm();
        lightRow(rowOf(step.step - 1), Tone::Dim);
        set(step.step - 1, step.below);
        comeDown(step.step - 1, step.stones, Tone::Even);
        m_kept = kept;
    }

    void operator()(const StairConclusion& step)
    {
        // The opponent's move and the answer were only an example, so restore the numbers of stones.
        for (std::size_t index = 0; index < m_kept.size(); ++index)
            set(index, m_kept[index]);
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

    void calm()
    {
        BitTable::calm();
        for (std::size_t row = 0; row < m_steps.size(); ++row) {
            if (stepOf(row) % 2 == 1)
                setTone(std::array{PieceName("stair", row), PieceName("stairName", row), PieceName("number", row)}, Tone::Dim);
        }
    }

private:
    static constexpr double extraLead = 7;  ///< the room beside the names of steps, in multiples of the font size

    std::size_t rowOf(std::size_t step) const { return m_steps.size() - 1 - step; }
    std::size_t stepOf(std::size_t row) const { return m_steps.size() - 1 - row; }

    /// The rectangle of the step in row `row`. Each step is wider than the step above it, and the ground is the widest.
    QRectF stair(std::size_t row) const
    {
        const QRectF room = leadRoom(row);
        return {room.left(), room.top() + 1, m_least + m_slope * static_cast<double>(row), room.height() - 2};
    }

    void set(std::size_t step, Count stones)
    {
        m_steps[step] = stones;
        writeNumber(rowOf(step), stones);
    }

    /// Shows the stones beside their own step, and then beside the next lower step, where they are added.
    void comeDown(std::size_t step, Count stones, Tone tone)
    {
        m_notes.names.push_back(wording::figureGround() + bold(stones));
        const double high = m_table.rowHeight * 0.74;
        const double wide = std::max(high, labelWidth(bold(stones), high * 0.52) + 8);
        const int pill = piece({.kind = PieceKind::Stone, .index = m_moved, .weight = stones, .objectName = PieceName("parcel", m_moved).text()},
                               {.z = 4, .text = QString::number(stones)});
        ++m_moved;
        for (const std::size_t row : {rowOf(step), rowOf(step) + 1}) {
            const QRectF beside = stair(row);
            put(pill, {beside.right() + m_table.small * 0.4, beside.center().y() - high / 2, wide, high}, tone);
            push();
        }
        if (step > 0)
            set(step - 1, m_steps[step - 1] + stones);
        hide(pill);
        push(0.8);
    }

    std::vector<Count> m_steps;
    std::vector<Count> m_kept;
    int m_moved = 0;  ///< the number of times that stones have moved down
    double m_slope = 0;
    double m_least = 0;
};

}  // namespace

ProofFigure staircaseFigure(const Proof& proof, const Sheet& sheet) { return drawRehearsed<Stairs>(proof, sheet); }

}  // namespace nimstone::figures
