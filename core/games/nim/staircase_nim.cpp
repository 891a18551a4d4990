#include "core/games/nim/staircase_nim.h"

#include "core/games/taking/one_heap_moves.h"

namespace nimstone {

constinit const GameEntry StaircaseNim::entry{.name = "staircase-nim", .chinese = "阶梯尼姆 台阶尼姆 阶梯博弈", .example = "staircase-nim:1,0,3",
                                              .ordered = true, .place = PlaceKind::OfItsOwn,
                                              .move = MoveKind::OfItsOwn, .ending = Ending::StonesOnTheGround, .sizes = {0, 6, 6},
                                              .ideas = MistakenIdeas(MistakenIdea::AlwaysTakesMost, MistakenIdea::XorEverywhere)};

std::optional<ShapeError> StaircaseNim::checkShape(const Position& position) const
{
    Count room = maxCount;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (position.heaps[heap] > room)
            return ShapeError{ShapeError::Kind::TooManyStones, heap, maxCount};
        room -= position.heaps[heap];
    }
    return std::nullopt;
}

std::optional<MoveError> StaircaseNim::check(const Position& position, const Move& move) const
{
    if (const auto error = checkNimMove(position, move))
        return error;
    if (move.heap == 0)
        return std::nullopt;
    const Count room = maxCount - position.heaps[move.heap - 1];
    if (move.taken > room)
        return MoveError{MoveError::Kind::OverMaximum, move, room};
    return std::nullopt;
}

Position StaircaseNim::after(const Position& position, const Move& move) const
{
    Position after = position;
    after.heaps[move.heap] -= move.taken;
    if (move.heap > 0)
        after.heaps[move.heap - 1] += move.taken;
    return after;
}

NimHeaps StaircaseNim::heapsWithin(const Position& position) const
{
    NimHeaps odd;
    for (std::size_t heap = 0; heap < position.heaps.size(); heap += 2)
        odd.push_back({heap, position.heaps[heap]});
    return odd;
}

/// The stones that an odd step lacks come from the even step above it.
std::optional<Move> StaircaseNim::moveTo(const Position& position, const NimHeap& step, Count wanted) const
{
    if (wanted < step.size)
        return Move{step.place, step.size - wanted};
    const std::size_t above = step.place + 1;
    if (above < position.heaps.size() && wanted - step.size <= position.heaps[above])
        return Move{above, wanted - step.size};
    return std::nullopt;
}

Wide StaircaseNim::longestPlay(const Position& position) const
{
    Wide all = 0;
    for (std::size_t step = 0; step < position.heaps.size(); ++step)
        all += product(position.heaps[step], step + 1);
    return all;
}

}  // namespace nimstone
