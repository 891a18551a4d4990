// What counts in the record of practice, in words: the one place that says it.
#pragma once

#include <QStringList>

namespace nimstone::wording {

/// A sentence or two each, in the order in which one would ask; plain text. core/practice/what_counts.h is what they say.
QStringList practiceRules();

}  // namespace nimstone::wording
