// Grundy values of single heaps. They come from nim-sequences, which are computed up to the heap that a caller needs.
#pragma once

#include <utility>

#include "core/games/taking/bash_game.h"
#include "core/games/taking/grundys_game.h"
#include "core/games/taking/laskers_nim.h"
#include "core/sequences/code.h"
#include "core/sequences/nim_sequence.h"

namespace nimstone::contest {

/// The Grundy values of the heaps of one game. Callers must limit the heap size, unless the game has a closed form or a
/// proved period.
class HeapValues {
public:
    explicit HeapValues(HeapRules rules) : m_sequence(std::move(rules)) {}

    Count operator()(Count heap)
    {
        if (heap >= m_sequence.known())
            m_sequence.extendTo(heap);
        return m_sequence.value(heap);
    }

private:
    NimSequence m_sequence;
};

/// The Grundy values of the game `game`. Each thread has a cache of these values, so they are computed once even if the
/// program solves many inputs.
template <auto game>
class ValuesOf {
public:
    Count operator()(Count heap) { return m_values(heap); }

private:
    static HeapValues& ofThread()
    {
        thread_local HeapValues values(game());
        return values;
    }

    HeapValues& m_values = ofThread();
};

inline HeapRules grundysGame() { return GrundysGame().rules(); }
inline HeapRules laskersNim() { return LaskersNim().rules(); }
inline HeapRules dawsonsKayles() { return *codeNamed("dawson-kayles"); }
inline HeapRules treblecross() { return *codeNamed("treblecross"); }

/// The game in which a move takes 1 … m stones.
template <Count m>
HeapRules bash() { return BashGame::make(m)->rules(); }

/// True if the first player wins a sum of heaps. Each heap has the value of a heap of Nim (R. P. Sprague 1935, P. M.
/// Grundy 1939).
template <class Values>
class SumNotZero {
public:
    SumNotZero() = default;
    explicit SumNotZero(Values values) : m_values(std::move(values)) {}

    template <class HeapCase>
    bool operator()(const HeapCase& heaps)
    {
        Count sum = 0;
        for (const Count heap : heaps)
            sum ^= m_values(heap);
        return sum != 0;
    }

private:
    Values m_values;
};

}  // namespace nimstone::contest
