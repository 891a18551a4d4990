// Take-and-break games: a code says how many stones a move may take from a heap and how many heaps it may leave. The player who
// cannot move loses. Kayles, Dawson's Kayles, Dawson's Chess and Treblecross are take-and-break games.
//
// R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical Society 52 (1956). The
// value of a heap is read from the nim-sequence of the code (core/sequences/nim_sequence.h).
#pragma once

#include "core/games/taking/heap_game.h"
#include "core/sequences/code.h"

namespace nimstone {

class TakeAndBreakGame final : public HeapGame {
public:
    /// The entries of the games that are given by a code, and of the codes that have a name of their own.
    static const GameEntry entries[6];

    /// Every TakeAndBreakCode is a valid game.
    explicit TakeAndBreakGame(TakeAndBreakCode code) : HeapGame(HeapRules(code)), m_code(std::move(code)) {}

    const TakeAndBreakCode& code() const { return m_code; }
    std::string parameters() const override { return m_code.text(); }

    /// Returns a random move. It chooses an amount and a number of pieces that the code allows first, then the pieces; the
    /// smaller pieces come first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const override;
    Wide moveCount(const Position& position, Cutter player) const override;

    /// The result is exact for heaps of up to 64 stones. For larger heaps it is an upper bound, computed from the smallest
    /// amount that may be taken.
    Wide longestPlay(const Position& position) const override;

private:
    TakeAndBreakCode m_code;
};

}  // namespace nimstone
