// The terms of one game as a view shows them: found by one thread, read by another while they become more; and what is
// remarkable about them once they are there.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <span>

#include "core/sequences/nim_sequence.h"
#include "core/sum/rules.h"

namespace nimstone::explore {

/// Whether the heap's value is not the one that the period, continued backwards, would give it. The terms reach to the end of
/// the first period; where they do not, none is an exception.
bool isException(const Period& period, std::span<const std::uint32_t> terms, std::size_t heap);

/// Whether the value of a heap is rare. Heap 0 is no part of a split, and neither rare nor common.
inline bool isRare(const sequence::SparseSpace& space, std::size_t heap, std::uint32_t value)
{
    return heap > 0 && (space.encode(heap, value) & sequence::SparseSpace::rare) != 0;
}

/// Heaps of Fibonacci Nim at the start of a game: all stones but one may be taken.
struct FreshHeaps {};

class SequenceTerms {
public:
    /// So many terms are kept at most, 4 bytes each.
    static constexpr std::size_t most = 10'000'000;

    explicit SequenceTerms(SequenceGame game);
    /// They reach to FibonacciNim::largestWithValue, and no period is looked for.
    explicit SequenceTerms(FreshHeaps);

    /// g(0), g(1), … as far as they are known; from any thread.
    std::span<const std::uint32_t> known() const { return {m_terms.get(), m_known.load(std::memory_order_acquire)}; }

    struct Findings {
        NimSequence::End end = NimSequence::End::Reached;
        std::optional<CertifiedPeriod> period{};
        std::size_t exceptionCount = 0;
        std::optional<sequence::SparseSpace> space{};  ///< of games that part heaps
        std::size_t rareCount = 0;
    };

    /// Goes on until that many terms are known, at most `most`, and looks at them. A thread waits while another is at it.
    Findings extendTo(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress);

private:
    NimSequence::End extendFresh(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress);
    void lookForRareValues(Findings& findings) const;

    std::mutex m_extending;
    std::optional<NimSequence> m_sequence;  ///< none for fresh heaps
    std::unique_ptr<std::uint32_t[]> m_terms;
    std::atomic<std::size_t> m_known = 0;
};

/// The terms of a game with one heap size, and of Fibonacci Nim those of fresh heaps; null for all other games.
std::shared_ptr<SequenceTerms> termsOf(const Rules& rules);

}  // namespace nimstone::explore
