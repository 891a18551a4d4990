#include "core/sequences/nim_sequence.h"

#include <algorithm>
#include <bit>

#include "core/sequences/bounds.h"
#include "core/sequences/find_period.h"

namespace nimstone {

namespace {

using sequence::PlainMethod;
using sequence::Repetition;
using sequence::SplittingMethod;
using sequence::Term;

constexpr std::size_t firstLook = 64;

/// The number of heaps that are computed between two checks of the stop token.
constexpr std::size_t slice = 256;

/// The number of heaps between two checks of the stop token in games that split a heap into three, where each heap takes long.
constexpr std::size_t sliceOfTripling = 4;

/// Returns the difference of two consecutive terms modulo 2^16. These differences are periodic if the
/// sequence is arithmetic-periodic, so the search for a period uses them.
Term step(Term from, Term to)
{
    return static_cast<Term>(to - from);
}

/// Returns the limits for a request for heaps beyond mostHeaps(rules), whose values only a proved period can give. If each heap
/// takes long, fewer heaps are computed to find a period. If no theorem can prove a period of the game, no heaps are computed.
SequenceLimits limitsBeyond(const HeapRules& rules, const PeriodRule& rule, SequenceLimits limits)
{
    if (!rule.proves())
        limits.heaps = 0;
    else if (!rules.tripling.empty())
        limits.heaps = std::min(limits.heaps, sequence::heapsAtOnce(rules, sequence::mostHeaps(rules)));
    return limits;
}

}  // namespace

NimSequence::NimSequence(HeapRules rules) : NimSequence(std::move(rules), {}) {}

NimSequence::NimSequence(HeapRules rules, std::vector<Term> known)
    : m_rules(std::move(rules)), m_rule(m_rules), m_nextLook(std::max(firstLook, 2 * std::bit_floor(known.size())))
{
    if (m_rules.closed) {
        m_proved = m_rules.closed->period;
        m_knownBelow = maxCount + 1;
        return;
    }
    if (m_rules.splitting.empty() || !m_rules.tripling.empty())
        m_method.emplace<PlainMethod>(m_rules, std::move(known));
    else
        m_method.emplace<SplittingMethod>(m_rules, std::move(known));
    if (m_rules.theorem == PeriodTheorem::Windows) {
        // Heaps smaller than the smallest amount have no move, so their values are known.
        std::get<PlainMethod>(m_method).extendTo(1);
        m_knownBelow = m_rules.leavingOne.front();
    }
    lookForProof();
}

std::size_t NimSequence::computed() const
{
    if (const auto* plain = std::get_if<PlainMethod>(&m_method))
        return plain->size();
    const auto* splitting = std::get_if<SplittingMethod>(&m_method);
    return splitting ? splitting->size() : 0;
}

Term NimSequence::term(std::size_t heap) const
{
    if (const auto* plain = std::get_if<PlainMethod>(&m_method))
        return plain->term(heap);
    return std::get<SplittingMethod>(m_method).term(heap);
}

Count NimSequence::work() const
{
    const auto* splitting = std::get_if<SplittingMethod>(&m_method);
    return splitting ? splitting->work() : 0;
}

Count NimSequence::value(Count heap) const
{
    if (std::holds_alternative<Nothing>(m_method))
        return m_rules.closed->value(heap);
    if (heap < computed())
        return term(heap);
    const Count from = m_periodInUse.preperiod;
    return term(from + (heap - from) % m_periodInUse.period);
}

NimSequence::End NimSequence::extendTo(Count heap, const SequenceLimits& allowed, std::stop_token stop,
                                       const SequenceProgress& progress)
{
    if (known() > heap)
        return End::Reached;
    const SequenceLimits limits = heap < sequence::mostHeaps(m_rules) ? allowed : limitsBeyond(m_rules, m_rule, allowed);
    if (const auto* plain = std::get_if<PlainMethod>(&m_method); plain && heap < limits.heaps)
        std::get<PlainMethod>(m_method).reserve(std::min<std::size_t>(heap + 1, Count{1} << 22));
    else if (std::holds_alternative<SplittingMethod>(m_method) && heap < limits.heaps)
        std::get<SplittingMethod>(m_method).reserve(std::min<std::size_t>(heap + 1, Count{1} << 23));
    while (known() <= heap) {
        const std::size_t size = std::min<std::size_t>(heap + 1, m_nextLook);
        if (const End end = computeTo(size, limits, stop, progress, heap + 1); end != End::Reached)
            return end;
        if (computed() == m_nextLook) {
            m_nextLook *= 2;
            lookForProof();
        }
    }
    return End::Reached;
}

NimSequence::End NimSequence::computeTo(std::size_t size, const SequenceLimits& limits, const std::stop_token& stop,
                                        const SequenceProgress& progress, Count wanted)
{
    const bool triples = !m_rules.tripling.empty();
    const Count mostHeaps = std::min(limits.heaps, sequence::mostHeaps(m_rules));
    while (computed() < size) {
        if (stop.stop_requested())
            return End::Stopped;
        if (computed() >= mostHeaps || work() > limits.work)
            return End::OverLimit;
        const std::size_t next = std::min<std::size_t>({size, computed() + (triples ? sliceOfTripling : slice), mostHeaps});
        const bool fits = std::holds_alternative<PlainMethod>(m_method)
            ? std::get<PlainMethod>(m_method).extendTo(next)
            : std::get<SplittingMethod>(m_method).extendTo(next);
        if (!fits)
            return End::ValueTooLarge;
        if (progress)
            progress(computed(), wanted);
    }
    return End::Reached;
}

bool NimSequence::holds(const Period& period, Count below) const
{
    for (Count heap = period.preperiod; heap < below; ++heap) {
        if (term(heap) != term(heap + period.period))
            return false;
    }
    return true;
}

void NimSequence::lookForProof()
{
    if (!m_rule.proves() || m_proved)
        return;
    const std::size_t size = computed();
    const auto found = sequence::findRepetition([this](std::size_t heap) { return term(heap); }, size, [&](Repetition r) {
        return m_rule.termsNeeded(r.period, r.from) <= size;
    });
    if (!found)
        return lookForPartialProof();
    m_periodInUse = {found->period, found->from, 0};
    m_proved = {m_periodInUse, m_rule.certificate(found->period, found->from)};
    m_knownBelow = maxCount + 1;
}

/// Amounts larger than a heap do not affect its value. So let a be the first amount of the set that is greater than half
/// of computed(). A period of the set without a and larger amounts gives the values of all heaps below a.
void NimSequence::lookForPartialProof()
{
    const std::vector<Count>& amounts = m_rules.leavingOne;
    if (m_rules.theorem != PeriodTheorem::Windows)
        return;
    const auto above = std::ranges::upper_bound(amounts, computed() / 2);
    if (above == amounts.begin() || above == amounts.end() || *above <= m_knownBelow)
        return;
    const PeriodRule rule = PeriodRule::ofWindows(*(above - 1));
    const std::size_t size = std::min<std::size_t>(computed(), *above);
    const auto found = sequence::findRepetition([this](std::size_t heap) { return term(heap); }, size, [&](Repetition r) {
        return rule.termsNeeded(r.period, r.from) <= size;
    });
    if (found) {
        m_periodInUse = {found->period, found->from, 0};
        m_knownBelow = *above;
    }
}

/// Returns the shortest period that g(0) … g(size − 1) have over the whole range that the certificate of the period needs.
std::optional<CertifiedPeriod> NimSequence::candidate(std::size_t size) const
{
    const auto plausible = [&](Repetition r) { return m_rule.below(r.period, r.from) <= size; };
    if (!m_rules.mayHaveSaltus) {
        const auto found = sequence::findRepetition([this](std::size_t heap) { return term(heap); }, size, plausible);
        if (!found)
            return std::nullopt;
        return CertifiedPeriod{{found->period, found->from, 0}, Observed{size - 1}};
    }
    const auto found = sequence::findRepetition(
        [this](std::size_t heap) { return step(term(heap), term(heap + 1)); }, size - 1, plausible);
    if (!found || term(found->from + found->period) < term(found->from))
        return std::nullopt;
    const Count saltus = Count{term(found->from + found->period)} - term(found->from);
    return CertifiedPeriod{{found->period, found->from, saltus}, Observed{size - 1}};
}

NimSequence::PeriodSearch NimSequence::findPeriod(Count upTo, std::stop_token stop, const SequenceProgress& progress)
{
    const auto provedWithin = [&] {
        if (!m_proved)
            return false;
        const auto* range = std::get_if<PeriodRange>(&m_proved->certificate);
        return !range || range->below <= upTo + 1;
    };
    const SequenceLimits limits = upTo < sequence::mostHeaps(m_rules) ? SequenceLimits() : limitsBeyond(m_rules, m_rule, {});
    End end = End::Reached;
    while (!m_proved && computed() <= upTo && end == End::Reached) {
        // The loop calls computeTo and not extendTo, because extendTo may end after lookForPartialProof without a proved period.
        end = computeTo(std::min<std::size_t>(upTo + 1, m_nextLook), limits, stop, progress, upTo + 1);
        if (computed() == m_nextLook) {
            m_nextLook *= 2;
            lookForProof();
        }
    }
    if (provedWithin())
        return {End::Reached, m_proved};
    if (end != End::Reached || computed() <= upTo || upTo == 0)
        return {end, std::nullopt};
    auto found = candidate(upTo + 1);
    if (!found || found->period.saltus != 0 || !m_rule.proves())
        return {end, found};
    const auto [period, preperiod, saltus] = found->period;
    const std::size_t needed = m_rule.termsNeeded(period, preperiod);
    // In this case, the proof would need the values of heaps that are never computed.
    if (needed > sequence::mostHeaps(m_rules))
        return {End::Reached, found};
    end = computeTo(needed, {}, stop, progress, needed);
    if (end != End::Reached)
        return {end, std::nullopt};
    if (!holds(found->period, m_rule.below(period, preperiod)))
        return {End::Reached, std::nullopt};
    found->certificate = m_rule.certificate(period, preperiod);
    m_periodInUse = found->period;
    m_proved = found;
    m_knownBelow = maxCount + 1;
    return {End::Reached, found};
}

}  // namespace nimstone
