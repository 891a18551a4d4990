#include "app/wording/play/players.h"

#include <QCoreApplication>

#include "app/wording/play/play.h"

namespace nimstone::wording {

namespace {

struct PlayersWords {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Players)
};

}  // namespace

QString playersText(const play::Players& players)
{
    if (players.twoPeople())
        //: Who plays: two people at one table
        return PlayersWords::tr("Two people");
    if (!players.watched())
        return opponentName(*players.opponent);
    //: Who plays: two computer opponents by their names
    return PlayersWords::tr("%1 against %2").arg(opponentName(*players.person), opponentName(*players.opponent));
}

}  // namespace nimstone::wording
