// The results of a class in words, for the window, tables, and reports. All texts are plain text.
#pragma once

#include <QString>

#include "core/practice/class_results.h"

namespace nimstone::wording {

/// Returns the name of the mark, such as "right with hints", and the character that stands for it in a table, such as H.
QString markName(practice::Mark mark);
QString markLetter(practice::Mark mark);

/// Returns all that is odd about the answers, such as "more hints than the set allows"; empty if nothing is odd.
QString oddityText(std::span<const practice::MarkedAnswer> answers);
/// Returns what is odd about each item of the pupil: "item 3: more hints than the set allows".
QString oddityText(const practice::PupilResult& pupil);

/// Returns the question of an exercise, or the kind and the title of a task: "Proof: Lemma 2, nim:11,7,5". The entry must be an item. If
/// `isSame` is false (see isSameForAll), the name of an exercise is the task of its skill.
QString itemName(const practice::SetEntry& entry, bool isSame = true);

/// Returns the answer in words, such as "heap 1". An impossible answer is shown as the file has it, at most 200 characters.
QString givenText(const practice::SetEntry& entry, const practice::MarkedAnswer& given);

/// Returns all right answers in words: "heap 1 or heap 3". Empty for a task.
QString rightText(const practice::SetEntry& entry);

/// Returns the results of an item: "24 right on the first try, 4 wrong · commonest mistake: 9 pupils added with carries".
QString itemText(const practice::ItemResult& item);

/// Returns one sentence: "Nim-sum: 11 of 30 right with the first answer; commonest mistake: 9 pupils added with carries."
QString skillText(const practice::SkillResult& result);

}  // namespace nimstone::wording
