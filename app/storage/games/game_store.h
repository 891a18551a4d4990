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

/// Saves each game in a file of its own, games/NAME.txt in the application's data folder, so that no game overwrites another. The
/// name sorts by the time at which the game was begun or last reopened.
/// - The store does not parse games: `IsGame` decides whether a text is a game, and the caller decides whether a game is worth
///   keeping.
/// - Files are written on another thread. The signal `kept` reports success. A failure is described by `problem` and tried again.
/// - A file that cannot be read is renamed. A file of a newer version is left unchanged and not shown.
/// - A second program with the same folder does not continue a game of the first: it saves its own games under new names.
class GameStore : public QObject {
    Q_OBJECT

public:
    /// The number of games that are kept besides the open one. The oldest ones are deleted.
    static constexpr std::size_t room = 20;

    struct Game {
        QString name;
        GameText content;
    };
    using Clock = std::function<QDateTime()>;
    using IsGame = std::function<bool(const QString&)>;

    /// The application's name must be set before. No application object is needed.
    explicit GameStore(QObject* parent = nullptr);
    GameStore(const QString& folder, Clock clock, QObject* parent = nullptr);

    /// Returns the newest readable game of `folder`, or of the application's folder if that is empty. Changes nothing on the
    /// disk.
    static std::optional<Game> newest(const QString& folder = {});

    /// Returns the folder in which the application saves its games; empty if the system has none.
    static QString defaultFolder();

    /// The content of a folder before anything in it is changed.
    struct Found {
        std::vector<Game> games{};        ///< sorted, the newest first
        QString newestName{};             ///< the newest name, even if its game cannot be read
        QStringList damaged{};            ///< the paths of the games that cannot be read
        int newer = 0;                    ///< the number of games of a newer version
        std::optional<GameText> legacyGame{};  ///< the only game of a version that saved just one
    };
    /// Changes nothing. May be called on any thread.
    static Found read(const QString& folder, const IsGame& isGame);
    /// Takes over what read() found in the store's folder. Must be called once. The newest game becomes the open one.
    void open(Found found);
    void load(const IsGame& isGame) { open(read(m_folder, isGame)); }

    /// Newest first. If a game is open, it is the first one.
    const std::vector<Game>& games() const { return m_games; }
    bool hasOpen() const { return !m_open.isEmpty(); }

    /// Saves `text` as the open game. If no game is open, a new one begins.
    void save(const QString& text);
    /// Closes the open game, so that the next save begins a new one. A game that is not worth keeping stays open and is
    /// overwritten by it.
    void closeGame(bool worthSaving);
    /// Closes the open game and opens the one with this name.
    void reopen(const QString& name, bool worthSaving);

    /// Waits until everything is on the disk. Returns false if something could not be written.
    bool flush() { return m_queue.flush(); }

    /// Returns a sentence in the current language that says what went wrong; empty if nothing did.
    QString problem() const;

Q_SIGNALS:
    void gamesChanged();
    void problemChanged();
    /// Emitted when this text is on the disk.
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
    /// Must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
