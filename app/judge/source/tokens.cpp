#include "app/judge/source/tokens.h"

#include <algorithm>

namespace nimstone::judge {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || static_cast<unsigned char>(c) >= 0x80;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

class Lexer {
public:
    explicit Lexer(std::string_view source) : m_source(source), m_gbk(isGbk(source)) {}

    std::vector<SourceToken> tokens()
    {
        while (m_at < m_source.size())
            next();
        return std::move(m_tokens);
    }

private:
    char here(std::size_t further = 0) const { return m_at + further < m_source.size() ? m_source[m_at + further] : '\0'; }
    std::string_view rest() const { return m_source.substr(m_at); }

    void add(SourceToken::Kind kind, std::size_t size)
    {
        m_tokens.push_back({kind, m_at, m_source.substr(m_at, size), m_beginsLine});
        m_at += m_tokens.back().text.size();
        m_beginsLine = false;
    }

    void next()
    {
        const char c = here();
        if (c == '\n') {
            m_beginsLine = true;
            ++m_at;
        } else if (c == ' ' || (c >= '\t' && c <= '\r')) {
            ++m_at;
        } else if (c == '\\' && (here(1) == '\n' || here(1) == '\r')) {
            m_at += here(1) == '\r' && here(2) == '\n' ? 3 : 2;
        } else if (rest().starts_with("//")) {
            skipLine();
        } else if (rest().starts_with("/*")) {
            const std::size_t end = m_source.find("*/", m_at + 2);
            m_at = end == std::string_view::npos ? m_source.size() : end + 2;
        } else if (const ForeignCharacter foreign = foreignCharacter(rest(), m_gbk); foreign.size > 0) {
            addForeign(foreign);
        } else if (isDigit(c) || (c == '.' && isDigit(here(1)))) {
            add(SourceToken::Kind::Number, sizeOfNumber());
        } else if (isLetter(c)) {
            addWord();
        } else if (c == '"' || c == '\'') {
            addQuoted(c);
        } else if (c == '<' && isIncluding()) {
            const std::size_t end = rest().find_first_of(">\n");
            add(SourceToken::Kind::Header, end == std::string_view::npos ? rest().size() : end + 1);
        } else {
            add(SourceToken::Kind::Sign, 1);
        }
    }

    void skipLine()
    {
        while (m_at < m_source.size() && here() != '\n')
            m_at += here() == '\\' && m_at + 1 < m_source.size() ? 2 : 1;
    }

    /// Adds a token for a foreign character. After a typographic quote, skips the text up to the closing quote, because the user meant this
    /// text as a string.
    void addForeign(const ForeignCharacter& foreign)
    {
        add(SourceToken::Kind::Foreign, foreign.size);
        if (foreign.plain != '"' && foreign.plain != '\'')
            return;
        for (std::size_t at = m_at; at < m_source.size() && m_source[at] != '\n'; ++at) {
            const ForeignCharacter closing = foreignCharacter(m_source.substr(at), m_gbk);
            if (m_source[at] == foreign.plain || (closing.size > 0 && closing.plain == foreign.plain)) {
                m_at = at;
                if (closing.size > 0)
                    add(SourceToken::Kind::Foreign, closing.size);
                else
                    ++m_at;
                return;
            }
            if (closing.size > 0)
                at += closing.size - 1;
        }
    }

    std::size_t sizeOfNumber() const
    {
        std::size_t size = 0;
        while (isDigit(here(size)) || isLetter(here(size)) || here(size) == '.' || (here(size) == '\'' && isLetterOrDigit(here(size + 1)))) {
            if (foreignCharacter(m_source.substr(m_at + size), m_gbk).size > 0)
                break;
            const char c = static_cast<char>(here(size) | 0x20);
            ++size;
            if ((c == 'e' || c == 'p') && (here(size) == '+' || here(size) == '-') && !(here() == '0' && (here(1) | 0x20) == 'x' && c == 'e'))
                ++size;
        }
        return size;
    }

    static bool isLetterOrDigit(char c) { return isLetter(c) || isDigit(c); }

    void addWord()
    {
        std::size_t size = 0;
        while (isLetterOrDigit(here(size)) && foreignCharacter(m_source.substr(m_at + size), m_gbk).size == 0)
            ++size;
        const std::string_view word = rest().substr(0, size);
        if (here(size) == '"' && word.ends_with('R') && (word == "R" || word == "LR" || word == "uR" || word == "UR" || word == "u8R")) {
            const std::size_t open = m_source.find('(', m_at + size);
            const std::string ending = open == std::string_view::npos
                ? std::string() : ")" + std::string(m_source.substr(m_at + size + 1, open - m_at - size - 1)) + '"';
            const std::size_t end = ending.empty() ? std::string_view::npos : m_source.find(ending, open);
            return add(SourceToken::Kind::String, end == std::string_view::npos ? rest().size() : end + ending.size() - m_at);
        }
        add(SourceToken::Kind::Word, size);
    }

    /// Adds a token for a string or character literal. If the closing quote is missing in the line, a typographic quote ends the literal;
    /// if there is none, the end of the line ends it.
    void addQuoted(char quote)
    {
        const SourceToken::Kind kind = quote == '"' ? SourceToken::Kind::String : SourceToken::Kind::Character;
        std::size_t size = 1;
        while (here(size) != quote && here(size) != '\n' && m_at + size < m_source.size())
            size += here(size) == '\\' && m_at + size + 1 < m_source.size() ? 2 : 1;
        if (here(size) == quote)
            return add(kind, size + 1);
        for (std::size_t i = 1; i < size; ++i) {
            const ForeignCharacter foreign = foreignCharacter(rest().substr(i), m_gbk);
            if (foreign.size > 0 && foreign.plain == quote) {
                m_at += i;
                return add(SourceToken::Kind::Foreign, foreign.size);
            }
        }
        add(kind, size);
    }

    bool isIncluding() const
    {
        const std::size_t count = m_tokens.size();
        return count >= 2 && m_tokens[count - 1].text == "include" && m_tokens[count - 2].text == "#" && m_tokens[count - 2].beginsLine
            && !m_beginsLine;
    }

    std::string_view m_source;
    bool m_gbk;
    std::size_t m_at = 0;
    bool m_beginsLine = true;
    std::vector<SourceToken> m_tokens;
};

}  // namespace

std::vector<SourceToken> tokensOf(std::string_view source)
{
    return Lexer(source).tokens();
}

}  // namespace nimstone::judge
