// An exercise set, which a teacher puts together for students to practise, and the errors that the file of a set can have.
#pragma once

#include <variant>

#include "core/names.h"
#include "core/practice/mastery.h"
#include "core/practice/worksheet.h"

namespace nimstone::practice {

/// The time from which a pupil may see the right answers.
enum class AnswersShown { Always, AfterHandIn, Never };
inline constexpr auto answersShownNames = std::to_array<NamedValue<AnswersShown>>({
    {AnswersShown::Always, "shown"}, {AnswersShown::AfterHandIn, "after-hand-in"}, {AnswersShown::Never, "never"},
});
static_assert(namesEachUpTo(AnswersShown::Never, answersShownNames));

enum class SetOrder { Fixed, Shuffled };
inline constexpr auto setOrderNames = std::to_array<NamedValue<SetOrder>>({{SetOrder::Fixed, "fixed"}, {SetOrder::Shuffled, "shuffled"}});
static_assert(namesEachUpTo(SetOrder::Shuffled, setOrderNames));

enum class SetVariant { Same, PerPupil };
inline constexpr auto setVariantNames = std::to_array<NamedValue<SetVariant>>({{SetVariant::Same, "same"}, {SetVariant::PerPupil, "per-pupil"}});
static_assert(namesEachUpTo(SetVariant::PerPupil, setVariantNames));

/// The rules by which pupils work through a set.
struct SetRules {
    AnswersShown answers = AnswersShown::Always;
    int hints = hintsThatReveal;  ///< the largest number of hints for an exercise, 0 to hintsThatReveal
    int attempts = 0;             ///< the largest number of answers to an exercise, 1 to mostSetAttempts; 0 means any number
    SetOrder order = SetOrder::Fixed;
    SetVariant variant = SetVariant::Same;

    bool operator==(const SetRules&) const = default;
};

/// A text between the exercises.
struct TextEntry {
    std::string text{};  ///< Markdown in UTF-8

    bool operator==(const TextEntry&) const = default;
};

/// A task on another page: a proof to step through, a contest problem to be judged, or a lesson.
struct TaskEntry {
    enum class Kind { Proof, Problem, Lesson };

    Kind kind = Kind::Proof;
    std::string name{};      ///< the name of the theorem, the problem, or the lesson in files
    std::string position{};  ///< for a proof: the position in the notation, such as `nim:11,7,5`; empty for other tasks
    std::string move{};      ///< for a proof that is about a move: the move, such as `1-3`; otherwise empty

    bool operator==(const TaskEntry&) const = default;
};
inline constexpr auto taskNames = std::to_array<NamedValue<TaskEntry::Kind>>({
    {TaskEntry::Kind::Proof, "proof"}, {TaskEntry::Kind::Problem, "problem"}, {TaskEntry::Kind::Lesson, "lesson"},
});
static_assert(namesEachUpTo(TaskEntry::Kind::Lesson, taskNames));

using SetEntry = std::variant<SheetExercise, TextEntry, TaskEntry>;
using SetEntries = std::vector<SetEntry>;

struct ExerciseSet {
    std::string title{};      ///< the title in UTF-8; may be empty
    std::string language{};   ///< the language of the title: `en`, `zh_CN`, or empty if unknown
    std::string className{};  ///< the name of the class
    std::string text{};       ///< the text that the pupil reads before beginning the set, in Markdown
    std::string due{};        ///< the day by which the set should be handed in, such as 2026-03-14; empty if there is none
    SetRules rules{};
    /// True in the file that pupils get. If pupils may not see the right answers at once, nothing shows them for such a file.
    bool handedOut = false;
    SetEntries entries{};

    bool operator==(const ExerciseSet&) const = default;
};

/// The exercises among the entries, in their order.
SheetExercises exercisesIn(const SetEntries& entries);
SetEntries entriesOf(SheetExercises exercises);

/// True if all pupils get the same entry, false if each pupil gets another exercise of the same skill.
inline bool isSameForAll(const ExerciseSet& set, const SetEntry& entry)
{
    const auto* const one = std::get_if<SheetExercise>(&entry);
    return set.rules.variant == SetVariant::Same || !one || !one->code;
}

/// True if the right answers to the set must not be shown before it is handed in.
bool isLocked(const ExerciseSet& set);

/// The largest number of hints for an exercise of the set. The last hint shows the answer, so it does not count if the answers
/// are locked.
int hintsAllowed(const ExerciseSet& set);

/// The largest size in bytes of a set file that the program reads.
inline constexpr std::size_t largestSetFile = 8'000'000;
// The largest lengths of texts in a set, in code points: of a title or the name of a class, and of a text for pupils.
inline constexpr std::size_t longestSetTitle = 200;
inline constexpr std::size_t longestSetText = 10'000;
inline constexpr int mostSetAttempts = 20;
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
        TextTooLong,   ///< a text must have at most `most` code points
        NoLanguage,
        NoDay,         ///< a day such as 2026-03-14 was expected
        NoTruth,
        NoValue,       ///< `expected` lists the allowed texts
        UnknownTask,   ///< `found` is not the name of a theorem, problem, or lesson; `expected` is the field that it is in
        NoProof,       ///< `expected` is the name of the theorem, which does not apply to the position or the move
        NoList,
        NoNumber,      ///< a number from `least` to `most` was expected
        ListLength,    ///< the list must have from `least` to `most` elements; texts do not count for `least`
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
