// The pictures of each skill, a file a skill. Inside app/figures only; practice_picture.h asks them.
#pragma once

#include "app/figures/practice/practice_picture.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

// PracticePicture pictureOf(const practice::…Exercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::BashResidueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::ZeckendorfExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::ReadBinaryExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::OutcomeExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

PracticePicture pictureOf(const practice::MexExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::SumValueExercise& exercise, const PracticeState& state, QSizeF size, double textScale);
PracticePicture pictureOf(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale);

/// The picture that is drawn where it fits.
template <class Picture>
PracticePicture pictureOf(Picture picture, const PracticeState& state)
{
    return picture.fits() ? std::move(picture).draw(state) : PracticePicture{};
}

/// These pieces as a picture.
inline PracticePicture drawn(Scenes&& scenes, std::vector<PracticePick> picks = {})
{
    return {std::move(scenes).finish(), std::move(picks), true};
}

/// Shows what is of one of the kinds that `show` takes; a question, an idea, whatever else is said, changes no picture.
template <class... Kinds, class Show>
void showKind(const std::variant<Kinds...>& told, Show&& show)
{
    std::visit(
        [&show](const auto& kind) {
            if constexpr (requires { show(kind); })
                show(kind);
        },
        told);
}

/// Shows the hints that were asked for, which are of that kind.
template <class Rung, class Show>
void showHints(const PracticeState& state, Show&& show)
{
    for (const practice::Rung& rung : state.shown)
        showKind(std::get<Rung>(rung), show);
}

/// Shows what an answer turned out to be, if there is one.
template <class Result, class Show>
void showResult(const PracticeState& state, Show&& show)
{
    if (state.result)
        showKind(std::get<Result>(*state.result), show);
}

}  // namespace nimstone::figures
