#include "app/figures/proofs/bits/bit_columns_misere.h"

#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/misere.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

bool everyBit(std::size_t, Count) { return true; }

struct BitColumnsMiserePlanner {
    ScenePlan& plan;

    void operator()(const MisereShape&) { }
    void operator()(const MisereForced& step) { plan.captions.push_back(wording::figureMovesLeft(step.moves)); }
    void operator()(const MisereSwitch& step)
    {
        plan.move = step.move;
        plan.afterRow = true;
        plan.focus = highestColumn(step.before).value_or(0);
        plan.captions.push_back(wording::figureOnesLeft(step.onesAfter));
    }
    void operator()(const MisereUnbalances&) { plan.captions.push_back(wording::figureOptions(Outcome::N)); }
    void operator()(const MisereBalance& step)
    {
        plan.move = step.move;
        plan.afterRow = true;
        plan.focus = highestColumn(step.sum).value_or(0);
        plan.captions.push_back(wording::figureOptions(Outcome::P));
    }
    void operator()(const MisereConclusion& step) { plan.captions.push_back(wording::figureConclusion(step.outcome)); }
    void operator()(const MisereSumClaim& step) { plan.captions.push_back(wording::figureClaimed(step.claimed)); }
    void operator()(const MisereSumVerdict& step) { plan.captions.push_back(wording::figureConclusion(step.truth)); }
};

struct BitColumnsMisereDirector {
    BitScenes& scenes;

    void operator()(const MisereShape& step)
    {
        scenes.ensureTable();
        scenes.quiet();
        // What makes a heap large stands in the columns from the second on.
        if (step.large == 0)
            scenes.lightBits(everyBit);
        else
            scenes.lightBits([](std::size_t, Count weight) { return weight > 1; });
        scenes.push(1);
    }

    void operator()(const MisereForced& step)
    {
        scenes.quiet();
        scenes.lightBits(everyBit);
        scenes.writeCaption(wording::figureMovesLeft(step.moves), step.moves % 2 == 1 ? Tone::Odd : Tone::Even);
        scenes.push(1);
    }

    void operator()(const MisereSwitch& step)
    {
        carryOut(step.move);
        scenes.writeCaption(wording::figureOnesLeft(step.onesAfter), Tone::Even);
        scenes.sumUpAfter();
    }

    void operator()(const MisereUnbalances&)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.lightBits(everyBit);
        scenes.writeCaption(wording::figureOptions(Outcome::N), Tone::Odd);
        scenes.push(1);
    }

    void operator()(const MisereBalance& step)
    {
        carryOut(step.move);
        scenes.writeCaption(wording::figureOptions(Outcome::P), Tone::Even);
        scenes.sumUpAfter();
    }

    void operator()(const MisereConclusion& step)
    {
        scenes.quiet();
        scenes.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
        scenes.push(1);
    }

    void operator()(const MisereSumClaim& step)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.writeCaption(wording::figureClaimed(step.claimed), Tone::Plain);
        scenes.push(1);
    }

    void operator()(const MisereSumVerdict& step)
    {
        scenes.quiet();
        scenes.writeCaption(wording::figureConclusion(step.truth), step.refuted ? Tone::Odd : Tone::Even);
        scenes.push(1);
    }

    /// The row of the heap becomes what is left of it, and the rest is taken.
    void carryOut(const Move& move)
    {
        scenes.quiet();
        scenes.lightRow(move.heap);
        scenes.lightBits([&](std::size_t heap, Count) { return heap == move.heap; });
        scenes.ringFlips();
        scenes.push(1);
        scenes.flip();
        scenes.quiet();
        scenes.lightRow(move.heap);
        scenes.take();
        scenes.quiet();
    }
};

}  // namespace

void planMisere(ScenePlan& plan, const MisereStep& step)
{
    std::visit(BitColumnsMiserePlanner{plan}, step);
}

void showMisere(BitScenes& scenes, const MisereStep& step)
{
    std::visit(BitColumnsMisereDirector{scenes}, step);
}

}  // namespace nimstone::figures
