// The nim-sequence g(0), g(1), g(2), … of a game, computed as far as it is asked for, and its period.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <tl/expected.hpp>
#include <variant>

#include "core/sequences/period.h"
#include "core/sequences/plain_method.h"
#include "core/sequences/sparse_method.h"

namespace nimstone {

/// How far a sequence has come, and how far it is to go: numbers of heaps.
using SequenceProgress = std::function<void(Count done, Count wanted)>;

/// How much a sequence may cost. Numbers of heaps; work in rounds of 16 heap sizes at once (SparseMethod::work).
struct SequenceLimits {
    Count heaps = maxHeapsKept;
    Count work = maxCount;

    static constexpr Count maxHeapsKept = Count{1} << 30;
};

class NimSequence {
public:
    explicit NimSequence(SequenceGame game);

    /// Goes on from terms that an earlier run found: g(0), g(1), …
    NimSequence(SequenceGame game, std::vector<sequence::Term> known);

    const SequenceGame& game() const { return m_game; }

    enum class End {
        Reached,
        Stopped,        ///< by the token
        ValueTooLarge,  ///< the next value does not fit the 2 bytes that a term is kept in
        OverLimit,      ///< more heaps or more work than allowed
    };

    /// Goes on until g(0) … g(heap) are known, or a period is proved that gives them. It looks for one each time the
    /// length has doubled.
    End extendTo(Count heap, const SequenceLimits& limits = {}, std::stop_token stop = {},
                 const SequenceProgress& progress = {});

    /// Heaps below are known; maxCount + 1 where all are.
    Count known() const { return std::max<Count>(m_knownBelow, computed()); }

    /// g(heap) of a heap that is known.
    Count value(Count heap) const;

    /// How many terms were computed; 0 for a closed form. They take 2 bytes each.
    std::size_t computed() const;
    sequence::Term term(std::size_t heap) const;

    /// The period, where it is proved.
    const std::optional<CertifiedPeriod>& proved() const { return m_proved; }

    struct PeriodSearch {
        End end = End::Reached;
        std::optional<CertifiedPeriod> found;
    };

    /// Looks for a period among g(0) … g(upTo), and proves it where there is a theorem for it: then the range of its
    /// certificate ends by upTo, and it was compared with as many heaps as the period has beyond.
    PeriodSearch findPeriod(Count upTo, std::stop_token stop = {}, const SequenceProgress& progress = {});

private:
    /// Bash, Lasker's Nim, Nim: nothing has to be computed.
    struct Nothing {};

    End computeTo(std::size_t size, const SequenceLimits& limits, const std::stop_token& stop,
                  const SequenceProgress& progress, Count wanted);
    void lookForProof();
    void lookForPartialProof();
    std::optional<CertifiedPeriod> candidate(std::size_t size) const;
    bool holds(const Period& period, Count below) const;
    Count work() const;

    SequenceGame m_game;
    PeriodRule m_rule;
    std::variant<Nothing, sequence::PlainMethod, sequence::SparseMethod> m_method;
    std::size_t m_nextLook;
    std::optional<CertifiedPeriod> m_proved;
    Period m_periodInUse;    ///< gives the values from computed() up to m_knownBelow
    Count m_knownBelow = 0;
};

}  // namespace nimstone
