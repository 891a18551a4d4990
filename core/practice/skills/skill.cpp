#include "core/practice/skills/skill.h"

#include "core/names.h"

namespace nimstone::practice {

namespace {

constexpr auto skillNames = std::to_array<NamedValue<Skill>>({
    {Skill::ReadBinary, "read-binary"},
    {Skill::NimSum, "nim-sum"},
    {Skill::Outcome, "outcome"},
    {Skill::DecidingColumn, "deciding-column"},
    {Skill::EligibleHeap, "eligible-heap"},
    {Skill::HowMany, "how-many"},
    {Skill::CountMoves, "count-moves"},
    {Skill::AllMoves, "all-moves"},
    {Skill::BashResidue, "bash-residue"},
    {Skill::ColdPair, "cold-pair"},
    {Skill::Zeckendorf, "zeckendorf"},
    {Skill::Quota, "quota"},
    {Skill::Mex, "mex"},
    {Skill::SumValue, "sum-value"},
    {Skill::SpotFlaw, "spot-flaw"},
    {Skill::MisereSwitch, "misere-switch"},
});
static_assert(namesEachUpTo(allSkills.back(), skillNames));

}  // namespace

std::string_view name(Skill skill) { return nameIn(skillNames, skill); }

std::optional<Skill> skillNamed(std::string_view name) { return valueIn(skillNames, name); }

}  // namespace nimstone::practice
