// The part of PracticeSetRun that starts and ends a set: it saves, pauses, resumes and leaves the set.
#include "app/viewmodels/practise/practice_set_run.h"

#include <algorithm>
#include <tuple>

namespace nimstone {

// --- saving ---

ExerciseRun PracticeSetRun::run() const
{
    ExerciseRun run{.set = m_set, .name = m_name, .number = m_number, .handedIn = m_handedIn, .place = static_cast<int>(m_current), .finished = m_finished, .onDesk = m_onDesk, .answers = m_answers};
    for (const Place& place : m_places) {
        run.entries.push_back(place.entry);
        run.places.push_back(place.desk ? place.desk->kept() : ExerciseRun::Place());
        run.places.back().attempts = place.attempts;
        run.places.back().done = place.done;
    }
    return run;
}

void PracticeSetRun::keep()
{
    if (!there())
        return m_kept.remove();
    m_kept.save(printExerciseRun(run()));
}

PracticeSetRun::~PracticeSetRun()
{
    if (there())
        keep();
}

void PracticeSetRun::restore()
{
    const QByteArray content = m_kept.take(largestRunFile);
    if (content.isEmpty())
        return;
    // For each exercise, parsing draws all exercises before it in its seed again. That may take long, so a thread does it.
    m_work.start([content] { return parseExerciseRun(content); }, [this](auto run) {
        if (run)
            takeUp(*std::move(run));
        else
            m_kept.refuse();
        // If the person asked to start a set while the saved set was being read, that set starts now.
        if (m_asked == Asked::Nothing) {
            Wanted wanted = std::exchange(m_wanted, {});
            start(std::move(wanted.set), wanted.name, wanted.number);
        }
    });
}

void PracticeSetRun::takeUp(ExerciseRun run)
{
    m_set = std::move(run.set);
    std::tie(m_name, m_number, m_handedIn) = std::tie(run.name, run.number, run.handedIn);
    m_answers = std::move(run.answers);
    for (std::size_t index = 0; index < run.entries.size(); ++index) {
        const ExerciseRun::Place& kept = run.places[index];
        Place& place = m_places.emplace_back(Place{run.entries[index], deskFor(run.entries[index]), kept.attempts, kept.done});
        if (!place.desk)
            continue;
        // The file may have been edited to show an answer that is locked.
        if (kept.state != ExerciseRun::State::Shown || !locked())
            place.desk->restore(kept);
        // After handing in, an exercise may be asked again.
        if (isUsedUp(place) && !(isOpened() && kept.state == ExerciseRun::State::Open))
            place.desk->close();
        place.done = place.done || place.desk->isOver();
    }
    lookAtTasks(m_progress);
    m_current = static_cast<std::size_t>(run.place);
    m_finished = run.finished;
    m_onDesk = (run.onDesk || m_resumeRequested) && !m_pausedByOtherWork;
    show(true);
}

// --- starting ---

void PracticeSetRun::start(practice::SetVariants set, const QString& name, const QString& number)
{
    if (set.set().entries.empty())
        return;
    Wanted wanted{std::move(set), name, number};
    if (m_work.busy()) {
        m_wanted = std::move(wanted);
        return;
    }
    if (isOf(wanted.set.set()) && (!m_shown.complete || !m_name.isEmpty())) {
        const bool isRenamed = !name.isEmpty() && (name != m_name || number != m_number) && !keepsName();
        if (isRenamed && isPersonal())
            return begin(std::move(wanted));
        if (isRenamed)
            std::tie(m_name, m_number) = std::pair(name, number);
        keepAndShow();
        return resume();
    }
    if (!isUnderWay())
        return begin(std::move(wanted));
    m_wanted = std::move(wanted);
    ask(Asked::Another);
}

void PracticeSetRun::begin(Wanted wanted)
{
    m_set = wanted.set.set();
    std::tie(m_name, m_number, m_handedIn) = std::tuple(wanted.name, wanted.number, false);
    m_answers.clear();
    m_places.clear();
    for (practice::SetEntry& entry : entriesOfPupil(wanted.set, m_name, m_number))
        m_places.push_back({std::move(entry)});
    restartAllExercises();
}

void PracticeSetRun::restartAllExercises()
{
    for (Place& place : m_places) {
        // The hints of an exercise without an answer stay.
        if ((isUsedUp(place) && !isOpened()) || (place.desk && !place.desk->isCounted()))
            continue;
        place.desk = deskFor(place.entry);
        place.done = false;
    }
    m_onDesk = true;
    // lookAtTasks() may show the set before lay() does, and the new set can be shorter than the set before it.
    m_current = 0;
    lookAtTasks(m_progress);
    lay(0);
}

// --- pausing and resuming ---

void PracticeSetRun::pause()
{
    m_pausedByOtherWork = true;
    m_resumeRequested = false;
    if (!running())
        return;
    m_onDesk = false;
    keepAndShow(true);
}

void PracticeSetRun::resume()
{
    m_pausedByOtherWork = false;
    m_resumeRequested = true;
    if (!there() || m_onDesk)
        return;
    m_onDesk = true;
    keepAndShow(true);
}

// --- leaving ---

bool PracticeSetRun::isUnderWay() const
{
    return there() && !m_answers.empty() && (!m_shown.complete || isToHandIn());
}

bool PracticeSetRun::isComplete() const
{
    return there() && (isOpened() || std::ranges::all_of(m_places, [this](const Place& place) {
        if (!place.desk)
            return place.done || !place.isItem();
        return isUsedUp(place) || std::ranges::any_of(place.attempts, &Attempt::done);
    }));
}

void PracticeSetRun::ask(Asked what)
{
    m_asked = what;
    show();
}

void PracticeSetRun::restart()
{
    if (there() && !m_answers.empty() && !m_shown.complete)
        return ask(Asked::Restart);
    if (there())
        restartAllExercises();
}

void PracticeSetRun::leave()
{
    if (there() && isUnderWay())
        return ask(Asked::Leave);
    discard();
}

void PracticeSetRun::discard()
{
    if (!there())
        return;
    m_places.clear();
    m_answers.clear();
    m_onDesk = false;
    lay(0);
}

void PracticeSetRun::confirm()
{
    switch (std::exchange(m_asked, Asked::Nothing)) {
    case Asked::Nothing: return;
    case Asked::Another: begin(std::exchange(m_wanted, {})); break;
    case Asked::Restart: restartAllExercises(); break;
    case Asked::Leave: discard(); break;
    }
    show();
}

void PracticeSetRun::dismiss()
{
    if (m_asked == Asked::Nothing)
        return;
    m_wanted = {};
    ask(Asked::Nothing);
}

void PracticeSetRun::addQuestion(ShownRun& shown) const
{
    switch (m_asked) {
    case Asked::Nothing: return;
    case Asked::Another:
        //: A question before another set of exercises is begun: %1 is the title of the set in progress, %2 is "3 of 12 done"
        shown.question = tr("You are working on \"%1\" (%2). Leave it and start the other set? Your answers stay in your record.");
        if (isToHandIn())
            //: A question before another set of exercises is begun: %1 is the title of the set in progress, %2 is "3 of 12 done"
            shown.question = tr("You have not handed in \"%1\" (%2). Leave it and start the other set? Your answers stay in your record, but you can no longer hand them in.");
        //: A button: leaves the set of exercises in progress and starts another set
        shown.consequence = tr("Switch sets");
        break;
    case Asked::Restart:
        //: A question before a set of exercises is started over: %1 is its title, %2 is "3 of 12 done"
        shown.question = tr("\"%1\" is not complete (%2). Start over with exercise 1? The results of your first answers stay.");
        //: A button: starts a set of exercises over
        shown.consequence = tr("Start over");
        break;
    case Asked::Leave:
        //: A question before a set of exercises is left: %1 is its title, %2 is "3 of 12 done"
        shown.question = tr("\"%1\" is not complete (%2). Leave it? Your answers stay in your record, but you cannot continue the set.");
        if (isToHandIn())
            //: A question before a set of exercises is left: %1 is its title, %2 is "3 of 12 done"
            shown.question = tr("You have not handed in \"%1\" (%2). Leave it? Your answers stay in your record, but you can no longer hand them in.");
        //: A button: leaves a set of exercises for good
        shown.consequence = tr("Leave the set");
        break;
    }
    shown.question = shown.question.arg(shown.title, shown.standing);
}

}  // namespace nimstone
