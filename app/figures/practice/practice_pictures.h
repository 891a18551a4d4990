// The pictures of all skills, one source file for each skill. Only files in this folder include this header.
#pragma once

#include "app/figures/practice/practice_picture.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"
#include "core/overloaded.h"

namespace nimstone::figures {

ExercisePicture pictureOf(const practice::BashResidueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::ZeckendorfExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::ReadBinaryExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::OutcomeExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

ExercisePicture pictureOf(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
ExercisePicture pictureOf(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

/// Returns the drawn picture if it fits, and otherwise an empty picture.
template <class Picture>
ExercisePicture pictureOf(Picture picture, const PracticeState& state)
{
    return picture.fits() ? std::move(picture).draw(state) : ExercisePicture{};
}

/// Returns the picture that consists of these pieces.
inline ExercisePicture drawn(Scenes&& scenes, std::vector<PracticePick> picks = {})
{
    return {std::move(scenes).finish(), std::move(picks), true};
}

// `show` must accept every type of hint or result, including the types that do not change the picture (most hints that
// ask a question or give an idea). If a new type is added, the code does not compile until `show` accepts it.

/// Calls `show` for each hint that the user has asked for. All hints must be of the variant type `Rung`.
template <class Rung, class Show>
void showHints(const PracticeState& state, Show&& show)
{
    for (const practice::Rung& rung : state.shown)
        std::visit(show, std::get<Rung>(rung));
}

/// Calls `show` for the result of the answer, if there is a result.
template <class Result, class Show>
void showResult(const PracticeState& state, Show&& show)
{
    if (state.result)
        std::visit(show, std::get<Result>(*state.result));
}

}  // namespace nimstone::figures
