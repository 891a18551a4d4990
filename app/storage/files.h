// Files that must not be lost: written whole or not at all, and put aside rather than written over.
#pragma once

#include <QString>
#include <QStringList>

namespace nimstone {

/// Replaces the file's content, or leaves it as it was and returns false. On return the content is on the disk, not
/// merely on its way there. Makes the folder where there is none.
bool writeWhole(const QString& file, const QByteArray& content);

/// Renames `file` to its name with ".damaged" before the ending, and a number where that is taken. Returns the new
/// path, or an empty string where it could not be renamed. Files beside it whose names are its own and one of `endings`
/// go with it, and before it.
QString putAside(const QString& file, const QStringList& endings = {});

}  // namespace nimstone
