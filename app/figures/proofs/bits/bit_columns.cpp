#include "app/figures/proofs/figures.h"

#include "app/figures/proofs/bits/bit_columns_scenes.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"
#include "core/overloaded.h"
#include "core/proofs/steps/misere.h"
#include "core/proofs/steps/nim_flaws.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// The text of a comparison: "<b>34</b> ≤ 42" if `target` is at most `size`, and otherwise with >.
QString comparison(Count target, Count size)
{
    return QStringLiteral("%1 %2 %3").arg(bold(target), target <= size ? QStringLiteral("≤") : QStringLiteral("&gt;")).arg(size);
}

/// Shows the steps of a proof about Nim or misère Nim, or of a flawed proof about Nim.
class BitColumns : public BitScenes {
public:
    using BitScenes::BitScenes;

    void play() { showSteps<NimStep, MisereStep, NimFlawStep>(*this); }

    // --- Nim ---
    void operator()(const NimSum&)
    {
        ensureTable();
        sumUp();
    }

    void operator()(const HighestColumn& step)
    {
        focusOn(step.column);
        lightColumn(step.column);
    }

    void operator()(const OneHeapChanges& step)
    {
        balanceFirst();
        calm();
        lightHeap(step.move.heap);
        push();
        flip(step.move);
        take();
    }

    void operator()(const ColumnFlips& step)
    {
        lightHeap(step.heap);
        ringFlips();
        writeSide(step.heap, wording::figureChange(step.before, step.after), Tone::Plain);
        push();
        flippedColumn(step.heap, step.column);
    }

    void operator()(const ParityChanges& step)
    {
        flippedColumn(step.heap, step.column);
        caption(wording::figureParity(step.column, step.onesBefore, step.onesAfter), Tone::Odd);
    }

    void operator()(const OddColumnRemains& step)
    {
        lightColumn(step.column);
        caption(wording::figureOneAfter(step.column), Tone::Odd);
    }

    void operator()(const InsertSum&)
    {
        lightSum();
    }

    void operator()(const ExpandSums& step)
    {
        lightEveryBit();
        for (std::size_t heap = 0; heap < step.before.size(); ++heap)
            writeSide(heap, wording::figureChange(step.before[heap], step.after[heap]), Tone::Plain);
    }

    void operator()(const PairHeaps& step)
    {
        lightEveryBit();
        writeSideTitle(wording::figureDifference());
        for (std::size_t heap = 0; heap < step.differences.size(); ++heap) {
            const Count difference = step.differences[heap];
            writeSide(heap, bold(difference), difference == 0 ? Tone::Heading : Tone::Odd);
        }
    }

    void operator()(const OtherPairsVanish& step)
    {
        lightHeap(step.heap);
        writeSide(step.heap, bold(step.before ^ step.after), Tone::Odd);
        ringFlips();
    }

    void operator()(const DifferenceRemains& step)
    {
        lightEveryBit();
        ringFlips();
        lightColumns(step.t);
        sumUpAfter();
    }

    void operator()(const ChooseHeap& step)
    {
        lightColumns(step.column);
        lightRow(step.heap);
        lightBits([&](std::size_t, Count weight) { return weight == step.column; });
        ringBit(step.heap, step.column, Tone::Chosen);
    }

    void operator()(const SmallerTarget& step)
    {
        lightHeap(step.heap);
        lightSum();
        ringFlips();
        push();
        // A flawed proof may end before its move is carried out. In this case the figure only sets the stones apart
        // that the move would take, and does not move them to the tray.
        flip({step.heap, step.before - step.after});
    }

    void operator()(const TakeStones& step)
    {
        lightHeap(step.move.heap);
        take();
    }

    void operator()(const SumVanishes&)
    {
        lightEveryBit();
        sumUpAfter();
    }

    void operator()(const EndPosition&)
    {
        emptyHeaps(true);
        // A table that an earlier step has drawn still shows the heaps of the position.
        caption(stonesAreBits() ? wording::figureNoHeap() : wording::figureEnd(), Tone::Even);
    }

    void operator()(const InductionHypothesis& step)
    {
        emptyHeaps(false);
        caption(wording::figureStones(step.stones, step.exact), Tone::Plain);
    }

    void operator()(const EveryMoveUnbalances& step)
    {
        balanceFirst();
        calm();
        lightColumns(step.smallest);
        lightEveryBit();
        caption(wording::figureOptions(Outcome::N), Tone::Odd);
    }

    void operator()(const SomeMoveBalances& step)
    {
        balanceFirst();
        calm();
        lightSum();
        carryOut(step.move);
        caption(wording::figureOptions(Outcome::P), Tone::Even);
        sumUpAfter();
    }

    void operator()(const Conclusion& step)
    {
        balanceFirst();
        calm();
        lightSum();
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

    void operator()(const TestHeap& step)
    {
        if (step.wins)
            m_winners.push_back(step.heap);
        lightHeap(step.heap);
        lightSum();
        writeSideTitle(wording::figureTarget());
        writeSide(step.heap, wording::figureComparison(step.target, step.size), step.wins ? Tone::Even : Tone::Plain);
        ringWinners();
    }

    void operator()(const WinningMoveCount& step)
    {
        focusOn(step.column);
        if (step.column != 0)
            lightColumn(step.column);
        ringWinners();
        caption(wording::figureWinningMoves(step.count), step.count == 0 ? Tone::Plain : Tone::Odd);
    }

    void operator()(const FlawedChoice& step)
    {
        lightColumns(step.column);
    }

    void operator()(const HighestBits& step)
    {
        lightColumns(step.column);
        lightBits([&](std::size_t heap, Count weight) { return weight == step.highest[heap]; });
        for (std::size_t heap = 0; heap < step.highest.size(); ++heap) {
            if (step.highest[heap] != 0)
                ringBit(heap, step.highest[heap], step.highest[heap] == step.column ? Tone::Chosen : Tone::Odd);
        }
    }

    void operator()(const FlawVerdict& step)
    {
        lightColumn(step.column);
        for (const std::size_t heap : step.eligible)
            ringBit(heap, step.column, Tone::Chosen);
        caption(wording::figureVerdict(step.claimed, step.eligible.size()), step.refuted ? Tone::Odd : Tone::Plain);
        push(1.4);
    }

    // --- misère Nim ---
    void operator()(const MisereShape& step)
    {
        ensureTable();
        calm();
        // A heap is large if it has two stones or more, so it has a 1 in the column of weight 2 or in a higher column.
        if (step.large == 0)
            lightEveryBit();
        else
            lightBits([](std::size_t, Count weight) { return weight > 1; });
    }

    void operator()(const MisereForced& step)
    {
        lightEveryBit();
        caption(wording::figureMovesLeft(step.moves), step.moves % 2 == 1 ? Tone::Odd : Tone::Even);
    }

    void operator()(const MisereSwitch& step)
    {
        carryOut(step.move);
        caption(wording::figureOnesLeft(step.onesAfter), Tone::Even);
        sumUpAfter();
    }

    void operator()(const MisereUnbalances&)
    {
        lightSum();
        lightEveryBit();
        caption(wording::figureOptions(Outcome::N), Tone::Odd);
    }

    void operator()(const MisereBalance& step)
    {
        carryOut(step.move);
        caption(wording::figureOptions(Outcome::P), Tone::Even);
        sumUpAfter();
    }

    void operator()(const MisereConclusion& step)
    {
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

    void operator()(const MisereSumClaim& step)
    {
        lightSum();
        caption(wording::figureClaimed(step.claimed), Tone::Plain);
    }

    void operator()(const MisereSumVerdict& step)
    {
        caption(wording::figureConclusion(step.truth), step.refuted ? Tone::Odd : Tone::Even);
    }

    // --- flawed proofs about Nim ---
    void operator()(const NotStrictClaim& step)
    {
        lightRow(step.heap);
        lightSum();
    }

    void operator()(const NotStrictCase& step)
    {
        lightHeap(step.heap);
        lightSum();
        writeSideTitle(wording::figureTarget());
        writeSide(step.heap, comparison(step.target, step.size), step.taken == 0 ? Tone::Odd : Tone::Plain);
    }

    void operator()(const NotStrictVerdict& step)
    {
        lightSum();
        caption(step.strict ? wording::figureStrictly() : wording::figureNoStone(), step.strict ? Tone::Even : Tone::Odd);
    }

    void operator()(const CountClaim&)
    {
        lightSum();
    }

    void operator()(const CountAtMost& step)
    {
        lightSum();
        lightBits([&](std::size_t heap, Count) { return step.heaps[heap].counted; });
        writeSideTitle(wording::figureTarget());
        for (std::size_t heap = 0; heap < step.heaps.size(); ++heap) {
            const CountedHeap& row = step.heaps[heap];
            writeSide(heap, comparison(row.target, row.size), row.target == row.size ? Tone::Odd : Tone::Plain);
        }
        push(1.4);
    }

    void operator()(const CountVerdict& step)
    {
        lightSum();
        caption(wording::figureCounted(step.claimed, step.truth), step.refuted ? Tone::Odd : Tone::Plain);
    }

    /// Another figure shows the steps about a line of text.
    void operator()(const OneOf<LineOfText, LineClaim, FalseHeap, FalseSum, LineVerdict> auto&) {}

private:
    /// Shows the table and the nim-sum s. Some theorems use s but have no step that computes it.
    void balanceFirst()
    {
        calm();
        ensureTable();
        ensureSum();
    }

    /// Highlights a column, and rings the bit that the move has flipped in it.
    void flippedColumn(std::size_t heap, Count column)
    {
        calm();
        lightColumn(column);
        ringBit(heap, column, Tone::Chosen);
    }

    void ringWinners()
    {
        const auto column = highestColumn(sum());
        for (const std::size_t heap : m_winners)
            ringBit(heap, *column, Tone::Chosen);
    }

    std::vector<std::size_t> m_winners;
};

}  // namespace

ProofFigure bitColumns(const Proof& proof, const Sheet& sheet) { return drawRehearsed<BitColumns>(proof, sheet); }

}  // namespace nimstone::figures
