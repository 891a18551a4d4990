// How a skill went so far, as a value.
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

    /// Its name in files, nim-sum, and for people.
    NIMSTONE_FIELD(QString, skill){};
    NIMSTONE_FIELD(QString, name){};
    /// In a line.
    NIMSTONE_FIELD(QString, detail){};
    /// How sure it is that it is known, 0 to 1; and whether that is enough.
    NIMSTONE_FIELD(qreal, known) = 0;
    NIMSTONE_FIELD(bool, mastered) = false;

    bool operator==(const ShownSkill&) const = default;
};

/// Of each skill a ShownSkill, with what `detail` says of it.
QVariantList shownSkills(const ProgressTally& tally, const std::function<QString(practice::Skill)>& detail);

}  // namespace nimstone
