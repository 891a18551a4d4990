#include "core/practice/class_results.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace nimstone::practice {

namespace {

/// Returns the counts in descending order. Equal counts are in the order of Misconception.
std::vector<MisconceptionCount> sorted(const std::map<Misconception, int>& counts)
{
    std::vector<MisconceptionCount> all;
    for (const auto& [misconception, count] : counts)
        all.push_back({misconception, count});
    std::ranges::stable_sort(all, std::greater(), &MisconceptionCount::count);
    return all;
}

bool isRightAtFirst(const MarkedItem& item) { return item.mark == Mark::AtOnce || item.mark == Mark::WithHints; }

/// How much of each pupil counts: the parts of `whole`.
struct Shares {
    std::int64_t whole = 1;
    std::vector<std::int64_t> parts{};
};

/// Returns how much of each pupil counts among the `third` pupils with the most points.
Shares sharesInThird(const std::vector<int>& points, std::size_t third)
{
    std::vector<int> ranked = points;
    std::ranges::sort(ranked, std::greater());
    const int border = ranked[third - 1];
    const std::int64_t rest = static_cast<std::int64_t>(third) - std::ranges::count_if(points, [border](int one) { return one > border; });
    Shares shares{std::ranges::count(points, border)};
    std::ranges::transform(points, std::back_inserter(shares.parts), [&](int one) { return one > border ? shares.whole : one == border ? rest : 0; });
    return shares;
}

}  // namespace

int PupilResult::points() const
{
    return std::accumulate(items.begin(), items.end(), 0, [](int sum, const MarkedItem& item) { return sum + pointsFor(item.mark); });
}

bool PupilResult::isOdd() const { return foreign > 0 || std::ranges::any_of(items, &MarkedItem::isOdd); }

int PupilResult::count(Mark mark) const { return static_cast<int>(std::ranges::count(items, mark, &MarkedItem::mark)); }

std::vector<PupilResult> newestOfEach(std::vector<PupilResult> handedIn, std::vector<PupilResult>& earlier)
{
    std::ranges::stable_sort(handedIn, std::greater(), &PupilResult::time);
    std::set<std::uint64_t> seen;
    std::vector<PupilResult> newest;
    for (PupilResult& one : handedIn)
        (seen.insert(one.pupil).second ? newest : earlier).push_back(std::move(one));
    return newest;
}

std::vector<ItemResult> itemResults(std::span<const PupilResult> pupils)
{
    std::vector<ItemResult> results(pupils.empty() ? 0 : pupils.front().items.size());
    const std::size_t third = pupils.size() / 3;
    Shares upper{.parts = std::vector<std::int64_t>(pupils.size())};
    Shares lower = upper;
    if (pupils.size() >= fewestForDiscrimination) {
        std::vector<int> points;
        std::ranges::transform(pupils, std::back_inserter(points), &PupilResult::points);
        upper = sharesInThird(points, third);
        std::ranges::transform(points, points.begin(), std::negate());
        lower = sharesInThird(points, third);
    }
    for (std::size_t item = 0; item < results.size(); ++item) {
        ItemResult& result = results[item];
        std::map<Misconception, int> misconceptions;
        std::int64_t difference = 0;
        for (std::size_t pupil = 0; pupil < pupils.size(); ++pupil) {
            const MarkedItem& marked = pupils[pupil].items[item];
            ++result.counts[static_cast<std::size_t>(marked.mark)];
            result.hints += marked.hints;
            if (const auto misconception = marked.misconception())
                ++misconceptions[*misconception];
            if (isRightAtFirst(marked))
                difference += upper.parts[pupil] * lower.whole - lower.parts[pupil] * upper.whole;
        }
        result.misconceptions = sorted(misconceptions);
        if (pupils.size() >= fewestForDiscrimination) {
            // The quotient is rounded.
            const std::int64_t whole = upper.whole * lower.whole * static_cast<std::int64_t>(third);
            result.discrimination = static_cast<int>((200 * difference + (difference < 0 ? -whole : whole)) / (2 * whole));
        }
    }
    return results;
}

std::vector<SkillResult> skillResults(std::span<const PupilResult> pupils)
{
    std::map<Skill, SkillResult> results;
    std::map<Skill, std::map<Misconception, std::set<const PupilResult*>>> misconceptions;
    for (const PupilResult& pupil : pupils) {
        const std::vector<std::size_t> entries = itemsIn(pupil.entries);
        for (std::size_t item = 0; item < pupil.items.size(); ++item) {
            const auto* const one = std::get_if<SheetExercise>(&pupil.entries[entries[item]]);
            if (!one)
                continue;
            const MarkedItem& marked = pupil.items[item];
            SkillResult& result = results[skillOf(one->exercise)];
            ++result.asked;
            result.answered += marked.mark == Mark::Unanswered ? 0 : 1;
            result.right += isRightAtFirst(marked) ? 1 : 0;
            if (const auto misconception = marked.misconception())
                misconceptions[skillOf(one->exercise)][*misconception].insert(&pupil);
        }
    }
    std::vector<SkillResult> all;
    for (auto& [skill, result] : results) {
        result.skill = skill;
        std::map<Misconception, int> counts;
        for (const auto& [misconception, those] : misconceptions[skill])
            counts[misconception] = static_cast<int>(those.size());
        if (!counts.empty())
            result.commonest = sorted(counts).front();
        all.push_back(result);
    }
    return all;
}

std::vector<SkillResult> toTeachAgain(std::span<const PupilResult> pupils, std::size_t most)
{
    std::vector<SkillResult> all = skillResults(pupils);
    std::erase_if(all, [](const SkillResult& one) { return one.answered == 0 || 4 * one.right >= 3 * one.answered; });
    std::ranges::stable_sort(all, [](const SkillResult& one, const SkillResult& other) {
        return one.right * other.answered < other.right * one.answered;
    });
    all.resize(std::min(all.size(), most));
    return all;
}

}  // namespace nimstone::practice
