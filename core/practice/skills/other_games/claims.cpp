#include "core/practice/skills/other_games/claims.h"

#include <algorithm>

#include "core/fields.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/games/golden/wythoff.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/nim.h"
#include "core/games/taking/bash_game.h"
#include "core/games/taking/subtraction_game.h"
#include "core/games/taking/take_and_break.h"
#include "core/golden.h"
#include "core/nimber.h"
#include "core/overloaded.h"
#include "core/zeckendorf.h"

namespace nimstone::practice {

namespace {

bool claimIsWon(Known<Outcome> outcome) { return outcome == Outcome::N; }

Count claimValue(const std::vector<Count>& amounts, Count heap)
{
    return SubtractionGame::make(amounts).value().grundy({{heap}}).value();
}

/// True if g(n) = g(n + period) for every n below the largest amount. This is enough to prove that all values repeat.
bool claimRepeats(const std::vector<Count>& amounts, Count period)
{
    for (Count heap = 0; heap < amounts.back(); ++heap) {
        if (claimValue(amounts, heap) != claimValue(amounts, heap + period))
            return false;
    }
    return true;
}

class ClaimHolds {
public:
    bool operator()(const SumIs& claim) const { return nimSum(claim.heaps) == claim.sum; }
    bool operator()(const HighestOddIs& claim) const { return highestColumn(nimSum(claim.heaps)) == claim.column; }
    bool operator()(const WinningHeapsAre& claim) const { return Nim().winningMoves({claim.heaps}, 0).count == claim.count; }
    bool operator()(const SomeHeapStays& claim) const { return (nimSum(claim.heaps) == 0) == claim.some; }
    bool operator()(const TakeMakesZero& claim) const
    {
        const auto after = Nim().play({claim.heaps}, {claim.heap, claim.taken});
        return after && nimSum(after->heaps) == 0;
    }
    bool operator()(const MovesLeftAre& claim) const { return claim.ones == claim.moves; }
    bool operator()(const MisereLoses& claim) const { return claimIsWon(MisereNim().outcome({claim.heaps})) != claim.loses; }
    bool operator()(const BashTakeWins& claim) const
    {
        const auto game = BashGame::make(claim.most).value();
        const auto after = game.play({{claim.heap}}, {0, claim.taken});
        return after && !claimIsWon(game.outcome(*after));
    }
    bool operator()(const BashReplyIs& claim) const { return claim.taken + claim.reply == claim.most + 1; }
    bool operator()(const BashLoses& claim) const
    {
        return claimIsWon(BashGame::make(claim.most).value().outcome({{claim.heap}})) != claim.loses;
    }
    bool operator()(const ZeckendorfIs& claim) const
    {
        std::vector<Count> parts = zeckendorf(claim.n);
        std::ranges::reverse(parts);
        return parts == claim.parts;
    }
    bool operator()(const QuotaIs& claim) const { return claim.most == 2 * claim.taken; }
    bool operator()(const FibonacciLoses& claim) const { return isFibonacci(claim.n) == claim.loses; }
    bool operator()(const FibonacciTakeWins& claim) const
    {
        const auto after = FibonacciNim().play(FibonacciNim::fresh(claim.n), {0, claim.taken});
        return after && !claimIsWon(FibonacciNim().outcome(*after));
    }
    bool operator()(const PairIsCold& claim) const { return isCold(claim.a, claim.b); }
    bool operator()(const EqualHeapsLose& claim) const { return isCold(claim.heap, claim.heap) == claim.loses; }
    bool operator()(const HeapIsWorth& claim) const { return claimValue(claim.amounts, claim.heap) == claim.value; }
    bool operator()(const PeriodIs& claim) const { return claimRepeats(claim.amounts, claim.period); }
    bool operator()(const WindowProves& claim) const
    {
        const TakeAndBreakGame game(TakeAndBreakCode::parse("0.4", TakeAndBreakCode::Base::Octal).value());
        return (game.grundy({{3}}).value() == 0) == claim.all;
    }
};

/// Finds the misconception that would state the claim with other numbers; nullopt if there is none, or if the misconception
/// gives the same numbers.
class ClaimMisconception {
public:
    using Doubt = std::optional<Misconception>;

    Doubt operator()(const SumIs& claim) const
    {
        Count joined = 0;
        for (const Count heap : claim.heaps)
            joined |= heap;
        return where(joined != claim.sum, Misconception::JoinedOnes);
    }
    Doubt operator()(const HighestOddIs& claim) const
    {
        return where(highestColumn(*std::ranges::max_element(claim.heaps)) != claim.column, Misconception::TopColumn);
    }
    Doubt operator()(const WinningHeapsAre& claim) const
    {
        const auto column = highestColumn(nimSum(claim.heaps));
        const auto byHighestBit = std::ranges::count_if(claim.heaps, [column](Count heap) { return highestColumn(heap) == column; });
        return where(static_cast<std::size_t>(byHighestBit) != claim.count, Misconception::HighestBit);
    }
    Doubt operator()(const SomeHeapStays&) const { return Misconception::EqualAllowed; }
    Doubt operator()(const TakeMakesZero&) const { return Misconception::TookWhatIsLeft; }
    Doubt operator()(const MovesLeftAre&) const { return std::nullopt; }
    Doubt operator()(const MisereLoses& claim) const
    {
        const bool onlyOnes = std::ranges::count(claim.heaps, Count{1}) == std::ssize(claim.heaps);
        return onlyOnes ? Misconception::ForgotTheSwitch : Misconception::SwitchedEarly;
    }
    Doubt operator()(const BashTakeWins& claim) const { return where(claim.heap % claim.most != claim.taken, Misconception::ModuloMost); }
    Doubt operator()(const BashReplyIs& claim) const { return where(claim.taken != claim.most, Misconception::ModuloMost); }
    Doubt operator()(const BashLoses& claim) const
    {
        return where((claim.heap % claim.most == 0) != claim.loses, Misconception::ModuloMost);
    }
    Doubt operator()(const ZeckendorfIs&) const { return Misconception::NeighborsUsed; }
    Doubt operator()(const QuotaIs&) const { return Misconception::QuotaAsTaken; }
    Doubt operator()(const FibonacciLoses&) const { return std::nullopt; }
    Doubt operator()(const FibonacciTakeWins&) const { return std::nullopt; }
    Doubt operator()(const PairIsCold& claim) const
    {
        // A misconception rounds φ times the difference to the nearest integer, or computes it with 53 binary digits.
        const Count difference = claim.b - claim.a;
        const bool roundsUp = goldenMultiple(2 * difference) > 2 * goldenMultiple(difference);
        return where(roundsUp || difference >= beyondDouble, Misconception::RoundedGolden);
    }
    Doubt operator()(const EqualHeapsLose&) const { return Misconception::XorEverywhere; }
    Doubt operator()(const HeapIsWorth&) const { return std::nullopt; }
    Doubt operator()(const PeriodIs&) const { return Misconception::PeriodByEye; }
    Doubt operator()(const WindowProves&) const { return Misconception::WindowFromZero; }

private:
    static Doubt where(bool differs, Misconception misconception)
    {
        return differs ? Doubt(misconception) : std::nullopt;
    }
};

}  // namespace

bool holds(const Claim& claim) { return std::visit(ClaimHolds(), claim); }

std::optional<Misconception> misconceptionAbout(const Claim& claim) { return std::visit(ClaimMisconception(), claim); }

std::vector<Count> numbersIn(const Claim& claim)
{
    std::vector<Count> numbers{claim.index()};
    const auto add = Overloaded{
        [&numbers](const std::vector<Count>& list) { numbers.insert(numbers.end(), list.begin(), list.end()); },
        [&numbers](Count number) { numbers.push_back(number); },
    };
    std::visit([&add](const auto& kind) { members::each(kind, add); }, claim);
    return numbers;
}

bool operator==(const Claim& one, const Claim& other) { return numbersIn(one) == numbersIn(other); }

Count leastPeriod(const std::vector<Count>& amounts)
{
    Count period = 1;
    while (!claimRepeats(amounts, period))
        ++period;
    return period;
}

}  // namespace nimstone::practice
