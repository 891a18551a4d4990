// The nim-sequence g(0), g(1), g(2), … of a game, computed on demand, and its period.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <tl/expected.hpp>
#include <variant>

#include "core/sequences/heap_rules.h"
#include "core/sequences/plain_method.h"
#include "core/sequences/splitting_method.h"

namespace nimstone {

/// Receives the number of heaps whose values are computed so far, and the number of heaps whose values are wanted.
using SequenceProgress = std::function<void(Count done, Count wanted)>;

/// The limits of a computation: `heaps` is the largest number of heaps whose values are computed, and `work` is the largest
/// number of splits that are tried, divided by 16 (see SparseMethod::work).
struct SequenceLimits {
    Count heaps = maxHeapsKept;
    Count work = maxCount;

    static constexpr Count maxHeapsKept = Count{1} << 30;
};

class NimSequence {
public:
    explicit NimSequence(HeapRules rules);

    /// Makes a sequence that continues from the terms g(0), g(1), … that an earlier run computed.
    NimSequence(HeapRules rules, std::vector<sequence::Term> known);

    const HeapRules& rules() const { return m_rules; }

    enum class End {
        Reached,
        Stopped,        ///< the stop token was triggered
        ValueTooLarge,  ///< the next value does not fit in the 2 bytes of a term
        OverLimit,      ///< the limit of heaps or work was reached
    };

    /// Computes terms until g(0) … g(heap) are known, or until a period that gives them is proved. It searches for a period
    /// each time the number of terms has doubled.
    End extendTo(Count heap, const SequenceLimits& limits = {}, std::stop_token stop = {},
                 const SequenceProgress& progress = {});

    /// The number below which all heaps have known values; maxCount + 1 if all values are known.
    Count known() const { return std::max<Count>(m_knownBelow, computed()); }

    /// Returns g(heap). Requires heap < known().
    Count value(Count heap) const;

    /// The number of computed terms, which take 2 bytes each; 0 for a closed form.
    std::size_t computed() const;
    sequence::Term term(std::size_t heap) const;

    /// The period of the sequence; empty unless it is proved.
    const std::optional<CertifiedPeriod>& proved() const { return m_proved; }

    struct PeriodSearch {
        End end = End::Reached;
        std::optional<CertifiedPeriod> found;
    };

    /// Searches for a period among g(0) … g(upTo), and proves it if there is a theorem about such games. The range of the
    /// certificate of a proved period ends at upTo or before. For the proof the function may compute the terms of
    /// one more period.
    PeriodSearch findPeriod(Count upTo, std::stop_token stop = {}, const SequenceProgress& progress = {});

private:
    /// The method for games with a closed form, which need no terms.
    struct Nothing {};

    End computeTo(std::size_t size, const SequenceLimits& limits, const std::stop_token& stop,
                  const SequenceProgress& progress, Count wanted);
    void lookForProof();
    void lookForPartialProof();
    std::optional<CertifiedPeriod> candidate(std::size_t size) const;
    bool holds(const Period& period, Count below) const;
    Count work() const;

    HeapRules m_rules;
    PeriodRule m_rule;
    std::variant<Nothing, sequence::PlainMethod, sequence::SplittingMethod> m_method;
    std::size_t m_nextLook;
    std::optional<CertifiedPeriod> m_proved;
    Period m_periodInUse;    ///< the period that gives the values from computed() up to m_knownBelow
    Count m_knownBelow = 0;
};

}  // namespace nimstone
