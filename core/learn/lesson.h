// A lesson as data: cards, each with paragraphs of text and with blocks (boards, questions, proofs, exercises). The texts are in
// translations/lessons/, one file per lesson and language:
//
//   # Title                                    the summary is the paragraph after it
//   ::: lesson builds-on=… words=… principles=…
//   :::
//   ## KIND Heading                            a card: paragraphs, and blocks from "::: NAME …" to ":::"
//
// A value in a text is written with its computation, such as {nim-sum 13,6 = 11}. Readers see only the value.
// tests/translations/lesson_value.h lists the computations: a test compares each value with the result, so that no number in a
// lesson can be wrong.
#pragma once

#include <tl/expected.hpp>

#include "core/learn/blocks.h"
#include "core/names.h"

namespace nimstone::learn {

/// The purpose of a card. In a lesson, the cards are in this order, apart from kinds that the lesson leaves out.
enum class CardKind { Puzzle, Predict, See, Say, Why, Finish, Practise, Use, Next };

inline constexpr auto cardKindNames = std::to_array<NamedValue<CardKind>>({
    {CardKind::Puzzle, "puzzle"}, {CardKind::Predict, "predict"}, {CardKind::See, "see"},
    {CardKind::Say, "say"}, {CardKind::Why, "why"}, {CardKind::Finish, "finish"},
    {CardKind::Practise, "practise"}, {CardKind::Use, "use"}, {CardKind::Next, "next"},
});
static_assert(namesEachUpTo(CardKind::Next, cardKindNames));

struct Card {
    CardKind kind = CardKind::Puzzle;
    std::string heading;
    std::vector<std::variant<std::string, Block>> parts{};  ///< paragraphs and blocks, in the order of the file
};

struct Lesson {
    std::string title;
    std::string summary;
    std::vector<std::string> buildsOn{};     ///< the names of the lessons that a learner should know
    std::vector<std::string> words{};        ///< the keys of the glossary's entries that this lesson introduces
    std::vector<proof::Law> principles{};    ///< the principles to choose from when the lesson asks for the reason of a step
    std::vector<Card> cards{};               ///< 1 to 12
};

/// The place and the reason of an error in the file of a lesson. Only authors of lessons see it.
struct LessonError {
    std::size_t line = 0;    ///< counted from 1; 0 if the text is not from a file
    std::string expected{};  ///< what should be there
    std::string found{};     ///< what is there
};

/// Reads a lesson. Every position, move, theorem, skill, problem, and lesson that a block names is checked.
tl::expected<Lesson, LessonError> readLesson(std::string_view text);

}  // namespace nimstone::learn
