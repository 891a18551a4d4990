// A map as a file.
#pragma once

#include <QByteArray>

#include "app/figures/explore/map_picture.h"

namespace nimstone::figures {

/// What is seen of the map: as png; as svg, whose cells are drawn one by one where they are wide enough for lines between them;
/// as csv, a cell a line, at most a million of them.
QByteArray mapFile(const QString& kind, const explore::MapTable& table, const MapView& view, QSize size, const MapLooks& looks);

}  // namespace nimstone::figures
