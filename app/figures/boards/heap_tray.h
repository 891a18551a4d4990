// A player's tray on a board: the stones taken so far, in groups, move by move.
#pragma once

#include <QRectF>
#include <vector>

namespace nimstone::figures {

/// Where the things in a tray stand, their middles, in the order in which they came.
struct TrayPlace {
    double x = 0;
    double y = 0;
};

/// `groups` has, for each move, the widths of what it brought. Where there is too much for `room` at its natural pitch,
/// the things overlap, as in a roll of coins; nothing ever stands outside. A row is `rowHeight` high; a single row stands
/// in the middle.
std::vector<TrayPlace> layOutTray(QRectF room, double rowHeight, const std::vector<std::vector<double>>& groups);

}  // namespace nimstone::figures
