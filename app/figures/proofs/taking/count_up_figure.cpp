// The figure of counting up: the track from 0 to N, on which the safe numbers are marked.
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/scene/strip_scenes.h"
#include "app/wording/proofs/taking/figure_remainders.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr std::size_t backOneByOne = 6;

/// The numbers of the track that the figure shows. If the track is too long, these are the safe numbers that the proof
/// lists, and the numbers of the first and the last block.
StripWindow windowOf(const CountUpSafeNumbers& safe)
{
    std::vector<StripWindow::Stretch> stretches{{0, 0}, {safe.goal - 1, safe.goal}};
    for (const Count number : safe.listed)
        stretches.push_back({number, number});
    stretches.push_back({safe.first, safe.first + std::min(safe.block, safe.goal - safe.first)});
    stretches.push_back({safe.goal - std::min(safe.goal, safe.block), safe.goal});
    const int digits = static_cast<int>(QString::number(safe.goal).size());
    return {safe.goal, stretches, digits <= 3 ? StripWindow::mostCells : digits <= 6 ? std::size_t{24} : std::size_t{12}};
}

class CountUpScenes {
public:
    CountUpScenes(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_safe(*stepAs<CountUpSafeNumbers>(proof.steps[1])),
          m_strip({.window = windowOf(m_safe), .numbersAbove = false, .widestTag = wording::figureSafe(),
                   .period = m_safe.block}, size, textScale)
    {
        if (!m_strip.fits())
            return;
        m_strip.title(wording::figureCountTo(m_safe.goal, m_safe.block - 1));
        for (const Count number : m_strip.window().numbers()) {
            if (number != 0)
                m_strip.addEdit(m_strip.tileOf(number), GameSum(Component{proof.rules(), {{number}}}));
        }
        m_strip.stop();
    }

    bool fits() const { return m_strip.fits(); }

    void operator()(const CountUpAsHeap& step)
    {
        for (Count number = 1; number <= std::min<Count>(step.said, StripWindow::mostCells); ++number)
            m_strip.setCellTone(number, Tone::Taken);
        m_strip.ring(0, step.said, Tone::Taken);
        m_strip.caption(wording::figureLeft(step.said, step.left));
    }

    /// Marks the safe numbers from the goal back to the first. The first few are marked in separate scenes, the others
    /// together.
    void operator()(const CountUpSafeNumbers& step)
    {
        m_strip.quiet();
        m_strip.caption(wording::figureSafeNumbers(step.first, step.block), Tone::Even);
        for (std::size_t place = 0; place < step.listed.size(); ++place) {
            const Count number = step.listed[step.listed.size() - 1 - place];
            markSafe(number);
            if (place < backOneByOne || place + 1 == step.listed.size())
                m_strip.push(0.5);
        }
    }

    void operator()(const CountUpAnswers& step)
    {
        std::vector<BashPair> shown{step.pairs.front(), step.pairs.back(), step.pairs[step.pairs.size() / 2]};
        if (step.pairs.size() < 3)
            shown = {step.pairs.front()};
        for (const BashPair& pair : shown) {
            markAll(m_safe.first);
            m_strip.setCellTone(step.from + pair.taken, Tone::Taken);
            m_strip.ring(0, step.from, Tone::Even);
            m_strip.ring(1, step.next, Tone::Even);
            m_strip.setTag(step.from + pair.taken, QStringLiteral("k"), Tone::Taken);
            m_strip.caption(wording::figureCountAnswer(step.from, pair.taken, pair.answer, step.next));
            m_strip.push(0.9);
        }
    }

    void operator()(const CountUpConclusion& step)
    {
        markAll(m_safe.first);
        m_strip.ring(0, step.rest, Tone::Chosen);
        m_strip.caption(wording::figureResidue(step.goal, step.block, step.rest, step.outcome),
                           toneOf(step.outcome));
    }

    void operator()(const CountUpContest& step)
    {
        markAll(step.rest);
        // This step is about the same game with another goal, so change the title.
        m_strip.title(wording::figureCountTo(step.last, step.block - 1));
        m_strip.setCellTone(step.bound, Tone::Odd);
        m_strip.setTag(step.bound, QStringLiteral("×"), Tone::Odd);
        m_strip.ring(0, step.last, Tone::Chosen);
        m_strip.caption(wording::figureResidue(step.last, step.block, step.rest, step.outcome),
                           toneOf(step.outcome));
    }

    ProofFigure draw() &&
    {
        showSteps<CountUpStep>(m_proof, m_strip, *this);
        if (!m_strip.window().isWhole())
            m_strip.setNote(wording::noteNumbers(m_strip.window().cells(), m_safe.goal));
        return std::move(m_strip).finish();
    }

private:
    void markSafe(Count number)
    {
        m_strip.setCellTone(number, Tone::Even);
        m_strip.setTag(number, wording::figureSafe(), Tone::Even);
    }

    /// Marks all shown numbers n as safe for which n mod (m + 1) is `rest`.
    void markAll(Count rest)
    {
        m_strip.quiet();
        for (const Count number : m_strip.window().numbers()) {
            if (number % m_safe.block == rest)
                markSafe(number);
        }
    }

    const Proof& m_proof;
    const CountUpSafeNumbers& m_safe;
    StripScenes m_strip;
};

}  // namespace

ProofFigure countUpFigure(const Proof& proof, QSizeF size, double textScale)
{
    return drawIfItFits(CountUpScenes(proof, size, textScale));
}

}  // namespace nimstone::figures
