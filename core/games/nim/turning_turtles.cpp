#include "core/games/nim/turning_turtles.h"

#include <algorithm>

#include "core/games/taking/one_heap_moves.h"

namespace nimstone {

constinit const GameEntry TurningTurtles::entry{.name = "turning-turtles", .chinese = "翻硬币 翻乌龟", .example = "turning-turtles:2,5,6",
                                                .ordered = true, .place = PlaceKind::OfItsOwn, .move = MoveKind::OfItsOwn,
                                                .ending = Ending::NoMove, .work = {.mostNumbers = 100}, .sizes = {1, 12, 5},
                                                .ideas = MistakenIdeas(MistakenIdea::AlwaysTakesMost, MistakenIdea::XorEverywhere)};

std::optional<ShapeError> TurningTurtles::checkShape(const Position& position) const
{
    if (position.heaps.size() > 1 && position.heaps.front() == 0)
        return ShapeError{ShapeError::Kind::HeapTooSmall, 0, 1};
    return checkAscending(position);
}

std::optional<MoveError> TurningTurtles::check(const Position& position, const Move& move) const
{
    const auto error = checkNimMove(position, move);
    if (error && error->kind == MoveError::Kind::TakesTooMany)
        return MoveError{MoveError::Kind::OverMaximum, move, position.heaps[move.heap]};
    return error;
}

Position TurningTurtles::after(const Position& position, const Move& move) const
{
    std::vector<Count> heads = position.heaps;
    const Count other = heads[move.heap] - move.taken;
    heads.erase(heads.begin() + static_cast<std::ptrdiff_t>(move.heap));
    const auto place = std::ranges::lower_bound(heads, other);
    if (place != heads.end() && *place == other)
        heads.erase(place);
    else if (other != 0)
        heads.insert(place, other);
    if (heads.empty())
        heads.push_back(0);
    return {std::move(heads)};
}

std::optional<Move> TurningTurtles::moveTo(const Position&, const NimHeap& head, Count wanted) const
{
    return wanted < head.size ? std::optional(Move{head.place, head.size - wanted}) : std::nullopt;
}

Position TurningTurtles::positionFromSizes(std::vector<Count> squares) const
{
    std::ranges::sort(squares);
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    if (squares.size() > 1 && squares.front() == 0)
        squares.erase(squares.begin());
    return {std::move(squares)};
}

}  // namespace nimstone
