// The figure of the proof about Moore's Nim_k: the digits of the heaps, the number of 1s in each column modulo k + 1,
// and the winning move, which the figure builds digit by digit.
#include "app/figures/proofs/nim/nim_figures.h"

#include "app/figures/scene/digit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

struct MoorePlan {
    DigitNeeds needs;
    std::vector<Count> after;  ///< the heaps after the move that the proof shows
    Count k = 1;
};

void take(std::vector<Count>& heaps, const Move& move)
{
    heaps[move.heap] -= move.taken;
    for (const Take& further : move.also)
        heaps[further.heap] -= further.taken;
}

MoorePlan planOf(const Proof& proof)
{
    MoorePlan plan;
    plan.after = proof.position().heaps;
    for (const Step& step : proof.steps) {
        if (const auto* count = stepAs<MooreCount>(step)) {
            plan.k = count->k;
            for (const MooreColumn& column : count->columns) {
                if (column.residue != 0 && plan.needs.focus == 0)
                    plan.needs.focus = column.weight;
            }
        } else if (const auto* all = stepAs<MooreUnbalances>(step)) {
            take(plan.after, all->move);
            plan.needs.focus = all->column;
            plan.needs.sides.push_back(wording::figureTakenFrom(all->move.taken));
            plan.needs.captions.push_back(wording::figureMooreUnbalanced());
        } else if (stepAs<MooreBuild>(step)) {
            plan.needs.sides.push_back(wording::figureFree());
        } else if (const auto* balance = stepAs<MooreBalance>(step)) {
            take(plan.after, balance->move);
            plan.needs.sides.push_back(wording::figureTakenFrom(balance->move.taken));
            for (const Take& further : balance->move.also)
                plan.needs.sides.push_back(wording::figureTakenFrom(further.taken));
            plan.needs.captions.push_back(wording::figureMooreBalanced(plan.k));
        } else if (const auto* conclusion = stepAs<MooreConclusion>(step)) {
            plan.needs.captions.push_back(wording::figureConclusion(conclusion->outcome));
        }
    }
    const auto& heaps = proof.position().heaps;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        plan.needs.rows.push_back({wording::figureHeap(heap), heaps[heap], plan.after[heap], true});
    plan.needs.feet = {wording::figureMooreOnes(), wording::figureModulo(plan.k)};
    plan.needs.footTexts = {bold(heaps.size())};
    return plan;
}

class Moore {
public:
    Moore(const Proof& proof, const MoorePlan& plan, DigitTable& table)
        : m_table(table), m_before(proof.position().heaps), m_after(plan.after), m_shown(m_before), m_k(plan.k),
          m_free(m_before.size(), false)
    {
    }

    void operator()(const MooreCount&)
    {
        m_table.showDigits(true);
        m_table.push();
        writeFeet(true, false);
        m_table.push(1.2);
        writeFeet(true, true);
    }

    void operator()(const MooreUnbalances& step)
    {
        m_table.quiet();
        m_table.lightRow(step.move.heap, true);
        m_table.toneRow(step.move.heap, Tone::Plain);
        m_table.lightColumn(step.column, true);
        change(step.move.heap, m_before[step.move.heap] ^ m_after[step.move.heap], false);
        m_table.push();
        change(step.move.heap, m_before[step.move.heap] ^ m_after[step.move.heap], true);
        m_table.setNumber(step.move.heap, m_after[step.move.heap]);
        m_table.writeSide(step.move.heap, wording::figureTakenFrom(step.move.taken), Tone::Plain);
        writeFeet(true, true);
        m_table.writeCaption(wording::figureMooreUnbalanced(), Tone::Odd);
        m_table.push(1.2);
        m_example = true;
    }

    void operator()(const MooreBuild& step)
    {
        m_table.quiet();
        m_table.lightColumn(step.column, true);
        m_table.toneColumn(step.column, Tone::Plain);
        m_table.push(0.8);
        for (const std::size_t heap : step.freed) {
            m_free[heap] = true;
            m_table.lightRow(heap, true);
        }
        for (const std::size_t heap : step.filled)
            m_table.lightRow(heap, true);
        for (std::size_t heap = 0; heap < m_before.size(); ++heap) {
            if (!m_free[heap])
                continue;
            change(heap, (m_before[heap] ^ m_after[heap]) & step.column, true);
            m_table.writeSide(heap, wording::figureFree(), Tone::Lit);
        }
        writeFeet(true, true);
    }

    void operator()(const MooreBalance& step)
    {
        m_table.quiet();
        for (std::size_t heap = 0; heap < m_before.size(); ++heap) {
            if (!m_free[heap])
                continue;
            m_table.lightRow(heap, true);
            m_table.toneRow(heap, Tone::Plain);
            m_table.setNumber(heap, step.after[heap]);
            m_table.writeSide(heap, wording::figureTakenFrom(m_before[heap] - step.after[heap]), Tone::Plain);
        }
        m_table.writeCaption(wording::figureMooreBalanced(m_k), Tone::Even);
        m_table.push(1.2);
    }

    void operator()(const MooreConclusion& step)
    {
        if (m_example) {
            // The move was only an example, so show the original position again.
            for (std::size_t heap = 0; heap < m_before.size(); ++heap) {
                for (const Count weight : blocks(m_before[heap] ^ m_shown[heap]))
                    m_table.setDigit(heap, weight, hasBit(m_before[heap], weight));
                m_table.setNumber(heap, m_before[heap]);
                m_table.writeSide(heap, {}, Tone::Plain);
            }
            m_shown = m_before;
            writeFeet(true, true);
        }
        m_table.quiet();
        m_table.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

private:
    /// Puts rings around the 1s of `digits` in the row of a heap. If `turn`, it also changes them to the digits after
    /// the move.
    void change(std::size_t heap, Count digits, bool turn)
    {
        for (const Count weight : blocks(digits)) {
            m_table.ring(heap, weight, Tone::Chosen);
            if (turn) {
                m_table.setDigit(heap, weight, hasBit(m_after[heap], weight));
                m_shown[heap] = (m_shown[heap] & ~weight) | (m_after[heap] & weight);
            }
        }
    }

    void writeFeet(bool ones, bool residues)
    {
        m_table.showSumRow(0, {}, ones);
        m_table.showSumRow(1, {}, residues);
        for (std::size_t column = 0; column < m_table.grid().columns; ++column) {
            const Count weight = m_table.grid().weight(column);
            const std::size_t count = onesInColumn(m_shown, weight);
            const Count residue = count <= m_k ? count : count % (m_k + 1);
            if (ones)
                m_table.writeSumRow(0, weight, QString::number(count), Tone::Plain);
            if (residues)
                m_table.writeSumRow(1, weight, residue != 0 ? bold(residue) : QStringLiteral("0"),
                                  residue != 0 ? Tone::Odd : Tone::Even);
        }
    }

    DigitTable& m_table;
    std::vector<Count> m_before;
    std::vector<Count> m_after;
    std::vector<Count> m_shown;
    Count m_k;
    std::vector<bool> m_free;
    bool m_example = false;
};

}  // namespace

ProofFigure mooreFigure(const Proof& proof, QSizeF size, double textScale)
{
    const MoorePlan plan = planOf(proof);
    DigitTable table(plan.needs, size, textScale);
    if (!table.fits())
        return {};
    Moore moore(proof, plan, table);
    table.stop();
    showSteps<MooreStep>(proof, table, moore);
    return std::move(table).finish();
}

}  // namespace nimstone::figures
