// Marks the answers that a pupil handed in. Every answer is checked again by its exercise, so what the file claims does not count.
#pragma once

#include <optional>
#include <span>

#include "core/names.h"
#include "core/practice/exercise_set.h"
#include "core/practice/what_counts.h"

namespace nimstone::practice {

/// An answer as the file states it.
struct GivenAnswer {
    std::string exercise{};        ///< the name of the exercise in the record of practice, see recordName()
    std::string answer{};          ///< the answer as text, see answer_text.h; empty if the pupil asked for the answer
    bool isRight = false;          ///< true if the file claims that the answer is right
    bool answerShown = false;      ///< true if the right answer was shown before
    int hints = 0;
    std::int64_t time = 0;         ///< the time of the answer, in milliseconds since the start of 1970, UTC
    std::int64_t milliseconds = 0; ///< the time that the pupil took for the answer
};

/// The result of an item, which is an exercise or a task of a set.
enum class Mark {
    AtOnce,        ///< right with the first answer, without a hint; or a task that is done
    WithHints,     ///< right with the first answer, after hints that do not show the answer
    AfterMistake,  ///< right after a wrong answer
    Shown,         ///< the right answer was shown
    Wrong,         ///< only wrong answers
    Unanswered,
};
inline constexpr auto markNames = std::to_array<NamedValue<Mark>>({
    {Mark::AtOnce, "at-once"}, {Mark::WithHints, "with-hints"}, {Mark::AfterMistake, "after-mistake"},
    {Mark::Shown, "shown"}, {Mark::Wrong, "wrong"}, {Mark::Unanswered, "unanswered"},
});
static_assert(namesEachUpTo(Mark::Unanswered, markNames));

/// The points for an item: 2 if it is right at once, 1 if it is right with hints or after a mistake, otherwise 0.
constexpr int pointsFor(Mark mark) { return mark == Mark::AtOnce ? 2 : mark == Mark::WithHints || mark == Mark::AfterMistake ? 1 : 0; }

/// The ways in which an answer breaks the rules of the set. Nimstone does not write such answers if pupils use the file that was handed
/// out.
struct Oddity {
    bool claim = false;     ///< the file claims that a wrong answer is right, or the reverse
    bool answer = false;    ///< the text is not an answer that can be given to the exercise
    bool hints = false;     ///< more hints than the set allows
    bool attempts = false;  ///< more answers than the set allows; these answers do not count
    bool shown = false;     ///< the right answer was shown before the set allows it

    bool any() const { return claim || answer || hints || attempts || shown; }
    bool operator==(const Oddity&) const = default;
};

struct MarkedAnswer {
    GivenAnswer given;
    std::optional<Answer> answer{};  ///< nothing if the right answer was shown, or if the text is not a possible answer
    bool isRight = false;
    std::optional<Misconception> misconception{};
    Oddity oddity{};
};

struct MarkedItem {
    Mark mark = Mark::Unanswered;
    int hints = 0;                       ///< the largest number of hints before an answer
    std::vector<MarkedAnswer> answers{}; ///< all answers to the exercise in the order of time; none for a task

    bool isOdd() const;
    /// The misconception of the first wrong answer that has one.
    std::optional<Misconception> misconception() const;
};

/// The indices of the entries that are items, in the order of the set. Texts are not items.
std::vector<std::size_t> itemsIn(const SetEntries& entries);

/// Marks the items of a pupil. `entries` are the entries of this pupil, see SetVariants. `done` has the indices of the entries
/// whose tasks are done. Answers to exercises that are not among the entries are skipped. If an exercise occurs twice, both
/// items have all its answers.
std::vector<MarkedItem> markItems(const SetEntries& entries, const ExerciseSet& set, std::span<const GivenAnswer> answers, std::span<const std::size_t> done);

}  // namespace nimstone::practice
