// The pictures of each skill, a file a skill. Inside app/figures only; practice_picture.h asks them.
#pragma once

#include "app/figures/practice/practice_picture.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"
#include "core/overloaded.h"

namespace nimstone::figures {

// PracticePicture pictureOf(const practice::…Exercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::BashResidueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::ZeckendorfExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::ReadBinaryExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::OutcomeExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

ExercisePicture pictureOf(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

/// The picture that is drawn where it fits.
template <class Picture>
ExercisePicture pictureOf(Picture picture, const PracticeState& state)
{
    return picture.fits() ? std::move(picture).draw(state) : ExercisePicture{};
}

/// These pieces as a picture.
inline ExercisePicture drawn(Scenes&& scenes, std::vector<PracticePick> picks = {})
{
    return {std::move(scenes).finish(), std::move(picks), true};
}

// `show` takes every kind, those that change no picture too (most questions and ideas): a new kind does not compile until it is
// drawn or named among them.

/// Shows the hints that were asked for, which are of that kind.
template <class Rung, class Show>
void showHints(const PracticeState& state, Show&& show)
{
    for (const practice::Rung& rung : state.shown)
        std::visit(show, std::get<Rung>(rung));
}

/// Shows what an answer turned out to be, if there is one.
template <class Result, class Show>
void showResult(const PracticeState& state, Show&& show)
{
    if (state.result)
        std::visit(show, std::get<Result>(*state.result));
}

}  // namespace nimstone::figures
