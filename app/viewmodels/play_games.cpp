#include "app/viewmodels/play_games.h"

#include <algorithm>

#include "app/wording/players.h"
#include "core/table/table_notation.h"

namespace nimstone {

namespace {

PlayGames::Result resultOf(const play::Record& record)
{
    const auto winner = record.winner();
    return !winner ? PlayGames::NotOver : *winner == play::Side::Person ? PlayGames::Won : PlayGames::Lost;
}

}  // namespace

void PlayGames::show(const GameShelf& shelf)
{
    const auto& games = shelf.games();
    const auto first = games.begin() + (shelf.hasOpen() ? 1 : 0);
    // The game in progress is kept at every move, and changes nothing here.
    const bool same = std::equal(first, games.end(), m_rows.begin(), m_rows.end(),
                                 [](const GameShelf::Game& game, const Row& row) { return game.name == row.name; });
    if (same)
        return;
    beginResetModel();
    m_rows.clear();
    for (auto game = first; game != games.end(); ++game) {
        if (auto kept = parseKeptGame(game->content.text.toStdString()))
            m_rows.push_back({game->name, game->content.time, std::move(*kept)});
    }
    endResetModel();
    Q_EMIT countChanged();
}

void PlayGames::rewordAll()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int PlayGames::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PlayGames::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto& [name, time, game] = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TimeRole: return time.toLocalTime();
    case HeapsRole: return QString::fromStdString(print(game.record().startTable()));
    case OpponentRole: return wording::playersText(game.players);
    case ResultRole: return resultOf(game.record());
    case ResultTextRole:
        switch (resultOf(game.record())) {
        //: How a game in a list ended
        case Won: return tr("You won");
        //: How a game in a list ended
        case Lost: return tr("The computer won");
        //: How a game in a list stands: it was left before its end
        case NotOver: return tr("Not over yet");
        }
        return {};
    //: How many moves of a game in a list are played
    case MovesTextRole: return tr("%n move(s)", nullptr, static_cast<int>(game.record().cursor()));
    default: return {};
    }
}

QHash<int, QByteArray> PlayGames::roleNames() const
{
    return {{TimeRole, "time"},     {HeapsRole, "heaps"},           {OpponentRole, "opponent"},
            {ResultRole, "result"}, {ResultTextRole, "resultText"}, {MovesTextRole, "movesText"}};
}

}  // namespace nimstone
