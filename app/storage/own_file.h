// Which of the program's own kinds a file is: a saved game, an exercise set, or exported answers.
#pragma once

#include <QString>
#include <optional>
#include <tl/expected.hpp>

#include "app/storage/files/files.h"

namespace nimstone {

enum class OwnFile { Game, ExerciseSet, Answers };

/// Judged by what stands at its beginning, and by its ending where it says that it is a game. None where it is another file.
/// Whether all of it can be read is for its reader to say.
tl::expected<std::optional<OwnFile>, ReadFault> kindOfFile(const QString& path);

}  // namespace nimstone
