// What follows from all answers that were given: what is known, what was asked on which day, the mistakes.
#pragma once

#include <QSet>
#include <map>
#include <vector>

#include "app/storage/record/answer_record.h"
#include "core/practice/mastery_plan.h"
#include "core/practice/mastery.h"
#include "core/practice/skills/skill.h"

namespace nimstone {

/// Of answers that count only, as are the days. Right is what shows knowledge: not what was right after it had been shown.
struct SkillTally {
    double known = practice::tracing.initial;
    int asked = 0;
    int right = 0;
    practice::Day lastDay = 0;

    bool operator==(const SkillTally&) const = default;

    /// How much of it is known, as it is shown.
    double estimate() const { return practice::estimate(known, asked); }
    bool isMastered() const { return practice::isMastered(known, asked); }
};

struct DayTally {
    int asked = 0;
    int right = 0;

    bool operator==(const DayTally&) const = default;
};

/// How often a misconception showed in a first answer.
struct TagTally {
    int count = 0;
    practice::Day lastDay = 0;

    bool operator==(const TagTally&) const = default;
};

/// An exercise in the queue of mistakes.
struct Mistake {
    QString exercise;
    QString skill;
    QString tag;  ///< of the wrong answer; may be empty
    practice::MistakePlace place;
    qint64 time = 0;  ///< when it was answered wrong last

    bool operator==(const Mistake&) const = default;
};

/// Where to go on.
struct LastPosition {
    qint64 time = 0;
    QString skill;  ///< empty where nothing was answered yet
    int level = 1;
    QString exercise;

    bool operator==(const LastPosition&) const = default;
};

struct ProgressTally {
    qint64 answers = 0;  ///< all, not only those that count
    qint64 asked = 0;
    qint64 right = 0;
    LastPosition last;
    std::map<QString, SkillTally> skills;
    std::map<std::pair<QString, QString>, TagTally> tags;  ///< by skill and tag
    std::map<QString, Mistake> mistakes;                   ///< by exercise, at most practice::mostMistakes
    std::map<std::pair<practice::Day, QString>, DayTally> days;  ///< by day and skill

    QSet<QString> exercises;  ///< that were ever answered

    bool operator==(const ProgressTally&) const = default;

    /// Counts one more answer, and says whether it counts as the first try. Answers are counted in the order in which they
    /// were given.
    bool add(const AnswerRecord& answer);

    /// Whether the first answer of a sitting to this exercise would count.
    bool wouldCount(const QString& exercise, practice::Day today) const;

    /// Of a skill that was never asked: `asked` is 0.
    SkillTally of(practice::Skill skill) const;

    /// What is due, in the order in which it became so.
    std::vector<Mistake> due(practice::Day today) const;

    /// What practice::whatNext chooses from, for these skills in the order in which they are to be learned; what was asked
    /// last is left to the caller.
    practice::PlanChoices choices(const std::vector<std::string>& order, practice::Day today) const;

    struct Tag {
        QString skill;
        QString tag;
        TagTally tally;
    };
    /// Those that showed most often, at most so many.
    std::vector<Tag> commonestTags(std::size_t most) const;
};

}  // namespace nimstone
