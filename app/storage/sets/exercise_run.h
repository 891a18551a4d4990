// A run: a set of exercises that a person works through, in the form in which it is saved from one start of the program
// to the next.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "app/storage/record/answer_record.h"
#include "core/practice/set_variants.h"

namespace nimstone {

struct ExerciseRun {
    /// The input of an answer: the typed number, the heap and the choices that the person picked, and the stones to take.
    struct MoveInput {
        static constexpr std::array fieldNames{"number", "heap", "chosen", "taken"};

        QString number{};
        int heap = -1;
        std::vector<int> chosen{};  ///< the indices of the chosen answers in the list of choices
        std::vector<int> taken{};   ///< the number of stones taken from each heap

        bool operator==(const MoveInput&) const = default;
    };
    enum class State { Open, Wrong, Right, Shown };

    /// One attempt at an exercise: its result, from the first answer until the exercise was asked again.
    struct Attempt {
        static constexpr std::array fieldNames{"outcome", "hints", "wrong", "done", "shown", "before"};

        int outcome = 0;  ///< a PracticeSetRun::Outcome as a number
        int hints = 0;
        int wrong = 0;    ///< the number of wrong answers
        bool done = false;
        bool shown = false;
        bool before = false;  ///< true if the exercise had been answered before the set was begun

        bool operator==(const Attempt&) const = default;
    };
    struct Place {
        static constexpr std::array fieldNames{"state", "hints", "done", "given", "draft", "attempts"};

        State state = State::Open;
        int hints = 0;
        /// True if the exercise was finished since the set was begun; stays true when the exercise is asked again. For a text or
        /// a task: true if the pupil has read or done it.
        bool done = false;
        MoveInput given{};  ///< the last answer; empty if no answer was given or the answer was shown
        MoveInput draft{};
        std::vector<Attempt> attempts{};

        bool operator==(const Place&) const = default;
    };

    practice::ExerciseSet set{};
    /// The name and the number of the pupil; both may be empty. The entries may depend on them.
    QString name{};
    QString number{};
    bool handedIn = false;            ///< true if the pupil has handed in the answers
    practice::SetEntries entries{};   ///< the entries that the pupil gets, see entriesOfPupil(); they are not saved
    std::vector<Place> places{};      ///< the states of the entries
    int place = 0;
    bool finished = false;  ///< true if the person has seen the result
    bool onDesk = true;     ///< true if the set was shown; false if it was paused
    std::vector<AnswerRecord> answers{};

    bool operator==(const ExerciseRun&) const = default;
};

/// Returns the entries that a pupil gets, in the order in which the pupil gets them.
practice::SetEntries entriesOfPupil(const practice::SetVariants& set, const QString& name, const QString& number);

/// The data of a run (an exercise set in progress) that can be shown before its exercises are generated. `count` and `done` are
/// numbers of items.
struct RunHead {
    QString title;
    int place = 0;
    int count = 0;
    int done = 0;
};

/// The size of the largest file that is read, in bytes. Such a file has a set and several thousand answers.
inline constexpr qint64 largestRunFile = 32'000'000;

QByteArray printExerciseRun(const ExerciseRun& run);
/// The next two functions parse a run. They return std::nullopt if the content is not a run or has a later version. The
/// values in a result are always within their bounds.
std::optional<ExerciseRun> parseExerciseRun(const QByteArray& content);
std::optional<RunHead> headOfRun(const QByteArray& content);

}  // namespace nimstone
