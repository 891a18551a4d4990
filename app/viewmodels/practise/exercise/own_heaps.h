// Makes an exercise of a skill from heaps that a person typed.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/practice/exercise.h"

namespace nimstone {

/// Makes an exercise from a text with heaps, such as `nim:3,5,7` or `3 5 7`. The skill has to be about heaps. If the
/// text cannot be read or makes no exercise, the error is one line of plain text that says why.
tl::expected<practice::Exercise, QString> exerciseOnOwnHeaps(const QString& text, practice::Skill skill);

}  // namespace nimstone
