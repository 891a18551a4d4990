// Where blocks stand on the board of Cutcake: beside one another, in lines, as large as there is room for.
#pragma once

#include <QRectF>
#include <vector>

namespace nimstone::figures {

struct CakeLayout {
    double unit = 0;              ///< the side of one square
    QSizeF size;                  ///< of all slots
    std::vector<QRectF> slots;    ///< the room of each block and of all that is cut from it
};

/// How far the middles of the pieces of a block are apart, in what it was when they were one: pieces drift apart.
inline constexpr double cakeDrift = 1.22;

inline constexpr double leastCakeUnit = 16;
inline constexpr double mostCakeUnit = 60;

/// The least room for blocks of those sides in squares that stand as they would in `room`.
QSizeF leastCakes(const std::vector<QSizeF>& blocks, QSizeF room);

/// Slots for blocks of those sides in squares, their drift included. The largest unit with which all fit into `room`,
/// or the least there is, which may need more than that.
CakeLayout layOutCakes(const std::vector<QSizeF>& blocks, QRectF room);

/// The same for slots of one size each, however large that is.
CakeLayout layOutCards(std::size_t count, QSizeF card, QRectF room);

}  // namespace nimstone::figures
