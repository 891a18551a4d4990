// Functions for the program's own files, which are replaced atomically and are renamed if they are damaged, and for
// files that the user chose, which can be anything, such as a folder or a pipe.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

class QIODevice;
class QLockFile;

namespace nimstone {

/// Writes all bytes of `content`, also if the device writes only a part of them at a time. The device must be
/// unbuffered, because Qt's buffer hides the error of a full disk.
bool writeAll(QIODevice& device, const QByteArray& content);

/// Replaces the content of the file and returns true; or leaves the file unchanged and returns false. When the function
/// returns true, the content is synced to the disk. Creates the folder if it is missing.
bool writeWhole(const QString& file, const QByteArray& content);

/// Returns true for a regular file or a path that does not exist. The program must not open any other path without a
/// request of the user, because opening a pipe or a device may block forever.
bool isRegularOrNew(const QString& file);

enum class Lock {
    Taken,
    InUse,      ///< another process holds the lock
    Impossible  ///< the lock file cannot be written
};
/// Acquires the lock whose file is `path`. Waits at most `patience` milliseconds for the lock.
Lock takeLock(QLockFile& lock, const QString& path, int patience = 0);

/// The reason why a file that the user chose could not be read.
enum class ReadFault {
    Missing,
    Folder,
    Forbidden,
    Special,     ///< the file is a device or a pipe, so it was not opened
    Unreadable,
    TooLarge,    ///< the file has more bytes than the caller allows
};

/// Reads the whole file. If it has more than `most` bytes, returns ReadFault::TooLarge.
tl::expected<QByteArray, ReadFault> readChosen(const QString& file, qint64 most);

/// Returns the path base.ending in the folder. If that file exists, returns base-2.ending, base-3.ending, … instead.
QString unusedPath(const QDir& folder, const QString& base, const QString& ending);

/// Turns a text that a person typed into a file name that every system accepts; returns `otherwise` if no character is
/// left.
QString fileNameOf(const QString& words, const QString& otherwise);

/// Renames `file` by inserting ".damaged" before its extension, with a number if this name exists. Returns the new
/// path, or an empty string if renaming failed. Also renames the files whose names are the name of `file` followed by
/// one of `endings`. If one file cannot be renamed, no file is renamed.
QString renameDamaged(const QString& file, const QStringList& endings = {});

}  // namespace nimstone
