// The general proofs about the variants of Nim, which hold for all numbers.
#include "app/wording/general_proof.h"

namespace nimstone::wording {

using namespace proof;

void tellMisere(GeneralProof& told)
{
    told.shared<MisereShape>(GeneralProof::tr("Heaps of 2 or more: <b>m</b>; heaps of 1: <b>r</b>"),
                             {"misere-nim:1", "misere-nim:2", "misere-nim:3,4,5"});
    told.because({Law::Rules, Law::Definition});
    told.shared<NimSum>(nimSumName(), {"misere-nim:2,1", "misere-nim:3,4,5"});
    told.inCase(1, QStringLiteral("m = 0"));
    told.on("misere-nim:1");
    told.line<MisereShape>();
    told.inCase(2, GeneralProof::tr("r is odd"));
    told.lines<MisereForced, MisereConclusion>();
    told.inCase(2, GeneralProof::tr("r is even"));
    told.on("misere-nim:0");
    told.line<MisereForced>(GeneralProof::tr("If r = 0, no move is left"));
    told.on("misere-nim:1,1");
    told.line<MisereForced>(GeneralProof::tr("If r ≥ 2, exactly <b>r</b> moves are left, whatever is played"));
    told.line<MisereConclusion>();
    told.inCase(1, QStringLiteral("m = 1"));
    told.on("misere-nim:1,5");
    told.lines<MisereShape, NimSum, MisereSwitch, MisereConclusion>();
    told.inCase(1, QStringLiteral("m ≥ 2"));
    told.on("misere-nim:1,2,3");
    told.line<MisereShape>();
    told.inCase(2, QStringLiteral("s = 0"));
    told.lines<NimSum, MisereUnbalances, MisereConclusion>();
    told.inCase(2, QStringLiteral("s ≠ 0"));
    told.on("misere-nim:3,4,5");
    told.lines<NimSum, MisereBalance>();
    told.because({Law::Definition, Law::NimSumByColumns, Law::Theorem, Law::Induction}, {Theorem::NimLemma2});
    told.line<MisereConclusion>();
    told.afterCases();
    told.say(GeneralProof::tr("The theorem holds for every position"),
             GeneralProof::tr("All cases together complete the induction."));
}

void tellMoore(GeneralProof& told)
{
    told.shared<MooreCount>(GeneralProof::tr("Column of weight 2<sup>j</sup>: number of 1s c<sub>j</sub>; modulo k + 1: "
                                             "<b>r<sub>j</sub></b>"),
                            {"moore-nim(2):5,5,5", "moore-nim(2):8,6,6,4"});
    told.shared<MooreConclusion>(GeneralProof::tr("Suppose the theorem holds for every position with fewer stones"),
                                 {"moore-nim(2):5,5,5", "moore-nim(2):8,6,6,4"});
    told.because({Law::Induction});
    told.inCase(1, GeneralProof::tr("no stone is left"));
    told.on("moore-nim(2):0");
    told.line<MooreConclusion>();
    told.inCase(1, GeneralProof::tr("stones are left, and every r<sub>j</sub> is 0"));
    told.on("moore-nim(2):5,5,5");
    told.lines<MooreUnbalances, MooreConclusion>();
    told.because({Law::Induction, Law::OutcomeByOptions});
    told.inCase(1, GeneralProof::tr("some r<sub>j</sub> is not 0"));
    told.on("moore-nim(2):8,6,6,4");
    told.line<MooreCount>(GeneralProof::tr("A winning move is built column by column"));
    told.line<MooreBuild>(GeneralProof::tr("If r ≠ 0 and f + r ≤ k, number of 1s in the 2<sup>j</sup> column: q − r"), 0);
    told.line<MooreBuild>(GeneralProof::tr("If r = 0, number of 1s in the 2<sup>j</sup> column: <b>q</b>"), 1);
    told.line<MooreBuild>(GeneralProof::tr("If r ≠ 0 and f + r &gt; k, number of 1s in the 2<sup>j</sup> column: q + (k + 1 − "
                                           "r)"), 2);
    told.lines<MooreBalance, MooreConclusion>();
    told.because({Law::Induction, Law::OutcomeByOptions});
    told.afterCases();
    told.say(GeneralProof::tr("The theorem holds for every position"),
             GeneralProof::tr("All cases together complete the induction."));
}

void tellStaircase(GeneralProof& told)
{
    told.shared<StairSum>(QStringLiteral("s = x<sub>1</sub> ⊕ x<sub>3</sub> ⊕ x<sub>5</sub> ⊕ …"),
                          {"staircase-nim:3,0,3", "staircase-nim:2,7,2,5,1"});
    told.inCase(1, QStringLiteral("s = 0"));
    told.on("staircase-nim:3,2,3");
    told.lines<StairUnbalances, StairConclusion>();
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on("staircase-nim:2,7,2,5,1");
    told.lines<StairBalance, StairConclusion>();
    told.inRemark();
    told.line<StairReply>();
}

void tellCoins(GeneralProof& told)
{
    told.shared<CoinGaps>(nimSumName(), {"coins:2,5,8,11", "coins:4,8,14,20,21"});
    told.inCase(1, QStringLiteral("s = 0"));
    told.on("coins:2,5,8,11");
    told.lines<CoinUnbalances, CoinConclusion>();
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on("coins:4,8,14,20,21");
    told.lines<CoinBalance, CoinConclusion>();
    told.inRemark();
    told.line<CoinReply>();
}

}  // namespace nimstone::wording
