#include "app/viewmodels/play/play_seats.h"

#include <QCoreApplication>

#include "app/viewmodels/play/play_setup_games.h"

namespace nimstone {

using play::Side;
using wording::Mover;

namespace {

struct SeatTexts {
    Q_DECLARE_TR_FUNCTIONS(PlaySeats)
};

}  // namespace

QString idOfGame(const GameSum& sum)
{
    const std::string_view name = sum.isSum() ? sumName : sum.components().front().rules.entry().name;
    return QString::fromUtf8(name);
}

QString nameOfGame(const GameSum& sum)
{
    const auto& parts = sum.components();
    //: The name of a game that is a sum of several games: %n is the number of games, at least 2
    return parts.size() > 1 ? SeatTexts::tr("A sum of %n games", nullptr, static_cast<int>(parts.size()))
                            : gameTitle(sum);
}

Mover moverOf(const play::Players& players, const play::Record& record, Side side)
{
    if (!players.twoPeople() && !players.watched())
        return side == Side::Person ? Mover::You : Mover::Computer;
    const bool isFirst = side == record.first();
    if (record.startSum().isPartisan())
        return wording::moverOf(isFirst ? record.cutterOfMove(0) : opponent(record.cutterOfMove(0)));
    return isFirst ? Mover::FirstPlayer : Mover::SecondPlayer;
}

QString wonText(Mover winner)
{
    switch (winner) {
    case Mover::You: return SeatTexts::tr("You won");
    case Mover::Computer: return SeatTexts::tr("The computer won");
    case Mover::FirstPlayer: return SeatTexts::tr("The first player won");
    case Mover::SecondPlayer: return SeatTexts::tr("The second player won");
    case Mover::Left: return SeatTexts::tr("Left won");
    case Mover::Right: return SeatTexts::tr("Right won");
    }
    return {};
}

}  // namespace nimstone
