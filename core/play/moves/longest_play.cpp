#include "core/play/moves/longest_play.h"

#include <algorithm>
#include <utility>

#include "core/wide.h"

namespace nimstone::play {

namespace {

constexpr Count upToMaximum(Wide moves)
{
    return moves > maxCount ? maxCount : static_cast<Count>(moves);
}

constexpr Count exactBound = 64;

/// Of one heap of a take-and-break game, by its rules.
class TakeAndBreakPlay {
public:
    explicit TakeAndBreakPlay(const TakeAndBreakCode& code) : m_code(code)
    {
        for (m_fewest = 1; m_fewest <= code.last() && code.digit(m_fewest) == 0;)
            ++m_fewest;
    }

    Wide of(Count heap)
    {
        if (heap > exactBound) {
            // Each stone is at most taken alone, and where nothing needs to be taken, split off before.
            const bool splits = m_code.digit(0) != 0;
            return (m_fewest <= m_code.last() ? Wide{heap} / m_fewest : 0) + (splits ? heap - 1 : 0);
        }
        while (m_longest.size() <= heap)
            m_longest.push_back(next());
        return m_longest[heap];
    }

private:
    /// Of the smallest heap that is not known yet.
    Wide next() const
    {
        const Count heap = m_longest.size();
        Wide longest = 0;
        const auto offer = [&longest](Wide rest) { longest = std::max(longest, rest + 1); };
        for (Count amount = 0; amount <= std::min<Count>(heap, m_code.last()); ++amount) {
            const Count rest = heap - amount;
            if (rest == 0 && heap != 0 && m_code.mayEmpty(amount))
                offer(0);
            if (rest > 0 && amount > 0 && m_code.mayLeaveOne(amount))
                offer(m_longest[rest]);
            for (Count first = 1; first <= rest / 2 && (m_code.mayLeaveTwo(amount) || m_code.mayLeaveThree(amount)); ++first) {
                if (m_code.mayLeaveTwo(amount))
                    offer(m_longest[first] + m_longest[rest - first]);
                for (Count second = first; m_code.mayLeaveThree(amount) && first + 2 * second <= rest; ++second)
                    offer(m_longest[first] + m_longest[second] + m_longest[rest - first - second]);
            }
        }
        return longest;
    }

    const TakeAndBreakCode& m_code;
    Count m_fewest = 1;
    std::vector<Wide> m_longest;
};

struct LongestPlay {
    const Position& position;

    /// Stones go one by one: Nim and its kin, Bash's and Wythoff's games.
    template <class G>
    Wide operator()(const G&) const
    {
        return wideSum(position.heaps, [](Count heap) { return Wide{heap}; });
    }

    Wide operator()(const FibonacciNim&) const { return position.quota == 0 ? 0 : position.heaps.front(); }

    Wide operator()(const SubtractionGame& game) const
    {
        return wideSum(position.heaps,
                       [least = game.set().amounts().front()](Count heap) { return Wide{heap} / least; });
    }

    Wide operator()(const StaircaseNim&) const
    {
        Wide all = 0;
        for (std::size_t step = 0; step < position.heaps.size(); ++step)
            all += product(position.heaps[step], step + 1);
        return all;
    }

    /// All is split into single stones first.
    Wide operator()(const LaskersNim&) const
    {
        return wideSum(position.heaps, [](Count heap) { return heap == 0 ? Wide{0} : 2 * Wide{heap} - 1; });
    }

    /// One stone is split off at a time, down to a heap of two.
    Wide operator()(const GrundysGame&) const
    {
        return wideSum(position.heaps, [](Count heap) { return heap < 3 ? Wide{0} : Wide{heap} - 2; });
    }

    Wide operator()(const TakeAndBreakGame& game) const
    {
        TakeAndBreakPlay play(game.code());
        return wideSum(position.heaps, [&play](Count heap) { return play.of(heap); });
    }

    /// The smaller number is subtracted once at a time.
    Wide operator()(const Euclid&) const
    {
        Wide all = 0;
        Count a = position.heaps[0];
        Count b = position.heaps[1];
        while (b != 0) {
            all += a / b;
            a = std::exchange(b, a % b);
        }
        return all;
    }

    Wide operator()(const Cutcake&) const
    {
        Wide all = 0;
        for (std::size_t side = 0; side < position.heaps.size(); side += 2)
            all = std::min<Wide>(maxCount, all + product(position.heaps[side], position.heaps[side + 1]) - 1);
        return all;
    }
};

}  // namespace

Count longestPlay(const Rules& rules, const Position& position)
{
    return upToMaximum(std::visit(LongestPlay{position}, rules.game()));
}

Count longestPlay(const GameSum& sum)
{
    Wide all = 0;
    for (const Component& part : sum.components())
        all += longestPlay(part.rules, part.position);
    return upToMaximum(all);
}

}  // namespace nimstone::play
