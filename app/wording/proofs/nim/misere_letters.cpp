// The general texts of the steps of the proofs about misère Nim, with letters instead of numbers.
#include "app/wording/proofs/nim/nim_letters.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class MisereLetters {
    Q_DECLARE_TR_FUNCTIONS(MisereLetters)

public:
    GeneralText operator()(const MisereShape& step) const
    {
        const GeneralText::Letter ones{QStringLiteral("r"), QString::number(step.ones)};
        const QString large = QString::number(step.large);
        //: %1 and %2 are numbers of heaps: %1 is 0, 1 or "m ≥ 2", %2 the letter r
        const QString statement = tr("Heaps of 2 or more: <b>%1</b>; heaps of 1: <b>%2</b>");
        if (step.large == 0)
            return {statement, tr("Whoever takes the last stone loses. Let m be the number of heaps of 2 or more, and r the "
                                  "number of heaps of 1. No heap has 2 stones or more, so every move takes a whole heap of "
                                  "1."), {{large, large}, ones}};
        if (step.large == 1)
            return {statement, tr("Whoever takes the last stone loses. Let m be the number of heaps of 2 or more, and r the "
                                  "number of heaps of 1. Exactly one heap has 2 stones or more. Whoever moves in that one heap "
                                  "can choose whether an odd or an even number of heaps of 1 is left."), {{large, large}, ones}};
        return {statement, tr("Whoever takes the last stone loses. Let m be the number of heaps of 2 or more, and r the number "
                              "of heaps of 1. With m ≥ 2 heaps of 2 or more the proof is by induction on the number of stones: "
                              "suppose the theorem on misère Nim holds for every position with fewer stones."),
                {{QStringLiteral("m ≥ 2"), large}, ones}};
    }

    GeneralText operator()(const MisereForced& step) const
    {
        if (step.moves == 0)
            return {tr("No move is left"),
                    tr("If r = 0, no stone is left: the player to move has no move and has won.")};
        //: %1 is the letter r, a number of moves
        return {tr("Exactly %1 moves left, whatever is played"),
                step.moves % 2 == 1
                    ? tr("Every move takes one of the r heaps, so r moves are left. Suppose that r is odd. The players take "
                         "turns, so the player to move also makes the last move and takes the last stone.")
                    : tr("Every move takes one of the r heaps, so r moves are left. Suppose that r ≥ 2 is even. The players "
                         "take turns, so the opponent makes the last move and takes the last stone."),
                {{QStringLiteral("r"), QString::number(step.moves)}}};
    }

    GeneralText operator()(const MisereSwitch& step) const
    {
        //: %1 is the size x of a heap, %2 the number y of stones that are left of it, %3 is "heap k", %4 a number of heaps, r + y
        return {tr("Take %1 − %2 stones from %3; heaps of 1 left: <b>%4</b>"),
                tr("Let heap k be the one of 2 or more. Leave y<sub>k</sub> = 1 if r is even, and y<sub>k</sub> = 0 if r is "
                   "odd: a legal move, because x<sub>k</sub> ≥ 2. Then r + y<sub>k</sub> is odd, and only heaps of 1 are "
                   "left: every move takes one of them, so the opponent takes the last stone. This is the misère switch: "
                   "Nim's winning move would leave the other of 0 and 1, and an even number of heaps of 1."),
                {beforeLetter(number(step.before)), afterLetter(number(step.leaves)), heapLetter(step.move.heap),
                 {QStringLiteral("r + y<sub>k</sub>"), QString::number(step.onesAfter)}}};
    }

    GeneralText operator()(const MisereUnbalances&) const
    {
        return {tr("Every move makes t ≠ 0"),
                tr("Let s = 0. Moves are as in Nim, so by Lemma 1 the nim-sum t after every move is not 0. A move changes one "
                   "heap, so at least m − 1 ≥ 1 heaps of 2 or more are left, and fewer stones. By the induction hypothesis "
                   "this is an N-position: the opponent wins.")};
    }

    GeneralText operator()(const MisereBalance& step) const
    {
        //: %1 is the number of stones that are taken, x − y; %2 is "heap k", %3 the nim-sum of all heaps after the move
        return {tr("Take %1 stones from %2: t = %3 = 0"),
                tr("Let s ≠ 0. Let y<sub>1</sub>, …, y<sub>n</sub> be the heaps after a move, and t their nim-sum. By Lemma 2 "
                   "some move reduces a heap k from x<sub>k</sub> to y<sub>k</sub> stones so that t = 0. At least m − 1 ≥ 1 "
                   "heaps of 2 or more are left, and fewer stones, so by the induction hypothesis this is a P-position. In "
                   "fact two or more are left: a single one would have its highest 1 alone in its column, and t would not be 0."),
                {takenLetter(step.move.taken), heapLetter(step.move.heap), sumLetter(u'y', step.after)}};
    }

    GeneralText operator()(const MisereConclusion& step) const
    {
        const QString statement = step.outcome == Outcome::P ? tr("A <b>P-position</b>") : tr("An <b>N-position</b>");
        if (step.large == 0)
            return {statement, step.outcome == Outcome::P
                                   ? tr("With no heap above 1 and r odd, the player to move takes the last stone and loses.")
                                   : tr("With no heap above 1 and r even, the player to move does not take the last stone, and "
                                        "wins.")};
        if (step.large == 1)
            return {statement, tr("With exactly one heap of 2 or more the player to move decides who takes the last stone, and "
                                  "so wins. Here s ≠ 0, so this is what the theorem says.")};
        return {statement, step.outcome == Outcome::P
                               ? tr("With m ≥ 2 and s = 0 every move hands the opponent an N-position, so the player to move "
                                    "loses.")
                               : tr("With m ≥ 2 and s ≠ 0 one move hands the opponent a P-position, so the player to move wins.")};
    }

    GeneralText operator()(const MisereSumClaim& step) const
    {
        const QString reason = tr("The claim is about all positions. People often say so, because the two games are played "
                                  "alike almost to the end. Where does it break? A single position is enough to disprove it.");
        if (step.claimed == Outcome::P)
            return {tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\" Here s = 0, which would be a "
                       "<b>P-position</b>"), reason};
        //: %1 is "s ≠ 0"
        return {tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\" Here %1, which would be an "
                   "<b>N-position</b>"), reason, {notZeroLetter(step.sum)}};
    }

    GeneralText operator()(const MisereSumVerdict& step) const
    {
        if (step.refuted)
            return {step.truth == Outcome::P ? tr("The claim is <b>false</b>: in fact this is a <b>P-position</b>")
                                             : tr("The claim is <b>false</b>: in fact this is an <b>N-position</b>"),
                    tr("When no heap has more than 1 stone, s is 1 if r is odd and 0 if r is even. The position is P exactly "
                       "when r is odd, that is, when s = 1. So there the claim is wrong every time, and a single such position "
                       "disproves it.")};
        return {step.truth == Outcome::P ? tr("Here the claim happens to be <b>right</b>: this is a <b>P-position</b>")
                                         : tr("Here the claim happens to be <b>right</b>: this is an <b>N-position</b>"),
                tr("As long as there is a heap of 2 or more, the nim-sum decides, by the theorem on misère Nim. With no heap "
                   "above 1 the rule is reversed: two heaps of 1 have s = 0, and yet the player to move wins. This disproves "
                   "the claim.")};
    }
};

}  // namespace

GeneralText generalText(const MisereStep& step, const StepPlace&) { return std::visit(MisereLetters(), step); }

}  // namespace nimstone::wording
