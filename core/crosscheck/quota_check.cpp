#include "core/crosscheck/quota_check.h"

#include <algorithm>
#include <span>

namespace nimstone::crosscheck {

namespace {

/// For each heap, the amounts that win if the quota allows them, in ascending order. They are computed from the rules alone. A
/// move may take 1 … quota stones, so a position is a P-position if its smallest winning amount is greater than the quota.
class WinningAmounts {
public:
    explicit WinningAmounts(Count upTo) : m_of(upTo + 1) {}

    /// Computes the amounts of the heap n. Requires that all smaller heaps are decided.
    void decide(Count n)
    {
        for (Count taken = 1; taken <= n; ++taken) {
            if (isP(n - taken, std::min(2 * taken, n - taken)))
                m_of[n].push_back(taken);
        }
    }

    bool isP(Count n, Count quota) const { return m_of[n].empty() || m_of[n].front() > quota; }

    std::span<const Count> within(Count n, Count quota) const
    {
        const std::vector<Count>& all = m_of[n];
        return {all.begin(), std::ranges::upper_bound(all, quota)};
    }

private:
    std::vector<std::vector<Count>> m_of;
};

bool agrees(const FibonacciNim& game, const Position& position, bool isP, std::span<const Count> amounts)
{
    if ((game.outcome(position) == Outcome::P) != isP)
        return false;
    const WinningMoves winning = game.winningMoves(position, amounts.size() + 1);
    return winning.complete() && std::ranges::equal(winning.listed, amounts, [](const Move& move, Count taken) {
        return move == Move{0, taken};
    });
}

/// For each heap, the quotas at which its Grundy value rises, in ascending order. They are computed from the rules alone: a
/// larger quota only adds options, so the value is the number of rises up to the quota.
class RisingValues {
public:
    explicit RisingValues(Count upTo) : m_of(upTo + 1) {}

    /// Computes the rises of the heap n. Requires that all smaller heaps are decided.
    void decide(Count n)
    {
        // A heap of n has at most n options, so its value is at most n.
        std::vector<bool> seen(n + 1, false);
        std::size_t mex = 0;
        for (Count taken = 1; taken <= n; ++taken) {
            seen[value(n - taken, std::min(2 * taken, n - taken))] = true;
            for (; mex < seen.size() && seen[mex]; ++mex)
                m_of[n].push_back(taken);
        }
    }

    Count value(Count n, Count quota) const
    {
        return static_cast<Count>(std::ranges::upper_bound(m_of[n], quota) - m_of[n].begin());
    }

private:
    std::vector<std::vector<Count>> m_of;
};

std::uint64_t quotasUpTo(Count heap) { return (heap + 1) * (heap + 2) / 2; }

}  // namespace

bool compareQuotaValues(const std::function<Known<Count>(const Position&)>& valueOf, Section& section, const WorkMonitor& watch)
{
    RisingValues values(section.upTo);
    for (Count n = 0; n <= section.upTo; ++n) {
        values.decide(n);
        for (Count quota = 0; quota <= n; ++quota) {
            const Position position = FibonacciNim::withQuota(n, quota);
            if (valueOf(position) != Known<Count>(values.value(n, quota)))
                section.differsAt(position);
            if (!watch.goOn(++section.compared, quotasUpTo(section.upTo)))
                return false;
        }
    }
    return true;
}

Report checkQuotas(const FibonacciNim& game, Count upTo, const WorkMonitor& watch)
{
    Report report;
    report.sections = {{.claim = Compared::Moves, .range = CheckedPositions::Quotas, .upTo = upTo},
                       {.claim = Compared::Values, .range = CheckedPositions::Quotas, .upTo = upTo}};
    Section& moves = report.sections[0];
    WinningAmounts amounts(upTo);
    for (Count n = 0; n <= upTo; ++n) {
        amounts.decide(n);
        for (Count quota = 0; quota <= n; ++quota) {
            const Position position = FibonacciNim::withQuota(n, quota);
            if (!agrees(game, position, amounts.isP(n, quota), amounts.within(n, quota)))
                moves.differsAt(position);
            if (!watch.goOn(++moves.compared, quotasUpTo(upTo))) {
                report.cancelled = true;
                report.sections.pop_back();
                return report;
            }
        }
    }
    const auto valueOf = [&game](const Position& position) { return game.grundy(position); };
    report.cancelled = !compareQuotaValues(valueOf, report.sections[1], watch);
    return report;
}

}  // namespace nimstone::crosscheck
