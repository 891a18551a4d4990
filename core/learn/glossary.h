// The glossary: the terms of the field, each explained in two lines and by a small picture, and the search for them in a text.
// The format of the file:
//
//   ## KEY
//   Forms: nim-sum, nim-sums        the forms of the term that are searched for in texts; may be empty
//   Title: nim-sum
//   The text.
//   Picture: columns nim:13,6       or board POSITION, move POSITION MOVE, strip RULES to=8, values RULES to=8, none
#pragma once

#include "core/learn/lesson.h"

namespace nimstone::learn {

struct GlossaryTerm {
    std::string key;
    std::string title{};
    std::vector<std::string> forms{};
    std::string text{};
    std::optional<Block> picture{};  ///< a board, or a strip with all its labels or values
};

/// The place of a term in a text. `term` is the index of the term; `start` and `length` count bytes.
struct TermPlace { std::size_t term = 0; std::size_t start = 0; std::size_t length = 0; };

class GlossaryTerms {
public:
    static tl::expected<GlossaryTerms, LessonError> read(std::string_view text);

    const std::vector<GlossaryTerm>& terms() const { return m_terms; }
    const GlossaryTerm* find(std::string_view key) const;

    /// Finds the first occurrence of each term. Where forms overlap, the longest counts. A form in Latin letters matches whole
    /// words in upper or lower case; a Chinese form matches anywhere.
    std::vector<TermPlace> in(std::string_view text) const;

private:
    struct Form { std::string text; std::size_t term; };

    std::vector<GlossaryTerm> m_terms;
    std::vector<Form> m_forms;  ///< in small letters; the longest first
};

}  // namespace nimstone::learn
