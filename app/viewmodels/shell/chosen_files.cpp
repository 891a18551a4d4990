#include "app/viewmodels/shell/chosen_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

#include "app/storage/own_file.h"
#include "app/storage/preferences.h"
#include "app/wording/quotation.h"

namespace nimstone {

namespace {

struct ChosenFiles {
    Q_DECLARE_TR_FUNCTIONS(ChosenFiles)
};

/// The last folder of each kind of file. It is global because no object is shared by all view-models. If there are no
/// preferences, as in tests, the folders are stored in `unkept`.
struct LastFolders {
    QPointer<Preferences> preferences;
    QStringList unkept;

    QStringList entries() const { return preferences ? preferences->lastFolders() : unkept; }
    void set(const QStringList& entries)
    {
        if (preferences)
            preferences->setLastFolders(entries);
        else
            unkept = entries;
    }
};

LastFolders& lastFolders()
{
    static LastFolders all;
    return all;
}

QString entryOf(const QString& kind, const QString& folder)
{
    return kind + QLatin1Char(':') + folder;
}

}  // namespace

QString pathOf(const QUrl& file, const QString& ending)
{
    // Qt's own dialog in Qt 6.4 returns a path without "file:".
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
    return path.isEmpty() || ending.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QLatin1Char('.') + ending;
}

QString shownName(const QString& path)
{
    return wording::quotedRichText(QFileInfo(path).fileName().toStdString());
}

QString fileThere(const QUrl& file, const QString& ending)
{
    const QString path = pathOf(file, ending);
    return QFileInfo::exists(path) ? shownName(path) : QString();
}

QString documentsFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

QString folderForFiles(const QString& kind)
{
    const QString begin = entryOf(kind, {});
    for (const QString& entry : lastFolders().entries()) {
        const QString folder = entry.startsWith(begin) ? entry.mid(begin.size()) : QString();
        if (QDir::isAbsolutePath(folder) && QDir(folder).exists())
            return folder;
    }
    return documentsFolder();
}

void rememberFolder(const QString& kind, const QString& path)
{
    QStringList entries = lastFolders().entries();
    entries.removeIf([begin = entryOf(kind, {})](const QString& entry) { return entry.startsWith(begin); });
    lastFolders().set(entries << entryOf(kind, QFileInfo(path).absolutePath()));
}

void keepFoldersIn(Preferences& preferences)
{
    lastFolders().preferences = &preferences;
}

QUrl freeFile(const QString& folder, const QString& base, const QString& ending)
{
    return QUrl::fromLocalFile(unusedPath(QDir(folder), base, ending));
}

tl::expected<QString, QString> pageForFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const auto kind = detectFileKind(path);
    if (!kind) {
        //: %1 is the name of a file, %2 says what is wrong with it
        return tl::unexpected(ChosenFiles::tr("%1: %2").arg(name, sentence(kind.error())));
    }
    if (!*kind) {
        //: %1 is the name of a file
        return tl::unexpected(ChosenFiles::tr("%1: expected a saved game, an exercise set, or exported answers").arg(name));
    }
    switch (**kind) {
    case FileKind::Game: return QStringLiteral("play");
    case FileKind::ExerciseSet: return QStringLiteral("sets");
    case FileKind::Answers: break;
    }
    return QStringLiteral("record");
}

QString sentence(ReadFault fault)
{
    switch (fault) {
    case ReadFault::Missing: return ChosenFiles::tr("there is no file with this name");
    case ReadFault::Folder: return ChosenFiles::tr("this is a folder, not a file");
    case ReadFault::Forbidden: return ChosenFiles::tr("no permission to open this file");
    case ReadFault::Special: return ChosenFiles::tr("this is a device or a pipe, not an ordinary file");
    case ReadFault::Unreadable: return ChosenFiles::tr("reading the file failed");
    case ReadFault::TooLarge: break;
    }
    return {};
}

}  // namespace nimstone
