#include "app/viewmodels/play_seats.h"

#include <QCoreApplication>

#include "app/viewmodels/play_setup_games.h"

namespace nimstone {

using play::Side;
using wording::Mover;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(PlaySeats)
};

}  // namespace

QString idOfGame(const Table& table)
{
    const std::string_view name = table.isSum() ? sumName : table.parts().front().rules.entry().name;
    return QString::fromUtf8(name);
}

QString nameOfGame(const Table& table)
{
    const auto& parts = table.parts();
    //: The name of a game that is a sum of several: %n is how many, at least 2
    return parts.size() > 1 ? Texts::tr("A sum of %n games", nullptr, static_cast<int>(parts.size()))
                            : gameTitle(table);
}

Mover moverOf(const play::Players& players, const play::Record& record, Side side)
{
    if (!players.twoPeople() && !players.watched())
        return side == Side::Person ? Mover::You : Mover::Computer;
    const bool isFirst = side == record.first();
    if (record.startTable().isPartisan())
        return wording::moverOf(isFirst ? record.cutterOfMove(0) : opponent(record.cutterOfMove(0)));
    return isFirst ? Mover::FirstPlayer : Mover::SecondPlayer;
}

QString wonText(Mover winner)
{
    switch (winner) {
    case Mover::You: return Texts::tr("You won");
    case Mover::Computer: return Texts::tr("The computer won");
    case Mover::FirstPlayer: return Texts::tr("The first player won");
    case Mover::SecondPlayer: return Texts::tr("The second player won");
    case Mover::Left: return Texts::tr("Left won");
    case Mover::Right: return Texts::tr("Right won");
    }
    return {};
}

}  // namespace nimstone
