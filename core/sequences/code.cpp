#include "core/sequences/code.h"

#include <algorithm>
#include <array>

namespace nimstone {

namespace {

constexpr std::array<NamedCode, 4> names{{
    {"kayles", "0.77"},
    {"dawson-kayles", "0.07"},
    {"dawsons-chess", "0.137"},
    {"treblecross", "0.007"},
}};

/// Returns the value of a hexadecimal digit, or nothing for any other character.
std::optional<unsigned> digitOf(char character)
{
    if (character >= '0' && character <= '9')
        return static_cast<unsigned>(character - '0');
    if (character >= 'A' && character <= 'F')
        return static_cast<unsigned>(character - 'A') + 10;
    if (character >= 'a' && character <= 'f')
        return static_cast<unsigned>(character - 'a') + 10;
    return std::nullopt;
}

char characterOf(unsigned digit)
{
    return "0123456789ABCDEF"[digit];
}

}  // namespace

tl::expected<TakeAndBreakCode, CodeError> TakeAndBreakCode::parse(std::string_view text, Base base)
{
    using Kind = CodeError::Kind;
    std::vector<unsigned char> digits;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at == 1) {
            if (text[at] != '.')
                return tl::unexpected(CodeError{Kind::PointExpected, at + 1});
            continue;
        }
        const auto digit = digitOf(text[at]);
        if (!digit)
            return tl::unexpected(CodeError{Kind::DigitExpected, at + 1});
        if (*digit >= static_cast<unsigned>(base))
            return tl::unexpected(CodeError{Kind::DigitTooLarge, at + 1});
        if (at == 0 && !mayStandFirst(*digit))
            return tl::unexpected(CodeError{Kind::InfiniteGame, 1});
        if (digits.size() > maxCodeDigits)
            return tl::unexpected(CodeError{Kind::TooManyDigits, at + 1});
        digits.push_back(static_cast<unsigned char>(*digit));
    }
    if (digits.empty())
        return tl::unexpected(CodeError{Kind::DigitExpected, 1});
    if (text.size() == 1)
        return tl::unexpected(CodeError{Kind::PointExpected, 2});
    if (digits.size() == 1)
        return tl::unexpected(CodeError{Kind::NoDigits, text.size() + 1});
    while (!digits.empty() && digits.back() == 0)
        digits.pop_back();
    if (digits.empty())
        return tl::unexpected(CodeError{Kind::AllZero, 1});
    return TakeAndBreakCode(base, std::move(digits));
}

std::string TakeAndBreakCode::text() const
{
    std::string text{characterOf(m_digits.front()), '.'};
    for (std::size_t place = 1; place < std::max<std::size_t>(m_digits.size(), 2); ++place)
        text += characterOf(digit(place));
    return text;
}

TakeAndBreakCode::operator HeapRules() const
{
    const bool octal = m_base == Base::Octal;
    const auto named = nameOf(*this);
    HeapRules rules{.name = named ? std::string(*named) : (octal ? "octal(" : "hexadecimal(") + text() + ')'};
    rules.theorem = PeriodTheorem::GuySmith;
    rules.mayHaveSaltus = !octal;
    for (Count amount = 0; amount <= last(); ++amount) {
        if (mayEmpty(amount))
            rules.emptying.push_back(amount);
        if (mayLeaveOne(amount))
            rules.leavingOne.push_back(amount);
        if (mayLeaveTwo(amount))
            rules.splitting.push_back(amount);
        if (mayLeaveThree(amount))
            rules.tripling.push_back(amount);
    }
    return rules;
}

std::span<const NamedCode> namedCodes()
{
    return names;
}

std::optional<TakeAndBreakCode> codeNamed(std::string_view name)
{
    const auto named = std::ranges::find(names, name, &NamedCode::name);
    if (named == names.end())
        return std::nullopt;
    return *TakeAndBreakCode::parse(named->code, TakeAndBreakCode::Base::Octal);
}

std::optional<std::string_view> nameOf(const TakeAndBreakCode& code)
{
    if (code.base() != TakeAndBreakCode::Base::Octal)
        return std::nullopt;
    const auto named = std::ranges::find(names, code.text(), &NamedCode::code);
    return named == names.end() ? std::nullopt : std::optional(named->name);
}

}  // namespace nimstone
