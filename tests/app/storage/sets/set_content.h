// Contents of files of exercise sets for tests.
#pragma once

#include "core/practice/exercise_set.h"
#include "tests/app/storage/json.h"

namespace nimstone::tests {

/// Returns a set with these entries, which begin at line 2, column 1.
inline QByteArray setOf(const char* exercises)
{
    return json("{'nimstone': 'exercise-set', 'version': 1, 'exercises': [\n") + json(exercises) + "]}";
}

/// Returns the set of the documentation, which has every field of the head and every kind of entry.
inline practice::ExerciseSet fullSet()
{
    using namespace practice;
    ExerciseSet set{.title = "Week 3", .language = "en", .className = "10b", .text = "Heaps of **Nim**.\n\nGood luck!", .due = "2026-03-14"};
    set.rules = {.answers = AnswersShown::AfterHandIn, .hints = 2, .attempts = 3, .order = SetOrder::Shuffled, .variant = SetVariant::PerPupil};
    set.handedOut = true;
    set.entries = entriesOf(exercisesFor({{Skill::NimSum}, 2, 2, 4711}));
    set.entries.emplace_back(TextEntry{"Now with **three** heaps:"});
    set.entries.emplace_back(SheetExercise{*exerciseOn({{12, 9, 3}}, Skill::HowMany), std::nullopt});
    set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-2", "nim:11,7,5", {}});
    set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-1", "nim:3,5,6", "1-3"});
    set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Problem, "hdu-1527", {}, {}});
    set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Lesson, "lemma-2", {}, {}});
    return set;
}

}  // namespace nimstone::tests
