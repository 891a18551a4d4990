// The steps of "spot the flaw": a table of 55 Fibonacci numbers in int decides Fibonacci Nim.
//
// The program counts as many books do, f[1] = f[2] = 1, and calls a fresh heap of n lost exactly when n is in its table.
// What it holds from f[47] on is what a machine of 32 bits keeps of the sum.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The largest int, 2^31 − 1: the program reads n into one.
inline constexpr Count maxInt = 2'147'483'647;

/// The claim as it circulates: n is lost exactly when it is one of f[1] … f[entries].
struct IntTableClaim {
    static constexpr std::string_view kind = "int-table-claim";
    static constexpr std::array<Law, 0> laws{};

    Count n = 0;
    int entries = 0;
};

/// f[46] is the last that fits: the sum after it passes the largest int, and 2^32 less than it is kept.
struct IntOverflow {
    static constexpr std::string_view kind = "int-overflow";
    static constexpr std::array laws{Law::FibonacciRule, Law::Arithmetic};

    int index = 0;     ///< the first that does not fit, 47
    Count first = 0;   ///< f[45]
    Count second = 0;  ///< f[46]
    Count sum = 0;     ///< F₄₇
    Count limit = 0;   ///< the largest int
    int kept = 0;      ///< F₄₇ − 2^32
};

struct WrappedEntry {
    int index = 0;
    Count value = 0;         ///< the Fibonacci number
    int kept = 0;            ///< what an int keeps of it
    bool impostor = false;   ///< kept > 0 and no Fibonacci number: a heap that is called lost and is won

    bool operator==(const WrappedEntry&) const = default;
};

/// f[47] … f[55].
struct WrappedEntries {
    static constexpr std::string_view kind = "wrapped-entries";
    static constexpr std::array laws{Law::Arithmetic};

    std::vector<WrappedEntry> rows;
};

/// Whether the program finds n.
struct IntTableLookup {
    static constexpr std::string_view kind = "int-table-lookup";
    static constexpr std::array laws{Law::Arithmetic};

    Count n = 0;
    int index = 0;               ///< the first f[index] = n; 0 where there is none
    Outcome says = Outcome::N;   ///< P where it is found

    std::optional<Prediction> prediction() const { return Prediction::outcome(says); }
};

/// What is true of a fresh heap of n, by its smallest part.
struct IntTableVerdict {
    static constexpr std::string_view kind = "int-table-verdict";
    static constexpr std::array laws{Law::Theorem};

    Count n = 0;
    std::vector<Count> parts;     ///< the smallest first
    Outcome truth = Outcome::P;   ///< P exactly when there is one part
    Outcome says = Outcome::P;
    bool wrong = false;
    Count take = 0;               ///< a winning first move, the smallest part; 0 where there is none

    std::vector<Use> uses(const Proof& proof) const;
};

/// 46 numbers are all that an int can hold and all that are needed.
struct IntTableRepair {
    static constexpr std::string_view kind = "int-table-repair";
    static constexpr std::array laws{Law::Arithmetic};

    int entries = 0;    ///< 46
    Count largest = 0;  ///< F₄₆
    Count beyond = 0;   ///< F₄₇: more than any int
};

using IntTableStep = std::variant<IntTableClaim, IntOverflow, WrappedEntries, IntTableLookup, IntTableVerdict, IntTableRepair>;

}  // namespace nimstone::proof
