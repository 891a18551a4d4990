// The variants of an exercise set: which exercises a pupil gets, and in which order.
#pragma once

#include <map>
#include <tuple>

#include "core/practice/exercise_set.h"

namespace nimstone::practice {

/// Returns a seed that depends on the text alone. Pupils get their seeds from the identity of the set and from their names.
Seed seedOf(std::string_view text);

/// Makes the exercises of each pupil. If every pupil has a variant of the set, a drawn exercise is replaced by another exercise
/// of the same skill, level, and game, of about the same difficulty. Exercises on given heaps stay.
class SetVariants {
public:
    explicit SetVariants(ExerciseSet set);

    const ExerciseSet& set() const { return m_set; }

    /// Returns the entries of a pupil, in the order of the set. Equal seeds give equal entries. No exercise occurs twice, as long
    /// as the skill has enough different exercises.
    SetEntries entriesFor(Seed pupil) const;

private:
    /// The skill, the level, and the game of exercises that can replace each other.
    using Kind = std::tuple<Skill, int, std::optional<OutcomeGame>>;
    static Kind kindOf(const ExerciseCode& code) { return {code.skill, code.level, code.game}; }

    ExerciseSet m_set;
    std::map<Kind, SheetExercises> m_pools;  ///< the exercises from which those of the pupils are chosen
};

/// Returns the order in which a pupil gets the entries, as indices. In a shuffled set, exercises that follow each other are
/// shuffled, and all other entries stay where they are.
std::vector<std::size_t> orderFor(const ExerciseSet& set, Seed pupil);

}  // namespace nimstone::practice
