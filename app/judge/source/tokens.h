// Splits a source in C or C++ into tokens, without white space and comments. Also recognizes characters that are not allowed in code,
// such as full-width punctuation.
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
        Header,   ///< the header of an "#include", with its angle brackets: "<vector>"
        Sign,     ///< one punctuation character
        Foreign,  ///< a foreign character that looks like punctuation or a blank; see `foreignCharacter`
    };
    Kind kind;
    std::size_t at;         ///< the offset of the token in the source, in bytes
    std::string_view text;  ///< the text of the token, a part of the source
    bool beginsLine;        ///< true for the first token of a line
};

std::vector<SourceToken> tokensOf(std::string_view source);

/// Returns the line and column, both from 1, of the character at byte offset `at`. Columns count characters, not bytes.
contest::PlaceInText placeOf(std::string_view source, std::size_t at);

/// A typographic quote, a full-width character, or an unusual blank at the start of a text.
struct ForeignCharacter {
    std::size_t size = 0;  ///< the length in bytes; 0 if the text begins with an ordinary character
    char32_t code = 0;     ///< the Unicode code point
    char plain = 0;        ///< the ASCII character that replaces the foreign character
};

/// Reads the first character of `text`. If `gbk` is true, the text is encoded in GBK instead of UTF-8.
ForeignCharacter foreignCharacter(std::string_view text, bool gbk);

/// True if the source is not valid UTF-8. The source then counts as GBK, the encoding of Windows in Chinese.
bool isGbk(std::string_view source);

}  // namespace nimstone::judge
