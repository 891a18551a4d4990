#include "app/figures/proofs/bits/bit_columns_families.h"

#include "app/figures/scene/figure.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"

namespace nimstone::figures {

namespace {

using namespace proof;

struct BitColumnsMisereDirector {
    BitStage& scenes;

    void operator()(const MisereShape& step)
    {
        scenes.ensureTable();
        scenes.quiet();
        // A heap is large if it has two stones or more, so it has a 1 in the column of weight 2 or in a higher column.
        if (step.large == 0)
            scenes.lightEveryBit();
        else
            scenes.lightBits([](std::size_t, Count weight) { return weight > 1; });
        scenes.push();
    }

    void operator()(const MisereForced& step)
    {
        scenes.quiet();
        scenes.lightEveryBit();
        scenes.writeCaption(wording::figureMovesLeft(step.moves), step.moves % 2 == 1 ? Tone::Odd : Tone::Even);
        scenes.push();
    }

    void operator()(const MisereSwitch& step)
    {
        scenes.quiet();
        scenes.carryOut(step.move);
        scenes.writeCaption(wording::figureOnesLeft(step.onesAfter), Tone::Even);
        scenes.sumUpAfter();
    }

    void operator()(const MisereUnbalances&)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.lightEveryBit();
        scenes.writeCaption(wording::figureOptions(Outcome::N), Tone::Odd);
        scenes.push();
    }

    void operator()(const MisereBalance& step)
    {
        scenes.quiet();
        scenes.carryOut(step.move);
        scenes.writeCaption(wording::figureOptions(Outcome::P), Tone::Even);
        scenes.sumUpAfter();
    }

    void operator()(const MisereConclusion& step)
    {
        scenes.quiet();
        scenes.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
        scenes.push();
    }

    void operator()(const MisereSumClaim& step)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.writeCaption(wording::figureClaimed(step.claimed), Tone::Plain);
        scenes.push();
    }

    void operator()(const MisereSumVerdict& step)
    {
        scenes.quiet();
        scenes.writeCaption(wording::figureConclusion(step.truth), step.refuted ? Tone::Odd : Tone::Even);
        scenes.push();
    }
};

}  // namespace

void showMisere(BitStage& scenes, const MisereStep& step)
{
    std::visit(BitColumnsMisereDirector{scenes}, step);
}

}  // namespace nimstone::figures
