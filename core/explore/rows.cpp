#include "core/explore/rows.h"

#include <algorithm>
#include <vector>

#include "core/conjecture/conjecture.h"

namespace nimstone::explore {

PlaneRows differences(PlaneRows one, PlaneRows other)
{
    const Count side = std::min(one.side, other.side);
    return {side, [one = std::move(one), other = std::move(other)](const Stretch& stretch, std::uint64_t* words) {
        std::vector<std::uint64_t> others((stretch.to + 63) / 64);
        one.marks(stretch, words);
        other.marks(stretch, others.data());
        for (Count word = stretch.from / 64; word < others.size(); ++word)
            words[word] ^= others[word];
    }};
}

bool isAboutTwoNumbers(const conjecture::Conjecture& claim)
{
    const bool quota = claim.rules().layout() == Layout::Quota;
    return quota ? claim.expression().usesQuota() : claim.expression().heaps() == 2;
}

PlaneRows claimRows(const conjecture::Conjecture& claim, Count side)
{
    return {side, [claim](const Stretch& stretch, std::uint64_t* words) {
        conjecture::Evaluator evaluator(claim.expression());
        const bool quota = claim.rules().layout() == Layout::Quota;
        Position position{quota ? std::vector<Count>{0} : std::vector<Count>{0, stretch.row}};
        for (Count column = stretch.from; column < stretch.to; ++column) {
            position.heaps.front() = column;
            if (quota)
                position.quota = stretch.row;
            if (quota ? stretch.row > column : claim.rules()->checkShape(position).has_value())
                continue;
            const auto value = evaluator.valueAt(position);
            if (value && conjecture::claimed(claim.expression().kind(), *value) == Outcome::P)
                words[column / 64] |= std::uint64_t{1} << (column % 64);
        }
    }};
}

}  // namespace nimstone::explore
