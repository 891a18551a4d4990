// The names and numbers that stand for skills, misconceptions, and days in the record.
#pragma once

#include <QDate>
#include <QString>

#include "core/practice/mistakes.h"
#include "core/practice/skills/misconception.h"
#include "core/practice/skills/skill.h"

namespace nimstone {

/// Returns the name that is used in files: `nim-sum`, `added-with-carries`.
QString recordName(practice::Skill skill);
QString recordName(practice::Misconception misconception);

practice::Day dayOf(const QDate& date);
QDate dateOf(practice::Day day);

}  // namespace nimstone
