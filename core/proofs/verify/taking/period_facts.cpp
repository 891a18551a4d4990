#include "core/proofs/verify/taking/period_facts.h"

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

Count MexValues::operator()(Count heap)
{
    while (m_values.size() <= heap) {
        std::vector<Count> reached;
        for (const CodeOption& option : options(m_values.size()))
            reached.push_back(option.value);
        m_values.push_back(leastMissing(reached));
    }
    return m_values[static_cast<std::size_t>(heap)];
}

std::vector<CodeOption> MexValues::options(Count heap)
{
    std::vector<CodeOption> found;
    if (const auto* game = m_rules.as<SubtractionGame>()) {
        for (const Count amount : game->set().amounts()) {
            if (amount <= heap)
                found.push_back({amount, 0, heap - amount, (*this)(heap - amount)});
        }
        return found;
    }
    const auto& code = m_rules.as<TakeAndBreakGame>()->code();
    for (Count taken = 0; taken <= heap && taken <= code.last(); ++taken) {
        const unsigned digit = code.digit(taken);
        const Count left = heap - taken;
        if (digit % 2 == 1 && left == 0)
            found.push_back({taken, 0, 0, 0});
        if (digit / 2 % 2 == 1 && left > 0)
            found.push_back({taken, 0, left, (*this)(left)});
        if (digit / 4 % 2 == 0)
            continue;
        for (Count first = 1, second = left - 1; left > 1 && first <= second; ++first, --second)
            found.push_back({taken, first, second, (*this)(first) ^ (*this)(second)});
    }
    return found;
}

bool MexValues::are(const std::vector<Count>& values)
{
    for (std::size_t heap = 0; heap < values.size(); ++heap) {
        if (values[heap] != (*this)(heap))
            return false;
    }
    return true;
}

/// Uses the fact that the least period of a sequence divides every other period of it.
bool isLeast(const PlainPeriod& period, MexValues& values)
{
    if (period.preperiod > 0 && values(period.preperiod - 1) == values(period.preperiod - 1 + period.period))
        return false;
    for (Count divisor = 1; divisor < period.period; ++divisor) {
        bool differs = period.period % divisor != 0;
        for (Count heap = period.preperiod; !differs && heap < period.preperiod + period.period; ++heap)
            differs = values(heap) != values(period.like(heap + divisor));
        if (!differs)
            return false;
    }
    return true;
}

bool holds(const HeapReadOff& step, std::size_t heap, const Proof& proof, const PlainPeriod& period, MexValues& values)
{
    return step.heap == heap && step.size == proof.position().heaps[heap] && step.like == period.like(step.size)
        && step.value == values(step.like);
}

bool holds(const ValuesDecide& step, const Proof& proof, const PlainPeriod& period, MexValues& values)
{
    const auto& heaps = proof.position().heaps;
    if (step.values.size() != heaps.size())
        return false;
    Count sum = 0;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (step.values[heap] != values(period.like(heaps[heap])))
            return false;
        // Computes XOR without the operator ^: the bits that are in either number, minus the bits that are in both.
        sum = (sum | step.values[heap]) - (sum & step.values[heap]);
    }
    return step.sum == sum && step.outcome == (sum == 0 ? Outcome::P : Outcome::N);
}

bool holds(const EqualWindowPair& step, Count reach, PlainPeriod& period, MexValues& values)
{
    if (step.length != reach || step.window.size() != reach || step.second <= step.first || step.second > mostPlainValues
        || step.second + reach > mostPlainValues)
        return false;
    for (Count place = 0; place < reach; ++place) {
        const Count value = step.window[static_cast<std::size_t>(place)];
        if (value != values(step.first + place) || value != values(step.second + place))
            return false;
    }
    period = {step.second - step.first, step.first};
    return isLeast(period, values);
}

bool holds(const GuySmithWindow& step, Count last, PlainPeriod& period, MexValues& values)
{
    if (step.from < 1 || step.from > mostPlainValues || step.period < 1 || step.period > mostPlainValues
        || step.last != last || step.below != 2 * step.from + step.period + last
        || step.below + step.period > mostPlainValues)
        return false;
    for (Count heap = step.from; heap < step.below; ++heap) {
        if (values(heap) != values(heap + step.period))
            return false;
    }
    const bool fromZero = step.from == 1 && values(0) == values(step.period);
    period = {step.period, fromZero ? 0 : step.from};
    return isLeast(period, values);
}

bool isAboutOctal(const Proof& proof, std::size_t most)
{
    const auto* const game = proof.rules().as<TakeAndBreakGame>();
    return game && game->code().base() == TakeAndBreakCode::Base::Octal && isAbout(proof, 1, most);
}

}  // namespace nimstone::proof
