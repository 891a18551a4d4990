// The games that are kept from one run to the next: the one in progress, after every move, and those before it.
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

/// One file for each game, so that no game is ever written over another: games/NAME.txt in the application's data folder,
/// a name that sorts later for a game that was begun or opened again later.
/// - Knows nothing of games: `IsGame` says what can be read, and whether it is worth keeping is for the caller to say.
/// - Writing happens on another thread. What is on the disk is told by `kept`; what could not be written by `problem`,
///   and it is tried again.
/// - A file that cannot be read is put aside under another name; one of a newer version stays as it is, and is not shown.
/// - A second program with the same folder continues no game of the first: it keeps its own under a new name.
class GameStore : public QObject {
    Q_OBJECT

public:
    /// How many games are kept besides the open one; the oldest make room.
    static constexpr std::size_t room = 20;

    struct Game {
        QString name;
        GameText content;
    };
    using Clock = std::function<QDateTime()>;
    using IsGame = std::function<bool(const QString&)>;

    /// The application's name must be set before; no application object is needed.
    explicit GameStore(QObject* parent = nullptr);
    GameStore(const QString& folder, Clock clock, QObject* parent = nullptr);

    /// The newest game that can be read, of the folder of the application or of that folder; nothing is changed there.
    static std::optional<Game> newest(const QString& folder = {});

    /// Where the application keeps its games; empty where there is no such place.
    static QString defaultFolder();

    /// What a folder holds, before anything is done about it.
    struct Found {
        std::vector<Game> games{};        ///< newest first
        QString newestName{};             ///< also of one that cannot be read
        QStringList damaged{};            ///< the files of those
        int newer = 0;                    ///< how many are of a newer version
        std::optional<GameText> ofOld{};  ///< the one game of the versions that kept one
    };
    /// Changes nothing, and may be called on any thread.
    static Found read(const QString& folder, const IsGame& isGame);
    /// Takes what was read in its folder, once. The newest is the open one.
    void open(Found found);
    void load(const IsGame& isGame) { open(read(m_folder, isGame)); }

    /// Newest first; the open game is the first where there is one.
    const std::vector<Game>& games() const { return m_games; }
    bool hasOpen() const { return !m_open.isEmpty(); }

    /// Keeps `text` as the open game's, or as that of a new one where none is open.
    void save(const QString& text);
    /// The open game is put back: the next save begins another. One that is not worth keeping gives its place to it.
    void putBack(bool worthKeeping);
    /// Puts back the open game and takes out the one of this name.
    void reopen(const QString& name, bool worthKeeping);

    /// Waits until all is on the disk; false where something is not.
    bool flush() { return m_queue.flush(); }

    /// What went wrong, as a sentence in the present language; empty when nothing did.
    QString problem() const;

Q_SIGNALS:
    void gamesChanged();
    void problemChanged();
    /// This text is on the disk.
    void kept(const QString& text);

private:
    QString pathOf(const QString& name) const;
    void takeGameOfOld(const GameText& game);
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
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

}  // namespace nimstone
