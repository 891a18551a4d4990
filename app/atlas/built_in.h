// The atlas of octal games that is a part of the program: the table docs/octal-games.csv.
#pragma once

#include <QByteArray>

#include "core/atlas/row.h"

namespace nimstone::atlas {

const std::vector<AtlasRow>& builtIn();

/// Returns the rows as text, with the version of this program; see core/atlas/atlas_text.h.
QByteArray tableOf(const std::vector<AtlasRow>& rows);

}  // namespace nimstone::atlas
