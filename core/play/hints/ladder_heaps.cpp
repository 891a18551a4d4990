// Builds hint ladders for games whose heaps have Grundy values: Bash's game, subtraction, take-and-break, Grundy's game and
// Lasker's Nim.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

#include "core/sequences/nim_sequence.h"

namespace nimstone::play::ladder {

namespace {

/// The number of heap sizes in which a period is searched. The number is fixed, so that hints do not depend on what was
/// computed earlier.
constexpr Count periodsLookedFor = 4096;

Count largestHeap(const Asked& asked) { return std::ranges::max(asked.position().heaps); }

/// Returns the first move that changes the heap to Grundy value `worth`.
std::optional<Move> moveTo(const Asked& asked, std::size_t heap, Count worth)
{
    auto moves = asked.rules()->winningMovesBeside(worth, Position{{asked.position().heaps[heap]}}, 1).listed;
    if (moves.empty())
        return std::nullopt;
    moves.front().heap = heap;
    return std::move(moves.front());
}

ToWorth toWorthIn(const Asked& asked)
{
    return [&asked](const Row& row, Count worth) { return moveTo(asked, row.heap, worth); };
}

std::optional<Move> winningIn(const Asked& asked, std::size_t heap)
{
    return asked.won ? moveTo(asked, heap, 0) : std::nullopt;
}

int piecesLeft(const Move& move)
{
    return move.pieces.first == 0 ? 1 : move.pieces.second == 0 ? 2 : 3;
}

rung::LeaveWorthNothing leavesNothing(const Asked& asked, const Move& move)
{
    rung::LeaveWorthNothing last{asked.onTable(move), {}, {}};
    const Count rest = asked.position().heaps[move.heap] - move.taken - move.pieces.first - move.pieces.second;
    for (const Count heap : {move.pieces.first, move.pieces.second, rest}) {
        if (heap == 0)
            continue;
        last.left.push_back(heap);
        last.values.push_back(asked.rules()->grundy(Position{{heap}}).value_or(0));
    }
    return last;
}

std::optional<Period> periodOf(const SubtractionGame& game)
{
    NimSequence sequence(game.set());
    const auto found = sequence.findPeriod(periodsLookedFor).found;
    return found && found->isProved() && found->period.saltus == 0 ? std::optional(found->period) : std::nullopt;
}

}  // namespace

Built ofOneHeap(const Asked& asked, const HintRung& question, const HintRung& idea, const std::optional<HintRung>& third,
                const std::optional<Move>& winning)
{
    const Component& part = asked.component();
    if (asked.won) {
        if (!winning)
            return tl::unexpected(NoLadder{NoLadder::Kind::MoveNotFound});
        const MoveInSum move = asked.onTable(*winning);
        const Count n = part.position.heaps[winning->heap];
        const NimSumChange change = changeOf(part, *winning);
        const auto [look, choice] = choiceOfTwo(
            asked, move, third.value_or(rung::LookAtPieces{n, change.before, piecesLeft(*winning)}),
            third.value_or(rung::LookAtPieces{n, change.before}));
        return HintLadder{question, idea, look, choice, leavesNothing(asked, *winning)};
    }
    const MoveInSum move = stubborn(asked).front();
    const Count n = part.position.heaps[move.move.heap];
    const bool fewest = leavesFewest(asked, move);
    const auto [look, choice] = choiceOfTwo(asked, move,
                                            third.value_or(rung::LookAtWorth{n, changeOf(part, move.move).after, fewest}),
                                            third.value_or(rung::LookAtWorth{n, std::nullopt, fewest}));
    return HintLadder{question, idea, look, choice, resist(asked, move)};
}

Built ofBashGame(const Asked& asked, const BashGame& game)
{
    const auto heaps = heapsWithMoves(asked.component());
    const rung::AskWhatBothTake question{heaps.size(), game.m()};
    if (heaps.size() > 1)
        return ofRows(asked, rung::Rows::Values, question, rung::CountTheRests{heaps.size(), game.m()}, toWorthIn(asked));
    const Count n = asked.position().heaps[heaps.front()];
    const Count size = game.m() + 1;
    const rung::LeaveWholeBlocks idea{n, game.m()};
    if (!asked.won)
        return ofOneHeap(asked, question, idea, rung::OnlyWholeBlocks{n, size, n / size}, std::nullopt);
    const Count rest = n % size;
    const MoveInSum move = asked.onTable({heaps.front(), rest});
    const rung::LookBeyondTheBlocks look{n, size};
    // Taking size − rest stones is a likely mistake, because the incomplete block lacks this number of stones.
    const MoveInSum other = asked.onTable({heaps.front(), size - rest});
    const bool confusable = size - rest != rest && !asked.sum.check(other);
    const HintRung fourth = confusable ? HintRung(rung::OneOfTwo{std::min(move, other), std::max(move, other), true})
                                   : oneOfTwo(asked, look, move);
    return HintLadder{question, idea, look, fourth, rung::LeaveBlocks{move, n / size, size}};
}

Built ofSubtractionGame(const Asked& asked, const SubtractionGame& game)
{
    const auto heaps = heapsWithMoves(asked.component());
    const rung::AskAboutSmallHeaps question{heaps.size(), largestHeap(asked)};
    const auto period = periodOf(game);
    const rung::ValuesOfAmounts idea{game.set().amounts().size(), period};
    if (heaps.size() > 1)
        return ofRows(asked, rung::Rows::Values, question, idea, toWorthIn(asked));
    const Count n = asked.position().heaps[heaps.front()];
    std::optional<HintRung> third;
    if (asked.won && period && n >= period->preperiod + period->period) {
        const Count rest = (n - period->preperiod) % period->period + period->preperiod;
        third = rung::LookAtPlaceInPeriod{n, game.grundy(Position{{n}}).value_or(0), *period, rest};
    }
    return ofOneHeap(asked, question, idea, third, winningIn(asked, heaps.front()));
}

Built ofBreakingHeaps(const Asked& asked)
{
    const auto heaps = heapsWithMoves(asked.component());
    const Count largest = largestHeap(asked);
    const rung::AskAboutSmallHeaps question{heaps.size(), largest};
    const rung::ValuesOfBreaking idea{heaps.size(), largest};
    if (heaps.size() == 1)
        return ofOneHeap(asked, question, idea, std::nullopt, winningIn(asked, heaps.front()));
    return ofRows(asked, rung::Rows::Values, question, idea, toWorthIn(asked));
}

Built ofLaskersNim(const Asked& asked)
{
    const auto& game = *asked.rules().as<LaskersNim>();
    const auto heaps = heapsWithMoves(asked.component());
    const rung::AskAboutSmallHeaps question{heaps.size(), largestHeap(asked)};
    const rung::ValuesOfLasker idea{heaps.size()};
    if (heaps.size() == 1) {
        const std::size_t heap = heaps.front();
        return ofOneHeap(asked, question, idea, std::nullopt, Move{heap, asked.position().heaps[heap]});
    }
    return ofRows(asked, rung::Rows::Values, question, idea, [&](const Row& row, Count worth) -> std::optional<Move> {
        // The move reduces the heap to the only size that has the wanted value, if this size is smaller than the heap. The size
        // is larger only if a heap of 4k + 3 must get the value 4k + 3: only a heap of 4k + 4 has this value. Then the move
        // splits the heap into 1 and 4k + 2.
        const Count size = asked.position().heaps[row.heap];
        const Count left = game.grundy(Position{{worth}}).value();
        if (left < size)
            return Move{row.heap, size - left};
        return Move{row.heap, 0, {1}};
    });
}

}  // namespace nimstone::play::ladder
