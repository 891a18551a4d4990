// How PlaySession saves its game as a file and opens one, and takes games from the clipboard.
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QUrl>

#include "app/storage/game_file.h"
#include "app/viewmodels/play_files.h"
#include "app/viewmodels/play_session.h"
#include "app/wording/quotation.h"

namespace nimstone {

namespace {

/// Empty where it is no file of this computer. Qt 6.4's own dialog gives a path without "file:".
QString pathOf(const QUrl& file)
{
    return file.isLocalFile() ? file.toLocalFile() : file.scheme().isEmpty() ? file.path() : QString();
}

/// Where a game is saved: a name without an ending gets that of games.
QString savedPath(const QUrl& file)
{
    const QString path = pathOf(file);
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + QLatin1Char('.') + QLatin1String(gameFileEnding);
}

}  // namespace

bool PlaySession::openFile(const QUrl& file)
{
    const QString path = pathOf(file);
    if (path.isEmpty()) {
        tellOfFile([] { return tr("A file on this computer was expected."); }, true);
        return false;
    }
    auto game = openGameFile(path);
    if (!game) {
        tellOfFile(std::move(game).error(), true);
        return false;
    }
    putBack();
    setSeed(m_seed + 1);
    resume(*game);
    keep();
    m_fileFolder = QFileInfo(path).absolutePath();
    tellOfFile([name = shownName(path)] { return tr("Opened: %1").arg(name); }, false);
    return true;
}

bool PlaySession::saveFile(const QUrl& file)
{
    const QString path = savedPath(file);
    if (path.isEmpty()) {
        tellOfFile([] { return tr("A file on this computer was expected."); }, true);
        return false;
    }
    const auto written = saveGameFile(path, {m_players, m_beforeTrial.value_or(m_lines)});
    if (written) {
        m_fileFolder = QFileInfo(path).absolutePath();
        tellOfFile([name = shownName(path)] { return tr("Saved: %1").arg(name); }, false);
    } else {
        tellOfFile(written.error(), true);
    }
    return written.has_value();
}

QString PlaySession::fileThere(const QUrl& file) const
{
    const QString path = savedPath(file);
    return QFileInfo::exists(path) ? shownName(path) : QString();
}

QString PlaySession::shownName(const QString& path)
{
    return wording::quotable(QFileInfo(path).fileName().toStdString());
}

QUrl PlaySession::filesFolder() const
{
    if (!m_fileFolder.isEmpty())
        return QUrl::fromLocalFile(m_fileFolder);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QDir(documents).exists() ? documents : QDir::homePath());
}

QUrl PlaySession::suggestedFile() const
{
    const QDir folder(filesFolder().toLocalFile());
    const auto nameOf = [this](int number) {
        const QString mark = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
        return game() + mark + QLatin1Char('.') + QLatin1String(gameFileEnding);
    };
    int number = 1;
    while (number < 1000 && folder.exists(nameOf(number)))
        ++number;
    return QUrl::fromLocalFile(folder.filePath(nameOf(number)));
}

QString PlaySession::wholeGame() const
{
    return QString::fromStdString(printKeptGame({m_players, m_beforeTrial.value_or(m_lines)}));
}

void PlaySession::copyGame()
{
    QGuiApplication::clipboard()->setText(wholeGame());
    tellOfFile([] { return tr("The whole game is on the clipboard."); }, false);
}

void PlaySession::pastePosition()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.size() > largestGameFile) {
        refusePosition([] { return tr("What is on the clipboard is longer than any game."); });
        return;
    }
    openPosition(text.trimmed());
}

void PlaySession::tellOfFile(Wording text, bool isProblem)
{
    m_fileText = std::move(text);
    m_fileRefused = isProblem;
    Q_EMIT wordsChanged();
}

}  // namespace nimstone
