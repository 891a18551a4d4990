// Periods of nim-sequences, and the certificates that prove them.
#pragma once

#include <variant>

#include "core/count.h"

namespace nimstone {

struct HeapRules;

/// The period of a sequence: g(n + period) = g(n) + saltus for all heap sizes n ≥ preperiod. Period and preperiod are the
/// smallest possible numbers.
struct Period {
    Count period = 1;
    Count preperiod = 0;
    Count saltus = 0;

    bool operator==(const Period&) const = default;
};

/// A certificate: g(n + p) = g(n) holds for from ≤ n < below, which proves that it holds for all n ≥ from.
///
/// R. K. Guy, C. A. B. Smith, "The G-values of various games" (1956): for a code whose last digit is at place k, from = n0 ≥ 1
/// and below = 2 n0 + p + k suffice. The reason: a move splits a heap of n + p ≥ below + p into two heaps at most, and the
/// larger has at least (n + p − k) / 2 ≥ n0 + p stones. Removing p stones from this heap gives a split of n whose larger heap
/// has at least n0 stones and the same value. If a move may leave three heaps, the same holds with below = 3 n0 + 2 p + k. n0 =
/// 0 is not enough, because the heaps of a split are not empty: heap 0 is compared with heap p separately.
struct PeriodRange {
    Count from = 1;
    Count below = 1;

    bool operator==(const PeriodRange&) const = default;
};

/// A certificate for a subtraction set: `length` consecutive values from `first` on equal the `length` values from `second` on.
/// `length` is the largest amount, so each later value depends only on the `length` values before it.
struct EqualWindows {
    Count first = 0;
    Count second = 0;
    Count length = 1;

    bool operator==(const EqualWindows&) const = default;
};

/// A certificate for games whose values have a closed form. In Bash's game, g(n) = n mod (m + 1). In Nim, g(n) = n. In Lasker's
/// Nim, the values of n = 4k + 1, …, 4k + 4 are 4k + 1, 4k + 2, 4k + 4 and 4k + 3 (E. Lasker, "Brettspiele der Völker", 1931;
/// Winning Ways, chapter 4).
struct ClosedForm {
    bool operator==(const ClosedForm&) const = default;
};

/// An observed period, which is not proved: g(n + period) = g(n) + saltus holds for preperiod ≤ n ≤ upTo − period.
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

/// The theorem that proves a period of the sequence of a game.
enum class PeriodTheorem {
    None,      ///< no theorem is known, so a period is only observed
    GuySmith,  ///< take-and-break games: the certificate is a PeriodRange
    Windows,   ///< subtraction sets: the certificate is EqualWindows
};

/// Determines which range of a sequence proves a period.
class PeriodRule {
public:
    explicit PeriodRule(const HeapRules& rules);

    /// Makes the rule for a subtraction set whose largest amount is `length`.
    static PeriodRule ofWindows(Count length) { return {0, length, true}; }

    /// Returns the end of the range of the certificate. The period is proved if g(n) = g(n + period) for all n from the start
    /// of the range to one below this end.
    Count below(Count period, Count preperiod) const;

    /// The number of terms that the comparison for the certificate needs.
    Count termsNeeded(Count period, Count preperiod) const { return below(period, preperiod) + period; }

    /// True if the comparison for the certificate proves a period of the game. Otherwise the period is only likely. A saltus is
    /// never proved.
    bool proves() const { return m_proves; }

    Certificate certificate(Count period, Count preperiod) const;

private:
    PeriodRule(Count parts, Count reach, bool proves) : m_parts(parts), m_reach(reach), m_proves(proves) {}

    Count m_parts;   ///< the number of heaps that a move may leave of one heap, at least 2; 0 for a subtraction set
    Count m_reach;   ///< the largest amount
    bool m_proves;
};

}  // namespace nimstone
