// The figure of the proof about Moore's Nim_k: the bits of the heaps, the number of 1s in each column modulo k + 1, and
// the winning move, which the figure builds bit by bit.
#include "app/figures/proofs/figures.h"

#include "app/figures/objects/bit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

class Moore : public BitTable {
public:
    Moore(const Proof& proof, const Sheet& sheet, const BitNotes* notes)
        : BitTable({}, rowsOfHeaps(proof.position().heaps), proof, sheet, notes), m_before(proof.position().heaps),
          m_after(m_before), m_free(m_before.size(), false)
    {
        if (const auto* const balance = firstStep<MooreBalance>(proof))
            m_after = balance->after;
    }

    void play()
    {
        stop();
        showSteps<MooreStep>(*this);
    }

    void operator()(const MooreCount& step)
    {
        m_k = step.k;
        const auto odd = std::ranges::find_if(step.columns, [](const MooreColumn& column) { return column.residue != 0; });
        if (odd != step.columns.end())
            focusOn(odd->weight);
        showTable();
        push();
        writeOnes();
        push(1.2);
        writeResidues();
    }

    void operator()(const MooreUnbalances& step)
    {
        const std::size_t heap = step.move.heap;
        m_after[heap] = m_before[heap] - step.move.taken;
        focusOn(step.column);
        lightRow(heap);
        lightColumns(step.column);
        turnBits(heap, m_after[heap]);
        writeNumber(heap, m_after[heap]);
        writeSide(heap, wording::figureTakenFrom(step.move.taken));
        writeFeet();
        caption(wording::figureMooreUnbalanced(), Tone::Odd);
        push(1.2);
        m_example = true;
    }

    void operator()(const MooreBuild& step)
    {
        lightColumns(step.column);
        toneColumn(step.column, Tone::Plain);
        push(0.8);
        for (const std::size_t heap : step.freed) {
            m_free[heap] = true;
            lightRow(heap, Tone::Dim);
        }
        for (const std::size_t heap : step.filled)
            lightRow(heap, Tone::Dim);
        toneColumn(step.column, Tone::Plain);
        for (std::size_t heap = 0; heap < m_before.size(); ++heap) {
            if (!m_free[heap])
                continue;
            if (hasBit(number(heap) ^ m_after[heap], step.column)) {
                ringBit(heap, step.column);
                setBit(heap, step.column, hasBit(m_after[heap], step.column));
            }
            writeSide(heap, wording::figureFree(), Tone::Lit);
        }
        writeFeet();
    }

    void operator()(const MooreBalance& step)
    {
        for (std::size_t heap = 0; heap < m_before.size(); ++heap) {
            if (!m_free[heap])
                continue;
            lightRow(heap);
            writeNumber(heap, step.after[heap]);
            writeSide(heap, wording::figureTakenFrom(m_before[heap] - step.after[heap]));
        }
        caption(wording::figureMooreBalanced(m_k), Tone::Even);
        push(1.2);
    }

    void operator()(const MooreConclusion& step)
    {
        // If the move was only an example, show the original position again.
        for (std::size_t heap = 0; m_example && heap < m_before.size(); ++heap) {
            for (const Count weight : blocks(m_before[heap] ^ number(heap)))
                setBit(heap, weight, hasBit(m_before[heap], weight));
            writeNumber(heap, m_before[heap]);
            writeSide(heap, {});
        }
        if (m_example)
            writeFeet();
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

private:
    void writeOnes()
    {
        writeFoot(0, wording::figureMooreOnes(), {});
        for (std::size_t column = 0; column < table().columns; ++column)
            writeInFoot(0, table().weight(column), QString::number(onesIn(column)), Tone::Plain);
    }

    void writeResidues()
    {
        writeFoot(1, wording::figureModulo(m_k), {});
        for (std::size_t column = 0; column < table().columns; ++column) {
            const Count ones = onesIn(column);
            const Count residue = ones <= m_k ? ones : ones % (m_k + 1);
            writeInFoot(1, table().weight(column), residue != 0 ? bold(residue) : QStringLiteral("0"), residue != 0 ? Tone::Odd : Tone::Even);
        }
    }

    void writeFeet()
    {
        writeOnes();
        writeResidues();
    }

    Count onesIn(std::size_t column) const
    {
        Count ones = 0;
        for (std::size_t heap = 0; heap < m_before.size(); ++heap)
            ones += hasBit(number(heap), table().weight(column)) ? 1 : 0;
        return ones;
    }

    const std::vector<Count>& m_before;
    std::vector<Count> m_after;  ///< the heaps after the move that the proof shows
    Count m_k = 1;
    std::vector<bool> m_free;
    bool m_example = false;
};

}  // namespace

ProofFigure mooreFigure(const Proof& proof, const Sheet& sheet) { return drawRehearsed<Moore>(proof, sheet); }

}  // namespace nimstone::figures
