// Collects replacements of tokens in a source and applies them all at once.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/judge/source/tokens.h"

namespace nimstone::judge {

class Edits {
public:
    explicit Edits(std::string text) : m_text(std::move(text)), m_tokens(tokensOf(m_text)) {}
    Edits(const Edits&) = delete;
    Edits& operator=(const Edits&) = delete;

    const std::string& text() const { return m_text; }
    const std::vector<SourceToken>& tokens() const { return m_tokens; }
    /// Replaces one token by the text `now`. Each token may be replaced at most once.
    void replace(const SourceToken& token, std::string now) { m_edits.emplace_back(&token, std::move(now)); }

    std::string result() const
    {
        auto edits = m_edits;
        std::ranges::sort(edits, {}, [](const auto& edit) { return edit.first->at; });
        std::string text;
        std::size_t at = 0;
        for (const auto& [token, now] : edits) {
            text.append(m_text, at, token->at - at).append(now);
            at = token->at + token->text.size();
        }
        return text.append(m_text, at);
    }

private:
    std::string m_text;
    std::vector<SourceToken> m_tokens;
    std::vector<std::pair<const SourceToken*, std::string>> m_edits;
};

/// Replaces the length modifier of each integer conversion in a format string of printf or scanf, such as the "ll" of "%5lld".
std::string withFormats(std::string_view literal, const std::function<std::string_view(std::string_view length)>& replaced);

}  // namespace nimstone::judge
