// How PlaySession keeps its games: the one in progress after every change, the others on the shelf, or as text.
#include "app/figures/board.h"
#include "app/viewmodels/play_files.h"
#include "app/viewmodels/play_kept.h"
#include "app/viewmodels/play_session.h"

namespace nimstone {

namespace {

bool canShow(const tl::expected<KeptGame, KeptGameError>& game)
{
    return game && game->record().startTable().heapCount() <= figures::maxShownHeaps;
}

}  // namespace

void PlaySession::restore()
{
    m_shelf = std::make_unique<GameShelf>();
    connect(m_shelf.get(), &GameShelf::problemChanged, this, &PlaySession::wordsChanged);
    connect(m_shelf.get(), &GameShelf::gamesChanged, this, [this] { m_games.show(*m_shelf); });
    connect(m_shelf.get(), &GameShelf::kept, this, &PlaySession::kept);
    m_shelf->load([](const QString& text) { return canShow(parseKeptGame(text.toStdString())); });
    if (m_shelf->games().empty())
        return;
    resume(*parseKeptGame(m_shelf->games().front().content.text.toStdString()));
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
    return !record().moves().empty() || !m_lines.left().empty();
}

void PlaySession::putBack()
{
    if (m_shelf)
        m_shelf->putBack(worthKeeping());
}

void PlaySession::keep()
{
    if (m_shelf)
        m_shelf->save(wholeGame());
}

}  // namespace nimstone
