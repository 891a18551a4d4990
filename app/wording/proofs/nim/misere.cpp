// The steps of the proofs about misère Nim.
#include "app/wording/proofs/nim/figure_nim.h"
#include "app/wording/proofs/nim/nim_symbols.h"

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

class MisereWords {
    Q_DECLARE_TR_FUNCTIONS(MisereWords)

public:
    Said operator()(const MisereShape& step) const
    {
        const QString large = QString::number(step.large);
        //: %1 and %2 are numbers of heaps
        const Said said{tr("Heaps of 2 or more: <b>%1</b>; heaps of 1: <b>%2</b>"),
                        {{step.large < 2 ? large : QStringLiteral("m ≥ 2"), large}, {u"r", step.ones}},
                        {}, {},
                        //: A question that is asked before a step is shown
                        tr("How many heaps have 2 stones or more?")};
        if (step.large == 0)
            return said.because(tr("Whoever takes the last stone loses. No heap offers a choice any more: every move takes a "
                                   "whole heap of 1."),
                                tr("Whoever takes the last stone loses. Let m be the number of heaps of 2 or more, and r the "
                                   "number of heaps of 1. No heap has 2 stones or more, so every move takes a whole heap of 1."));
        if (step.large == 1)
            return said.because(tr("Whoever takes the last stone loses. Only one heap still offers a choice: whoever moves in it "
                                   "can leave an odd or an even number of heaps of 1."),
                                tr("Whoever takes the last stone loses. Let m be the number of heaps of 2 or more, and r the "
                                   "number of heaps of 1. Exactly one heap has 2 stones or more. Whoever moves in that one heap "
                                   "can choose whether an odd or an even number of heaps of 1 is left."));
        return said.because(tr("Whoever takes the last stone loses. As long as two or more heaps have at least 2 stones, the "
                               "nim-sum decides as in Nim; the next steps show why."),
                            tr("Whoever takes the last stone loses. Let m be the number of heaps of 2 or more, and r the number "
                               "of heaps of 1. With m ≥ 2 heaps of 2 or more the proof is by induction on the number of stones: "
                               "suppose the theorem on misère Nim holds for every position with fewer stones."));
    }

    Said operator()(const MisereForced& step) const
    {
        const QString question = tr("How many more moves will there be, whatever the players do?");
        if (step.moves == 0)
            return {tr("No move is left"), {},
                    tr("No stone is left, and whoever took the last one has lost: the player to move has won."),
                    tr("If r = 0, no stone is left: the player to move has no move and has won."), question};
        //: %1 is a number of moves
        const Said said{counted(step.moves, [](int n) { return tr("Exactly %1 moves are left, whatever is played",
                                                                  nullptr, n); }),
                        {{u"r", bold(step.moves)}}, {}, {}, question};
        if (step.moves % 2 == 1)
            return said.because(tr("The players take turns, and the number of moves is odd. So the player to move also makes the "
                                   "last move and takes the last stone."),
                                tr("Every move takes one of the r heaps, so r moves are left. Suppose that r is odd. The players "
                                   "take turns, so the player to move also makes the last move and takes the last stone."));
        return said.because(tr("The players take turns, and the number of moves is even. So the opponent makes the last move and "
                               "takes the last stone."),
                            tr("Every move takes one of the r heaps, so r moves are left. Suppose that r ≥ 2 is even. The "
                               "players take turns, so the opponent makes the last move and takes the last stone."));
    }

    Said operator()(const MisereSwitch& step) const
    {
        const QString taken = QStringLiteral("%1 − %2 = <b>%3</b>")
                                  .arg(number(step.before), number(step.leaves), number(step.move.taken));
        //: %1 is a number of stones, such as "5 − 1 = 4", %2 is "heap 1", %3 a number of heaps
        return {counted(step.move.taken, [](int n) { return tr("Take %1 stones from %2; heaps of 1 left: <b>%3</b>",
                                                               nullptr, n); }),
                {takenSymbol(taken), heapSymbol(step.move.heap), {u"r + y<sub>k</sub>", step.onesAfter}},
                //: %1 and %2 are numbers of stones: 0 or 1
                tr("This is the misère switch. Nim's winning move would leave %1 here and an even number of heaps of 1, so that "
                   "we would take the last stone. Leaving %2 instead makes their number odd, and the opponent takes it.")
                    .arg(number(step.nimLeaves), number(step.leaves)),
                tr("Let heap k be the one of 2 or more. Leave y<sub>k</sub> = 1 if r is even, and y<sub>k</sub> = 0 if r is odd: "
                   "a legal move, because x<sub>k</sub> ≥ 2. Then r + y<sub>k</sub> is odd, and only heaps of 1 are left: every "
                   "move takes one of them, so the opponent takes the last stone. This is the misère switch: Nim's winning move "
                   "would leave the other of 0 and 1, and an even number of heaps of 1."),
                //: %1 is "heap 2"
                tr("How many stones must be left in %1?").arg(heapName(step.move.heap))};
    }

    Said operator()(const MisereUnbalances& step) const
    {
        return {tr("Every move makes t ≠ 0"), {},
                tr("Moves are as in Nim, so this is Lemma 1. At least %1 heaps of 2 or more are left, and fewer stones. So by "
                   "induction the opponent wins: with Nim's winning move, or with the misère switch if only one such heap is "
                   "left.", nullptr, static_cast<int>(step.largeLeft)).arg(step.largeLeft),
                tr("Let s = 0. Moves are as in Nim, so by Lemma 1 the nim-sum t after every move is not 0. A move changes one "
                   "heap, so at least m − 1 ≥ 1 heaps of 2 or more are left, and fewer stones. By the induction hypothesis this "
                   "is an N-position: the opponent wins."),
                tr("Here s = 0. Is there a move that makes the nim-sum 0 again?")};
    }

    Said operator()(const MisereBalance& step) const
    {
        return balancingMove(step.move, step.after, step.t)
            //: %1 is a number of heaps, at least 2
            .because(tr("This is Nim's winning move (Lemma 2). Fewer stones are left and t = 0: by induction a P-position. Heaps "
                        "of 2 or more afterwards: %1. With t = 0 there is never exactly one, because its highest 1 would be "
                        "alone in its column. So the opponent is the first to leave a single one, and then we make the switch.")
                         .arg(step.largeAfter),
                     tr("Let s ≠ 0. Let y<sub>1</sub>, …, y<sub>n</sub> be the heaps after a move, and t their nim-sum. By Lemma "
                        "2 some move reduces a heap k from x<sub>k</sub> to y<sub>k</sub> stones so that t = 0. At least m − 1 ≥ "
                        "1 heaps of 2 or more are left, and fewer stones, so by the induction hypothesis this is a P-position. "
                        "In fact two or more are left: a single one would have its highest 1 alone in its column, and t would "
                        "not be 0."),
                     tr("From which heap can a move make the nim-sum 0?"));
    }

    Said operator()(const MisereConclusion& step) const
    {
        const bool loses = step.outcome == Outcome::P;
        const Said said{loses ? tr("A <b>P-position</b>") : tr("An <b>N-position</b>"), {}, {}, {},
                        tr("So is it a P-position or an N-position?")};
        if (step.large == 0 && loses)
            return said.because(tr("The number of heaps of 1 is odd: the player to move takes the last stone and loses."),
                                tr("With no heap above 1 and r odd, the player to move takes the last stone and loses."));
        if (step.large == 0)
            return said.because(tr("The number of heaps of 1 is even: the player to move does not take the last stone, and wins."),
                                tr("With no heap above 1 and r even, the player to move does not take the last stone, and wins."));
        if (step.large == 1)
            return said.because(tr("With exactly one heap of 2 or more the player to move always wins, because this player "
                                   "decides who takes the last stone."),
                                tr("With exactly one heap of 2 or more the player to move decides who takes the last stone, and "
                                   "so wins. Here s ≠ 0, so this is what the theorem says."));
        if (loses)
            return said.because(tr("There is a heap of 2 or more and s = 0: every move hands the opponent a won position."),
                                tr("With m ≥ 2 and s = 0 every move hands the opponent an N-position, so the player to move "
                                   "loses."));
        return said.because(tr("There is a heap of 2 or more and s ≠ 0: one move hands the opponent a lost position."),
                            tr("With m ≥ 2 and s ≠ 0 one move hands the opponent a P-position, so the player to move wins."));
    }

    Said operator()(const MisereSumClaim& step) const
    {
        return {step.claimed == Outcome::P
                    ? tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\" Here s = 0, which would be "
                         "a <b>P-position</b>")
                    //: %1 is an inequality or an equation about s, such as "s = 6"
                    : tr("\"In misère Nim, too, nim-sum 0 always loses, and any other nim-sum wins.\" Here %1, which would be an "
                         "<b>N-position</b>"),
                {notZeroSymbol(step.sum)},
                tr("People often say so, because the two games are played alike almost to the end. Where does it break?"),
                tr("The claim is about all positions. People often say so, because the two games are played alike almost to the "
                   "end. Where does it break? A single position is enough to disprove it.")};
    }

    Said operator()(const MisereSumVerdict& step) const
    {
        const QString question = tr("What is it really: a P-position or an N-position?");
        const bool loses = step.truth == Outcome::P;
        if (step.refuted)
            return {loses ? tr("The claim is <b>false</b>: in fact this is a <b>P-position</b>")
                          : tr("The claim is <b>false</b>: in fact this is an <b>N-position</b>"),
                    {},
                    tr("When no heap has more than 1 stone, the rule is reversed. The position is P exactly when the number of "
                       "heaps of 1 is odd, that is, when s = 1. With s = 0 the player to move wins."),
                    tr("When no heap has more than 1 stone, s is 1 if r is odd and 0 if r is even. The position is P exactly "
                       "when r is odd, that is, when s = 1. So there the claim is wrong every time, and a single such position "
                       "disproves it."), question};
        return {loses ? tr("Here the claim happens to be <b>right</b>: this is a <b>P-position</b>")
                      : tr("Here the claim happens to be <b>right</b>: this is an <b>N-position</b>"),
                {},
                tr("As long as there is a heap of 2 or more, the nim-sum decides. But a player who keeps making it 0 to the very "
                   "end leaves an even number of heaps of 1 and gives the win away."),
                tr("As long as there is a heap of 2 or more, the nim-sum decides, by the theorem on misère Nim. With no heap "
                   "above 1 the rule is reversed: two heaps of 1 have s = 0, and yet the player to move wins. This disproves the "
                   "claim."), question};
    }
};

}  // namespace

Said said(const MisereStep& step, const StepPlace&) { return std::visit(MisereWords(), step); }

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
