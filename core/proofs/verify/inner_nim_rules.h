// The rules of the games whose theorem finds heaps of Nim inside a position, for `verify`: the options of a position, the position after
// a move, and these heaps. For use in game_rules.cpp only.
#pragma once

#include <algorithm>
#include <set>
#include <utility>

#include "core/proofs/verify/game_rules.h"

namespace nimstone::proof {

// --- the options ---

inline std::vector<Heaps> options(const StaircaseNim&, const Heaps& heaps)
{
    std::vector<Heaps> found;
    for (std::size_t step = 0; step < heaps.size(); ++step) {
        for (Count moved = 1; moved <= heaps[step]; ++moved) {
            Heaps after = heaps;
            after[step] -= moved;
            if (step > 0)
                after[step - 1] += moved;
            found.push_back(std::move(after));
        }
    }
    return found;
}

/// The squares are in ascending order. A coin may move to any lower square above the coin before it.
inline std::vector<Heaps> options(const CoinsOnAStrip&, const Heaps& squares)
{
    std::vector<Heaps> found;
    for (std::size_t coin = 0; coin < squares.size(); ++coin) {
        for (Count to = coin == 0 ? 0 : squares[coin - 1] + 1; to < squares[coin]; ++to) {
            Heaps after = squares;
            after[coin] = to;
            found.push_back(std::move(after));
        }
    }
    return found;
}

/// The squares of the heads after the coins on `head` and, unless it is 0, on `other` are turned over. A single 0 means that there is no
/// head.
inline Heaps turnedOver(const Heaps& squares, Count head, Count other)
{
    std::set<Count> heads(squares.begin(), squares.end());
    for (const Count square : {head, other}) {
        if (heads.erase(square) == 0)
            heads.insert(square);
    }
    heads.erase(0);
    return heads.empty() ? Heaps{0} : Heaps(heads.begin(), heads.end());
}

inline std::vector<Heaps> options(const TurningTurtles&, const Heaps& squares)
{
    std::vector<Heaps> found;
    for (const Count head : squares) {
        for (Count other = 0; other < head; ++other)
            found.push_back(turnedOver(squares, head, other));
    }
    return found;
}

// --- the position after one move ---

/// True if the move is not a cut, its heap exists, and it takes at most the number of stones in this heap. The function
/// checks only the first heap that the move names.
inline bool isTake(const Heaps& heaps, const Move& move)
{
    return move.cutter == Cutter::None && move.heap < heaps.size() && move.taken <= heaps[move.heap];
}

inline bool isBare(const Move& move) { return move.pieces == Pieces{} && move.also.empty(); }

inline std::optional<Heaps> after(const StaircaseNim&, const Heaps& heaps, const Move& move)
{
    if (!isTake(heaps, move) || !isBare(move) || move.taken == 0)
        return std::nullopt;
    Heaps left = heaps;
    left[move.heap] -= move.taken;
    if (move.heap > 0)
        left[move.heap - 1] += move.taken;
    return left;
}

inline std::optional<Heaps> after(const CoinsOnAStrip&, const Heaps& squares, const Move& move)
{
    if (!isTake(squares, move) || !isBare(move) || move.taken == 0)
        return std::nullopt;
    Heaps left = squares;
    left[move.heap] -= move.taken;
    if (move.heap > 0 && left[move.heap] <= left[move.heap - 1])
        return std::nullopt;
    return left;
}

inline std::optional<Heaps> after(const TurningTurtles&, const Heaps& squares, const Move& move)
{
    if (!isTake(squares, move) || !isBare(move) || move.taken == 0)
        return std::nullopt;
    return turnedOver(squares, squares[move.heap], squares[move.heap] - move.taken);
}

// --- the heaps of Nim inside a position ---

inline std::optional<Heaps> innerHeaps(const Game&, const Heaps&) { return std::nullopt; }

/// The odd steps. A move changes the number of stones on exactly one odd step: it decreases the number to any smaller number, or it adds
/// stones from the even step above.
inline std::optional<Heaps> innerHeaps(const StaircaseNim&, const Heaps& steps)
{
    Heaps odd;
    for (std::size_t step = 0; step < steps.size(); step += 2)
        odd.push_back(steps[step]);
    return odd;
}

/// The gaps inside pairs: the gaps on the left of the rightmost coin, of the third coin from the right, and so on.
inline std::optional<Heaps> innerHeaps(const CoinsOnAStrip&, const Heaps& squares)
{
    Heaps gaps;
    for (std::size_t coins = squares.size(); coins > 0; coins -= std::min<std::size_t>(coins, 2))
        gaps.push_back(coins == 1 ? squares[0] : squares[coins - 1] - squares[coins - 2] - 1);
    return gaps;
}

/// The squares of the heads.
inline std::optional<Heaps> innerHeaps(const TurningTurtles&, const Heaps& squares) { return squares; }

}  // namespace nimstone::proof
