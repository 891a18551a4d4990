// Lays out bands in a column, one below the other, and says whether they fit.
//
//   Stack stack(room);
//   const auto names = stack.add(line);          a band that is one line high
//   const auto bar = stack.add(line, 3 * line);  a band that grows with the room, from one line to three
//   if (stack.fits()) … stack[bar] …             the rectangle of the band, as wide as the room
#pragma once

#include <QRectF>
#include <vector>

namespace nimstone::figures {

class Stack {
public:
    explicit Stack(const QRectF& room) : m_room(room) {}

    /// Adds a band below the others, and returns its number. Lengths are in pixels. The height that is left if every band
    /// has its `least` height is divided among the bands in proportion to `most` − `least`.
    std::size_t add(double least, double most);
    std::size_t add(double height) { return add(height, height); }

    /// Adds a gap that shares, with the other springs, the height that is left if every band has its `most` height. A
    /// stack without springs is in the middle of the room.
    void spring();

    /// True if all bands have their least heights in the room.
    bool fits() const { return m_least <= m_room.height(); }

    /// The rectangle of a band. If the stack does not fit, the bands have their least heights.
    QRectF operator[](std::size_t band) const;

private:
    struct Band {
        double least = 0;
        double most = 0;
        bool spring = false;
    };

    QRectF m_room;
    std::vector<Band> m_bands;
    double m_least = 0;
    double m_most = 0;
    double m_springs = 0;
};

}  // namespace nimstone::figures
