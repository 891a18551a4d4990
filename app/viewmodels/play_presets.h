// Positions worth playing: well known, at the edge, surprising; some for each game.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

namespace nimstone {

struct PlayPreset {
    std::string_view position;  ///< in the notation
    QString note;               ///< what it is good for, in the language in use
};

/// Of the game of this name in the notation, whatever its parameters, or of sums.
std::vector<PlayPreset> playPresets(std::string_view game);

}  // namespace nimstone
