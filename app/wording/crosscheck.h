// What an audit compared and found, in words.
#pragma once

#include <QString>

#include "core/crosscheck/crosscheck.h"

namespace nimstone::wording {

/// "2 heaps of 0 to 2000"
QString range(const crosscheck::Section& section);

/// "outcome and winning moves: 4004001 positions compared; differences: 0"
QString comparison(const crosscheck::Section& section);

/// "wythoff: 4139425 positions compared; differences: 0"
QString auditSummary(const QString& game, const crosscheck::Report& report);

/// Why an audit is not begun: "a number up to 7070 was expected, …".
QString sentence(const crosscheck::CrosscheckRefusal& refusal);

}  // namespace nimstone::wording
