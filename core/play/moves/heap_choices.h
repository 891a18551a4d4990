// What the rules offer in one heap: which amounts, and where what remains may be parted.
#pragma once

#include <optional>

#include "core/sum/rules.h"

namespace nimstone::play {

/// How what remains may be parted: whether it may stay whole, and between which lengths the first of two pieces lies.
struct Parting {
    bool whole = false;
    Count least = 1;
    Count most = 0;  ///< under `least` where it may not be parted in two
    bool three = false;  ///< whether it may be parted in three

    bool parts() const { return most >= least; }
    bool possible() const { return whole || parts() || three; }
};

/// Of a game that is no Cutcake. Everything is found without listing the amounts, however large the heap is.
class HeapChoices {
public:
    HeapChoices(const Rules& rules, const Position& position, std::size_t heap) : m_rules(rules), m_position(position), m_heap(heap) {}

    /// The least amount over `amount` that may be taken, none where there is none; of games that part without taking, 0
    /// is an amount, so that the first of all is `first()`.
    std::optional<Count> next(Count amount) const;
    std::optional<Count> previous(Count amount) const;
    std::optional<Count> first() const;

    /// What may be done with the rest after that amount.
    Parting parting(Count amount) const;

private:
    const Rules& m_rules;
    const Position& m_position;
    std::size_t m_heap;
};

}  // namespace nimstone::play
