// Positions worth playing: well known, at the edge, surprising; some for each game.
#pragma once

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone {

struct PlayPreset {
    std::string_view position;  ///< in the notation
    QString note;               ///< what it is good for, in the language in use
};

/// The position that comes after this one among those of its game; none after the last, and after one that is not
/// among them the first.
std::optional<PlayPreset> presetAfter(const GameSum& start);

/// Of the game of this name in the notation, whatever its parameters, or of sums.
std::vector<PlayPreset> playPresets(std::string_view game);

}  // namespace nimstone
