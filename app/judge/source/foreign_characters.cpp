#include "app/judge/source/tokens.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace nimstone::judge {

namespace {

struct Decoded {
    char32_t code;
    std::size_t size;
};

unsigned char byte(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

std::optional<Decoded> decodedUtf8(std::string_view text)
{
    const unsigned char first = byte(text, 0);
    if (first < 0x80)
        return Decoded{first, 1};
    const std::size_t size = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
    if (size == 0 || text.size() < size)
        return std::nullopt;
    char32_t code = first & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(text, i) & 0xc0U) != 0x80)
            return std::nullopt;
        code = code << 6U | (byte(text, i) & 0x3fU);
    }
    return Decoded{code, size};
}

/// Decodes only the punctuation of GBK: row 0xa1, and the full-width ASCII characters in row 0xa3. All other two-byte characters get the
/// code 0.
Decoded decodedGbk(std::string_view text)
{
    const unsigned char first = byte(text, 0);
    const unsigned char second = byte(text, 1);
    if (first < 0x81 || second < 0x40)
        return {first, 1};
    if (first == 0xa3 && second > 0xa0)
        return {0xff01U + (second - 0xa1U), 2};
    if (first == 0xa1) {
        constexpr std::array<std::pair<unsigned char, char32_t>, 10> row{{{0xa1, 0x3000}, {0xa2, 0x3001}, {0xa3, 0x3002}, {0xae, 0x2018},
                                                                         {0xaf, 0x2019}, {0xb0, 0x201c}, {0xb1, 0x201d}, {0xaa, 0x2014},
                                                                         {0xbe, 0x3010}, {0xbf, 0x3011}}};
        const auto* const found = std::ranges::find(row, second, &std::pair<unsigned char, char32_t>::first);
        if (found != row.end())
            return {found->second, 2};
    }
    return {0, 2};
}

char plainFor(char32_t code)
{
    if (code >= 0xff01 && code <= 0xff5e)
        return static_cast<char>(code - 0xfee0);
    switch (code) {
    case 0x201c: case 0x201d: case 0x201e: case 0x2033: return '"';
    case 0x2018: case 0x2019: case 0x201a: case 0x2032: return '\'';
    case 0x2010: case 0x2011: case 0x2012: case 0x2013: case 0x2014: case 0x2212: return '-';
    case 0x3001: return ',';
    case 0x3002: return '.';
    case 0x3010: return '[';
    case 0x3011: return ']';
    case 0x00a0: case 0x1680: case 0x202f: case 0x205f: case 0x3000: return ' ';
    case 0x200b: case 0x200c: case 0x200d: case 0x200e: case 0x200f: case 0x2028: case 0x2060: case 0xfeff: return ' ';
    default: return code >= 0x2000 && code <= 0x200a ? ' ' : '\0';
    }
}

}  // namespace

ForeignCharacter foreignCharacter(std::string_view text, bool gbk)
{
    if (byte(text, 0) < 0x80)
        return {};
    const auto decoded = gbk ? decodedGbk(text) : decodedUtf8(text);
    const char plain = decoded ? plainFor(decoded->code) : '\0';
    return plain ? ForeignCharacter{decoded->size, decoded->code, plain} : ForeignCharacter{};
}

bool isGbk(std::string_view source)
{
    while (!source.empty()) {
        const auto decoded = decodedUtf8(source);
        if (!decoded)
            return true;
        source.remove_prefix(decoded->size);
    }
    return false;
}

contest::PlaceInText placeOf(std::string_view source, std::size_t at)
{
    contest::PlaceInText place;
    const bool gbk = isGbk(source);
    for (std::size_t i = 0; i < at && i < source.size();) {
        if (source[i] == '\n') {
            ++place.line;
            place.column = 0;
        }
        ++place.column;
        const auto decoded = gbk ? decodedGbk(source.substr(i)) : decodedUtf8(source.substr(i));
        i += decoded ? decoded->size : 1;
    }
    return place;
}

}  // namespace nimstone::judge
