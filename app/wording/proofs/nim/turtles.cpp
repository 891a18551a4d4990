// The steps of the proof about Turning Turtles: steps about Nim, in the words of coins.
#include "app/wording/general_proof.h"

#include <algorithm>

#include "app/wording/proofs/nim/nim_words.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// Steps without a function here have the words of Nim.
class TurtleWords : public NimWords {
    Q_DECLARE_TR_FUNCTIONS(TurtleWords)

public:
    explicit TurtleWords(const StepPlace& where) : NimWords{where} {}

    using NimWords::operator();

    Said operator()(const NimSum& step) const
    {
        return {QStringLiteral("s = %1"), {sumSymbol(u'x', step.heaps, step.sum)},
                tr("A head on square n counts as a Nim heap of n stones; s is the nim-sum of these heaps. Turning over this coin alone "
                   "takes the whole heap. Turning over the coin on square m, too, leaves a heap of m. If that coin showed heads, both "
                   "heads vanish: in the nim-sum, two heaps of m cancel, m ⊕ m = 0."),
                tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the squares of the heads. A head on square x counts as a Nim heap of x "
                   "stones; s is the nim-sum of these heaps. Turning over this coin alone takes the whole heap. Turning over the coin on "
                   "square y, too, leaves a heap of y. If that coin showed heads, both heads vanish: in the nim-sum, two heaps of y "
                   "cancel, y ⊕ y = 0."),
                tr("A head on square n counts as a Nim heap of n stones. What is s, the nim-sum of these heaps?")};
    }

    Said operator()(const EndPosition&) const
    {
        return {tr("Base case: if no coin shows heads, s = 0, and this is a <b>P-position</b>"), {},
                tr("Every game ends here: the player to move has no head to turn over and has lost. That is what makes it a "
                   "P-position."),
                tr("The proof is by induction on the number of stones in these heaps, and begins with no head at all. Every game ends "
                   "here: the player to move has no head to turn over and has lost. A nim-sum of no numbers is 0, so this is what the "
                   "theorem says."),
                tr("No coin shows heads: is this a P-position or an N-position?")};
    }

    Said operator()(const InductionHypothesis& step) const
    {
        return NimWords::operator()(step).because(
            tr("Every move turns a head to tails, and the other coin that it may turn over is farther left. So the heaps of every option "
               "have fewer stones in all, and it is covered."),
            tr("Let m ≥ 1 be the number of stones in the heaps of all heads. Every move turns a head to tails, and the other coin that it "
               "may turn over is farther left. So the heaps of every option have fewer than m stones in all, and the induction "
               "hypothesis applies to it."));
    }

    Said operator()(const EveryMoveUnbalances& step) const
    {
        const Said inNim = NimWords::operator()(step);
        return inNim.because(
            //: %1 is the smallest nim-sum after a move
            tr("A move changes the heap of one head from x<sub>k</sub> to y<sub>k</sub>, and two equal heaps that vanish leave the "
               "nim-sum as it is. By Lemma 1 it is then t = x<sub>k</sub> ⊕ y<sub>k</sub> ≠ 0. Here the smallest such t is %1. So by "
               "assumption every move leads to an N-position: whatever is played, the opponent wins.").arg(number(step.smallest)),
            tr("Let s = 0. There are m moves, because a head on square x allows x of them: alone, or with one of the x − 1 coins on its "
               "left. A move changes the heap of one head from x<sub>k</sub> to y<sub>k</sub>, and two equal heaps that vanish leave "
               "the nim-sum as it is. By Lemma 1 it is then t = x<sub>k</sub> ⊕ y<sub>k</sub> ≠ 0. So by the induction hypothesis every "
               "move leads to an N-position: whatever is played, the opponent wins."));
    }

    Said operator()(const SomeMoveBalances& step) const
    {
        const Count left = step.after[step.move.heap];
        const Count from = left + step.move.taken;
        //: %1 and %2 are the numbers of two squares; %3 is a nim-sum with its value, such as "2 ⊕ 4 ⊕ 6 = 0"
        const QString both = tr("Turn over the coins on squares %1 and %2: t = %3");
        //: %1 is the number of a square; %3 is a nim-sum with its value, such as "1 ⊕ 2 ⊕ 3 ⊕ 0 = 0"
        const QString alone = tr("Turn over the coin on square %1: t = %3");
        const bool bothVanish = left != 0 && std::ranges::count(step.after, left) == 2;
        const QString reason = bothVanish
            //: %1 is a nim-sum; %2 and %3 are sizes of a heap, before and after a move, and numbers of squares
            ? tr("s = %1 is not 0, so by Lemma 2 some move of Nim makes the nim-sum 0: it changes the heap of %2 to %3. Square %3 showed "
                 "heads too, so both heads vanish: %3 ⊕ %3 = 0, and t stays 0. The heaps then have fewer stones, so by assumption this "
                 "is a P-position, and it is the opponent who must move.")
            //: %1 is a nim-sum; %2 and %3 are sizes of a heap, before and after a move
            : tr("s = %1 is not 0, so by Lemma 2 some move of Nim makes the nim-sum 0: it changes the heap of %2 to %3, and so does "
                 "this move of coins. The heaps then have fewer stones, so by assumption this is a P-position, and it is the opponent "
                 "who must move.");
        return {left == 0 ? alone : both,
                {beforeSymbol(number(from)), afterSymbol(number(left)), sumSymbol(u'y', step.after, step.t)},
                reason.arg(number(step.sum), number(from), number(left)),
                tr("Let s ≠ 0. By Lemma 2 some heap x<sub>k</sub> can be reduced to a smaller y<sub>k</sub> so that the nim-sum t is 0. "
                   "Turn over the coin on square x<sub>k</sub> and, if y<sub>k</sub> ≥ 1, the coin on square y<sub>k</sub>. If that coin "
                   "showed heads, two equal heaps vanish, and t stays 0. The heaps then have fewer stones, so by the induction "
                   "hypothesis this is a P-position, and it is the opponent who must move."),
                tr("Which head can a move turn over to make the nim-sum 0?")};
    }

    Said operator()(const Conclusion& step) const
    {
        const Said inNim = NimWords::operator()(step);
        if (totalStones(place.proof.position()).stones != 0)
            return inNim;
        return inNim.because(tr("The player to move has no head to turn over, and has lost."),
                             tr("A nim-sum of no numbers is 0, so this is what the theorem says."));
    }
};

struct TurtlePresets {
    Q_DECLARE_TR_FUNCTIONS(TurtlePresets)
};

}  // namespace

Said turtleSaid(const NimStep& step, const StepPlace& place) { return std::visit(TurtleWords(place), step); }

void tellTurtles(GeneralProof& told)
{
    told.on("turning-turtles:2,5,6");
    told.line<NimSum>(nimSumName());
    tellNimInduction(told, "turning-turtles:0", "turning-turtles:1,2,3", "turning-turtles:2,5,6");
}

std::vector<ProofPreset> turtlePresets()
{
    return {
        //: Short names of positions that the user can try
        {TurtlePresets::tr("Three heads"), "turning-turtles:2,5,6"},
        {TurtlePresets::tr("Two heads that vanish together"), "turning-turtles:1,2,3,5,8"},
        {TurtlePresets::tr("A nim-sum of zero"), "turning-turtles:1,2,3"},
        {TurtlePresets::tr("Powers of two"), "turning-turtles:1,2,4,8,16"},
        {TurtlePresets::tr("A single head"), "turning-turtles:5"},
        {TurtlePresets::tr("No head"), "turning-turtles:0"},
    };
}

}  // namespace nimstone::wording
