// The values that are computed from all answers: mastery of skills, exercises per day, and mistakes.
#pragma once

#include <QSet>
#include <map>
#include <vector>

#include "app/storage/record/answer_record.h"
#include "core/practice/mastery_plan.h"
#include "core/practice/mastery.h"
#include "core/practice/skills/skill.h"

namespace nimstone {

/// The tally of a skill. Like DayTally, it includes only first answers. `right` is the number of right answers that
/// show knowledge: it does not include answers that were given after the right answer was shown.
struct SkillTally {
    double known = practice::tracing.initial;
    int asked = 0;
    int right = 0;
    practice::Day lastDay = 0;

    bool operator==(const SkillTally&) const = default;

    /// The estimate of `known` that the pages show. It has an upper limit while few exercises were asked.
    double estimate() const { return practice::estimate(known, asked); }
    bool isMastered() const { return practice::isMastered(known, asked); }
};

struct DayTally {
    int asked = 0;
    int right = 0;

    bool operator==(const DayTally&) const = default;
};

/// The number of first answers that show a misconception, and the last day when it occurred.
struct TagTally {
    int count = 0;
    practice::Day lastDay = 0;

    bool operator==(const TagTally&) const = default;
};

/// An exercise that was answered wrong, in the queue of mistakes. It is asked again when it is due.
struct Mistake {
    QString exercise;
    QString skill;
    QString tag;  ///< the misconception of the wrong answer; may be empty
    practice::MistakeState place;
    qint64 time = 0;  ///< the time of the last wrong answer to the exercise

    bool operator==(const Mistake&) const = default;
};

/// The exercise where the person can continue.
struct LastPosition {
    qint64 time = 0;
    QString skill;  ///< the name of the skill; empty if no exercise was answered yet
    int level = 1;
    QString exercise;

    bool operator==(const LastPosition&) const = default;
};

/// The latest value of a note, and its time in milliseconds since the start of 1970, UTC.
struct KeptNote {
    QString value;
    qint64 time = 0;

    bool operator==(const KeptNote&) const = default;
};

struct ProgressTally {
    qint64 answers = 0;  ///< the number of all answers, including answers that are not first answers
    qint64 asked = 0;
    qint64 right = 0;
    LastPosition last;
    std::map<QString, SkillTally> skills;
    std::map<std::pair<QString, QString>, TagTally> tags;  ///< one tally for each pair of a skill and a misconception
    /// The mistakes, with the code of the exercise as the key; at most practice::mostMistakes.
    std::map<QString, Mistake> mistakes;
    std::map<std::pair<practice::Day, QString>, DayTally> days;  ///< one tally for each pair of a day and a skill

    QSet<QString> exercises;  ///< all exercises that were ever answered, and the names of all notes
    std::map<QString, KeptNote> notes;  ///< the latest notes, by their names

    bool operator==(const ProgressTally&) const = default;

    /// Adds an answer or a note; returns true if it counts as a first answer. Answers must be added in the order in which they
    /// were given.
    bool add(const AnswerRecord& answer);

    /// Returns the value of the note with this name; empty if there is none.
    QString note(const QString& name) const;

    /// Returns true if the first answer to this exercise in a session would count.
    bool wouldCount(const QString& exercise, practice::Day today) const;

    /// Returns the tally of a skill. If the skill was never asked, `asked` is 0.
    SkillTally of(practice::Skill skill) const;

    /// Returns the mistakes that should be asked again today, in the order in which they became due.
    std::vector<Mistake> due(practice::Day today) const;

    /// Returns the input of practice::chooseNext for these skills, which are in the order of learning. The caller adds
    /// the skill that was asked last.
    practice::PlanChoices choices(const std::vector<std::string>& order, practice::Day today) const;

    struct Tag {
        QString skill;
        QString tag;
        TagTally tally;
    };
    /// Returns the most frequent misconceptions; their number is at most `most`.
    std::vector<Tag> commonestTags(std::size_t most) const;
};

}  // namespace nimstone
