// A block of cake seen from above. Lines separate its squares, unless there are too many of them: Left cuts along the
// vertical lines, and Right along the horizontal lines.
#pragma once

#include "app/figures/scene/scenes.h"
#include "core/wide.h"

namespace nimstone::figures {

/// The tone of a value: jade if it is positive (good for Left), cinnabar if it is negative (good for Right), and gold
/// for 0.
inline Tone cakeTone(SignedWide value) { return value == 0 ? Tone::Lit : value > 0 ? Tone::Even : Tone::Odd; }

/// Two neighboring lines of a block are drawn only if they are at least this many pixels apart.
inline constexpr double leastSquare = 5;

/// The line of a cut from top to bottom (`down`) or from left to right, at the distance `way` from the first edge of the
/// block.
QRectF cakeLine(const QRectF& block, bool down, double way);

class RuledBlock {
public:
    /// The names of all pieces contain `id`: "block2" for the tile, "down2-1" for the first vertical line. If `ruled` is
    /// false, there are no lines.
    RuledBlock(Scenes& scenes, std::size_t id, Count first, Count second, bool ruled)
        : m_scenes(scenes), m_id(id), m_first(first), m_second(second), m_ruled(ruled)
    {
    }

    /// The two sides as numbers of squares.
    QSizeF sides() const { return {static_cast<double>(m_first), static_cast<double>(m_second)}; }

    /// Shows the block. The lines keep their tones. Returns the tile.
    int place(const QRectF& rect);
    void toneLines(Tone down, Tone across);
    /// Highlights the lines whose distance from the edge is a multiple of `unit` squares. All other lines become faint.
    void showUnits(Count unit);

private:
    /// Calls `change` with the pose of each line, its direction (true from top to bottom), and its distance from the
    /// edge, in squares.
    template <class Change>
    void forEachLine(const Change& change);

    Scenes& m_scenes;
    std::size_t m_id;
    Count m_first;
    Count m_second;
    bool m_ruled;
};

}  // namespace nimstone::figures
