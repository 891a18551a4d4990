// The parts of a sum as a picture or a table: each with the size of its Nim heap, and these sizes in binary.
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

#include "core/game.h"

namespace nimstone::figures {

struct SumRow {
    QString text;
    Known<Count> heap;  ///< the Nim heap that the part is worth; unknown in a partisan sum
    QString value;
};

/// Returns the sum as a file of a kind: "png", "svg" or "csv". `total` is the line below the table; `description`
/// describes an svg.
QByteArray sumFile(const QString& kind, const std::vector<SumRow>& rows, const QString& total, const QString& description);

}  // namespace nimstone::figures
