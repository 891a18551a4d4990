// The files of the lessons and of the glossary.
#pragma once

#include <QString>

namespace nimstone {

/// Returns the text of a lesson in this language; see core/learn/lesson.h. Returns an empty text if there is no such lesson.
QString lessonFile(const QString& lesson, const QString& language);

/// Returns the lines that say which lesson teaches a skill, a game, or a theorem; see app/viewmodels/learn/ideas/ideas.h.
QString lessonIdeas();

/// Returns the text of the glossary in this language; see core/learn/glossary.h.
QString glossaryFile(const QString& language);

}  // namespace nimstone
