#include "app/figures/practice/practice_picture.h"

#include "app/figures/practice/practice_pictures.h"

namespace nimstone::figures {

ExercisePicture practicePicture(const practice::Exercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return std::visit(
        [&](const auto& ofSkill) -> ExercisePicture {
            if constexpr (practice::OnHeaps<std::decay_t<decltype(ofSkill)>>)
                return {};
            else
                return pictureOf(ofSkill, state, size, textScale);
        },
        exercise);
}

}  // namespace nimstone::figures
