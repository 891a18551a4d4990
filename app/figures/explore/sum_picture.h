// The components of a sum as a picture or a table: each component with the size of its Nim heap, in decimal and binary.
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

#include "core/game.h"

namespace nimstone::figures {

struct SumRow {
    QString text;
    Known<Count> heap;  ///< the size of the Nim heap that the component is equal to; unknown in a partisan sum
    QString value;
};

/// Returns the sum as a file. `kind` is "png", "svg" or "csv". `total` is the text below the table. `description` is
/// the description of an SVG file.
QByteArray sumFile(const QString& kind, const std::vector<SumRow>& rows, const QString& total, const QString& description);

}  // namespace nimstone::figures
