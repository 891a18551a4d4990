// The steps of the proofs that show widespread errors about Nim: using "≤" where the proof needs "<", counting heaps
// with this wrong inequality, and contest code that reads one heap too many. The correct statements are steps in nim.h.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- spot the flaw: "s ⊕ x ≤ x, so the heap can be reduced to s ⊕ x" ---

/// The wrong claim that is widespread, and the heap with which this proof tests it.
struct NotStrictClaim {
    static constexpr std::string_view kind = "not-strict-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heap"};

    std::size_t heap = 0;
};

/// The numbers s ⊕ x and x for the tested heap of x stones, and the number of stones that the move would take.
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

/// The verdict on the claim: if s = 0, the inequality s ⊕ x ≤ x holds, but there is no move. If s ≠ 0, even s ⊕ x < x
/// is true, but the claim does not state it.
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

/// The wrong claim that is widespread, and the number of heaps that the wrong program tests.
struct CountClaim {
    static constexpr std::string_view kind = "count-at-most-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heaps"};

    std::size_t heaps = 0;
};

/// One heap of x stones: s ⊕ x, and whether the wrong program counts this heap.
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

/// Compares the number of heaps that the wrong program counts with the number of winning moves.
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

/// The size in bytes, including the terminating zero, of the buffer into which the wrong program reads a line.
inline constexpr std::size_t lineBuffer = 100;

/// The heaps as a line of test data: one blank between two numbers, and another blank after the last number.
struct LineOfText {
    static constexpr std::string_view kind = "line-of-text";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"heaps", "characters"};

    std::vector<Count> heaps;
    std::size_t characters = 0;  ///< the number of characters, including the blank at the end
};

/// The wrong program: it reads a line into a buffer of `buffer` bytes, and then reads numbers from the buffer until the
/// line ends.
struct LineClaim {
    static constexpr std::string_view kind = "line-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"buffer"};

    std::size_t buffer = 0;
};

/// The error: after the last number a blank is left, so the program tries to read another number. It reads nothing, and
/// its variable still holds the last heap.
struct FalseHeap {
    static constexpr std::string_view kind = "false-heap";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"read", "twice"};

    std::vector<Count> read;
    Count twice = 0;  ///< the size of the last heap, which the program counts twice

    Prediction prediction() const { return Prediction::number(read.size()); }
};

/// Compares the nim-sum of the numbers that the program counts with the nim-sum of the heaps.
struct FalseSum {
    static constexpr std::string_view kind = "false-sum";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns};
    static constexpr std::array fieldNames{"sum", "twice", "read"};

    Count sum = 0;
    Count twice = 0;
    Count read = 0;  ///< the nim-sum of the numbers that the program counts

    Prediction prediction() const { return Prediction::number(read); }
};

/// Compares the outcome that the program prints with the true outcome, and says how many bytes of the line do not fit
/// into the buffer.
struct LineVerdict {
    static constexpr std::string_view kind = "line-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"told", "truth", "refuted", "characters", "over"};

    Outcome told = Outcome::P;
    Outcome truth = Outcome::P;
    bool refuted = false;
    std::size_t characters = 0;
    std::size_t over = 0;  ///< the number of bytes that do not fit into the buffer, including the terminating zero

    Prediction prediction() const { return Prediction::outcome(told); }
    std::vector<Use> uses(const Proof& proof) const;
};

using NimFlawStep = std::variant<NotStrictClaim, NotStrictCase, NotStrictVerdict, CountClaim, CountAtMost, CountVerdict,
                                 LineOfText, LineClaim, FalseHeap, FalseSum, LineVerdict>;

}  // namespace nimstone::proof
