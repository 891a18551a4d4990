// The nim-sequence of a game as all positions of the game share it: extended when a larger heap is asked for, within
// a bound, from any thread.
#pragma once

#include <memory>
#include <mutex>

#include "core/sequences/nim_sequence.h"

namespace nimstone {

class SharedSequence {
public:
    /// The one of this game. Games whose values have a closed form cost nothing; of the others the last few used are
    /// kept.
    static std::shared_ptr<SharedSequence> of(const SequenceGame& game);

    explicit SharedSequence(const SequenceGame& game) : m_sequence(game) {}

    /// What is computed at most; fewer heaps where each costs much, so that it takes no more than about a second. Heaps
    /// beyond are known where a period was proved within it, which of some games is never the case.
    static constexpr SequenceLimits limits{.heaps = Count{1} << 20, .work = Count{1} << 28};

    /// Reads values while nobody else extends the sequence.
    class Reader {
    public:
        explicit Reader(SharedSequence& shared) : m_lock(shared.m_mutex), m_sequence(shared.m_sequence) {}

        /// Computes g(0) … g(heap) as far as the bound allows. Whether they are known.
        bool reaches(Count heap);

        /// g(heap) of a heap that was reached.
        Count value(Count heap) const { return m_sequence.value(heap); }

    private:
        std::scoped_lock<std::mutex> m_lock;
        NimSequence& m_sequence;
    };

private:
    std::mutex m_mutex;
    NimSequence m_sequence;
};

}  // namespace nimstone
