// A lesson as data: cards, each with paragraphs of text and with blocks (boards, questions, proofs, exercises). The texts are in
// translations/lessons/, one file per lesson and language:
//
//   # Title                                    the summary is the paragraph after it
//   ::: lesson builds-on=… principles=…
//   :::
//   ## KIND Heading                            a card: paragraphs, and blocks from "::: NAME …" to ":::"
//
// A value in a text is written with its computation, such as {nim-sum 13,6 = 11}. Readers see only the value.
// tests/translations/lesson_value.h lists the computations: a test compares each value with the result, so that no number in a
// lesson can be wrong.
#pragma once

#include <array>
#include <tl/expected.hpp>

#include "core/learn/blocks.h"

namespace nimstone::learn {

/// The purposes of cards in a lesson. The cards are in this order, apart from kinds that the lesson leaves out.
inline constexpr std::array<std::string_view, 9> cardKinds{"puzzle", "predict", "see", "say", "why", "finish", "practise", "use", "next"};

/// A paragraph or a block.
using CardPart = std::variant<std::string, Block>;

struct Card {
    std::string kind;  ///< one of `cardKinds`
    std::string heading;
    std::vector<CardPart> parts{};  ///< in the order of the file
};

/// A lesson without its title and its summary, which app/wording/learn/lessons.h reads.
struct Lesson {
    std::vector<std::string> buildsOn{};     ///< the names of the lessons that a learner should know
    std::vector<proof::Law> principles{};    ///< the principles to choose from when the lesson asks for the reason of a step
    std::vector<Card> cards{};
};

/// The place and the reason of an error in the file of a lesson. Only authors of lessons see it.
struct LessonError {
    std::size_t line = 0;    ///< counted from 1; 0 if the text is not from a file
    std::string expected{};  ///< what should be there
    std::string found{};     ///< what is there
};

/// Reads a lesson. Every position, move, theorem, skill, and problem that a block names is checked. Tests check what the reader does not:
/// the kinds of the cards, the names of other lessons, and the steps of proofs.
tl::expected<Lesson, LessonError> readLesson(std::string_view text);

/// A term of the field, explained in two lines and by a small picture.
struct GlossaryTerm {
    std::string key;
    std::string lesson{};              ///< the name of the lesson that introduces the term
    std::string title;
    std::vector<std::string> forms{};  ///< the forms of the term that are searched for in texts
    std::string text{};
    std::optional<Block> picture{};    ///< a board, or a strip with all its labels or values
};

/// Reads the glossary. It is written like a lesson: each term is a card "## KEY LESSON Title | form, form".
tl::expected<std::vector<GlossaryTerm>, LessonError> readGlossary(std::string_view text);

}  // namespace nimstone::learn
