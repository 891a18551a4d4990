#include "app/judge/source/compiler_log.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace nimstone::judge {

namespace {

std::string withStraightQuotes(std::string_view text)
{
    std::string straight(text);
    for (const std::string_view quote : {"\xe2\x80\x98", "\xe2\x80\x99"}) {
        for (std::size_t at = straight.find(quote); at != std::string::npos; at = straight.find(quote, at))
            straight.replace(at, quote.size(), "'");
    }
    return straight;
}

struct Severity {
    bool isError;
    std::string_view message;
};

/// Returns the severity and the message if the line is the headline of a diagnostic; nothing for any other line.
std::optional<Severity> severityOf(std::string_view line)
{
    constexpr std::array<std::pair<std::string_view, bool>, 2> words{{{"error: ", true}, {"warning: ", false}}};
    for (const auto& [word, isError] : words) {
        const std::size_t at = line.find(word);
        if (at == std::string_view::npos)
            continue;
        // Matches "nim.cpp:3:5: error: ", "fatal error: " and "collect2: error: ", but not the word "error" in an excerpt of the source.
        const std::string_view before = line.substr(0, at);
        if (before.empty() || before.ends_with(": ") || before.ends_with("fatal "))
            return Severity{isError, line.substr(at + word.size())};
    }
    if (line.find("undefined reference to ") != std::string_view::npos || line.find("multiple definition of ") != std::string_view::npos)
        return Severity{true, line};
    return std::nullopt;
}

/// True for lines such as "nim.cpp: In function ‘int main()’:", "In file included from nim.cpp:1:" and "                 from …".
bool isContext(std::string_view line)
{
    return line.find(": In ") != std::string_view::npos || line.find(": At global scope:") != std::string_view::npos
        || line.starts_with("In file included from ") || line.starts_with("                 from ")
        || line.find(": in function ") != std::string_view::npos || line.find(":   required from ") != std::string_view::npos;
}

/// True for a closing line of the compiler: clang's "1 error generated." or gcc's "compilation terminated.".
bool isCount(std::string_view line)
{
    return line.ends_with(" generated.") || line == "compilation terminated.";
}

}  // namespace

std::vector<Diagnostic> diagnosticsOf(std::string_view log)
{
    std::vector<Diagnostic> all;
    std::string context;
    bool contextGoesOn = false;
    while (!log.empty()) {
        const std::string_view line = log.substr(0, log.find('\n'));
        log.remove_prefix(std::min(line.size() + 1, log.size()));
        if (isCount(line))
            continue;
        if (const auto severity = severityOf(line)) {
            // The last line of the linker belongs to the error before this line.
            if (line.starts_with("collect2: ") && !all.empty() && all.back().isError) {
                all.back().text += std::string(line) + '\n';
                continue;
            }
            all.push_back({severity->isError, std::string(line), withStraightQuotes(severity->message), std::string(line) + '\n', context});
            contextGoesOn = false;
        } else if (isContext(line) || all.empty()) {
            context = (contextGoesOn ? context : std::string()) + std::string(line) + '\n';
            contextGoesOn = true;
        } else {
            all.back().text += std::string(line) + '\n';
        }
    }
    return all;
}

std::string errorsFirst(std::string_view log)
{
    std::vector<Diagnostic> all = diagnosticsOf(log);
    if (all.empty())
        return std::string(log);
    std::stable_partition(all.begin(), all.end(), std::mem_fn(&Diagnostic::isError));
    std::string text;
    std::string context;
    for (const Diagnostic& each : all) {
        // The text begins with the first error itself, so the context lines of the first error are left out.
        if (each.context != context && !text.empty())
            text += each.context;
        context = each.context;
        text += each.text;
    }
    return text;
}

std::string_view quotedIn(std::string_view message)
{
    const std::size_t open = message.find('\'');
    const std::size_t close = open == std::string_view::npos ? open : message.find('\'', open + 1);
    return close == std::string_view::npos ? std::string_view() : message.substr(open + 1, close - open - 1);
}

std::string missingFile(std::string_view message)
{
    if (message.ends_with(": No such file or directory"))
        return std::string(message.substr(0, message.find(": No such file")));
    return message.ends_with(" file not found") ? std::string(quotedIn(message)) : std::string();
}

}  // namespace nimstone::judge
