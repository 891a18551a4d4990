#include "core/games/taking/grundys_game.h"

#include "core/games/taking/sequence_values.h"

namespace nimstone {

GrundysGame::GrundysGame() : m_values(SharedSequence::of(UnequalSplit{})) {}

std::optional<MoveError> GrundysGame::check(const Position& position, const Move& move) const
{
    using Kind = MoveError::Kind;
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    if (move.taken != 0)
        return MoveError{Kind::AmountNotOffered, move};
    const Count size = position.heaps[move.heap];
    if (move.pieces.second != 0 || (move.pieces.first != 0 && size <= 2))
        return MoveError{Kind::CannotSplit, move};
    if (move.pieces.first == 0)
        return MoveError{Kind::MustSplit, move};
    if (move.pieces.first >= size)
        return MoveError{Kind::PieceTooLarge, move, size - 1};
    if (move.pieces.first == size - move.pieces.first)
        return MoveError{Kind::EqualPieces, move};
    return std::nullopt;
}

std::vector<Move> GrundysGame::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        for (Count first = 1; first + first < position.heaps[heap]; ++first)
            moves.push_back({heap, 0, {first}});
    }
    return moves;
}

Known<Count> GrundysGame::grundy(const Position& position) const
{
    return sumInSequence(position.heaps, *m_values);
}

WinningMoves GrundysGame::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    return movesInSequence(position.heaps, *m_values, goal, limit,
                           [&](const auto& values, std::size_t heap, Count wanted, WinningSearch& search) {
        const Count size = position.heaps[heap];
        for (Count first = 1; first + first < size; ++first) {
            if (!search.maySpend(1))
                return false;
            if ((values.value(first) ^ values.value(size - first)) == wanted)
                search.add({heap, 0, {first}});
        }
        return true;
    });
}

Amounts GrundysGame::amounts(const Position& position, std::size_t heap) const
{
    return position.heaps[heap] >= 3 ? Amounts::of({0}) : Amounts();
}

Wide GrundysGame::moveCount(const Position& position) const
{
    return wideSum(position.heaps, [](Count heap) { return Wide{heap == 0 ? 0 : (heap - 1) / 2}; });
}

Move GrundysGame::randomMove(const Position& position, std::size_t heap, Chance& chance) const
{
    return {heap, 0, {chance.between(1, (position.heaps[heap] - 1) / 2)}};
}

Wide GrundysGame::longestPlay(const Position& position) const
{
    return wideSum(position.heaps, [](Count heap) { return heap < 3 ? Wide{0} : Wide{heap} - 2; });
}

}  // namespace nimstone
