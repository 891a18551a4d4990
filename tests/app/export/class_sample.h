// A small set and two pupils who handed it in, for tests.
#pragma once

#include "core/practice/class_results.h"

namespace nimstone::tests {

/// The set has three items: a nim-sum, a heap to take from, and a proof.
inline practice::ExerciseSet sampleSet()
{
    using namespace practice;
    const Position position{{12, 9, 3}};
    return {.title = "Week 3", .className = "10b",
            .entries = {SheetExercise{*exerciseOn(position, Skill::NimSum), std::nullopt}, TextEntry{"Which heap?"},
                        SheetExercise{*exerciseOn(position, Skill::EligibleHeap), std::nullopt},
                        TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-2", "nim:11,7,5", ""}}};
}

inline practice::PupilResult samplePupil(const practice::ExerciseSet& set, const std::string& name, const std::string& number,
                                         const std::vector<practice::GivenAnswer>& answers, const std::vector<std::size_t>& done = {})
{
    return {.name = name, .number = number, .className = set.className, .time = 1'773'500'966'535, .file = set.title + " - " + name + ".json",
            .entries = set.entries, .items = practice::markItems(set.entries, set, answers, done)};
}

/// Ana adds with carries first, needs a hint for the heap, and does the proof. Ben is right at once, but his second answer is wrong,
/// although his file claims that it is right.
inline std::vector<practice::PupilResult> samplePupils(const practice::ExerciseSet& set)
{
    constexpr const char* sum = "nim-sum nim:12,9,3";
    constexpr const char* heap = "eligible-heap nim:12,9,3";
    constexpr std::int64_t time = 1'773'500'000'000;
    return {samplePupil(set, "Ana", "17",
                        {{.exercise = sum, .answer = "24", .time = time, .milliseconds = 5349},
                         {.exercise = sum, .answer = "6", .isRight = true, .time = time + 9000},
                         {.exercise = heap, .answer = "1", .isRight = true, .hints = 1, .time = time + 18'000}},
                        {3}),
            samplePupil(set, "Ben", "007", {{.exercise = sum, .answer = "6", .isRight = true, .time = time}, {.exercise = heap, .answer = "2", .isRight = true, .time = time + 9000}})};
}

}  // namespace nimstone::tests
