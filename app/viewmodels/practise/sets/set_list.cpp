#include "app/viewmodels/practise/sets/set_list.h"

#include <algorithm>
#include <utility>

#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"

namespace nimstone {

void SetList::setAnswersShown(bool shown)
{
    if (shown == m_answersShown)
        return;
    m_answersShown = shown;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {AnswerRole});
    Q_EMIT answersShownChanged();
}

void SetList::show(practice::SheetExercises exercises)
{
    // The old and the new list may begin and end with the same exercises. Rows are inserted or removed only between these two parts.
    const auto before = static_cast<int>(std::ranges::mismatch(m_exercises, exercises).in1 - m_exercises.begin());
    const int shorter = std::min(count(), static_cast<int>(exercises.size())) - before;
    int after = 0;
    while (after < shorter && *(m_exercises.rbegin() + after) == *(exercises.rbegin() + after))
        ++after;
    const int gone = count() - before - after;
    const int come = static_cast<int>(exercises.size()) - before - after;
    const int changed = std::min(gone, come);
    const bool counted = gone != come;
    if (gone > come)
        beginRemoveRows({}, before + changed, before + gone - 1);
    else if (counted)
        beginInsertRows({}, before + changed, before + come - 1);
    m_exercises = std::move(exercises);
    if (gone > come)
        endRemoveRows();
    else if (counted)
        endInsertRows();
    // If rows were inserted or removed, all exercises after them have new numbers.
    const int last = counted ? count() : before + changed;
    if (before < last)
        Q_EMIT dataChanged(index(before), index(last - 1));
    if (counted)
        Q_EMIT countChanged();
}

void SetList::move(int from, int to)
{
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto at = [this](int row) { return m_exercises.begin() + row; };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
    endMoveRows();
    Q_EMIT dataChanged(index(std::min(from, to)), index(std::max(from, to)), {NumberRole});
}

QVariant SetList::field(int row, int role) const
{
    const auto& [exercise, code] = m_exercises[static_cast<std::size_t>(row)];
    switch (role) {
    case NumberRole: return row + 1;
    case SkillRole: return wording::skillName(skillOf(exercise));
    case LevelRole:
        //: The difficulty of an exercise, from 1 to 3
        return code ? tr("Level %1").arg(code->level)
                    //: Shown in place of the level of an exercise: a person chose its heaps
                    : tr("Given heaps");
    case QuestionRole: return wording::promptText(exercise);
    case ClaimsRole: return wording::claimsText(exercise);
    case CodeRole:
        return QString::fromStdString(code ? print(*code) : print(*practice::heapsIn(exercise)));
    case DrawnRole: return code.has_value();
    case AnswerRole: return m_answersShown ? wording::answersText(exercise) : QString();
    default: return {};
    }
}

}  // namespace nimstone
