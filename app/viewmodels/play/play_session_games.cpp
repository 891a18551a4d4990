// The part of PlaySession that uses the store of games: it saves the current game after every change, and continues
// earlier games.
#include "app/viewmodels/play/play_session.h"

#include <QFutureWatcher>

#include "app/figures/board.h"
#include "app/viewmodels/play/play_files.h"
#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/shell/background_work.h"

namespace nimstone {

namespace {

bool canShow(const tl::expected<KeptGame, KeptGameError>& game)
{
    return game && game->record().startSum().heapCount() <= figures::maxShownHeaps;
}

bool isWorthSaving(const play::Variations& lines)
{
    return !lines.current().moves().empty() || !lines.left().empty();
}

}  // namespace

/// The saved games that are being read in the background.
struct PlaySession::Reading {
    struct Kept {
        GameStore::Found found;
        KeptGames games;
    };
    QFutureWatcher<Kept> watcher;
};

PlaySession::~PlaySession()
{
    // A game that was begun is saved even if the window is closed before all saved games are read.
    if (m_restoring && m_begun)
        openStore();
}

void PlaySession::restore()
{
    m_restoring = true;
    m_begun = false;
    m_reading = std::make_shared<Reading>();
    connect(&m_reading->watcher, &QFutureWatcherBase::finished, this, &PlaySession::finishRestoring);
    m_reading->watcher.setFuture(inBackground([folder = GameStore::defaultFolder()] {
        Reading::Kept kept;
        kept.found = GameStore::read(folder, [&games = kept.games](const QString& text) {
            auto game = parseKeptGame(text.toStdString());
            const bool shown = canShow(game);
            if (shown)
                games.insert(text, std::move(*game));
            return shown;
        });
        return kept;
    }));
}

KeptGames PlaySession::openStore()
{
    m_restoring = false;
    Reading::Kept kept = m_reading->watcher.future().takeResult();
    m_store = std::make_unique<GameStore>();
    m_store->open(std::move(kept.found));
    if (m_begun) {
        // The open game of the last run moves to the list of games. The game that was begun in the meantime becomes the
        // open game.
        m_store->closeGame(m_store->hasOpen() && isWorthSaving(kept.games[m_store->games().front().content.text].variations));
        keep();
    }
    return std::move(kept.games);
}

void PlaySession::finishRestoring()
{
    if (!m_restoring)
        return;
    const KeptGames games = openStore();
    connect(m_store.get(), &GameStore::problemChanged, this, &PlaySession::reword);
    connect(m_store.get(), &GameStore::gamesChanged, this, [this] { m_games.show(*m_store); });
    connect(m_store.get(), &GameStore::kept, this, &PlaySession::kept);
    m_games.show(*m_store, games);
    if (!m_begun && !m_store->games().empty())
        resume(games[m_store->games().front().content.text]);
    else
        reword();
}

bool PlaySession::flush()
{
    finishRestoring();
    return !m_store || m_store->flush();
}

void PlaySession::reopenGame(int row)
{
    if (row < 0 || row >= m_games.count())
        return;
    const QString name = m_games.nameOf(static_cast<std::size_t>(row));
    const KeptGame game = m_games.game(static_cast<std::size_t>(row));
    m_store->reopen(name, worthSaving());
    resume(game);
}

void PlaySession::resume(const KeptGame& game)
{
    m_problem = nullptr;
    m_beforeTrial.reset();
    m_review.end();
    m_variations = game.variations;
    m_players = game.players;
    m_stopped = m_players.watched();
    m_opponentReplaced = false;
    afterChange(Event::Restored);
}

bool PlaySession::openGame(const QString& text)
{
    auto game = parseKeptGame(text.toStdString());
    // A text without "first" or "second" is only a position. The caller parses it as a position and reports the error.
    if (!game && (!text.contains(QStringLiteral("first")) && !text.contains(QStringLiteral("second"))))
        return false;
    if (!game) {
        say(m_problem, problemWith(game.error(), text.contains(QLatin1Char('\n'))));
        return false;
    }
    if (game->record().startSum().heapCount() > figures::maxShownHeaps) {
        say(m_problem, [count = game->record().startSum().heapCount()] { return tooManyHeaps(count); });
        return false;
    }
    closeGame();
    ++m_seed;
    resume(*game);
    keep();
    return true;
}

bool PlaySession::worthSaving() const
{
    return isWorthSaving(m_variations);
}

void PlaySession::closeGame()
{
    // If a second game is begun before the saved games are read, the store must be opened now, because the first game
    // is saved in it.
    if (m_begun && worthSaving())
        finishRestoring();
    if (m_store)
        m_store->closeGame(worthSaving());
}

void PlaySession::keep()
{
    if (m_store)
        m_store->save(wholeGame());
}

}  // namespace nimstone
