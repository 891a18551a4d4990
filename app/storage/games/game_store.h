// Saves games from one run to the next: the game in progress after every move, and earlier games.
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/storage/files/disk_queue.h"
#include "app/storage/games/game_file.h"

namespace nimstone {

/// Saves each game in a file of its own, games/NAME.txt in the application's data folder, so that no game overwrites
/// another game. NAME begins with the time when the game was begun or last reopened, so that names sort by time.
/// - The store does not parse games: `IsGame` decides if a text is a game, and the caller decides if a game is worth
/// saving.
/// - Files are written on another thread. The signal `kept` is emitted when a game is on the disk. If writing fails, it
/// is tried again, and `problem` describes the failure.
/// - A file that cannot be read is renamed. A file of a newer version is left unchanged and not shown.
/// - If a second program uses the same folder, it does not continue a game of the first program: it saves its own games
/// under new names.
class GameStore : public QObject {
    Q_OBJECT

public:
    /// The number of games that are kept besides the open game. If there are more, the oldest games are deleted.
    static constexpr std::size_t room = 20;

    struct Game {
        QString name;
        GameText content;
    };
    using Clock = std::function<QDateTime()>;
    using IsGame = std::function<bool(const QString&)>;

    /// Makes a store in the default folder. The application's name must be set before. No application object is needed.
    explicit GameStore(QObject* parent = nullptr);
    GameStore(const QString& folder, Clock clock, QObject* parent = nullptr);

    /// Returns the newest readable game of `folder`; if `folder` is empty, of the application's folder. Changes nothing
    /// on the disk.
    static std::optional<Game> newest(const QString& folder = {});

    /// Returns the folder in which the application saves its games; empty if the system has no data folder.
    static QString defaultFolder();

    /// The content of a folder as it was before the store changed any file.
    struct Found {
        std::vector<Game> games{};        ///< the games, sorted by time, the newest game first
        QString newestName{};             ///< the name of the newest game, even if this game cannot be read
        QStringList damaged{};            ///< the paths of the games that cannot be read
        int newer = 0;                    ///< the number of games of a newer version
        /// The game of an early version, which saved only one game; empty if there is none.
        std::optional<GameText> legacyGame{};
    };
    /// Reads the folder and changes nothing. May be called on any thread.
    static Found read(const QString& folder, const IsGame& isGame);
    /// Takes over the games that read() found in the store's folder. Must be called once. The newest game becomes the
    /// open game.
    void open(Found found);
    void load(const IsGame& isGame) { open(read(m_folder, isGame)); }

    /// The games, the newest game first. If a game is open, it is the first game.
    const std::vector<Game>& games() const { return m_games; }
    bool hasOpen() const { return !m_open.isEmpty(); }

    /// Saves `text` as the text of the open game. If no game is open, a new game begins.
    void save(const QString& text);
    /// Closes the open game, so that the next save begins a new game. If the game is not worth saving, it stays open,
    /// and the next save overwrites it.
    void closeGame(bool worthSaving);
    /// Opens the game with this name. The game that was open is closed; it is deleted if it is not worth saving.
    void reopen(const QString& name, bool worthSaving);

    /// Waits until all games are on the disk. Returns false if one of them could not be written.
    bool flush() { return m_queue.flush(); }

    /// Returns a sentence in the current language that says what went wrong; empty if there is no problem.
    QString problem() const;

Q_SIGNALS:
    void gamesChanged();
    void problemChanged();
    /// Emitted when the game with this text is on the disk.
    void kept(const QString& text);

private:
    QString pathOf(const QString& name) const;
    void importLegacyGame(const GameText& game);
    QString newName();
    void removeOldest();
    void post(const QString& key, DiskQueue::Work work, DiskQueue::Done done = {});

    QString m_folder;
    Clock m_clock;
    std::unique_ptr<QLockFile> m_lock;
    std::vector<Game> m_games;
    QString m_open;
    QString m_newestName;
    QStringList m_putAside;
    int m_newer = 0;
    bool m_kept = true;
    /// The queue must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
