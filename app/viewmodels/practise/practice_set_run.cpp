#include "app/viewmodels/practise/practice_set_run.h"

#include <algorithm>

#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
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
    connect(this, &LanguageAware::languageChanged, this, [this] { show(); });
    connect(&m_kept, &ExclusiveFile::changed, this, [this] { show(); });
    connect(&m_handInFile, &ResultsTable::written, this, &PracticeSetRun::noteHandIn);
    // The name of a file has at most 60 characters.
    m_handInFile.offerHandIn([this] { return fileNameOf(plainTitle().left(30), {}) + QStringLiteral(" - ") + m_name.left(26); }, [this] { return handIn(); });
    m_table.offer([this] { return plainTitle(); }, [this]() -> Progress::AnswersReader { return [answers = m_answers] { return std::optional(answers); }; });
    m_shown = makeShown();
}

ShownRun PracticeSetRun::makeShown() const
{
    const QString title = shortened(plainTitle(), 48).toHtmlEscaped();
    const QString items = QString::number(itemCount());
    const int number = numberAt(static_cast<int>(m_current));
    const auto isDone = [](const Place& place) { return place.done && place.isItem(); };
    ShownRun shown{
        .there = there(),
        .running = running(),
        .finished = running() && m_finished,
        .complete = isComplete(),
        .title = plainTitle().toHtmlEscaped(),
        .shortTitle = shortened(plainTitle(), 20).toHtmlEscaped(),
        .locked = locked(),
        .name = m_name,
        .handedIn = m_handedIn,
        .endsWithHandIn = endsWithHandIn(),
        .count = count(),
        .place = static_cast<int>(m_current),
        //: Above a question: %1 is the title of a set of exercises, %2 the number of the item, %3 the number of items
        .where = number == 0 ? title : tr("%1 · %2 of %3").arg(title, QString::number(number), items),
        //: The progress in a set of exercises: %1 of %2 items are done
        .standing = tr("%1 of %2 done").arg(QString::number(std::ranges::count_if(m_places, isDone)), items),
        .last = running() && !openPlaceAfter(),
        .counts = QList<int>(Unanswered + 1, 0),
        .storageProblem = m_kept.problem(
            //: %1 is the path of a folder
            tr("The set you are working on cannot be saved in %1. It is lost when you close Nimstone."),
            //: %1 is the path of a file
            tr("The set you were working on could not be read. Its file is kept as %1.")),
    };
    for (const Place& place : m_places)
        shown.counts[outcomeAt(place)] += place.isItem() ? 1 : 0;
    addQuestion(shown);
    return shown;
}

void PracticeSetRun::show(bool isOther)
{
    m_shown = makeShown();
    if (isOther)
        Q_EMIT laid();
    Q_EMIT changed();
}

void PracticeSetRun::keepAndShow(bool isOther)
{
    keep();
    show(isOther);
}

void PracticeSetRun::lay(std::size_t place)
{
    m_table.dismiss();
    m_handInFile.dismiss();
    m_current = place;
    m_finished = false;
    keepAndShow(true);
}

void PracticeSetRun::note(const AnswerRecord& answer, bool first)
{
    auto& [entry, desk, attempts, done] = m_places[m_current];
    if (desk && !isOpened()) {
        m_handedIn = false;  // the file that was handed in does not have this answer
        m_answers.push_back(answer);
        if (first || attempts.empty())
            attempts.push_back({.outcome = outcomeOf(answer), .before = attempts.empty() && !answer.first});
        Attempt& attempt = attempts.back();
        attempt.hints = std::max(attempt.hints, answer.hints);
        attempt.wrong += desk->state() == ExerciseState::State::Wrong ? 1 : 0;
        attempt.done = desk->isOver();
        attempt.shown = desk->state() == ExerciseState::State::Shown;
        if (isUsedUp(m_places[m_current]))
            desk->close();
        done = done || desk->isOver();
    }
    keepAndShow();
}

// --- navigation ---

std::optional<std::size_t> PracticeSetRun::openPlaceAfter() const
{
    const auto found = std::find_if(m_places.begin() + static_cast<std::ptrdiff_t>(m_current) + 1, m_places.end(), std::mem_fn(&Place::isOpen));
    return found == m_places.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_places.begin()));
}

void PracticeSetRun::next()
{
    if (!running())
        return;
    if (Place& text = m_places[m_current]; !text.isItem())
        text.done = true;
    if (const auto place = openPlaceAfter())
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
    if (m_shown.place + 1 < count())
        go(m_shown.place + 1);
    else
        finish();
}

void PracticeSetRun::again(int place)
{
    if (place < 0 || place >= count())
        return;
    Place& one = m_places[static_cast<std::size_t>(place)];
    if (one.desk && one.desk->isCounted() && (isOpened() || !isUsedUp(one)))
        one.desk = deskFor(one.entry);
    m_onDesk = true;
    go(place);
}

void PracticeSetRun::finish()
{
    if (!running() || m_finished)
        return;
    m_finished = true;
    keepAndShow();
}

void PracticeSetRun::goOn()
{
    const auto open = std::ranges::find_if(m_places, &Place::isOpen);
    if (open != m_places.end())
        lay(static_cast<std::size_t>(open - m_places.begin()));
}

// --- results ---

QString PracticeSetRun::plainTitle() const
{
    //: The title of a set of exercises for which the teacher gave none
    return m_set.title.empty() ? tr("Exercise set") : QString::fromStdString(m_set.title);
}

int PracticeSetRun::numberAt(int place) const
{
    if (place >= count())
        return 0;
    const auto end = m_places.begin() + place + 1;
    return m_places[static_cast<std::size_t>(place)].isItem() ? static_cast<int>(std::count_if(m_places.begin(), end, std::mem_fn(&Place::isItem))) : 0;
}

int PracticeSetRun::outcomeAt(const Place& place) const
{
    return place.desk ? outcomeOf(place.attempts) : place.done ? AtOnce : Unanswered;
}

QString PracticeSetRun::words(const Attempt& attempt, bool isUsedUp) const
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
    if (!attempt.done && isUsedUp)
        //: The result of an exercise of a set: all answers that are allowed were wrong
        return tr("not right, and no answers are left");
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
    const auto wordsOf = [&](const Attempt& attempt) { return words(attempt, isUsedUp(place)); };
    //: The result of an exercise of a set
    QString detail = tr("not answered");
    if (!place.attempts.empty()) {
        //: The result of an exercise of a set that had been answered before this set was begun; %1 is the result this time
        detail = place.attempts.front().before ? tr("done before; this time: %1").arg(wordsOf(place.attempts.front())) : wordsOf(place.attempts.front());
    }
    if (place.attempts.size() > 1) {
        //: The result of an exercise of a set: %1 is the result of the first attempt, such as "not right yet", and %2 the
        //: result of the last attempt
        detail = tr("%1; once more: %2").arg(detail, wordsOf(place.attempts.back()));
    }
    if (locked() || place.desk->state() == ExerciseState::State::Right || !(m_handedIn || isUsedUp(place)))
        return detail;
    const QString right = wording::answersText(place.desk->exercise()).replace(QStringLiteral("<br>"), QStringLiteral(" + "));
    //: The result of an exercise of a set: %1 is "not right yet", %2 the right answer
    return tr("%1; the right answer: %2").arg(detail, wording::plain(right));
}

QVariantMap PracticeSetRun::result(int place) const
{
    if (place < 0 || place >= count())
        return {};
    const Place& one = m_places[static_cast<std::size_t>(place)];
    QVariantMap facts{{QStringLiteral("number"), numberAt(place)}, {QStringLiteral("outcome"), one.isItem() ? outcomeAt(one) : -1}};
    if (const auto* task = std::get_if<practice::TaskEntry>(&one.entry)) {
        facts.insert(resultOfTask(*task, one.done));
    } else if (const auto* text = std::get_if<practice::TextEntry>(&one.entry)) {
        facts.insert(QVariantMap{{QStringLiteral("kind"), QStringLiteral("text")}, {QStringLiteral("skill"), QString()},
                                 {QStringLiteral("question"), richText(text->text)}, {QStringLiteral("detail"), QString()}});
    } else {
        facts.insert(QVariantMap{{QStringLiteral("kind"), QStringLiteral("exercise")}, {QStringLiteral("skill"), wording::skillName(one.desk->skill())},
                                 {QStringLiteral("question"), wording::plain(wording::promptText(one.desk->exercise()))},
                                 {QStringLiteral("detail"), detail(one)}});
    }
    return facts;
}

}  // namespace nimstone
