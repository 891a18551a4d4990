// What lies over what in the bit columns.
#pragma once

namespace nimstone::figures::levels {

inline constexpr double bandLevel = 0;
inline constexpr double ruleLevel = 0.5;
inline constexpr double cellLevel = 1;
inline constexpr double shadowLevel = 1.5;
inline constexpr double tokenLevel = 2;
inline constexpr double stoneLevel = 2.5;
inline constexpr double leaderLevel = 3;
inline constexpr double travelLevel = 4;
inline constexpr double ringLevel = 5;
inline constexpr double labelLevel = 6;

}  // namespace nimstone::figures::levels
