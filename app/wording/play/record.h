// The sentences about errors in the text of a recorded game.
#pragma once

#include <QString>

#include "core/play/record/record.h"

namespace nimstone::wording {

/// Returns a text such as "column 9: expected first or second, found 'third'". The text is rich text.
QString sentence(const play::RecordError& error);

}  // namespace nimstone::wording
