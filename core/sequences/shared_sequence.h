// The nim-sequence that all positions of a game share. It is extended on demand within limits, and any thread may use it.
#pragma once

#include <memory>
#include <mutex>

#include "core/sequences/nim_sequence.h"

namespace nimstone {

class SharedSequence {
public:
    /// Returns the sequence of this game. The most recently used sequences are cached, except sequences with a closed form.
    static std::shared_ptr<SharedSequence> of(const HeapRules& rules);

    explicit SharedSequence(const HeapRules& rules) : m_sequence(rules) {}

    const HeapRules& rules() const { return m_sequence.rules(); }

    /// The limits of the computation. If each heap takes long, fewer heaps are computed, so that the computation takes at most
    /// about a second. Heaps beyond the limits are known only if a period is proved within them; some games have no such
    /// period.
    static constexpr SequenceLimits limits{.heaps = Count{1} << 20, .work = Count{1} << 28};

    /// Reads values of the shared sequence. It holds a lock, so that no other thread extends the sequence meanwhile.
    class Reader {
    public:
        explicit Reader(SharedSequence& shared) : m_lock(shared.m_mutex), m_sequence(shared.m_sequence) {}

        /// Computes g(0) … g(heap), as far as the limits allow. Returns true if g(heap) is known.
        bool reaches(Count heap);

        /// Returns g(heap). Requires that reaches(heap) returned true.
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
