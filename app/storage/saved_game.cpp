#include "app/storage/saved_game.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringDecoder>

#include "app/storage/files.h"

namespace nimstone {

namespace {

/// No game is longer; a file that is was not written by us.
constexpr qint64 longestFile = 64 << 20;

QString defaultFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("game.txt"));
}

}  // namespace

SavedGame::SavedGame() : SavedGame(defaultFile()) {}

SavedGame::SavedGame(const QString& file) : m_file(file) {}

QString SavedGame::load()
{
    if (!QFileInfo::exists(m_file))
        return {};
    QFile stored(m_file);
    if (stored.size() <= longestFile && stored.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = stored.readAll();
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString text = decoder(bytes);
        if (stored.error() == QFileDevice::NoError && !decoder.hasError() && !text.contains(QChar::Null))
            return text;
    }
    stored.close();
    putAside();
    return {};
}

bool SavedGame::save(const QString& text)
{
    if (m_untouchable)
        m_kept = false;
    else if (text.isEmpty())
        m_kept = !QFileInfo::exists(m_file) || QFile::remove(m_file);
    else
        m_kept = writeWhole(m_file, text.toUtf8());
    return m_kept;
}

void SavedGame::putAside()
{
    if (!QFileInfo::exists(m_file))
        return;
    m_putAside = nimstone::putAside(m_file);
    m_untouchable = m_putAside.isEmpty();
    m_kept = !m_untouchable;
}

QString SavedGame::problem() const
{
    if (!m_kept) {
        //: %1 is a file
        return tr("The game cannot be kept in %1. It lasts until Nimstone is closed.")
            .arg(QDir::toNativeSeparators(m_file));
    }
    if (!m_putAside.isEmpty()) {
        //: %1 is a file
        return tr("The saved game could not be read. It now stands aside as %1.")
            .arg(QDir::toNativeSeparators(m_putAside));
    }
    return {};
}

}  // namespace nimstone
