// Reads and writes a game in a file. Errors say what is wrong with the file, and where.
#pragma once

#include <QString>
#include <functional>
#include <tl/expected.hpp>

#include "app/viewmodels/play/play_kept.h"

namespace nimstone {

/// The file name's ending for saved games.
inline constexpr const char* gameFileEnding = "nimgame";

/// A problem with a file. It is worded anew at each call, so that it follows the language.
using FileProblem = std::function<QString()>;

/// Returns what is wrong with the text of a game, and in which column. The line is named if `severalLines` is true;
/// `linesBefore` lines stand before the text in its file.
FileProblem problemWith(const KeptGameError& error, bool severalLines, std::size_t linesBefore = 0);

tl::expected<KeptGame, FileProblem> openGameFile(const QString& path);
tl::expected<void, FileProblem> saveGameFile(const QString& path, const KeptGame& game);

}  // namespace nimstone
