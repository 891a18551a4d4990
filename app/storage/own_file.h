// Finds out which of the program's own formats a file has: saved game, exercise set, or exported answers.
#pragma once

#include <QString>
#include <optional>
#include <tl/expected.hpp>

#include "app/storage/files/files.h"

namespace nimstone {

enum class FileKind { Game, ExerciseSet, Answers };

/// Looks only at the beginning of the file, and at its ending for saved games. Returns std::nullopt for any other file. Whether
/// the file is valid is decided by the reader of the format.
tl::expected<std::optional<FileKind>, ReadFault> detectFileKind(const QString& path);

}  // namespace nimstone
