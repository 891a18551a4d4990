// The skills that can be practised, and the levels of their exercises.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace nimstone::practice {

/// The skills, in the order in which the user sees them and should learn them.
enum class Skill { ReadBinary, NimSum, Outcome, DecidingColumn, EligibleHeap, HowMany, CountMoves, AllMoves,
    BashResidue, ColdPair, Zeckendorf, Quota, Mex, SumValue, SpotFlaw, MisereSwitch };

inline constexpr std::array allSkills{Skill::ReadBinary, Skill::NimSum, Skill::Outcome, Skill::DecidingColumn,
                                      Skill::EligibleHeap, Skill::HowMany, Skill::CountMoves, Skill::AllMoves,
                                      Skill::BashResidue, Skill::ColdPair, Skill::Zeckendorf, Skill::Quota,
                                      Skill::Mex, Skill::SumValue, Skill::SpotFlaw, Skill::MisereSwitch};

/// The name of the skill in files and on the command line: `nim-sum`, `eligible-heap`, `mex`. A name never changes, because
/// records contain it; a test holds the list of all names.
std::string_view name(Skill skill);
std::optional<Skill> skillNamed(std::string_view name);

inline constexpr int lowestLevel = 1;
inline constexpr int highestLevel = 3;

}  // namespace nimstone::practice
