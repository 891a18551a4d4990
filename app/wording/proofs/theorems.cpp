// The titles and statements of the theorems, and the functions that return the presets, the table, and the general proof of each theorem.
#include "app/wording/proofs/proof.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/wording/general_proof.h"

namespace nimstone::wording {

using proof::Theorem;

// The functions of the theorems, which are defined in the folders of the theorems: the presets of one theorem or of several, the table,
// and the general proof.
using PresetsFunction = std::vector<ProofPreset>();
using TableFunction = ProofTable(const proof::Proof& proof);
using TellFunction = void(GeneralProof& told);
using StepFunction = Said(const proof::NimStep& step, const StepPlace& place);
PresetsFunction nimPresets, miserePresets, moorePresets, staircasePresets, coinPresets, turtlePresets, bashPresets, countUpPresets,
    subtractionPeriodPresets, wythoffPresets, zeckendorfPresets, fibonacciPresets, mexPresets, sumPresets, guySmithPresets,
    euclidPresets, cutcakePresets, nimFlawPresets, misereSumPresets, trailingBlankPresets, intTablePresets,
    misereGrundyPresets, windowFromZeroPresets, periodByEyePresets;
TableFunction mooreTable, nimFlawTable, staircaseTable, coinTable, wythoffSubject, euclidTable, fibonacciTableText, bashTable,
    sequenceTable, sumTable, mexTable, cutcakeTable, misereGrundyTable;
TellFunction tellLemma1, tellLemma2, tellBouton, tellCount, tellMisere, tellMoore, tellStaircase, tellCoins, tellTurtles, tellBash,
    tellCountUp, tellSubtractionPeriod, tellCold, tellGoldenRatio, tellExact, tellDigits, tellZeckendorf, tellFibonacciNim, tellMex,
    tellSum, tellGuySmith, tellEuclid, tellCutcake, tellHighestBit, tellNotStrict, tellCountAtMost, tellMisereSum,
    tellTrailingBlank, tellDouble, tellIntTable, tellMisereGrundy, tellWindowFromZero, tellPeriodByEye;
StepFunction turtleSaid;

namespace {

struct Theorems {
    Q_DECLARE_TR_FUNCTIONS(Theorems)
};

struct Lists {
    Q_DECLARE_TR_FUNCTIONS(ProofLists)
};

/// Returns an empty table. It is used for the theorems on Nim, whose figure has columns of bits instead of a table.
ProofTable noTable(const proof::Proof&) { return {}; }

struct TheoremRow {
    Theorem theorem;
    const char* title;
    PresetsFunction* presets;
    TableFunction* table;
    TellFunction* tell;
    const char* statement;
    StepFunction* said = nullptr;  ///< says the steps about Nim in the words of another game; null if the words of Nim fit
};

constexpr TheoremRow theoremRows[]{
    {Theorem::NimLemma1, QT_TRANSLATE_NOOP("Theorems", "Lemma 1"), nimPresets, noTable, tellLemma1,
     QT_TRANSLATE_NOOP("Theorems", "If the nim-sum is 0, every move makes it different from 0.")},
    {Theorem::NimLemma2, QT_TRANSLATE_NOOP("Theorems", "Lemma 2"), nimPresets, noTable, tellLemma2,
     QT_TRANSLATE_NOOP("Theorems", "If the nim-sum is not 0, some move makes it 0.")},
    {Theorem::Bouton, QT_TRANSLATE_NOOP("Theorems", "Bouton's theorem"), nimPresets, noTable, tellBouton,
     QT_TRANSLATE_NOOP("Theorems", "A position of Nim is a P-position (the player to move loses) exactly when its nim-sum is 0.")},
    {Theorem::NimCount, QT_TRANSLATE_NOOP("Theorems", "Counting the winning moves"), nimPresets, noTable, tellCount,
     QT_TRANSLATE_NOOP("Theorems", "If the nim-sum is 0, no first move wins. Otherwise there are as many winning first moves as "
                                   "heaps with a 1 in the column of the nim-sum's highest 1: an odd number.")},
    {Theorem::MisereNim, QT_TRANSLATE_NOOP("Theorems", "Misère Nim"), miserePresets, noTable, tellMisere,
     QT_TRANSLATE_NOOP("Theorems", "Whoever takes the last stone loses. With a heap of 2 or more, a position is a P-position "
                                   "exactly when its nim-sum is 0. With no heap above 1, it is a P-position exactly when the "
                                   "number of heaps of size 1 is odd.")},
    //: The title of a theorem
    {Theorem::MooreNim, QT_TRANSLATE_NOOP("Theorems", "Moore's Nim"), moorePresets, mooreTable, tellMoore,
     QT_TRANSLATE_NOOP("Theorems", "A move may take any number of stones from each of up to k heaps, at least one in all. Write "
                                   "the heaps in base 2 and add each column modulo k + 1. A position is a P-position exactly "
                                   "when every column gives 0.")},
    {Theorem::StaircaseNim, QT_TRANSLATE_NOOP("Theorems", "Staircase Nim"), staircasePresets, staircaseTable, tellStaircase,
     QT_TRANSLATE_NOOP("Theorems", "A move brings one or more stones from one step to the next one down, and only the odd steps "
                                   "count. A position is a P-position exactly when the nim-sum of the odd steps is 0.")},
    {Theorem::CoinsOnAStrip, QT_TRANSLATE_NOOP("Theorems", "Coins on a strip"), coinPresets, coinTable, tellCoins,
     QT_TRANSLATE_NOOP("Theorems", "Coins slide to the left, never past another. Pair them from the right; a coin left over pairs "
                                   "with the left edge. A position is a P-position exactly when the nim-sum of the gaps within the "
                                   "pairs is 0.")},
    //: The title of a theorem
    {Theorem::TurningTurtles, QT_TRANSLATE_NOOP("Theorems", "Turning Turtles"), turtlePresets, noTable, tellTurtles,
     QT_TRANSLATE_NOOP("Theorems", "A move turns a coin from heads to tails and, if the player likes, turns over one coin on its left. "
                                   "A position with heads on the squares a, b, c, … has the same winner as Nim with heaps of a, b, c, …: "
                                   "it is a P-position exactly when the nim-sum of these squares is 0."), turtleSaid},
    {Theorem::Bash, QT_TRANSLATE_NOOP("Theorems", "The Bash game"), bashPresets, bashTable, tellBash,
     QT_TRANSLATE_NOOP("Theorems", "From a heap of n stones, 1 to m are taken at a time. The position is a P-position (the player "
                                   "to move loses) exactly when n is a multiple of m + 1.")},
    {Theorem::BashCountUp, QT_TRANSLATE_NOOP("Theorems", "The Bash game: counting up"), countUpPresets, bashTable, tellCountUp,
     QT_TRANSLATE_NOOP("Theorems", "Two players count up from 0 by 1 to m at a time, and whoever says the goal wins. This is the "
                                   "Bash game on what is left to count.")},
    {Theorem::SubtractionPeriod, QT_TRANSLATE_NOOP("Theorems", "Subtraction games are periodic"),
     subtractionPeriodPresets, sequenceTable, tellSubtractionPeriod,
     QT_TRANSLATE_NOOP("Theorems", "If the amounts that may be taken form a finite set, the Grundy values are periodic from "
                                   "some heap on. Two equal windows of m consecutive values prove it, where m is the largest "
                                   "amount.")},
    {Theorem::WythoffCold, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the cold pairs"), wythoffPresets, wythoffSubject, tellCold,
     QT_TRANSLATE_NOOP("Theorems", "The P-positions (the player to move loses) are the pairs (a, b), built in turn for k = 0, 1, "
                                   "2, …: a is the least non-negative integer not used before, and b = a + k.")},
    {Theorem::WythoffGolden, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the golden ratio"),
     wythoffPresets, wythoffSubject, tellGoldenRatio,
     QT_TRANSLATE_NOOP("Theorems", "For k = 0, 1, 2, …, the k-th cold pair is (a, a + k), where a is k times the golden ratio "
                                   "φ, rounded down.")},
    {Theorem::WythoffExact, QT_TRANSLATE_NOOP("Theorems", "Wythoff's game: the exact test"),
     wythoffPresets, wythoffSubject, tellExact,
     QT_TRANSLATE_NOOP("Theorems", "With d = b − a ≥ 1, a pair (a, b) is cold exactly when a ≥ d, a(a − d) &lt; d², and (a + 1)(a "
                                   "+ 1 − d) &gt; d². The test uses integers only.")},
    {Theorem::WythoffZeckendorf, QT_TRANSLATE_NOOP("Theorems", "Wythoff and Zeckendorf"), wythoffPresets, wythoffSubject, tellDigits,
     QT_TRANSLATE_NOOP("Theorems", "A positive integer is the smaller number of a cold pair exactly when its Zeckendorf "
                                   "representation ends in an even number of zeros. The representation of its partner is the same, "
                                   "shifted left by one.")},
    {Theorem::Zeckendorf, QT_TRANSLATE_NOOP("Theorems", "Zeckendorf's theorem"),
     zeckendorfPresets, fibonacciTableText, tellZeckendorf,
     QT_TRANSLATE_NOOP("Theorems", "Every integer n ≥ 1 is a sum of different Fibonacci numbers (1, 2, 3, 5, 8, …), no two of "
                                   "them consecutive, in exactly one way.")},
    {Theorem::FibonacciNim, QT_TRANSLATE_NOOP("Theorems", "Fibonacci Nim"), fibonacciPresets, fibonacciTableText, tellFibonacciNim,
     QT_TRANSLATE_NOOP("Theorems", "At most q stones may be taken now, and after that at most twice what was just taken. A heap of "
                                   "n ≥ 1 is a P-position exactly when q is less than the smallest term of the Zeckendorf "
                                   "representation of n.")},
    {Theorem::Mex, QT_TRANSLATE_NOOP("Theorems", "Grundy values by mex"), mexPresets, mexTable, tellMex,
     QT_TRANSLATE_NOOP("Theorems", "The Grundy value of a position is the mex of the values of its options: the least of 0, 1, 2, "
                                   "… that does not occur. Under normal play it is 0 exactly for the P-positions (the player to "
                                   "move loses).")},
    {Theorem::SumTheorem, QT_TRANSLATE_NOOP("Theorems", "The Sprague–Grundy theorem: sums"), sumPresets, sumTable, tellSum,
     QT_TRANSLATE_NOOP("Theorems", "The Grundy value of a sum of games is the nim-sum of the values of its components. The "
                                   "proof is Lemma 2 again.")},
    {Theorem::GuySmith, QT_TRANSLATE_NOOP("Theorems", "The Guy–Smith periodicity theorem"),
     guySmithPresets, sequenceTable, tellGuySmith,
     QT_TRANSLATE_NOOP("Theorems", "Let a finite octal code end at place k. If g(n + p) = g(n) for n<sub>0</sub> ≤ n &lt; 2 · "
                                   "n<sub>0</sub> + p + k, with n<sub>0</sub> ≥ 1 and p ≥ 1, then the Grundy values have "
                                   "period p from n<sub>0</sub> on. Here g(n) is the Grundy value of a heap of n stones.")},
    {Theorem::Euclid, QT_TRANSLATE_NOOP("Theorems", "Euclid's game"), euclidPresets, euclidTable, tellEuclid,
     QT_TRANSLATE_NOOP("Theorems", "A move subtracts a positive multiple of the smaller of two positive numbers from the "
                                   "larger. Numbers stay non-negative, and whoever makes a 0 wins. If both numbers are "
                                   "positive, the player to move wins exactly when they are equal or the larger is more than φ "
                                   "times the smaller.")},
    //: The title of a theorem
    {Theorem::Cutcake, QT_TRANSLATE_NOOP("Theorems", "Cutcake"), cutcakePresets, cutcakeTable, tellCutcake,
     QT_TRANSLATE_NOOP("Theorems", "Halve both sides of a block, rounding down, until one side is 1. The value of the block is "
                                   "then the other side minus 1, with a minus sign if only Right can cut what is left. Left "
                                   "wins if the sum of the values is positive, and Right if it is negative; at 0 the player to "
                                   "move loses.")},
    {Theorem::FlawHighestBit, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: the highest bit"), nimPresets, noTable, tellHighestBit,
     QT_TRANSLATE_NOOP("Theorems", "A step that is often copied into the proof of Lemma 2, but is false. Where does it break?")},
    {Theorem::FlawNotStrict, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: \"at most\""), nimFlawPresets, noTable, tellNotStrict,
     QT_TRANSLATE_NOOP("Theorems", "A proof of Lemma 2 says that s ⊕ x is at most x. Is that enough to make it a legal move?")},
    {Theorem::FlawCountAtMost, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: counting with \"at most\""),
     nimFlawPresets, nimFlawTable, tellCountAtMost,
     QT_TRANSLATE_NOOP("Theorems", "A well-known program asks whether s = 0, then counts the heaps x for which s ⊕ x is at "
                                   "most x. Is \"at most\" right?")},
    {Theorem::FlawMisereSum, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: misère by the nim-sum"),
     misereSumPresets, noTable, tellMisereSum,
     QT_TRANSLATE_NOOP("Theorems", "\"In misère Nim, too, nim-sum 0 always loses.\" Where does that break?")},
    {Theorem::FlawTrailingBlank, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: reading a line"),
     trailingBlankPresets, nimFlawTable, tellTrailingBlank,
     QT_TRANSLATE_NOOP("Theorems", "A program splits a line at blanks into heaps. What happens with a blank at the end of the "
                                   "line? And with a very long line?")},
    {Theorem::FlawWythoffDouble, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: φ in double precision"),
     wythoffPresets, wythoffSubject, tellDouble,
     QT_TRANSLATE_NOOP("Theorems", "\"Rounding k times φ down in double precision works for every int.\" Where does that "
                                   "break?")},
    {Theorem::FlawFibonacciInt, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: Fibonacci numbers in int"),
     intTablePresets, fibonacciTableText, tellIntTable,
     QT_TRANSLATE_NOOP("Theorems", "A table of 55 Fibonacci numbers in 32-bit integers decides Fibonacci Nim. Which heaps does it "
                                   "get wrong?")},
    {Theorem::FlawMisereGrundy, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: misère play by Grundy values"),
     misereGrundyPresets, misereGrundyTable, tellMisereGrundy,
     QT_TRANSLATE_NOOP("Theorems", "\"Under misère play, apply the rule of misère Nim to the Grundy values.\" Kayles shows where "
                                   "that breaks.")},
    {Theorem::FlawWindowFromZero, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: a window from heap 0"),
     windowFromZeroPresets, noTable, tellWindowFromZero,
     QT_TRANSLATE_NOOP("Theorems", "\"The Guy–Smith window may begin at any heap, even at 0.\" Where does that break?")},
    {Theorem::FlawPeriodByEye, QT_TRANSLATE_NOOP("Theorems", "Spot the flaw: a period by eye"),
     periodByEyePresets, sequenceTable, tellPeriodByEye,
     QT_TRANSLATE_NOOP("Theorems", "A period is read off the first few values. Do two equal windows confirm it?")},
};

const TheoremRow& rowOf(Theorem theorem) { return *std::ranges::find(theoremRows, theorem, &TheoremRow::theorem); }

}  // namespace

QString theoremTitle(Theorem theorem) { return Theorems::tr(rowOf(theorem).title); }
QString theoremStatement(Theorem theorem) { return Theorems::tr(rowOf(theorem).statement); }
std::vector<ProofPreset> presetsOf(Theorem theorem) { return rowOf(theorem).presets(); }
ProofTable proofTable(const proof::Proof& proof) { return rowOf(proof.theorem).table(proof); }

std::vector<GeneralLine> generalProof(Theorem theorem)
{
    GeneralProof told(theorem);
    rowOf(theorem).tell(told);
    return told.take();
}

QString topicTitle(proof::Topic topic)
{
    using proof::Topic;
    switch (topic) {
    //: A heading above the theorems about Nim. In the Chinese translation, this heading introduces the Chinese name of Nim
    case Topic::Nim: return Theorems::tr("Nim");
    case Topic::NimVariants: return Theorems::tr("Variants of Nim");
    case Topic::Remainders: return Theorems::tr("Remainders and periods");
    case Topic::Wythoff: return Theorems::tr("Wythoff and the golden ratio");
    case Topic::Fibonacci: return Theorems::tr("Fibonacci Nim");
    case Topic::Sums: return Theorems::tr("Values and sums");
    case Topic::Flaws: return Theorems::tr("Spot the flaw");
    }
    return {};
}

std::vector<Theorem> theoremsByTopic()
{
    const auto all = proof::allTheorems();
    std::vector<Theorem> sorted(all.begin(), all.end());
    std::ranges::stable_sort(sorted, {}, proof::topicOf);
    return sorted;
}

QString commaList(const QStringList& items)
{
    //: The separator between numbers or sums in a list
    return items.join(Lists::tr(", "));
}

QString semicolonList(const QStringList& items)
{
    //: The separator between equations or statements in a list
    return items.join(Lists::tr("; "));
}

Said Said::because(const QString& withNumbers, const QString& withLetters, const QString& asked) const
{
    return {line, symbols, withNumbers, withLetters, asked.isEmpty() ? question : asked};
}

StepText Said::read(Reading reading) const
{
    const bool inLetters = reading == Reading::Letters;
    const QString& pattern = inLetters ? line.letters : line.numbers;
    QString statement;
    qsizetype read = 0;
    for (qsizetype mark = pattern.indexOf(u'%'); mark >= 0; mark = pattern.indexOf(u'%', read)) {
        const Symbol& symbol = symbols.at(static_cast<std::size_t>(pattern.at(mark + 1).digitValue() - 1));
        statement += pattern.sliced(read, mark - read) + (inLetters ? symbol.letter : symbol.value);
        read = mark + 2;
    }
    statement += pattern.sliced(read);
    return {statement, inLetters && !generalReason.isEmpty() ? generalReason : reason, inLetters ? QString() : question};
}

Said saidOf(const proof::Proof& proof, std::size_t step)
{
    const StepPlace place{proof, step};
    StepFunction* const own = rowOf(proof.theorem).said;
    if (const auto* nim = own ? proof::familyAs<proof::NimStep>(proof.steps.at(step)) : nullptr)
        return own(*nim, place);
    return std::visit([&](const auto& family) { return said(family, place); }, proof.steps.at(step).families());
}

StepText textWithoutEndMark(const proof::Proof& proof, std::size_t step, Reading reading)
{
    return saidOf(proof, step).read(reading);
}

QString withEndMark(const QString& reason)
{
    //: %1 is the last sentence of a proof
    return Theorems::tr("%1 ■").arg(reason);
}

StepText stepText(const proof::Proof& proof, std::size_t step, Reading reading)
{
    StepText text = textWithoutEndMark(proof, step, reading);
    if (step + 1 == proof.steps.size())
        text.reason = withEndMark(text.reason);
    return text;
}

}  // namespace nimstone::wording
