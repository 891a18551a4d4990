#include "core/sum/catalogue.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/notation/nearest_name.h"
#include "core/notation/utf8.h"
#include "core/sum/parameters.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;
using Read = tl::expected<AnyGame, NotationError>;

/// A game without parameters.
template <class G>
Read plain(NotationReader& reader, std::string_view name)
{
    if (auto error = readNoParameters(reader, name))
        return tl::unexpected(*std::move(error));
    return AnyGame(G());
}

/// A game of one number.
template <class G>
Read numbered(NotationReader& reader, std::string_view name)
{
    const auto number = readNumberParameter(reader, name);
    if (!number)
        return tl::unexpected(number.error());
    const auto game = G::make(number->value);
    if (!game)
        return tl::unexpected(refusal(reader, *number, game.error()));
    return AnyGame(*game);
}

/// Subtraction games: the amounts, in any order.
Read withSet(NotationReader& reader, std::string_view name)
{
    const auto numbers = readSetParameter(reader, name, maxSetSize);
    if (!numbers)
        return tl::unexpected(numbers.error());
    std::vector<Count> amounts;
    for (const auto& number : *numbers)
        amounts.push_back(number.value);
    auto game = SubtractionGame::make(std::move(amounts));
    if (!game)
        return tl::unexpected(refusal(reader, (*numbers)[game.error().place], game.error()));
    return AnyGame(*std::move(game));
}

Expected expectedFor(CodeError::Kind kind)
{
    switch (kind) {
    case CodeError::Kind::PointExpected: return Expected::CodePoint;
    case CodeError::Kind::InfiniteGame: return Expected::FiniteCode;
    case CodeError::Kind::TooManyDigits: return Expected::ShorterCode;
    case CodeError::Kind::AllZero: return Expected::CodeWithMove;
    case CodeError::Kind::DigitExpected: case CodeError::Kind::DigitTooLarge: case CodeError::Kind::NoDigits: break;
    }
    return Expected::CodeDigit;
}

/// Take-and-break games, by their code.
template <TakeAndBreakCode::Base base>
Read coded(NotationReader& reader, std::string_view name)
{
    const auto written = readCodeParameter(reader, name);
    if (!written)
        return tl::unexpected(written.error());
    auto code = TakeAndBreakCode::parse(written->value, base);
    if (!code) {
        const auto [kind, column] = code.error();
        const Count limit = kind == CodeError::Kind::TooManyDigits ? maxCodeDigits : static_cast<Count>(base);
        NotationError error = codeError(reader, *written, column, expectedFor(kind), limit);
        // One digit is at fault, not what follows it.
        if (kind == CodeError::Kind::DigitTooLarge || kind == CodeError::Kind::InfiniteGame)
            error.found.resize(utf8::first(error.found).bytes);
        return tl::unexpected(std::move(error));
    }
    if (auto error = closeParameters(reader))
        return tl::unexpected(*std::move(error));
    return AnyGame(TakeAndBreakGame(*std::move(code)));
}

/// A code by its name.
Read named(NotationReader& reader, std::string_view name)
{
    if (auto error = readNoParameters(reader, name))
        return tl::unexpected(*std::move(error));
    return AnyGame(TakeAndBreakGame(codeNamed(name).value()));
}

using Base = TakeAndBreakCode::Base;

constexpr GameEntry entries[] = {
    {"nim", "", Layout::Heaps, plain<Nim>, "nim:3,4,5"},
    {"misere-nim", "", Layout::Heaps, plain<MisereNim>, "misere-nim:1,1,2"},
    {"moore-nim", "k", Layout::Heaps, numbered<MooreNim>, "moore-nim(2):3,4,5"},
    {"bash", "m", Layout::Heaps, numbered<BashGame>, "bash(4):30"},
    {"subtraction", "a,b,c", Layout::Heaps, withSet, "subtraction(1,3,4):20,7"},
    {"wythoff", "", Layout::Pair, plain<Wythoff>, "wythoff:3,5"},
    {"fibonacci-nim", "", Layout::Quota, plain<FibonacciNim>, "fibonacci-nim:13~6"},
    {"staircase-nim", "", Layout::Heaps, plain<StaircaseNim>, "staircase-nim:1,0,3"},
    {"octal", "code", Layout::Heaps, coded<Base::Octal>, "octal(0.77):12,7"},
    {"hexadecimal", "code", Layout::Heaps, coded<Base::Hexadecimal>, "hexadecimal(0.8):12"},
    {"kayles", "", Layout::Heaps, named, "kayles:12,7"},
    {"dawson-kayles", "", Layout::Heaps, named, "dawson-kayles:10"},
    {"dawsons-chess", "", Layout::Heaps, named, "dawsons-chess:9"},
    {"treblecross", "", Layout::Heaps, named, "treblecross:8"},
    {"grundy-game", "", Layout::Heaps, plain<GrundysGame>, "grundy-game:20"},
    {"lasker-nim", "", Layout::Heaps, plain<LaskersNim>, "lasker-nim:5,7"},
    {"euclid", "", Layout::Pair, plain<Euclid>, "euclid:34,21"},
    {"cutcake", "", Layout::Blocks, plain<Cutcake>, "cutcake:4x7,2x3"},
};

}  // namespace

std::span<const GameEntry> catalogue() { return entries; }

const GameEntry* gameNamed(std::string_view name)
{
    const auto entry = std::ranges::find(entries, name, &GameEntry::name);
    return entry == std::end(entries) ? nullptr : entry;
}

std::string_view nearestGame(std::string_view written)
{
    std::vector<std::string_view> names;
    for (const GameEntry& entry : entries)
        names.push_back(entry.name);
    return nearestName(written, names);
}

}  // namespace nimstone
