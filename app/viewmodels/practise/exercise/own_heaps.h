// Heaps of a person's own, made an exercise of a skill.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/practice/exercise.h"

namespace nimstone {

/// Of `nim:3,5,7` or `3 5 7`; the skill is asked about heaps. What cannot be read, or makes no exercise, gives one line that
/// says why: plain text.
tl::expected<practice::Exercise, QString> exerciseOnOwnHeaps(const QString& text, practice::Skill skill);

}  // namespace nimstone
