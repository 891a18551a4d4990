// The part of PlaySession that saves the game to a file, opens a game from a file, and takes games from the clipboard.
#include "app/viewmodels/play/play_session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QUrl>

#include "app/storage/games/game_file.h"
#include "app/viewmodels/play/play_files.h"
#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

bool PlaySession::openFile(const QUrl& file)
{
    const QString path = pathOf(file);
    if (path.isEmpty()) {
        tellOfFile([] { return tr("Choose a file on this computer."); }, true);
        return false;
    }
    auto game = openGameFile(path);
    if (!game) {
        tellOfFile(std::move(game).error(), true);
        return false;
    }
    closeGame();
    ++m_seed;
    resume(*game);
    keep();
    rememberFolder(file_kind::game, path);
    tellOfFile([name = shownName(path)] { return tr("Opened: %1").arg(name); }, false);
    return true;
}

bool PlaySession::saveFile(const QUrl& file)
{
    const QString path = pathOf(file, QLatin1String(gameFileEnding));
    if (path.isEmpty()) {
        tellOfFile([] { return tr("Choose a file on this computer."); }, true);
        return false;
    }
    const auto written = saveGameFile(path, {m_players, m_beforeTrial.value_or(m_variations)});
    if (written) {
        rememberFolder(file_kind::game, path);
        tellOfFile([name = shownName(path)] { return tr("Saved: %1").arg(name); }, false);
    } else {
        tellOfFile(written.error(), true);
    }
    return written.has_value();
}

QUrl PlaySession::suggestedFile() const
{
    return freeFile(folderForFiles(file_kind::game), m_shown.game, QLatin1String(gameFileEnding));
}

QString PlaySession::wholeGame() const
{
    return QString::fromStdString(printKeptGame({m_players, m_beforeTrial.value_or(m_variations)}));
}

void PlaySession::copyGame()
{
    QGuiApplication::clipboard()->setText(wholeGame());
    tellOfFile([] { return tr("The whole game was copied to the clipboard."); }, false);
}

void PlaySession::pastePosition()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.size() > largestGameFile) {
        say(m_problem, [] { return tr("The text on the clipboard is too long to be a game."); });
        return;
    }
    openPosition(text.trimmed());
}

void PlaySession::tellOfFile(Wording text, bool isProblem)
{
    m_fileRefused = isProblem;
    say(m_fileText, std::move(text));
}

}  // namespace nimstone
