// The texts of lessons as rich text, in which positions and moves are written in words.
#pragma once

#include <QString>
#include <string_view>

namespace nimstone::wording {

/// Converts a paragraph of a lesson into rich text. Of `{COMPUTATION = VALUE}`, only the value stays. A position in backquotes becomes
/// its words with a link "play:POSITION"; a position and a move become the words of the move. Bold, italics, links, and lists are kept.
QString lessonText(std::string_view markdown);

/// Returns the title of the lesson with this name, in the current language; empty if there is no such lesson. The file is not
/// parsed, because lists of lessons need no cards. lessonSummary() does the same for the summary, in rich text.
QString lessonTitle(const QString& lesson);
QString lessonSummary(const QString& lesson);

/// Returns the title as a link "lesson:NAME", in rich text.
QString linkToLesson(const std::string& lesson);

}  // namespace nimstone::wording
