// The fields of the file of an exercise set. The header is for use inside app/storage/sets only.
#pragma once

#include <array>
#include <string_view>

#include "core/practice/exercise_set.h"

namespace nimstone {

enum SetField : std::size_t { Schema, Format, Version, HandedOut, Title, Language, ClassName, Text, Due, Answers, Hints, Attempts, Order, Variant, Exercises };
inline constexpr std::array<std::string_view, 15> setFields{"$schema", "nimstone", "version", "handedOut", "title", "language", "class", "text",
                                                     "due", "answers", "hints", "attempts", "order", "variant", "exercises"};

/// The fields of an entry. The first fields say what the entry is: an exercise, a text, or a task in the order of TaskEntry::Kind.
enum EntryField : std::size_t { Code, SkillName, EntryText, ProofName, ProblemName, LessonName, GameName, Level, SeedNumber, Number, HeapSizes, PositionText, MoveText };
inline constexpr std::array<std::string_view, 13> entryFields{"code", "skill", "text", "proof", "problem", "lesson", "game", "level",
                                                       "seed", "number", "heaps", "position", "move"};
static_assert(nameIn(practice::taskNames, practice::TaskEntry::Kind::Proof) == entryFields[ProofName]
              && nameIn(practice::taskNames, practice::TaskEntry::Kind::Lesson) == entryFields[LessonName]);

inline constexpr std::string_view setFormat = "exercise-set";
/// The version of the format. Version 1, of Nimstone 1.0, has only exercises, a title, and a language.
inline constexpr Count setVersion = 2;

}  // namespace nimstone
