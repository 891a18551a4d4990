#include "core/sum/catalogue.h"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

#include "core/notation/nearest_name.h"
#include "core/notation/utf8.h"
#include "core/sum/parameters.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;
using Read = tl::expected<AnyGame, NotationError>;

/// Reads a game without parameters.
template <class G>
Read plain(NotationReader& reader, std::string_view name)
{
    if (auto error = readNoParameters(reader, name))
        return tl::unexpected(*std::move(error));
    return AnyGame(G());
}

/// Reads a game with one number as its parameter.
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

/// Reads a subtraction game; its amounts may be in any order.
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

/// Reads a take-and-break game that the text gives by its code, such as `octal(0.77)`.
Read coded(NotationReader& reader, std::string_view name)
{
    using enum TakeAndBreakCode::Base;
    const auto base = name == TakeAndBreakGame::entries[0].name ? Octal : Hexadecimal;
    const auto written = readCodeParameter(reader, name);
    if (!written)
        return tl::unexpected(written.error());
    auto code = TakeAndBreakCode::parse(written->value, base);
    if (!code) {
        const auto [kind, column] = code.error();
        const Count limit = kind == CodeError::Kind::TooManyDigits ? maxCodeDigits : static_cast<Count>(base);
        NotationError error = codeError(reader, *written, column, expectedFor(kind), limit);
        // If only one digit of the code is wrong, the excerpt ends after this digit.
        if (kind == CodeError::Kind::DigitTooLarge || kind == CodeError::Kind::InfiniteGame)
            error.found.resize(utf8::first(error.found).bytes);
        return tl::unexpected(std::move(error));
    }
    if (auto error = closeParameters(reader))
        return tl::unexpected(*std::move(error));
    return AnyGame(TakeAndBreakGame(*std::move(code)));
}

/// Reads a take-and-break game that the text gives by the name of its code, such as `kayles`.
Read named(NotationReader& reader, std::string_view name)
{
    if (auto error = readNoParameters(reader, name))
        return tl::unexpected(*std::move(error));
    return AnyGame(TakeAndBreakGame(codeNamed(name).value()));
}

template <class G>
Read readAs(NotationReader& reader, const GameEntry& entry)
{
    if constexpr (std::same_as<G, TakeAndBreakGame>)
        return entry.parameters.empty() ? named(reader, entry.name) : coded(reader, entry.name);
    else if constexpr (std::same_as<G, SubtractionGame>)
        return withSet(reader, entry.name);
    else if constexpr (requires { G::make(Count{}); })
        return numbered<G>(reader, entry.name);
    else
        return plain<G>(reader, entry.name);
}

template <class G>
std::span<const GameEntry> entriesOf()
{
    if constexpr (requires { G::entry; })
        return {&G::entry, 1};
    else
        return G::entries;
}

/// The entries of all alternatives of AnyGame, and for each entry the function that reads its game.
struct Catalogue {
    std::vector<GameEntry> entries;
    std::vector<Read (*)(NotationReader&, const GameEntry&)> readers;

    template <class... Games>
    explicit Catalogue(std::type_identity<std::variant<Games...>>)
    {
        (add<Games>(), ...);
    }

    template <class G>
    void add()
    {
        for (const GameEntry& entry : entriesOf<G>()) {
            entries.push_back(entry);
            readers.push_back(readAs<G>);
        }
    }
};

const Catalogue& allGames()
{
    static const Catalogue all{std::type_identity<AnyGame>()};
    return all;
}

}  // namespace

std::span<const GameEntry> catalogue() { return allGames().entries; }

tl::expected<AnyGame, NotationError> readParameters(NotationReader& reader, const GameEntry& entry)
{
    return allGames().readers[static_cast<std::size_t>(&entry - catalogue().data())](reader, entry);
}

std::vector<std::string_view> namesOf(const GameEntry& entry)
{
    std::vector<std::string_view> names{entry.name};
    for (std::string_view rest = entry.chinese; !rest.empty();) {
        names.push_back(rest.substr(0, rest.find(' ')));
        rest.remove_prefix(std::min(names.back().size() + 1, rest.size()));
    }
    return names;
}

const GameEntry* gameNamed(std::string_view name)
{
    const auto isMeant = [name](const GameEntry& entry) { return std::ranges::count(namesOf(entry), name) != 0; };
    const auto entry = std::ranges::find_if(catalogue(), isMeant);
    return entry == catalogue().end() ? nullptr : &*entry;
}

std::string_view nearestGame(std::string_view written)
{
    std::vector<std::string_view> names;
    for (const GameEntry& entry : catalogue())
        std::ranges::copy(namesOf(entry), std::back_inserter(names));
    return nearestName(written, names);
}

}  // namespace nimstone
