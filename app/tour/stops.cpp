#include "app/tour/stops.h"

#include <QDate>
#include <QDateTime>
#include <QQuickItem>
#include <QVariant>

#include "app/storage/progress.h"
#include "app/storage/record_names.h"
#include "app/tour/proof_stops.h"
#include "app/tour/row_stops.h"
#include "app/tour/set_stops.h"
#include "app/tour/skill_stops.h"
#include "core/random.h"

namespace nimstone {

namespace {

using Settle = TourStop::Settle;

/// An object that a page shows to others: its session, its player.
QObject* part(QQuickItem* page, const char* name)
{
    auto* object = page->property(name).value<QObject*>();
    if (!object)
        qWarning("qrc:/ the page has no %s for the tour", name);
    return object;
}

template <class... Arguments>
void call(QObject* object, const char* method, const Arguments&... arguments)
{
    if (!QMetaObject::invokeMethod(object, method, QArgument<Arguments>(QMetaType::fromType<Arguments>().name(), arguments)...))
        qWarning("qrc:/ the tour cannot call %s", method);
}

void closeSetup(QQuickItem* page)
{
    if (auto* sheet = page->property("setup").value<QObject*>())
        call(sheet, "close");
}

void begin(QQuickItem* page, const QString& position, const Settle& settle)
{
    closeSetup(page);
    auto* session = part(page, "session");
    session->setProperty("seed", 1);
    bool opened = false;
    QMetaObject::invokeMethod(session, "openPosition", Q_RETURN_ARG(bool, opened), Q_ARG(QString, position));
    if (!opened)
        qWarning("qrc:/ the tour cannot open %s", qPrintable(position));
    page->setProperty("columnsWanted", false);
    page->setProperty("coloured", false);
    page->setProperty("countUp", false);
    settle();
}

void takeStones(QQuickItem* page, int heap, const QString& amount, const Settle& settle)
{
    auto* session = part(page, "session");
    bool picked = false;
    QMetaObject::invokeMethod(session, "pick", Q_RETURN_ARG(bool, picked), Q_ARG(int, heap), Q_ARG(QString, amount));
    if (!picked)
        qWarning("qrc:/ the tour cannot take %s from heap %d", qPrintable(amount), heap + 1);
    call(session, "take");
    settle();
}

/// A game before its first move, which is picked, and on Bash's track or with the letters of the moves where it is so.
TourStop pickedStop(const char* state, bool inShortTour, const QString& position, const char* move, const char* shown = nullptr)
{
    return {QStringLiteral("play"), QString::fromLatin1(state), inShortTour, [=](QQuickItem* page, const Settle& settle) {
                begin(page, position, settle);
                if (shown)
                    page->setProperty(shown, true);
                bool picked = false;
                QMetaObject::invokeMethod(part(page, "session"), "pickText", Q_RETURN_ARG(bool, picked),
                                          Q_ARG(QString, QString::fromLatin1(move)));
                if (!picked)
                    qWarning("qrc:/ the tour cannot pick %s in %s", move, qPrintable(position));
            }};
}

QString manyHeaps()
{
    QStringList heaps;
    for (int heap = 0; heap < 1000; ++heap)
        heaps.push_back(QString::number(heap * 7919 % 200));
    return QStringLiteral("nim:") + heaps.join(QLatin1Char(','));
}

void playMiddle(QQuickItem* page, const Settle& settle)
{
    begin(page, QStringLiteral("nim:7,9,12,5"), settle);
    takeStones(page, 0, QStringLiteral("3"), settle);
    takeStones(page, 2, QStringLiteral("2"), settle);
    auto* session = part(page, "session");
    for (int rung = 0; rung < 3; ++rung)
        call(session, "hint");
    bool picked = false;
    QMetaObject::invokeMethod(session, "pick", Q_RETURN_ARG(bool, picked), Q_ARG(int, 1), Q_ARG(QString, QStringLiteral("2")));
}

void playMoving(QQuickItem* page, const Settle& settle)
{
    begin(page, QStringLiteral("nim:7,9,12,5"), settle);
    takeStones(page, 2, QStringLiteral("6"), settle);
    call(part(page, "player"), "jumpTo", 0.55);
}

/// (1, 2) is won by taking one from the second heap: the computer has one stone left to take, and then it is over.
void playWon(QQuickItem* page, const Settle& settle)
{
    begin(page, QStringLiteral("nim:1,2"), settle);
    takeStones(page, 1, QStringLiteral("1"), settle);
    for (int heap = 0; heap < 2; ++heap) {
        const auto heaps = part(page, "session")->property("heaps").toStringList();
        if (heaps.value(heap) == QLatin1String("1")) {
            takeStones(page, heap, QStringLiteral("1"), settle);
            break;
        }
    }
}

/// Picks the second smallest move of the first place.
void pickSome(QQuickItem* page)
{
    call(part(page, "session"), "pickNext", 1);
    call(part(page, "session"), "pickMore", 1);
}

/// A board after a move each way, where one is given, with a move picked.
TourStop boardStop(const char* state, bool inShortTour, const char* position, int heap, const char* taken)
{
    return {QStringLiteral("play"), QString::fromLatin1(state), inShortTour, [=](QQuickItem* page, const Settle& settle) {
                begin(page, QString::fromLatin1(position), settle);
                if (taken)
                    takeStones(page, heap, QString::fromLatin1(taken), settle);
                pickSome(page);
            }};
}

/// A board too large for its room, at a zoom at which its cells can be told apart.
void playQueenZoomed(QQuickItem* page, const Settle& settle)
{
    begin(page, QStringLiteral("wythoff:10000,8000"), settle);
    auto* view = page->findChild<QQuickItem*>(QStringLiteral("boardView"));
    if (!view || !QMetaObject::invokeMethod(view, "zoomAround", Q_ARG(double, 600.0)))
        qWarning("qrc:/ the tour cannot zoom");
    pickSome(page);
}

void playQueenColoured(QQuickItem* page, const Settle& settle)
{
    begin(page, QStringLiteral("wythoff:9,7"), settle);
    page->setProperty("coloured", true);
}

void playPileWithParts(QQuickItem* page, const Settle& settle)
{
    begin(page, QStringLiteral("fibonacci-nim:33"), settle);
    takeStones(page, 0, QStringLiteral("3"), settle);
    page->setProperty("coloured", true);
}

/// The sheet of a new game with another game chosen and these players, scrolled to its end where `end` is wished.
TourStop setupStop(const char* state, bool inShortTour, const char* game, const char* seats, const char* opponent, bool end)
{
    return {QStringLiteral("play"), QStringLiteral("setup-") + QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                begin(page, QStringLiteral("nim:3,4,5"), settle);
                call(page, "openSetup");
                settle();
                auto* sheet = page->property("setup").value<QObject*>();
                auto* setup = sheet ? sheet->property("setup").value<QObject*>() : nullptr;
                if (!setup)
                    return qWarning("qrc:/ the tour cannot open the setup sheet");
                call(setup, "chooseGame", QString::fromLatin1(game));
                settle();
                auto* players = setup->property("players").value<QObject*>();
                players->setProperty("seats", QString::fromLatin1(seats));
                players->setProperty("opponent", QString::fromLatin1(opponent));
                settle();
                if (end)
                    call(sheet, "showPlayers");
            }};
}

void prove(QQuickItem* page, const QString& theorem, const QString& position, int step, const Settle& settle)
{
    auto* session = part(page, "session");
    call(session, "chooseTheorem", theorem);
    call(session, "openPosition", position);
    session->setProperty("step", step);
    settle();
}

TourStop proofStop(const char* state, bool inShortTour, const char* theorem, const char* position, int step)
{
    return {QStringLiteral("prove"), QString::fromLatin1(state), inShortTour,
            [theorem, position, step](QQuickItem* page, const Settle& settle) {
                prove(page, QString::fromLatin1(theorem), QString::fromLatin1(position), step, settle);
            }};
}

void proveMoving(QQuickItem* page, const Settle& settle)
{
    prove(page, QStringLiteral("nim-lemma-2"), QStringLiteral("nim:42,27,19"), 1, settle);
    call(part(page, "player"), "jumpTo", 1.75);
}

/// Opens an exercise by its heaps, and answers it with a number.
void practise(QQuickItem* page, const char* skill, const char* heaps, const char* answer, int hints)
{
    auto* session = part(page, "session");
    session->setProperty("skill", QString::fromLatin1(skill));
    QString problem;
    QMetaObject::invokeMethod(session, "open", Q_RETURN_ARG(QString, problem), Q_ARG(QString, QString::fromLatin1(heaps)));
    if (!problem.isEmpty())
        qWarning("qrc:/ the tour cannot practise: %s", qPrintable(problem));
    for (int rung = 0; rung < hints; ++rung)
        call(session, "hint");
    if (!answer)
        return;
    session->setProperty("number", QString::fromLatin1(answer));
    call(session, "check");
}

/// The record of a person who has practised for some weeks, more at first, with mistakes that grow fewer.
void recordWeeks(Progress* progress)
{
    const std::vector<std::pair<const char*, const char*>> mistakes{
        {"nim-sum", "added-with-carries"}, {"how-many", "took-what-is-left"}, {"eligible-heap", "largest-heap"}};
    const QDate today = QDate::currentDate();
    Chance chance(7);
    for (int ago = 80; ago >= 0; --ago) {
        for (auto left = chance.below(3) == 0 ? chance.below(22) : 0; left > 0; --left) {
            const auto& [skill, tag] = mistakes[chance.below(mistakes.size())];
            AnswerRecord record;
            record.day = dayOf(today.addDays(-ago));
            record.time = QDateTime(today.addDays(-ago), QTime(16, 0)).toMSecsSinceEpoch();
            record.skill = QString::fromLatin1(skill);
            record.exercise = QStringLiteral("%1 1 %2/1").arg(record.skill).arg(1000 * ago + static_cast<int>(left));
            record.right = chance.below(100) >= static_cast<std::uint64_t>(10 + ago / 2);
            if (!record.right)
                record.tag = QString::fromLatin1(tag);
            progress->record(record);
        }
    }
}

void practiseRecord(QQuickItem* page, const Settle&)
{
    recordWeeks(part(page, "session")->property("progress").value<Progress*>());
    QMetaObject::invokeMethod(page, "showRecord", Q_ARG(bool, true));
}

/// What is kept of practice, with the question before all of it is erased.
void settingsData(QQuickItem* page, const Settle& settle)
{
    auto* card = page->findChild<QQuickItem*>(QStringLiteral("settingsData"));
    auto* files = card ? part(card, "files") : nullptr;
    if (!files)
        return;
    recordWeeks(files->property("progress").value<Progress*>());
    call(files, "askToErase");
    settle();
    page->setProperty("contentY", page->property("contentHeight").toReal() - page->height());
}

TourStop exerciseStop(const char* state, bool inShortTour, const char* skill, const char* heaps, const char* answer,
                      int hints)
{
    return {QStringLiteral("practise"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle&) { practise(page, skill, heaps, answer, hints); }};
}

}  // namespace

std::vector<TourStop> tourStops()
{
    const QString play = QStringLiteral("play");
    std::vector<TourStop> stops{
        {QStringLiteral("home"), QStringLiteral("fresh"), true, [](QQuickItem*, const Settle&) {}},
        {play, QStringLiteral("start"), false,
         [](QQuickItem* page, const Settle& settle) { begin(page, QStringLiteral("nim:3,4,5"), settle); }},
        {play, QStringLiteral("middle"), true, playMiddle},
        {play, QStringLiteral("moving"), false, playMoving},
        {play, QStringLiteral("columns"), false,
         [](QQuickItem* page, const Settle& settle) {
             playMiddle(page, settle);
             page->setProperty("columnsWanted", true);
         }},
        {play, QStringLiteral("won"), false, playWon},
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
        {play, QStringLiteral("bars"), false,
         [](QQuickItem* page, const Settle& settle) {
             begin(page, QStringLiteral("nim:1000,9223372036854775807,12"), settle);
         }},
        boardStop("queen", true, "wythoff:11,14", 1, "2"),
        boardStop("queen-large", false, "wythoff:900,1400", 0, "120"),
        {play, QStringLiteral("queen-coloured"), false, playQueenColoured},
        {play, QStringLiteral("queen-zoomed"), false, playQueenZoomed},
        boardStop("rectangle", true, "euclid:50,13", 0, "13"),
        boardStop("rectangle-long", false, "euclid:1000000000000000000,3", 0, "300"),
        boardStop("rectangle-golden", false, "euclid:7540113804746346429,4660046610375530309", 0, nullptr),
        boardStop("pile", false, "fibonacci-nim:33", 0, "2"),
        {play, QStringLiteral("pile-parts"), true, playPileWithParts},
        boardStop("pile-large", false, "fibonacci-nim:1000000000000000000", 0, "34"),
        setupStop("nim", true, "nim", "computer", "perfect", false),
        setupStop("bash", false, "bash", "computer", "learner", false),
        setupStop("cutcake", false, "cutcake", "people", "perfect", false),
        setupStop("fibonacci", false, "fibonacci-nim", "computer", "always-takes-most", true),
        setupStop("sum", false, "sum", "watch", "learner", false),
        setupStop("watch", false, "misere-nim", "watch", "learner", true),
        proofStop("lemma-2-middle", true, "nim-lemma-2", "nim:42,27,19,10", 3),
        {QStringLiteral("prove"), QStringLiteral("lemma-2-moving"), true, proveMoving},
        proofStop("lemma-2-start", false, "nim-lemma-2", "nim:42,27,19", 0),
        proofStop("lemma-2-end", false, "nim-lemma-2", "nim:42,27,19,10", 6),
        proofStop("lemma-1-end", false, "nim-lemma-1", "nim:3,5,6", 6),
        proofStop("bouton-end", false, "bouton", "nim:3,4,5", 4),
        proofStop("count-end", false, "nim-count", "nim:7,11,13", 6),
        proofStop("flaw-verdict", false, "flaw-highest-bit", "nim:6,4", 5),
        proofStop("large", false, "nim-lemma-2", "nim:1000000000000000000,999999999999999999,123456789", 4),
        exerciseStop("how-many-wrong", true, "how-many", "nim:3,5,7", "3", 2),
        exerciseStop("nim-sum-wrong", false, "nim-sum", "nim:13,7,10", "30", 0),
        exerciseStop("nim-sum-start", false, "nim-sum", "nim:13,7,10", nullptr, 0),
        exerciseStop("nim-sum-hints", false, "nim-sum", "nim:13,7,10", nullptr, 5),
        exerciseStop("how-many-right", false, "how-many", "nim:3,5,7", "1", 0),
        {QStringLiteral("practise"), QStringLiteral("record"), false, practiseRecord},
        {QStringLiteral("home"), QStringLiteral("back"), false, [](QQuickItem*, const Settle&) {}},
        {QStringLiteral("settings"), QStringLiteral("all"), true, [](QQuickItem*, const Settle&) {}},
        {QStringLiteral("settings"), QStringLiteral("data"), false, settingsData},
    };
    for (TourStop stop : rowStops())
        stops.push_back(std::move(stop));
    for (TourStop stop : setStops())
        stops.push_back(std::move(stop));
    for (TourStop stop : skillStops())
        stops.push_back(std::move(stop));
    for (TourStop stop : theoremStops())
        stops.push_back(std::move(stop));
    return stops;
}

}  // namespace nimstone
