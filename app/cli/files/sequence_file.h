// The file in which `sequence --resume` keeps what it has computed.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>

#include "app/cli/files/file_error.h"
#include "core/sequences/saved_sequence.h"

namespace nimstone::cli {

using SequenceFileError = std::variant<FileError, SavedSequenceError>;

/// What the file holds of this game; a new sequence where there is no such file.
tl::expected<NimSequence, SequenceFileError> readSequenceFile(const std::string& path, const SequenceGame& game);

/// Why it could not be written. To be asked before there is anything to write.
std::optional<FileError> cannotWriteSequenceFile(const std::string& path);

/// Replaces the file in one step, so that it is whole at any time.
std::optional<FileError> writeSequenceFile(const std::string& path, const NimSequence& sequence);

/// Rich text, to follow the name of the file.
QString sentence(const SequenceFileError& error);

}  // namespace nimstone::cli
