#include "app/tour/row_stops.h"

#include <QVariant>

#include "app/tour/driving.h"

namespace nimstone {

namespace {

struct Game {
    const char* position;
    const char* moves = "";  ///< the user's moves, separated by blanks; the computer answers each of them
    /// The move that is picked at the end. If it is empty, the second possible move is picked, because the possible
    /// moves depend on the computer's answer.
    const char* picked = "";
    bool coloured = false;
};

/// Returns a stop that shows a game after some moves, with a picked move.
TourStop playedStop(const char* state, const Game& game)
{
    const QString position = QString::fromLatin1(game.position);
    return {QStringLiteral("play"), QString::fromLatin1(state), false,
            [=](QQuickItem* page, const tour::Settle& settle) {
                tour::beginGame(page, position, settle);
                for (const QString& move : QString::fromLatin1(game.moves).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                    tour::makeMove(page, move, settle);
                page->setProperty("coloured", game.coloured);
                if (*game.picked) {
                    tour::pickMove(page, QString::fromLatin1(game.picked));
                } else {
                    for (int place = 0; place < 2; ++place)
                        tour::call(tour::part(page, "session"), "pickNext", 1);
                }
            },
            tour::gameGoesOn(position)};
}

}  // namespace

std::vector<TourStop> rowStops()
{
    return {
        playedStop("kayles", {.position = "kayles:14,9", .moves = "1-2/4"}),
        playedStop("kayles-letters", {.position = "kayles:8,5", .coloured = true}),
        playedStop("kayles-many", {.position = "kayles:9,8,7,6,5,4,3,2,1,12,20,15,11,8,6", .moves = "1-1/4"}),
        playedStop("kayles-bars", {.position = "kayles:1000000,60,9223372036854775807", .moves = "1-2/400000"}),
        playedStop("dawson-kayles", {.position = "dawson-kayles:24", .moves = "1-2/9"}),
        playedStop("treblecross", {.position = "treblecross:20,11", .moves = "1-3/6"}),
        playedStop("dawsons-chess", {.position = "dawsons-chess:11,5", .moves = "1-3/4"}),
        playedStop("cutcake", {.position = "cutcake:7x4,3x5,1x2,2x2", .moves = "1-L3"}),
        playedStop("cutcake-letters", {.position = "cutcake:5x4,3x5", .coloured = true}),
        playedStop("cutcake-cards", {.position = "cutcake:1000000000000000000x2,4x7,600x800", .moves = "3-L200"}),
        playedStop("sum", {.position = "nim:3,4,5 + wythoff:3,5 + kayles:9 + treblecross:11", .moves = "3.1-1/4"}),
        playedStop("sum-many", {.position = "nim:1,2 + kayles:3 + grundy-game:8 + lasker-nim:5 + bash(3):9 + octal(0.137):7 + "
                                            "subtraction(1,3,4):8 + euclid:8,3 + staircase-nim:1,2,3 + dawson-kayles:8 + nim:6",
                                .picked = "2.1-2"}),
    };
}

}  // namespace nimstone
