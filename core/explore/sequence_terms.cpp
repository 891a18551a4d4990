#include "core/explore/sequence_terms.h"

#include <algorithm>

#include "core/games/golden/fibonacci_values.h"

namespace nimstone::explore {

namespace {

/// The number of terms that are copied from a period between two checks of the stop request.
constexpr std::size_t slice = 1 << 14;

/// The number of terms of Fibonacci Nim that can be computed for heaps before the first move.
constexpr std::size_t mostFresh = FibonacciNim::largestWithValue + 1;

}  // namespace

bool isException(const Period& period, std::span<const std::uint32_t> terms, std::size_t heap)
{
    if (heap >= period.preperiod)
        return false;
    const Count periods = (period.preperiod - heap + period.period - 1) / period.period;
    const Count within = heap + periods * period.period;
    return within < terms.size() && terms[within] != terms[heap] + periods * period.saltus;
}

SequenceTerms::SequenceTerms(HeapRules rules)
    : m_sequence(std::move(rules)), m_terms(std::make_unique_for_overwrite<std::uint32_t[]>(most))
{
}

SequenceTerms::SequenceTerms(BeforeFirstMove)
    : m_terms(std::make_unique_for_overwrite<std::uint32_t[]>(mostFresh))
{
}

NimSequence::End SequenceTerms::extendFresh(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress)
{
    const std::size_t end = std::min(size, mostFresh);
    // The table doubles in size, so that the first terms appear soon and a stop request is noticed.
    while (known().size() < end && !stop.stop_requested()) {
        const std::size_t before = known().size();
        const std::size_t next = std::min(end, std::max<std::size_t>(1024, 2 * before));
        const auto values = FibonacciValues::upTo(next - 1);
        for (std::size_t heap = before; heap < next; ++heap)
            m_terms[heap] = static_cast<std::uint32_t>(values->value(heap, FibonacciNim::fresh(heap).quota));
        m_known.store(next, std::memory_order_release);
        progress(next, size);
    }
    return known().size() < end ? NimSequence::End::Stopped : size > mostFresh ? NimSequence::End::OverLimit : NimSequence::End::Reached;
}

SequenceTerms::Findings SequenceTerms::extendTo(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress)
{
    const std::scoped_lock lock(m_extending);
    size = std::min(size, most);
    const auto publish = [&](Count done, Count) {
        const std::size_t before = known().size();
        for (std::size_t heap = before; heap < done; ++heap)
            m_terms[heap] = static_cast<std::uint32_t>(m_sequence->value(heap));
        m_known.store(std::max<std::size_t>(before, done), std::memory_order_release);
        progress(known().size(), size);
    };
    Findings findings;
    if (!m_sequence) {
        findings.end = extendFresh(size, stop, progress);
        return findings;
    }
    findings.end = m_sequence->extendTo(size - 1, {}, stop, publish);
    const std::size_t end = findings.end == NimSequence::End::Reached ? size : std::min(size, m_sequence->computed());
    while (known().size() < end && !stop.stop_requested())
        publish(std::min(known().size() + slice, end), size);
    if (stop.stop_requested() && known().size() < size)
        findings.end = NimSequence::End::Stopped;
    findings.period = m_sequence->proved();
    if (!findings.period && !known().empty() && !stop.stop_requested())
        findings.period = m_sequence->findPeriod(known().size() - 1, stop).found;
    for (std::size_t heap = 0; findings.period && heap < findings.period->period.preperiod; ++heap)
        findings.exceptionCount += isException(findings.period->period, known(), heap) ? 1 : 0;
    findings.rare = sequence::rareValues(m_sequence->rules(), known());
    return findings;
}

std::shared_ptr<SequenceTerms> termsOf(const Rules& rules)
{
    if (rules.as<FibonacciNim>())
        return std::make_shared<SequenceTerms>(BeforeFirstMove());
    const auto game = rules->sequence();
    return game ? std::make_shared<SequenceTerms>(*game) : nullptr;
}

}  // namespace nimstone::explore
