#include "app/figures/proofs/bits/bit_columns_flaws.h"

#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/nim_flaws.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// "<b>34</b> ≤ 42", or > where it is.
QString comparison(Count target, Count size)
{
    return QStringLiteral("<b>%1</b> %2 %3").arg(target).arg(target <= size ? QStringLiteral("≤") : QStringLiteral("&gt;"))
        .arg(size);
}

struct BitColumnsFlawsPlanner {
    ScenePlan& plan;

    void operator()(const NotStrictClaim&) { }
    void operator()(const NotStrictCase& step)
    {
        plan.sides.push_back(wording::figureTarget());
        plan.sides.push_back(comparison(step.target, step.size));
    }
    void operator()(const NotStrictVerdict& step)
    {
        plan.captions.push_back(step.strict ? wording::figureStrictly() : wording::figureNoStone());
    }
    void operator()(const CountClaim&) { }
    void operator()(const CountAtMost& step)
    {
        plan.sides.push_back(wording::figureTarget());
        for (const CountedHeap& heap : step.heaps)
            plan.sides.push_back(comparison(heap.target, heap.size));
    }
    void operator()(const CountVerdict& step)
    {
        plan.captions.push_back(wording::figureCounted(step.claimed, step.truth));
    }
    /// The line of text has a figure of its own.
    void operator()(const auto&) { }
};

struct BitColumnsFlawsDirector {
    BitScenes& scenes;

    void operator()(const NotStrictClaim& step)
    {
        scenes.quiet();
        scenes.lightRow(step.heap);
        scenes.lightSum();
        scenes.push(1);
    }

    void operator()(const NotStrictCase& step)
    {
        scenes.quiet();
        scenes.lightRow(step.heap);
        scenes.lightSum();
        scenes.lightBits([&](std::size_t heap, Count) { return heap == step.heap; });
        scenes.writeSideTitle(wording::figureTarget());
        scenes.writeSide(step.heap, comparison(step.target, step.size), step.taken == 0 ? Tone::Odd : Tone::Plain);
        scenes.push(1);
    }

    void operator()(const NotStrictVerdict& step)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.writeCaption(step.strict ? wording::figureStrictly() : wording::figureNoStone(),
                            step.strict ? Tone::Even : Tone::Odd);
        scenes.push(1);
    }

    void operator()(const CountClaim&)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.push(1);
    }

    void operator()(const CountAtMost& step)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.lightBits([&](std::size_t heap, Count) { return step.heaps[heap].counted; });
        scenes.writeSideTitle(wording::figureTarget());
        for (std::size_t heap = 0; heap < step.heaps.size(); ++heap) {
            const CountedHeap& row = step.heaps[heap];
            scenes.writeSide(heap, comparison(row.target, row.size), row.target == row.size ? Tone::Odd : Tone::Plain);
        }
        scenes.push(1.4);
    }

    void operator()(const CountVerdict& step)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.writeCaption(wording::figureCounted(step.claimed, step.truth), step.refuted ? Tone::Odd : Tone::Plain);
        scenes.push(1);
    }

    void operator()(const auto&) { }
};

}  // namespace

void planFlaw(ScenePlan& plan, const NimFlawStep& step)
{
    std::visit(BitColumnsFlawsPlanner{plan}, step);
}

void showFlaw(BitScenes& scenes, const NimFlawStep& step)
{
    std::visit(BitColumnsFlawsDirector{scenes}, step);
}

}  // namespace nimstone::figures
