// A game tree as a picture: boxes in levels, P and N by letter and shape, lines to the options.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <vector>

namespace nimstone::figures {

/// A position to be drawn.
struct TreeBox {
    QString text;
    QString letter{};          ///< P or N, L or R in a partisan game; empty where it is not known
    QString value{};           ///< the Grundy value; empty where there is none
    std::size_t level = 0;
    bool folded = false;       ///< it has options, and none of them shows
    bool cut = false;          ///< it has options that are in no picture
    std::vector<std::size_t> options{};  ///< boxes
    std::vector<std::size_t> winning{};  ///< of these
    QRectF place{};            ///< set by layOut
};

/// Places the boxes, level under level, those of a level near the boxes that lead to them; a level that is
/// wider than `room`, and wider than a tree of so many boxes need be, takes several rows. The size of the whole.
QSizeF layOut(std::vector<TreeBox>& boxes, double type, double room);

struct TreeLooks {
    double type = 15;
    bool dark = false;
    bool highContrast = false;
    int current = -1;    ///< its lines stand out
    int pointed = -1;
    std::vector<std::size_t> line{};  ///< boxes that were walked through
};

/// What is in `seen`, which shows at `scale`.
void paintTree(QPainter& painter, const std::vector<TreeBox>& boxes, const TreeLooks& looks, const QRectF& seen, double scale);

}  // namespace nimstone::figures
