// Lengths that the board of rows is measured by, in its pixels unless they say otherwise. For rows_*.cpp only.
#pragma once

#include <cstddef>

namespace nimstone::figures {

inline constexpr double tallestBar = 44;
inline constexpr double betweenBars = 10;
inline constexpr double narrowestBar = 24;
inline constexpr double aboveLabel = 8;
inline constexpr double pinWidth = 0.74;      ///< in pitches, as all that follow
inline constexpr double squareWidth = 0.94;
inline constexpr double pawnWidth = 0.5;
inline constexpr double pawnHeight = 0.8;
inline constexpr double farthestDrift = 0.6;

/// A file's pieces, in this order: the person's pawn, the opponent's, and its squares from the person's side on.
inline constexpr std::size_t piecesOfFile = 5;

}  // namespace nimstone::figures
