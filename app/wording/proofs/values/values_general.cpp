// The general proofs about values and sums of games, which hold for all numbers.
#include "app/wording/general_proof.h"

namespace nimstone::wording {

using namespace proof;

void tellMex(GeneralProof& told)
{
    told.on("nim:1,2");
    told.lines<MexPositions, MexEnds, MexValue>();
    told.shared<MexConclusion>(GeneralProof::tr("Before G<sub>n</sub>, exactly the positions of value 0 are P-positions"),
                               {"nim:1,2", "nim:1,1"});
    told.because({Law::Induction});
    told.inCase(1, QStringLiteral("g(G<sub>n</sub>) = 0"));
    told.on("nim:1,1");
    told.line<MexConclusion>();
    told.inCase(1, QStringLiteral("g(G<sub>n</sub>) ≠ 0"));
    told.on("nim:1,2");
    told.line<MexConclusion>();
    told.afterCases();
    told.say(GeneralProof::tr("The P-positions are exactly the positions of value 0"),
             GeneralProof::tr("Both cases together complete the induction."));
}

void tellSum(GeneralProof& told)
{
    told.on("nim:3,4 + wythoff:3,5 + kayles:7");
    told.lines<SumValues, SumNoOption, SumRaise>();
    told.inCase(1, QStringLiteral("b = 0"));
    told.on("nim:0 + nim:0");
    told.line<SumConclusion>();
    told.because({Law::MexDefinition, Law::Theorem}, {Theorem::Mex});
    told.inCase(1, QStringLiteral("b ≠ 0"));
    told.on("nim:3,4 + wythoff:3,5 + kayles:7");
    told.lines<SumColumn, SumChoice, SumMove, SumEveryValue, SumConclusion>();
    told.because({Law::MexDefinition, Law::Theorem}, {Theorem::Mex});
    told.afterCases();
    told.say(GeneralProof::tr("In every sum, a component may be replaced by a Nim heap of its Grundy value"),
             GeneralProof::tr("Both cases together complete the induction: the value of every sum is the nim-sum of the values "
                              "of its components. A Nim heap of size g has the value g, the mex of 0, …, g − 1. So putting it "
                              "in place of a component of value g changes neither the value of the sum nor who wins."));
}

void tellCutcake(GeneralProof& told)
{
    told.on("cutcake:12x12,2x3,3x2");
    told.lines<CakeShapes, CakeHalving, CakeCost, CakeOptions, CakeSum>();
    told.inCase(1, QStringLiteral("s = 0"));
    told.on("cutcake:1x1");
    told.line<CakeCost>(GeneralProof::tr("If <b>no cut</b> is possible: s = 0"));
    told.line<CakeConclusion>();
    told.inCase(1, QStringLiteral("s &gt; 0"));
    told.on("cutcake:5x1");
    told.lines<CakeLead, CakeConclusion>();
    told.inCase(1, QStringLiteral("s &lt; 0"));
    told.on("cutcake:1x5");
    told.lines<CakeLead, CakeConclusion>();
}

void tellMisereGrundy(GeneralProof& told)
{
    told.on("kayles:5");
    told.line<GrundyClaim>();
    told.line<GrundyClaimed>(GeneralProof::tr("Values: g<sub>1</sub> ⊕ … ⊕ g<sub>n</sub> = b"));
    told.line<GrundyTruth>(GeneralProof::tr("The truth follows from the rules alone"));
    told.shared<GrundyPremise>(GeneralProof::tr("First part of a condition that a proof needs: when a heap is given the value 0 "
                                                "or 1, the new heaps are worth at most 1"),
                               {"kayles:8", "kayles:5"});
    told.say(GeneralProof::tr("Second part: a heap worth 0 that still has moves can be given the value 1"),
             GeneralProof::tr("The proof needs a move to the value 1 from every heap worth 0 that is not over. Without it, a "
                              "player who has to leave the nim-sum 1 may have no move that does."));
    told.because({Law::Rules, Law::MexDefinition});
    told.inCase(1, GeneralProof::tr("the claim is wrong about a position that can be reached"));
    told.on("kayles:8");
    told.line<GrundyVerdict>(GeneralProof::tr("If it is wrong about the position itself: the claim is <b>false</b>"));
    told.on("kayles:7");
    told.line<GrundyVerdict>(GeneralProof::tr("If it is right about the position itself: only <b>by luck</b>"));
    told.shared<GrundyBreak>(GeneralProof::tr("G is the first position that the claim gets wrong"),
                             {"octal(0.75):8", "kayles:5,1"});
    told.inCase(2, GeneralProof::tr("the claim calls G a P-position"));
    told.on("octal(0.75):8");
    told.line<GrundyBreak>();
    told.inCase(2, GeneralProof::tr("the claim calls G an N-position"));
    told.on("kayles:5,1");
    told.line<GrundyBreak>();
    told.afterCases(1);
    told.say(GeneralProof::tr("Some heap does not meet the condition of the proof"),
             GeneralProof::tr("Where every heap that can be reached meets it, the claim is right, as Case 2.1 shows. Here it is "
                              "wrong about G, so at least one of the two parts fails."));
    told.on("kayles:8");
    told.line<GrundyPremise>(GeneralProof::tr("If the first part fails: a heap of x, worth g(x), can become y<sub>1</sub> + … + "
                                              "y<sub>j</sub>, worth g(y<sub>1</sub>) ⊕ … ⊕ g(y<sub>j</sub>) ≤ 1, but one of "
                                              "the new heaps is worth more than 1"));
    told.on("octal(0.121):5");
    told.line<GrundyPremise>(GeneralProof::tr("If the second part fails: a heap of x has Grundy value <b>0</b> and still has "
                                              "moves, but none gives it the value 1"));
    told.inCase(1, GeneralProof::tr("the claim is right about every position that can be reached"));
    told.on("kayles:5");
    told.line<GrundyVerdict>();
    told.on("kayles:0,0");
    told.line<GrundyVerdict>(GeneralProof::tr("If no move is left, it is <b>right</b>"));
    told.inCase(2, GeneralProof::tr("every heap that can be reached meets the condition"));
    told.on("kayles:1");
    told.line<GrundyPremise>();
    told.inCase(2, GeneralProof::tr("some heap that can be reached does not meet the condition"));
    told.on("kayles:5");
    told.line<GrundyPremise>(GeneralProof::tr("The first or the second part of the condition fails for some heap"));
}

}  // namespace nimstone::wording
