// The general proofs about Nim, which hold for all numbers.
#include "app/wording/general_proof.h"
#include "app/wording/proofs/nim/nim_words.h"

namespace nimstone::wording {

using namespace proof;

void tellNimInduction(GeneralProof& told, const char* end, const char* balanced, const char* unbalanced)
{
    told.on(end);
    told.line<EndPosition>();
    told.on(unbalanced);
    told.line<InductionHypothesis>();
    told.inCase(1, QStringLiteral("s = 0"));
    told.on(balanced);
    told.lines<EveryMoveUnbalances, Conclusion>();
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on(unbalanced);
    told.line<SomeMoveBalances>();
    told.because({Law::Definition, Law::NimSumByColumns, Law::Theorem, Law::Induction}, {Theorem::NimLemma2});
    told.line<Conclusion>();
    told.afterCases();
    told.say(GeneralProof::tr("The theorem holds for every position"),
             GeneralProof::tr("Both cases together complete the induction."));
}

void tellBouton(GeneralProof& told) { tellNimInduction(told, "nim:0", "nim:1,2,3", "nim:3,4,5"); }

void tellCount(GeneralProof& told)
{
    told.shared<NimSum>(nimSumName(), {"nim:1,2,3", "nim:7,11,13,2"});
    told.shared<TestHeap>(GeneralProof::tr("Heap i has at most one winning move: it leaves s ⊕ x<sub>i</sub> stones"),
                          {"nim:1,2,3", "nim:7,11,13,2"});
    told.because({Law::Theorem, Law::OwnInverse, Law::DifferentIsNotZero}, {Theorem::Bouton});
    told.inCase(1, QStringLiteral("s = 0"));
    told.on("nim:1,2,3");
    told.lines<NimSum, TestHeap, WinningMoveCount>();
    told.inCase(1, QStringLiteral("s ≠ 0"));
    told.on("nim:7,11,13,2");
    told.lines<NimSum, HighestColumn>();
    told.line<TestHeap>(GeneralProof::tr("If x<sub>i</sub> has a 1 in the 2<sup>d</sup> column: s ⊕ x<sub>i</sub> &lt; "
                                         "x<sub>i</sub>"), 0);
    told.line<TestHeap>(GeneralProof::tr("If x<sub>i</sub> has a 0 in the 2<sup>d</sup> column: s ⊕ x<sub>i</sub> &gt; "
                                         "x<sub>i</sub>"), 1);
    told.line<WinningMoveCount>();
}

void tellLemma1(GeneralProof& told)
{
    told.on("nim:1,2,3");
    told.allLines();
}

void tellLemma2(GeneralProof& told)
{
    told.on("nim:3,4,5");
    told.allLines();
}

}  // namespace nimstone::wording
