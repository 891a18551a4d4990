// Reads the file of a lesson:
//
//   # Title                                    the summary is the paragraph after it
//   ::: lesson builds-on=… words=… principles=…
//   :::
//   ## KIND Heading                            a card: paragraphs, and blocks from "::: NAME …" to ":::"
#pragma once

#include "core/learn/lesson.h"

namespace nimstone::learn {

/// Reads a lesson. Every position, move, theorem, skill, problem, and lesson that a block names is checked.
tl::expected<Lesson, LessonError> readLesson(std::string_view text);

}  // namespace nimstone::learn
