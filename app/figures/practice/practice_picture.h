// The picture of an exercise that is not asked about heaps of Nim: those have a board of their own.
//
// It shows what the exercise gives, what the hints that were asked for light, the answer that is being made, and what is
// right or wrong with one that was given. What can be pressed to answer is in `picks`.
#pragma once

#include <QSizeF>
#include <optional>
#include <span>
#include <vector>

#include "app/figures/scene/choreography.h"
#include "core/practice/exercise.h"

namespace nimstone::figures {

/// How far a person has come with an exercise.
struct PracticeState {
    std::span<const practice::Rung> shown{};    ///< the rungs that were asked for
    std::optional<practice::Answer> draft{};    ///< the answer that is being made, or was given last
    const practice::Result* result = nullptr;   ///< what an answer turned out to be, as long as it is not changed
    bool onPaper = false;                       ///< what is to be filled in is left blank
};

/// A piece that answers when it is pressed: with this number or choice, or by adding it to the numbers, or taking it away.
struct PracticePick {
    int piece = 0;
    Count value = 0;
};

struct ExercisePicture {
    /// One scene.
    Choreography choreography;
    std::vector<PracticePick> picks = {};
    /// False where it would be too small to read at this size; the choreography is empty then.
    bool drawn = false;
};

/// The same exercise gives the same pieces in every state. Needs a QGuiApplication, for the widths of words.
ExercisePicture practicePicture(const practice::Exercise& exercise, const PracticeState& state, QSizeF size, double textScale);

}  // namespace nimstone::figures
