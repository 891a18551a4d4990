// The general texts of the steps of the proofs about Nim, with letters instead of numbers.
#include "app/wording/proofs/nim/nim_letters.h"

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class NimLetters {
    Q_DECLARE_TR_FUNCTIONS(NimLetters)

    using Letter = GeneralText::Letter;

public:
    const StepPlace& place;

    // --- the first steps of every proof ---

    GeneralText operator()(const NimSum& step) const
    {
        const auto sum = sumLetter(u'x', step.heaps);
        const auto* const shape = place.earlier<MisereShape>();
        if (shape && shape->large == 1)
            return sumLine(sum, step.sum,
                           tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. Their nim-sum s is their sum in "
                              "binary without carries: a column of s has a 1 exactly when an odd number of heaps have a 1 "
                              "there. The other heaps have at most 1 stone. So the heap of 2 or more has its highest 1 alone "
                              "in its column, and s ≠ 0."));
        if (step.sum == 0)
            return sumLine(sum, step.sum,
                           tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. Their nim-sum s is their sum in "
                              "binary without carries: a column of s has a 1 exactly when an odd number of heaps have a 1 there. "
                              "Let s = 0: the number of 1s is even in every column."));
        return sumLine(sum, step.sum,
                       tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. Their nim-sum s is their sum in "
                          "binary without carries: a column of s has a 1 exactly when an odd number of heaps have a 1 there. "
                          "Let s ≠ 0: the number of 1s is odd in some column."));
    }

    GeneralText operator()(const HighestColumn& step) const
    {
        return highestWeightLine(step.exponent, step.column, QStringLiteral("s"),
                                 tr("Because s ≠ 0, it has a highest 1. Above its column s has no 1. Because s has a 1 in the "
                                    "column, the number of heaps with a 1 there is odd."));
    }

    // --- Lemma 1 ---

    GeneralText operator()(const OneHeapChanges& step) const
    {
        const QString x = indexed(u'x', step.move.heap);
        const QString y = indexed(u'y', step.move.heap);
        return {QStringLiteral("%1 ≠ %2"),
                tr("Let x<sub>i</sub> be heap i before the move and y<sub>i</sub> heap i after it. A move takes at least one "
                   "stone from one heap and touches no other. Let this be heap k: then x<sub>k</sub> ≠ y<sub>k</sub>, and "
                   "y<sub>i</sub> = x<sub>i</sub> for every i ≠ k."),
                {beforeLetter(QStringLiteral("%1 = %2").arg(x, number(step.before))),
                 afterLetter(QStringLiteral("%1 = %2").arg(number(step.after), y))}};
    }

    // --- Lemma 1 by the parity of a column ---

    GeneralText operator()(const ColumnFlips& step) const
    {
        //: %1 is x with the index k, %2 y with the index k, %3 is "the 2^d column"
        return {tr("%1 and %2 differ in %3"),
                tr("Because x<sub>k</sub> ≠ y<sub>k</sub>, the two differ in at least one column. Let 2<sup>d</sup> be the weight "
                   "of the highest such column. There the bit of heap k flips, and no other heap changes."),
                {beforeLetter(QStringLiteral("%1 = %2").arg(indexed(u'x', step.heap), number(step.before))),
                 afterLetter(QStringLiteral("%1 = %2").arg(indexed(u'y', step.heap), number(step.after))), column(step.column)}};
    }

    GeneralText operator()(const ParityChanges& step) const
    {
        //: %1 is "the 2^d column"
        return {tr("In %1, the number of 1s changes from even to odd"),
                tr("Because s = 0, every column had an even number of 1s before the move. In this column exactly one bit has "
                   "flipped, so the number of 1s is one more or one less than before. In both cases it is odd."),
                {column(step.column)}};
    }

    GeneralText operator()(const OddColumnRemains& step) const
    {
        //: %1 is "the 2^d column"
        return {tr("t has a 1 in %1, so t ≠ 0"),
                tr("Let t = y<sub>1</sub> ⊕ … ⊕ y<sub>n</sub> be the nim-sum after the move. A column with an odd number of 1s "
                   "gives 1, so t has a 1 in this one. Nothing else was assumed of the move, so the lemma is proved. The next "
                   "lines prove it again by calculation, and they also give t."),
                {column(step.column)}};
    }

    // --- Lemma 1 by calculation ---

    GeneralText operator()(const InsertSum&) const
    {
        return {QStringLiteral("t = 0 ⊕ t = s ⊕ s ⊕ t"),
                tr("Now by calculation. 0 changes nothing, so t = 0 ⊕ t. Every number cancels itself, so 0 = s ⊕ s.")};
    }

    GeneralText operator()(const ExpandSums& step) const
    {
        return {QStringLiteral("t = s ⊕ (%1) ⊕ (%2)"),
                tr("Write out the second s and t by their definitions: the first bracket has the heaps before the move, the "
                   "second the heaps after it."),
                {sumLetter(u'x', step.before), sumLetter(u'y', step.after)}};
    }

    GeneralText operator()(const PairHeaps& step) const
    {
        QStringList brackets;
        const auto* const sums = place.earlier<ExpandSums>();
        for (std::size_t heap = 0; heap < step.differences.size(); ++heap) {
            const bool written = sums && heap < sums->before.size() && heap < sums->after.size();
            brackets << (written ? QStringLiteral("(%1 ⊕ %2)").arg(number(sums->before[heap]), number(sums->after[heap]))
                                 : QStringLiteral("(%1 ⊕ %2)").arg(indexed(u'x', heap), indexed(u'y', heap)));
        }
        return {QStringLiteral("t = s ⊕ %1"),
                tr("⊕ is commutative and associative, so the terms may be reordered and regrouped. Each bracket now pairs a heap "
                   "before the move with the same heap after it."),
                {{QStringLiteral("(x<sub>1</sub> ⊕ y<sub>1</sub>) ⊕ … ⊕ (x<sub>n</sub> ⊕ y<sub>n</sub>)"),
                  brackets.join(QStringLiteral(" ⊕ "))}}};
    }

    GeneralText operator()(const OtherPairsVanish& step) const
    {
        return {QStringLiteral("t = s ⊕ %1 ⊕ %2"),
                tr("For every i ≠ k, heap i did not change: y<sub>i</sub> = x<sub>i</sub>. A number cancels itself, so the "
                   "bracket of heap i is 0 and drops out. Only the bracket of heap k is left."),
                {beforeLetter(number(step.before)), afterLetter(number(step.after))}};
    }

    GeneralText operator()(const DifferenceRemains& step) const
    {
        return {QStringLiteral("t = %1 ⊕ %2 ≠ 0"),
                tr("By hypothesis s = 0, so s drops out. What is left has a 1 exactly in the columns in which x<sub>k</sub> "
                   "and y<sub>k</sub> differ. Because x<sub>k</sub> ≠ y<sub>k</sub>, there is at least one: again t ≠ 0."),
                {beforeLetter(number(step.before)), afterLetter(number(step.after))}};
    }

    // --- Lemma 2 ---

    GeneralText operator()(const ChooseHeap& step) const
    {
        const QString x = QStringLiteral("%1 = %2").arg(indexed(u'x', step.heap), number(step.size));
        //: %1 is "heap k", %2 its size x, %3 is "the 2<sup>d</sup> column"
        return {tr("Choose %1: %2 has a 1 in %3"),
                tr("In the 2<sup>d</sup> column the number of 1s is odd. An odd number is never 0, so at least one heap has a 1 "
                   "there; let heap k be such a heap. Only the <b>1 in this column</b> matters; it need not be the highest bit of "
                   "x<sub>k</sub>."),
                {heapLetter(step.heap), beforeLetter(x), column(step.column)}};
    }

    GeneralText operator()(const SmallerTarget& step) const
    {
        return {QStringLiteral("%1 = s ⊕ %2 &lt; %2"),
                tr("Let y<sub>k</sub> = s ⊕ x<sub>k</sub>. Above the 2<sup>d</sup> column s has no 1, so there y<sub>k</sub> is "
                   "the same as x<sub>k</sub>. In the 2<sup>d</sup> column both s and x<sub>k</sub> have a 1, so y<sub>k</sub> has "
                   "a 0: that loses 2<sup>d</sup>. The lower columns together are worth at most 2<sup>d</sup> − 1 and cannot make "
                   "up for it. So y<sub>k</sub> is strictly smaller than x<sub>k</sub>."),
                {afterLetter(indexed(u'y', step.heap)), beforeLetter(number(step.before))}};
    }

    GeneralText operator()(const TakeStones& step) const
    {
        //: %1 is the size x of a heap, %2 the number y of stones that are left of it, %3 is "heap k"
        return {tr("Take %1 − %2 stones from %3"),
                tr("This is a legal move: it takes at least one stone, because y<sub>k</sub> &lt; x<sub>k</sub>, and it changes "
                   "only heap k."),
                {beforeLetter(number(step.before)), afterLetter(number(step.after)), heapLetter(step.move.heap)}};
    }

    GeneralText operator()(const SumVanishes& step) const
    {
        return {QStringLiteral("t = s ⊕ %1 ⊕ %2 = 0"),
                tr("Let t be the nim-sum after the move. The move replaces x<sub>k</sub> by y<sub>k</sub> and changes no other "
                   "heap, so t = s ⊕ x<sub>k</sub> ⊕ y<sub>k</sub>. Because y<sub>k</sub> = s ⊕ x<sub>k</sub>, this is s ⊕ "
                   "x<sub>k</sub> ⊕ s ⊕ x<sub>k</sub>, in which every number occurs twice and cancels."),
                {beforeLetter(number(step.before)), afterLetter(number(step.after))}};
    }

    // --- Bouton's theorem ---

    GeneralText operator()(const EndPosition& step) const
    {
        const bool single = step.heapCount == 1;
        const QString zeros = single ? indexed(u'x', 0) : nimSumText(std::vector<Count>(step.heapCount, 0));
        const QString empty = tr("all heaps are empty");
        //: %1 is "all heaps are empty", %2 is "0 ⊕ … ⊕ 0"
        return {tr("Base case: if %1, s = %2 = 0, and this is a <b>P-position</b>"),
                tr("The proof is by induction on the number of stones, and begins with no stone at all. Every game ends here: "
                   "the player to move has no stone to take and has lost. The nim-sum of empty heaps is 0, so this is what the "
                   "theorem says."),
                {{empty, single ? tr("the only heap is empty") : empty}, {QStringLiteral("0 ⊕ … ⊕ 0"), zeros}}};
    }

    GeneralText operator()(const InductionHypothesis& step) const
    {
        const QString reason = tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the heaps, s their nim-sum, and m ≥ 1 the number of "
                                  "stones in them. Every move takes at least one stone, so every option has fewer than m stones, "
                                  "and the induction hypothesis applies to it.");
        if (!step.exact)
            return {tr("Suppose the theorem holds for every position with fewer stones than this one"), reason};
        //: %1 is the letter m, a number of stones
        return {tr("Suppose the theorem holds for every position with fewer than %1 stones"), reason,
                {{QStringLiteral("m"), number(step.stones)}}};
    }

    GeneralText operator()(const EveryMoveUnbalances& step) const
    {
        const QString reason = tr("Let s = 0. There are m moves, because a heap of x stones allows x moves. A move changes one "
                                  "heap, from x<sub>k</sub> to y<sub>k</sub>, and by Lemma 1 the nim-sum after it is t = "
                                  "x<sub>k</sub> ⊕ y<sub>k</sub> ≠ 0. So by the induction hypothesis every move leads to an "
                                  "N-position: whatever is played, the opponent wins.");
        if (!step.exact)
            return {tr("Every one of the moves makes t ≠ 0"), reason};
        //: %1 is the letter m, a number of moves
        return {tr("Every one of the %1 moves makes t ≠ 0"), reason, {{QStringLiteral("m"), number(step.options)}}};
    }

    GeneralText operator()(const SomeMoveBalances& step) const
    {
        //: %1 is the number of stones that are taken, x − y; %2 is "heap k", %3 the nim-sum of all heaps after the move
        return {tr("Take %1 stones from %2: t = %3 = 0"),
                tr("Let s ≠ 0. Let y<sub>1</sub>, …, y<sub>n</sub> be the heaps after a move, and t their nim-sum. By Lemma 2 "
                   "some move reduces a heap k from x<sub>k</sub> to y<sub>k</sub> stones so that t = 0. Fewer stones are "
                   "left, so by the induction hypothesis this is a P-position, and it is the opponent who must move."),
                {takenLetter(step.move.taken), heapLetter(step.move.heap), sumLetter(u'y', step.after)}};
    }

    GeneralText operator()(const Conclusion& step) const
    {
        if (step.outcome == Outcome::N)
            //: %1 is "s ≠ 0"
            return {tr("%1: an <b>N-position</b>"),
                    tr("One move hands the opponent a P-position, so the player to move wins."),
                    {notZeroLetter(step.sum)}};
        const QString statement = tr("s = 0: a <b>P-position</b>");
        if (totalStones(place.proof.position()).stones == 0)
            return {statement, tr("The nim-sum of empty heaps is 0, so this is what the theorem says.")};
        return {statement, tr("Every move hands the opponent an N-position, so the player to move loses.")};
    }

    // --- Counting the winning first moves ---

    GeneralText operator()(const TestHeap& step) const
    {
        if (step.target == step.size)
            return {QStringLiteral("s ⊕ %1 = %1"),
                    tr("A move that changes heap i from x<sub>i</sub> to y changes the nim-sum to s ⊕ x<sub>i</sub> ⊕ y. By "
                       "Bouton's theorem it wins exactly when the new nim-sum is 0, that is, when y = s ⊕ x<sub>i</sub>. With s "
                       "= 0, the number s ⊕ x<sub>i</sub> that a winning move would leave is x<sub>i</sub> itself; but a move "
                       "has to change the heap. So no move in heap i wins."),
                    {{anyHeap(), indexed(u'x', step.heap)}}};
        if (step.wins)
            return {QStringLiteral("s ⊕ %1 &lt; %1"),
                    tr("A move that changes heap i from x<sub>i</sub> to y changes the nim-sum to s ⊕ x<sub>i</sub> ⊕ y. By "
                       "Bouton's theorem it wins exactly when the new nim-sum is 0, that is, when y = s ⊕ x<sub>i</sub>. Suppose "
                       "x<sub>i</sub> has a 1 in the 2<sup>d</sup> column. There s has a 1 too, so s ⊕ x<sub>i</sub> has a 0. The "
                       "higher columns do not change, and the lower ones together are worth at most 2<sup>d</sup> − 1. So s ⊕ "
                       "x<sub>i</sub> is smaller than x<sub>i</sub>, and exactly one move in heap i wins."),
                    {{anyHeap(), number(step.size)}}};
        return {QStringLiteral("s ⊕ %1 &gt; %1"),
                tr("A move that changes heap i from x<sub>i</sub> to y changes the nim-sum to s ⊕ x<sub>i</sub> ⊕ y. By "
                   "Bouton's theorem it wins exactly when the new nim-sum is 0, that is, when y = s ⊕ x<sub>i</sub>. Suppose "
                   "x<sub>i</sub> has a 0 in the 2<sup>d</sup> column. There s has a 1, so s ⊕ x<sub>i</sub> has a 1 too. "
                   "Again the higher columns do not change, and the lower ones are worth at most 2<sup>d</sup> − 1. So s ⊕ "
                   "x<sub>i</sub> is larger than x<sub>i</sub>. A move cannot add stones, so no move in heap i wins."),
                {{anyHeap(), number(step.size)}}};
    }

    GeneralText operator()(const WinningMoveCount& step) const
    {
        if (step.sum == 0)
            return {tr("Winning first moves: <b>0</b>"),
                    tr("By Lemma 1 every move makes the nim-sum different from 0. So by Bouton's theorem every move leaves an "
                       "N-position, and no move wins.")};
        //: %1 is the letter r, a number of moves
        const QString statement = tr("Winning first moves: <b>%1</b>");
        const Letter count{QStringLiteral("r"), QString::number(step.count)};
        if (!place.earlier<TestHeap>())
            return {statement,
                    tr("Let r be the number of heaps with a 1 in the column of the highest 1 of s. By the theorem on counting "
                       "the winning moves, each of these heaps gives exactly one, and no other heap gives any."),
                    {count}};
        return {statement,
                tr("Let r be the number of heaps with a 1 in the 2<sup>d</sup> column. As just shown, each of them gives "
                   "exactly one winning move, and no other heap gives any. The number of 1s in that column is odd, so r is odd."),
                {count}};
    }

    // --- Spot the flaw ---

    GeneralText operator()(const FlawedChoice& step) const
    {
        //: %1 is "the 2<sup>d</sup> column"
        return {tr("\"Choose a heap whose <b>highest</b> bit is in %1; one can always be found.\""),
                tr("A widely copied proof of Lemma 2 says this of every position with s ≠ 0. Where does it break? A single "
                   "position without such a heap is enough to disprove it."),
                {column(step.column)}};
    }

    GeneralText operator()(const HighestBits& step) const
    {
        // The example is the first heap that is not empty. Such a heap exists, because s ≠ 0.
        const auto bit = std::ranges::find_if(step.highest, [](Count weight) { return weight != 0; });
        const auto heap = static_cast<std::size_t>(bit - step.highest.begin());
        const QString value = QStringLiteral("%1 → %2").arg(number(place.proof.position().heaps.at(heap)), weightText(*bit));
        //: %1 is "x → w": a heap and the weight of its highest bit
        return {tr("Highest bit of each heap: %1"),
                tr("Let w<sub>i</sub> be the weight of the highest bit of x<sub>i</sub>; an empty heap has none. The claim "
                   "finds the heaps with w<sub>i</sub> = 2<sup>d</sup>. But a heap with w<sub>i</sub> &gt; 2<sup>d</sup> can "
                   "have a 1 in the 2<sup>d</sup> column as well. Let r be the number of heaps with a 1 in that column, and q "
                   "how many of them have it as their highest bit."),
                {{QStringLiteral("x<sub>i</sub> → w<sub>i</sub>"), value}}};
    }

    GeneralText operator()(const FlawVerdict& step) const
    {
        if (step.fatal)
            return {tr("The claim is <b>false</b>: it finds no heap, and the proof stops here"),
                    tr("No heap has its highest bit in the 2<sup>d</sup> column, as with (2, 3). The number of 1s there is "
                       "odd, so some heap has one, but not as its highest bit. This disproves \"always\". What always exists "
                       "is a heap with <b>a 1 in the column</b>, and the proof needs no more.")};
        if (step.refuted)
            //: %1 and %2 are the letters q and r, numbers of heaps
            return {tr("The claim overlooks heaps: it finds <b>%1</b> of <b>%2</b>"),
                    tr("Some heap has a 1 in the 2<sup>d</sup> column that is not its highest bit. The higher bits then stay "
                       "the same, and a move in that heap still wins. With (2, 3) the claim finds no heap at all, which "
                       "disproves it."),
                    {{QStringLiteral("q"), QString::number(step.claimed)},
                     {QStringLiteral("r"), QString::number(step.eligible.size())}}};
        return {tr("Here the claim finds the right heaps, but only <b>by luck</b>"),
                tr("Every 1 in the 2<sup>d</sup> column is the highest bit of its heap. That proves nothing about other "
                   "positions: with (2, 3) the claim finds no heap at all, which disproves it.")};
    }

private:
    static Letter column(Count weight)
    {
        //: The binary column of weight 2<sup>d</sup>
        return {tr("the 2<sup>d</sup> column"), columnName(weight)};
    }
    static QString anyHeap() { return QStringLiteral("x<sub>i</sub>"); }
};

}  // namespace

/// The pattern must not have an equals sign before "the weight". In Chinese, such a line would begin like the equation "2<sup>d</sup> = s".
static QString highestWeightPattern()
{
    //: %1 is 2<sup>d</sup>, or 2<sup>d</sup> = 2<sup>5</sup> = 32; %2 is a nim-sum, the letter s or b. The Chinese must not put
    //: %2 behind an equals sign
    return HeapLetters::tr("Let %1 be the weight of the highest 1 of %2");
}

QString highestWeightText(int exponent, Count weight, const QString& sum)
{
    return highestWeightPattern().arg(
        QStringLiteral("2<sup>d</sup> = 2<sup>%1</sup> = <b>%2</b>").arg(QString::number(exponent), number(weight)), sum);
}

GeneralText highestWeightLine(int exponent, Count weight, const QString& sum, const QString& reason)
{
    return {highestWeightPattern(), reason,
            {{QStringLiteral("2<sup>d</sup>"),
              QStringLiteral("2<sup>d</sup> = 2<sup>%1</sup> = %2").arg(QString::number(exponent), number(weight))},
             {sum, sum}}};
}

GeneralText generalText(const NimStep& step, const StepPlace& place) { return std::visit(NimLetters{place}, step); }

}  // namespace nimstone::wording
