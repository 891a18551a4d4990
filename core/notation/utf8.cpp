#include "core/notation/utf8.h"

#include <algorithm>
#include <initializer_list>

namespace nimstone::utf8 {

namespace {

constexpr Extent broken{1, false};

unsigned char byteAt(std::string_view text, std::size_t at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : '\0';
}

bool between(unsigned char byte, unsigned low, unsigned high) { return byte >= low && byte <= high; }

/// True if the byte may follow this lead byte. The lead byte restricts the second byte, so that no character has two encodings
/// (Unicode, table 3-7).
bool maySecond(unsigned char lead, unsigned char second)
{
    switch (lead) {
    case 0xE0: return between(second, 0xA0, 0xBF);
    case 0xED: return between(second, 0x80, 0x9F);
    case 0xF0: return between(second, 0x90, 0xBF);
    case 0xF4: return between(second, 0x80, 0x8F);
    default: return between(second, 0x80, 0xBF);
    }
}

std::size_t lengthByLead(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (between(lead, 0xC2, 0xDF))
        return 2;
    if (between(lead, 0xE0, 0xEF))
        return 3;
    return between(lead, 0xF0, 0xF4) ? 4 : 0;
}

template <class Tokens = std::initializer_list<std::string_view>>
std::size_t firstOf(std::string_view text, const Tokens& tokens)
{
    for (const std::string_view token : tokens) {
        if (text.starts_with(token))
            return token.size();
    }
    return 0;
}

}  // namespace

Extent first(std::string_view text)
{
    if (text.empty())
        return {};
    const unsigned char lead = byteAt(text, 0);
    const std::size_t length = lengthByLead(lead);
    if (length == 0 || length > text.size())
        return broken;
    if (length > 1 && !maySecond(lead, byteAt(text, 1)))
        return broken;
    for (std::size_t at = 2; at < length; ++at) {
        if (!between(byteAt(text, at), 0x80, 0xBF))
            return broken;
    }
    return {length, true};
}

std::size_t count(std::string_view text, std::size_t end)
{
    std::size_t points = 0;
    for (std::size_t at = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0; at < std::min(end, text.size());
         at += first(text.substr(at)).bytes)
        ++points;
    return points;
}

std::string repaired(std::string_view text, std::size_t most)
{
    std::string result;
    for (std::size_t points = 0; points < most && !text.empty(); ++points) {
        const Extent extent = first(text);
        result += extent.valid ? text.substr(0, extent.bytes) : replacement;
        text.remove_prefix(extent.bytes);
    }
    return result;
}

std::size_t blank(std::string_view text)
{
    return firstOf(text, {" ", "\t", "\r", "\n", "\u00A0", "\u3000"});
}

std::size_t comma(std::string_view text)
{
    return firstOf(text, {",", "，", "、"});
}

std::size_t colon(std::string_view text)
{
    return firstOf(text, {":", "："});
}

std::size_t dash(std::string_view text)
{
    return firstOf(text, dashes);
}

std::size_t plus(std::string_view text)
{
    return firstOf(text, {"+", "＋"});
}

std::size_t ideograph(std::string_view text)
{
    const std::string_view here = text.substr(0, first(text).bytes);
    // Comparing the bytes of UTF-8 gives the order of the code points.
    return here >= "\u4E00" && here <= "\u9FFF" ? here.size() : 0;
}

}  // namespace nimstone::utf8
