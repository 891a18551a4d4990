#include "core/conjecture/token_reader.h"

#include <algorithm>

#include "core/conjecture/operators.h"
#include "core/notation/notation.h"
#include "core/notation/utf8.h"

namespace nimstone::conjecture {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }

struct Written {
    std::string_view text;
    std::string_view plain;
};

/// Mathematical signs, and the plain text that each sign stands for.
constexpr Written mathematical[] = {
    {"×", "*"}, {"÷", "/"}, {"⊕", "^"}, {"≤", "<="}, {"≥", ">="}, {"≠", "!="}, {"、", ","},
};

/// Returns the plain character U+0021 … U+007E if the text begins with its full-width form U+FF01 … U+FF5E; otherwise 0.
char fullWidth(std::string_view text)
{
    if (text.size() < 3 || text[0] != '\xEF')
        return '\0';
    const auto second = static_cast<unsigned char>(text[1]);
    const auto third = static_cast<unsigned char>(text[2]);
    if (second == 0xBC && third >= 0x81 && third <= 0xBF)
        return static_cast<char>(third - 0x81 + 0x21);
    if (second == 0xBD && third >= 0x80 && third <= 0x9E)
        return static_cast<char>(third - 0x80 + 0x60);
    return '\0';
}

bool isOperator(std::string_view text)
{
    return std::ranges::any_of(binaryOperators(), [text](const auto& each) { return each.text == text; });
}

}  // namespace

TokenReader::TokenReader(std::string_view text) : m_text(text)
{
    if (m_text.starts_with(utf8::byteOrderMark))
        m_text.remove_prefix(utf8::byteOrderMark.size());
    advance();
}

TokenReader::Character TokenReader::characterAt(std::size_t at) const
{
    const std::string_view rest = m_text.substr(std::min(at, m_text.size()));
    if (rest.empty())
        return {};
    const std::size_t bytes = utf8::first(rest).bytes;
    char plain = bytes == 1 ? rest[0] : utf8::dash(rest) != 0 ? '-' : fullWidth(rest);
    if (plain >= 'A' && plain <= 'Z')
        plain = static_cast<char>(plain - 'A' + 'a');
    return {plain, bytes};
}

void TokenReader::pass(std::size_t bytes)
{
    m_at += bytes;
    ++m_column;
}

void TokenReader::advance()
{
    while (const std::size_t bytes = utf8::blank(m_text.substr(m_at)))
        pass(bytes);
    m_token = {Token::Type::End, {}, {}, false, m_at, m_at, m_column};
    if (m_at == m_text.size())
        return;
    const char plain = characterAt(m_at).plain;
    if (isDigit(plain))
        readNumber();
    else if (isLetter(plain))
        readName();
    else
        readSign();
    m_token.end = m_at;
}

void TokenReader::readNumber()
{
    m_token.type = Token::Type::Digits;
    m_token.number = 0;
    constexpr int lastOfLeast = static_cast<int>(-(leastNumber % 10));
    for (Character here = characterAt(m_at); isDigit(here.plain); here = characterAt(m_at)) {
        const int digit = here.plain - '0';
        m_token.fitsNegated = m_token.number == -(leastNumber / 10) && digit == lastOfLeast;
        if (m_token.number && *m_token.number <= (greatestNumber - digit) / 10)
            m_token.number = *m_token.number * 10 + digit;
        else
            m_token.number.reset();
        pass(here.bytes);
    }
}

void TokenReader::readName()
{
    m_token.type = Token::Type::Name;
    for (Character here = characterAt(m_at); isLetter(here.plain) || isDigit(here.plain); here = characterAt(m_at)) {
        m_token.plain += here.plain;
        pass(here.bytes);
    }
}

/// Reads two characters if they form an operator, else one character.
void TokenReader::readSign()
{
    m_token.type = Token::Type::Sign;
    for (const auto& [text, plain] : mathematical) {
        if (m_text.substr(m_at).starts_with(text)) {
            m_token.plain = plain;
            return pass(text.size());
        }
    }
    const Character first = characterAt(m_at);
    const Character second = characterAt(m_at + first.bytes);
    pass(first.bytes);
    m_token.plain = {first.plain, second.plain};
    if (second.bytes != 0 && isOperator(m_token.plain))
        return pass(second.bytes);
    m_token.plain.resize(1);
    constexpr std::string_view single = "(),!=";
    if (!isOperator(m_token.plain) && single.find(first.plain) == std::string_view::npos)
        m_token.type = Token::Type::Other;
}

std::string TokenReader::excerpt(std::size_t begin, std::size_t end) const
{
    return utf8::repaired(m_text.substr(begin, end - begin), longestExcerpt);
}

}  // namespace nimstone::conjecture
