#include "app/figures/proofs/bits/bit_columns_families.h"

#include "app/figures/scene/figure.h"
#include "app/figures/scene/labels.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// The text of a comparison: "<b>34</b> ≤ 42" if `target` is at most `size`, and otherwise with >.
QString comparison(Count target, Count size)
{
    return QStringLiteral("%1 %2 %3").arg(bold(target), target <= size ? QStringLiteral("≤") : QStringLiteral("&gt;")).arg(size);
}

struct BitColumnsFlawsDirector {
    BitStage& scenes;

    void operator()(const NotStrictClaim& step)
    {
        scenes.quiet();
        scenes.lightRow(step.heap);
        scenes.lightSum();
        scenes.push();
    }

    void operator()(const NotStrictCase& step)
    {
        scenes.quiet();
        scenes.lightHeap(step.heap);
        scenes.lightSum();
        scenes.writeSideTitle(wording::figureTarget());
        scenes.writeSide(step.heap, comparison(step.target, step.size), step.taken == 0 ? Tone::Odd : Tone::Plain);
        scenes.push();
    }

    void operator()(const NotStrictVerdict& step)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.writeCaption(step.strict ? wording::figureStrictly() : wording::figureNoStone(),
                            step.strict ? Tone::Even : Tone::Odd);
        scenes.push();
    }

    void operator()(const CountClaim&)
    {
        scenes.quiet();
        scenes.lightSum();
        scenes.push();
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
        scenes.push();
    }

    /// The steps about a line of text add no scenes here, because another figure shows these steps.
    void operator()(const auto&) {}
};

}  // namespace

void showFlaw(BitStage& scenes, const NimFlawStep& step)
{
    std::visit(BitColumnsFlawsDirector{scenes}, step);
}

}  // namespace nimstone::figures
