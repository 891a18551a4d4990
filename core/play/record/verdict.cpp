#include "core/play/record/verdict.h"

namespace nimstone::play {

namespace {

using Kind = SumVerdict::Kind;

/// The largest number of winning moves among which a winning move in the heap of the played move is searched.
constexpr std::size_t mostLookedThrough = 256;

/// Returns a winning move in the same heap as `played` if one is found, else the first winning move.
std::optional<MoveInSum> betterMove(const GameSum& before, const MoveInSum& played)
{
    const auto winning = before.winningMoves(mostLookedThrough, played.move.cutter);
    for (const MoveInSum& move : winning.listed) {
        if (move.component == played.component && move.move.heap == played.move.heap)
            return move;
    }
    return winning.listed.empty() ? std::nullopt : std::optional(winning.listed.front());
}

/// `winsBefore` tells whether the player who moved could win. `winsAfter` tells whether the other player, who moves next, can
/// win.
Kind kindOf(std::optional<bool> winsBefore, std::optional<bool> winsAfter)
{
    if (winsBefore == false)
        return Kind::LostAnyway;
    if (winsAfter == false)
        return Kind::KeptTheWin;
    return winsBefore && winsAfter ? Kind::GaveItAway : Kind::Undecided;
}

std::optional<bool> winsNext(const GameSum& sum, Cutter player)
{
    const auto outcome = sum.outcome();
    return outcome ? std::optional(isWonBy(*outcome, player)) : std::nullopt;
}

}  // namespace

bool isWonBy(OutcomeClass outcome, Cutter player)
{
    switch (outcome) {
    case OutcomeClass::N: return true;
    case OutcomeClass::Left: return player == Cutter::Left;
    case OutcomeClass::Right: return player == Cutter::Right;
    case OutcomeClass::P: break;
    }
    return false;
}

tl::expected<SumVerdict, MoveInSumError> judge(const GameSum& before, const MoveInSum& move)
{
    auto after = before.play(move);
    if (!after)
        return tl::unexpected(std::move(after).error());

    const Cutter mover = move.move.cutter;
    const Cutter next = opponent(mover);
    SumVerdict verdict{.move = move, .before = before, .after = *std::move(after)};
    verdict.endsTheGame = !verdict.after.canMove(next);
    verdict.reasonBefore = reasonOf(before);
    verdict.reasonAfter = reasonOf(verdict.after);
    const auto winsAfter = winsNext(verdict.after, next);
    verdict.kind = kindOf(winsNext(before, mover), winsAfter);
    if (verdict.kind == Kind::GaveItAway)
        verdict.better = betterMove(before, move);
    if (winsAfter != false && !verdict.endsTheGame) {
        const auto replies = verdict.after.winningMoves(1, next);
        verdict.replies = replies.count;
        verdict.repliesCounted = !replies.stopped;
        if (!replies.listed.empty()) {
            verdict.refutation = replies.listed.front();
            verdict.afterRefutation = *verdict.after.play(*verdict.refutation);
        }
    }
    return verdict;
}

}  // namespace nimstone::play
