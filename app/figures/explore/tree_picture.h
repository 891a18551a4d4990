// Draws a game tree: boxes in levels, P and N by letter and shape, and lines to the options.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace nimstone::figures {

/// A position in the picture.
struct TreeBox {
    std::size_t node = 0;      ///< the index of the position in the tree
    std::size_t from = 0;      ///< the index of the first box from which a move leads to this box
    std::size_t level = 0;
    QString text{};
    QString letter{};          ///< the outcome: P or N, or also L or R in a partisan game; empty if it is not known
    QString value{};           ///< the Grundy value; empty if there is none
    bool folded = false;       ///< true if the box has options and none of them is shown
    bool cut = false;          ///< true if the box has options that no picture shows
    std::vector<std::size_t> options{};  ///< indices of boxes
    QRectF place{};            ///< set by layOut()

    /// True if the player to move loses or wins. Both are false if that is not known, or if one player wins whoever
    /// moves.
    bool isLost() const { return letter == QLatin1String("P"); }
    bool isWon() const { return letter == QLatin1String("N"); }
};

/// Places the boxes in levels from top to bottom, each near the boxes that lead to it. A level takes several rows if it
/// is wider than `room` and also wider than a tree with that many boxes has to be. Returns the size of the whole tree.
QSizeF layOut(std::vector<TreeBox>& boxes, double type, double room);

struct TreeStyle {
    double type = 15;
    bool dark = false;
    bool highContrast = false;
    std::optional<std::size_t> current{};  ///< the box whose lines are highlighted
    std::optional<std::size_t> pointed{};
    std::vector<std::size_t> line{};       ///< the boxes on the user's path
};

/// Paints the part of the tree in the rectangle `seen`, for a painter with that scale.
void paintTree(QPainter& painter, const std::vector<TreeBox>& boxes, const TreeStyle& looks, const QRectF& seen, double scale);

}  // namespace nimstone::figures
