// The lesson that teaches the idea of an exercise or of a position, and the task that follows a proof or a game. All of this is
// read from translations/lessons/ideas.txt.
#pragma once

#include <QString>
#include <optional>

#include "core/practice/exercise.h"
#include "core/proofs/theorem.h"

namespace nimstone {

/// Returns the name of the lesson that teaches the idea behind the exercise.
QString lessonOf(const practice::Exercise& exercise);

/// Returns the name of the lesson that teaches how a position of this game is decided; empty if no lesson does.
QString lessonOf(const GameSum& position);

/// Returns the skill that a person needs to play this game well; nothing if no exercise practises it.
std::optional<practice::Skill> skillFor(const GameSum& position);

/// The tasks that follow a proof. `next` is the next theorem in the order of proof::Theorem; after a widespread error, it is the
/// theorem that the error breaks; after the last theorem, it is empty. `skill` is the skill to practise; it is empty for a few
/// theorems.
struct AfterProof {
    std::optional<proof::Theorem> next;
    std::optional<practice::Skill> skill;
};
AfterProof afterProof(proof::Theorem theorem);

}  // namespace nimstone
