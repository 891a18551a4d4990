// The steps of the proofs about periods of nim-sequences: subtraction games, and Guy and Smith's theorem.
//
// g(n) is the Grundy value of a heap of n.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- steps that several of these proofs share ---

/// The terms g(0), g(1), … as far as the certificate compares them. Each is the mex of the values of its options.
struct NimSequenceTerms {
    static constexpr std::string_view kind = "nim-sequence-terms";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"values"};

    std::vector<Count> values;
};

/// The heaps of one period, from preperiod to preperiod + period − 1, that have the value 0.
struct ZeroHeaps {
    static constexpr std::string_view kind = "zero-heaps";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"preperiod", "period", "heaps"};

    Count preperiod = 0;
    Count period = 0;
    std::vector<Count> heaps;
};

/// The value of one of the user's heaps: whole periods are subtracted from it until a computed term is reached.
struct HeapReadOff {
    static constexpr std::string_view kind = "heap-read-off";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"heap", "size", "like", "value"};

    std::size_t heap = 0;
    Count size = 0;
    Count like = 0;   ///< the smallest heap that is certain to have the same value
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

/// g(n) = mex { g(n − s) : s in the set }. So g(n) follows from the `reach` values before it.
struct SubtractionRule {
    static constexpr std::string_view kind = "subtraction-rule";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"amounts", "reach"};

    std::vector<Count> amounts;
    Count reach = 0;  ///< the largest amount of the set
};

/// A move, the heap that it leaves, and the value of that heap.
struct TakeOption {
    static constexpr std::array fieldNames{"taken", "left", "value"};

    Count taken = 0;
    Count left = 0;
    Count value = 0;

    auto operator<=>(const TakeOption&) const = default;
};

/// One value by its definition: that of the smallest heap from which every amount can be taken.
struct SubtractionMex {
    static constexpr std::string_view kind = "subtraction-mex";
    static constexpr std::array laws{Law::Definition, Law::MexDefinition};
    static constexpr std::array fieldNames{"heap", "options", "value"};

    Count heap = 0;
    std::vector<TakeOption> options;
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// Every value is at most `most`, the number of amounts. So there are at most (most + 1)^reach windows of `reach` values,
/// and some window occurs twice.
struct WindowsMustRecur {
    static constexpr std::string_view kind = "windows-must-recur";
    static constexpr std::array laws{Law::Pigeonhole};
    static constexpr std::array fieldNames{"most", "reach"};

    Count most = 0;
    Count reach = 0;
};

/// The certificate: the `length` values from `first` on equal the `length` values from `second` on.
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

/// The value after a window follows from the window alone. So the values after both windows are equal, and so on for
/// ever.
struct WindowsGoOn {
    static constexpr std::string_view kind = "windows-go-on";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction};
    static constexpr std::array fieldNames{"period", "preperiod", "left", "right", "value"};

    Count period = 0;
    Count preperiod = 0;
    Count left = 0;    ///< the heap after the first window
    Count right = 0;   ///< the heap after the second window
    Count value = 0;   ///< the value of both heaps

    std::optional<Prediction> prediction() const { return Prediction::number(period); }
};

// --- Guy and Smith: finite octal codes ---

/// The digit of an octal code for taking `taken` stones. Each bit says how many heaps may be left: 1 none, 2 one, 4 two.
struct CodeDigit {
    static constexpr std::array fieldNames{"taken", "digit"};

    Count taken = 0;
    Count digit = 0;

    auto operator<=>(const CodeDigit&) const = default;
};

/// The digits that are not 0. `last` is the position of the last one, so a move takes at most `last` stones.
struct CodeMeaning {
    static constexpr std::string_view kind = "code-meaning";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"digits", "last"};

    std::vector<CodeDigit> digits;
    Count last = 0;
};

/// A move and the two heaps that it leaves, with first ≤ second; 0 stands for no heap.
struct CodeOption {
    static constexpr std::array fieldNames{"taken", "first", "second", "value"};

    Count taken = 0;
    Count first = 0;
    Count second = 0;
    Count value = 0;

    auto operator<=>(const CodeOption&) const = default;
};

/// One value by its definition: that of the smallest heap that can be split, or of the heap of `last` stones if no heap
/// can.
struct CodeMex {
    static constexpr std::string_view kind = "code-mex";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"heap", "options", "value"};

    Count heap = 0;
    std::vector<CodeOption> options;
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// The certificate: g(n + period) = g(n) for from ≤ n < below = 2 · from + period + last.
struct GuySmithWindow {
    static constexpr std::string_view kind = "guy-smith-window";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"from", "period", "last", "below"};

    Count from = 1;    ///< n0 ≥ 1, where the window starts
    Count period = 0;
    Count last = 0;    ///< k, the largest amount that may be taken
    Count below = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(below); }
};

/// The reason why the period holds for ever: a move from the first heap beyond the window takes at most `last` stones. It
/// leaves one or two heaps, the larger of which has at least from + period stones, so a period can be subtracted from it.
struct GuySmithGoesOn {
    static constexpr std::string_view kind = "guy-smith-goes-on";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic, Law::Induction};
    static constexpr std::array fieldNames{"heap", "last", "left", "larger", "back", "back_larger"};

    Count heap = 0;    ///< below + period, the first heap beyond the window
    Count last = 0;
    Count left = 0;    ///< the least number of stones left: heap − last = 2 · (from + period)
    Count larger = 0;  ///< the least size of the larger heap: from + period
    Count back = 0;    ///< the heap with which it is compared, `below`
    Count backLarger = 0;  ///< the least size of the larger heap that a move from `back` leaves; it is `from` or more
};

/// An example of such a move from `heap`, and the matching move from `back`: its larger part is one period shorter.
struct GuySmithExample {
    static constexpr std::string_view kind = "guy-smith-example";
    static constexpr std::array laws{Law::Induction};
    static constexpr std::array fieldNames{"heap", "back", "taken", "first", "second", "shorter", "value"};

    Count heap = 0;
    Count back = 0;    ///< heap − period, the heap one period before
    Count taken = 0;
    Count first = 0;   ///< 0 if one heap is left
    Count second = 0;
    Count shorter = 0; ///< second − period, the larger part of the matching move
    Count value = 0;   ///< the value that both moves leave
};

/// The case n0 = 1: heap 0 is outside the window, so it is compared with heap p separately.
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
