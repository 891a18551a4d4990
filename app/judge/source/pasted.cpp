#include "app/judge/source/pasted.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "app/judge/source/replaced.h"

namespace nimstone::judge {

namespace {

using contest::Note;
using NoteKind = Note::Kind;

/// The smallest number of consecutive lines whose leading numbers count as line numbers. Two lines may begin with 1 and 2 by chance.
constexpr std::size_t fewestNumbers = 3;

/// The HTML entities and their characters. "&amp;" comes first because it may be a part of an entity that was encoded twice: "&amp;lt;".
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> entities{{
    {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#34;", "\""}, {"&#39;", "'"}, {"&apos;", "'"}, {"&nbsp;", " "}}};

/// The number at the start of a line, such as "3", "3." and "3int". `token` is the index of the number's token, and `digits` is the length
/// of the number in bytes.
struct LineNumber {
    std::size_t token;
    std::size_t digits;
    std::uint64_t value = 0;
    std::uint64_t line = 0;
};

/// Returns the line number at token `i`. Returns nothing for a number with a fraction ("3.5"), and for a number before a comma,
/// because such a number belongs to a table of numbers.
std::optional<LineNumber> lineNumber(const std::vector<SourceToken>& tokens, std::size_t i)
{
    const std::string_view text = tokens[i].text;
    LineNumber number{i, std::min(text.find_first_not_of("0123456789"), text.size())};
    std::from_chars(text.data(), text.data() + number.digits, number.value);
    if (number.digits < text.size() && text[number.digits] == '.')
        ++number.digits;
    const bool goesOn = number.digits < text.size() && (text[number.digits] == '.' || (text[number.digits] >= '0' && text[number.digits] <= '9'));
    const bool inTable = i + 1 < tokens.size() && tokens[i + 1].text == ",";
    if (tokens[i].kind != SourceToken::Kind::Number || number.digits == 0 || goesOn || inTable)
        return std::nullopt;
    return number;
}

/// Returns the first sequence of at least `fewestNumbers` increasing line numbers. Lines without code may have no number.
std::vector<LineNumber> lineNumbers(std::string_view source, const std::vector<SourceToken>& tokens)
{
    std::vector<LineNumber> numbers;
    std::uint64_t line = 1;
    std::size_t counted = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!tokens[i].beginsLine)
            continue;
        line += static_cast<std::uint64_t>(std::count(source.begin() + counted, source.begin() + tokens[i].at, '\n'));
        counted = tokens[i].at;
        auto number = lineNumber(tokens, i);
        const bool follows = number && !numbers.empty() && number->value > numbers.back().value
            && number->value - numbers.back().value <= line - numbers.back().line;
        if (!follows && numbers.size() >= fewestNumbers)
            break;
        if (!follows)
            numbers.clear();
        if (number) {
            number->line = line;
            numbers.push_back(*number);
        }
    }
    return numbers.size() >= fewestNumbers ? numbers : std::vector<LineNumber>();
}

/// True if a function definition, "name(…) {", begins at token `i`.
bool isFunction(const std::vector<SourceToken>& tokens, std::size_t i)
{
    if (tokens[i].kind != SourceToken::Kind::Word || i + 1 >= tokens.size() || tokens[i + 1].text != "(")
        return false;
    const auto close = std::ranges::find(tokens.begin() + static_cast<std::ptrdiff_t>(i), tokens.end(), ")", &SourceToken::text);
    return close != tokens.end() && close + 1 != tokens.end() && (close + 1)->text == "{";
}

}  // namespace

std::optional<Note> copyPasteMistake(std::string_view source, const std::vector<SourceToken>& tokens)
{
    if (const auto numbers = lineNumbers(source, tokens); !numbers.empty())
        return Note{.kind = NoteKind::LineNumbers, .place = placeOf(source, tokens[numbers.front().token].at)};
    for (const SourceToken& token : tokens) {
        for (const auto& [entity, plain] : entities) {
            if (token.text == "&" && source.substr(token.at).starts_with(entity))
                return Note{.kind = NoteKind::Entities, .text = std::string(entity), .more = std::string(plain), .place = placeOf(source, token.at)};
        }
    }
    return std::nullopt;
}

void removeLineNumbers(Edits& edits)
{
    const std::vector<SourceToken>& tokens = edits.tokens();
    for (const LineNumber& number : lineNumbers(edits.text(), tokens)) {
        const SourceToken& token = tokens[number.token];
        edits.replace(token, std::string(token.text.substr(number.digits)));
        if (number.token + 1 == tokens.size())
            break;
        // Web pages also write line numbers in the forms "3:", "3|" and "3)".
        const SourceToken& next = tokens[number.token + 1];
        const bool isMark = next.text == ":" || next.text == "|" || next.text == ")";
        if (isMark && next.at == token.at + token.text.size())
            edits.replace(next, "");
    }
}

std::string withoutEntities(std::string text)
{
    for (const auto& [entity, plain] : entities)
        text = replaced(text, entity, plain);
    return text;
}

std::optional<Note> missingMain(const SourceText& source)
{
    const std::vector<SourceToken> tokens = tokensOf(source.text);
    if (tokens.empty())
        return Note{NoteKind::Empty};
    Note lack{NoteKind::NoMain};
    int depth = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        const std::string_view before = i > 0 ? tokens[i - 1].text : std::string_view();
        // If the source includes a file of the user ("…"), `main` may be in that file.
        if (text == "main" || (tokens[i].kind == SourceToken::Kind::String && before == "include"))
            return std::nullopt;
        if (text == "Solution" && (before == "class" || before == "struct"))
            lack.more = text;
        if (depth == 0 && isFunction(tokens, i))
            lack.text = text;
        depth += text == "{" ? 1 : text == "}" ? -1 : 0;
    }
    return lack;
}

}  // namespace nimstone::judge
