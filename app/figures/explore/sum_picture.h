// The parts of a sum as a picture or a table: each with its Nim heap, and the heaps in bits.
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

#include "core/game.h"

namespace nimstone::figures {

struct SumRow {
    QString text;
    Known<Count> heap;  ///< the Nim heap that it is worth; none in a partisan sum
    QString value;
};

/// As png, svg or csv; `total` stands beneath, and `description` says what an svg shows.
QByteArray sumFile(const QString& kind, const std::vector<SumRow>& rows, const QString& total, const QString& description);

}  // namespace nimstone::figures
