// Files that a person names in a dialog: their paths and names, names that are free, and why one could not be read.
#pragma once

#include <QString>
#include <QUrl>

#include "app/storage/files/files.h"

namespace nimstone {

/// Empty where it is no file of this computer. A name without an ending gets that one, where one is given.
QString pathOf(const QUrl& file, const QString& ending = {});

/// The name of the file without its folder, to stand in a sentence. Rich text.
QString shownName(const QString& path);

/// The name of the file that saving there would write over, as shownName() gives it; empty where there is none.
QString fileThere(const QUrl& file, const QString& ending);

/// The folder where the last file was, where there was one; else that of the person's documents.
QString folderForFiles(const QString& last);

/// The file of that name in that folder; where there is one already, with the first number that is free: `nim-2.pdf`.
QUrl freeFile(const QString& folder, const QString& base, const QString& ending);

/// A person's words as the name of a file that every system takes; `otherwise` where nothing is left of them.
QString fileNameOf(const QString& words, const QString& otherwise);

/// The page that opens such a file, "play", "sets" or "record"; or, in a sentence with its name, why none does. Plain text.
tl::expected<QString, QString> pageForFile(const QString& path);

/// "a file was expected, but there is none of this name". Empty where it is too large: how large it may be, its reader knows.
QString sentence(ReadFault fault);

}  // namespace nimstone
