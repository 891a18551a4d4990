// The figure of the flawed program that misreads a line with a trailing blank: the real heaps, the false heap that the
// program reads after them, and both nim-sums.
#include "app/figures/proofs/nim/nim_figures.h"

#include "app/figures/scene/digit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

class TrailingBlank {
public:
    TrailingBlank(const Proof& proof, DigitTable& table) : m_table(table), m_heaps(proof.position().heaps)
    {
        m_table.showDigits(true);
        m_table.showRow(m_heaps.size(), false);
    }

    void operator()(const LineOfText& step)
    {
        m_table.writeCaption(wording::figureLine(step.heaps), Tone::Plain);
    }

    void operator()(const LineClaim&)
    {
        m_table.writeSum(0, nimSum(m_heaps));
    }

    void operator()(const FalseHeap&)
    {
        m_table.quiet();
        m_table.showRow(m_heaps.size(), true);
        m_table.lightRow(m_heaps.size() - 1, true);
        m_table.lightRow(m_heaps.size(), true);
        m_table.toneRow(m_heaps.size() - 1, Tone::Plain);
        m_table.toneRow(m_heaps.size(), Tone::Odd);
        m_table.writeCaption(wording::figureLine(m_heaps), Tone::Plain);
        m_table.push(1.2);
    }

    void operator()(const FalseSum& step)
    {
        m_table.quiet();
        m_table.toneRow(m_heaps.size(), Tone::Odd);
        m_table.writeSum(1, step.read);
        for (const Count weight : blocks(step.sum ^ step.read))
            m_table.lightColumn(weight, true);
        m_table.push(1.2);
    }

    void operator()(const LineVerdict& step)
    {
        m_table.quiet();
        m_table.toneRow(m_heaps.size(), Tone::Odd);
        m_table.writeCaption(wording::figureProgramAnswer(step.told, step.truth), step.refuted ? Tone::Odd : Tone::Plain);
    }

    void operator()(const auto&) { }

private:
    DigitTable& m_table;
    const std::vector<Count>& m_heaps;
};

}  // namespace

ProofFigure lineFigure(const Proof& proof, QSizeF size, double textScale)
{
    const auto& heaps = proof.position().heaps;
    DigitNeeds needs;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        needs.rows.push_back({wording::figureHeap(heap), heaps[heap], heaps[heap], true});
    needs.rows.push_back({wording::figureFalseHeap(), heaps.back(), heaps.back(), true});
    needs.feet = {wording::figureSum(), wording::figureFalseSum()};
    needs.footTexts = {bold(1)};
    needs.focus = highestColumn(nimSum(heaps)).value_or(0);
    needs.captions = {wording::figureLine(heaps)};
    if (const auto* const sum = firstStep<FalseSum>(proof))
        needs.footSums = {bold(sum->sum), bold(sum->read)};
    DigitTable table(needs, size, textScale);
    if (!table.fits())
        return {};
    TrailingBlank line(proof, table);
    table.stop();
    showSteps<NimFlawStep>(proof, table, line);
    return std::move(table).finish();
}

}  // namespace nimstone::figures
