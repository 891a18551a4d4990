// Files that must not be lost: written whole or not at all, and put aside rather than written over.
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

namespace nimstone {

/// Replaces the file's content, or leaves it as it was and returns false. On return the content is on the disk, not
/// merely on its way there. Makes the folder where there is none.
bool writeWhole(const QString& file, const QByteArray& content);

/// base.ending in the folder, or base-2.ending, base-3.ending, … where that is taken.
QString freeName(const QDir& folder, const QString& base, const QString& ending);

/// Renames `file` to its name with ".damaged" before the ending, and a number where that is taken. Returns the new
/// path, or an empty string where it could not be renamed. Files beside it whose names are its own and one of `endings`
/// go with it, and before it.
QString putAside(const QString& file, const QStringList& endings = {});

}  // namespace nimstone
