#include "core/practice/mastery_plan.h"

#include <algorithm>
#include <utility>

#include "core/practice/mastery.h"

namespace nimstone::practice {

namespace {

/// Returns the kind of the exercise that is asked after `asked` other exercises. Ten exercises form a block, and each block has
/// its own random order.
Why kindInTurn(Seed seed, std::uint64_t asked)
{
    auto kinds = proportion;
    Chance chance(seed + asked / kinds.size());
    shuffle(kinds, chance);
    return kinds[asked % kinds.size()];
}

Why kindOfSkill(const Standing& skill)
{
    return skill.asked == 0 ? Why::New : isMastered(skill.known, skill.asked) ? Why::Review : Why::Weak;
}

/// The exercises that may be asked now, sorted by kind.
class Selection {
public:
    /// `tired` is the name of the skill that must not be asked; it is empty if every skill may be asked.
    Selection(const PlanChoices& choices, std::string tired, Chance& chance)
        : m_choices(choices), m_excluded(std::move(tired)), m_chance(chance)
    {
    }

    std::optional<Next> of(Why kind) const
    {
        switch (kind) {
        case Why::Weak: return weak();
        case Why::DueMistake: return dueMistake();
        case Why::New: return weakOnes() < mostWeak ? anyNew() : std::nullopt;
        case Why::Review: return review();
        }
        return std::nullopt;
    }

    /// Returns the first new skill, no matter how many skills are weak.
    std::optional<Next> anyNew() const
    {
        for (const Standing& skill : m_choices.skills) {
            if (isOf(Why::New, skill))
                return next(skill, Why::New);
        }
        return std::nullopt;
    }

private:
    bool isOf(Why kind, const Standing& skill) const { return kindOfSkill(skill) == kind && skill.skill != m_excluded; }

    std::vector<const Standing*> skills(Why kind) const
    {
        std::vector<const Standing*> all;
        for (const Standing& skill : m_choices.skills) {
            if (isOf(kind, skill))
                all.push_back(&skill);
        }
        return all;
    }

    std::ptrdiff_t weakOnes() const { return std::ranges::count(m_choices.skills, Why::Weak, kindOfSkill); }

    static Next next(const Standing& skill, Why why) { return {skill.skill, levelFor(skill.known), why, {}}; }

    /// Draws a weak skill at random. The lower the estimate of a skill, the more likely it is drawn.
    std::optional<Next> weak() const
    {
        const auto weight = [](const Standing& skill) {
            return 1 + static_cast<std::uint64_t>(1000 * (1 - std::clamp(skill.known, 0.0, 1.0)));
        };
        std::uint64_t total = 0;
        for (const Standing* skill : skills(Why::Weak))
            total += weight(*skill);
        if (total == 0)
            return std::nullopt;
        std::uint64_t drawn = m_chance.below(total);
        for (const Standing* skill : skills(Why::Weak)) {
            if (drawn < weight(*skill))
                return next(*skill, Why::Weak);
            drawn -= weight(*skill);
        }
        return std::nullopt;
    }

    std::optional<Next> dueMistake() const
    {
        for (const DueExercise& due : m_choices.due) {
            const auto skill = std::ranges::find(m_choices.skills, due.skill, &Standing::skill);
            if (skill != m_choices.skills.end() && skill->skill != m_excluded)
                return Next{due.skill, levelFor(skill->known), Why::DueMistake, due.exercise};
        }
        return std::nullopt;
    }

    /// Draws one of the mastered skills whose last exercise was longest ago.
    std::optional<Next> review() const
    {
        std::vector<const Standing*> oldest;
        for (const Standing* skill : skills(Why::Review)) {
            if (!oldest.empty() && skill->lastDay < oldest.front()->lastDay)
                oldest.clear();
            if (oldest.empty() || skill->lastDay == oldest.front()->lastDay)
                oldest.push_back(skill);
        }
        if (oldest.empty())
            return std::nullopt;
        return next(*oldest[m_chance.below(oldest.size())], Why::Review);
    }

    const PlanChoices& m_choices;
    std::string m_excluded;
    Chance& m_chance;
};

/// Returns the skill that was asked mostInARow times in a row, so that another skill must be asked. Empty if there is none.
std::string overusedSkill(const std::vector<std::string>& recent)
{
    const auto run = recent.end() - std::min<std::ptrdiff_t>(mostInARow, std::ssize(recent));
    const bool isRun = recent.end() - run == mostInARow && std::ranges::all_of(run, recent.end(), [&recent](const auto& skill) {
                           return skill == recent.back();
                       });
    return isRun ? recent.back() : std::string();
}

std::optional<Next> choose(const Selection& selection, Why wanted)
{
    for (const Why kind : {wanted, Why::Weak, Why::DueMistake, Why::New, Why::Review}) {
        if (auto next = selection.of(kind))
            return next;
    }
    return selection.anyNew();
}

}  // namespace

int levelFor(double known)
{
    return 1 + static_cast<int>(std::ranges::count_if(levelSteps, [known](double step) { return known >= step; }));
}

std::optional<Next> chooseNext(const PlanChoices& choices, Seed seed, std::uint64_t asked)
{
    const Why wanted = kindInTurn(seed, asked);
    // Each exercise has its own random stream, which is independent of the stream that chose its kind.
    Chance chance(~seed ^ (asked * 0x9E3779B97F4A7C15u));
    if (auto next = choose({choices, overusedSkill(choices.recent), chance}, wanted))
        return next;
    return choose({choices, {}, chance}, wanted);
}

}  // namespace nimstone::practice
