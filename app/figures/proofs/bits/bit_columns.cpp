#include "app/figures/proofs/bits/bit_columns.h"

#include "app/figures/proofs/bits/bit_columns_families.h"
#include "app/figures/proofs/bits/bit_columns_scenes.h"
#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// Shows the steps of a proof about Nim, one after another.
class BitColumnsDirector {
public:
    explicit BitColumnsDirector(BitStage& scenes) : m_scenes(scenes) {}

    void operator()(const NimSum&)
    {
        m_scenes.ensureTable();
        m_scenes.sumUp();
    }

    void operator()(const HighestColumn& step)
    {
        m_scenes.quiet();
        m_scenes.focusOn(step.column);
        m_scenes.lightColumn(step.column);
        m_scenes.push();
    }

    void operator()(const OneHeapChanges& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightHeap(step.move.heap);
        m_scenes.push();
        m_scenes.flip(step.move);
        m_scenes.take();
    }

    void operator()(const ColumnFlips& step)
    {
        m_scenes.quiet();
        m_scenes.lightHeap(step.heap);
        m_scenes.ringFlips();
        m_scenes.writeSide(step.heap, wording::figureChange(step.before, step.after), Tone::Plain);
        m_scenes.push();
        flippedColumn(step.heap, step.column);
        m_scenes.push();
    }

    void operator()(const ParityChanges& step)
    {
        flippedColumn(step.heap, step.column);
        m_scenes.writeCaption(wording::figureParity(step.column, step.onesBefore, step.onesAfter), Tone::Odd);
        m_scenes.push();
    }

    void operator()(const OddColumnRemains& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumn(step.column);
        m_scenes.writeCaption(wording::figureOneAfter(step.column), Tone::Odd);
        m_scenes.push();
    }

    void operator()(const InsertSum&)
    {
        m_scenes.quiet();
        m_scenes.lightSum();
        m_scenes.push();
    }

    void operator()(const ExpandSums& step)
    {
        m_scenes.quiet();
        m_scenes.lightEveryBit();
        for (std::size_t heap = 0; heap < step.before.size(); ++heap)
            m_scenes.writeSide(heap, wording::figureChange(step.before[heap], step.after[heap]), Tone::Plain);
        m_scenes.push();
    }

    void operator()(const PairHeaps& step)
    {
        m_scenes.quiet();
        m_scenes.lightEveryBit();
        m_scenes.writeSideTitle(wording::figureDifference());
        for (std::size_t heap = 0; heap < step.differences.size(); ++heap) {
            const Count difference = step.differences[heap];
            m_scenes.writeSide(heap, bold(difference), difference == 0 ? Tone::Heading : Tone::Odd);
        }
        m_scenes.push();
    }

    void operator()(const OtherPairsVanish& step)
    {
        m_scenes.quiet();
        m_scenes.lightHeap(step.heap);
        m_scenes.writeSide(step.heap, bold(step.before ^ step.after), Tone::Odd);
        m_scenes.ringFlips();
        m_scenes.push();
    }

    void operator()(const DifferenceRemains& step)
    {
        m_scenes.quiet();
        m_scenes.lightEveryBit();
        m_scenes.ringFlips();
        m_scenes.lightColumns(step.t);
        m_scenes.sumUpAfter();
    }

    void operator()(const ChooseHeap& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumns(step.column);
        m_scenes.lightRow(step.heap);
        m_scenes.lightBits([&](std::size_t, Count weight) { return weight == step.column; });
        m_scenes.ringBit(step.heap, step.column, Tone::Chosen);
        m_scenes.push();
    }

    void operator()(const SmallerTarget& step)
    {
        m_scenes.quiet();
        m_scenes.lightHeap(step.heap);
        m_scenes.lightSum();
        m_scenes.ringFlips();
        m_scenes.push();
        // A flawed proof may end before its move is carried out. In this case the figure only sets the stones apart
        // that the move would take, and does not move them to the tray.
        m_scenes.flip({step.heap, step.before - step.after});
    }

    void operator()(const TakeStones& step)
    {
        m_scenes.quiet();
        m_scenes.lightHeap(step.move.heap);
        m_scenes.take();
    }

    void operator()(const SumVanishes&)
    {
        m_scenes.quiet();
        m_scenes.lightEveryBit();
        m_scenes.sumUpAfter();
    }

    void operator()(const EndPosition&)
    {
        m_scenes.quiet();
        m_scenes.emptyHeaps(true);
        m_scenes.writeCaption(wording::figureEnd(), Tone::Even);
        m_scenes.push();
    }

    void operator()(const InductionHypothesis& step)
    {
        m_scenes.quiet();
        m_scenes.emptyHeaps(false);
        m_scenes.writeCaption(wording::figureStones(step.stones, step.exact), Tone::Plain);
        m_scenes.push();
    }

    void operator()(const EveryMoveUnbalances& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightColumns(step.smallest);
        m_scenes.lightEveryBit();
        m_scenes.writeCaption(wording::figureOptions(Outcome::N), Tone::Odd);
        m_scenes.push();
    }

    void operator()(const SomeMoveBalances& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightSum();
        m_scenes.carryOut(step.move);
        m_scenes.writeCaption(wording::figureOptions(Outcome::P), Tone::Even);
        m_scenes.sumUpAfter();
    }

    void operator()(const Conclusion& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightSum();
        m_scenes.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
        m_scenes.push();
    }

    void operator()(const TestHeap& step)
    {
        m_scenes.quiet();
        if (step.wins)
            m_winners.push_back(step.heap);
        m_scenes.lightHeap(step.heap);
        m_scenes.lightSum();
        m_scenes.writeSideTitle(wording::figureTarget());
        m_scenes.writeSide(step.heap, wording::figureComparison(step.target, step.size),
                           step.wins ? Tone::Even : Tone::Plain);
        ringWinners();
        m_scenes.push();
    }

    void operator()(const WinningMoveCount& step)
    {
        m_scenes.quiet();
        m_scenes.focusOn(step.column);
        if (step.column != 0)
            m_scenes.lightColumn(step.column);
        ringWinners();
        m_scenes.writeCaption(wording::figureWinningMoves(step.count), step.count == 0 ? Tone::Plain : Tone::Odd);
        m_scenes.push();
    }

    void operator()(const FlawedChoice& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumns(step.column);
        m_scenes.push();
    }

    void operator()(const HighestBits& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumns(step.column);
        m_scenes.lightBits([&](std::size_t heap, Count weight) { return weight == step.highest[heap]; });
        for (std::size_t heap = 0; heap < step.highest.size(); ++heap) {
            if (step.highest[heap] != 0)
                m_scenes.ringBit(heap, step.highest[heap],
                                 step.highest[heap] == step.column ? Tone::Chosen : Tone::Odd);
        }
        m_scenes.push();
    }

    void operator()(const FlawVerdict& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumn(step.column);
        for (const std::size_t heap : step.eligible)
            m_scenes.ringBit(heap, step.column, Tone::Chosen);
        m_scenes.writeCaption(wording::figureVerdict(step.claimed, step.eligible.size()),
                              step.refuted ? Tone::Odd : Tone::Plain);
        m_scenes.push(1.4);
    }

private:
    /// Shows the table and the nim-sum s. Some theorems use s but have no step that computes it.
    void balanceFirst()
    {
        m_scenes.quiet();
        m_scenes.ensureTable();
        m_scenes.ensureSum();
    }

    /// Highlights a column, and rings the bit that the move has flipped in it.
    void flippedColumn(std::size_t heap, Count column)
    {
        m_scenes.quiet();
        m_scenes.lightColumn(column);
        m_scenes.ringBit(heap, column, Tone::Chosen);
    }

    void ringWinners()
    {
        const auto column = highestColumn(m_scenes.sum());
        for (const std::size_t heap : m_winners)
            m_scenes.ringBit(heap, *column, Tone::Chosen);
    }

    BitStage& m_scenes;
    std::vector<std::size_t> m_winners;
};

/// Shows a step of a proof about Nim or misère Nim, or of a flawed proof about Nim. `ofNim` shows the steps about Nim.
void show(BitStage& scenes, BitColumnsDirector& ofNim, const Step& step)
{
    if (const auto* nim = familyAs<NimStep>(step))
        std::visit(ofNim, *nim);
    else if (const auto* misere = familyAs<MisereStep>(step))
        showMisere(scenes, *misere);
    else if (const auto* flaw = familyAs<NimFlawStep>(step))
        showFlaw(scenes, *flaw);
    else
        qFatal("a step of a family that the bit columns do not show");
}

}  // namespace

ProofFigure bitColumns(const Proof& proof, QSizeF size, double textScale)
{
    BitPlan plan(proof.position().heaps);
    BitColumnsDirector planner(plan);
    for (const Step& step : proof.steps)
        show(plan, planner, step);
    BitScenes scenes(plan, size, textScale);
    if (!scenes.fits())
        return {};
    scenes.showHeaps();
    scenes.stop();
    BitColumnsDirector director(scenes);
    for (const Step& step : proof.steps) {
        show(scenes, director, step);
        scenes.stop();
    }
    return std::move(scenes).finish();
}

}  // namespace nimstone::figures
