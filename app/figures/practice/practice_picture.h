// The picture of an exercise that is not about heaps of Nim; those exercises use the board of heaps.
//
// The picture shows the position of the exercise, the highlights of the hints that the user has asked for, the answer
// so far, and the result of the last answer. `picks` lists the pieces that can be pressed to answer.
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
    std::optional<practice::Answer> draft{};    ///< the answer so far, or the last one given
    const practice::Result* result = nullptr;   ///< the result of the last answer; null if there is none or the answer has changed since
    bool onPaper = false;                       ///< true if the picture is printed, so that the places to fill in stay blank
};

/// A piece that can be pressed to answer: with this number or choice, or by adding this number to the answer or
/// removing it.
struct PracticePick {
    int piece = 0;
    Count value = 0;
};

struct ExercisePicture {
    /// The pieces of the picture, in a single scene.
    Choreography choreography;
    std::vector<PracticePick> picks = {};
    /// False if the picture would be too small to read at this size; the choreography is then empty.
    bool drawn = false;
};

/// The same exercise gives the same pieces in every state. Needs a QGuiApplication, for the widths of words.
ExercisePicture practicePicture(const practice::Exercise& exercise, const PracticeState& state, QSizeF size, double textScale);

}  // namespace nimstone::figures
