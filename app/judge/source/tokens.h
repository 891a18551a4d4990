// The tokens of a source in C or C++, without blanks and comments; and the characters that no such source may have between them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/contest/io/input_error.h"

namespace nimstone::judge {

struct SourceToken {
    enum class Kind {
        Word,
        Number,
        String,
        Character,
        Header,   ///< what "#include" names in angle brackets, with the brackets
        Sign,     ///< one character of punctuation
        Foreign,  ///< one character that looks like one of C, or like a blank: `foreignCharacter` says which
    };
    Kind kind;
    std::size_t at;         ///< offset in the source, bytes
    std::string_view text;  ///< a part of the source
    bool beginsLine;        ///< no other token is before it in its line
};

std::vector<SourceToken> tokensOf(std::string_view source);

/// Line and column of the byte at that offset.
contest::PlaceInText placeOf(std::string_view source, std::size_t at);

/// A typographic quote, a full-width sign, or an exotic blank at the start of a text.
struct ForeignCharacter {
    std::size_t size = 0;  ///< bytes; 0: another character
    char32_t code = 0;     ///< in Unicode
    char plain = 0;        ///< what C has instead
};

/// `gbk`: the text is encoded in GBK instead of UTF-8.
ForeignCharacter foreignCharacter(std::string_view text, bool gbk);

/// A source from Chinese Windows: it is not valid UTF-8.
bool isGbk(std::string_view source);

}  // namespace nimstone::judge
