// What the theorems are called, and what each says.
#include "app/wording/proofs/proof.h"

#include <QCoreApplication>

namespace nimstone::wording {

using proof::Theorem;

namespace {

struct Theorems {
    Q_DECLARE_TR_FUNCTIONS(Theorems)
};

}  // namespace

QString theoremTitle(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1: return Theorems::tr("Lemma 1");
    case Theorem::NimLemma2: return Theorems::tr("Lemma 2");
    case Theorem::Bouton: return Theorems::tr("Bouton's theorem");
    case Theorem::NimCount: return Theorems::tr("Counting the winning moves");
    case Theorem::MisereNim: return Theorems::tr("Misère Nim");
    case Theorem::MooreNim: return Theorems::tr("Moore's Nim");
    case Theorem::StaircaseNim: return Theorems::tr("Staircase Nim");
    case Theorem::Bash: return Theorems::tr("The Bash game");
    case Theorem::BashCountUp: return Theorems::tr("The Bash game, counting up");
    case Theorem::SubtractionPeriod: return Theorems::tr("Subtraction games are periodic");
    case Theorem::WythoffCold: return Theorems::tr("Wythoff's game: the cold pairs");
    case Theorem::WythoffGolden: return Theorems::tr("Wythoff's game: the golden ratio");
    case Theorem::WythoffExact: return Theorems::tr("Wythoff's game: the exact test");
    case Theorem::WythoffZeckendorf: return Theorems::tr("Wythoff's game: the Zeckendorf form");
    case Theorem::Zeckendorf: return Theorems::tr("Zeckendorf's theorem");
    case Theorem::FibonacciNim: return Theorems::tr("Fibonacci Nim");
    case Theorem::Mex: return Theorems::tr("Grundy values by mex");
    case Theorem::SumTheorem: return Theorems::tr("The theorem on sums");
    case Theorem::GuySmith: return Theorems::tr("Guy and Smith's periods");
    case Theorem::Euclid: return Theorems::tr("Euclid's game");
    case Theorem::Cutcake: return Theorems::tr("Cutcake");
    case Theorem::FlawHighestBit: return Theorems::tr("Spot the flaw: the highest bit");
    case Theorem::FlawNotStrict: return Theorems::tr("Spot the flaw: \"at most\"");
    case Theorem::FlawCountAtMost: return Theorems::tr("Spot the flaw: counting with \"at most\"");
    case Theorem::FlawMisereSum: return Theorems::tr("Spot the flaw: misère by the nim-sum");
    case Theorem::FlawTrailingBlank: return Theorems::tr("Spot the flaw: reading a line");
    case Theorem::FlawWythoffDouble: return Theorems::tr("Spot the flaw: the golden ratio in double");
    case Theorem::FlawFibonacciInt: return Theorems::tr("Spot the flaw: Fibonacci numbers in int");
    case Theorem::FlawMisereGrundy: return Theorems::tr("Spot the flaw: misère play by Grundy values");
    case Theorem::FlawWindowFromZero: return Theorems::tr("Spot the flaw: a window from heap 0");
    case Theorem::FlawPeriodByEye: return Theorems::tr("Spot the flaw: a period by eye");
    }
    return {};
}

QString theoremStatement(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1: return Theorems::tr("If the nim-sum is 0, every move makes it different from 0.");
    case Theorem::NimLemma2: return Theorems::tr("If the nim-sum is not 0, some move makes it 0.");
    case Theorem::Bouton: return Theorems::tr("A position of Nim is a P-position exactly when its nim-sum is 0.");
    case Theorem::NimCount:
        return Theorems::tr("The winning first moves are as many as the heaps with a 1 in the highest column of the nim-"
                            "sum: none when it is 0, else an odd number.");
    case Theorem::MisereNim:
        return Theorems::tr("Whoever takes the last stone loses. With a heap of 2 or more, a position is P exactly when its "
                            "nim-sum is 0; with heaps of at most 1, exactly when the number of 1s is odd.");
    case Theorem::MooreNim:
        return Theorems::tr("A move may take from up to k heaps. Write the heaps in base 2 and add each column modulo k +"
                            " 1: a position is P exactly when every column gives 0.");
    case Theorem::StaircaseNim:
        return Theorems::tr("Stones move down a step at a time, and only the odd steps count: a position is P exactly "
                            "when the nim-sum of the odd steps is 0.");
    case Theorem::Bash:
        return Theorems::tr("One heap of n, of which 1 to m are taken: a position is P exactly when n is a multiple of m "
                            "+ 1.");
    case Theorem::BashCountUp:
        return Theorems::tr("Two players count up from 0 by 1 to m, and who says the goal wins: it is the Bash game on "
                            "what is left to count.");
    case Theorem::SubtractionPeriod:
        return Theorems::tr("If only amounts from a finite set may be taken, the Grundy values repeat from some heap on; "
                            "two equal windows prove it.");
    case Theorem::WythoffCold:
        return Theorems::tr("The P-positions are the pairs (a, b) in which a is the least non-negative integer not "
                            "used before and b = a + k, for k = 0, 1, 2, …");
    case Theorem::WythoffGolden:
        return Theorems::tr("The k-th cold pair is k times the golden ratio, rounded down, and that number plus k.");
    case Theorem::WythoffExact:
        return Theorems::tr("With d = b − a ≥ 1, a pair is cold exactly when a ≥ d, a(a − d) &lt; d² and (a + 1)(a + 1 − "
                            "d) &gt; d²: whole numbers alone decide it.");
    case Theorem::WythoffZeckendorf:
        return Theorems::tr("A number is the smaller one of a cold pair exactly when its Zeckendorf representation ends "
                            "in an even number of zeros; the larger one is the smaller one shifted left by one.");
    case Theorem::Zeckendorf:
        return Theorems::tr("Every n ≥ 1 is a sum of Fibonacci numbers, no two of them consecutive, in exactly one way.");
    case Theorem::FibonacciNim:
        return Theorems::tr("At most q may be taken now, and afterwards at most twice what was taken: a position is P "
                            "exactly when q is less than the smallest Zeckendorf part of n.");
    case Theorem::Mex:
        return Theorems::tr("The Grundy value of a position is the mex of the values of its options: the least of 0, "
                            "1, 2, … that none of them has. It is 0 exactly for the P-positions.");
    case Theorem::SumTheorem:
        return Theorems::tr("The Grundy value of a sum is the nim-sum of the values of its parts: it is Lemma 2 again.");
    case Theorem::GuySmith:
        return Theorems::tr("If the Grundy values of a finite octal code repeat over a long enough window, they repeat "
                            "for ever.");
    case Theorem::Euclid:
        return Theorems::tr("Two positive numbers; a move subtracts a positive multiple of the smaller from the "
                            "larger: the player to move wins exactly when the two are equal or the larger is more than "
                            "φ times the smaller.");
    case Theorem::Cutcake:
        return Theorems::tr("Every block is worth a whole number, found by halving both sides; Left wins when the sum is "
                            "positive, Right when it is negative, and at 0 the player to move loses.");
    case Theorem::FlawHighestBit:
        return Theorems::tr("A step that is often copied into the proof of Lemma 2, and is false. Where does it break?");
    case Theorem::FlawNotStrict: return Theorems::tr("A proof of Lemma 2 says that s ⊕ x is at most x. Is that enough for a move?");
    case Theorem::FlawCountAtMost:
        return Theorems::tr("A well-known program asks whether s = 0, then counts the heaps x for which s ⊕ x is at "
                            "most x. Is \"at most\" right?");
    case Theorem::FlawMisereSum: return Theorems::tr("\"In misère Nim, too, nim-sum 0 always loses.\" Where does that break?");
    case Theorem::FlawTrailingBlank:
        return Theorems::tr("A program splits a line at blanks into heaps. What does a blank at its end do, and what a "
                            "long line?");
    case Theorem::FlawWythoffDouble:
        return Theorems::tr("\"Rounding k times φ down in double precision works for every int.\" Where does that break?");
    case Theorem::FlawFibonacciInt:
        return Theorems::tr("A table of 55 Fibonacci numbers in 32 bits decides Fibonacci Nim. Which heaps does it get "
                            "wrong?");
    case Theorem::FlawMisereGrundy:
        return Theorems::tr("\"Under misère play, use the rule of misère Nim on the Grundy values.\" Kayles shows where "
                            "that breaks.");
    case Theorem::FlawWindowFromZero:
        return Theorems::tr("\"The window of Guy and Smith may begin at any heap, 0 too.\" Where does that break?");
    case Theorem::FlawPeriodByEye: return Theorems::tr("A period is read off the first few values. Do two equal windows bear it out?");
    }
    return {};
}

QString topicTitle(proof::Topic topic)
{
    using proof::Topic;
    switch (topic) {
    //: Headings over theorems
    case Topic::Nim: return Theorems::tr("Nim");
    case Topic::NimKin: return Theorems::tr("Kin of Nim");
    case Topic::Remainders: return Theorems::tr("Remainders and periods");
    case Topic::Wythoff: return Theorems::tr("Wythoff and the golden ratio");
    case Topic::Fibonacci: return Theorems::tr("Fibonacci Nim");
    case Topic::Sums: return Theorems::tr("Values and sums");
    case Topic::Flaws: return Theorems::tr("Spot the flaw");
    }
    return {};
}

}  // namespace nimstone::wording
