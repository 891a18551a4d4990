// The steps of errors about Nim that circulate: an inequality that is not strict, heaps counted by it, and contest code
// that reads a heap which is not there. What is true in their place are steps of Nim.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- "s ⊕ x ≤ x, so the heap can be brought down to s ⊕ x" ---

/// The claim as it circulates, of the heap that it is tried on.
struct NotStrictClaim {
    static constexpr std::string_view kind = "not-strict-claim";
    static constexpr std::array<Law, 0> laws{};

    std::size_t heap = 0;
};

/// s ⊕ x against x on these numbers, and how many stones the move would take.
struct NotStrictCase {
    static constexpr std::string_view kind = "not-strict-case";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Arithmetic};

    std::size_t heap = 0;
    Count s = 0;
    Count size = 0;
    Count target = 0;
    Count taken = 0;

    Prediction prediction() const { return Prediction::number(taken); }
};

/// With s = 0 the inequality holds and there is no move; with s ≠ 0 it is strict, which the claim does not say.
struct NotStrictVerdict {
    static constexpr std::string_view kind = "not-strict-verdict";
    static constexpr std::array laws{Law::Arithmetic, Law::LowerColumnsAreLess};

    Count s = 0;
    bool strict = false;

    Prediction prediction() const { return Prediction::yes(strict); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- "count the heaps with (s ⊕ x) ≤ x" ---

/// The claim as it circulates, and over how many heaps it goes.
struct CountClaim {
    static constexpr std::string_view kind = "count-at-most-claim";
    static constexpr std::array<Law, 0> laws{};

    std::size_t heaps = 0;
};

/// One heap: s ⊕ x, and whether the program counts it.
struct CountedHeap {
    Count size = 0;
    Count target = 0;
    bool counted = false;

    bool operator==(const CountedHeap&) const = default;
};

struct CountAtMost {
    static constexpr std::string_view kind = "count-at-most";
    static constexpr std::array laws{Law::NimSumByColumns};

    std::vector<CountedHeap> heaps;
    std::size_t counted = 0;

    Prediction prediction() const { return Prediction::number(counted); }
};

/// What the program counts against the winning moves there are.
struct CountVerdict {
    static constexpr std::string_view kind = "count-at-most-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    std::size_t claimed = 0;
    std::size_t truth = 0;
    bool refuted = false;

    Prediction prediction() const { return Prediction::number(truth); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- "read numbers until the line ends", of a line that ends in a blank ---

/// What such programs read a line into, in bytes, its end among them.
inline constexpr std::size_t lineBuffer = 100;

/// The heaps as a line of test data: parted by a blank each, and one more after the last.
struct LineOfText {
    static constexpr std::string_view kind = "line-of-text";
    static constexpr std::array<Law, 0> laws{};

    std::vector<Count> heaps;
    std::size_t characters = 0;  ///< the blank at the end among them
};

/// The program: a buffer, and numbers until the line ends.
struct LineClaim {
    static constexpr std::string_view kind = "line-claim";
    static constexpr std::array<Law, 0> laws{};

    std::size_t buffer = 0;
};

/// After the last number the blank is left, so the program reads once more; nothing comes, and the variable still holds
/// the last heap.
struct FalseHeap {
    static constexpr std::string_view kind = "false-heap";
    static constexpr std::array<Law, 0> laws{};

    std::vector<Count> read;
    Count twice = 0;  ///< the heap that is read twice

    Prediction prediction() const { return Prediction::number(read.size()); }
};

/// The nim-sum of what was read, against that of the heaps.
struct FalseSum {
    static constexpr std::string_view kind = "false-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};

    Count sum = 0;
    Count twice = 0;
    Count read = 0;  ///< the nim-sum of what was read

    Prediction prediction() const { return Prediction::number(read); }
};

/// What the program says against what is true, and how much of the line does not fit.
struct LineVerdict {
    static constexpr std::string_view kind = "line-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    Outcome told = Outcome::P;
    Outcome truth = Outcome::P;
    bool refuted = false;
    std::size_t characters = 0;
    std::size_t over = 0;  ///< bytes beyond the buffer, the end of the line among them

    Prediction prediction() const { return Prediction::outcome(told); }
    std::vector<Use> uses(const Proof& proof) const;
};

using NimFlawStep = std::variant<NotStrictClaim, NotStrictCase, NotStrictVerdict, CountClaim, CountAtMost, CountVerdict,
                                 LineOfText, LineClaim, FalseHeap, FalseSum, LineVerdict>;

}  // namespace nimstone::proof
