#include "app/figures/proofs/bits/bit_columns.h"

#include <algorithm>

#include "app/figures/proofs/bits/bit_columns_flaws.h"
#include "app/figures/proofs/bits/bit_columns_misere.h"
#include "app/figures/proofs/bits/bit_columns_scenes.h"
#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// What the steps together will need room for.
struct BitColumnsPlanner {
    ScenePlan& plan;

    void operator()(const NimSum&) { }
    void operator()(const HighestColumn& step) { plan.focus = step.column; }
    void operator()(const OneHeapChanges& step)
    {
        plan.move = step.move;
        plan.focus = highestColumn(step.before ^ step.after).value_or(0);
    }
    void operator()(const InsertSum&) { }
    void operator()(const ExpandSums& step)
    {
        for (std::size_t heap = 0; heap < step.before.size(); ++heap)
            plan.sides.push_back(wording::figureChange(step.before[heap], step.after[heap]));
    }
    void operator()(const PairHeaps& step)
    {
        plan.sides.push_back(wording::figureDifference());
        for (const Count difference : step.differences)
            plan.sides.push_back(QStringLiteral("<b>%1</b>").arg(difference));
    }
    void operator()(const OtherPairsVanish&) { }
    void operator()(const DifferenceRemains&) { plan.afterRow = true; }
    void operator()(const ChooseHeap&) { }
    void operator()(const SmallerTarget& step)
    {
        // A flaw's proof may end before its move is carried out, the figure sets apart what it would take.
        plan.move = Move{step.heap, step.before - step.after};
    }
    void operator()(const TakeStones& step) { plan.move = step.move; }
    void operator()(const SumVanishes&) { plan.afterRow = true; }
    void operator()(const EndPosition&) { plan.captions.push_back(wording::figureEnd()); }
    void operator()(const InductionHypothesis& step)
    {
        plan.captions.push_back(wording::figureStones(step.stones, step.exact));
    }
    void operator()(const EveryMoveUnbalances&) { plan.captions.push_back(wording::figureOptions(Outcome::N)); }
    void operator()(const SomeMoveBalances& step)
    {
        plan.move = step.move;
        plan.focus = highestColumn(step.sum).value_or(0);
        plan.afterRow = true;
        plan.captions.push_back(wording::figureOptions(Outcome::P));
    }
    void operator()(const Conclusion& step) { plan.captions.push_back(wording::figureConclusion(step.outcome)); }
    void operator()(const TestHeap& step)
    {
        plan.sides.push_back(wording::figureTarget());
        plan.sides.push_back(wording::figureComparison(step.target, step.size));
    }
    void operator()(const WinningMoveCount& step)
    {
        plan.focus = step.column;
        plan.captions.push_back(wording::figureWinningMoves(step.count));
    }
    void operator()(const FlawedChoice&) { }
    void operator()(const HighestBits&) { }
    void operator()(const FlawVerdict& step)
    {
        plan.captions.push_back(wording::figureVerdict(step.claimed, step.eligible.size()));
    }
};

/// Shows the steps one after the other.
class BitColumnsDirector {
public:
    BitColumnsDirector(BitScenes& scenes, const Position& position) : m_scenes(scenes), m_heaps(position.heaps) { }

    void operator()(const NimSum&)
    {
        m_scenes.ensureTable();
        m_scenes.sumUp();
    }

    void operator()(const HighestColumn& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumns(step.column);
        m_scenes.lightBits([&](std::size_t, Count weight) { return weight == step.column; });
        m_scenes.push(1);
    }

    void operator()(const OneHeapChanges& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightRow(step.move.heap);
        m_scenes.lightBits([&](std::size_t heap, Count) { return heap == step.move.heap; });
        m_scenes.push(1);
        m_scenes.flip();
        m_scenes.take();
    }

    void operator()(const InsertSum&)
    {
        m_scenes.quiet();
        m_scenes.lightSum();
        m_scenes.push(1);
    }

    void operator()(const ExpandSums& step)
    {
        m_scenes.quiet();
        m_scenes.lightBits(everyBit);
        for (std::size_t heap = 0; heap < step.before.size(); ++heap)
            m_scenes.writeSide(heap, wording::figureChange(step.before[heap], step.after[heap]), Tone::Plain);
        m_scenes.push(1);
    }

    void operator()(const PairHeaps& step)
    {
        m_scenes.quiet();
        m_scenes.lightBits(everyBit);
        m_scenes.writeSideTitle(wording::figureDifference());
        for (std::size_t heap = 0; heap < step.differences.size(); ++heap) {
            const Count difference = step.differences[heap];
            m_scenes.writeSide(heap, QStringLiteral("<b>%1</b>").arg(difference),
                               difference == 0 ? Tone::Heading : Tone::Odd);
        }
        m_scenes.push(1);
    }

    void operator()(const OtherPairsVanish& step)
    {
        m_scenes.quiet();
        m_scenes.lightRow(step.heap);
        m_scenes.lightBits([&](std::size_t heap, Count) { return heap == step.heap; });
        m_scenes.writeSide(step.heap, QStringLiteral("<b>%1</b>").arg(step.before ^ step.after), Tone::Odd);
        m_scenes.ringFlips();
        m_scenes.push(1);
    }

    void operator()(const DifferenceRemains& step)
    {
        m_scenes.quiet();
        m_scenes.lightBits(everyBit);
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
        m_scenes.push(1);
    }

    void operator()(const SmallerTarget& step)
    {
        m_scenes.quiet();
        m_scenes.lightRow(step.heap);
        m_scenes.lightSum();
        m_scenes.lightBits([&](std::size_t heap, Count) { return heap == step.heap; });
        m_scenes.ringFlips();
        m_scenes.push(1);
        m_scenes.flip();
    }

    void operator()(const TakeStones& step)
    {
        m_scenes.quiet();
        m_scenes.lightRow(step.move.heap);
        m_scenes.lightBits([&](std::size_t heap, Count) { return heap == step.move.heap; });
        m_scenes.take();
    }

    void operator()(const SumVanishes&)
    {
        m_scenes.quiet();
        m_scenes.lightBits(everyBit);
        m_scenes.sumUpAfter();
    }

    void operator()(const EndPosition&)
    {
        m_scenes.quiet();
        m_scenes.emptyHeaps(true);
        m_scenes.writeCaption(wording::figureEnd(), Tone::Even);
        m_scenes.push(1);
    }

    void operator()(const InductionHypothesis& step)
    {
        m_scenes.quiet();
        m_scenes.emptyHeaps(false);
        m_scenes.writeCaption(wording::figureStones(step.stones, step.exact), Tone::Plain);
        m_scenes.push(1);
    }

    void operator()(const EveryMoveUnbalances& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightColumns(step.smallest);
        m_scenes.lightBits(everyBit);
        m_scenes.writeCaption(wording::figureOptions(Outcome::N), Tone::Odd);
        m_scenes.push(1);
    }

    void operator()(const SomeMoveBalances& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightRow(step.move.heap);
        m_scenes.lightSum();
        m_scenes.lightBits([&](std::size_t heap, Count) { return heap == step.move.heap; });
        m_scenes.ringFlips();
        m_scenes.push(1);
        m_scenes.flip();
        m_scenes.quiet();
        m_scenes.lightRow(step.move.heap);
        m_scenes.take();
        m_scenes.quiet();
        m_scenes.writeCaption(wording::figureOptions(Outcome::P), Tone::Even);
        m_scenes.sumUpAfter();
    }

    void operator()(const Conclusion& step)
    {
        balanceFirst();
        m_scenes.quiet();
        m_scenes.lightSum();
        m_scenes.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
        m_scenes.push(1);
    }

    void operator()(const TestHeap& step)
    {
        m_scenes.quiet();
        if (step.wins)
            m_winners.push_back(step.heap);
        m_scenes.lightRow(step.heap);
        m_scenes.lightSum();
        m_scenes.lightBits([&](std::size_t heap, Count) { return heap == step.heap; });
        m_scenes.writeSideTitle(wording::figureTarget());
        m_scenes.writeSide(step.heap, wording::figureComparison(step.target, step.size),
                           step.wins ? Tone::Even : Tone::Plain);
        ringWinners();
        m_scenes.push(1);
    }

    void operator()(const WinningMoveCount& step)
    {
        m_scenes.quiet();
        if (step.column != 0) {
            m_scenes.lightColumns(step.column);
            m_scenes.lightBits([&](std::size_t, Count weight) { return weight == step.column; });
        }
        ringWinners();
        m_scenes.writeCaption(wording::figureWinningMoves(step.count), step.count == 0 ? Tone::Plain : Tone::Odd);
        m_scenes.push(1);
    }

    void operator()(const FlawedChoice& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumns(step.column);
        m_scenes.push(1);
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
        m_scenes.push(1);
    }

    void operator()(const FlawVerdict& step)
    {
        m_scenes.quiet();
        m_scenes.lightColumns(step.column);
        m_scenes.lightBits([&](std::size_t, Count weight) { return weight == step.column; });
        for (const std::size_t heap : step.eligible)
            m_scenes.ringBit(heap, step.column, Tone::Chosen);
        m_scenes.writeCaption(wording::figureVerdict(step.claimed, step.eligible.size()),
                              step.refuted ? Tone::Odd : Tone::Plain);
        m_scenes.push(1.4);
    }

private:
    static bool everyBit(std::size_t, Count) { return true; }

    /// For a theorem that speaks of s without a step that computes it.
    void balanceFirst()
    {
        m_scenes.quiet();
        m_scenes.ensureTable();
        m_scenes.ensureSum();
    }

    void ringWinners()
    {
        const auto column = highestColumn(m_scenes.sum());
        for (const std::size_t heap : m_winners)
            m_scenes.ringBit(heap, *column, Tone::Chosen);
    }

    BitScenes& m_scenes;
    const std::vector<Count>& m_heaps;
    std::vector<std::size_t> m_winners;
};

/// Calls the one of the three that the step is for.
template <class OfNim, class OfMisere, class OfFlaw>
void forFamily(const Step& step, OfNim&& ofNim, OfMisere&& ofMisere, OfFlaw&& ofFlaw)
{
    if (const auto* nim = familyAs<NimStep>(step))
        ofNim(*nim);
    else if (const auto* misere = familyAs<MisereStep>(step))
        ofMisere(*misere);
    else if (const auto* flaw = familyAs<NimFlawStep>(step))
        ofFlaw(*flaw);
    else
        qFatal("a step of a family that the bit columns do not show");
}

}  // namespace

ProofFigure bitColumns(const Proof& proof, QSizeF size, double textScale)
{
    ScenePlan plan;
    plan.heaps = proof.position().heaps;
    plan.size = size;
    plan.textScale = textScale;
    for (const Step& step : proof.steps)
        forFamily(step, [&plan](const NimStep& held) { std::visit(BitColumnsPlanner{plan}, held); },
                  [&plan](const MisereStep& held) { planMisere(plan, held); },
                  [&plan](const NimFlawStep& held) { planFlaw(plan, held); });

    BitScenes scenes(plan);
    if (!scenes.fits())
        return {};
    ProofFigure figure;
    figure.drawn = true;
    figure.note = scenes.leftOut();
    scenes.showHeaps();
    figure.stops.push_back(scenes.lastScene());
    BitColumnsDirector director(scenes, proof.position());
    for (const Step& step : proof.steps) {
        forFamily(step, [&director](const NimStep& held) { std::visit(director, held); },
                  [&scenes](const MisereStep& held) { showMisere(scenes, held); },
                  [&scenes](const NimFlawStep& held) { showFlaw(scenes, held); });
        figure.stops.push_back(scenes.lastScene());
    }
    figure.choreography = std::move(scenes).finish();
    return figure;
}

}  // namespace nimstone::figures
