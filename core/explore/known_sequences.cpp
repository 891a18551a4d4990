#include "core/explore/known_sequences.h"

#include <algorithm>
#include <bit>
#include <ranges>
#include <set>

#include "core/sequences/nim_sequence.h"
#include "core/sum/sum_notation.h"

namespace nimstone::explore {

namespace {

constexpr Count mostOfBash = 30;
constexpr unsigned largestAmount = 10;
constexpr std::size_t mostAmounts = 4;

/// Where terms may begin, the likeliest first.
std::vector<Count> beginnings(const GivenTerms& given)
{
    return given.first ? std::vector<Count>{*given.first} : std::vector<Count>{0, 1};
}

/// Whether g(first), g(first + 1), … are these.
bool fits(NimSequence& sequence, Count first, std::span<const Count> terms, const std::stop_token& stop)
{
    for (std::size_t at = 0; at < terms.size(); ++at) {
        const Count heap = first + at;
        // Not all at once: of most games the first few say no.
        const Count next = std::min<Count>(2 * heap + 16, first + terms.size() - 1);
        if (heap >= sequence.known() && sequence.extendTo(next, {}, stop) != NimSequence::End::Reached)
            return false;
        if (sequence.value(heap) != terms[at])
            return false;
    }
    return true;
}

}  // namespace

Agreement compare(const GivenTerms& given, std::span<const std::uint32_t> values)
{
    const auto compareFrom = [&](Count first) {
        const auto known = values.subspan(std::min<std::size_t>(first, values.size()));
        const auto differing = std::ranges::mismatch(given.terms, known).in1;
        return Agreement{.first = first,
                         .compared = std::min(given.terms.size(), known.size()),
                         .agreeing = static_cast<std::size_t>(differing - given.terms.begin())};
    };
    return std::ranges::max(beginnings(given) | std::views::transform(compareFrom), {},
                            [](const Agreement& one) { return std::pair(one.whole(), one.agreeing); });
}

std::vector<SequenceGame> gamesToCompare()
{
    std::vector<SequenceGame> games;
    std::set<std::string> texts;
    const auto add = [&](SequenceGame game) {
        if (texts.insert(gameText(game)).second)
            games.push_back(std::move(game));
    };
    for (const GameEntry& entry : catalogue()) {
        if (auto game = parseSum(entry.example)->components().front().rules.sequence())
            add(*std::move(game));
    }
    for (const NamedCode& named : namedCodes())
        add(*codeNamed(named.name));
    for (Count most = 1; most <= mostOfBash; ++most)
        add(TakeUpTo{most});
    for (unsigned bits = 1; bits < 1U << largestAmount; ++bits) {
        std::vector<Count> amounts;
        for (unsigned rest = bits; rest != 0; rest &= rest - 1)
            amounts.push_back(static_cast<Count>(std::countr_zero(rest)) + 1);
        if (amounts.size() <= mostAmounts)
            add(*SubtractionSet::make(std::move(amounts)));
    }
    for (const std::string before : {"0.", "4."}) {
        for (unsigned digits = 0; digits < 8 * 8 * 8; ++digits) {
            const auto digit = [digits](unsigned weight) { return static_cast<char>('0' + digits / weight % 8); };
            if (const auto code = TakeAndBreakCode::parse(before + digit(64) + digit(8) + digit(1), TakeAndBreakCode::Base::Octal))
                add(*code);
        }
    }
    return games;
}

FittingGames gamesLike(const GivenTerms& given, std::size_t most, const std::stop_token& stop)
{
    FittingGames found;
    for (const SequenceGame& game : gamesToCompare()) {
        if (stop.stop_requested())
            break;
        ++found.searched;
        NimSequence sequence(game);
        const auto starts = beginnings(given);
        const auto first = std::ranges::find_if(starts, [&](Count start) { return fits(sequence, start, given.terms, stop); });
        if (first == starts.end())
            continue;
        ++found.count;
        const auto* code = std::get_if<TakeAndBreakCode>(&game);
        if (found.fit.size() < most)
            found.fit.push_back({gameText(game), code && nameOf(*code) ? "octal(" + code->text() + ')' : std::string(), *first});
    }
    found.stopped = stop.stop_requested();
    return found;
}

}  // namespace nimstone::explore
