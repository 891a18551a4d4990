// The results of a skill so far, as a value for QML.
#pragma once

#include <QVariantList>
#include <functional>

#include "app/storage/record/progress_tally.h"
#include "app/viewmodels/shell/value.h"
#include "core/practice/skills/skill.h"

namespace nimstone {

struct ShownSkill {
    Q_GADGET
    QML_VALUE_TYPE(shownSkill)

    /// The name of the skill in files, such as nim-sum.
    NIMSTONE_FIELD(QString, skill){};
    /// The name of the skill in words.
    NIMSTONE_FIELD(QString, name){};
    /// A line of text about the answers so far.
    NIMSTONE_FIELD(QString, detail){};
    /// The estimated probability that the skill is known, 0 to 1.
    NIMSTONE_FIELD(qreal, known) = 0;
    /// True if `known` is high enough to count as mastered.
    NIMSTONE_FIELD(bool, mastered) = false;

    bool operator==(const ShownSkill&) const = default;
};

/// Returns a ShownSkill for each skill. `detail` is called for the text of its member `detail`.
QVariantList shownSkills(const ProgressTally& tally, const std::function<QString(practice::Skill)>& detail);

}  // namespace nimstone
