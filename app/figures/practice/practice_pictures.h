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

/// The base of the pictures: the single scene of a picture, and the pieces that users can press.
template <class Exercise>
class PictureScenes : public Scenes {
public:
    PictureScenes(const Exercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : Scenes(size, textScale), m_exercise(exercise), m_state(state)
    {
    }

    ExercisePicture finish() && { return {std::move(static_cast<Scenes&>(*this)).finish(), std::move(m_picks), true}; }

protected:
    const Exercise& m_exercise;
    const PracticeState& m_state;
    std::vector<PracticePick> m_picks;
};

/// Returns the picture that `Picture` draws, or an empty picture if it does not fit. `Picture` is a PictureScenes with the
/// functions fits() and draw().
template <class Picture, class Exercise>
ExercisePicture drawPicture(const Exercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    Picture picture(exercise, state, size, textScale);
    if (!picture.fits())
        return {};
    picture.draw();
    return std::move(picture).finish();
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
