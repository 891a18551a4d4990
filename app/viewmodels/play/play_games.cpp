#include "app/viewmodels/play/play_games.h"

#include <algorithm>
#include <vector>

#include "app/viewmodels/play/play_seats.h"
#include "app/wording/play/play.h"
#include "app/wording/play/positions.h"
#include "core/play/record/record.h"
#include "core/play/record/verdict.h"

namespace nimstone {

namespace {

/// The largest number of values in StripRole. A longer game has values only for its last positions.
constexpr std::size_t mostStripFields = 160;

/// The side that wins a position: the person, at the foot of the board, or the opponent, at its head.
enum class Winner { Unknown, Foot, Head };

Winner winnerOf(play::Side side) { return side == play::Side::Person ? Winner::Foot : Winner::Head; }

Winner winnerOf(const play::Record& record)
{
    const auto outcome = record.sum().outcome();
    if (!outcome)
        return Winner::Unknown;
    return winnerOf(play::isWonBy(*outcome, record.cutterToMove()) ? record.sideToMove() : other(record.sideToMove()));
}

/// Returns a value for each position up to the current one, in the form of StripRole. The function may take long,
/// because it computes the outcome of each position.
QVariantList outcomeStrip(play::Record record)
{
    const std::size_t last = record.cursor();
    const std::size_t first = last - std::min(last, mostStripFields - 1);
    QVariantList strip;
    Winner before = Winner::Unknown;
    for (std::size_t ply = first; ply <= last; ++ply) {
        record.goTo(ply);
        const Winner winner = winnerOf(record);
        const bool gaveAway = ply > first && before == winnerOf(record.sideOfMove(ply - 1)) && winner != Winner::Unknown && winner != before;
        strip << static_cast<int>(winner) + (gaveAway ? 4 : 0);
        before = winner;
    }
    return strip;
}

PlayGames::Result resultOf(const KeptGame& game)
{
    const auto winner = game.record().winner();
    if (!winner)
        return PlayGames::NotOver;
    if (game.players.twoPeople() || game.players.watched())
        return PlayGames::Decided;
    return *winner == play::Side::Person ? PlayGames::Won : PlayGames::Lost;
}

}  // namespace

PlayGames::PlayGames()
    : ListModel({"time", "gameName", "heaps", "opponent", "result", "resultText", "movesText", "against", "strip"})
{
}

void PlayGames::show(const GameStore& shelf, const KeptGames& known)
{
    const auto& games = shelf.games();
    const auto first = games.begin() + (shelf.hasOpen() ? 1 : 0);
    // The store changes after every move, because it saves the current game. But the current game is not in this list.
    const bool same = std::equal(first, games.end(), m_rows.begin(), m_rows.end(),
                                 [](const GameStore::Game& game, const Row& row) { return game.name == row.name; });
    if (same)
        return;
    beginResetModel();
    const std::vector<Row> before = std::exchange(m_rows, {});
    for (auto game = first; game != games.end(); ++game) {
        const auto shown = std::ranges::find(before, game->name, &Row::name);
        if (shown != before.end())
            m_rows.push_back(*shown);
        else if (const auto read = known.find(game->content.text); read != known.end())
            m_rows.push_back({game->name, game->content.time, *read});
        else if (auto kept = parseKeptGame(game->content.text.toStdString()))
            m_rows.push_back({game->name, game->content.time, std::move(*kept)});
    }
    endResetModel();
    Q_EMIT countChanged();
    nextStrip();
}

void PlayGames::wantStrips()
{
    m_stripsWanted = true;
    nextStrip();
}

void PlayGames::nextStrip()
{
    const auto next = std::ranges::find_if(m_rows, [](const Row& row) { return !row.strip; });
    if (!m_stripsWanted || next == m_rows.end() || m_work.busy())
        return;
    m_work.start([record = next->game.record()] { return outcomeStrip(record); },
                 [this, name = next->name](const QVariantList& strip) {
        const auto row = std::ranges::find(m_rows, name, &Row::name);
        if (row != m_rows.end()) {
            row->strip = strip;
            const QModelIndex place = index(static_cast<int>(row - m_rows.begin()));
            Q_EMIT dataChanged(place, place, {StripRole});
        }
        nextStrip();
    });
}

QVariant PlayGames::field(int row, int role) const
{
    const auto& [name, time, game, strip] = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case TimeRole: return time.toLocalTime();
    case NameRole: return nameOfGame(game.record().startSum());
    case HeapsRole: return wording::positionPhrase(game.record().startSum());
    case OpponentRole: return wording::playersText(game.players);
    case ResultRole: return resultOf(game);
    case ResultTextRole:
        if (const auto winner = game.record().winner())
            return wonText(moverOf(game.players, game.record(), *winner));
        //: The state of a game in a list: it was left before its end
        return tr("Unfinished");
    case AgainstRole: return !game.players.twoPeople() && !game.players.watched();
    case StripRole: return strip.value_or(QVariantList());
    //: The number of moves of a game in a list
    case MovesTextRole: return tr("%n move(s)", nullptr, static_cast<int>(game.record().cursor()));
    default: return {};
    }
}

}  // namespace nimstone
