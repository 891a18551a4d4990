#include "core/practice/set_variants.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "core/checksum.h"

namespace nimstone::practice {

namespace {

/// The number of exercises in a pool for each exercise of the set, and the largest number for one kind of exercise.
constexpr int choicesPerExercise = 16;
constexpr int mostInPool = 300;

Count differenceOf(Count one, Count other) { return std::max(one, other) - std::min(one, other); }

/// True if the difficulties differ by at most a quarter.
bool areClose(Count one, Count other) { return 4 * differenceOf(one, other) <= std::max(one, other); }

}  // namespace

Seed seedOf(std::string_view text)
{
    Checksum checksum;
    checksum.add(text);
    // A seed that fits into a code has no more bits than maxCount.
    return checksum.value() & maxCount;
}

SetVariants::SetVariants(ExerciseSet set) : m_set(std::move(set))
{
    if (m_set.rules.variant == SetVariant::Same)
        return;
    std::map<Kind, int> counts;
    SheetExercises there;  // the exercises that all pupils get, and those of the pools before
    std::string names;
    for (const SheetExercise& one : exercisesIn(m_set.entries)) {
        names += recordName(one) + '\n';
        if (one.code)
            ++counts[kindOf(*one.code)];
        else
            there.push_back(one);
    }
    for (const auto& [kind, count] : counts) {
        constexpr Seed seeds = 1'000'000'000;
        const auto& [skill, level, game] = kind;
        const int size = std::min(count * choicesPerExercise, mostInPool);
        const SheetExercises& pool = m_pools[kind] = exercisesFor({{skill}, level, size, 1 + seedOf(names) % seeds, game}, there);
        there.insert(there.end(), pool.begin(), pool.end());
    }
}

SetEntries SetVariants::entriesFor(Seed pupil) const
{
    SetEntries entries = m_set.entries;
    std::map<Kind, std::vector<const SheetExercise*>> left;
    Chance chance(pupil);
    for (const auto& [kind, pool] : m_pools) {
        auto& all = left[kind];
        for (const SheetExercise& one : pool)
            all.push_back(&one);
        shuffle(all, chance);
    }
    for (SetEntry& entry : entries) {
        auto* const one = std::get_if<SheetExercise>(&entry);
        if (!one || !one->code)
            continue;
        auto& all = left[kindOf(*one->code)];
        if (all.empty())
            continue;
        const Count difficulty = difficultyOf(one->exercise);
        auto chosen = std::ranges::find_if(all, [&](const SheetExercise* other) { return areClose(difficultyOf(other->exercise), difficulty); });
        if (chosen == all.end())
            chosen = std::ranges::min_element(all, {}, [&](const SheetExercise* other) { return differenceOf(difficultyOf(other->exercise), difficulty); });
        *one = **chosen;
        all.erase(chosen);
    }
    return entries;
}

std::vector<std::size_t> orderFor(const ExerciseSet& set, Seed pupil)
{
    std::vector<std::size_t> order(set.entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (set.rules.order == SetOrder::Fixed)
        return order;
    Chance chance(pupil);
    const auto isExercise = [&set](std::size_t entry) { return std::holds_alternative<SheetExercise>(set.entries[entry]); };
    for (auto first = order.begin(); first != order.end();) {
        const auto last = std::find_if_not(first, order.end(), isExercise);
        std::span run(first, last);
        shuffle(run, chance);
        first = last == order.end() ? last : last + 1;
    }
    return order;
}

}  // namespace nimstone::practice
