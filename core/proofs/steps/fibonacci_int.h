// The steps of "spot the flaw": a table of 55 Fibonacci numbers of type int decides Fibonacci Nim.
//
// The wrong program begins its table with f[1] = f[2] = 1, as many books do. It says that a heap of n stones before the
// first move is lost exactly when n is in the table. From f[47] on, the sums overflow, and the table holds the low 32 bits
// of each sum as an int.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// The largest int, 2^31 − 1. The program reads n into an int.
inline constexpr Count maxInt = 2'147'483'647;

/// The wrong claim that is widespread: n is lost exactly when n is one of f[1] … f[entries].
struct IntTableClaim {
    static constexpr std::string_view kind = "int-table-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"n", "entries"};

    Count n = 0;
    int entries = 0;
};

/// f[46] is the last Fibonacci number that fits into an int. The next sum is greater than the largest int, so the table
/// holds this sum minus 2^32.
struct IntOverflow {
    static constexpr std::string_view kind = "int-overflow";
    static constexpr std::array laws{Law::FibonacciRule, Law::Arithmetic};
    static constexpr std::array fieldNames{"index", "first", "second", "sum", "limit", "kept"};

    int index = 0;     ///< the index of the first Fibonacci number that does not fit, 47
    Count first = 0;   ///< f[45], the first summand of f[47]
    Count second = 0;  ///< f[46], the second summand of f[47]
    Count sum = 0;     ///< F₄₇, the true sum of f[45] and f[46]
    Count limit = 0;   ///< the largest int, 2^31 − 1
    int kept = 0;      ///< F₄₇ − 2^32, the value that the int holds
};

struct WrappedEntry {
    static constexpr std::array fieldNames{"index", "value", "kept", "impostor"};

    int index = 0;
    Count value = 0;         ///< the Fibonacci number with this index
    int kept = 0;            ///< the value that a 32-bit int holds instead of this Fibonacci number
    bool impostor = false;   ///< true if `kept` is positive and is not a Fibonacci number: the program says that a heap of `kept` stones is lost, but it is won

    bool operator==(const WrappedEntry&) const = default;
};

/// The entries f[47] … f[55], whose sums overflow.
struct WrappedEntries {
    static constexpr std::string_view kind = "wrapped-entries";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"rows"};

    std::vector<WrappedEntry> rows;
};

/// The result of searching for n in the program's table.
struct IntTableLookup {
    static constexpr std::string_view kind = "int-table-lookup";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"n", "index", "says"};

    Count n = 0;
    int index = 0;               ///< the least index with f[index] = n; 0 if the table does not contain n
    Outcome says = Outcome::N;   ///< the outcome by the program: P if the table contains n, otherwise N

    std::optional<Prediction> prediction() const { return Prediction::outcome(says); }
};

/// The true outcome of a heap of n stones before the first move. The number of Zeckendorf parts of n decides it.
struct IntTableVerdict {
    static constexpr std::string_view kind = "int-table-verdict";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"n", "parts", "truth", "says", "wrong", "take"};

    Count n = 0;
    std::vector<Count> parts;     ///< the Zeckendorf parts of n, the smallest first
    Outcome truth = Outcome::P;   ///< the true outcome: P exactly when n has a single Zeckendorf part
    Outcome says = Outcome::P;
    bool wrong = false;
    Count take = 0;               ///< the smallest Zeckendorf part of n, which is a winning first move; 0 if no first move wins

    std::vector<Use> uses(const Proof& proof) const;
};

/// The repair: the table needs 46 entries, and an int can hold all of these 46 Fibonacci numbers.
struct IntTableRepair {
    static constexpr std::string_view kind = "int-table-repair";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"entries", "largest", "beyond"};

    int entries = 0;    ///< 46, the number of Fibonacci numbers that an int can hold
    Count largest = 0;  ///< F₄₆, the largest Fibonacci number that fits into an int of 32 bits
    Count beyond = 0;   ///< F₄₇, which does not fit into an int
};

using IntTableStep = std::variant<IntTableClaim, IntOverflow, WrappedEntries, IntTableLookup, IntTableVerdict, IntTableRepair>;

}  // namespace nimstone::proof
