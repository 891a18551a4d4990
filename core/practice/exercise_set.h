// An exercise set, which a teacher puts together for students to practise, and the errors that the file of a set can have.
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

/// The largest size in bytes of a set file that the program reads.
inline constexpr std::size_t largestSetFile = 8'000'000;
inline constexpr std::size_t longestSetTitle = 200;  ///< the largest length of a title, in code points
/// The largest number of an exercise in the codes of a set. It is limited because drawing an exercise means drawing
/// all earlier exercises of its seed, including repeats, which are skipped.
inline constexpr int lastSetNumber = 999;
// Limits for the heaps that a teacher chooses: for their number and for their size. The Practise page has the same limits.
inline constexpr std::size_t fewestSetHeaps = 2;
inline constexpr std::size_t mostSetHeaps = 12;
inline constexpr Count largestSetHeap = (Count{1} << 12) - 1;

/// The reason why a file is not an exercise set, and the place of the error. Lines and columns are counted from 1, and columns
/// in code points.
struct SetError {
    enum class Kind {
        TooLarge,
        NoUtf8,
        NoJson,
        EndsHere,      ///< the file ends where more JSON was expected
        NoObject,      ///< an object in braces was expected, but the value is something else
        NotOurs,       ///< the file has a format that is not the format of exercise sets
        Newer,         ///< the file has a version that is newer than this program
        UnknownField,  ///< `found` is the name of the unknown field; `expected` lists the known fields
        FieldTwice,
        FieldMissing,  ///< `expected` is the name of the missing field
        FieldClash,    ///< the field `found` contradicts an earlier field, such as a code
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
    std::string found{};  ///< the text at the place of the error, or the wrong name, in UTF-8; at most 24 code points
    std::string expected{};
    Count least = 0;
    Count most = 0;

    bool operator==(const SetError&) const = default;
};

/// An exercise that is given by its code, or an exercise on heaps that a person chose.
using NamedExercise = std::variant<ExerciseCode, Exercise>;

/// Makes the exercises in the order of `names`. Earlier exercises of the same seed are drawn only once.
SheetExercises exercisesNamed(const std::vector<NamedExercise>& names);

/// The name of an exercise in the record of practice: its code, or its skill and the heaps that a person chose, for
/// example `how-many nim:12,9,3`.
std::string recordName(const SheetExercise& exercise);

/// Returns the exercise that has this name in the record of practice, or nullopt if the name is not valid.
std::optional<NamedExercise> parseRecordName(std::string_view name);

}  // namespace nimstone::practice
