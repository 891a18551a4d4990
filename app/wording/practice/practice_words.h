// The words of each skill, a file a skill: app/wording/practice/skills/SKILL.cpp. Inside app/wording only; practice.h asks them.
//
// What answers turn out to be and what rungs show have one overload a kind and no catch-all: a new kind does not compile until
// it is worded. A misconception that a kind does not word is passed over in silence; a test fails on it.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/practice/exercise.h"

namespace nimstone::wording {

using practice::Misconception;

// The choices of an exercise that asks for one are worded by `QStringList choicesOf(const practice::…Exercise&)`.

struct Prompts {
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

/// `01101`.
QString bitsText(Count value, int columns);

// The question of an exercise, what an answer turned out to be, what a rung shows. Rich text.

QString promptOf(const practice::ReadBinaryExercise& exercise);
QString resultOf(const practice::ReadBinaryExercise::Result& result);
QString hintOf(const practice::ReadBinaryExercise::Rung& rung);

QString promptOf(const practice::NimSumExercise& exercise);
QString resultOf(const practice::NimSumExercise::Result& result);
QString hintOf(const practice::NimSumExercise::Rung& rung);

QString promptOf(const practice::OutcomeExercise& exercise);
QStringList choicesOf(const practice::OutcomeExercise& exercise);
QString resultOf(const practice::OutcomeExercise::Result& result);
QString hintOf(const practice::OutcomeExercise::Rung& rung);

QString promptOf(const practice::DecidingColumnExercise& exercise);
QString resultOf(const practice::DecidingColumnExercise::Result& result);
QString hintOf(const practice::DecidingColumnExercise::Rung& rung);

QString promptOf(const practice::EligibleHeapExercise& exercise);
QString resultOf(const practice::EligibleHeapExercise::Result& result);
QString hintOf(const practice::EligibleHeapExercise::Rung& rung);

QString promptOf(const practice::HowManyExercise& exercise);
QString resultOf(const practice::HowManyExercise::Result& result);
QString hintOf(const practice::HowManyExercise::Rung& rung);

QString promptOf(const practice::BashResidueExercise& exercise);
QString resultOf(const practice::BashResidueExercise::Result& result);
QString hintOf(const practice::BashResidueExercise::Rung& rung);

QString promptOf(const practice::ColdPairExercise& exercise);
QString resultOf(const practice::ColdPairExercise::Result& result);
QString hintOf(const practice::ColdPairExercise::Rung& rung);

QString promptOf(const practice::ZeckendorfExercise& exercise);
QString resultOf(const practice::ZeckendorfExercise::Result& result);
QString hintOf(const practice::ZeckendorfExercise::Rung& rung);

QString promptOf(const practice::QuotaExercise& exercise);
QString resultOf(const practice::QuotaExercise::Result& result);
QString hintOf(const practice::QuotaExercise::Rung& rung);
QString promptOf(const practice::CountMovesExercise& exercise);
QString resultOf(const practice::CountMovesExercise::Result& result);
QString hintOf(const practice::CountMovesExercise::Rung& rung);

QString promptOf(const practice::AllMovesExercise& exercise);
QString resultOf(const practice::AllMovesExercise::Result& result);
QString hintOf(const practice::AllMovesExercise::Rung& rung);
QString promptOf(const practice::MexExercise& exercise);
QString resultOf(const practice::MexExercise::Result& result);
QString hintOf(const practice::MexExercise::Rung& rung);

QString promptOf(const practice::SumValueExercise& exercise);
QString resultOf(const practice::SumValueExercise::Result& result);
QString hintOf(const practice::SumValueExercise::Rung& rung);

QString promptOf(const practice::SpotFlawExercise& exercise);
QStringList choicesOf(const practice::SpotFlawExercise& exercise);
QString resultOf(const practice::SpotFlawExercise::Result& result);
QString hintOf(const practice::SpotFlawExercise::Rung& rung);

QString promptOf(const practice::MisereSwitchExercise& exercise);
QString resultOf(const practice::MisereSwitchExercise::Result& result);
QString hintOf(const practice::MisereSwitchExercise::Rung& rung);

}  // namespace nimstone::wording
