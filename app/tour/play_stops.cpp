#include "app/tour/play_stops.h"

#include <QVariant>

#include "app/tour/driving.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/viewmodels/play/play_setup_games.h"
#include "app/viewmodels/play/play_shown.h"

namespace nimstone {

namespace {

using namespace tour;

/// Returns a stop that shows the start of a game, with `move` picked but not played. `shown` is the name of a property
/// of the page that the stop sets to true, for example to show the track of Bash's game or the letters of the moves.
TourStop pickedStop(const char* state, bool inShortTour, const QString& position, const char* move, const char* shown = nullptr)
{
    return {QStringLiteral("play"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, position, settle);
                if (shown)
                    page->setProperty(shown, true);
                pickMove(page, QString::fromLatin1(move));
            },
            gameBegins(position)};
}

QString manyHeaps()
{
    QStringList heaps;
    for (int heap = 0; heap < 1000; ++heap)
        heaps.push_back(QString::number(heap * 7919 % 200));
    return QStringLiteral("nim:") + heaps.join(QLatin1Char(','));
}

/// Returns a stop that shows the start of a game, with no move picked.
TourStop openedStop(const char* state, const QString& position, const char* shown = nullptr)
{
    return {QStringLiteral("play"), QString::fromLatin1(state), false,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, position, settle);
                if (shown)
                    page->setProperty(shown, true);
            },
            gameBegins(position)};
}

/// Returns a stop in the middle of a game, with hints and a picked move, and with the binary columns if `columns` is
/// true.
TourStop middleStop(const char* state, bool inShortTour, bool columns)
{
    const auto position = QStringLiteral("nim:7,9,12,5");
    return {QStringLiteral("play"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, position, settle);
                makeMove(page, QStringLiteral("1-3"), settle);
                makeMove(page, QStringLiteral("3-2"), settle);
                for (int rung = 0; rung < 3; ++rung)
                    call(part(page, "session"), "hint");
                pickMove(page, QStringLiteral("2-2"));
                page->setProperty("columnsWanted", columns);
            },
            gameGoesOn(position)};
}

TourStop movingStop()
{
    const auto position = QStringLiteral("nim:7,9,12,5");
    Sight sight = gameGoesOn(position);
    sight.moving = true;
    return {QStringLiteral("play"), QStringLiteral("moving"), false,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, position, settle);
                makeMove(page, QStringLiteral("3-6"), settle);
                call(part(page, "player"), "jumpTo", 0.55);
            },
            sight, true};
}

/// Returns a stop that shows a won game. In (1, 2), the user wins by taking one stone from the second heap: the
/// computer takes one of the last two stones, and the user takes the other.
TourStop wonStop()
{
    return {QStringLiteral("play"), QStringLiteral("won"), false,
            [](QQuickItem* page, const Settle& settle) {
                beginGame(page, QStringLiteral("nim:1,2"), settle);
                makeMove(page, QStringLiteral("2-1"), settle);
                const auto heaps = part(page, "session")->property("shown").value<PlayShown>().heaps;
                makeMove(page, QStringLiteral("%1-1").arg(heaps.indexOf(QLatin1String("1")) + 1), settle);
            },
            {.texts = [](QQuickItem*) -> QStringList { return {wonText(wording::Mover::You)}; }}};
}

/// Picks the second smallest move in the first place of the board, such as its first heap.
void pickSome(QQuickItem* page)
{
    call(part(page, "session"), "pickNext", 1);
    call(part(page, "session"), "pickMore", 1);
}

/// Returns a stop that shows a board. If `move` is given, the user makes it and the computer answers. Then the property
/// `shown` of the page is set to true, for example to show letters on the moves, or, without `shown`, a move is picked.
TourStop boardStop(const char* state, bool inShortTour, const char* position, const char* move, const char* shown = nullptr)
{
    return {QStringLiteral("play"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, QString::fromLatin1(position), settle);
                if (move)
                    makeMove(page, QString::fromLatin1(move), settle);
                if (shown)
                    page->setProperty(shown, true);
                else
                    pickSome(page);
            },
            gameGoesOn(QString::fromLatin1(position))};
}

/// Returns a stop that shows a board that is too large for the view, with a zoom at which its cells can be
/// distinguished.
TourStop zoomedStop()
{
    const auto position = QStringLiteral("wythoff:10000,8000");
    return {QStringLiteral("play"), QStringLiteral("queen-zoomed"), false,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, position, settle);
                auto* view = page->findChild<QQuickItem*>(QStringLiteral("boardView"));
                if (!view || !QMetaObject::invokeMethod(view, "zoomAround", Q_ARG(double, 600.0)))
                    qWarning("qrc:/ the tour cannot zoom the board");
                pickSome(page);
            },
            gameBegins(position)};
}

/// Returns a stop that shows the dialog for a new game, with another game and these players. `example` is any position
/// of the game. The dialog is scrolled to its upper end with the game, or, if `end` is true, to its lower end with the
/// players.
TourStop setupStop(const char* state, bool inShortTour, const char* game, const char* example, const char* seats,
                   const char* opponent, bool end)
{
    Sight sight;
    sight.sheet = QStringLiteral("playSetup");
    sight.texts = [=](QQuickItem*) -> QStringList {
        const QString chosen = end ? said("PlaySetupSeats", "Who plays") : gameTitle(gameSumOf(QString::fromLatin1(example)));
        return {said("PlaySetupSheet", "New game"), chosen};
    };
    return {QStringLiteral("play"), QStringLiteral("setup-") + QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                beginGame(page, QStringLiteral("nim:3,4,5"), settle);
                call(page, "openSetup");
                settle();
                auto* sheet = part(page, "setup");
                auto* setup = part(sheet, "setup");
                if (!setup)
                    return;
                call(setup, "chooseGame", QString::fromLatin1(game));
                settle();
                auto* players = part(setup, "players");
                players->setProperty("seats", QString::fromLatin1(seats));
                players->setProperty("opponent", QString::fromLatin1(opponent));
                settle();
                if (end)
                    call(sheet, "showPlayers");
            },
            sight};
}

}  // namespace

std::vector<TourStop> playStops()
{
    return {
        openedStop("start", QStringLiteral("nim:3,4,5")),
        middleStop("middle", true, false),
        movingStop(),
        middleStop("columns", false, true),
        wonStop(),
        pickedStop("misere", false, QStringLiteral("misere-nim:7,2,2,1"), "1-6"),
        pickedStop("moore", true, QStringLiteral("moore-nim(2):3,4,5,7"), "2-2,4-3"),
        pickedStop("subtraction", false, QStringLiteral("subtraction(1,3,4):12,9"), "1-3", "coloured"),
        pickedStop("lasker", true, QStringLiteral("lasker-nim:9,4,7"), "1-0/5"),
        pickedStop("grundy", true, QStringLiteral("grundy-game:11,7"), "1-0/8", "coloured"),
        pickedStop("grundy-bars", false, QStringLiteral("grundy-game:90000,40"), "1-0/30000"),
        pickedStop("hexadecimal", false, QStringLiteral("hexadecimal(0.8):12,5"), "1-1/3/4"),
        pickedStop("stairs", true, QStringLiteral("staircase-nim:3,4,0,5,2"), "4-2"),
        pickedStop("stairs-large", false, QStringLiteral("staircase-nim:30000,4000,0,52000"), "4-20000"),
        pickedStop("track", true, QStringLiteral("bash(4):30"), "1-3", "countUp"),
        pickedStop("track-large", false, QStringLiteral("bash(12):1000000"), "1-7", "countUp"),
        pickedStop("heaps-many", false, manyHeaps(), "3-20"),
        openedStop("bars", QStringLiteral("nim:1000,9223372036854775807,12")),
        boardStop("queen", true, "wythoff:11,14", "2-2"),
        boardStop("queen-large", false, "wythoff:900,1400", "1-120"),
        openedStop("queen-coloured", QStringLiteral("wythoff:9,7"), "coloured"),
        zoomedStop(),
        boardStop("rectangle", true, "euclid:50,13", "1-13"),
        boardStop("rectangle-long", false, "euclid:1000000000000000000,3", "1-300"),
        boardStop("rectangle-golden", false, "euclid:7540113804746346429,4660046610375530309", nullptr),
        boardStop("pile", false, "fibonacci-nim:33", "1-2"),
        boardStop("pile-parts", true, "fibonacci-nim:33", "1-3", "coloured"),
        boardStop("pile-large", false, "fibonacci-nim:1000000000000000000", "1-34"),
        setupStop("nim", true, "nim", "nim:1", "computer", "perfect", false),
        setupStop("bash", false, "bash", "bash(3):1", "computer", "learner", false),
        setupStop("cutcake", false, "cutcake", "cutcake:1x2", "people", "perfect", false),
        setupStop("fibonacci", false, "fibonacci-nim", "fibonacci-nim:1", "computer", "always-takes-most", true),
        setupStop("sum", false, "sum", "nim:1 + nim:2", "watch", "learner", false),
        setupStop("watch", false, "misere-nim", "misere-nim:1", "watch", "learner", true),
    };
}

}  // namespace nimstone
