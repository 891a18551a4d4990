// Places the blocks on the board of Cutcake beside one another, in lines, as large as the room allows.
#pragma once

#include <QRectF>
#include <vector>

namespace nimstone::figures {

struct CakeLayout {
    double unit = 0;              ///< the side of one square, in pixels; 0 for cards
    QSizeF size;                  ///< the size of all slots together
    std::vector<QRectF> slots;    ///< for each block, the room for it and for all pieces that are cut from it
};

/// The distance between the centres of two pieces of a block, divided by the distance before the cut: pieces move
/// apart.
inline constexpr double cakeDrift = 1.22;

inline constexpr double leastCakeUnit = 16;
inline constexpr double mostCakeUnit = 60;

/// The least room for blocks whose sides are given in squares, when they are broken into lines as `room` allows.
QSizeF leastCakes(const std::vector<QSizeF>& blocks, QSizeF room);

/// Slots for blocks whose sides are given in squares, with room for the pieces to move apart. The unit is the largest
/// with which all blocks fit into `room`. If none fits, it is the smallest, and the slots need more room.
CakeLayout layOutCakes(const std::vector<QSizeF>& blocks, QRectF room);

/// Slots for `count` cards of one size, in lines. They may need more room than `room`.
CakeLayout layOutCards(std::size_t count, QSizeF card, QRectF room);

}  // namespace nimstone::figures
