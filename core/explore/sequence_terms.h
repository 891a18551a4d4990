// The terms of one game as a view shows them: found by one thread, read by another while they become more; and what is
// remarkable about them once they are there.
#pragma once

#include <atomic>
#include <memory>
#include <span>

#include "core/sequences/nim_sequence.h"

namespace nimstone::explore {

/// What a period says about the heaps before it begins.
class Exceptions {
public:
    /// `cycle` are the values of a whole period, from the preperiod on.
    Exceptions(const Period& period, std::vector<Count> cycle) : m_period(period), m_cycle(std::move(cycle)) {}

    const Period& period() const { return m_period; }

    /// Whether the heap's value is not the one that the period, continued backwards, would give it.
    bool holds(Count heap, Count value) const
    {
        if (heap >= m_period.preperiod)
            return false;
        const Count periods = (m_period.preperiod - heap + m_period.period - 1) / m_period.period;
        return m_cycle[static_cast<std::size_t>(heap + periods * m_period.period - m_period.preperiod)] != value + periods * m_period.saltus;
    }

private:
    Period m_period;
    std::vector<Count> m_cycle;
};

/// Whether the value of a heap is rare. Heap 0 is no part of a split, and neither rare nor common.
inline bool isRare(const sequence::SparseSpace& space, std::size_t heap, std::uint32_t value)
{
    return heap > 0 && (space.encode(heap, value) & sequence::SparseSpace::rare) != 0;
}

class SequenceTerms {
public:
    /// So many terms are kept at most, 4 bytes each.
    static constexpr std::size_t most = 10'000'000;

    explicit SequenceTerms(SequenceGame game);

    const SequenceGame& game() const { return m_sequence.game(); }

    /// g(0), g(1), … as far as they are known; from any thread.
    std::span<const std::uint32_t> known() const { return {m_terms.get(), m_known.load(std::memory_order_acquire)}; }

    struct Findings {
        NimSequence::End end = NimSequence::End::Reached;
        std::optional<CertifiedPeriod> period{};
        std::shared_ptr<const Exceptions> exceptions{};  ///< where there is a period
        std::size_t exceptionCount = 0;
        std::optional<sequence::SparseSpace> space{};    ///< of games that part heaps
        std::size_t rareCount = 0;
    };

    /// Goes on until that many terms are known, at most `most`, and looks at them. From one thread at a time.
    Findings extendTo(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress);

private:
    void publish(std::size_t size);
    void lookForExceptions(Findings& findings) const;
    void lookForRareValues(Findings& findings) const;

    NimSequence m_sequence;
    std::unique_ptr<std::uint32_t[]> m_terms;
    std::atomic<std::size_t> m_known = 0;
};

}  // namespace nimstone::explore
