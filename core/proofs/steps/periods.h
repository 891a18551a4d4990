// The steps of the proofs about periods of nim-sequences: the period of a subtraction game, and Guy and Smith's
// theorem.
//
// g(n) is the Grundy value of a heap of n stones.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- steps that several of these proofs share ---

/// The terms g(0), g(1), … that the certificate compares. Each term is the mex of the values of the options of the
/// heap.
struct NimSequenceTerms {
    static constexpr std::string_view kind = "nim-sequence-terms";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"values"};

    std::vector<Count> values;
};

/// The heaps from preperiod to preperiod + period − 1 that have the value 0.
struct ZeroHeaps {
    static constexpr std::string_view kind = "zero-heaps";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"preperiod", "period", "heaps"};

    Count preperiod = 0;
    Count period = 0;
    std::vector<Count> heaps;
};

/// Finds the value of one of the user's heaps: whole periods are subtracted from the size until a computed term of the
/// nim-sequence is reached.
struct HeapReadOff {
    static constexpr std::string_view kind = "heap-read-off";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"heap", "size", "like", "value"};

    std::size_t heap = 0;
    Count size = 0;
    Count like = 0;   ///< the smallest heap that has the same value because of the period
    Count value = 0;

    std::optional<Prediction> prediction() const
    {
        return like == size ? std::nullopt : std::optional(Prediction::number(like));
    }
};

/// The conclusion: the nim-sum of the values of all heaps decides the outcome.
struct ValuesDecide {
    static constexpr std::string_view kind = "values-decide";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"values", "sum", "outcome"};

    std::vector<Count> values;
    Count sum = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- subtraction games ---

/// The value of a heap of n stones is g(n) = mex { g(n − s) : s in the set }. So the `reach` values before g(n) determine g(n).
struct SubtractionRule {
    static constexpr std::string_view kind = "subtraction-rule";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"amounts", "reach"};

    std::vector<Count> amounts;
    Count reach = 0;  ///< the largest amount in the set
};

/// A move, the heap that it leaves, and the value of that heap.
struct TakeOption {
    static constexpr std::array fieldNames{"taken", "left", "value"};

    Count taken = 0;
    Count left = 0;
    Count value = 0;

    auto operator<=>(const TakeOption&) const = default;
};

/// Calculates one value as a mex: the value of the smallest heap from which every amount of the set can be taken.
struct SubtractionMex {
    static constexpr std::string_view kind = "subtraction-mex";
    static constexpr std::array laws{Law::Definition, Law::MexDefinition};
    static constexpr std::array fieldNames{"heap", "options", "value"};

    Count heap = 0;
    std::vector<TakeOption> options;
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// Every value is at most `most`, which is the number of amounts in the set. So there are at most (most + 1)^reach
/// different windows of `reach` values, and some window occurs twice.
struct WindowsMustRecur {
    static constexpr std::string_view kind = "windows-must-recur";
    static constexpr std::array laws{Law::Pigeonhole};
    static constexpr std::array fieldNames{"most", "reach"};

    Count most = 0;
    Count reach = 0;
};

/// The certificate for the period: the `length` values from g(first) on are equal to the `length` values from g(second)
/// on.
struct EqualWindowPair {
    static constexpr std::string_view kind = "equal-window-pair";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"first", "second", "length", "window"};

    Count first = 0;
    Count second = 0;
    Count length = 0;
    std::vector<Count> window;

    std::optional<Prediction> prediction() const { return Prediction::number(second); }
};

/// A window determines the value after it. So the values after the two equal windows are equal. The same is true for
/// the windows one place further, and so on without end.
struct WindowsGoOn {
    static constexpr std::string_view kind = "windows-go-on";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction};
    static constexpr std::array fieldNames{"period", "preperiod", "left", "right", "value"};

    Count period = 0;
    Count preperiod = 0;
    Count left = 0;    ///< the heap whose value follows the first window
    Count right = 0;   ///< the heap whose value follows the second window
    Count value = 0;   ///< the value that each of the two heaps has

    std::optional<Prediction> prediction() const { return Prediction::number(period); }
};

// --- Guy and Smith: finite octal codes ---

/// The digit of an octal code for taking `taken` stones. Each bit of the digit allows a number of heaps to be left: bit
/// 1 allows no heap, bit 2 one heap, bit 4 two heaps.
struct CodeDigit {
    static constexpr std::array fieldNames{"taken", "digit"};

    Count taken = 0;
    Count digit = 0;

    auto operator<=>(const CodeDigit&) const = default;
};

/// The digits of the code that are not 0. The last of them is at position `last`, so a move takes at most `last`
/// stones.
struct CodeMeaning {
    static constexpr std::string_view kind = "code-meaning";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"digits", "last"};

    std::vector<CodeDigit> digits;
    Count last = 0;
};

/// A move and the two heaps that it leaves, with first ≤ second; a size of 0 means that there is no such heap.
struct CodeOption {
    static constexpr std::array fieldNames{"taken", "first", "second", "value"};

    Count taken = 0;
    Count first = 0;
    Count second = 0;
    Count value = 0;

    auto operator<=>(const CodeOption&) const = default;
};

/// Calculates one value as a mex: the value of the smallest heap that can be split, or the value of the heap of `last`
/// stones if no heap can be split.
struct CodeMex {
    static constexpr std::string_view kind = "code-mex";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"heap", "options", "value"};

    Count heap = 0;
    std::vector<CodeOption> options;
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// The certificate for the period: g(n + period) = g(n) for from ≤ n < below, where below = 2 · from + period + last.
struct GuySmithWindow {
    static constexpr std::string_view kind = "guy-smith-window";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"from", "period", "last", "below"};

    Count from = 1;    ///< n0, the start of the window, 1 or more
    Count period = 0;
    Count last = 0;    ///< k, the largest amount that may be taken
    Count below = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(below); }
};

/// The reason why the period holds for all larger heaps: a move from the first heap beyond the window takes at most
/// `last` stones. It leaves one or two heaps. The larger of them has at least from + period stones, so one period can
/// be subtracted from its size.
struct GuySmithGoesOn {
    static constexpr std::string_view kind = "guy-smith-goes-on";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic, Law::Induction};
    static constexpr std::array fieldNames{"heap", "last", "left", "larger", "back", "back_larger"};

    Count heap = 0;    ///< below + period, the first heap beyond the window
    Count last = 0;
    Count left = 0;    ///< the least number of stones that a move from `heap` leaves: heap − last = 2 · (from + period)
    Count larger = 0;  ///< the least size of the larger heap that a move from `heap` leaves: from + period
    Count back = 0;    ///< `below`, the heap one period before `heap`
    Count backLarger = 0;  ///< the least size of the larger heap that a move from `back` leaves; it is `from` or more
};

/// An example of a move from `heap`, and the matching move from `back`, the heap one period smaller. The larger heap
/// that the matching move leaves is one period smaller than `second`.
struct GuySmithExample {
    static constexpr std::string_view kind = "guy-smith-example";
    static constexpr std::array laws{Law::Induction};
    static constexpr std::array fieldNames{"heap", "back", "taken", "first", "second", "shorter", "value"};

    Count heap = 0;
    Count back = 0;    ///< heap − period, the heap one period smaller
    Count taken = 0;
    Count first = 0;   ///< the size of the smaller heap that the moves leave; 0 if they leave one heap
    Count second = 0;
    Count shorter = 0; ///< second − period, the size of the larger heap that the matching move leaves
    Count value = 0;   ///< the nim-sum of the values of the heaps that each of the two moves leaves
};

/// The case where the window starts at heap 1: heap 0 is not in the window, so this step compares g(0) with g(period).
struct HeapZeroApart {
    static constexpr std::string_view kind = "heap-zero-apart";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"period", "at_zero", "at_period", "same"};

    Count period = 0;
    Count atZero = 0;
    Count atPeriod = 0;
    bool same = false;
};

using PeriodStep = std::variant<NimSequenceTerms, ZeroHeaps, HeapReadOff, ValuesDecide, SubtractionRule, SubtractionMex,
                                WindowsMustRecur, EqualWindowPair, WindowsGoOn, CodeMeaning, CodeMex, GuySmithWindow,
                                GuySmithGoesOn, GuySmithExample, HeapZeroApart>;

}  // namespace nimstone::proof
