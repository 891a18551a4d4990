// Builds hint ladders for games of two numbers: for Wythoff's game with cold pairs, and for Euclid's game with the golden
// ratio.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

namespace nimstone::play::ladder {

namespace {

std::pair<Count, Count> numbersAfter(const Asked& asked, const MoveInSum& move)
{
    const Position after = *asked.rules()->play(asked.position(), move.move);
    const auto [less, more] = std::ranges::minmax(after.heaps);
    return {less, more};
}

Built wonWythoff(const Asked& asked, const HintRung& question, const HintRung& idea)
{
    const auto& heaps = asked.position().heaps;
    const std::size_t larger = heaps[1] > heaps[0] ? 1 : 0;
    const auto [b, a] = std::pair(heaps[larger], heaps[1 - larger]);
    const Count partner = coldPartner(a);
    if (a != b && partner < b) {
        const rung::LookForThePartner look{a, b};
        const MoveInSum move = asked.onTable({larger, b - partner});
        const HintRung fourth = a == 0 ? oneOfTwo(asked, look, move) : rung::InHeaps{asked.part, {larger}, true};
        return HintLadder{question, idea, look, fourth,
                      rung::LeaveColdPair{move, std::min(a, partner), std::max(a, partner)}};
    }
    const Count taken = a - goldenMultiple(b - a);
    const MoveInSum move = asked.onTable({0, taken, {}, {{1, taken}}});
    const rung::LookAlongTheDiagonal look{b - a};
    return HintLadder{question, idea, look, oneOfTwo(asked, look, move), rung::LeaveColdPair{move, a - taken, b - taken}};
}

}  // namespace

Built ofWythoff(const Asked& asked)
{
    const auto [a, b] = std::ranges::minmax(asked.position().heaps);
    const rung::AskWhichPairs question{a, b};
    const rung::ColdPairs idea{b - a};
    if (asked.won)
        return wonWythoff(asked, question, idea);
    const MoveInSum move = stubborn(asked).front();
    const bool both = !move.move.also.empty();
    const bool fewest = leavesFewest(asked, move);
    const rung::ColdAlready look{a, b, both, fewest};
    const HintRung fourth = both ? oneOfTwo(asked, look, move) : rung::InHeaps{asked.part, {move.move.heap}, false, fewest};
    return HintLadder{question, idea, look, fourth, resist(asked, move)};
}

Built ofEuclid(const Asked& asked)
{
    const auto [b, a] = std::ranges::minmax(asked.position().heaps);
    const rung::AskWhoHasAChoice question{a, b};
    const rung::LookAtQuotient idea{a / b};
    const auto facts = std::get<reason::GoldenRatio>(reasonOf(GameSum(asked.component())));
    if (!asked.won) {
        // The quotient of the two numbers is 1, so there is only one move.
        const MoveInSum move = asked.onTable(asked.rules()->legalMoves(asked.position()).front());
        return HintLadder{question, idea, rung::UnderTheGoldenRatio{a, b, facts.left, facts.right}, rung::OnlyOneFits{false},
                      resist(asked, move)};
    }
    const MoveInSum move = asked.onTable(asked.rules()->winningMoves(asked.position(), 1).listed.front());
    const auto [less, more] = numbersAfter(asked, move);
    const rung::LeaveUnderRatio last{move, more, less};
    if (a == b) {
        const rung::NumbersEqual look{a};
        return HintLadder{question, idea, look, rung::InHeaps{asked.part, {move.move.heap}, true}, last};
    }
    const HintRung fourth = a / b == 1 ? HintRung(rung::OnlyOneFits{true}) : rung::LastTwoRests{b, a % b, a % b + b};
    return HintLadder{question, idea, rung::OverTheGoldenRatio{a, b, facts.left, facts.right}, fourth, last};
}

}  // namespace nimstone::play::ladder
