// Places the blocks of Cutcake side by side, in lines, as large as the available space allows.
#pragma once

#include <QRectF>
#include <vector>

namespace nimstone::figures {

struct CakeLayout {
    double unit = 0;              ///< the side of one square, in pixels; 0 if blocks are drawn as cards
    QSizeF size;                  ///< the size of all slots together
    std::vector<QRectF> slots;    ///< for each block of the start, the rectangle in which the block and all pieces cut from it stay
};

/// The factor by which the distance between the centers of two pieces grows when they are cut apart.
inline constexpr double cakeDrift = 1.22;

inline constexpr double leastCakeUnit = 16;
inline constexpr double mostCakeUnit = 60;

/// The least size of a layout. `blocks` has the sides of each block, in squares. The width of `room` decides where
/// lines of blocks break.
QSizeF leastCakes(const std::vector<QSizeF>& blocks, QSizeF room);

/// Returns slots for blocks whose sides are given in squares. A slot is large enough for its pieces to move apart. The
/// unit is the largest one with which all slots fit into `room`. If no unit fits, the smallest unit is used and the
/// slots are larger than `room`.
CakeLayout layOutCakes(const std::vector<QSizeF>& blocks, QRectF room);

/// Returns slots for `count` cards of the same size, in lines. The slots may be larger than `room`.
CakeLayout layOutCards(std::size_t count, QSizeF card, QRectF room);

}  // namespace nimstone::figures
