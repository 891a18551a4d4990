#include "app/viewmodels/practise/practice_set_run.h"

#include <algorithm>

#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"

namespace nimstone {

namespace {

/// Returns the title. If it has more than `longest` characters, returns its beginning and an ellipsis.
QString shortened(const QString& title, int longest)
{
    if (title.size() <= longest)
        return title;
    const int end = title.at(longest - 1).isHighSurrogate() ? longest - 1 : longest;
    return title.left(end).trimmed() + QChar(0x2026);
}

/// Returns the outcome of an exercise, which is the outcome of its first attempt.
int outcomeOf(const std::vector<ExerciseRun::Attempt>& attempts)
{
    if (attempts.empty())
        return PracticeSetRun::Unanswered;
    return attempts.front().before ? PracticeSetRun::Before : std::clamp(attempts.front().outcome, int(PracticeSetRun::AtOnce), int(PracticeSetRun::Missed));
}

PracticeSetRun::Outcome outcomeOf(const AnswerRecord& answer)
{
    switch (practice::firstTry(answer.observation())) {
    case practice::FirstTry::AtOnce: return PracticeSetRun::AtOnce;
    case practice::FirstTry::WithHints: return PracticeSetRun::WithHints;
    case practice::FirstTry::Missed: break;
    }
    return PracticeSetRun::Missed;
}

}  // namespace

PracticeSetRun::PracticeSetRun(QObject* parent, const QString& folder) : LanguageAware(parent), m_kept(folder, QStringLiteral("run"))
{
    connect(this, &LanguageAware::languageChanged, this, [this] {
        Q_EMIT changed();
        Q_EMIT questionChanged();
        Q_EMIT storageProblemChanged();
    });
    connect(&m_kept, &ExclusiveFile::changed, this, &PracticeSetRun::storageProblemChanged);
    m_table.offer([this] { return plainTitle(); }, [this]() -> Progress::AnswersReader { return [answers = m_answers] { return std::optional(answers); }; });
}

void PracticeSetRun::lay(std::size_t place)
{
    m_table.dismiss();
    m_current = place;
    m_finished = false;
    keep();
    Q_EMIT laid();
    Q_EMIT changed();
}

void PracticeSetRun::note(const AnswerRecord& answer, bool first)
{
    m_answers.push_back(answer);
    auto& [desk, attempts, done] = m_places[m_current];
    done = done || desk.isOver();
    if (first || attempts.empty())
        attempts.push_back({.outcome = outcomeOf(answer), .before = attempts.empty() && !answer.first});
    Attempt& attempt = attempts.back();
    attempt.hints = std::max(attempt.hints, answer.hints);
    attempt.wrong += desk.state() == ExerciseState::State::Wrong ? 1 : 0;
    attempt.done = desk.isOver();
    attempt.shown = desk.state() == ExerciseState::State::Shown;
    keep();
    Q_EMIT changed();
}

// --- navigation ---

std::optional<std::size_t> PracticeSetRun::stateAfter() const
{
    const auto isOpen = [](const Place& place) { return !place.desk.isOver(); };
    const auto found = std::find_if(m_places.begin() + static_cast<std::ptrdiff_t>(m_current) + 1, m_places.end(), isOpen);
    return found == m_places.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_places.begin()));
}

void PracticeSetRun::next()
{
    if (const auto place = stateAfter())
        lay(*place);
    else
        finish();
}

void PracticeSetRun::go(int place)
{
    if (place >= 0 && place < count())
        lay(static_cast<std::size_t>(place));
}

void PracticeSetRun::forward()
{
    if (place() + 1 < count())
        go(place() + 1);
    else
        finish();
}

void PracticeSetRun::again(int place)
{
    if (place < 0 || place >= count())
        return;
    const auto index = static_cast<std::size_t>(place);
    if (m_places[index].desk.isCounted())
        m_places[index].desk = ExerciseState(m_set.exercises[index]);
    m_onDesk = true;
    lay(index);
}

void PracticeSetRun::finish()
{
    if (!running() || m_finished)
        return;
    m_finished = true;
    keep();
    Q_EMIT changed();
}

void PracticeSetRun::goOn()
{
    const auto open = std::ranges::find_if(m_places, [](const Place& place) { return !place.desk.isOver(); });
    if (open != m_places.end())
        lay(static_cast<std::size_t>(open - m_places.begin()));
}

// --- results ---

QString PracticeSetRun::plainTitle() const
{
    //: The title of a set of exercises for which the teacher gave none
    return m_set.title.empty() ? tr("Exercise set") : QString::fromStdString(m_set.title);
}

QString PracticeSetRun::shortTitle() const
{
    return shortened(plainTitle(), 20).toHtmlEscaped();
}

QString PracticeSetRun::where() const
{
    //: Above a question: %1 is the title of a set of exercises, %2 the number of the exercise, %3 the number of
    //: exercises
    return tr("%1 · %2 of %3").arg(shortened(plainTitle(), 48).toHtmlEscaped(), QString::number(place() + 1), QString::number(count()));
}

QString PracticeSetRun::standing() const
{
    //: The progress in a set of exercises: %1 of %2 exercises are answered
    return tr("%1 of %2 done").arg(QString::number(doneCount()), QString::number(count()));
}

QList<int> PracticeSetRun::counts() const
{
    QList<int> counts(Unanswered + 1, 0);
    for (const Place& place : m_places)
        ++counts[outcomeOf(place.attempts)];
    return counts;
}

QString PracticeSetRun::words(const Attempt& attempt) const
{
    switch (attempt.outcome) {
    //: The result of an exercise of a set
    case AtOnce: return tr("right on the first try");
    //: The result of an exercise of a set: %n is the number of hints that were requested
    case WithHints: return tr("right with %n hints", nullptr, attempt.hints);
    default: break;
    }
    if (attempt.shown)
        //: The result of an exercise of a set
        return tr("the answer was shown");
    if (attempt.done && attempt.hints == static_cast<int>(practice::rungCount))
        //: The result of an exercise of a set: its last hint gives the answer
        return tr("right after the last hint");
    if (!attempt.done)
        //: The result of an exercise of a set
        return tr("not right yet");
    //: The result of an exercise of a set
    const QString wrong = tr("right after %n wrong answers", nullptr, attempt.wrong);
    //: %1 is "right after 2 wrong answers", %n is the number of hints that were requested
    return attempt.hints > 0 ? tr("%1, with %n hints", nullptr, attempt.hints).arg(wrong) : wrong;
}

QString PracticeSetRun::detail(const Place& place) const
{
    if (place.attempts.empty())
        //: The result of an exercise of a set
        return tr("not answered");
    //: The result of an exercise of a set that had been answered before this set was begun; %1 is the result this time
    const QString first = place.attempts.front().before ? tr("done before; this time: %1").arg(words(place.attempts.front()))
                                                        : words(place.attempts.front());
    //: The result of an exercise of a set: %1 is the result of the first attempt, such as "not right yet", and %2 the
    //: result of the last attempt
    return place.attempts.size() == 1 ? first : tr("%1; once more: %2").arg(first, words(place.attempts.back()));
}

QVariantMap PracticeSetRun::result(int place) const
{
    if (place < 0 || place >= count())
        return {};
    const Place& one = m_places[static_cast<std::size_t>(place)];
    return {
        {QStringLiteral("skill"), wording::skillName(one.desk.skill())},
        {QStringLiteral("question"), wording::plain(wording::promptText(one.desk.exercise()))},
        {QStringLiteral("outcome"), outcomeOf(one.attempts)},
        {QStringLiteral("detail"), detail(one)},
    };
}

}  // namespace nimstone
