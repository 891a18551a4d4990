#include "app/figures/proofs/taking/period_strip.h"

#include <algorithm>

#include "app/wording/proofs/taking/figure_remainders.h"

namespace nimstone::figures {

using namespace proof;

namespace {

/// Collects the values, and the heaps that the steps name.
class Gatherer {
public:
    explicit Gatherer(PeriodStrip& strip) : m_strip(strip) {}

    void operator()(const NimSequenceTerms& step) { m_strip.values = step.values; }
    void operator()(const HeapReadOff& step) { show(step.like); }

    void operator()(const SubtractionMex& step)
    {
        show(step.heap);
        for (const TakeOption& option : step.options)
            show(option.left);
    }

    void operator()(const EqualWindowPair& step)
    {
        m_strip.period = step.second - step.first;
        showEnds(step.first, step.first + step.length);
        showEnds(step.second, step.second + step.length);
    }

    void operator()(const WindowsGoOn& step)
    {
        // The step before compares two windows (ranges of heaps). Add one value after them.
        m_strip.values.push_back(step.value);
        show(step.right);
    }

    void operator()(const CodeMex& step)
    {
        show(step.heap);
        for (const CodeOption& option : step.options)
            show(option);
    }

    void operator()(const GuySmithWindow& step)
    {
        // If the proof has too few values for the window, show no window. This is the case in the repair of a flawed
        // proof, which mentions the window only in its text.
        if (m_strip.values.size() < step.below + step.period)
            return;
        m_strip.period = step.period;
        showEnds(step.from, step.below);
        showEnds(step.from + step.period, step.below + step.period);
        m_strip.values.push_back(m_strip.values[step.below]);
    }

    void operator()(const GuySmithExample& step)
    {
        show({step.taken, step.first, step.second, step.value});
        show(step.shorter);
    }

    void operator()(const WindowFromZeroPasses& step)
    {
        m_strip.values = step.values;
        showEnds(0, step.below + step.period);
    }

    void operator()(const WindowFromZeroBreaks& step)
    {
        // The values before this heap are equal to the values one period earlier, so copy them.
        while (m_strip.values.size() < step.heap)
            m_strip.values.push_back(m_strip.values[m_strip.values.size() - (step.heap - step.back)]);
        m_strip.values.push_back(step.value);
        show(step.heap);
        show(step.back);
        show({step.taken, step.first, step.second, 0});
    }

    void operator()(const WindowFromZeroVerdict& step) { show(step.like); }

    void operator()(const PeriodByEyeBreaks& step)
    {
        show(step.heap);
        show(step.later);
    }

    // These steps name no heaps, so the strip need not show any heaps for them.
    void operator()(const ZeroHeaps&) {}
    void operator()(const ValuesDecide&) {}
    void operator()(const SubtractionRule&) {}
    void operator()(const WindowsMustRecur&) {}
    void operator()(const CodeMeaning&) {}
    void operator()(const GuySmithGoesOn&) {}
    void operator()(const HeapZeroApart&) {}
    void operator()(const WindowFromZeroClaim&) {}
    void operator()(const PeriodsByEye&) {}
    void operator()(const PeriodByEyeVerdict&) {}

private:
    void show(Count heap) { m_strip.stretches.push_back({heap, heap}); }

    void show(const CodeOption& option)
    {
        show(option.first);
        show(option.second);
    }

    /// Adds the first and the last heaps of the window from `first` to `below` − 1, and the heap `below`.
    void showEnds(Count first, Count below)
    {
        const Count some = std::min<Count>(6, below - first);
        m_strip.stretches.push_back({first, first + some - 1});
        m_strip.stretches.push_back({below - std::min<Count>(some, 3), below});
    }

    PeriodStrip& m_strip;
};

}  // namespace

PeriodStrip::PeriodStrip(const Proof& proof)
{
    stretches.push_back({0, 3});
    Gatherer gatherer(*this);
    for (const Step& step : proof.steps) {
        if (const auto* const ofPeriods = familyAs<PeriodStep>(step))
            std::visit(gatherer, *ofPeriods);
        else
            std::visit(gatherer, *familyAs<PeriodFlawStep>(step));
    }
    stretches.push_back({0, StripWindow::mostCells});
}

QString PeriodStrip::widestValue() const
{
    return QString::number(*std::ranges::max_element(values));
}

QString stripTitle(const Proof& proof)
{
    const AnyGame& game = proof.rules().game();
    if (const auto* octal = std::get_if<TakeAndBreakGame>(&game))
        return wording::figureOctalCode(QString::fromStdString(octal->code().text()));
    const auto amounts = std::get<SubtractionGame>(game).set().amounts();
    return QStringLiteral("S = { %1 }").arg(wording::valuesText({amounts.begin(), amounts.end()}, 12));
}

}  // namespace nimstone::figures
