#include "core/practice/skills/skill.h"

namespace nimstone::practice {

std::string_view name(Skill skill)
{
    switch (skill) {
    case Skill::ReadBinary: return "read-binary";
    case Skill::NimSum: return "nim-sum";
    case Skill::Outcome: return "outcome";
    case Skill::DecidingColumn: return "deciding-column";
    case Skill::EligibleHeap: return "eligible-heap";
    case Skill::HowMany: return "how-many";
    case Skill::CountMoves: return "count-moves";
    case Skill::AllMoves: return "all-moves";
    case Skill::BashResidue: return "bash-residue";
    case Skill::ColdPair: return "cold-pair";
    case Skill::Zeckendorf: return "zeckendorf";
    case Skill::Quota: return "quota";
    case Skill::Mex: return "mex";
    case Skill::SumValue: return "sum-value";
    case Skill::SpotFlaw: return "spot-flaw";
    case Skill::MisereSwitch: return "misere-switch";
    }
    return {};
}

std::optional<Skill> skillNamed(std::string_view text)
{
    for (const Skill skill : allSkills) {
        if (name(skill) == text)
            return skill;
    }
    return std::nullopt;
}

}  // namespace nimstone::practice
