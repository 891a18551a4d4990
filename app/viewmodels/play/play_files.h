// A game in a file of its own: written, and read with a line that says what is wrong with it and where.
#pragma once

#include <QString>
#include <functional>
#include <tl/expected.hpp>

#include "app/viewmodels/play/play_kept.h"

namespace nimstone {

/// The ending of such a file's name.
inline constexpr const char* gameFileEnding = "nimgame";

/// What is wrong, worded anew each time it is asked, so that it follows the language.
using FileProblem = std::function<QString()>;

/// Why the text of a game is none: which line of it, where there are several, which column, what was found and expected.
FileProblem problemWith(const KeptGameError& error, bool severalLines, std::size_t linesBefore = 0);

tl::expected<KeptGame, FileProblem> openGameFile(const QString& path);
tl::expected<void, FileProblem> saveGameFile(const QString& path, const KeptGame& game);

}  // namespace nimstone
