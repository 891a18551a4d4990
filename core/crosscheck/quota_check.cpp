#include "core/crosscheck/quota_check.h"

#include <algorithm>
#include <span>

namespace nimstone::crosscheck {

namespace {

/// For each heap the amounts that win where the quota allows them, in order. From the rules alone: what may be taken is
/// 1 … quota, so a position is P when the least winning amount is over its quota, and that is all there is to remember.
class WinningAmounts {
public:
    explicit WinningAmounts(Count upTo) : m_of(upTo + 1) {}

    /// The heaps below n are done.
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

}  // namespace

Report checkQuotas(const FibonacciNim& game, Count upTo, const Watch& watch)
{
    Report report;
    Section& section = report.sections.emplace_back(Section{.range = CheckedPositions::Quotas, .upTo = upTo});
    WinningAmounts amounts(upTo);
    const std::uint64_t total = (upTo + 1) * (upTo + 2) / 2;
    for (Count n = 0; n <= upTo; ++n) {
        amounts.decide(n);
        for (Count quota = 0; quota <= n; ++quota) {
            const Position position = FibonacciNim::withQuota(n, quota);
            if (!agrees(game, position, amounts.isP(n, quota), amounts.within(n, quota)))
                section.differsAt(position);
            if (!watch.goOn(++section.compared, total)) {
                report.cancelled = true;
                return report;
            }
        }
    }
    return report;
}

}  // namespace nimstone::crosscheck
