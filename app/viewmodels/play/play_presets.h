// Positions worth playing, some for each game: well known, extreme or surprising ones.
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

/// Returns the preset that follows this position among those of its game. Returns nothing after the last one, and the first
/// one if the position is not a preset.
std::optional<PlayPreset> presetAfter(const GameSum& start);

/// Returns the presets of the game with this name in the notation, whatever its parameters; for "sum", those of sums.
std::vector<PlayPreset> playPresets(std::string_view game);

}  // namespace nimstone
