// The texts of each skill. The definitions are in app/wording/practice/skills, one file for each skill. Only the functions of practice.h
// use this file.
//
// The classes that write results and hints have one overload for each kind of them and no generic overload, so the code does not
// compile if a kind has no text. If the text of a result leaves out a misconception, only a test notices it.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/practice/exercise.h"

namespace nimstone::wording {

using practice::Misconception;

// If exercises offer choices, there is also a function `QStringList choicesOf(const practice::…Exercise&)`, which returns the texts of the
// choices.

struct Prompts {
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

/// Returns the number in binary with `columns` digits, such as `01101`.
QString bitsText(Count value, int columns);

// The functions below return rich text: the question of an exercise, the result of an answer, and the text of one hint (a rung of the hint
// ladder).

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
