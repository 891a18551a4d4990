// An exercise set, which a teacher puts together for students to practise, and the errors that its file can have.
#pragma once

#include <variant>

#include "core/practice/worksheet.h"

namespace nimstone::practice {

struct ExerciseSet {
    std::string title{};     ///< the title in UTF-8; may be empty
    std::string language{};  ///< the language of the title: `en`, `zh_CN`, or empty if unknown
    SheetExercises exercises{};

    bool operator==(const ExerciseSet&) const = default;
};

/// The largest set file that is read, in bytes.
inline constexpr std::size_t largestSetFile = 8'000'000;
inline constexpr std::size_t longestSetTitle = 200;  ///< the largest length of a title, in code points
/// The largest number of an exercise of one seed in a set. It is limited because drawing an exercise means drawing all
/// that come before it, including the repeats that are skipped.
inline constexpr int lastSetNumber = 999;
// Limits for an exercise whose heaps a teacher chose. The Practise page has the same limits.
inline constexpr std::size_t fewestSetHeaps = 2;
inline constexpr std::size_t mostSetHeaps = 12;
inline constexpr Count largestSetHeap = (Count{1} << 12) - 1;

/// The reason why a file is not an exercise set, and the place of the error: lines and columns are counted from 1,
/// columns in code points.
struct SetError {
    enum class Kind {
        TooLarge,
        NoUtf8,
        NoJson,
        EndsHere,      ///< the file ends where more JSON was expected
        NoObject,      ///< an object in braces was expected
        NotOurs,       ///< the file has another format
        Newer,         ///< the file has a version that is newer than this program
        UnknownField,  ///< `found` is its name; `expected` lists the known fields
        FieldTwice,
        FieldMissing,  ///< `expected` is the name of the missing field
        FieldClash,    ///< `found` contradicts a field that comes before it, such as a code
        NoText,
        NoTitle,       ///< the title is a text, but it is too long
        NoLanguage,
        NoList,
        NoNumber,      ///< a number from `least` to `most` was expected
        ListLength,    ///< the list must have from `least` to `most` elements
        UnknownSkill,
        UnknownGame,
        SkillWithoutGame,  ///< exercises of the skill cannot be limited to a game
        NoCode,
        SkillWithoutHeaps,  ///< the skill is not asked on heaps of Nim
        NoExercise,         ///< these heaps make no exercise of the skill
    };
    Kind kind = Kind::NoJson;
    std::size_t line = 1;
    std::size_t column = 1;
    std::string found{};  ///< the text at that place, or the wrong name, in UTF-8; at most 24 code points
    std::string expected{};
    Count least = 0;
    Count most = 0;

    bool operator==(const SetError&) const = default;
};

/// An exercise by its code, or an exercise on heaps that a person chose.
using NamedExercise = std::variant<ExerciseCode, Exercise>;

/// Makes the exercises, in the same order. Earlier exercises of the same seed are drawn only once.
SheetExercises exercisesNamed(const std::vector<NamedExercise>& names);

/// The name of an exercise in the record of practice: its code, or its skill and the heaps that a person chose, for
/// example `how-many nim:12,9,3`.
std::string recordName(const SheetExercise& exercise);

/// The exercise with that name; nullopt if the name is not valid.
std::optional<NamedExercise> parseRecordName(std::string_view name);

}  // namespace nimstone::practice
