// A game tree as a picture: boxes in levels, P and N by letter and shape, lines to the options.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace nimstone::figures {

/// A position to be drawn.
struct TreeBox {
    std::size_t node = 0;      ///< which position of the tree
    std::size_t from = 0;      ///< the first box that leads to it
    std::size_t level = 0;
    QString text{};
    QString letter{};          ///< P or N, L or R in a partisan game; empty where it is not known
    QString value{};           ///< the Grundy value; empty where there is none
    bool folded = false;       ///< it has options, and none of them shows
    bool cut = false;          ///< it has options that are in no picture
    std::vector<std::size_t> options{};  ///< boxes
    QRectF place{};            ///< set by layOut

    /// Who is to move loses; wins. Neither where it is not known, or one player wins whoever moves.
    bool isLost() const { return letter == QLatin1String("P"); }
    bool isWon() const { return letter == QLatin1String("N"); }
};

/// Places the boxes, level under level, those of a level near the boxes that lead to them; a level that is
/// wider than `room`, and wider than a tree of so many boxes need be, takes several rows. The size of the whole.
QSizeF layOut(std::vector<TreeBox>& boxes, double type, double room);

struct TreeLooks {
    double type = 15;
    bool dark = false;
    bool highContrast = false;
    std::optional<std::size_t> current{};  ///< its lines stand out
    std::optional<std::size_t> pointed{};
    std::vector<std::size_t> line{};       ///< boxes that were walked through
};

/// What is in `seen`, which shows at `scale`.
void paintTree(QPainter& painter, const std::vector<TreeBox>& boxes, const TreeLooks& looks, const QRectF& seen, double scale);

}  // namespace nimstone::figures
