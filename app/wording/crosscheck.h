// The texts about the result of an audit: the positions that it compared, and the differences that it found.
#pragma once

#include <QString>

#include "core/crosscheck/crosscheck.h"

namespace nimstone::wording {

/// Returns the range of positions that a section covers, such as "2 heaps of 0 to 2000 stones".
QString range(const crosscheck::Section& section);

/// Returns a text such as "outcome and winning moves: 4004001 positions compared; differences: 0".
QString comparison(const crosscheck::Section& section);

/// Returns a text such as "wythoff: 4139425 positions compared; differences: 0".
QString auditSummary(const QString& game, const crosscheck::Report& report);

/// Returns the reason why an audit cannot start: "expected a number of at most 7070, because more would take too much memory or time".
QString sentence(const crosscheck::CrosscheckRefusal& refusal);

}  // namespace nimstone::wording
