#include "app/viewmodels/home/home_game.h"

#include "app/storage/games/game_store.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/wording/play/players.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

HomeGame::HomeGame(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &HomeGame::changed);
    look();
}

void HomeGame::look()
{
    m_game.reset();
    if (const auto kept = GameStore::newest()) {
        auto game = parseKeptGame(kept->content.text.toStdString());
        if (game && game->record().cursor() > 0) {
            m_game = std::move(*game);
            m_time = kept->content.time;
        }
    }
    Q_EMIT changed();
}

QString HomeGame::game() const
{
    return m_game ? idOfGame(m_game->record().startSum()) : QString();
}

QString HomeGame::name() const
{
    return m_game ? nameOfGame(m_game->record().startSum()) : QString();
}

QString HomeGame::position() const
{
    if (!m_game)
        return {};
    const play::Record& record = m_game->record();
    return QString::fromStdString(print(record.isOver() ? record.startSum() : record.sum()));
}

QString HomeGame::standing() const
{
    if (!m_game)
        return {};
    const play::Record& record = m_game->record();
    if (const auto winner = record.winner(); winner && record.isOver())
        return wonText(moverOf(m_game->players, record, *winner));
    //: How far the game that was left has come
    const QString moves = tr("%n move(s) made", nullptr, static_cast<int>(record.cursor()));
    const play::Players& players = m_game->players;
    if (players.twoPeople() || players.watched())
        //: A game that was left: %1 how many moves were made, %2 who plays
        return tr("%1 · %2").arg(moves, wording::playersText(players));
    //: A game that was left: %1 how many moves were made, %2 the name of the opponent
    return tr("%1 · opponent: %2").arg(moves, wording::playersText(players));
}

}  // namespace nimstone
