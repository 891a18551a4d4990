// Periods of nim-sequences, and what each is certified by.
#pragma once

#include <optional>
#include <variant>

#include "core/sequences/sequence_game.h"

namespace nimstone {

/// g(n + period) = g(n) + saltus for all n ≥ preperiod. Both are the least; heap 0 counts.
struct Period {
    Count period = 1;
    Count preperiod = 0;
    Count saltus = 0;

    bool operator==(const Period&) const = default;
};

/// g(n + p) = g(n) was found for from ≤ n < below, and that is enough.
///
/// R. K. Guy, C. A. B. Smith, "The G-values of various games" (1956): for a code whose last digit stands at place k,
/// from = n0 ≥ 1 and below = 2 n0 + p + k. For, of the two parts that a heap of n + p ≥ below + p leaves, the larger has
/// (n + p − k) / 2 ≥ n0 + p stones at least, so p can be taken off it, and of the parts of n the larger has n0 at
/// least. Where three parts may be left, the same holds with below = 3 n0 + 2 p + k. n0 = 0 would not do, since parts
/// are not empty: heap 0 is compared with heap p by itself.
struct PeriodRange {
    Count from = 1;
    Count below = 1;

    bool operator==(const PeriodRange&) const = default;
};

/// Of a subtraction set: g(first), … of so many heaps in a row, as many as its largest amount, equal those from
/// `second` on, and each later value follows from as many before it.
struct EqualWindows {
    Count first = 0;
    Count second = 0;
    Count length = 1;

    bool operator==(const EqualWindows&) const = default;
};

/// The values have a closed form. Bash: n mod (m + 1). Nim: n. Lasker's Nim: 4k + 1, 4k + 2, 4k + 4, 4k + 3 for
/// n = 4k + 1, …, 4k + 4 (E. Lasker, "Brettspiele der Völker", 1931; Winning Ways, chapter 4).
struct ClosedForm {
    bool operator==(const ClosedForm&) const = default;
};

/// No proof: g(n + p) = g(n) + saltus for all n with n + p ≤ upTo.
struct Observed {
    Count upTo = 0;

    bool operator==(const Observed&) const = default;
};

using Certificate = std::variant<PeriodRange, EqualWindows, ClosedForm, Observed>;

struct CertifiedPeriod {
    Period period;
    Certificate certificate;

    bool isProved() const { return !std::holds_alternative<Observed>(certificate); }
    bool operator==(const CertifiedPeriod&) const = default;
};

/// Which stretch of a sequence proves a period.
class PeriodRule {
public:
    explicit PeriodRule(const SequenceGame& game);

    /// Of a subtraction set with this largest amount.
    static PeriodRule ofWindows(Count length) { return {0, length, true}; }

    /// n < below(…) has to be compared with n + p.
    Count below(Count period, Count preperiod) const;

    /// How many terms that takes.
    Count termsNeeded(Count period, Count preperiod) const { return below(period, preperiod) + period; }

    /// Whether such a stretch proves the period; else it only makes it likely. A saltus is never proved.
    bool proves() const { return m_proves; }

    Certificate certificate(Count period, Count preperiod) const;

private:
    PeriodRule(Count parts, Count reach, bool proves) : m_parts(parts), m_reach(reach), m_proves(proves) {}

    Count m_parts;   ///< how many parts a heap may break into, at least 2; 0 for a subtraction set
    Count m_reach;   ///< the largest amount
    bool m_proves;
};

}  // namespace nimstone
