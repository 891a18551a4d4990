#include "app/wording/proofs/nim/figure_nim.h"

#include <QCoreApplication>

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class MisereWords {
    Q_DECLARE_TR_FUNCTIONS(MisereWords)

public:
    StepText operator()(const MisereShape& step) const
    {
        //: %1 and %2 are numbers of heaps
        const QString statement = tr("Heaps of 2 or more: <b>%1</b>; heaps of 1: <b>%2</b>").arg(step.large).arg(step.ones);
        //: A question that is asked before a step is shown
        const QString question = tr("How many heaps have 2 stones or more?");
        if (step.large == 0)
            return {statement, tr("Whoever takes the last stone loses. No heap offers a choice any more: every move takes a whole "
                                  "heap of 1."), question};
        if (step.large == 1)
            return {statement, tr("Whoever takes the last stone loses. Only one heap still offers a choice: whoever moves in it "
                                  "can leave an odd or an even number of heaps of 1."), question};
        return {statement, tr("Whoever takes the last stone loses. As long as two or more heaps have at least 2 stones, the "
                              "nim-sum decides as in Nim; the next steps show why."), question};
    }

    StepText operator()(const MisereForced& step) const
    {
        const QString question = tr("How many more moves will there be, whatever the players do?");
        if (step.moves == 0)
            return {tr("No move is left"),
                    tr("No stone is left, and whoever took the last one has lost: the player to move has won."), question};
        //: %1 is a number of moves
        const QString statement = tr("Exactly %1 moves are left, whatever is played", nullptr, pluralForm(step.moves))
                                      .arg(QStringLiteral("<b>%1</b>").arg(step.moves));
        return {statement, step.moves % 2 == 1
                               ? tr("The players take turns, and the number of moves is odd. So the player to move also makes the "
                                    "last move and takes the last stone.")
                               : tr("The players take turns, and the number of moves is even. So the opponent makes the last move "
                                    "and takes the last stone."),
                question};
    }

    StepText operator()(const MisereSwitch& step) const
    {
        //: %1 is the size of the heap, %2 the number of stones that are left of it, %3 is %1 − %2, %4 is "heap 1", %5 a number of heaps
        return {tr("Take %1 − %2 = <b>%3</b> stones from %4; heaps of 1 left: <b>%5</b>", nullptr, pluralForm(step.move.taken))
                    .arg(number(step.before), number(step.leaves), number(step.move.taken), heapName(step.move.heap))
                    .arg(step.onesAfter),
                //: %1 and %2 are numbers of stones: 0 or 1
                tr("This is the misère switch. Nim's winning move would leave %1 here and an even number of heaps of 1, so that we "
                   "would take the last stone. Leaving %2 instead makes their number odd, and the opponent takes it.")
                    .arg(number(step.nimLeaves), number(step.leaves)),
                //: %1 is "heap 2"
                tr("How many stones must be left in %1?").arg(heapName(step.move.heap))};
    }

    StepText operator()(const MisereUnbalances& step) const
    {
        return {tr("Every move makes t ≠ 0"),
                tr("Moves are as in Nim, so this is Lemma 1. At least %1 heaps of 2 or more are left, and fewer stones. So by "
                   "induction the opponent wins: with Nim's winning move, or with the misère switch if only one such heap is left.", nullptr, static_cast<int>(step.largeLeft)).arg(step.largeLeft),
                tr("Here s = 0. Is there a move that makes the nim-sum 0 again?")};
    }

    StepText operator()(const MisereBalance& step) const
    {
        //: %1 is the number of stones that are taken, %2 is "heap 1", %3 a nim-sum such as "2 ⊕ 27 ⊕ 19", %4 the value of the nim-sum, 0
        return {tr("Take %1 stones from %2: t = %3 = <b>%4</b>", nullptr, pluralForm(step.move.taken))
                    .arg(number(step.move.taken), heapName(step.move.heap), nimSumText(step.after), number(step.t)),
                //: %1 is a number of heaps, at least 2
                tr("This is Nim's winning move (Lemma 2). Fewer stones are left and t = 0: by induction a P-position. Heaps of 2 "
                   "or more afterwards: %1. With t = 0 there is never exactly one, because its highest 1 would be alone in its "
                   "column. So the opponent is the first to leave a single one, and then we make the switch.").arg(step.largeAfter),
                tr("From which heap can a move make the nim-sum 0?")};
    }

    StepText operator()(const MisereConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        const QString statement = step.outcome == Outcome::P ? tr("A <b>P-position</b>") : tr("An <b>N-position</b>");
        if (step.large == 0)
            return {statement, step.outcome == Outcome::P
                                   ? tr("The number of heaps of 1 is odd: the player to move takes the last stone and loses. ■")
                                   : tr("The number of heaps of 1 is even: the player to move does not take the last stone, and wins. ■"),
                    question};
        if (step.large == 1)
            return {statement, tr("With exactly one heap of 2 or more the player to move always wins, because this player decides "
                                  "who takes the last stone. ■"), question};
        return {statement, step.outcome == Outcome::P
                               ? tr("There is a heap of 2 or more and s = 0: every move hands the opponent a won position. ■")
                               : tr("There is a heap of 2 or more and s ≠ 0: one move hands the opponent a lost position. ■"),
                question};
    }

    StepText operator()(const MisereSumClaim& step) const
    {
        return {step.claimed == Outcome::P
                    //: %1 is the nim-sum
                    ? tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\" Here s = %1, which would be "
                         "a <b>P-position</b>")
                          .arg(number(step.sum))
                    : tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\" Here s = %1, which would be "
                         "an <b>N-position</b>")
                          .arg(number(step.sum)),
                tr("People often say so, because the two games are played alike almost to the end. Where does it break?")};
    }

    StepText operator()(const MisereSumVerdict& step) const
    {
        const QString question = tr("What is it really: a P-position or an N-position?");
        if (step.refuted)
            return {step.truth == Outcome::P ? tr("The claim is <b>false</b>: in fact this is a <b>P-position</b>")
                                             : tr("The claim is <b>false</b>: in fact this is an <b>N-position</b>"),
                    tr("When no heap has more than 1 stone, the rule is reversed. The position is P exactly when the number of "
                       "heaps of 1 is odd, that is, when s = 1. With s = 0 the player to move wins. ■"), question};
        return {step.truth == Outcome::P ? tr("Here the claim happens to be <b>right</b>: this is a <b>P-position</b>")
                                         : tr("Here the claim happens to be <b>right</b>: this is an <b>N-position</b>"),
                tr("As long as there is a heap of 2 or more, the nim-sum decides. But a player who keeps making it 0 to the very "
                   "end leaves an even number of heaps of 1 and gives the win away. ■"), question};
    }
};

}  // namespace

StepText stepText(const MisereStep& step, const StepPlace&) { return std::visit(MisereWords(), step); }

std::vector<ProofPreset> miserePresets()
{
    //: Short names of positions that the user can try
    return {
        {MiserePresets::tr("Heaps of 1: an odd number"), "misere-nim:1,1,1"},
        {MiserePresets::tr("Heaps of 1: an even number"), "misere-nim:1,1,1,1"},
        {MiserePresets::tr("The last large heap"), "misere-nim:1,1,5"},
        {MiserePresets::tr("The last large heap and a single 1"), "misere-nim:1,5"},
        {MiserePresets::tr("As in Nim: the nim-sum is 0"), "misere-nim:1,2,3"},
        {MiserePresets::tr("As in Nim: make the nim-sum 0"), "misere-nim:3,4,5"},
        {MiserePresets::tr("Nothing left: won"), "misere-nim:0,0"},
    };
}

std::vector<ProofPreset> misereSumPresets()
{
    std::vector<ProofPreset> presets = miserePresets();
    std::rotate(presets.begin(), presets.begin() + 1, presets.end());
    return presets;
}

}  // namespace nimstone::wording
