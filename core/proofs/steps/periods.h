// The steps of the proofs about periods of nim-sequences: subtraction games, and Guy and Smith's theorem.
//
// g(n) is the Grundy value of a heap of n.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- what all of them need ---

/// g(0), g(1), …, each the mex of values before it: as many as the certificate compares.
struct NimSequenceTerms {
    static constexpr std::string_view kind = "nim-sequence-terms";
    static constexpr std::array laws{Law::MexDefinition};

    std::vector<Count> values;
};

/// Which heaps of one period, preperiod … preperiod + period − 1, have the value 0.
struct ZeroHeaps {
    static constexpr std::string_view kind = "zero-heaps";
    static constexpr std::array laws{Law::Arithmetic};

    Count preperiod = 0;
    Count period = 0;
    std::vector<Count> heaps;
};

/// The value of a heap on the table: whole periods are left out of it, down to one that was computed.
struct HeapReadOff {
    static constexpr std::string_view kind = "heap-read-off";
    static constexpr std::array laws{Law::Division};

    std::size_t heap = 0;
    Count size = 0;
    Count like = 0;   ///< the smallest heap that is sure to have its value
    Count value = 0;

    std::optional<Prediction> prediction() const
    {
        return like == size ? std::nullopt : std::optional(Prediction::number(like));
    }
};

/// The nim-sum of the values of all heaps decides.
struct ValuesDecide {
    static constexpr std::string_view kind = "values-decide";
    static constexpr std::array laws{Law::Theorem};

    std::vector<Count> values;
    Count sum = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- subtraction games ---

/// g(n) = mex { g(n − s) : s of the set }: it follows from the `reach` values before it.
struct SubtractionRule {
    static constexpr std::string_view kind = "subtraction-rule";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};

    std::vector<Count> amounts;
    Count reach = 0;  ///< the largest amount
};

/// What taking an amount leaves, and its value.
struct TakeOption {
    Count taken = 0;
    Count left = 0;
    Count value = 0;

    auto operator<=>(const TakeOption&) const = default;
};

/// One value by its definition: of the smallest heap from which every amount can be taken.
struct SubtractionMex {
    static constexpr std::string_view kind = "subtraction-mex";
    static constexpr std::array laws{Law::Definition, Law::MexDefinition};

    Count heap = 0;
    std::vector<TakeOption> options;
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// Every value is at most `most`, the number of amounts, so there are at most (most + 1)^reach windows of `reach` values:
/// some window occurs twice.
struct WindowsMustRecur {
    static constexpr std::string_view kind = "windows-must-recur";
    static constexpr std::array laws{Law::Pigeonhole};

    Count most = 0;
    Count reach = 0;
};

/// The certificate: the windows of `length` values from `first` and from `second` on are equal.
struct EqualWindowPair {
    static constexpr std::string_view kind = "equal-window-pair";
    static constexpr std::array laws{Law::Arithmetic};

    Count first = 0;
    Count second = 0;
    Count length = 0;
    std::vector<Count> window;

    std::optional<Prediction> prediction() const { return Prediction::number(second); }
};

/// The values after either window follow from the window alone, so they are equal, and so on for ever.
struct WindowsGoOn {
    static constexpr std::string_view kind = "windows-go-on";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction};

    Count period = 0;
    Count preperiod = 0;
    Count left = 0;    ///< the heap after the first window
    Count right = 0;   ///< and after the second
    Count value = 0;   ///< of both

    std::optional<Prediction> prediction() const { return Prediction::number(period); }
};

// --- Guy and Smith: finite octal codes ---

/// What the digit for taking so many allows: 1 no heap left, 2 one, 4 two.
struct CodeDigit {
    Count taken = 0;
    Count digit = 0;

    auto operator<=>(const CodeDigit&) const = default;
};

/// The digits that are not 0. `last` is the place of the last: at most so many are taken.
struct CodeMeaning {
    static constexpr std::string_view kind = "code-meaning";
    static constexpr std::array laws{Law::Rules};

    std::vector<CodeDigit> digits;
    Count last = 0;
};

/// What a take leaves: heaps of first ≤ second, 0 where there is none.
struct CodeOption {
    Count taken = 0;
    Count first = 0;
    Count second = 0;
    Count value = 0;

    auto operator<=>(const CodeOption&) const = default;
};

/// One value by its definition: of the smallest heap that can be split, or where none can, of the heap of `last`.
struct CodeMex {
    static constexpr std::string_view kind = "code-mex";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};

    Count heap = 0;
    std::vector<CodeOption> options;
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// The certificate: g(n + period) = g(n) for from ≤ n < below = 2 · from + period + last.
struct GuySmithWindow {
    static constexpr std::string_view kind = "guy-smith-window";
    static constexpr std::array laws{Law::Arithmetic};

    Count from = 1;    ///< n0 ≥ 1
    Count period = 0;
    Count last = 0;    ///< k
    Count below = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(below); }
};

/// Why it goes on: a move from the first heap beyond takes at most `last`, and of the one or two heaps that are left the
/// larger has at least from + period, so that a period can be taken off it.
struct GuySmithGoesOn {
    static constexpr std::string_view kind = "guy-smith-goes-on";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic, Law::Induction};

    Count heap = 0;    ///< below + period
    Count last = 0;
    Count left = 0;    ///< at least: heap − last = 2 · (from + period)
    Count larger = 0;  ///< at least: from + period
    Count back = 0;    ///< the heap it is compared with, below
    Count backLarger = 0;  ///< of what a move from there leaves, the larger has at least so many: from or more
};

/// One such move, and the one it answers to: the larger part less a period.
struct GuySmithExample {
    static constexpr std::string_view kind = "guy-smith-example";
    static constexpr std::array laws{Law::Induction};

    Count heap = 0;
    Count back = 0;    ///< heap − period
    Count taken = 0;
    Count first = 0;   ///< 0 where one heap is left
    Count second = 0;
    Count shorter = 0; ///< second − period
    Count value = 0;   ///< of both
};

/// n0 = 1: heap 0 is compared with heap p by itself.
struct HeapZeroApart {
    static constexpr std::string_view kind = "heap-zero-apart";
    static constexpr std::array laws{Law::Arithmetic};

    Count period = 0;
    Count atZero = 0;
    Count atPeriod = 0;
    bool same = false;
};

using PeriodStep = std::variant<NimSequenceTerms, ZeroHeaps, HeapReadOff, ValuesDecide, SubtractionRule, SubtractionMex,
                                WindowsMustRecur, EqualWindowPair, WindowsGoOn, CodeMeaning, CodeMex, GuySmithWindow,
                                GuySmithGoesOn, GuySmithExample, HeapZeroApart>;

}  // namespace nimstone::proof
