// What is wrong with a game written as text, in a line.
#pragma once

#include <QString>

#include "core/play/record/record.h"

namespace nimstone::wording {

/// "column 9: first or second was expected, 'third' found". Rich text, like all sentences.
QString sentence(const play::RecordError& error);

}  // namespace nimstone::wording
