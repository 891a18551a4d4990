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

/// The tally of a skill. Like DayTally, it includes only first answers. `right` is the number of right answers that show knowledge,
/// so it excludes answers that were given after the right answer was shown.
struct SkillTally {
    double known = practice::tracing.initial;
    int asked = 0;
    int right = 0;
    practice::Day lastDay = 0;

    bool operator==(const SkillTally&) const = default;

    /// The probability that the skill is known, as it is displayed.
    double estimate() const { return practice::estimate(known, asked); }
    bool isMastered() const { return practice::isMastered(known, asked); }
};

struct DayTally {
    int asked = 0;
    int right = 0;

    bool operator==(const DayTally&) const = default;
};

/// The number of first answers in which a misconception occurred, and the last day.
struct TagTally {
    int count = 0;
    practice::Day lastDay = 0;

    bool operator==(const TagTally&) const = default;
};

/// An exercise in the queue of mistakes, which is asked again when it is due.
struct Mistake {
    QString exercise;
    QString skill;
    QString tag;  ///< the misconception of the wrong answer; may be empty
    practice::MistakeState place;
    qint64 time = 0;  ///< the time at which the exercise was last answered wrong

    bool operator==(const Mistake&) const = default;
};

/// The exercise at which the person can continue.
struct LastPosition {
    qint64 time = 0;
    QString skill;  ///< empty if nothing was answered yet
    int level = 1;
    QString exercise;

    bool operator==(const LastPosition&) const = default;
};

struct ProgressTally {
    qint64 answers = 0;  ///< the number of all answers, including those that are no first answers
    qint64 asked = 0;
    qint64 right = 0;
    LastPosition last;
    std::map<QString, SkillTally> skills;
    std::map<std::pair<QString, QString>, TagTally> tags;  ///< one tally for each pair of a skill and a misconception
    std::map<QString, Mistake> mistakes;                   ///< the mistakes by the code of the exercise; at most practice::mostMistakes
    std::map<std::pair<practice::Day, QString>, DayTally> days;  ///< one tally for each pair of a day and a skill

    QSet<QString> exercises;  ///< all exercises that were ever answered

    bool operator==(const ProgressTally&) const = default;

    /// Adds an answer and returns whether it counts as a first answer. Answers must be added in the order in which they were
    /// given.
    bool add(const AnswerRecord& answer);

    /// Returns whether the first answer to this exercise in a session would count.
    bool wouldCount(const QString& exercise, practice::Day today) const;

    /// Returns the tally of a skill. For a skill that was never asked, `asked` is 0.
    SkillTally of(practice::Skill skill) const;

    /// Returns the mistakes that are due, in the order in which they became due.
    std::vector<Mistake> due(practice::Day today) const;

    /// Returns the input of practice::chooseNext for these skills, which are in the order of learning. The caller adds what was
    /// asked last.
    practice::PlanChoices choices(const std::vector<std::string>& order, practice::Day today) const;

    struct Tag {
        QString skill;
        QString tag;
        TagTally tally;
    };
    /// Returns the most frequent misconceptions, at most `most`.
    std::vector<Tag> commonestTags(std::size_t most) const;
};

}  // namespace nimstone
