#include "core/proofs/prove/taking/periods.h"

#include <algorithm>

#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

const std::vector<std::string_view> octalGames{"octal", "kayles", "dawson-kayles", "dawsons-chess", "treblecross"};

GameSum subtractionSubject(const std::vector<Count>& amounts, Position position)
{
    return GameSum(Component{Rules(*gameNamed("subtraction"), *SubtractionGame::make(amounts)), std::move(position)});
}

GameSum octalSubject(std::string_view code, Position position)
{
    return tableOf("octal(" + std::string(code) + ')', std::move(position));
}

// --- what each theorem speaks of ---

std::optional<Refusal> refuseHeaps(Subject subject, std::size_t most)
{
    if (positionOf(subject).heaps.size() > most)
        return Refusal{.reason = Reason::TooManyHeaps, .limit = most};
    return std::nullopt;
}

template <std::size_t most>
std::optional<Refusal> refuseSet(Subject subject, Given)
{
    if (auto refusal = refuseHeaps(subject, most))
        return refusal;
    if (setOf(subject).largest() > reachLimit)
        return Refusal{.reason = Reason::TooLarge, .limit = reachLimit};
    if (!findPeriodic(setOf(subject)))
        return Refusal{.reason = Reason::NoPeriod, .limit = periodLimit};
    return std::nullopt;
}

std::optional<Refusal> refuseCode(Subject subject, Given)
{
    if (auto refusal = refuseHeaps(subject, maxProofHeaps))
        return refusal;
    if (!findPeriodic(codeOf(subject)))
        return Refusal{.reason = Reason::NoPeriod, .limit = periodLimit};
    return std::nullopt;
}

std::optional<Refusal> refuseWindow(Subject subject, Given)
{
    if (auto refusal = refuseHeaps(subject, 1))
        return refusal;
    const auto periodic = findPeriodic(codeOf(subject));
    if (!periodic)
        return Refusal{.reason = Reason::NoPeriod, .limit = periodLimit};
    if (!periodFromZero(codeOf(subject), *periodic))
        return Refusal{.reason = Reason::NoFlaw};
    return std::nullopt;
}

// --- tables near ---

/// Bash's game is a subtraction game.
constexpr Count longestSet = 12;

template <std::size_t most>
GameSum nearestSet(Subject subject)
{
    const AnyGame& game = subject.components().front().rules.game();
    if (const auto* bash = std::get_if<BashGame>(&game); bash && bash->m() <= longestSet) {
        std::vector<Count> amounts;
        for (Count amount = 1; amount <= bash->m(); ++amount)
            amounts.push_back(amount);
        return subtractionSubject(amounts, heapsNear(subject, 1, most));
    }
    if (const auto* own = std::get_if<SubtractionGame>(&game);
        own && own->set().largest() <= reachLimit && findPeriodic(own->set()))
        return subtractionSubject({own->set().amounts().begin(), own->set().amounts().end()}, heapsNear(subject, 1, most));
    return subtractionSubject({1, 3, 4}, heapsNear(subject, 1, most));
}

GameSum nearestCode(Subject subject)
{
    const auto* own = subject.components().front().rules.as<TakeAndBreakGame>();
    if (own && own->code().base() == TakeAndBreakCode::Base::Octal && findPeriodic(own->code()))
        return octalSubject(own->code().text(), heapsNear(subject));
    return tableOf("kayles", heapsNear(subject));
}

GameSum nearestWindow(Subject subject) { return octalSubject("0.4", heapsNear(subject, 1, 1)); }

// --- tables by chance ---

Position drawn(Chance& chance, std::uint64_t heaps) { return drawnHeaps(chance, heaps, 1, 60); }

/// Sets and codes whose certificate is short enough to be seen at once.
constexpr Count seenAtOnce = 60;

template <bool several>
GameSum randomSet(Seed seed)
{
    Chance chance(seed);
    while (true) {
        std::vector<Count> amounts;
        for (std::uint64_t left = chance.between(2, 4); left > 0; --left)
            amounts.push_back(chance.between(1, 9));
        const auto set = SubtractionSet::make(amounts);
        if (findPeriodic(*set, seenAtOnce))
            return subtractionSubject(amounts, drawn(chance, several ? chance.between(1, 3) : 1));
    }
}

/// Codes of one to three digits after the point, of those in `digits`.
std::string drawnCode(Chance& chance, std::string_view digits)
{
    std::string code = "0.";
    for (std::uint64_t left = chance.between(1, 3); left > 0; --left)
        code += digits[static_cast<std::size_t>(chance.below(digits.size()))];
    return code;
}

GameSum randomCode(Seed seed)
{
    Chance chance(seed);
    while (true) {
        const auto code = TakeAndBreakCode::parse(drawnCode(chance, "01234567"), TakeAndBreakCode::Base::Octal);
        if (code && findPeriodic(*code, 2 * seenAtOnce))
            return octalSubject(code->text(), drawn(chance, chance.between(1, 3)));
    }
}

GameSum randomWindow(Seed seed)
{
    Chance chance(seed);
    while (true) {
        const auto code = TakeAndBreakCode::parse(drawnCode(chance, "0123456744"), TakeAndBreakCode::Base::Octal);
        if (!code)
            continue;
        const auto periodic = findPeriodic(*code, 4 * seenAtOnce);
        if (periodic && periodFromZero(*code, *periodic))
            return octalSubject(code->text(), drawn(chance, 1));
    }
}

}  // namespace

std::vector<Entry> periodEntries()
{
    return {
        {Theorem::SubtractionPeriod, {"subtraction"}, refuseSet<maxProofHeaps>, subtractionPeriodSteps, nearestSet<maxProofHeaps>,
         randomSet<true>},
        {Theorem::GuySmith, octalGames, refuseCode, guySmithSteps, nearestCode, randomCode},
        {Theorem::FlawWindowFromZero, octalGames, refuseWindow, flawWindowSteps, nearestWindow, randomWindow},
        {Theorem::FlawPeriodByEye, {"subtraction"}, refuseSet<1>, flawByEyeSteps, nearestSet<1>, randomSet<false>},
    };
}

}  // namespace nimstone::proof
