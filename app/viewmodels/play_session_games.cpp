// How PlaySession keeps its games: the one in progress after every change, the others on the shelf.
#include "app/viewmodels/play_kept.h"
#include "app/viewmodels/play_session.h"

namespace nimstone {

void PlaySession::restore()
{
    m_shelf = std::make_unique<GameShelf>();
    connect(m_shelf.get(), &GameShelf::problemChanged, this, &PlaySession::wordsChanged);
    connect(m_shelf.get(), &GameShelf::gamesChanged, this, [this] { m_games.show(*m_shelf); });
    m_shelf->load([](const QString& text) { return parseKeptGame(text.toStdString()).has_value(); });
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
    m_record = game.record;
    m_opponent = game.opponent;
    afterChange(Event::Restored);
}

bool PlaySession::worthKeeping() const
{
    return !m_record.moves().empty();
}

void PlaySession::putBack()
{
    if (m_shelf)
        m_shelf->putBack(worthKeeping());
}

void PlaySession::keep()
{
    if (m_shelf)
        m_shelf->save(QString::fromStdString(printKeptGame({m_opponent, m_record})));
}

}  // namespace nimstone
