// Reads a game from a file and writes a game to a file. Error messages say what is wrong with the file and in which
// line and column.
#pragma once

#include <QString>
#include <functional>
#include <tl/expected.hpp>

#include "app/viewmodels/play/play_kept.h"

namespace nimstone {

/// The file name extension of saved games.
inline constexpr const char* gameFileEnding = "nimgame";

/// A function that returns the message about a problem with a file. It makes the message anew at each call, so that the
/// message follows the language.
using FileProblem = std::function<QString()>;

/// Returns the message about an error in the text of a game, with its column. The message also gives the line if
/// `severalLines` is true; `linesBefore` is the number of lines before the text in its file.
FileProblem problemWith(const KeptGameError& error, bool severalLines, std::size_t linesBefore = 0);

tl::expected<KeptGame, FileProblem> openGameFile(const QString& path);
tl::expected<void, FileProblem> saveGameFile(const QString& path, const KeptGame& game);

}  // namespace nimstone
