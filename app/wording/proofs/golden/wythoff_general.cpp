// The general proofs about Wythoff's game, which hold for all numbers.
#include "app/wording/general_proof.h"

namespace nimstone::wording {

using namespace proof;

void tellCold(GeneralProof& told)
{
    told.on("wythoff:60,97");
    told.lines<HeapPair, ColdOrigin>();
    told.line<ColdGrowth>({}, 0);
    told.line<ColdGrowth>({}, 1);
    told.line<ColdGrowth>({}, 2);
    told.lines<ColdTable, ColdOnce, ColdStraight, ColdDiagonal>();
    told.inCase(1, QStringLiteral("a = b = 0"));
    told.on("wythoff:0,0");
    told.line<ColdOutcome>();
    told.inCase(1, GeneralProof::tr("(a, b) is another cold pair"));
    told.on("wythoff:3,5");
    told.lines<ColdKeepsNone, ColdOutcome>();
    told.because({Law::Induction, Law::OutcomeByOptions});
    told.inCase(1, GeneralProof::tr("(a, b) is hot"));
    told.shared<HotCase>(GeneralProof::tr("One of four cases holds"),
                         {"wythoff:5,5", "wythoff:5,8", "wythoff:3,9", "wythoff:4,5"});
    told.because({Law::Definition});
    const auto hot = [&told](const QString& condition, const char* position) {
        told.inCase(2, condition);
        told.on(position);
        told.lines<HotCase, HotToCold>();
    };
    hot(QStringLiteral("a = b"), "wythoff:5,5");
    hot(QStringLiteral("a = b<sub>k</sub>, a &lt; b"), "wythoff:5,8");
    hot(QStringLiteral("a = a<sub>k</sub>, b &gt; b<sub>k</sub>"), "wythoff:3,9");
    hot(QStringLiteral("a = a<sub>k</sub>, a &lt; b &lt; b<sub>k</sub>"), "wythoff:4,5");
    told.afterCases(1);
    told.line<ColdOutcome>();
    told.because({Law::Induction, Law::OutcomeByOptions});
    told.afterCases();
    told.say(GeneralProof::tr("The cold pairs are exactly the P-positions"),
             GeneralProof::tr("All cases together complete the induction."));
    told.inRemark();
    told.line<HotMoves>();
}

void tellGoldenRatio(GeneralProof& told)
{
    told.on("wythoff:60,97");
    told.lines<HeapPair, GoldenShares>();
    told.line<GoldenBelow>({}, 0);
    told.line<GoldenBelow>({}, 1);
    told.lines<GoldenHit, GoldenSplit, GoldenMex, GoldenPair>();
    told.inCase(1, GeneralProof::tr("a is dφ rounded down"));
    told.on("wythoff:3,5");
    told.line<ColdOutcome>();
    told.inCase(1, GeneralProof::tr("a is not dφ rounded down"));
    told.on("wythoff:4,9");
    told.line<ColdOutcome>();
}

void tellExact(GeneralProof& told)
{
    told.on("wythoff:5,5");
    told.line<HeapPair>();
    told.inCase(1, QStringLiteral("d = 0"));
    told.line<ExactEqual>();
    told.inCase(2, QStringLiteral("a = 0"));
    told.on("wythoff:0,0");
    told.line<ColdOutcome>();
    told.inCase(2, QStringLiteral("a ≥ 1"));
    told.on("wythoff:5,5");
    told.line<ColdOutcome>();
    told.inCase(1, QStringLiteral("d ≥ 1"));
    told.on("wythoff:3,5");
    told.line<ExactClaim>();
    told.shared<ExactBelow>(GeneralProof::tr("a &lt; dφ exactly when a(a − d) &lt; d²"), {"wythoff:3,5", "wythoff:7,9"});
    told.shared<ExactAbove>(GeneralProof::tr("a + 1 &gt; dφ exactly when (a + 1)(a + 1 − d) &gt; d²"),
                            {"wythoff:3,5", "wythoff:7,9", "wythoff:5,9"});
    told.inCase(2, GeneralProof::tr("all three conditions hold"));
    told.on("wythoff:3,5");
    told.lines<ExactSize, ExactBelow, ExactAbove, ColdOutcome>();
    told.inCase(2, QStringLiteral("a &lt; d"));
    told.on("wythoff:4,9");
    told.line<ExactSize>();
    told.inCase(2, QStringLiteral("a ≥ d, a(a − d) &gt; d²"));
    told.on("wythoff:7,9");
    told.lines<ExactBelow, ExactAbove>();
    told.inCase(2, QStringLiteral("a ≥ d, (a + 1)(a + 1 − d) &lt; d²"));
    told.on("wythoff:5,9");
    told.line<ExactAbove>();
    told.afterCases(1);
    told.line<ColdOutcome>(GeneralProof::tr("If one of the three conditions fails, (a, b) is hot: <b>N</b>"));
    told.inRemark();
    told.line<ExactRivals>();
}

void tellDigits(GeneralProof& told)
{
    told.on("wythoff:60,97");
    told.lines<HeapPair, FibonacciDigits>();
    told.line<DigitsShift>(GeneralProof::tr("If j − 1 is even: n → F<sub>i+1</sub> + … + F<sub>j+1</sub> = <b>m</b>"));
    told.on("wythoff:5,3");
    told.line<DigitsShift>(GeneralProof::tr("If j − 1 is odd: n → F<sub>i−1</sub> + … + F<sub>j−1</sub> = <b>m</b>"));
    told.lines<DigitsDifference, DigitsOnce>();
    told.because({Law::Theorem, Law::Parity}, {Theorem::Zeckendorf});
    told.line<DigitsPairs>();
    told.say(GeneralProof::tr("n is the smaller number of a cold pair exactly when it ends in an even number of zeros"),
             GeneralProof::tr("In every pair the smaller number ends in an even number of zeros, the larger one in an odd "
                              "number. And every positive integer is in exactly one pair, with its partner."));
    told.inCase(1, GeneralProof::tr("a and b are partners, or both 0"));
    told.on("wythoff:3,5");
    told.line<ColdOutcome>();
    told.inCase(1, GeneralProof::tr("a and b are not partners, and not both 0"));
    told.on("wythoff:4,9");
    told.line<ColdOutcome>();
}

void tellDouble(GeneralProof& told)
{
    told.on("wythoff:3,5");
    told.lines<HeapPair, DoubleClaim, DoubleSays, DoubleTruth>();
    told.shared<DoubleNear>(GeneralProof::tr("dφ differs from m by about 1/q"), {"wythoff:3,5", "wythoff:165580140,267914295"});
    told.inCase(1, QStringLiteral("c = r"));
    told.on("wythoff:3,5");
    told.line<DoubleNear>(GeneralProof::tr("The product stays on its side of m"));
    told.line<DoubleVerdict>();
    told.inCase(1, QStringLiteral("c ≠ r"));
    told.on("wythoff:165580140,267914295");
    told.line<DoubleNear>(GeneralProof::tr("Rounding carries the product across m"));
    told.shared<DoubleVerdict>(GeneralProof::tr("In double c, in truth r"),
                               {"wythoff:165580140,267914295", "wythoff:165580141,267914296", "wythoff:5,102334160"});
    told.inCase(2, QStringLiteral("a = r"));
    told.on("wythoff:165580140,267914295");
    told.line<DoubleVerdict>();
    told.inCase(2, QStringLiteral("a = c"));
    told.on("wythoff:165580141,267914296");
    told.line<DoubleVerdict>();
    told.inCase(2, GeneralProof::tr("a is neither c nor r"));
    told.on("wythoff:5,102334160");
    told.line<DoubleVerdict>();
    told.inRemark();
    told.on("wythoff:0,9223372036854775807");
    told.line<DoubleNear>(GeneralProof::tr("From 2<sup>53</sup> on, not every integer is a double"));
}

}  // namespace nimstone::wording
