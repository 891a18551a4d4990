// The general proofs about the Bash game and about periods, which hold for all numbers.
#include "app/wording/general_proof.h"

namespace nimstone::wording {

using namespace proof;

void tellBash(GeneralProof& told)
{
    told.on("bash(4):0");
    told.line<BashDivision>();
    told.inCase(1, QStringLiteral("n = 0"));
    told.lines<BashEmpty, BashConclusion>();
    told.inCase(1, QStringLiteral("r = 0, q ≥ 1"));
    told.on("bash(4):30");
    told.lines<BashPairs, BashRounds, BashConclusion>();
    told.inCase(1, QStringLiteral("r ≥ 1"));
    told.on("bash(4):3");
    told.line<BashTakeRest>(GeneralProof::tr("If q = 0, take all n = r stones"));
    told.on("bash(4):33");
    told.lines<BashTakeRest, BashConclusion>();
}

void tellCountUp(GeneralProof& told)
{
    told.on("bash(4):30");
    told.lines<CountUpAsHeap, CountUpSafeNumbers, CountUpAnswers>();
    told.inCase(1, QStringLiteral("r = 0"));
    told.line<CountUpConclusion>();
    told.inCase(1, QStringLiteral("r ≥ 1"));
    told.on("bash(4):3");
    told.line<CountUpConclusion>();
    told.on("bash(4):33");
    told.line<CountUpConclusion>();
    told.inRemark();
    told.line<CountUpContest>();
}

namespace {

/// Adds the cases that decide who wins, by the nim-sum of the values of all heaps. `lost` and `won` are example positions for these cases.
void tellWhoWins(GeneralProof& told, const char* lost, const char* won)
{
    told.on(lost);
    told.line<HeapReadOff>();
    told.shared<ValuesDecide>(GeneralProof::tr("The value of the position is s"), {lost, won});
    told.because({Law::Theorem}, {Theorem::SumTheorem, Theorem::Mex});
    told.inCase(1, QStringLiteral("s = 0"));
    told.on(lost);
    told.line<ValuesDecide>();
    told.because({Law::Theorem}, {Theorem::Mex});
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on(won);
    told.line<ValuesDecide>();
    told.because({Law::Theorem}, {Theorem::Mex});
}

}  // namespace

void tellSubtractionPeriod(GeneralProof& told)
{
    told.on("subtraction(1,3,4):20,7");
    told.lines<SubtractionRule, SubtractionMex, NimSequenceTerms, WindowsMustRecur, EqualWindowPair, WindowsGoOn, ZeroHeaps>();
    told.because({Law::Theorem}, {Theorem::Mex});
    tellWhoWins(told, "subtraction(1,3,4):27,20", "subtraction(1,3,4):20,8");
}

void tellGuySmith(GeneralProof& told)
{
    told.on("kayles:200,7");
    told.lines<CodeMeaning, CodeMex>();
    told.because({Law::Rules, Law::MexDefinition, Law::Theorem}, {Theorem::SumTheorem});
    told.lines<NimSequenceTerms, GuySmithWindow, GuySmithGoesOn>();
    tellWhoWins(told, "kayles:200,200", "kayles:200,7");
    told.inRemark();
    told.line<GuySmithExample>();
    told.on("octal(0.3):19,17");
    told.line<GuySmithExample>();
    told.line<HeapZeroApart>(GeneralProof::tr("If n<sub>0</sub> = 1 and g(p) = 0, then g(0) = 0 = g(p)"));
    told.on("octal(0.12):5");
    told.line<HeapZeroApart>(GeneralProof::tr("If n<sub>0</sub> = 1 and g(p) ≠ 0, then g(0) = 0 ≠ g(p)"));
}

void tellWindowFromZero(GeneralProof& told)
{
    told.on("octal(0.4):9223372036854775807");
    told.lines<WindowFromZeroClaim, WindowFromZeroPasses, GuySmithWindow>();
    told.because({Law::Theorem}, {Theorem::GuySmith});
    told.line<HeapReadOff>();
    told.inCase(1, GeneralProof::tr("g(2 · q + k) ≠ g(q + k)"));
    told.line<WindowFromZeroBreaks>();
    told.inCase(2, QStringLiteral("v ≠ c"));
    told.line<WindowFromZeroVerdict>();
    told.inCase(2, QStringLiteral("v = c"));
    told.on("octal(0.4):0");
    told.line<WindowFromZeroVerdict>();
    told.inCase(1, GeneralProof::tr("g(2 · q + k) = g(q + k)"));
    told.on("octal(0.33):7");
    told.line<WindowFromZeroVerdict>();
}

void tellPeriodByEye(GeneralProof& told)
{
    told.on("subtraction(1,3,4):20");
    told.line<PeriodsByEye>();
    told.because({Law::Theorem}, {Theorem::SubtractionPeriod});
    told.lines<NimSequenceTerms, PeriodByEyeBreaks, EqualWindowPair>();
    told.because({Law::Theorem, Law::Arithmetic}, {Theorem::SubtractionPeriod});
    told.line<PeriodByEyeVerdict>();
}

}  // namespace nimstone::wording
