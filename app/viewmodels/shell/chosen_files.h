// Functions for files that a person chooses in a dialog: their paths and names, unused file names, and the reasons why
// a file could not be read.
#pragma once

#include <QString>
#include <QUrl>

#include "app/storage/files/files.h"

namespace nimstone {

class Preferences;

/// The kinds of files for which the last folder is remembered. QML code also uses kinds that are not in this list.
namespace file_kind {
inline constexpr QLatin1String game("games");
inline constexpr QLatin1String exerciseSet("sets");
inline constexpr QLatin1String exported("exports");
inline constexpr QLatin1String contest("contest");
inline constexpr QLatin1String program("programs");
}  // namespace file_kind

/// Returns the path of a file. Returns an empty text if the URL is not a file on this computer. If `ending` is not
/// empty, a name without an extension gets `ending` as its extension.
QString pathOf(const QUrl& file, const QString& ending = {});

/// Returns the file's name without its folder, as rich text for use in a sentence.
QString shownName(const QString& path);

/// Returns the name of the existing file that saving to `file` would replace, in the form of shownName(); empty if
/// there is no such file.
QString fileThere(const QUrl& file, const QString& ending);

/// Returns the user's documents folder, or the home folder if there is none.
QString documentsFolder();

/// Returns the folder where the last file of this kind was opened or saved. Returns documentsFolder() if no folder is
/// remembered or the folder no longer exists.
QString folderForFiles(const QString& kind);

/// Remembers the folder of the file at `path` as the last folder of this kind.
void rememberFolder(const QString& kind, const QString& path);

/// Stores the last folders in these preferences from now on, until the preferences are destroyed. Without preferences,
/// the folders are forgotten when the program ends.
void keepFoldersIn(Preferences& preferences);

/// Returns the file with the name `base` and the extension `ending` in this folder. If it exists already, the first
/// unused number is added: `nim-2.pdf`.
QUrl freeFile(const QString& folder, const QString& base, const QString& ending);

/// Returns the page that opens the file: "play", "sets" or "record". If no page opens it, the error is a sentence with the
/// file's name that says why, in plain text.
tl::expected<QString, QString> pageForFile(const QString& path);

/// Returns a phrase for the fault, such as "there is no file with this name". Returns an empty text for TooLarge,
/// because only the function that read the file knows the limit.
QString sentence(ReadFault fault);

}  // namespace nimstone
