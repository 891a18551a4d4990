// The figure of the flawed program that misreads a line with a trailing blank: the real heaps, the false heap that the
// program reads after them, and both nim-sums.
#include "app/figures/proofs/figures.h"

#include "app/figures/objects/bit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"
#include "core/overloaded.h"

namespace nimstone::figures {

namespace {

using namespace proof;

std::vector<BitRow> rowsOfLine(const std::vector<Count>& heaps)
{
    std::vector<BitRow> rows = rowsOfHeaps(heaps);
    rows.push_back({wording::figureFalseHeap(), heaps.back()});
    return rows;
}

class TrailingBlank : public BitTable {
public:
    TrailingBlank(const Proof& proof, const Sheet& sheet, const BitNotes* notes)
        : BitTable({}, rowsOfLine(proof.position().heaps), proof, sheet, notes), m_heaps(proof.position().heaps),
          m_false(m_heaps.size())
    {
    }

    void play()
    {
        focusOn(highestColumn(nimSum(m_heaps)).value_or(0));
        showTable();
        showFalseHeap(false);
        stop();
        showSteps<NimFlawStep>(*this);
    }

    void operator()(const LineOfText& step) { caption(wording::figureLine(step.heaps)); }

    void operator()(const LineClaim&) { writeSum(0, wording::figureSum(), nimSum(m_heaps), false); }

    void operator()(const FalseHeap&)
    {
        showFalseHeap(true);
        lightRow(m_false - 1);
        lightRow(m_false, Tone::Odd);
        caption(wording::figureLine(m_heaps));
        push(1.2);
    }

    void operator()(const FalseSum& step)
    {
        toneRow(m_false, Tone::Odd);
        writeSum(1, wording::figureFalseSum(), step.read, false);
        lightColumns(step.sum ^ step.read);
        push(1.2);
    }

    void operator()(const LineVerdict& step)
    {
        toneRow(m_false, Tone::Odd);
        caption(wording::figureProgramAnswer(step.told, step.truth), step.refuted ? Tone::Odd : Tone::Plain);
    }

    /// The table of bits shows the steps about other errors.
    void operator()(const OneOf<NotStrictClaim, NotStrictCase, NotStrictVerdict, CountClaim, CountAtMost, CountVerdict> auto&) {}

private:
    void showFalseHeap(bool shown)
    {
        showLabels(m_false, shown);
        showBits(m_false, shown);
    }

    const std::vector<Count>& m_heaps;
    std::size_t m_false;  ///< the row of the false heap
};

}  // namespace

ProofFigure lineFigure(const Proof& proof, const Sheet& sheet) { return drawRehearsed<TrailingBlank>(proof, sheet); }

}  // namespace nimstone::figures
