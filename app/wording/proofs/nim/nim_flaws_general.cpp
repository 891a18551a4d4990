// The general texts about errors in proofs and programs about Nim, with letters instead of numbers.
#include "app/wording/general_proof.h"

namespace nimstone::wording {

using namespace proof;

void tellHighestBit(GeneralProof& told)
{
    told.on("nim:4,1,2");
    told.lines<NimSum, HighestColumn, FlawedChoice, HighestBits>();
    told.inCase(1, QStringLiteral("q = r"));
    told.line<FlawVerdict>();
    told.inCase(1, QStringLiteral("0 &lt; q &lt; r"));
    told.on("nim:2,6,6");
    told.line<FlawVerdict>();
    told.inCase(1, QStringLiteral("q = 0"));
    told.on("nim:2,3");
    told.line<FlawVerdict>();
    told.afterCases();
    told.lines<ChooseHeap, SmallerTarget, TakeStones, SumVanishes>();
}

void tellNotStrict(GeneralProof& told)
{
    told.shared<NimSum>(nimSumName(), {"nim:5,5", "nim:42,27,19"});
    told.line<NotStrictClaim>();
    told.inCase(1, QStringLiteral("s = 0"));
    told.on("nim:5,5");
    told.lines<NimSum, NotStrictCase, NotStrictVerdict>();
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on("nim:42,27,19");
    told.lines<NimSum, HighestColumn, ChooseHeap, NotStrictCase, NotStrictVerdict, SmallerTarget, TakeStones, SumVanishes>();
}

void tellCountAtMost(GeneralProof& told)
{
    told.shared<NimSum>(nimSumName(), {"nim:5,5", "nim:7,11,13"});
    told.line<CountClaim>();
    told.inCase(1, QStringLiteral("s = 0"));
    told.on("nim:5,5");
    told.lines<NimSum, CountAtMost, CountVerdict, WinningMoveCount>();
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on("nim:7,11,13");
    told.lines<NimSum, CountAtMost, CountVerdict, WinningMoveCount>();
    told.because({Law::Theorem}, {Theorem::NimCount});
}

void tellMisereSum(GeneralProof& told)
{
    told.shared<NimSum>(nimSumName(), {"misere-nim:2,2", "misere-nim:3,4,5"});
    told.shared<MisereSumClaim>(GeneralProof::tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\""),
                                {"misere-nim:2,2", "misere-nim:3,4,5"});
    told.shared<MisereShape>(GeneralProof::tr("Heaps of 2 or more: <b>m</b>; heaps of 1: <b>r</b>"),
                             {"misere-nim:1,1", "misere-nim:3,1", "misere-nim:2,2"});
    told.because({Law::Rules, Law::Definition});
    told.inCase(1, QStringLiteral("m ≥ 2"));
    told.on("misere-nim:2,2");
    told.line<MisereShape>();
    told.inCase(2, QStringLiteral("s = 0"));
    told.lines<NimSum, MisereUnbalances>();
    told.inCase(2, QStringLiteral("s ≠ 0"));
    told.on("misere-nim:3,4,5");
    told.lines<NimSum, MisereBalance>();
    told.because({Law::Definition, Law::NimSumByColumns, Law::Theorem, Law::Induction}, {Theorem::NimLemma2});
    told.inCase(1, QStringLiteral("m = 1"));
    told.say(QStringLiteral("s ≠ 0"), GeneralProof::tr("The heap of 2 or more has its highest 1 alone in its column."));
    told.because({Law::NimSumByColumns});
    told.on("misere-nim:3,1");
    told.lines<MisereShape, MisereSwitch>();
    told.inCase(1, QStringLiteral("m = 0"));
    told.on("misere-nim:1,1");
    told.line<MisereShape>();
    told.inCase(2, GeneralProof::tr("r is odd"));
    told.on("misere-nim:1,1,1");
    told.line<MisereForced>();
    told.inCase(2, GeneralProof::tr("r is even"));
    told.on("misere-nim:0");
    told.line<MisereForced>(GeneralProof::tr("If r = 0, no move is left"));
    told.on("misere-nim:1,1");
    told.line<MisereForced>(GeneralProof::tr("If r ≥ 2, exactly <b>r</b> moves are left, whatever is played"));
    told.afterCases();
    told.on("misere-nim:2,2");
    told.line<MisereSumVerdict>(GeneralProof::tr("If m ≥ 1, the claim happens to be <b>right</b>"));
    told.on("misere-nim:1,1");
    told.line<MisereSumVerdict>(GeneralProof::tr("If m = 0, the claim is <b>false</b>"));
}

void tellTrailingBlank(GeneralProof& told)
{
    told.on("nim:1,2,3");
    told.lines<LineOfText, LineClaim, FalseHeap, FalseSum>();
    told.line<LineVerdict>(GeneralProof::tr("If c &lt; b, the program says P exactly when s = x<sub>n</sub>"));
    told.inCase(1, GeneralProof::tr("c &lt; b, x<sub>n</sub> ≠ 0, and s = 0"));
    told.say(GeneralProof::tr("The program says N, and that is <b>wrong</b>: the position is P"),
             GeneralProof::tr("It computes s ⊕ x<sub>n</sub> = x<sub>n</sub>, which is not 0."));
    told.inCase(1, GeneralProof::tr("c &lt; b, x<sub>n</sub> ≠ 0, and s = x<sub>n</sub>"));
    told.say(GeneralProof::tr("The program says P, and that is <b>wrong</b>: the position is N"),
             GeneralProof::tr("It computes s ⊕ x<sub>n</sub> = 0, but s is not 0."));
    told.inCase(1, GeneralProof::tr("c &lt; b, and either x<sub>n</sub> = 0, or s is neither 0 nor x<sub>n</sub>"));
    told.say(GeneralProof::tr("The program is right <b>by luck</b>"),
             GeneralProof::tr("What it computes, s ⊕ x<sub>n</sub>, is 0 exactly when s is. So it says P for s = 0 and N for s "
                              "≠ 0, as it should."));
}

}  // namespace nimstone::wording
