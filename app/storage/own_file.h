// Finds out which of the program's own formats a file has: saved game, exercise set, or exported answers.
#pragma once

#include <QString>
#include <optional>
#include <tl/expected.hpp>

#include "app/storage/files/files.h"

namespace nimstone {

enum class FileKind { Game, ExerciseSet, Answers };

/// Detects the format from the beginning of the file, and for saved games from the file name extension. Returns
/// std::nullopt for any other file. It does not check that the file is valid; the reader of the format does that.
tl::expected<std::optional<FileKind>, ReadFault> detectFileKind(const QString& path);

}  // namespace nimstone
