#include "app/tour/stops.h"

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QVariant>
#include <algorithm>
#include <iterator>

#include "app/judge/pitfalls.h"
#include "app/storage/games/game_store.h"
#include "app/storage/record/progress.h"
#include "app/storage/record/record_names.h"
#include "app/tour/driving.h"
#include "app/tour/learn_stops.h"
#include "app/tour/play_stops.h"
#include "app/tour/proof_stops.h"
#include "app/tour/row_stops.h"
#include "app/tour/set_stops.h"
#include "app/tour/skill_stops.h"
#include "app/viewmodels/contest/contest_judge.h"
#include "app/viewmodels/contest/contest_problem.h"
#include "app/viewmodels/contest/contest_trial.h"
#include "app/viewmodels/practise/record/record_files.h"
#include "app/wording/play/positions.h"
#include "core/random.h"

namespace nimstone {

namespace {

using namespace tour;

/// Records the answers of several weeks, in which mistakes become rarer. Does nothing if an earlier stop has already
/// recorded them.
void practiseForWeeks(Progress* progress)
{
    constexpr int daysAgo = 80;
    const QDate today = QDate::currentDate();
    const auto dayAgo = [&](int ago) { return dayOf(today.addDays(-ago)); };
    const auto& days = progress->tally().days;
    if (!days.empty() && days.begin()->first.first <= dayAgo(daysAgo / 2))
        return;
    const std::vector<std::pair<const char*, const char*>> mistakes{
        {"read-binary", "read-backwards"}, {"nim-sum", "added-with-carries"},  {"outcome", "even-stones"},
        {"deciding-column", "top-column"}, {"eligible-heap", "largest-heap"},  {"how-many", "took-what-is-left"},
        {"bash-residue", "modulo-most"},   {"mex", "largest-plus-one"}};
    Chance chance(7);
    std::vector<AnswerRecord> answers;
    const auto answer = [&](std::size_t which, int ago, int number, bool right) {
        AnswerRecord& record = answers.emplace_back();
        record.day = dayAgo(ago);
        record.time = QDateTime(today.addDays(-ago), QTime(16, 0)).toMSecsSinceEpoch();
        record.skill = QString::fromLatin1(mistakes[which].first);
        record.exercise = QStringLiteral("%1 1 %2/%3").arg(record.skill).arg(1000 + number).arg(number % 9 + 1);
        record.right = right;
        if (!right)
            record.tag = QString::fromLatin1(mistakes[which].second);
    };
    for (int ago = daysAgo, number = 0; ago >= 0; --ago) {
        for (auto left = ago == daysAgo ? 3 : chance.below(3) == 0 ? chance.below(22) : 0; left > 0; --left, ++number) {
            // In this record, the practice of the later skills begins later and has more mistakes.
            const auto begun = std::min(mistakes.size(), std::size_t{3} + static_cast<std::size_t>(daysAgo - ago) / 12);
            const std::size_t which = chance.below(begun);
            const bool right = chance.below(100) >= 8 + 6 * which + static_cast<std::uint64_t>(ago) / 3;
            answer(which, ago, number, right);
            // After a wrong answer, the same exercise is answered right 1 day later, 3 days after that, and so on.
            int again = ago;
            for (const int wait : {1, 3, 7, 21}) {
                again -= wait;
                if (!right && again > 1)
                    answer(which, again, number, true);
            }
        }
    }
    std::ranges::stable_sort(answers, {}, &AnswerRecord::time);
    for (const AnswerRecord& one : answers)
        progress->record(one);
}

void practiseRecord(QQuickItem* page, const Settle&)
{
    practiseForWeeks(part(page, "session")->property("progress").value<Progress*>());
    call(page, "showRecord", true);
}

/// Opens a file with another person's answers, which the page shows beside the user's record.
void openedRecord(QQuickItem* page, const Settle& settle)
{
    practiseRecord(page, settle);
    settle();
    auto* opened = page->findChild<QObject*>(QStringLiteral("recordOpened"));
    auto* files = opened ? opened->property("files").value<RecordFiles*>() : nullptr;
    const QTemporaryDir folder;
    if (!files)
        return;
    files->exportRecord(folder.path());
    const QString al = folder.filePath(QStringLiteral("Al.json"));
    for (const QDir exported(folder.path()); !QFile::rename(exported.filePath(exported.entryList(QDir::Files).value(0)), al);)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    files->open({QUrl::fromLocalFile(al)});
    while (files->reading())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle();
}

/// Prepares the Home page of a user who returns, with an unfinished game, an unfinished proof, and a practice record.
void comeBack(QQuickItem* page, const Settle&)
{
    QObject* home = part(page, "home");
    practiseForWeeks(home->property("progress").value<Progress*>());
    GameStore shelf;
    shelf.load([](const QString&) { return true; });
    shelf.closeGame(true);
    shelf.save(QStringLiteral("perfect nim:7,11,13 first 1-6 3-2\n"));
    shelf.flush();
    call(home, "look");
    // The value is set in the preferences, because a value set on the page would be replaced at the next change of any
    // preference.
    QQmlExpression(qmlContext(page), page, QStringLiteral("Shell.preferences.lastProof = 'nim-lemma-2 4 - nim:42,27,19,10'")).evaluate();
}

/// Shows the card with the stored practice data, and the question before all data is erased.
void settingsData(QQuickItem* page, const Settle& settle)
{
    auto* card = page->findChild<QQuickItem*>(QStringLiteral("settingsData"));
    auto* files = card ? part(card, "files") : nullptr;
    if (!files)
        return;
    practiseForWeeks(files->property("progress").value<Progress*>());
    call(files, "askToErase");
    settle();
    QObject* scroll = part(page, "scroll");
    scroll->setProperty("contentY", scroll->property("contentHeight").toReal() - page->height());
}

/// Returns what the picture must show: one text, whose English original is `english`.
Sight saying(const char* context, const char* english)
{
    return {.texts = [=](QQuickItem*) -> QStringList { return {said(context, english)}; }};
}

/// Opens the dialog with all keyboard shortcuts of the page.
void showKeys(QQuickItem* page, const Settle&) { call(page->window(), "showKeys"); }

Sight keys() { return {.texts = [](QQuickItem*) -> QStringList { return {said("KeySheet", "Keys")}; }, .sheet = QStringLiteral("keySheet")}; }

/// Returns a stop that shows one view of a contest problem.
TourStop contestStop(const char* state, bool inShortTour, const char* problem, const char* view, std::function<void(QQuickItem*, const Settle&)> more = {})
{
    return {QStringLiteral("contest"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                call(page, "openProblem", QString::fromLatin1(problem));
                call(page, "showView", QString::fromLatin1(view));
                settle();
                if (more)
                    more(page, settle);
            },
            {.texts = [](QQuickItem* page) -> QStringList {
                const auto words = part(page, "problem")->property("words").value<ContestWords>();
                return {words.label + QStringLiteral(" · ") + words.game};
            }}};
}

/// Runs the solution on the sample input.
void trySample(QQuickItem* page, const Settle& settle)
{
    auto* const view = page->findChild<QQuickItem*>(QStringLiteral("contestTry"));
    auto* const trial = qobject_cast<ContestTrial*>(part(view, "trial"));
    const QVariantList samples = qobject_cast<ContestProblem*>(part(page, "problem"))->samples();
    const QString input = samples.first().toMap()[QStringLiteral("input")].toString();
    page->findChild<QQuickItem*>(QStringLiteral("contestInput"))->setProperty("text", input);
    trial->tryText(input);
    while (trial->running())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle();
}

/// Judges a wrong program and shows the case on which it fails. If there is no compiler, the page says so.
void judgeWrong(QQuickItem* page, const Settle& settle)
{
    auto* const judge = qobject_cast<ContestJudge*>(part(page->findChild<QQuickItem*>(QStringLiteral("contestJudge")), "judge"));
    const QTemporaryDir folder;
    QFile program(folder.filePath(QStringLiteral("mine.cpp")));
    for (const judge::Pitfall& pitfall : judge::pitfallsOf("hdu-1527")) {
        if (pitfall.name == "nim-sum" && program.open(QIODevice::WriteOnly))
            program.write(QByteArray::fromStdString(pitfall.source));
    }
    program.close();
    judge->judgeFile(QUrl::fromLocalFile(program.fileName()));
    while (judge->running())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    judge->showCase();
    settle();
}

/// Types the program into the field of the tab "Judge mine". Returns the view-model that judges it.
ContestJudge* typeProgram(QQuickItem* page, const QString& program)
{
    auto* const view = page->findChild<QQuickItem*>(QStringLiteral("contestJudge"));
    view->findChild<QQuickItem*>(QStringLiteral("judgeField"))->setProperty("text", program);
    return qobject_cast<ContestJudge*>(part(view, "judge"));
}

/// Returns a function that types the program, judges it, and shows all facts about the verdict.
std::function<void(QQuickItem*, const Settle&)> judgeTyped(const char* program)
{
    return [=](QQuickItem* page, const Settle& settle) {
        auto* const judge = typeProgram(page, QString::fromLatin1(program));
        judge->judgeTyped();
        while (judge->running())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        judge->showCase();
        settle();
    };
}

/// A program that uses strcpy without its header. Old compilers accept it; for other compilers, the page shows how to
/// correct it.
constexpr const char* withoutHeader = R"(#include <iostream>
using namespace std;

int main()
{
    int cases, stones, most;
    cin >> cases;
    while (cases--) {
        char answer[8];
        cin >> stones >> most;
        strcpy(answer, stones % (most + 1) ? "first" : "second");
        cout << answer << endl;
    }
}
)";

/// A program with two mistakes: it takes the first number for the smaller number, and it is wrong on large numbers.
constexpr const char* twoMistakes = R"(#include <cmath>
#include <cstdio>

int main()
{
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2)
        puts(a == (long long)((b - a) * ((1 + sqrt(5.0)) / 2)) ? "0" : "1");
}
)";

/// A program that is too slow. It is indented by tabs.
constexpr const char* tooSlow = R"(#include <stdio.h>

int wins(int stones, int most)
{
	int taken;
	for (taken = 1; taken <= most && taken <= stones; ++taken)
		if (!wins(stones - taken, most))
			return 1;
	return 0;
}

int main()
{
	int cases, stones, most;
	scanf("%d", &cases);
	while (cases--) {
		scanf("%d %d", &stones, &most);
		puts(wins(stones, most) ? "first" : "second");
	}
	return 0;
}
)";

/// Shows a pasted program, with the limits unfolded.
void pasteProgram(QQuickItem* page, const Settle& settle)
{
    typeProgram(page, QString::fromLatin1(tooSlow));
    page->findChild<QQuickItem*>(QStringLiteral("judgeProgram"))->setProperty("limitsShown", true);
    settle();
}

/// Returns a stop that shows a view of the Explore page for a position, after all computations have finished.
TourStop exploreStop(const char* view, bool inShortTour, const char* position, std::function<void(QObject* model)> more = {})
{
    const QString name = QString::fromLatin1(view);
    return {QStringLiteral("explore"), name, inShortTour,
            [=](QQuickItem* page, const Settle& settle) {
                call(page, "openPosition", QString::fromLatin1(position));
                call(page, "showView", name);
                settle();
                if (more)
                    more(part(part(page, "shown"), "model"));
                while (page->property("busy").toBool())
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
                settle();
            },
            {.texts = [](QQuickItem* page) -> QStringList {
                return {said("ExploreFacts", "See the proof"), wording::positionName(gameSumOf(part(page, "session")->property("position").toString()))};
            }}};
}

void showValues(QObject* map) { map->setProperty("values", true); }

void checkClaim(QObject* lab)
{
    lab->setProperty("claim", QStringLiteral("a ^ b"));
    QMetaObject::invokeMethod(lab, "check");
}

/// Returns the texts that the picture must show: the question before all answers are erased, and the button that
/// cancels.
QStringList eraseQuestion(QQuickItem* page)
{
    auto* files = part(page->findChild<QQuickItem*>(QStringLiteral("settingsData")), "files");
    return {files->property("question").toString(), said("SettingsData", "Keep answers")};
}

}  // namespace

std::vector<TourStop> tourStops()
{
    const auto asItIs = [](QQuickItem*, const Settle&) {};
    const QString home = QStringLiteral("home");
    const QString settings = QStringLiteral("settings");
    // This stop has to come before the stops that record practice.
    std::vector<TourStop> stops{{home, QStringLiteral("fresh"), true, asItIs, saying("HomePage", "Your path")}};
    std::ranges::move(playStops(), std::back_inserter(stops));
    std::ranges::move(std::vector<TourStop>{
        {QStringLiteral("practise"), QStringLiteral("record"), false, practiseRecord, saying("PractiseRecord", "What you know")},
        {QStringLiteral("practise"), QStringLiteral("record-opened"), false, openedRecord,
         {.texts = [](QQuickItem*) -> QStringList { return {said("PractiseRecord", "Skills in this file"), QStringLiteral("Al.json")}; }}},
        {home, QStringLiteral("back"), false, comeBack, saying("HomePage", "Continue")},
        contestStop("task", true, "hdu-1527", "task"),
        contestStop("code", true, "hdu-1527", "code"),
        contestStop("code-long", false, "hdu-2177", "code"),
        contestStop("try", false, "hdu-1527", "try", trySample),
        contestStop("break", false, "hdu-1527", "break"),
        contestStop("judge", false, "hdu-1527", "judge", judgeWrong),
        contestStop("judge-note", false, "hdu-1846", "judge", judgeTyped(withoutHeader)),
        contestStop("judge-repair", false, "luogu-p2197", "judge", judgeTyped(withoutHeader)),
        contestStop("judge-mistakes", false, "hdu-1527", "judge", judgeTyped(twoMistakes)),
        contestStop("judge-slow", false, "hdu-1846", "judge", judgeTyped(tooSlow)),
        contestStop("judge-paste", false, "hdu-2188", "judge", pasteProgram),
        exploreStop("map", true, "wythoff:20,9", showValues),
        exploreStop("sequence", true, "kayles:7"),
        exploreStop("tree", false, "nim:2,3,4"),
        exploreStop("sum", false, "nim:3,4 + kayles:7 + wythoff:3,4"),
        exploreStop("conjecture", true, "wythoff:1,1", checkClaim),
        exploreStop("atlas", false, "octal(0.156):10"),
        {settings, QStringLiteral("all"), true, asItIs, saying("SettingsPage", "Settings")},
        {settings, QStringLiteral("data"), false, settingsData, {.texts = eraseQuestion}},
        {settings, QStringLiteral("about"), false, [](QQuickItem* page, const Settle&) { call(page->window(), "showAbout"); },
         {.texts = [](QQuickItem*) -> QStringList { return {said("AboutSheet", "About Nimstone")}; }, .sheet = QStringLiteral("aboutSheet")}},
        {QStringLiteral("play"), QStringLiteral("keys"), false, showKeys, keys()},
        {QStringLiteral("prove"), QStringLiteral("keys"), false, showKeys, keys()},
        {home, QStringLiteral("keys"), false, showKeys, keys()},
    }, std::back_inserter(stops));
    for (const auto& more : {learnStops, rowStops, setStops, skillStops, theoremStops})
        std::ranges::move(more(), std::back_inserter(stops));
    return stops;
}

}  // namespace nimstone
