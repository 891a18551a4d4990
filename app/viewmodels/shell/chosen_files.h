// Files that a person names in a dialog: their paths and names, names that are free, and why one could not be read.
#pragma once

#include <QString>
#include <QUrl>

#include "app/storage/files/files.h"

namespace nimstone {

class Preferences;

/// The kinds of files of which the last folder is remembered. QML has kinds of its own beside these.
namespace file_kind {
inline constexpr QLatin1String game("games");
inline constexpr QLatin1String exerciseSet("sets");
inline constexpr QLatin1String exported("exports");
inline constexpr QLatin1String contest("contest");
inline constexpr QLatin1String program("programs");
}  // namespace file_kind

/// Empty where it is no file of this computer. A name without an ending gets that one, where one is given.
QString pathOf(const QUrl& file, const QString& ending = {});

/// The name of the file without its folder, to stand in a sentence. Rich text.
QString shownName(const QString& path);

/// The name of the file that saving there would write over, as shownName() gives it; empty where there is none.
QString fileThere(const QUrl& file, const QString& ending);

/// The folder of the user's documents; the home folder where there is none.
QString documentsFolder();

/// The folder where the last file of that kind was opened or saved; documentsFolder() where that folder is gone or there is none.
QString folderForFiles(const QString& kind);

/// Remembers the folder of the file at `path` as the last one of that kind.
void rememberFolder(const QString& kind, const QString& path);

/// From now on the last folders are kept in these preferences, while they exist; before, they are forgotten when the program ends.
void keepFoldersIn(Preferences& preferences);

/// The file of that name in that folder; where there is one already, with the first number that is free: `nim-2.pdf`.
QUrl freeFile(const QString& folder, const QString& base, const QString& ending);

/// A person's words as the name of a file that every system takes; `otherwise` where nothing is left of them.
QString fileNameOf(const QString& words, const QString& otherwise);

/// The page that opens such a file, "play", "sets" or "record"; or, in a sentence with its name, why none does. Plain text.
tl::expected<QString, QString> pageForFile(const QString& path);

/// "a file was expected, but there is none of this name". Empty where it is too large: how large it may be, its reader knows.
QString sentence(ReadFault fault);

}  // namespace nimstone
