// The steps of widespread errors about Nim: an inequality that is not strict, a count of heaps that uses it, and contest
// code that reads a heap too many. The correct statements are steps of Nim (nim.h).
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- spot the flaw: "s ⊕ x ≤ x, so the heap can be reduced to s ⊕ x" ---

/// The claim as it circulates, and the heap on which it is tried.
struct NotStrictClaim {
    static constexpr std::string_view kind = "not-strict-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heap"};

    std::size_t heap = 0;
};

/// s ⊕ x and x for these numbers, and the number of stones that the move would take.
struct NotStrictCase {
    static constexpr std::string_view kind = "not-strict-case";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Arithmetic};
    static constexpr std::array fieldNames{"heap", "s", "size", "target", "taken"};

    std::size_t heap = 0;
    Count s = 0;
    Count size = 0;
    Count target = 0;
    Count taken = 0;

    Prediction prediction() const { return Prediction::number(taken); }
};

/// If s = 0, the inequality holds but there is no move. If s ≠ 0, it is strict, which the claim does not say.
struct NotStrictVerdict {
    static constexpr std::string_view kind = "not-strict-verdict";
    static constexpr std::array laws{Law::Arithmetic, Law::LowerColumnsAreLess};
    static constexpr std::array fieldNames{"s", "strict"};

    Count s = 0;
    bool strict = false;

    Prediction prediction() const { return Prediction::yes(strict); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- spot the flaw: "count the heaps with (s ⊕ x) ≤ x" ---

/// The claim as it circulates, and the number of heaps that it tests.
struct CountClaim {
    static constexpr std::string_view kind = "count-at-most-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heaps"};

    std::size_t heaps = 0;
};

/// One heap: s ⊕ x, and whether the flawed program counts it.
struct CountedHeap {
    static constexpr std::array fieldNames{"size", "target", "counted"};

    Count size = 0;
    Count target = 0;
    bool counted = false;

    bool operator==(const CountedHeap&) const = default;
};

struct CountAtMost {
    static constexpr std::string_view kind = "count-at-most";
    static constexpr std::array laws{Law::NimSumByColumns};
    static constexpr std::array fieldNames{"heaps", "counted"};

    std::vector<CountedHeap> heaps;
    std::size_t counted = 0;

    Prediction prediction() const { return Prediction::number(counted); }
};

/// The number that the program counts against the number of winning moves.
struct CountVerdict {
    static constexpr std::string_view kind = "count-at-most-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"claimed", "truth", "refuted"};

    std::size_t claimed = 0;
    std::size_t truth = 0;
    bool refuted = false;

    Prediction prediction() const { return Prediction::number(truth); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- spot the flaw: "read numbers until the line ends", on a line that ends in a blank ---

/// The size of the buffer into which such programs read a line, in bytes, including the terminating zero.
inline constexpr std::size_t lineBuffer = 100;

/// The heaps as a line of test data: separated by one blank each, with another blank after the last.
struct LineOfText {
    static constexpr std::string_view kind = "line-of-text";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heaps", "characters"};

    std::vector<Count> heaps;
    std::size_t characters = 0;  ///< the number of characters, including the blank at the end
};

/// The program: it reads a line into a buffer of `buffer` bytes, and then numbers until the line ends.
struct LineClaim {
    static constexpr std::string_view kind = "line-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"buffer"};

    std::size_t buffer = 0;
};

/// After the last number a blank is left, so the program reads once more. Nothing is read, and the variable still holds
/// the last heap.
struct FalseHeap {
    static constexpr std::string_view kind = "false-heap";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"read", "twice"};

    std::vector<Count> read;
    Count twice = 0;  ///< the last heap, which is read twice

    Prediction prediction() const { return Prediction::number(read.size()); }
};

/// The nim-sum of the numbers that were read, against that of the heaps.
struct FalseSum {
    static constexpr std::string_view kind = "false-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"sum", "twice", "read"};

    Count sum = 0;
    Count twice = 0;
    Count read = 0;  ///< the nim-sum of the numbers that were read

    Prediction prediction() const { return Prediction::number(read); }
};

/// The outcome that the program reports against the true one, and how much of the line does not fit into the buffer.
struct LineVerdict {
    static constexpr std::string_view kind = "line-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"told", "truth", "refuted", "characters", "over"};

    Outcome told = Outcome::P;
    Outcome truth = Outcome::P;
    bool refuted = false;
    std::size_t characters = 0;
    std::size_t over = 0;  ///< the number of bytes beyond the buffer, including the terminating zero

    Prediction prediction() const { return Prediction::outcome(told); }
    std::vector<Use> uses(const Proof& proof) const;
};

using NimFlawStep = std::variant<NotStrictClaim, NotStrictCase, NotStrictVerdict, CountClaim, CountAtMost, CountVerdict,
                                 LineOfText, LineClaim, FalseHeap, FalseSum, LineVerdict>;

}  // namespace nimstone::proof
