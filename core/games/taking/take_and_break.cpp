#include "core/games/taking/take_and_break.h"

#include "core/games/taking/sequence_values.h"

namespace nimstone {

namespace {

using Kind = MoveError::Kind;

/// Whether taking that much may leave one heap, two or three, by the pieces that the move names.
bool maySplit(const TakeAndBreakCode& code, const Move& move)
{
    if (move.pieces.first == 0)
        return false;
    return move.pieces.second == 0 ? code.mayLeaveTwo(move.taken) : code.mayLeaveThree(move.taken);
}

/// Calls visit(taken, pieces) for each way to break a heap, until it returns false.
template <class Visit>
bool eachOption(const TakeAndBreakCode& code, Count heap, Visit visit)
{
    for (Count taken = 0; taken <= std::min<Count>(code.last(), heap); ++taken) {
        const Count rest = heap - taken;
        const bool whole = rest == 0 ? code.mayEmpty(taken) && heap != 0 : code.mayLeaveOne(taken);
        if (whole && !visit(taken, Pieces{}))
            return false;
        for (Count first = 1; rest >= 2 && first <= rest / 2; ++first) {
            if (code.mayLeaveTwo(taken) && !visit(taken, Pieces{first}))
                return false;
            if (!code.mayLeaveThree(taken)) {
                if (!code.mayLeaveTwo(taken))
                    break;
                continue;
            }
            for (Count second = first; first + second <= rest - second; ++second) {
                if (!visit(taken, Pieces{first, second}))
                    return false;
            }
        }
    }
    return true;
}

}  // namespace

TakeAndBreakGame::TakeAndBreakGame(TakeAndBreakCode code)
    : m_code(std::move(code)), m_values(SharedSequence::of(m_code))
{
}

std::optional<MoveError> TakeAndBreakGame::check(const Position& position, const Move& move) const
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    const Count rest = position.heaps[move.heap] - move.taken;
    if (m_code.digit(move.taken) == 0)
        return MoveError{move.taken == 0 ? Kind::TakesNothing : Kind::AmountNotOffered, move};
    if (move.pieces != Pieces{}) {
        if (!maySplit(m_code, move))
            return MoveError{Kind::CannotSplit, move};
        const Count pieces = move.pieces.second == 0 ? 1 : 2;
        if (rest <= pieces)
            return MoveError{Kind::CannotSplit, move};
        // Written so that the sum of the pieces cannot pass 2^64.
        if (move.pieces.first >= rest - (pieces - 1))
            return MoveError{Kind::PieceTooLarge, move, rest - pieces};
        if (move.pieces.second >= rest - move.pieces.first)
            return MoveError{Kind::PieceTooLarge, move, rest - move.pieces.first - 1};
        return std::nullopt;
    }
    if (rest == 0) {
        if (m_code.mayEmpty(move.taken))
            return std::nullopt;
        return MoveError{Kind::CannotEmpty, move};
    }
    if (m_code.mayLeaveOne(move.taken))
        return std::nullopt;
    return MoveError{m_code.digit(move.taken) == 1 ? Kind::MustEmpty : Kind::MustSplit, move};
}

tl::expected<Position, MoveError> TakeAndBreakGame::play(const Position& position, const Move& move) const
{
    if (const auto error = check(position, move))
        return tl::unexpected(*error);
    return afterOneHeapMove(position, move);
}

std::vector<Move> TakeAndBreakGame::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        eachOption(m_code, position.heaps[heap], [&](Count taken, const Pieces& pieces) {
            moves.push_back({heap, taken, pieces});
            return true;
        });
    }
    return moves;
}

Known<Count> TakeAndBreakGame::grundy(const Position& position) const
{
    return sumInSequence(position.heaps, *m_values);
}

Known<Outcome> TakeAndBreakGame::outcome(const Position& position) const
{
    return outcomeOf(grundy(position));
}

WinningMoves TakeAndBreakGame::winningMoves(const Position& position, std::size_t limit) const
{
    return movesToValue(position, 0, limit);
}

WinningMoves TakeAndBreakGame::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    return movesInSequence(position.heaps, *m_values, goal, limit,
                           [&](const auto& values, std::size_t heap, Count wanted, WinningSearch& search) {
        const Count size = position.heaps[heap];
        return eachOption(m_code, size, [&](Count taken, const Pieces& pieces) {
            const Count last = size - taken - pieces.first - pieces.second;
            if ((values.value(pieces.first) ^ values.value(pieces.second) ^ values.value(last)) == wanted)
                search.add({heap, taken, pieces});
            return search.maySpend(1);
        });
    });
}

}  // namespace nimstone
