// The pictures of each skill, a file a skill: app/figures/practice_SKILL.cpp. Inside app/figures only; practice_picture.h
// asks them.
#pragma once

#include "app/figures/practice/practice_picture.h"

namespace nimstone::figures {

// PracticePicture pictureOf(const practice::…Exercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::BashResidueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::ZeckendorfExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::ReadBinaryExercise& exercise, const PracticeState& state, QSizeF size,
                          double textScale);
PracticePicture pictureOf(const practice::OutcomeExercise& exercise, const PracticeState& state, QSizeF size,
                          double textScale);

PracticePicture pictureOf(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

}  // namespace nimstone::figures
