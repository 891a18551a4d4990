// The figure of counting up: the track from 0 to N, on which the safe numbers are marked.
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/objects/strip.h"
#include "app/wording/proofs/taking/figure_remainders.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr std::size_t backOneByOne = 6;

const CountUpSafeNumbers& safeNumbersOf(const Proof& proof) { return *stepAs<CountUpSafeNumbers>(proof.steps[1]); }

/// If the track is too long, the figure shows the safe numbers that the proof lists, and the numbers of the first and the
/// last block.
StripScenes::Plan planOf(const CountUpSafeNumbers& safe)
{
    std::vector<StripWindow::Stretch> stretches{{0, 0}, {safe.goal - 1, safe.goal}};
    for (const Count number : safe.listed)
        stretches.push_back({number, number});
    stretches.push_back({safe.first, safe.first + std::min(safe.block, safe.goal - safe.first)});
    stretches.push_back({safe.goal - std::min(safe.goal, safe.block), safe.goal});
    const int digits = static_cast<int>(QString::number(safe.goal).size());
    const std::size_t most = digits <= 3 ? StripWindow::mostCells : digits <= 6 ? std::size_t{24} : std::size_t{12};
    return {.window = {safe.goal, stretches, most}, .numbersAbove = false, .widestTag = wording::figureSafe(), .period = safe.block};
}

class CountUpScenes : public StripScenes {
public:
    CountUpScenes(const Proof& proof, const Sheet& sheet)
        : StripScenes(planOf(safeNumbersOf(proof)), proof, sheet), m_safe(safeNumbersOf(proof))
    {
    }

    void operator()(const CountUpAsHeap& step)
    {
        for (Count number = 1; number <= std::min<Count>(step.said, StripWindow::mostCells); ++number)
            setCellTone(number, Tone::Taken);
        ring(0, step.said, Tone::Taken);
        caption(wording::figureLeft(step.said, step.left));
    }

    /// Marks the safe numbers from the goal back to the first. The first few are marked in separate scenes, the others
    /// together.
    void operator()(const CountUpSafeNumbers& step)
    {
        quiet();
        caption(wording::figureSafeNumbers(step.first, step.block), Tone::Even);
        for (std::size_t place = 0; place < step.listed.size(); ++place) {
            const Count number = step.listed[step.listed.size() - 1 - place];
            markSafe(number);
            if (place < backOneByOne || place + 1 == step.listed.size())
                push(0.5);
        }
    }

    void operator()(const CountUpAnswers& step)
    {
        std::vector<BashPair> shown{step.pairs.front(), step.pairs.back(), step.pairs[step.pairs.size() / 2]};
        if (step.pairs.size() < 3)
            shown = {step.pairs.front()};
        for (const BashPair& pair : shown) {
            markAll(m_safe.first);
            setCellTone(step.from + pair.taken, Tone::Taken);
            ring(0, step.from, Tone::Even);
            ring(1, step.next, Tone::Even);
            setTag(step.from + pair.taken, QStringLiteral("k"), Tone::Taken);
            caption(wording::figureCountAnswer(step.from, pair.taken, pair.answer, step.next));
            push(0.9);
        }
    }

    void operator()(const CountUpConclusion& step)
    {
        markAll(m_safe.first);
        ring(0, step.rest, Tone::Chosen);
        caption(wording::figureResidue(step.goal, step.block, step.rest, step.outcome), toneOf(step.outcome));
    }

    void operator()(const CountUpContest& step)
    {
        markAll(step.rest);
        // This step is about the same game with another goal, so change the title.
        title(wording::figureCountTo(step.last, step.block - 1));
        setCellTone(step.bound, Tone::Odd);
        setTag(step.bound, QStringLiteral("×"), Tone::Odd);
        ring(0, step.last, Tone::Chosen);
        caption(wording::figureResidue(step.last, step.block, step.rest, step.outcome), toneOf(step.outcome));
    }

    void play()
    {
        title(wording::figureCountTo(m_safe.goal, m_safe.block - 1));
        for (const Count number : window().numbers()) {
            if (number != 0)
                addEdit(tileOf(number), GameSum(Component{m_proof.rules(), {{number}}}));
        }
        stop();
        showSteps<CountUpStep>(*this);
        if (!window().isWhole())
            setNote(wording::noteNumbers(window().cells(), m_safe.goal));
    }

private:
    void markSafe(Count number)
    {
        setCellTone(number, Tone::Even);
        setTag(number, wording::figureSafe(), Tone::Even);
    }

    /// Marks all shown numbers n as safe for which n mod (m + 1) is `rest`.
    void markAll(Count rest)
    {
        quiet();
        for (const Count number : window().numbers()) {
            if (number % m_safe.block == rest)
                markSafe(number);
        }
    }

    const CountUpSafeNumbers& m_safe;
};

}  // namespace

ProofFigure countUpFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<CountUpScenes>(proof, sheet);
}

}  // namespace nimstone::figures
