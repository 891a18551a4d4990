// Draws a game tree: boxes in levels, letters and shapes for P and N, and lines from each box to its options.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace nimstone::figures {

/// The box of a position in the picture.
struct TreeBox {
    std::size_t node = 0;      ///< the index of the position in the tree
    std::size_t from = 0;      ///< the index of the first box whose position has a move to this box
    std::size_t level = 0;
    QString text{};
    QString letter{};          ///< the outcome: P or N, or also L or R in a partisan game; empty if the outcome is not known
    QString value{};           ///< the Grundy value as text; empty if the position has none
    bool folded = false;       ///< true if the box has options and all of them are hidden
    bool cut = false;          ///< true if the box has options that cannot be shown, because the tree is too large
    std::vector<std::size_t> options{};  ///< the boxes of the position's options, as indices
    QRectF place{};            ///< set by layOut()

    /// isLost() is true if the player to move loses; isWon() is true if the player to move wins. Both are false if the
    /// outcome is not known, or if it does not depend on who moves first.
    bool isLost() const { return letter == QLatin1String("P"); }
    bool isWon() const { return letter == QLatin1String("N"); }
};

/// Places the boxes in levels from top to bottom, each box near the boxes that lead to it. Sets TreeBox::place. A level
/// gets several rows if it is wider than `room` and also wider than a limit that grows with the square root of the
/// number of boxes. `type` is the font size, `room` is a width; both are in pixels. Returns the size of the whole tree.
QSizeF layOut(std::vector<TreeBox>& boxes, double type, double room);

struct TreeStyle {
    double type = 15;
    bool dark = false;
    bool highContrast = false;
    std::optional<std::size_t> current{};  ///< the box whose lines are highlighted; empty for none
    std::optional<std::size_t> pointed{};
    std::vector<std::size_t> line{};       ///< the boxes on the path that the user has followed
};

/// Paints the part of the tree that is inside the rectangle `seen`. `scale` is the scale of the painter.
void paintTree(QPainter& painter, const std::vector<TreeBox>& boxes, const TreeStyle& looks, const QRectF& seen, double scale);

}  // namespace nimstone::figures
