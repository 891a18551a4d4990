// The words of each skill, a file a skill: app/wording/practice_SKILL.cpp. Inside app/wording only; practice.h asks them.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/practice/check.h"
#include "core/practice/hints.h"

namespace nimstone::wording {

using practice::Misconception;

// The choices of an exercise that asks for one are worded by `QStringList choicesOf(const practice::…Exercise&)`.

struct Prompts {
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

/// "0, 1 and 4".
QString numbersText(const std::vector<Count>& numbers);

/// `01101`.
QString bitsText(Count value, int columns);

/// Two sentences, one after the other; the first may be missing.
QString sentencesText(const QString& first, const QString& second);

// The question of an exercise, what an answer turned out to be, what a rung shows. Rich text.

QString promptOf(const practice::ReadBinaryExercise& exercise);
QString resultOf(const practice::ReadBinaryResult& result);
QString hintOf(const practice::ReadBinaryRung& rung);

QString promptOf(const practice::NimSumExercise& exercise);
QString resultOf(const practice::NimSumResult& result);
QString hintOf(const practice::NimSumRung& rung);

QString promptOf(const practice::OutcomeExercise& exercise);
QStringList choicesOf(const practice::OutcomeExercise& exercise);
QString resultOf(const practice::OutcomeResult& result);
QString hintOf(const practice::OutcomeRung& rung);

QString promptOf(const practice::DecidingColumnExercise& exercise);
QString resultOf(const practice::DecidingColumnResult& result);
QString hintOf(const practice::DecidingColumnRung& rung);

QString promptOf(const practice::EligibleHeapExercise& exercise);
QString resultOf(const practice::EligibleHeapResult& result);
QString hintOf(const practice::EligibleHeapRung& rung);

QString promptOf(const practice::HowManyExercise& exercise);
QString resultOf(const practice::HowManyResult& result);
QString hintOf(const practice::HowManyRung& rung);

QString promptOf(const practice::BashResidueExercise& exercise);
QString resultOf(const practice::BashResidueResult& result);
QString hintOf(const practice::BashResidueRung& rung);

QString promptOf(const practice::ColdPairExercise& exercise);
QString resultOf(const practice::ColdPairResult& result);
QString hintOf(const practice::ColdPairRung& rung);

QString promptOf(const practice::ZeckendorfExercise& exercise);
QString resultOf(const practice::ZeckendorfResult& result);
QString hintOf(const practice::ZeckendorfRung& rung);

QString promptOf(const practice::QuotaExercise& exercise);
QString resultOf(const practice::QuotaResult& result);
QString hintOf(const practice::QuotaRung& rung);
QString promptOf(const practice::CountMovesExercise& exercise);
QString resultOf(const practice::CountMovesResult& result);
QString hintOf(const practice::CountMovesRung& rung);

QString promptOf(const practice::AllMovesExercise& exercise);
QString resultOf(const practice::AllMovesResult& result);
QString hintOf(const practice::AllMovesRung& rung);
QString promptOf(const practice::MexExercise& exercise);
QString resultOf(const practice::MexResult& result);
QString hintOf(const practice::MexRung& rung);

QString promptOf(const practice::SumValueExercise& exercise);
QString resultOf(const practice::SumValueResult& result);
QString hintOf(const practice::SumValueRung& rung);

QString promptOf(const practice::SpotFlawExercise& exercise);
QStringList choicesOf(const practice::SpotFlawExercise& exercise);
QString resultOf(const practice::SpotFlawResult& result);
QString hintOf(const practice::SpotFlawRung& rung);

QString promptOf(const practice::MisereSwitchExercise& exercise);
QString resultOf(const practice::MisereSwitchResult& result);
QString hintOf(const practice::MisereSwitchRung& rung);

}  // namespace nimstone::wording
