// Sets of exercises as JSON; docs/exercise-set.schema.json is its schema.
//
//   {
//     "nimstone": "exercise-set",
//     "version": 1,
//     "title": "Week 3",
//     "language": "en",
//     "exercises": [
//       {"skill": "nim-sum", "level": 2, "seed": 4711, "number": 17},
//       {"code": "nim-sum 2 4711/18"},
//       {"skill": "how-many", "heaps": [12, 9, 3]}
//     ]
//   }
//
// An exercise is drawn from a seed, named by its code, or asked about heaps that a person chose. `title`, `language`,
// `level` and `number` may be left out; the last two are 1 then. A field that is not named here is refused, for it would be
// a misspelling; but a `$schema` may stand beside the others for editors.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "core/practice/exercise_set.h"

namespace nimstone {

/// Always with the same blanks, fields and order; a code is taken apart.
QByteArray printExerciseSet(const practice::ExerciseSet& set);

/// UTF-8, with or without a byte order mark. Whatever it is, reading ends soon, at the first that is wrong. A set that is
/// still being made may have no exercises yet: `fewest` is 0 then.
tl::expected<practice::ExerciseSet, practice::SetError> parseExerciseSet(const QByteArray& content, std::size_t fewest = 1);

}  // namespace nimstone
