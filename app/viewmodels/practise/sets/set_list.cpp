#include "app/viewmodels/practise/sets/set_list.h"

#include <algorithm>
#include <utility>

#include "app/wording/practice/exercise_set.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"

namespace nimstone {

namespace {

using practice::TaskEntry;

/// Returns the value of a role of a text or a task.
QVariant fieldOfEntry(const practice::SetEntry& entry, int role)
{
    const auto* text = std::get_if<practice::TextEntry>(&entry);
    const TaskEntry task = text ? TaskEntry() : std::get<TaskEntry>(entry);
    switch (role) {
    case SetList::SkillRole:
        return text ? SetList::tr("Text") : wording::taskKind(task.kind);
    case SetList::QuestionRole: return text ? QString() : wording::taskTitle(task);
    case SetList::ClaimsRole: return text ? QString::fromStdString(text->text) : QString();
    case SetList::CodeRole: return QString::fromStdString(task.position);
    case SetList::DrawnRole: return false;
    default: return QString();
    }
}

}  // namespace

void SetList::setAnswersShown(bool shown)
{
    if (shown == m_answersShown)
        return;
    m_answersShown = shown;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {AnswerRole});
    Q_EMIT answersShownChanged();
}

void SetList::show(practice::SetEntries entries)
{
    // The old and the new list may begin and end with the same entries. Rows are inserted or removed only between these two parts.
    const auto before = static_cast<int>(std::ranges::mismatch(m_entries, entries).in1 - m_entries.begin());
    const int shorter = std::min(count(), static_cast<int>(entries.size())) - before;
    int after = 0;
    while (after < shorter && *(m_entries.rbegin() + after) == *(entries.rbegin() + after))
        ++after;
    const int gone = count() - before - after;
    const int come = static_cast<int>(entries.size()) - before - after;
    const int changed = std::min(gone, come);
    const bool counted = gone != come;
    if (gone > come)
        beginRemoveRows({}, before + changed, before + gone - 1);
    else if (counted)
        beginInsertRows({}, before + changed, before + come - 1);
    m_entries = std::move(entries);
    if (gone > come)
        endRemoveRows();
    else if (counted)
        endInsertRows();
    // If rows were inserted or removed, all entries after them have new numbers.
    const int last = counted ? count() : before + changed;
    if (before < last)
        Q_EMIT dataChanged(index(before), index(last - 1));
    if (counted)
        Q_EMIT countChanged();
}

void SetList::move(int from, int to)
{
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto at = [this](int row) { return m_entries.begin() + row; };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
    endMoveRows();
    Q_EMIT dataChanged(index(std::min(from, to)), index(std::max(from, to)), {NumberRole});
}

int SetList::numberOf(int row) const
{
    const auto isItem = [](const practice::SetEntry& entry) { return !std::holds_alternative<practice::TextEntry>(entry); };
    const auto at = m_entries.begin() + row;
    return isItem(*at) ? static_cast<int>(std::count_if(m_entries.begin(), at + 1, isItem)) : 0;
}

QVariant SetList::field(int row, int role) const
{
    const practice::SetEntry& entry = m_entries[static_cast<std::size_t>(row)];
    if (role == NumberRole)
        return numberOf(row);
    const auto* one = std::get_if<practice::SheetExercise>(&entry);
    if (!one)
        return fieldOfEntry(entry, role);
    const auto& [exercise, code] = *one;
    switch (role) {
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
