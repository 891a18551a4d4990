#include "app/viewmodels/practise/exercise/exercise_planner.h"

#include <QDateTime>
#include <QStringList>
#include <QUuid>
#include <algorithm>
#include <utility>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/practise/exercise/practice_input.h"
#include "core/practice/answer_text.h"

namespace nimstone {

namespace {

/// Returns the number of answers that the person can choose from; 0 if the answer is not chosen from a list, or the
/// list is too long.
int optionsOf(const practice::Exercise& exercise)
{
    constexpr std::size_t most = 15;
    std::size_t options = practice::offeredIn(exercise).size();
    if (practice::asksFor(exercise) == practice::Asks::Heap)
        options = practice::heapsIn(exercise)->heaps.size();
    if (practice::asksFor(exercise) == practice::Asks::Numbers)
        options = 0;
    return options <= most ? static_cast<int>(options) : 0;
}

}  // namespace

ExercisePlanner::ExercisePlanner(Seed seed, Clock clock) : m_seed(seed), m_chance(seed), m_clock(std::move(clock)) {}

practice::Day ExercisePlanner::today() const
{
    return dayOf(m_clock().date());
}

void ExercisePlanner::laid() { m_shownSince = m_clock().toMSecsSinceEpoch(); }

std::optional<AnswerRecord> ExercisePlanner::answered(const ExerciseState& desk, const practice::Answer& answer, bool first)
{
    const auto misconception = practice::misconceptionIn(*desk.result());
    AnswerRecord record;
    record.answer = QString::fromStdString(print(desk.exercise(), answer));
    record.right = practice::isRight(*desk.result());
    record.first = first;
    if (misconception)
        record.tag = recordName(*misconception);
    return keep(desk, std::move(record));
}

std::optional<AnswerRecord> ExercisePlanner::shown(const ExerciseState& desk, bool first)
{
    AnswerRecord record;
    record.first = first;
    record.answerShown = true;
    return keep(desk, std::move(record));
}

void ExercisePlanner::count(practice::Skill skill, bool right)
{
    Standing& standing = m_standings[static_cast<std::size_t>(skill)];
    ++standing.asked;
    standing.right += right ? 1 : 0;
    standing.inARow = right ? standing.inARow + 1 : 0;
}

bool ExercisePlanner::wouldCount(const ExerciseState& desk) const
{
    const std::string name = desk.recordName();
    return name.empty() || tally().wouldCount(QString::fromStdString(name), today());
}

std::optional<AnswerRecord> ExercisePlanner::keep(const ExerciseState& desk, AnswerRecord record)
{
    record.hints = static_cast<int>(desk.shown().size());
    record.answerShown = practice::answerWasRevealed(record.observation());
    // Up to here, `first` means the first answer to this exercise in the session. The tally decides if the answer counts.
    record.first = record.first && wouldCount(desk);
    if (record.first) {
        count(desk.skill(), practice::showsKnowledge(record.observation()));
        m_recent.emplace_back(practice::name(desk.skill()));
        if (m_recent.size() > static_cast<std::size_t>(practice::mostInARow))
            m_recent.erase(m_recent.begin());
        ++m_asked;
    }
    const std::string name = desk.recordName();
    if (name.empty())
        return std::nullopt;
    const QDateTime now = m_clock();
    record.time = now.toMSecsSinceEpoch();
    record.day = today();
    record.skill = recordName(desk.skill());
    record.level = desk.level();
    record.exercise = QString::fromStdString(name);
    record.options = optionsOf(desk.exercise());
    record.milliseconds = std::max<qint64>(0, record.time - m_shownSince);
    record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (m_progress)
        m_progress->record(record);
    else
        m_tally.add(record);
    return record;
}

ExercisePlanner::Advice ExercisePlanner::next(const std::function<bool(const std::string&)>& isHidden)
{
    std::vector<std::string> order;
    for (const practice::Skill skill : practice::allSkills)
        order.emplace_back(practice::name(skill));
    practice::PlanChoices choices = tally().choices(order, today());
    choices.recent = m_recent;
    std::erase_if(choices.due, [&isHidden](const auto& mistake) { return isHidden(mistake.exercise); });
    auto next = practice::chooseNext(choices, m_seed, m_asked);
    if (m_reviews > 0 && !choices.due.empty())
        next = {choices.due.front().skill, practice::lowestLevel, practice::Why::DueMistake, choices.due.front().exercise};
    m_reviews = std::max(0, m_reviews - 1);
    if (next->why == practice::Why::DueMistake) {
        if (auto named = practice::parseRecordName(next->exercise)) {
            if (const auto* code = std::get_if<practice::ExerciseCode>(&*named))
                return {*code, next->why};
            auto& chosen = std::get<practice::Exercise>(*named);
            return {{practice::skillOf(chosen)}, next->why, std::move(chosen)};
        }
    }
    const practice::Skill skill = *practice::skillNamed(next->skill);
    return {{skill, next->level, 1 + m_chance.below(largestSeed), 1}, next->why};
}

}  // namespace nimstone
