// An exercise set: what a teacher chose to be practised, and why a file is none.
#pragma once

#include <variant>

#include "core/practice/worksheet.h"

namespace nimstone::practice {

struct ExerciseSet {
    std::string title{};     ///< UTF-8; may be empty
    std::string language{};  ///< of the title: `en`, `zh_CN`, or empty where nothing is said
    SheetExercises exercises{};

    bool operator==(const ExerciseSet&) const = default;
};

/// No file that is larger is read, in bytes.
inline constexpr std::size_t largestSetFile = 8'000'000;
inline constexpr std::size_t longestSetTitle = 200;  ///< in code points
/// Of a seed: to draw one of thousands, all before it, and their repeats, would have to be drawn.
inline constexpr int lastSetNumber = 999;
/// Of an exercise whose heaps a person chose, as on the Practise page.
inline constexpr std::size_t fewestSetHeaps = 2;
inline constexpr std::size_t mostSetHeaps = 12;
inline constexpr Count largestSetHeap = (Count{1} << 12) - 1;

/// Why a file is no set of exercises, and where: lines and columns from 1, columns in code points.
struct SetError {
    enum class Kind {
        TooLarge,
        NoUtf8,
        NoJson,
        EndsHere,      ///< JSON that goes on was expected
        NoObject,      ///< braces
        NotOurs,       ///< another format
        Newer,         ///< of a version that is yet to come
        UnknownField,  ///< `found` is its name; `expected` those that there are
        FieldTwice,
        FieldMissing,  ///< `expected` is its name
        FieldClash,    ///< `found` does not go with what stands there already: a code, say
        NoText,
        NoTitle,       ///< a text, but too long
        NoLanguage,
        NoList,
        NoNumber,      ///< from `least` to `most`
        ListLength,    ///< it holds from `least` to `most`
        UnknownSkill,
        UnknownGame,
        SkillWithoutGame,  ///< its exercises cannot be limited to a game
        NoCode,
        SkillWithoutHeaps,  ///< it is not asked about heaps of Nim
        NoExercise,         ///< these heaps make none
    };
    Kind kind = Kind::NoJson;
    std::size_t line = 1;
    std::size_t column = 1;
    std::string found{};  ///< UTF-8, at most 24 code points
    std::string expected{};
    Count least = 0;
    Count most = 0;

    bool operator==(const SetError&) const = default;
};

/// An exercise by its code, or one on heaps that a person chose.
using NamedExercise = std::variant<ExerciseCode, Exercise>;

/// In the same order. What comes before an exercise of its seed is drawn but once, and forgotten.
SheetExercises exercisesNamed(const std::vector<NamedExercise>& names);

/// How an exercise is named where its answers are kept: its code, or its skill and the heaps that a person chose,
/// `how-many nim:12,9,3`.
std::string recordName(const SheetExercise& exercise);

/// What is named so; none where nothing is.
std::optional<NamedExercise> parseRecordName(std::string_view name);

}  // namespace nimstone::practice
