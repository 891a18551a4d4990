// What an audit compared and found, in words.
#pragma once

#include <QString>

#include "core/crosscheck/audit.h"

namespace nimstone::wording {

/// "2 heaps of 0 to 2000"
QString range(const audit::Section& section);

/// "outcome and winning moves: 4004001 positions compared; differences: 0"
QString comparison(const audit::Section& section);

/// "wythoff: 4139425 positions compared; differences: 0"
QString auditSummary(const QString& game, const audit::Report& report);

/// Why an audit is not begun: "a number up to 7070 was expected, …".
QString sentence(const audit::Refusal& refusal);

}  // namespace nimstone::wording
