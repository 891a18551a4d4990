// The terms of one game's sequence for a view. One thread computes them while another thread reads those that are finished.
// After the last term, the computing thread also reports the period, exceptions and rare values.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <span>

#include "core/sequences/nim_sequence.h"
#include "core/sequences/rare_values.h"
#include "core/sum/rules.h"

namespace nimstone::explore {

/// True if the value of the heap differs from the value that the period, continued backwards, would give it. The terms must
/// reach the end of the first period; otherwise no heap is an exception.
bool isException(const Period& period, std::span<const std::uint32_t> terms, std::size_t heap);

/// Selects Fibonacci Nim before the first move, when all stones but one may be taken.
struct BeforeFirstMove {};

class SequenceTerms {
public:
    /// The largest number of terms that are stored, 4 bytes each.
    static constexpr std::size_t most = 10'000'000;

    explicit SequenceTerms(HeapRules rules);
    /// The terms of Fibonacci Nim for heaps before the first move, up to FibonacciNim::largestWithValue. No period is searched.
    explicit SequenceTerms(BeforeFirstMove);

    /// Returns the terms g(0), g(1), … that are known so far. May be called from any thread.
    std::span<const std::uint32_t> known() const { return {m_terms.get(), m_known.load(std::memory_order_acquire)}; }

    struct Findings {
        NimSequence::End end = NimSequence::End::Reached;
        std::optional<CertifiedPeriod> period{};
        std::size_t exceptionCount = 0;
        std::optional<sequence::RareValues> rare{};  ///< empty if the game has no rare values
    };

    /// Computes terms until `size` of them are known, at most `most`, and then analyzes them. If a second thread calls this
    /// function, it waits until the first has finished.
    Findings extendTo(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress);

private:
    NimSequence::End extendFresh(std::size_t size, const std::stop_token& stop, const SequenceProgress& progress);

    std::mutex m_extending;
    std::optional<NimSequence> m_sequence;  ///< empty for BeforeFirstMove
    std::unique_ptr<std::uint32_t[]> m_terms;
    std::atomic<std::size_t> m_known = 0;
};

/// Returns the terms of a game whose positions are described by one heap size. For Fibonacci Nim, returns the terms of heaps
/// before the first move. Returns null for other games.
std::shared_ptr<SequenceTerms> termsOf(const Rules& rules);

}  // namespace nimstone::explore
