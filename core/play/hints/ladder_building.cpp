#include "core/play/hints/ladder_building.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/play/moves/random_moves.h"
#include "core/play/opponents/choose_move.h"
#include "core/play/record/verdict.h"

namespace nimstone::play::ladder {

namespace {

constexpr Seed seed = 1;

/// The largest number of legal moves that are tried when a hint needs a second move to show beside the right move.
constexpr std::size_t mostDecoys = 2'000;

/// The winning replies to a move are counted only if at most this number of replies has to be tried.
constexpr Count mostCounted = 200'000;
constexpr std::size_t mostMooreHeaps = 16;

/// Returns moves whose amounts or piece lengths differ by at most 4 from those of `move`. The returned moves may be illegal.
std::vector<MoveInSum> nearMoves(const MoveInSum& move)
{
    std::vector<MoveInSum> near;
    const bool breaks = move.move.pieces.first != 0;
    for (Count apart = 1; apart <= 4; ++apart) {
        for (const bool more : {false, true}) {
            MoveInSum other = move;
            Count& amount = breaks ? other.move.pieces.first : other.move.taken;
            amount = more ? amount + apart : amount - std::min(amount, apart);
            for (Take& take : other.move.also)
                take.taken = more ? take.taken + apart : take.taken - std::min(take.taken, apart);
            near.push_back(std::move(other));
        }
    }
    return near;
}

/// Chooses the move that a hint shows beside the right move, which is the move of the last hint. The player chooses between them.
class SecondMoveFinder {
public:
    SecondMoveFinder(const Asked& asked, const MoveInSum& move)
        : m_asked(asked), m_move(inOrder(asked.sum, move)), m_fewest(!asked.won && leavesFewest(asked, m_move)),
          m_replies(m_fewest ? repliesAfter(asked, m_move) : rung::Replies{})
    {
    }

    /// Offers a move to show beside the right move. The finder prefers a move that is worse than the right move. Until a worse
    /// move is offered, it keeps the first move that was offered. Returns true if `candidate` is worse, so the search can stop.
    bool offer(const MoveInSum& candidate)
    {
        if (candidate.component != m_move.component || m_asked.sum.check(candidate))
            return false;
        MoveInSum other = inOrder(m_asked.sum, candidate);
        if (other == m_move)
            return false;
        const rung::Other compared = compare(other);
        if (m_other && compared != rung::Other::Worse)
            return false;
        m_other = std::move(other);
        m_found = compared;
        return m_found == rung::Other::Worse;
    }

    bool found() const { return m_other.has_value(); }

    HintRung rung() const
    {
        if (!m_other)
            return rung::OnlyOneFits{m_asked.won};
        const auto [first, second] = std::minmax(m_move, *m_other);
        return rung::OneOfTwo{first, second, m_asked.won, m_found};
    }

private:
    rung::Other compare(const MoveInSum& other) const
    {
        const Cutter next = opponent(m_asked.player);
        if (m_asked.won) {
            const auto outcome = m_asked.sum.play(other)->outcome();
            if (!outcome)
                return rung::Other::NotCompared;
            return isWonBy(*outcome, next) ? rung::Other::Worse : rung::Other::AsGood;
        }
        const rung::Replies replies = m_fewest ? repliesAfter(m_asked, other) : rung::Replies{0, false};
        if (!replies.exact)
            return rung::Other::NotCompared;
        return replies.count > m_replies.count ? rung::Other::Worse : rung::Other::AsGood;
    }

    const Asked& m_asked;
    MoveInSum m_move;
    bool m_fewest;
    rung::Replies m_replies;
    std::optional<MoveInSum> m_other;
    rung::Other m_found = rung::Other::Worse;
};

}  // namespace

MoveInSum inOrder(const GameSum& sum, const MoveInSum& move)
{
    MoveInSum ordered = move;
    const auto& [rules, position] = sum.components()[move.component];
    if (!move.move.also.empty())
        ordered.move = moveOf(takesOf(move.move));
    if (move.move.pieces.first == 0 || rules->isPartisan())
        return ordered;
    const Pieces& pieces = move.move.pieces;
    std::vector<Count> left{position.heaps[move.move.heap] - move.move.taken - pieces.first - pieces.second, pieces.first};
    if (pieces.second != 0)
        left.push_back(pieces.second);
    std::ranges::sort(left);
    ordered.move.pieces = {left[0], left.size() > 2 ? left[1] : 0};
    return ordered;
}

std::vector<std::size_t> heapsOf(const Move& move)
{
    std::vector<std::size_t> heaps{move.heap};
    for (const Take& take : move.also)
        heaps.push_back(take.heap);
    std::ranges::sort(heaps);
    return heaps;
}

std::vector<std::size_t> heapsWithMoves(const Component& part)
{
    std::vector<std::size_t> heaps;
    for (std::size_t heap = 0; heap < part.position.heaps.size(); ++heap) {
        if (!part.rules->amounts(part.position, heap).empty())
            heaps.push_back(heap);
    }
    return heaps;
}

HintRung oneOfTwo(const Asked& asked, const HintRung& third, const MoveInSum& move)
{
    SecondMoveFinder decoys(asked, move);
    const auto near = nearMoves(move);
    for (const MoveInSum& other : near) {
        if (!asked.sum.check(other) && fits(third, asked.sum, other) && decoys.offer(other))
            return decoys.rung();
    }
    if (decoys.found())
        return decoys.rung();
    const auto some = someMoves(asked.sum, mostDecoys, seed, asked.player);
    for (const MoveInSum& other : some) {
        if (fits(third, asked.sum, other) && decoys.offer(other))
            return decoys.rung();
    }
    // If only some of the legal moves were tried, the hint must not claim that only one move fits. So it also shows another
    // move, which may be any legal move.
    if (!decoys.found() && asked.sum.moveCount(asked.player) > mostDecoys) {
        for (const MoveInSum& other : near)
            decoys.offer(other);
        for (const MoveInSum& other : some) {
            if (decoys.found())
                break;
            decoys.offer(other);
        }
    }
    return decoys.rung();
}

std::pair<HintRung, HintRung> choiceOfTwo(const Asked& asked, const MoveInSum& move, const HintRung& third, const HintRung& weaker)
{
    const HintRung choice = oneOfTwo(asked, third, move);
    if (!rungAs<rung::OnlyOneFits>(choice))
        return {third, choice};
    return {weaker, oneOfTwo(asked, weaker, move)};
}

rung::Replies repliesAfter(const Asked& asked, const MoveInSum& move)
{
    const GameSum after = *asked.sum.play(move);
    const Component& part = after.components()[move.component];
    const bool large = part.rules.as<MooreNim>()
        ? part.position.heaps.size() > mostMooreHeaps
        : (after.isSum() || part.position.heaps.size() == 1) && after.moveCount() > mostCounted
            && !part.rules.as<Nim>();
    if (large)
        return {1, false};
    const auto replies = after.winningMoves(0, opponent(asked.player));
    return {replies.count, !replies.stopped};
}

HintRung resist(const Asked& asked, const MoveInSum& move)
{
    const bool ends = !asked.sum.play(move)->canMove(opponent(asked.player));
    return rung::Resist{move, ends ? rung::Replies{} : repliesAfter(asked, move),
                        comparesAllMoves(asked.sum, asked.player), ends};
}

bool leavesFewest(const Asked& asked, const MoveInSum& move)
{
    return comparesAllMoves(asked.sum, asked.player) && repliesAfter(asked, move).exact;
}

std::vector<MoveInSum> stubborn(const Asked& asked)
{
    auto moves = stubbornMoves(asked.sum, seed, asked.player);
    for (MoveInSum& move : moves)
        move = inOrder(asked.sum, move);
    return moves;
}

}  // namespace nimstone::play::ladder
