// Generators of random positions and moves, up to the largest numbers, for properties.
#pragma once

#include <ostream>
#include <rapidcheck.h>
#include <utility>
#include <vector>

#include "core/nimber.h"
#include "core/position.h"

namespace nimstone::tests {

/// Generates numbers of each width from 0 to 63 bits equally often, and sometimes one of the largest.
inline rc::Gen<Count> anyCount()
{
    const auto ofWidth = rc::gen::mapcat(rc::gen::inRange(0, maxColumns + 1), [](int width) {
        return rc::gen::inRange<Count>(0, (Count{1} << width));
    });
    return rc::gen::resize(rc::kNominalSize, rc::gen::weightedOneOf<Count>({
        {15, ofWidth},
        {1, rc::gen::element(maxCount, maxCount - 1, Count{1} << (maxColumns - 1))},
    }));
}

inline rc::Gen<Position> anyPosition(std::size_t fewest, std::size_t most)
{
    const auto heaps = rc::gen::mapcat(rc::gen::inRange(fewest, most + 1), [](std::size_t count) {
        return rc::gen::container<std::vector<Count>>(count, anyCount());
    });
    return rc::gen::resize(rc::kNominalSize,
                           rc::gen::map(heaps, [](std::vector<Count> sizes) { return Position{std::move(sizes)}; }));
}

/// Generates positions of `fewest` to `most` heaps; the last heap makes the nim-sum 0.
inline rc::Gen<Position> anyBalancedPosition(std::size_t fewest, std::size_t most)
{
    return rc::gen::map(anyPosition(fewest - 1, most - 1), [](Position position) {
        position.heaps.push_back(nimSum(position.heaps));
        return position;
    });
}

/// Generates moves that take stones from one heap. The position must have a stone.
inline rc::Gen<Move> anyMove(const Position& position)
{
    std::vector<std::size_t> filled;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (position.heaps[heap] != 0)
            filled.push_back(heap);
    }
    return rc::gen::mapcat(rc::gen::elementOf(filled), [position](std::size_t heap) {
        const auto amount = rc::gen::inRange<Count>(1, position.heaps[heap] + 1);
        return rc::gen::map(rc::gen::resize(rc::kNominalSize, amount),
                            [heap](Count taken) { return Move{heap, taken}; });
    });
}

/// Generates moves of every form that the notation has; a move need not be legal in any position.
inline rc::Gen<Move> anyWrittenMove()
{
    return rc::gen::exec([] {
        const auto size = rc::gen::map(anyCount(), [](Count count) { return count == 0 ? Count{1} : count; });
        Move move{*rc::gen::inRange(std::size_t{0}, maxHeaps), 0};
        switch (*rc::gen::inRange(0, 4)) {
        case 0:
            move.cutter = *rc::gen::element(Cutter::Left, Cutter::Right);
            move.pieces.first = *size;
            return move;
        case 1: move.pieces = {*size, *rc::gen::element(Count{0}, *size)}; break;
        case 2:
            for (std::size_t heap = move.heap; move.also.size() < *rc::gen::inRange(std::size_t{0}, std::size_t{5});)
                move.also.push_back({heap += *rc::gen::inRange(std::size_t{1}, std::size_t{9}), *anyCount()});
            break;
        default: break;
        }
        move.taken = *anyCount();
        return move;
    });
}

}  // namespace nimstone::tests

namespace rc {

inline void showValue(const nimstone::Position& position, std::ostream& stream)
{
    stream << "Position{";
    for (const nimstone::Count heap : position.heaps)
        stream << ' ' << heap;
    if (position.quota != nimstone::noQuota)
        stream << ", quota " << position.quota;
    stream << " }";
}

inline void showValue(const nimstone::Move& move, std::ostream& stream)
{
    stream << "Move{" << move.heap << ", " << move.taken;
    if (move.pieces != nimstone::Pieces{})
        stream << ", pieces " << move.pieces.first << ' ' << move.pieces.second;
    for (const nimstone::Take& take : move.also)
        stream << ", also " << take.heap << ' ' << take.taken;
    if (move.cutter != nimstone::Cutter::None)
        stream << (move.cutter == nimstone::Cutter::Left ? ", Left" : ", Right");
    stream << '}';
}

}  // namespace rc
