// The picture of an exercise that is not about heaps of Nim; exercises about heaps of Nim use the board of heaps.
//
// The picture shows the position of the exercise, the highlights of the hints that the user has asked for, the answer
// so far, and the result of the last answer. ExercisePicture::picks lists the pieces that users can press to answer.
#pragma once

#include <QSizeF>
#include <optional>
#include <span>
#include <vector>

#include "app/figures/scene/choreography.h"
#include "core/practice/exercise.h"

namespace nimstone::figures {

/// The user's progress with an exercise.
struct PracticeState {
    std::span<const practice::Rung> shown{};    ///< the hints that the user has asked for
    std::optional<practice::Answer> draft{};    ///< the unfinished answer of the user, or the last answer; empty if there is none
    const practice::Result* result = nullptr;   ///< the result of the last answer; null if there is no answer or if the user has changed the answer since then
    bool onPaper = false;                       ///< true if the picture is printed; blanks for the answer then stay empty
};

/// A piece that users can press to answer. `value` is the number or choice that becomes the answer, or the number that
/// is added to the answer or removed from it.
struct PracticePick {
    int piece = 0;
    Count value = 0;
};

struct ExercisePicture {
    /// The pieces of the picture, in a single scene.
    Choreography choreography;
    std::vector<PracticePick> picks = {};
    /// False if the picture would be too small to read at this size. The choreography is then empty.
    bool drawn = false;
};

/// Creates the picture. The pieces depend only on the exercise, not on `state`. The function needs a QGuiApplication,
/// to measure text.
ExercisePicture practicePicture(const practice::Exercise& exercise, const PracticeState& state, QSizeF size, double textScale);

}  // namespace nimstone::figures
