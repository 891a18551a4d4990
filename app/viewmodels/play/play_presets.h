// Presets: positions worth playing, several for each game. They are well known, extreme or surprising.
#pragma once

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone {

struct PlayPreset {
    std::string_view position;  ///< the position in the notation
    QString note;               ///< a sentence that says what the position shows, in the current language
};

/// Returns the preset that follows the position `start` in the list of its game. Returns nothing after the last preset,
/// and the first preset if the position is not a preset.
std::optional<PlayPreset> presetAfter(const GameSum& start);

/// Returns the presets of the game with this name in the notation, for all its parameters. For "sum", returns the
/// presets of sums.
std::vector<PlayPreset> playPresets(std::string_view game);

}  // namespace nimstone
