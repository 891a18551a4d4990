// What the theorems are called, what each says, and what is shown of it.
#include "app/wording/proofs/proof.h"

#include <QCoreApplication>
#include <algorithm>

namespace nimstone::wording {

using proof::Theorem;

namespace {

struct Theorems {
    Q_DECLARE_TR_FUNCTIONS(Theorems)
};

struct Lists {
    Q_DECLARE_TR_FUNCTIONS(ProofLists)
};

/// The theorems on Nim have their columns of bits instead of a table.
ProofTable noTable(const proof::Proof&) { return {}; }

struct Row {
    Theorem theorem;
    const char* title;
    std::vector<ProofPreset> (*presets)();
    ProofTable (*table)(const proof::Proof& proof);
    const char* statement;
};

constexpr Row rows[]{
    {Theorem::NimLemma1, QT_TRANSLATE_NOOP("Theorems", "Lemma 1"), nimPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "If the nim-sum is 0, every move makes it different from 0.")},
    {Theorem::NimLemma2, QT_TRANSLATE_NOOP("Theorems", "Lemma 2"), nimPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "If the nim-sum is not 0, some move makes it 0.")},
    {Theorem::Bouton, QT_TRANSLATE_NOOP("Theorems", "Bouton's theorem"), nimPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "A position of Nim is a P-position exactly when its nim-sum is 0.")},
    {Theorem::NimCount, QT_TRANSLATE_NOOP("Theorems", "Counting the winning moves"), nimPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "The winning first moves are as many as the heaps with a 1 in the highest column of the "
                                   "nim-sum: none when it is 0, else an odd number.")},
    {Theorem::MisereNim, QT_TRANSLATE_NOOP("Theorems", "Misère Nim"), miserePresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "Whoever takes the last stone loses. With a heap of 2 or more, a position is P exactly "
                                   "when its nim-sum is 0; with heaps of at most 1, exactly when the number of 1s is odd.")},
    {Theorem::MooreNim, QT_TRANSLATE_NOOP("Theorems", "Moore's Nim"), moorePresets, mooreSubject,
     QT_TRANSLATE_NOOP("Theorems", "A move may take from up to k heaps. Write the heaps in base 2 and add each column modulo "
                                   "k + 1: a position is P exactly when every column gives 0.")},
    {Theorem::StaircaseNim, QT_TRANSLATE_NOOP("Theorems", "Staircase Nim"), staircasePresets, staircaseTable,
     QT_TRANSLATE_NOOP("Theorems", "Stones move down a step at a time, and only the odd steps count: a position is P exactly "
                                   "when the nim-sum of the odd steps is 0.")},
    {Theorem::CoinsOnAStrip, QT_TRANSLATE_NOOP("Theorems", "Coins on a strip"), coinPresets, coinTable,
     QT_TRANSLATE_NOOP("Theorems", "Coins slide to the left, never past another. Pair them from the right: a position is P exactly "
                                   "when the nim-sum of the gaps within the pairs is 0.")},
    {Theorem::Bash, QT_TRANSLATE_NOOP("Theorems", "The Bash game"), bashPresets, bashSubject,
     QT_TRANSLATE_NOOP("Theorems", "One heap of n, of which 1 to m are taken: a position is P exactly when n is a multiple "
                                   "of m + 1.")},
    {Theorem::BashCountUp, QT_TRANSLATE_NOOP("Theorems", "The Bash game, counting up"), countUpPresets, bashSubject,
     QT_TRANSLATE_NOOP("Theorems", "Two players count up from 0 by 1 to m, and who says the goal wins: it is the Bash game "
                                   "on what is left to count.")},
    {Theorem::SubtractionPeriod, QT_TRANSLATE_NOOP("Theorems", "Subtraction games are periodic"), subtractionPeriodPresets, sequenceTable,
     QT_TRANSLATE_NOOP("Theorems", "If only amounts from a finite set may be taken, the Grundy values repeat from some heap "
                                   "on; two equal windows prove it.")},
    {Theorem::WythoffCold, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the cold pairs"), wythoffPresets, wythoffTable,
     QT_TRANSLATE_NOOP("Theorems", "The P-positions are the pairs (a, b) in which a is the least non-negative integer not "
                                   "used before and b = a + k, for k = 0, 1, 2, …")},
    {Theorem::WythoffGolden, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the golden ratio"), wythoffPresets, wythoffTable,
     QT_TRANSLATE_NOOP("Theorems", "The k-th cold pair is k times the golden ratio, rounded down, and that number plus k.")},
    {Theorem::WythoffExact, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the exact test"), wythoffPresets, wythoffTable,
     QT_TRANSLATE_NOOP("Theorems", "With d = b − a ≥ 1, a pair is cold exactly when a ≥ d, a(a − d) &lt; d² and (a + 1)(a + "
                                   "1 − d) &gt; d²: whole numbers alone decide it.")},
    {Theorem::WythoffZeckendorf, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the Zeckendorf form"), wythoffPresets, wythoffTable,
     QT_TRANSLATE_NOOP("Theorems", "A number is the smaller one of a cold pair exactly when its Zeckendorf representation "
                                   "ends in an even number of zeros; the larger one is the smaller one shifted left by one.")},
    {Theorem::Zeckendorf, QT_TRANSLATE_NOOP("Theorems", "Zeckendorf's theorem"), zeckendorfPresets, fibonacciTableText,
     QT_TRANSLATE_NOOP("Theorems", "Every n ≥ 1 is a sum of Fibonacci numbers, no two of them consecutive, in exactly one "
                                   "way.")},
    {Theorem::FibonacciNim, QT_TRANSLATE_NOOP("Theorems", "Fibonacci Nim"), fibonacciPresets, fibonacciTableText,
     QT_TRANSLATE_NOOP("Theorems", "At most q may be taken now, and afterwards at most twice what was taken: a position is P "
                                   "exactly when q is less than the smallest Zeckendorf part of n.")},
    {Theorem::Mex, QT_TRANSLATE_NOOP("Theorems", "Grundy values by mex"), mexPresets, mexTable,
     QT_TRANSLATE_NOOP("Theorems", "The Grundy value of a position is the mex of the values of its options: the least of 0, "
                                   "1, 2, … that none of them has. It is 0 exactly for the P-positions.")},
    {Theorem::SumTheorem, QT_TRANSLATE_NOOP("Theorems", "The theorem on sums"), sumPresets, sumTable,
     QT_TRANSLATE_NOOP("Theorems", "The Grundy value of a sum is the nim-sum of the values of its parts: it is Lemma 2 again.")},
    {Theorem::GuySmith, QT_TRANSLATE_NOOP("Theorems", "Guy and Smith's periods"), guySmithPresets, sequenceTable,
     QT_TRANSLATE_NOOP("Theorems", "If the Grundy values of a finite octal code repeat over a long enough window, they "
                                   "repeat for ever.")},
    {Theorem::Euclid, QT_TRANSLATE_NOOP("Theorems", "Euclid's game"), euclidPresets, euclidSubject,
     QT_TRANSLATE_NOOP("Theorems", "Two positive numbers; a move subtracts a positive multiple of the smaller from the "
                                   "larger: the player to move wins exactly when the two are equal or the larger is more "
                                   "than φ times the smaller.")},
    {Theorem::Cutcake, QT_TRANSLATE_NOOP("Theorems", "Cutcake"), cutcakePresets, cutcakeTable,
     QT_TRANSLATE_NOOP("Theorems", "Every block is worth a whole number, found by halving both sides; Left wins when the sum "
                                   "is positive, Right when it is negative, and at 0 the player to move loses.")},
    {Theorem::FlawHighestBit, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: the highest bit"), nimPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "A step that is often copied into the proof of Lemma 2, and is false. Where does it break?")},
    {Theorem::FlawNotStrict, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: \"at most\""), nimFlawPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "A proof of Lemma 2 says that s ⊕ x is at most x. Is that enough for a move?")},
    {Theorem::FlawCountAtMost, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: counting with \"at most\""), nimFlawPresets, nimFlawTable,
     QT_TRANSLATE_NOOP("Theorems", "A well-known program asks whether s = 0, then counts the heaps x for which s ⊕ x is at "
                                   "most x. Is \"at most\" right?")},
    {Theorem::FlawMisereSum, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: misère by the nim-sum"), misereSumPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "\"In misère Nim, too, nim-sum 0 always loses.\" Where does that break?")},
    {Theorem::FlawTrailingBlank, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: reading a line"), trailingBlankPresets, nimFlawTable,
     QT_TRANSLATE_NOOP("Theorems", "A program splits a line at blanks into heaps. What does a blank at its end do, and what "
                                   "a long line?")},
    {Theorem::FlawWythoffDouble, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: the golden ratio in double"), wythoffPresets, wythoffTable,
     QT_TRANSLATE_NOOP("Theorems", "\"Rounding k times φ down in double precision works for every int.\" Where does that "
                                   "break?")},
    {Theorem::FlawFibonacciInt, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: Fibonacci numbers in int"), intTablePresets, fibonacciTableText,
     QT_TRANSLATE_NOOP("Theorems", "A table of 55 Fibonacci numbers in 32 bits decides Fibonacci Nim. Which heaps does it "
                                   "get wrong?")},
    {Theorem::FlawMisereGrundy, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: misère play by Grundy values"), misereGrundyPresets, misereGrundyTable,
     QT_TRANSLATE_NOOP("Theorems", "\"Under misère play, use the rule of misère Nim on the Grundy values.\" Kayles shows "
                                   "where that breaks.")},
    {Theorem::FlawWindowFromZero, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: a window from heap 0"), windowFromZeroPresets, noTable,
     QT_TRANSLATE_NOOP("Theorems", "\"The window of Guy and Smith may begin at any heap, 0 too.\" Where does that break?")},
    {Theorem::FlawPeriodByEye, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: a period by eye"), periodByEyePresets, sequenceTable,
     QT_TRANSLATE_NOOP("Theorems", "A period is read off the first few values. Do two equal windows bear it out?")},
};

const Row& rowOf(Theorem theorem) { return *std::ranges::find(rows, theorem, &Row::theorem); }

}  // namespace

QString theoremTitle(Theorem theorem) { return Theorems::tr(rowOf(theorem).title); }
QString theoremStatement(Theorem theorem) { return Theorems::tr(rowOf(theorem).statement); }
std::vector<ProofPreset> presetsOf(Theorem theorem) { return rowOf(theorem).presets(); }
ProofTable proofTable(const proof::Proof& proof) { return rowOf(proof.theorem).table(proof); }

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

QString commaList(const QStringList& items)
{
    //: Stands between numbers or sums in a list
    return items.join(Lists::tr(", "));
}

QString semicolonList(const QStringList& items)
{
    //: Stands between equations or statements in a list
    return items.join(Lists::tr("; "));
}

StepText stepText(const proof::Proof& proof, std::size_t step)
{
    return std::visit([&](const auto& family) { return stepText(family, StepPlace{proof, step}); },
                      proof.steps.at(step).families());
}

}  // namespace nimstone::wording
