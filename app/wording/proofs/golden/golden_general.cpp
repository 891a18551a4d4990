// The general proofs about Fibonacci numbers and about Euclid's game, which hold for all numbers.
#include "app/wording/general_proof.h"

namespace nimstone::wording {

using namespace proof;

void tellZeckendorf(GeneralProof& told)
{
    told.on("fibonacci-nim:100");
    told.line<FibonacciNumbers>();
    told.line<GreedyPart>({}, 0);
    told.line<GreedyPart>({}, 1);
    told.lines<ZeckendorfForm, MostWithout, ForcedParts, OnlyForm>();
}

void tellFibonacciNim(GeneralProof& told)
{
    told.inCase(1, QStringLiteral("n = 0"));
    told.on("fibonacci-nim:0");
    told.lines<NothingToTake, QuotaConclusion>();
    told.inCase(1, QStringLiteral("n ≥ 1"));
    told.on("fibonacci-nim:13");
    told.line<QuotaParts>();
    told.inCase(2, QStringLiteral("q &lt; z<sub>1</sub>"));
    told.line<QuotaReach>();
    told.on("fibonacci-nim:1");
    told.lines<NothingToTake, QuotaConclusion>();
    told.on("fibonacci-nim:13");
    told.lines<BreakSmallestPart, AnswerFits, EveryTake, QuotaConclusion>();
    told.inCase(2, QStringLiteral("q ≥ z<sub>1</sub>"));
    told.on("fibonacci-nim:8~8");
    told.line<QuotaReach>();
    told.line<TakeSmallestPart>(GeneralProof::tr("If p = 1, take all n stones"));
    told.on("fibonacci-nim:20");
    told.lines<TakeSmallestPart, NextPartBeyond, BreakSmallestPart, AnswerFits, EveryTake, QuotaConclusion>();
    told.afterCases();
    told.say(GeneralProof::tr("The theorem holds for every n and q"),
             GeneralProof::tr("All cases together complete the induction."));
    told.inRemark();
    told.line<QuotaWinningMoves>();
}

void tellIntTable(GeneralProof& told)
{
    told.on("fibonacci-nim:100");
    told.line<IntTableClaim>();
    told.because({Law::Theorem}, {Theorem::FibonacciNim});
    told.lines<IntOverflow, WrappedEntries>();
    told.inCase(1, GeneralProof::tr("n is not an entry"));
    told.lines<IntTableLookup, IntTableVerdict>();
    told.inCase(1, GeneralProof::tr("n is an entry"));
    told.on("fibonacci-nim:144");
    told.line<IntTableLookup>();
    told.inCase(2, GeneralProof::tr("n is one of f[1], …, f[46]"));
    told.line<IntTableVerdict>();
    told.inCase(2, GeneralProof::tr("n is a positive entry beyond f[46]"));
    told.on("fibonacci-nim:368225352");
    told.line<IntTableVerdict>();
    told.afterCases();
    told.line<IntTableRepair>();
}

void tellEuclid(GeneralProof& told)
{
    told.on("euclid:0,5");
    told.line<EuclidPair>(QStringLiteral("a ≥ b"));
    told.inCase(1, QStringLiteral("b = 0"));
    told.lines<EuclidOver, EuclidConclusion>();
    told.inCase(1, QStringLiteral("b ≥ 1"));
    told.on("euclid:25,17");
    told.line<EuclidPair>();
    told.because({Law::Division, Law::Induction});
    told.line<GoldenTest>(GeneralProof::tr("a &gt; φb exactly when a(a − b) &gt; b²"));
    told.inCase(2, QStringLiteral("a = b"));
    told.on("euclid:7,7");
    told.lines<EqualNumbers, EuclidConclusion>();
    told.inCase(2, QStringLiteral("a ≥ 2b"));
    told.on("euclid:60,12");
    told.line<TwoOptions>(GeneralProof::tr("If r = 0: (a, b) → (0, b)"));
    told.on("euclid:34,13");
    told.line<TwoOptions>(GeneralProof::tr("If r ≥ 1: exactly one of (b, r) and (r + b, b) is <b>P</b>"));
    told.line<WhichOption>(GeneralProof::tr("If r ≥ 1 and b &gt; φr, subtract a − (r + b) = <b>(q − 1) · b</b>"));
    told.on("euclid:67,17");
    told.line<WhichOption>(GeneralProof::tr("If r ≥ 1 and b &lt; φr, subtract a − r = <b>q · b</b>"));
    told.line<EuclidConclusion>();
    told.inCase(2, QStringLiteral("b &lt; a &lt; 2b"));
    told.on("euclid:25,17");
    told.line<ForcedTurn>();
    told.shared<ForcedChain>(GeneralProof::tr("(a, b) → … → (c, d): N where D is positive, P where it is negative"),
                             {"euclid:25,17", "euclid:13,8"});
    told.on("euclid:25,17");
    told.line<TwoOptions>();
    told.inCase(3, QStringLiteral("a &gt; φb"));
    told.on("euclid:13,8");
    told.lines<ForcedChain, EuclidConclusion>();
    told.inCase(3, QStringLiteral("a &lt; φb"));
    told.on("euclid:25,17");
    told.lines<ForcedChain, EuclidConclusion>();
    told.afterCases();
    told.say(GeneralProof::tr("If b ≥ 1, the player to move wins exactly when a = b or a &gt; φb; (a, 0) is a P-position"),
             GeneralProof::tr("All cases together complete the induction."));
}

}  // namespace nimstone::wording
