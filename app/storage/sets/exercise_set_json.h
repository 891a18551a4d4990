// Sets of exercises as JSON. The schema is docs/exercise-set.schema.json.
//
//   {
//     "nimstone": "exercise-set",
//     "version": 2,
//     "title": "Week 3",
//     "language": "en",
//     "class": "10b", "text": "…", "due": "2026-03-14",
//     "answers": "after-hand-in", "hints": 2, "attempts": 3, "order": "shuffled", "variant": "per-pupil",
//     "exercises": [
//       {"skill": "nim-sum", "level": 2, "seed": 4711, "number": 17},
//       {"code": "nim-sum 2 4711/18"},
//       {"skill": "how-many", "heaps": [12, 9, 3]},
//       {"text": "Now with **three** heaps:"},
//       {"proof": "nim-lemma-2", "position": "nim:11,7,5"}
//     ]
//   }
//
// An entry is an exercise, a text, or a task. An exercise has a seed from which it is generated, a code, or heaps that a person
// chose. In an exercise, `level`, `number` and `game` may be missing; the default of `level` and `number` is 1. `game` limits the
// skill `outcome` to one game. All fields of the set except `nimstone`, `version` and `exercises` may be missing. A set is written
// as version 1 if it has nothing that Nimstone 1.0 does not know. An unknown field is refused, because it is probably a
// misspelling. The only exception is `$schema`, which editors use.
#pragma once

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include "core/practice/exercise_set.h"

namespace nimstone {

/// Prints a set. The layout and the order of the fields are always the same; an empty title or language is left out.
/// A code is written as its parts (skill, game, level, seed, number).
QByteArray printExerciseSet(const practice::ExerciseSet& set);

/// Parses a set. The content is UTF-8, with or without a byte order mark. Parsing stops at the first error, and its
/// time is bounded for any content. `fewest` is the smallest number of items; it is 0 for a set that is still being edited.
tl::expected<practice::ExerciseSet, practice::SetError> parseExerciseSet(const QByteArray& content, std::size_t fewest = 1);

/// Returns a text that identifies the set, whether it is handed out or not. Answers to a set state it.
QString identityOf(practice::ExerciseSet set);

}  // namespace nimstone
