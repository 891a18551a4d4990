#include "core/play/verdict.h"

#include "core/games/nim.h"
#include "core/nimber.h"

namespace nimstone::play {

namespace {

/// The winning move from `heap` where that heap has one, else the first of all.
std::optional<Move> winningMove(const Position& position, std::size_t heap)
{
    const auto winning = Nim().winningMoves(position, position.heaps.size());
    for (const Move& move : winning.listed) {
        if (move.heap == heap)
            return move;
    }
    return winning.listed.empty() ? std::nullopt : std::optional(winning.listed.front());
}

Verdict::Kind kindOf(Count s, Count t)
{
    if (s == 0)
        return Verdict::Kind::LostAnyway;
    return t == 0 ? Verdict::Kind::KeptTheWin : Verdict::Kind::GaveItAway;
}

}  // namespace

tl::expected<Verdict, MoveError> judge(const Position& position, const Move& move)
{
    const Nim nim;
    auto after = nim.play(position, move);
    if (!after)
        return tl::unexpected(after.error());

    Verdict verdict;
    verdict.move = move;
    verdict.after = std::move(*after);
    verdict.endsTheGame = totalStones(verdict.after).stones == 0;
    verdict.s = nimSum(position.heaps);
    verdict.t = nimSum(verdict.after.heaps);
    verdict.kind = kindOf(verdict.s, verdict.t);
    if (verdict.kind == Verdict::Kind::GaveItAway)
        verdict.better = winningMove(position, move.heap);
    if (const auto column = highestColumn(verdict.t)) {
        verdict.column = *column;
        const auto replies = nim.winningMoves(verdict.after, 1);
        verdict.replies = replies.count;
        verdict.refutation = replies.listed.front();
        verdict.afterRefutation = *nim.play(verdict.after, *verdict.refutation);
    }
    return verdict;
}

}  // namespace nimstone::play
