#include "core/explore/known_sequences.h"

#include <algorithm>
#include <set>

#include "core/sequences/nim_sequence.h"
#include "core/sum/sum_notation.h"

namespace nimstone::explore {

namespace {

constexpr Count mostOfBash = 30;
constexpr Count largestAmount = 10;
constexpr std::size_t mostAmounts = 4;

/// Where terms may begin, the likeliest first.
std::vector<Count> beginnings(const GivenTerms& given)
{
    return given.first ? std::vector<Count>{*given.first} : std::vector<Count>{0, 1};
}

Agreement compareFrom(Count first, std::span<const Count> terms, std::span<const std::uint32_t> values)
{
    const std::size_t known = first < values.size() ? values.size() - static_cast<std::size_t>(first) : 0;
    Agreement agreement{.first = first, .compared = std::min(known, terms.size())};
    while (agreement.agreeing < agreement.compared && terms[agreement.agreeing] == values[static_cast<std::size_t>(first) + agreement.agreeing])
        ++agreement.agreeing;
    return agreement;
}

/// Games, each once.
class Games {
public:
    void add(SequenceGame game)
    {
        if (m_texts.insert(gameText(game)).second)
            m_games.push_back(std::move(game));
    }

    void addNamed()
    {
        for (const GameEntry& entry : catalogue()) {
            const auto game = parseSum(entry.example)->components().front().rules.sequence();
            if (game)
                add(*game);
        }
        for (const NamedCode& named : namedCodes())
            add(*codeNamed(named.name));
    }

    void addSubtractionSets()
    {
        for (unsigned bits = 1; bits < 1U << largestAmount; ++bits) {
            std::vector<Count> amounts;
            for (Count amount = 1; amount <= largestAmount; ++amount) {
                if ((bits >> (amount - 1)) % 2 == 1)
                    amounts.push_back(amount);
            }
            if (amounts.size() <= mostAmounts)
                add(*SubtractionSet::make(std::move(amounts)));
        }
    }

    void addOctalCodes()
    {
        for (const std::string before : {"0.", "4."}) {
            for (unsigned digits = 0; digits < 8 * 8 * 8; ++digits) {
                const auto digit = [digits](unsigned weight) { return static_cast<char>('0' + digits / weight % 8); };
                if (const auto code = TakeAndBreakCode::parse(before + digit(64) + digit(8) + digit(1), TakeAndBreakCode::Base::Octal))
                    add(*code);
            }
        }
    }

    std::vector<SequenceGame> take() && { return std::move(m_games); }

private:
    std::vector<SequenceGame> m_games;
    std::set<std::string> m_texts;
};

/// Whether g(first), g(first + 1), … are these: of most games the first few say no.
bool fits(NimSequence& sequence, Count first, std::span<const Count> terms, const std::stop_token& stop)
{
    Count known = first;
    for (std::size_t at = 0; at < terms.size(); ++at) {
        const Count heap = first + at;
        if (heap >= known) {
            known = std::min<Count>(2 * heap + 16, first + terms.size());
            if (sequence.extendTo(known - 1, {}, stop) != NimSequence::End::Reached)
                return false;
        }
        if (sequence.value(heap) != terms[at])
            return false;
    }
    return true;
}

}  // namespace

Agreement compare(const GivenTerms& given, std::span<const std::uint32_t> values)
{
    Agreement best;
    for (const Count first : beginnings(given)) {
        const Agreement agreement = compareFrom(first, given.terms, values);
        const bool better = agreement.whole() > best.whole() || (agreement.whole() == best.whole() && agreement.agreeing > best.agreeing);
        if (first == beginnings(given).front() || better)
            best = agreement;
    }
    return best;
}

std::vector<SequenceGame> gamesToCompare()
{
    Games games;
    games.addNamed();
    for (Count most = 1; most <= mostOfBash; ++most)
        games.add(TakeUpTo{most});
    games.addSubtractionSets();
    games.addOctalCodes();
    return std::move(games).take();
}

FittingGames gamesLike(const GivenTerms& given, std::size_t most, const std::stop_token& stop)
{
    FittingGames found;
    for (const SequenceGame& game : gamesToCompare()) {
        if (stop.stop_requested()) {
            found.stopped = true;
            break;
        }
        ++found.searched;
        NimSequence sequence(game);
        for (const Count first : beginnings(given)) {
            if (!fits(sequence, first, given.terms, stop))
                continue;
            ++found.count;
            const auto* code = std::get_if<TakeAndBreakCode>(&game);
            if (found.fit.size() < most)
                found.fit.push_back({gameText(game), code && nameOf(*code) ? "octal(" + code->text() + ')' : std::string(), first});
            break;
        }
    }
    return found;
}

}  // namespace nimstone::explore
