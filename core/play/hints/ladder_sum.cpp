// Builds hint ladders for sums: the hints treat each component as a Nim heap. The last hints name a heap and a move in the
// chosen component.
#include "core/play/hints/ladder_building.h"

#include "core/nimber.h"

namespace nimstone::play::ladder {

namespace {

constexpr int mostPartsTried = 4;

/// Builds the fourth hint, which names the heaps of the component that the move changes. If the component leaves no choice of
/// heaps, the hint shows two moves to choose from instead.
HintRung withinPart(const Asked& asked, const HintRung& third, const MoveInSum& move)
{
    const Component& part = asked.sum.components()[move.component];
    const bool forced = part.rules.as<Euclid>() || heapsWithMoves(part).size() == 1;
    if (forced)
        return oneOfTwo(asked, third, move);
    return rung::InHeaps{move.component, heapsOf(move.move), asked.won, !asked.won && leavesFewest(asked, move)};
}

/// Returns a winning move of this component if it is played alone, or nothing if there is none.
std::optional<Move> winningMoveOf(const Component& part)
{
    if (const auto* moore = part.rules.as<MooreNim>())
        return moore->oneWinningMove(part.position);
    const auto winning = part.rules->winningMoves(part.position, 1).listed;
    return winning.empty() ? std::nullopt : std::optional(winning.front());
}

Built wonByOnePart(const Asked& asked, const HintRung& question, const HintRung& idea, std::size_t part)
{
    const auto winning = winningMoveOf(asked.sum.components()[part]);
    if (!winning)
        return tl::unexpected(NoLadder{NoLadder::Kind::MoveNotFound});
    const MoveInSum move = inOrder(asked.sum, {part, *winning});
    const rung::LookAtTheOtherPart look{part, asked.sum.components().size() - 1};
    return HintLadder{question, idea, look, withinPart(asked, look, move), rung::MakePartEqual{move, 0, 0, false}};
}

Built wonByValues(const Asked& asked, const HintRung& question, const HintRung& idea, const reason::Values& facts)
{
    const Count column = *highestColumn(facts.sum);
    int tried = 0;
    for (std::size_t part = 0; part < facts.values.size(); ++part) {
        const Count before = facts.values[part];
        if (!hasBit(before, column) || tried++ >= mostPartsTried)
            continue;
        const auto& [rules, position] = asked.sum.components()[part];
        const Count after = before ^ facts.sum;
        const auto moves = rules->winningMovesBeside(after, position, 1).listed;
        if (moves.empty())
            continue;
        const MoveInSum move = inOrder(asked.sum, {part, moves.front()});
        const rung::LookAtPart look{part, before, facts.sum, column};
        return HintLadder{question, idea, look, withinPart(asked, look, move), rung::MakePartEqual{move, before, after}};
    }
    return tl::unexpected(NoLadder{NoLadder::Kind::MoveNotFound});
}

}  // namespace

Built ofSum(const Asked& asked)
{
    const std::size_t parts = asked.sum.components().size();
    const rung::AskWhatPartsAreWorth question{parts};
    const rung::PartsAsHeaps idea{parts};
    if (!asked.won) {
        const MoveInSum move = stubborn(asked).front();
        const rung::LookAtPartToBreak look{move.component, asked.sum.grundyOfPart(move.component).value_or(0),
                                           leavesFewest(asked, move)};
        return HintLadder{question, idea, look, withinPart(asked, look, move), resist(asked, move)};
    }
    const Reason facts = reasonOf(asked.sum);
    if (const auto* one = std::get_if<reason::OnePart>(&facts))
        return wonByOnePart(asked, question, idea, one->part);
    return wonByValues(asked, question, idea, std::get<reason::Values>(facts));
}

}  // namespace nimstone::play::ladder
