#include "core/practice/class_results.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace nimstone::practice {

namespace {

/// Returns the text without blanks at its ends, with its ASCII letters in lower case.
std::string folded(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(' ');
    std::string word = first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(' ') - first + 1);
    for (char& letter : word)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return word;
}

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
    std::set<std::pair<std::string, std::string>> seen;
    std::vector<PupilResult> newest;
    for (PupilResult& one : handedIn)
        (seen.emplace(folded(one.name), folded(one.number)).second ? newest : earlier).push_back(std::move(one));
    return newest;
}

std::vector<ItemResult> itemResults(std::span<const PupilResult> pupils)
{
    std::vector<ItemResult> results(pupils.empty() ? 0 : pupils.front().items.size());
    std::vector<const PupilResult*> ranked;
    for (const PupilResult& pupil : pupils)
        ranked.push_back(&pupil);
    std::ranges::stable_sort(ranked, std::greater(), &PupilResult::points);
    const std::size_t third = ranked.size() / 3;
    for (std::size_t item = 0; item < results.size(); ++item) {
        ItemResult& result = results[item];
        std::map<Misconception, int> misconceptions;
        int difference = 0;
        for (std::size_t rank = 0; rank < ranked.size(); ++rank) {
            const MarkedItem& marked = ranked[rank]->items[item];
            ++result.counts[static_cast<std::size_t>(marked.mark)];
            result.hints += marked.hints;
            if (const auto misconception = marked.misconception())
                ++misconceptions[*misconception];
            if (isRightAtFirst(marked))
                difference += rank < third ? 1 : rank >= ranked.size() - third ? -1 : 0;
        }
        result.misconceptions = sorted(misconceptions);
        if (ranked.size() >= fewestForDiscrimination)
            result.discrimination = 100 * difference / static_cast<int>(third);
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
