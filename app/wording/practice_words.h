// The words of each skill, a file a skill: app/wording/practice_SKILL.cpp. Inside app/wording only; practice.h asks them.
#pragma once

#include <QString>
#include <QStringList>

#include "core/practice/check.h"
#include "core/practice/hints.h"

namespace nimstone::wording {

// The choices of an exercise that asks for one are worded by `QStringList choicesOf(const practice::…Exercise&)`.

// The question of an exercise, what an answer turned out to be, what a rung shows. Rich text.

QString promptOf(const practice::NimSumExercise& exercise);
QString resultOf(const practice::NimSumResult& result);
QString hintOf(const practice::NimSumRung& rung);

QString promptOf(const practice::EligibleHeapExercise& exercise);
QString resultOf(const practice::EligibleHeapResult& result);
QString hintOf(const practice::EligibleHeapRung& rung);

QString promptOf(const practice::HowManyExercise& exercise);
QString resultOf(const practice::HowManyResult& result);
QString hintOf(const practice::HowManyRung& rung);

QString promptOf(const practice::MexExercise& exercise);
QString resultOf(const practice::MexResult& result);
QString hintOf(const practice::MexRung& rung);

QString promptOf(const practice::SumValueExercise& exercise);
QString resultOf(const practice::SumValueResult& result);
QString hintOf(const practice::SumValueRung& rung);

QString promptOf(const practice::MisereSwitchExercise& exercise);
QString resultOf(const practice::MisereSwitchResult& result);
QString hintOf(const practice::MisereSwitchRung& rung);

}  // namespace nimstone::wording
