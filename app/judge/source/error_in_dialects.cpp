#include "app/judge/source/error_in_dialects.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/judge/source/compiler_log.h"
#include "app/judge/source/headers.h"
#include "app/judge/source/tokens.h"

namespace nimstone::judge {

namespace {

/// The words that have different meanings in `dialect` and in the standard that is tried first, because one of the two standards added or
/// removed these words. There is a blank before and after each word.
struct OtherWords {
    std::string_view dialect;
    std::string_view words;
};

constexpr std::string_view sinceCpp11 = " alignas alignof char16_t char32_t constexpr decltype noexcept nullptr static_assert thread_local gets ";

constexpr std::array otherWords{
    OtherWords{"gnu++20",
               " concept requires consteval constinit co_await co_return co_yield char8_t import module ranges views span format numbers midpoint "
               "lerp ssize erase_if to_array to_address bit_cast bit_ceil bit_floor bit_width has_single_bit popcount rotl rotr countl_zero "
               "countl_one countr_zero countr_one cmp_equal cmp_less cmp_greater in_range strong_ordering weak_ordering partial_ordering "
               "identity type_identity type_identity_t remove_cvref remove_cvref_t integral floating_point same_as jthread latch barrier "
               "counting_semaphore source_location shift_left shift_right "},
    OtherWords{"gnu++98", sinceCpp11},
    OtherWords{"gnu++11", sinceCpp11},
    OtherWords{"gnu89", " inline restrict _Bool gets "},
};

bool isIn(std::string_view words, std::string_view word)
{
    return words.find(' ' + std::string(word) + ' ') != std::string_view::npos;
}

/// True for the message of a syntax error. Syntax errors are the same in all standards.
bool isOfGrammar(std::string_view message)
{
    constexpr std::array<std::string_view, 5> begins{"expected ", "stray ", "missing terminating ", "#include expects ", "extended character "};
    return std::ranges::any_of(begins, [&](std::string_view begin) { return message.starts_with(begin); });
}

/// Returns the name in a message such as "'answr' was not declared in this scope" or "use of undeclared identifier 'answr'". For any
/// other message, the result is empty.
std::string_view undeclared(std::string_view message)
{
    const std::string_view name = quotedIn(message);
    const bool whole = message.starts_with('\'')
        && (message.find("' was not declared in this scope") == name.size() + 1 || message.find("' undeclared (first use") == name.size() + 1);
    return whole || message.starts_with("use of undeclared identifier '") ? name : std::string_view();
}

}  // namespace

bool staysInDialect(const SourceText& source, std::string_view log, std::string_view dialect)
{
    const std::vector<Diagnostic> all = diagnosticsOf(log);
    const auto error = std::ranges::find_if(all, &Diagnostic::isError);
    const auto* const other = std::ranges::find(otherWords, dialect, &OtherWords::dialect);
    const std::vector<SourceToken> tokens = tokensOf(source.text);
    // Macros such as "__cplusplus" and "__cpp_concepts" can make the source depend on the standard.
    const auto asksForStandard = [](const SourceToken& token) { return token.text.starts_with("__cp") || token.text == "__STDC_VERSION__"; };
    if (error == all.end() || other == otherWords.end() || std::ranges::any_of(tokens, asksForStandard))
        return false;
    // In C++, errors of the linker remain in every standard. In C they may disappear: old standards compile an `inline` function that newer
    // standards leave out.
    const auto says = [&error](const char* words) { return error->message.find(words) != std::string::npos; };
    if (source.cpp && (says("undefined reference to ") || says("multiple definition of ")))
        return true;
    // An error in a system header may depend on the standard.
    if (error->headline.starts_with('/'))
        return false;
    if (!missingFile(error->message).empty())
        return true;
    if (const std::string_view name = undeclared(error->message); !name.empty())
        return !isIn(other->words, name) && !headerOf(name).known() && name.find("::") == std::string_view::npos;
    const bool otherwise = source.text.find("<=>") != std::string::npos
        || std::ranges::any_of(tokens, [&](const SourceToken& token) { return isIn(other->words, token.text); });
    return isOfGrammar(error->message) && !otherwise;
}

}  // namespace nimstone::judge
