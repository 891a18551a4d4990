#include "app/tour/proof_stops.h"

#include <QQuickWindow>
#include <algorithm>

#include "app/tour/driving.h"
#include "app/viewmodels/prove/prove_session.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/proofs/proof.h"

namespace nimstone {

namespace {

/// Returns what the picture of a proof must show: the theorem, and the statement of the current step if there is one.
Sight proofSight(const QString& theorem)
{
    return {.texts = [theorem](QQuickItem* page) {
        QStringList texts{wording::theoremStatement(*proof::theoremNamed(theorem.toStdString()))};
        const auto* session = qobject_cast<ProveSession*>(tour::part(page, "session"));
        if (session->step() > 0)
            texts.push_back(wording::stepText(session->shown(), static_cast<std::size_t>(session->step()) - 1).statement);
        return texts;
    }};
}

ProveSession* sessionWithoutQuestions(QQuickItem* page, bool inLetters = false)
{
    auto* session = qobject_cast<ProveSession*>(tour::part(page, "session"));
    session->prediction()->setMode(ProofPrediction::Off);
    session->setInLetters(inLetters);
    page->setProperty("lecture", false);
    return session;
}

/// Returns a stop that shows the theorem on its first example: after the first step if `halves` is 0, after half of the
/// steps if it is 1, and after the last step if it is 2.
TourStop theoremStop(const QString& theorem, const char* state, int halves)
{
    return {QStringLiteral("prove"), theorem + QLatin1Char('-') + QLatin1String(state), false,
            [theorem, halves](QQuickItem* page, const tour::Settle& settle) {
                auto* session = sessionWithoutQuestions(page);
                session->openExample(theorem);
                if (!session->words().refusal.isEmpty())
                    qWarning("qrc:/ the tour cannot open a proof of %s", qPrintable(theorem));
                session->setStep(std::max(1, session->stepCount() * halves / 2));
                settle();
            },
            proofSight(theorem)};
}

/// Returns a stop that shows a theorem on a position. If `scene` is 0 or more, the figure is shown at the time `scene`,
/// which is between two scenes.
TourStop proofStop(const char* state, bool inShortTour, const char* theorem, const char* position, int step, double scene = -1)
{
    Sight sight = proofSight(QString::fromLatin1(theorem));
    sight.moving = scene >= 0;
    return {QStringLiteral("prove"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const tour::Settle& settle) {
                auto* session = sessionWithoutQuestions(page);
                session->chooseTheorem(QString::fromLatin1(theorem));
                session->openPosition(QString::fromLatin1(position));
                session->setStep(step);
                settle();
                if (scene >= 0)
                    tour::call(tour::part(page, "player"), "jumpTo", scene);
            },
            sight, scene >= 0};
}

/// Returns a stop that shows a proof in front of a class. The window does not fill the screen, but has the size of the picture.
TourStop lectureStop()
{
    TourStop stop = proofStop("lecture", false, "nim-lemma-2", "nim:42,27,19,10", 3);
    stop.reach = [reach = stop.reach](QQuickItem* page, const tour::Settle& settle) {
        const QSize size = page->window()->size();
        reach(page, settle);
        page->setProperty("lecture", true);
        page->window()->setVisibility(QWindow::Windowed);
        page->window()->resize(size);
    };
    // In a lecture, the statement of the theorem is shown above the page, so it is not among the texts of the page.
    stop.sight.texts = [all = stop.sight.texts](QQuickItem* page) { return all(page).mid(1); };
    return stop;
}

/// Returns a stop that shows the lines of a theorem in letters, for any numbers, on its first example after the last
/// step.
TourStop lettersStop(const QString& theorem, bool inShortTour)
{
    return {QStringLiteral("prove"), theorem + QLatin1String("-letters"), inShortTour,
            [theorem](QQuickItem* page, const tour::Settle& settle) {
                auto* session = sessionWithoutQuestions(page, true);
                session->openExample(theorem);
                session->setStep(session->stepCount());
                settle();
            },
            {.texts = [theorem](QQuickItem* page) -> QStringList {
                const auto* session = qobject_cast<ProveSession*>(tour::part(page, "session"));
                const auto step = static_cast<std::size_t>(session->step()) - 1;
                return {wording::theoremStatement(*proof::theoremNamed(theorem.toStdString())), wording::stepText(session->shown(), step, wording::Reading::Letters).statement, wording::stepText(session->shown(), step).statement};
            }}};
}

/// Returns a stop that shows a step whose result must be predicted first. All other stops switch predictions off.
TourStop questionStop()
{
    return {QStringLiteral("prove"), QStringLiteral("question"), false,
            [](QQuickItem* page, const tour::Settle& settle) {
                auto* session = sessionWithoutQuestions(page);
                session->openPosition(QStringLiteral("bash(3):17"));
                session->prediction()->setMode(ProofPrediction::Answering);
                session->setStep(session->stepCount());
                settle();
            },
            {.texts = [](QQuickItem* page) -> QStringList {
                const auto* session = qobject_cast<ProveSession*>(tour::part(page, "session"));
                const auto asked = static_cast<std::size_t>(session->step());
                return {wording::theoremStatement(proof::Theorem::Bash), wording::withoutSpacesAroundDots(wording::stepText(session->shown(), asked).question)};
            }}};
}

}  // namespace

std::vector<TourStop> theoremStops()
{
    constexpr const char* lemma2 = "nim-lemma-2";
    std::vector<TourStop> stops{
        proofStop("lemma-2-middle", true, lemma2, "nim:42,27,19,10", 3),
        proofStop("lemma-2-moving", true, lemma2, "nim:42,27,19", 1, 1.75),
        proofStop("lemma-2-start", false, lemma2, "nim:42,27,19", 0),
        proofStop("lemma-2-end", false, lemma2, "nim:42,27,19,10", 6),
        proofStop("lemma-2-pairs", false, lemma2, "nim:42,27,19", 1, 3.5),
        proofStop("lemma-1-column", false, "nim-lemma-1", "nim:3,5,6", 3),
        proofStop("lemma-1-parity", false, "nim-lemma-1", "nim:3,5,6", 4),
        proofStop("lemma-1-shown", false, "nim-lemma-1", "nim:3,5,6", 5),
        proofStop("lemma-1-end", false, "nim-lemma-1", "nim:3,5,6", 10),
        proofStop("bouton-end", false, "bouton", "nim:3,4,5", 4),
        proofStop("count-end", false, "nim-count", "nim:7,11,13", 6),
        proofStop("flaw-verdict", false, "flaw-highest-bit", "nim:6,4", 5),
        proofStop("large", false, lemma2, "nim:1000000000000000000,999999999999999999,123456789", 4),
        questionStop(),
        lectureStop()};
    for (const proof::Theorem theorem : proof::allTheorems()) {
        const auto name = QString::fromStdString(std::string(proof::name(theorem)));
        stops.push_back(theoremStop(name, "first", 0));
        stops.push_back(theoremStop(name, "middle", 1));
        stops.push_back(theoremStop(name, "last", 2));
        stops.push_back(lettersStop(name, theorem == proof::Theorem::NimLemma2));
    }
    return stops;
}

}  // namespace nimstone
