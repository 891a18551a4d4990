// How PlaySession keeps its games: the one in progress after every change, the others on the shelf, or as text.
#include <QFutureWatcher>

#include "app/figures/board.h"
#include "app/viewmodels/play/play_files.h"
#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/off_thread.h"

namespace nimstone {

namespace {

bool canShow(const tl::expected<KeptGame, KeptGameError>& game)
{
    return game && game->record().startTable().heapCount() <= figures::maxShownHeaps;
}

bool isWorthKeeping(const play::Lines& lines)
{
    return !lines.current().moves().empty() || !lines.left().empty();
}

}  // namespace

/// What is read beside the window.
struct PlaySession::Reading {
    struct Kept {
        GameShelf::Found found;
        KeptGames games;
    };
    QFutureWatcher<std::shared_ptr<Kept>> watcher;
};

PlaySession::~PlaySession()
{
    // What was begun is kept, however soon the window was closed.
    if (m_restoring && m_begun)
        openShelf();
}

void PlaySession::restore()
{
    m_restoring = true;
    m_begun = false;
    m_reading = std::make_shared<Reading>();
    connect(&m_reading->watcher, &QFutureWatcherBase::finished, this, &PlaySession::finishRestoring);
    m_reading->watcher.setFuture(offThread([folder = GameShelf::defaultFolder()] {
        auto kept = std::make_shared<Reading::Kept>();
        kept->found = GameShelf::read(folder, [&games = kept->games](const QString& text) {
            auto game = parseKeptGame(text.toStdString());
            const bool shown = canShow(game);
            if (shown)
                games.insert(text, std::move(*game));
            return shown;
        });
        return kept;
    }));
}

KeptGames PlaySession::openShelf()
{
    m_restoring = false;
    const auto kept = m_reading->watcher.result();
    m_shelf = std::make_unique<GameShelf>();
    m_shelf->open(std::move(kept->found));
    if (m_begun) {
        // The game of the last time gives its place to what was begun since.
        m_shelf->putBack(m_shelf->hasOpen() && isWorthKeeping(kept->games[m_shelf->games().front().content.text].lines));
        keep();
    }
    return std::move(kept->games);
}

void PlaySession::finishRestoring()
{
    if (!m_restoring)
        return;
    const KeptGames games = openShelf();
    connect(m_shelf.get(), &GameShelf::problemChanged, this, &PlaySession::wordsChanged);
    connect(m_shelf.get(), &GameShelf::gamesChanged, this, [this] { m_games.show(*m_shelf); });
    connect(m_shelf.get(), &GameShelf::kept, this, &PlaySession::kept);
    m_games.show(*m_shelf, games);
    if (!m_begun && !m_shelf->games().empty())
        resume(games[m_shelf->games().front().content.text]);
    else
        Q_EMIT wordsChanged();
}

bool PlaySession::flush()
{
    finishRestoring();
    return !m_shelf || m_shelf->flush();
}

void PlaySession::reopenGame(int row)
{
    if (row < 0 || row >= m_games.count())
        return;
    const QString name = m_games.nameOf(static_cast<std::size_t>(row));
    const KeptGame game = m_games.game(static_cast<std::size_t>(row));
    m_shelf->reopen(name, worthKeeping());
    resume(game);
}

void PlaySession::resume(const KeptGame& game)
{
    m_problem = nullptr;
    m_beforeTrial.reset();
    m_review.end();
    m_lines = game.lines;
    m_players = game.players;
    m_stopped = m_players.watched();
    m_relieved = false;
    afterChange(Event::Restored);
}

bool PlaySession::openGame(const QString& text)
{
    auto game = parseKeptGame(text.toStdString());
    // Of a text that has only a position, what is wrong is said as of a position.
    if (!game && (!text.contains(QStringLiteral("first")) && !text.contains(QStringLiteral("second"))))
        return false;
    if (!game) {
        refusePosition(problemWith(game.error(), text.contains(QLatin1Char('\n'))));
        return false;
    }
    if (game->record().startTable().heapCount() > figures::maxShownHeaps) {
        refusePosition([count = game->record().startTable().heapCount()] { return tooManyHeaps(count); });
        return false;
    }
    putBack();
    setSeed(m_seed + 1);
    resume(*game);
    keep();
    return true;
}

bool PlaySession::worthKeeping() const
{
    return isWorthKeeping(m_lines);
}

void PlaySession::putBack()
{
    // A second game that is begun so early waits for the shelf, where the first has to be put.
    if (m_begun && worthKeeping())
        finishRestoring();
    if (m_shelf)
        m_shelf->putBack(worthKeeping());
}

void PlaySession::keep()
{
    if (m_shelf)
        m_shelf->save(wholeGame());
}

}  // namespace nimstone
