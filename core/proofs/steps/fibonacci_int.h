// The steps of "spot the flaw": a table of 55 Fibonacci numbers of type int decides Fibonacci Nim.
//
// The program counts from f[1] = f[2] = 1, as many books do, and says that a fresh heap of n is lost exactly when n is in
// its table. From f[47] on, the sums overflow, and the table holds what a 32-bit int keeps of them.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The largest int, 2^31 − 1. The program reads n into an int.
inline constexpr Count maxInt = 2'147'483'647;

/// The claim as it circulates: n is lost exactly when it is one of f[1] … f[entries].
struct IntTableClaim {
    static constexpr std::string_view kind = "int-table-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"n", "entries"};

    Count n = 0;
    int entries = 0;
};

/// f[46] is the last Fibonacci number that fits. The next sum exceeds the largest int, and the int keeps that sum minus
/// 2^32.
struct IntOverflow {
    static constexpr std::string_view kind = "int-overflow";
    static constexpr std::array laws{Law::FibonacciRule, Law::Arithmetic};
    static constexpr std::array fieldNames{"index", "first", "second", "sum", "limit", "kept"};

    int index = 0;     ///< the index of the first that does not fit, 47
    Count first = 0;   ///< f[45], the first summand
    Count second = 0;  ///< f[46], the second summand
    Count sum = 0;     ///< F₄₇, the true sum
    Count limit = 0;   ///< the largest int, 2^31 − 1
    int kept = 0;      ///< F₄₇ − 2^32, the value that the int holds
};

struct WrappedEntry {
    static constexpr std::array fieldNames{"index", "value", "kept", "impostor"};

    int index = 0;
    Count value = 0;         ///< the Fibonacci number itself
    int kept = 0;            ///< the value of this Fibonacci number in an int of 32 bits
    bool impostor = false;   ///< kept > 0 and not a Fibonacci number: a heap of this size is called lost but is won

    bool operator==(const WrappedEntry&) const = default;
};

/// The entries f[47] … f[55].
struct WrappedEntries {
    static constexpr std::string_view kind = "wrapped-entries";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"rows"};

    std::vector<WrappedEntry> rows;
};

/// The result of looking n up in the program's table.
struct IntTableLookup {
    static constexpr std::string_view kind = "int-table-lookup";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"n", "index", "says"};

    Count n = 0;
    int index = 0;               ///< the least index with f[index] = n; 0 if there is none
    Outcome says = Outcome::N;   ///< P if n is found

    std::optional<Prediction> prediction() const { return Prediction::outcome(says); }
};

/// The true outcome of a fresh heap of n, which its smallest part decides.
struct IntTableVerdict {
    static constexpr std::string_view kind = "int-table-verdict";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"n", "parts", "truth", "says", "wrong", "take"};

    Count n = 0;
    std::vector<Count> parts;     ///< the parts of n, the smallest first
    Outcome truth = Outcome::P;   ///< P exactly when n has one part
    Outcome says = Outcome::P;
    bool wrong = false;
    Count take = 0;               ///< a winning first move, the smallest part; 0 if there is none

    std::vector<Use> uses(const Proof& proof) const;
};

/// The repair: 46 entries are needed, and that is as many as an int can hold.
struct IntTableRepair {
    static constexpr std::string_view kind = "int-table-repair";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"entries", "largest", "beyond"};

    int entries = 0;    ///< 46, the number of Fibonacci numbers that an int can hold
    Count largest = 0;  ///< F₄₆, the largest Fibonacci number that fits into an int of 32 bits
    Count beyond = 0;   ///< F₄₇, which is larger than any int
};

using IntTableStep = std::variant<IntTableClaim, IntOverflow, WrappedEntries, IntTableLookup, IntTableVerdict, IntTableRepair>;

}  // namespace nimstone::proof
