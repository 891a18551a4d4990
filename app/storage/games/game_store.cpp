#include "app/storage/games/game_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTimeZone>
#include <algorithm>

#include "app/storage/files/files.h"

namespace nimstone {

namespace {

/// The size of the largest file that is read, in bytes. Nimstone never writes a larger file.
constexpr qint64 longestFile = 64 << 20;

const QString ending = QStringLiteral(".txt");
const QString dayFormat = QStringLiteral("yyyyMMdd");
const QString clockFormat = QStringLiteral("HHmmsszzz");
const QString timeFormat = dayFormat + QStringLiteral("'T'") + clockFormat;

/// Returns the time in the name of a saved game. The time is invalid if the name has another form, such as the name of
/// a damaged file that was renamed.
QDateTime timeInName(const QString& name)
{
    // The form is checked by hand, because compiling a QRegularExpression would take time while the program starts.
    static const QString form = QStringLiteral("00000000T000000000-");
    const auto isDigit = [](QChar character) { return character >= QLatin1Char('0') && character <= QLatin1Char('9'); };
    for (qsizetype i = 0; i < std::max(name.size(), form.size() + 1); ++i) {
        const QChar expected = i < form.size() ? form.at(i) : QLatin1Char('0');
        if (i >= name.size() || (isDigit(expected) ? !isDigit(name.at(i)) : name.at(i) != expected))
            return {};
    }
    // The time is in UTC. A local time could be invalid, because the clock may have skipped it.
    return QDateTime(QDate::fromString(name.left(8), dayFormat), QTime::fromString(name.mid(9, 9), clockFormat), QTimeZone::utc());
}

/// Returns the key of the job that removes a game. The job that saves the game has another key, so that the removal
/// does not replace a save that has not started yet.
QString removalOf(const QString& name)
{
    return QStringLiteral("remove ") + name;
}

/// Returns the content of a file; std::nullopt if the file cannot be read.
std::optional<QByteArray> contentOf(const QString& path)
{
    const auto content = readChosen(path, longestFile);
    return content ? std::optional(*content) : std::nullopt;
}

/// Returns the path of the file in which early versions saved their only game, without a header. The file is beside the folder.
QString legacyPath(const QString& folder)
{
    return QFileInfo(folder).dir().filePath(QStringLiteral("game.txt"));
}

/// Returns the names of the games in a folder, the newest game first.
QStringList gamesIn(const QDir& folder)
{
    QStringList names;
    const QStringList files = folder.entryList(QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& file : files) {
        if (file.endsWith(ending) && timeInName(file.chopped(ending.size())).isValid())
            names.push_back(file.chopped(ending.size()));
    }
    return names;
}

}  // namespace

QString GameStore::defaultFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("games"));
}

GameStore::GameStore(QObject* parent) : GameStore(defaultFolder(), &QDateTime::currentDateTimeUtc, parent) {}

GameStore::GameStore(const QString& folder, Clock clock, QObject* parent)
    : QObject(parent), m_folder(folder), m_clock(std::move(clock))
{
}

QString GameStore::pathOf(const QString& name) const
{
    return m_folder.isEmpty() ? QString() : QDir(m_folder).filePath(name + ending);
}

std::optional<GameStore::Game> GameStore::newest(const QString& folder)
{
    const QDir place(folder.isEmpty() ? defaultFolder() : folder);
    for (const QString& name : gamesIn(place)) {
        const auto content = contentOf(place.filePath(name + ending));
        if (const auto game = content ? parseGameFile(*content) : tl::unexpected(GameFileError{}))
            return Game{name, *game};
    }
    return std::nullopt;
}

GameStore::Found GameStore::read(const QString& folder, const IsGame& isGame)
{
    Found found;
    if (folder.isEmpty())
        return found;
    const QDir place(folder);
    const QStringList names = gamesIn(place);
    found.newestName = names.value(0);
    for (const QString& name : names) {
        const QString path = place.filePath(name + ending);
        const auto content = contentOf(path);
        const auto game = content ? parseGameFile(*content) : tl::unexpected(GameFileError{});
        if (game && isGame(game->text))
            found.games.push_back({name, *game});
        else if (!game && game.error().kind == GameFileError::Kind::Newer)
            ++found.newer;
        else
            found.damaged.push_back(path);
    }
    const QString path = legacyPath(folder);
    if (!found.games.empty() || !QFileInfo::exists(path))
        return found;
    const auto content = contentOf(path);
    const QString text = content ? QString::fromUtf8(*content) : QString();
    if (content && isGame(text))
        found.legacyGame = GameText{QFileInfo(path).lastModified().toUTC(), text};
    else
        found.damaged.push_back(path);
    return found;
}

void GameStore::open(Found found)
{
    if (m_folder.isEmpty())
        return;
    m_games = std::move(found.games);
    m_newestName = found.newestName;
    m_newer = found.newer;
    for (const QString& path : found.damaged) {
        // A file that cannot be renamed keeps its name. It is not overwritten, because a new game never gets an
        // existing name.
        const QString aside = renameDamaged(path);
        m_putAside.push_back(aside.isEmpty() ? path : aside);
    }
    if (found.legacyGame)
        importLegacyGame(*found.legacyGame);
    // If another program has locked the folder, this program shows the games but does not write to their files.
    const QDir folder(m_folder);
    folder.mkpath(QStringLiteral("."));
    const QString lockPath = folder.filePath(QStringLiteral("lock"));
    m_lock = std::make_unique<QLockFile>(lockPath);
    m_lock->setStaleLockTime(0);
    const bool ours = takeLock(*m_lock, lockPath) != Lock::InUse;
    if (ours && !m_games.empty() && !m_games.front().name.isEmpty())
        m_open = m_games.front().name;
    Q_EMIT gamesChanged();
    Q_EMIT problemChanged();
}

void GameStore::importLegacyGame(const GameText& game)
{
    m_games.push_back({newName(), game});
    const QString& name = m_games.front().name;
    const QString path = legacyPath(m_folder);
    post(name, [to = pathOf(name), bytes = printGameFile(game)] { return writeWhole(to, bytes); });
    post(removalOf(path), [path] { return QFile::remove(path) || !QFileInfo::exists(path); });
}

QString GameStore::newName()
{
    const auto nameAt = [](const QDateTime& time) {
        return QStringLiteral("%1-%2").arg(time.toUTC().toString(timeFormat), QString::number(QCoreApplication::applicationPid()));
    };
    QDateTime time = m_clock();
    // If the clock was set back, the new name must still be later than the name of the newest game.
    const QDateTime newest = timeInName(m_newestName);
    if (newest.isValid() && newest >= time)
        time = newest.addMSecs(1);
    while (QFileInfo::exists(pathOf(nameAt(time))))
        time = time.addMSecs(1);
    m_newestName = nameAt(time);
    return m_newestName;
}

void GameStore::save(const QString& text)
{
    if (m_open.isEmpty()) {
        m_open = newName();
        m_games.insert(m_games.begin(), Game{m_open, {}});
    }
    GameText& content = m_games.front().content;
    content = {m_clock().toUTC(), text};
    post(m_open, [to = pathOf(m_open), bytes = printGameFile(content)] { return writeWhole(to, bytes); },
         [this, text](bool done) {
             if (done)
                 Q_EMIT kept(text);
         });
    removeOldest();
    Q_EMIT gamesChanged();
}

void GameStore::closeGame(bool worthSaving)
{
    if (worthSaving)
        m_open.clear();
}

void GameStore::reopen(const QString& name, bool worthSaving)
{
    const auto found = std::find_if(m_games.begin(), m_games.end(), [&name](const Game& game) { return game.name == name; });
    if (found == m_games.end() || name == m_open)
        return;
    Game game = *found;
    m_games.erase(found);
    if (hasOpen() && !worthSaving) {
        m_games.erase(m_games.begin());
        post(removalOf(m_open), [path = pathOf(m_open)] { return QFile::remove(path) || !QFileInfo::exists(path); });
    }
    // The new name makes this game the newest game. Renaming is atomic, so no copy remains under the old name.
    m_open = newName();
    post(QStringLiteral("rename ") + game.name, [from = pathOf(game.name), to = pathOf(m_open)] {
        return QFile::rename(from, to) || !QFileInfo::exists(from);
    });
    game.name = m_open;
    m_games.insert(m_games.begin(), std::move(game));
    Q_EMIT gamesChanged();
}

void GameStore::removeOldest()
{
    while (m_games.size() > room + 1) {
        post(removalOf(m_games.back().name), [path = pathOf(m_games.back().name)] {
            QFile::remove(path);
            return true;
        });
        m_games.pop_back();
    }
}

void GameStore::post(const QString& key, DiskQueue::Work work, DiskQueue::Done done)
{
    m_queue.post(key, std::move(work), [this, done = std::move(done)](bool isKept) {
        if (isKept != m_kept) {
            m_kept = isKept;
            Q_EMIT problemChanged();
        }
        if (done)
            done(isKept);
    });
}

QString GameStore::problem() const
{
    if (!m_kept) {
        //: %1 is the path of a folder
        return tr("The game cannot be saved in %1. It is lost when you close Nimstone.")
            .arg(QDir::toNativeSeparators(m_folder));
    }
    if (!m_putAside.isEmpty()) {
        //: %n is the number of games that could not be read; %1 is the file of the last of them
        return tr("%n saved game(s) could not be read. The file of the last one is kept as %1.", nullptr,
                  static_cast<int>(m_putAside.size()))
            .arg(QDir::toNativeSeparators(m_putAside.last()));
    }
    if (m_newer > 0)
        return tr("%n game(s) saved by a newer version of Nimstone cannot be shown here. The files are left unchanged.",
                  nullptr, m_newer);
    return {};
}

}  // namespace nimstone
