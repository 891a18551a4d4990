#include "core/practice/skills/skill.h"

#include "core/enumerators.h"

namespace nimstone::practice {

std::string_view name(Skill skill) { return namesUpTo<allSkills.back()>().at(static_cast<std::size_t>(skill)); }

std::optional<Skill> skillNamed(std::string_view name) { return namedUpTo<allSkills.back()>(name); }

}  // namespace nimstone::practice
