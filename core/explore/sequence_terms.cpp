#include "core/explore/sequence_terms.h"

#include <algorithm>

namespace nimstone::explore {

namespace {

/// So many terms are read off a period between two questions whether to stop.
constexpr std::size_t slice = 1 << 14;

/// Whether all splits take amounts of one parity; see sparse_space.h.
bool splitsHaveOneParity(const HeapRules& rules)
{
    return std::ranges::all_of(rules.splitting, [&](Count amount) { return amount % 2 == rules.splitting.front() % 2; });
}

}  // namespace

SequenceTerms::SequenceTerms(SequenceGame game)
    : m_sequence(std::move(game)), m_terms(std::make_unique_for_overwrite<std::uint32_t[]>(most))
{
}

void SequenceTerms::publish(std::size_t size)
{
    const std::size_t before = m_known.load(std::memory_order_relaxed);
    for (std::size_t heap = before; heap < size; ++heap)
        m_terms[heap] = static_cast<std::uint32_t>(m_sequence.value(heap));
    if (size > before)
        m_known.store(size, std::memory_order_release);
}

SequenceTerms::Findings SequenceTerms::extendTo(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress)
{
    size = std::min(size, most);
    Findings findings;
    const auto tell = [&](Count done, Count wanted) {
        publish(static_cast<std::size_t>(std::min<Count>(done, size)));
        progress(done, wanted);
    };
    findings.end = m_sequence.extendTo(size - 1, {}, stop, tell);
    if (findings.end != NimSequence::End::Reached)
        size = std::min<std::size_t>(size, m_sequence.computed());
    while (known().size() < size && !(stop.stop_requested() && findings.end == NimSequence::End::Reached)) {
        publish(std::min(known().size() + slice, size));
        progress(known().size(), size);
    }
    if (stop.stop_requested() && known().size() < size)
        findings.end = NimSequence::End::Stopped;
    findings.period = m_sequence.proved();
    if (!findings.period && !known().empty() && !stop.stop_requested())
        findings.period = m_sequence.findPeriod(known().size() - 1, stop).found;
    if (findings.period)
        lookForExceptions(findings);
    lookForRareValues(findings);
    return findings;
}

void SequenceTerms::lookForExceptions(Findings& findings) const
{
    const Period& period = findings.period->period;
    // The amounts of Bash's game may be as large as any heap: then the first period is never over.
    if (period.period > most)
        return;
    std::vector<Count> cycle;
    for (Count heap = period.preperiod; heap < period.preperiod + period.period; ++heap)
        cycle.push_back(m_sequence.value(heap));
    findings.exceptions = std::make_shared<const Exceptions>(period, std::move(cycle));
    const auto terms = known();
    for (std::size_t heap = 0; heap < std::min<Count>(terms.size(), period.preperiod); ++heap)
        findings.exceptionCount += findings.exceptions->holds(heap, terms[heap]) ? 1 : 0;
}

void SequenceTerms::lookForRareValues(Findings& findings) const
{
    const HeapRules rules = heapRules(game());
    const auto terms = known();
    // Of splits in two; and where every amount may be taken too, each heap has a value of its own.
    if (rules.splitting.empty() || !rules.tripling.empty() || rules.anyAmount || terms.empty())
        return;
    const std::size_t values = *std::ranges::max_element(terms) + 1;
    sequence::Histogram histogram{std::vector<std::int32_t>(values), std::vector<std::int32_t>(values)};
    for (std::size_t heap = 1; heap < terms.size(); ++heap)
        ++(heap % 2 == 0 ? histogram.even : histogram.odd)[terms[heap]];
    findings.space = sequence::bestSpace(histogram, splitsHaveOneParity(rules));
    for (std::size_t heap = 1; heap < terms.size(); ++heap)
        findings.rareCount += isRare(*findings.space, heap, terms[heap]) ? 1 : 0;
}

}  // namespace nimstone::explore
