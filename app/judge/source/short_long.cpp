#include "app/judge/source/causes.h"

#include <algorithm>
#include <array>

#include "app/judge/source/edits.h"

namespace nimstone::judge {

namespace {

bool isPartOfType(std::string_view word)
{
    constexpr std::array<std::string_view, 6> parts{"long", "int", "unsigned", "signed", "double", "short"};
    return std::ranges::find(parts, word) != parts.end();
}

/// Shortens a type such as "long" or "unsigned long int", but not "long long" or "long double". The tokens of the type are those from index
/// `begin` up to, but not including, `end`.
void shorten(Edits& edits, std::size_t begin, std::size_t end)
{
    const std::vector<SourceToken>& tokens = edits.tokens();
    const SourceToken* only = nullptr;
    bool hasInt = false;
    for (std::size_t i = begin; i < end; ++i) {
        if ((tokens[i].text == "long" && only) || tokens[i].text == "double")
            return;
        if (tokens[i].text == "long")
            only = &tokens[i];
        hasInt = hasInt || tokens[i].text == "int";
    }
    if (only)
        edits.replace(*only, hasInt ? "" : "int");
}

/// Returns the number without the L of its suffix: "1U" for "1UL". A number without L, with LL, or with a fraction stays unchanged. `kept`
/// holds the text of a changed number.
std::string_view withoutSuffix(std::string_view number, std::string& kept)
{
    std::size_t digits = number.size();
    while (digits > 0 && std::string_view("uUlL").find(number[digits - 1]) != std::string_view::npos)
        --digits;
    const std::string_view suffix = number.substr(digits);
    const bool hexadecimal = number.starts_with("0x") || number.starts_with("0X");
    const bool fraction = number.find('.') != std::string_view::npos || (!hexadecimal && number.find_first_of("eE") != std::string_view::npos);
    const auto isL = [](char c) { return c == 'l' || c == 'L'; };
    if (fraction || std::ranges::count_if(suffix, isL) != 1)
        return number;
    kept = number.substr(0, digits);
    std::ranges::copy_if(suffix, std::back_inserter(kept), [&](char c) { return !isL(c); });
    return kept;
}

}  // namespace

std::string withFormats(std::string_view literal, const std::function<std::string_view(std::string_view length)>& replaced)
{
    std::string text;
    while (!literal.empty()) {
        const std::size_t percent = literal.find('%');
        if (percent == std::string_view::npos)
            break;
        std::size_t at = percent + 1;
        while (at < literal.size() && std::string_view("0123456789-+ #*.").find(literal[at]) != std::string_view::npos)
            ++at;
        std::size_t end = at;
        if (literal.substr(at).starts_with("I64"))
            end = at + 3;
        while (end < literal.size() && std::string_view("hlLqjzt").find(literal[end]) != std::string_view::npos)
            ++end;
        text += literal.substr(0, at);
        const std::string_view length = literal.substr(at, end - at);
        const bool integer = end < literal.size() && std::string_view("diouxX").find(literal[end]) != std::string_view::npos;
        text += integer ? replaced(length) : length;
        // The second percent sign of "%%" does not begin a conversion.
        const std::size_t next = at < literal.size() && literal[at] == '%' ? at + 1 : end;
        text += literal.substr(end, next > end ? next - end : 0);
        literal.remove_prefix(std::max(next, end));
    }
    return text += literal;
}

bool shortenLong(SourceText& source)
{
    Edits edits(source.text);
    const std::vector<SourceToken>& tokens = edits.tokens();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const SourceToken& token = tokens[i];
        if (isPartOfType(token.text)) {
            std::size_t end = i;
            while (end < tokens.size() && isPartOfType(tokens[end].text))
                ++end;
            shorten(edits, i, end);
            i = end - 1;
        } else if (token.text == "LONG_MAX" || token.text == "LONG_MIN") {
            edits.replace(token, "INT" + std::string(token.text.substr(4)));
        } else if (token.text == "ULONG_MAX") {
            edits.replace(token, "UINT_MAX");
        } else if (token.kind == SourceToken::Kind::Number) {
            std::string kept;
            if (const std::string_view now = withoutSuffix(token.text, kept); now != token.text)
                edits.replace(token, std::string(now));
        } else if (token.kind == SourceToken::Kind::String) {
            const std::string now = withFormats(token.text, [](std::string_view length) { return length == "l" ? "" : length; });
            if (now != token.text)
                edits.replace(token, now);
        }
    }
    std::string now = edits.result();
    // If only formats have changed, the source has no variable of type `long`.
    const bool has = std::ranges::any_of(tokens, [](const SourceToken& token) { return token.text == "long"; }) && now != source.text;
    source.text = std::move(now);
    return has;
}

}  // namespace nimstone::judge
