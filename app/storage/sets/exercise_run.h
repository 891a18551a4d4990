// A set of exercises that somebody works through, as it is kept from one run of the program to the next.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/storage/record/answer_record.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

struct ExerciseRun {
    /// An answer in the making, as it was typed, picked and taken.
    struct MoveInput {
        QString number{};
        int heap = -1;
        std::vector<int> chosen{};  ///< places of what is on offer
        std::vector<int> taken{};   ///< from each heap

        bool operator==(const MoveInput&) const = default;
    };
    enum class State { Open, Wrong, Right, Shown };

    /// What came of an exercise between the first answer to it and the next time it was asked.
    struct Attempt {
        int outcome = 0;  ///< of those that the page knows
        int hints = 0;
        int wrong = 0;    ///< answers
        bool done = false;
        bool shown = false;
        bool before = false;  ///< it had been answered before the set was begun

        bool operator==(const Attempt&) const = default;
    };
    struct Place {
        State state = State::Open;
        int hints = 0;
        bool done = false;  ///< since the set was begun; it stays so where the exercise is asked again
        MoveInput given{};  ///< the last answer; nothing where it is open, or shown
        MoveInput draft{};
        std::vector<Attempt> attempts{};

        bool operator==(const Place&) const = default;
    };

    practice::ExerciseSet set{};
    std::vector<Place> places{};  ///< as many as exercises
    int place = 0;
    bool finished = false;  ///< its result was looked at
    bool onDesk = true;     ///< it was what was worked on, and not put aside
    std::vector<AnswerRecord> answers{};

    bool operator==(const ExerciseRun&) const = default;
};

/// What can be said of it before its exercises are drawn.
struct RunHead {
    QString title;
    int place = 0;
    int count = 0;
    int done = 0;
};

/// No file that is larger is read, in bytes: a set, and some thousands of answers.
inline constexpr qint64 largestRunFile = 32'000'000;

QByteArray printExerciseRun(const ExerciseRun& run);
/// None where it is none, or of a later version. However it looks, what it says is within bounds.
std::optional<ExerciseRun> parseExerciseRun(const QByteArray& content);
std::optional<RunHead> headOfRun(const QByteArray& content);

}  // namespace nimstone
