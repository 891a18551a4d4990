// Files that must not be lost: written whole or not at all, and put aside rather than written over; and files that a person
// chose, whatever they are.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

class QIODevice;
class QLockFile;

namespace nimstone {

/// All of it, though a disk that is nearly full takes a part. The device must have no buffer: Qt's own hides that a disk is
/// full.
bool writeAll(QIODevice& device, const QByteArray& content);

/// Replaces the file's content, or leaves it as it was and returns false. On return the content is on the disk, not
/// merely on its way there. Makes the folder where there is none.
bool writeWhole(const QString& file, const QByteArray& content);

/// Whether the program may open it by itself: an ordinary file, or nothing yet. Whoever opens a pipe or a device may wait
/// for ever.
bool isPlainOrNew(const QString& file);

enum class Lock {
    Taken,
    InUse,      ///< another program has it
    Impossible  ///< no lock can be written there
};
/// Takes the lock, whose file is at `path`, within so many milliseconds.
Lock takeLock(QLockFile& lock, const QString& path, int patience = 0);

/// Why a file that a person chose could not be read.
enum class ReadFault {
    Missing,
    Folder,
    Forbidden,
    Special,     ///< a device or a pipe: it was not opened
    Unreadable,
    TooLarge,    ///< nothing of it was read
};

/// All of the file, of at most `most` bytes; the size is looked at before it is read.
tl::expected<QByteArray, ReadFault> readChosen(const QString& file, qint64 most);

/// base.ending in the folder, or base-2.ending, base-3.ending, … where that is taken.
QString freeName(const QDir& folder, const QString& base, const QString& ending);

/// Renames `file` to its name with ".damaged" before the ending, and a number where that is taken. Returns the new
/// path, or an empty string where it could not be renamed. Files beside it whose names are its own and one of `endings`
/// go with it: all of them, or none where one of them cannot.
QString putAside(const QString& file, const QStringList& endings = {});

}  // namespace nimstone
