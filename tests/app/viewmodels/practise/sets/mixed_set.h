// A set with a text, an exercise, and a task, for tests.
#pragma once

#include "tests/app/viewmodels/practise/sets/set_class.h"

namespace nimstone::tests {

inline const practice::TaskEntry proofTask{practice::TaskEntry::Kind::Proof, "nim-lemma-2", "nim:11,7,5", {}};
inline const practice::TaskEntry problemTask{practice::TaskEntry::Kind::Problem, "hdu-1527", {}, {}};
inline const practice::TaskEntry lessonTask{practice::TaskEntry::Kind::Lesson, "lemma-2", {}, {}};

/// Returns a set of a text, an exercise, and a task.
inline practice::ExerciseSet mixedSet(const practice::TaskEntry& task)
{
    practice::ExerciseSet set = pupilsWeek(practice::AnswersShown::AfterHandIn);
    set.entries.erase(set.entries.begin() + 1, set.entries.end());
    set.entries.insert(set.entries.begin(), practice::TextEntry{"Read **this** first."});
    set.entries.emplace_back(task);
    return set;
}

/// Returns the field with this name of the result of a place.
inline QVariant factAt(Class& one, int place, const char* name) { return one.run().result(place)[QString::fromLatin1(name)]; }

}  // namespace nimstone::tests
