// The texts of the steps of the proofs about Nim, with the numbers of the position.
#include "app/wording/proof_words.h"

#include <QCoreApplication>
#include <bit>

#include "app/wording/proofs/nim/nim_letters.h"
#include "core/nimber.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class StepWords {
    Q_DECLARE_TR_FUNCTIONS(StepWords)

public:
    const StepPlace& place;

    // --- the first steps of every proof ---

    StepText operator()(const NimSum& step) const
    {
        if (step.heaps.size() == 1) {
            return {QStringLiteral("s = %1 = <b>%2</b>").arg(indexed(u'x', 0), number(step.sum)),
                    step.sum == 0 ? tr("The nim-sum s is the sum of the heaps in binary without carries. Here there is one heap, "
                                       "and it is empty, so s = 0.")
                    : std::has_single_bit(step.sum)
                        //: %1 is a column, such as "the 4s column"
                        ? tr("The nim-sum s is the sum of the heaps in binary without carries. For a single heap it is the heap "
                             "itself, with a single 1, in %1.")
                              .arg(columnNames(step.sum))
                        //: %1 is a list of columns, such as "the 32s and 2s columns"
                        : tr("The nim-sum s is the sum of the heaps in binary without carries. For a single heap it is the heap "
                             "itself, with its 1s in %1.")
                              .arg(columnNames(step.sum))};
        }
        const QString statement = QStringLiteral("s = %1 = <b>%2</b>").arg(nimSumText(step.heaps), number(step.sum));
        if (step.sum == 0)
            return {statement, tr("The nim-sum s is the sum of the heaps in binary without carries. A column with an even number "
                                  "of 1s gives 0, one with an odd number gives 1. Here the number is even in every column.")};
        return {statement, tr("The nim-sum s is the sum of the heaps in binary without carries. A column with an even number of 1s "
                              "gives 0, one with an odd number gives 1. Here the number is odd in %1.").arg(columnNames(step.sum))};
    }

    StepText operator()(const HighestColumn& step) const
    {
        const QString statement = highestWeightText(step.exponent, step.column, QStringLiteral("s"));
        //: %1 is the nim-sum s, %2 is "the 32s column", %3 an odd number of 1s
        return {statement, tr("The highest 1 of s = %1 is in %2. Because s has a 1 there, the heaps have an odd number of 1s in that "
                              "column: here %3.")
                               .arg(number(step.sum), columnName(step.column), QString::number(step.ones))};
    }

    // --- Lemma 1 ---

    StepText operator()(const OneHeapChanges& step) const
    {
        const QString statement = QStringLiteral("%1 = %2 ≠ %3 = %4")
                                      .arg(indexed(u'x', step.move.heap), number(step.before), number(step.after),
                                           indexed(u'y', step.move.heap));
        //: %1 is the number of stones that are taken, %2 is "heap 2", %3 the number of this heap
        return {statement, tr("Let x<sub>i</sub> be heap i before the move and y<sub>i</sub> heap i after it. The move "
                              "takes %1 stones from %2 and touches no other heap: y<sub>i</sub> = x<sub>i</sub> for every "
                              "i ≠ %3.",
                              nullptr, pluralForm(step.move.taken))
                               .arg(number(step.move.taken), heapName(step.move.heap), QString::number(step.move.heap + 1))};
    }

    StepText operator()(const ColumnFlips& step) const
    {
        //: %1 is x with its index, %2 its value; %3 is y with its index, %4 its value; %5 is "the 4s column"
        return {tr("%1 = %2 and %3 = %4 differ in %5")
                    .arg(indexed(u'x', step.heap), number(step.before), indexed(u'y', step.heap), number(step.after),
                         columnName(step.column)),
                //: %1 is "the 4s column", %2 is "heap 2"
                tr("Two different numbers differ in at least one column. The highest column in which these two differ is %1. "
                   "There the 1 of %2 becomes 0, and no other heap changes.").arg(columnName(step.column), heapName(step.heap))};
    }

    StepText operator()(const ParityChanges& step) const
    {
        //: %1 is "the 4s column", %2 and %3 are the numbers of 1s in this column before and after the move
        return {tr("In %1, the number of 1s changes from even (%2) to odd (%3)")
                    .arg(columnName(step.column), QString::number(step.onesBefore), QString::number(step.onesAfter)),
                //: %1 is "heap 2"
                tr("Because s = 0, this column had an even number of 1s before the move. Only one of its bits has changed, that "
                   "of %1, so the number is odd now.").arg(heapName(step.heap))};
    }

    StepText operator()(const OddColumnRemains& step) const
    {
        //: %1 is "the 4s column"
        return {tr("t has a 1 in %1, so <b>t ≠ 0</b>").arg(columnName(step.column)),
                tr("Let t be the nim-sum after the move. A column with an odd number of 1s gives 1, so t has a 1 in this one. "
                   "That proves the lemma. The next steps prove it again by calculation, and they also give t.")};
    }

    StepText operator()(const InsertSum&) const
    {
        return {QStringLiteral("t = 0 ⊕ t = s ⊕ s ⊕ t"),
                tr("Now by calculation. 0 changes nothing, and every number cancels itself. So s may be inserted twice.")};
    }

    StepText operator()(const ExpandSums& step) const
    {
        return {QStringLiteral("t = s ⊕ (%1) ⊕ (%2)").arg(nimSumText(step.before), nimSumText(step.after)),
                tr("Write out the second s and t: the first bracket has the heaps before the move, the second the heaps after it.")};
    }

    StepText operator()(const PairHeaps& step) const
    {
        QString statement = QStringLiteral("t = s");
        QStringList values;
        const auto* sums = place.earlier<ExpandSums>();
        for (std::size_t heap = 0; heap < step.differences.size(); ++heap) {
            const bool written = sums && heap < sums->before.size() && heap < sums->after.size();
            statement += written
                ? QStringLiteral(" ⊕ (%1 ⊕ %2)").arg(number(sums->before[heap]), number(sums->after[heap]))
                : QStringLiteral(" ⊕ (%1 ⊕ %2)").arg(indexed(u'x', heap), indexed(u'y', heap));
            values.push_back(number(step.differences[heap]));
        }
        return {statement, tr("⊕ is commutative and associative, so the terms may be reordered and regrouped. Each bracket now "
                              "pairs a heap before the move with the same heap after it. The values of the brackets: %1.")
                               .arg(listText({values.begin(), values.end()}))};
    }

    StepText operator()(const OtherPairsVanish& step) const
    {
        const QString statement = QStringLiteral("t = s ⊕ %1 ⊕ %2 = %3 ⊕ %4 ⊕ %5")
                                      .arg(indexed(u'x', step.heap), indexed(u'y', step.heap), number(step.s),
                                           number(step.before), number(step.after));
        return {statement, tr("A heap that did not change occurs twice in its bracket and cancels itself. Only the bracket of %1 is left.").arg(heapName(step.heap))};
    }

    StepText operator()(const DifferenceRemains& step) const
    {
        const QString statement = QStringLiteral("t = %1 ⊕ %2 = %3 ⊕ %4 = <b>%5</b> ≠ 0")
                                      .arg(indexed(u'x', step.heap), indexed(u'y', step.heap), number(step.before),
                                           number(step.after), number(step.t));
        //: %1 and %2 are the sizes of the heap before and after the move, %3 is "the 4s and 1s columns"
        return {statement, tr("s = 0 drops out. What is left has a 1 wherever %1 and %2 differ, here in %3. Because %1 ≠ %2, there "
                              "is at least one such column: again t ≠ 0. ■")
                               .arg(number(step.before), number(step.after), columnNames(step.t))};
    }

    // --- Lemma 2 ---

    StepText operator()(const ChooseHeap& step) const
    {
        //: %1 is "heap 1", %2 is x with its index, %3 its value, %4 is "the 32s column"
        const QString statement = tr("Choose %1: %2 = <b>%3</b> has a 1 in %4")
                                      .arg(heapName(step.heap), indexed(u'x', step.heap), number(step.size),
                                           columnName(step.column));
        if (step.eligible.size() == 1) {
            return {statement, tr("An odd number is never 0, so at least one heap has a 1 in %1; here it is the only one. Only the "
                                  "<b>1 in this column</b> matters; it need not be the highest bit of the heap.")
                                   .arg(columnName(step.column))};
        }
        return {statement, tr("An odd number is never 0, so at least one heap has a 1 in %1. Here %2 have one, and any of them "
                              "will do. Only the <b>1 in this column</b> matters; it need not be the highest bit of the heap.")
                               .arg(columnName(step.column), heapNames(step.eligible))};
    }

    StepText operator()(const SmallerTarget& step) const
    {
        const QString y = indexed(u'y', step.heap);
        const QString x = indexed(u'x', step.heap);
        const QString statement = QStringLiteral("%1 = s ⊕ %2 = %3 ⊕ %4 = <b>%5</b> &lt; %4")
                                      .arg(y, x, number(step.s), number(step.before), number(step.after));
        const QString column = columnName(step.column);
        if (step.column == 1 && step.unchanged == 0)
            return {statement, tr("The 1 in %1 becomes 0, and no other column changes. So %2 is strictly smaller than %3: by exactly 1.").arg(column, y, x)};
        if (step.column == 1)
            return {statement, tr("Above %1, s has no 1, so that part of the heap, worth %2, stays as it is. In %1 a 1 becomes 0, "
                                  "and there is no lower column. So %3 is strictly smaller than %4: by exactly 1.")
                                   .arg(column, number(step.unchanged), y, x)};
        if (step.unchanged == 0)
            return {statement, tr("In %1 a 1 becomes 0: that loses %2. The lower columns may change, but together they are worth "
                                  "at most %3 and cannot make up for it. So %4 is strictly smaller than %5.")
                                   .arg(column, number(step.column), number(step.mostBelow), y, x)};
        return {statement, tr("Above %1, s has no 1, so that part of the heap, worth %2, stays as it is. In %1 a 1 becomes 0: that "
                              "loses %3. The lower columns together are worth at most %4 and cannot make up for it. So %5 is "
                              "strictly smaller than %6.")
                               .arg(column, number(step.unchanged), number(step.column), number(step.mostBelow), y, x)};
    }

    StepText operator()(const TakeStones& step) const
    {
        //: %1 is the size of the heap, %2 the number of stones that are left of it, %3 is %1 − %2, %4 is "heap 1"
        return {tr("Take %1 − %2 = <b>%3</b> stones from %4", nullptr, pluralForm(step.move.taken))
                    .arg(number(step.before), number(step.after), number(step.move.taken), heapName(step.move.heap)),
                tr("This is a legal move: it takes at least one stone, because %1 &lt; %2, and it changes only one heap.")
                    .arg(indexed(u'y', step.move.heap), indexed(u'x', step.move.heap))};
    }

    StepText operator()(const SumVanishes& step) const
    {
        const QString statement = QStringLiteral("t = s ⊕ %1 ⊕ %2 = %3 ⊕ %4 ⊕ %5 = <b>%6</b>")
                                      .arg(indexed(u'x', step.heap), indexed(u'y', step.heap), number(step.s),
                                           number(step.before), number(step.after), number(step.t));
        //: %1 is "y1", %2 is "x1", %3 is the nim-sum s, %4 the size of the heap
        return {statement, tr("The move replaces %2 by %1, so the nim-sum after it is t = s ⊕ %2 ⊕ %1. Because %1 = s ⊕ %2, every "
                              "number occurs twice and cancels: %3 ⊕ %4 ⊕ %3 ⊕ %4 = 0. ■")
                               .arg(indexed(u'y', step.heap), indexed(u'x', step.heap), number(step.s), number(step.before))};
    }

    // --- Bouton's theorem ---

    StepText operator()(const EndPosition& step) const
    {
        const QString zeros = nimSumText(std::vector<Count>(step.heapCount, 0));
        const QString statement = step.heapCount == 1
            //: %1 is x with its index, the only heap; %2 is its size, 0
            ? tr("Base case: if the only heap is empty, s = %1 = %2, and this is a <b>P-position</b>").arg(indexed(u'x', 0), number(step.sum))
            //: %1 is a nim-sum of zeros, with one zero for each heap; %2 is the value of the nim-sum
            : tr("Base case: if all heaps are empty, s = %1 = %2, and this is a <b>P-position</b>").arg(zeros, number(step.sum));
        return {statement, tr("s is the nim-sum of the heaps. Every game ends here: the player to move has no stone to take and "
                              "has lost. That is what makes it a P-position.")};
    }

    StepText operator()(const InductionHypothesis& step) const
    {
        if (!step.exact)
            return {tr("Suppose the theorem holds for every position with fewer stones than this one"),
                    tr("Every move takes at least one stone, so every option has fewer stones and is covered.")};
        //: %1 is the number of stones
        return {tr("Suppose the theorem holds for every position with fewer than %1 stones", nullptr, pluralForm(step.stones))
                    .arg(number(step.stones)),
                //: %1 is the number of stones
                tr("There are %1 stones in all. Every move takes at least one, so every option has fewer stones and is covered.", nullptr,
                   pluralForm(step.stones)).arg(number(step.stones))};
    }

    StepText operator()(const EveryMoveUnbalances& step) const
    {
        if (step.options == 0 && step.exact)
            return {tr("There is no move"), tr("No stone is left. The player to move has already lost.")};
        const QString reason = tr("A move changes one heap, from x<sub>k</sub> to y<sub>k</sub>. By Lemma 1 the nim-sum after it "
                                  "is t = x<sub>k</sub> ⊕ y<sub>k</sub> ≠ 0. Here the smallest such t is %1. So by assumption "
                                  "every move leads to an N-position: whatever is played, the opponent wins.").arg(number(step.smallest));
        if (!step.exact)
            return {tr("Every one of the moves makes t ≠ 0"), reason};
        //: %1 is the number of moves, two or more
        return {tr("Every one of the %1 moves makes t ≠ 0", nullptr, pluralForm(step.options)).arg(number(step.options)), reason};
    }

    StepText operator()(const SomeMoveBalances& step) const
    {
        const QString stones = number(step.move.taken);
        const QString heap = heapName(step.move.heap);
        const QString left = step.after.size() == 1
            ? indexed(u'y', 0)
            : nimSumText(step.after);
        //: %1 is the number of stones that are taken, %2 is "heap 1", %3 a nim-sum such as "2 ⊕ 27 ⊕ 19", %4 the value of the nim-sum, 0
        const QString statement = tr("Take %1 stones from %2: t = %3 = <b>%4</b>", nullptr, pluralForm(step.move.taken))
                                      .arg(stones, heap, left, number(step.t));
        return {statement,
                tr("s = %1 is not 0, so by Lemma 2 some move makes the nim-sum 0: this one does. Fewer stones are left, so by "
                   "assumption this is a P-position, and it is the opponent who must move.").arg(number(step.sum))};
    }

    StepText operator()(const Conclusion& step) const
    {
        if (step.outcome == Outcome::N)
            return {tr("s = %1: an <b>N-position</b>").arg(number(step.sum)),
                    tr("The player to move wins: one move hands the opponent a lost position. ■")};
        const StoneTotal stones = totalStones(place.proof.position());
        return {tr("s = %1: a <b>P-position</b>").arg(number(step.sum)),
                stones.stones == 0 ? tr("The player to move cannot move, and has lost. ■")
                                   : tr("The player to move loses: every move hands the opponent a won position. ■")};
    }

    // --- Counting the winning first moves ---

    StepText operator()(const TestHeap& step) const
    {
        const Count sum = step.size ^ step.target;
        const QString relation = step.wins ? QStringLiteral("&lt;") : step.target == step.size ? QStringLiteral("=")
                                                                                                : QStringLiteral("&gt;");
        // The equation "5 = 5" would say nothing. So if both sides are equal, the right side is the name of the heap.
        const QString against = step.target == step.size ? indexed(u'x', step.heap) : number(step.size);
        const QString statement = QStringLiteral("s ⊕ %1 = %2 ⊕ %3 = <b>%4</b> %5 %6")
                                      .arg(indexed(u'x', step.heap), number(sum), number(step.size), number(step.target), relation,
                                           against);
        const auto column = highestColumn(sum);
        if (!column)
            return {statement, tr("The nim-sum is already 0, and only an unchanged heap would keep it 0: no winning move here.")};
        if (step.wins)
            //: %1 is "heap 1", %2 is "the 32s column", %3 and %4 are the sizes of the heap before and after the move, %5 the number of
            //: stones to take
            return {statement, tr("In %2, %1 has a 1, which becomes 0. So the result is smaller than the heap, and a move can "
                                  "reach it: taking %3 − %4 = %5 is a winning move.")
                                   .arg(heapName(step.heap), columnName(*column), number(step.size), number(step.target),
                                        number(step.taken))};
        //: %1 is "heap 1", %2 is "the 32s column"
        return {statement, tr("In %2, %1 has a 0, which would become 1. So the result is larger than the heap, and a move cannot "
                              "add stones: no winning move here.").arg(heapName(step.heap), columnName(*column))};
    }

    StepText operator()(const WinningMoveCount& step) const
    {
        if (step.sum == 0)
            return {tr("Winning first moves: <b>%1</b>").arg(step.count),
                    tr("s = 0, and by Lemma 1 every move makes the nim-sum different from 0. So no move wins. ■")};
        QStringList moves;
        for (const Move& move : step.moves) {
            //: A move in a list: %1 is a number of stones, %2 is "heap 1"
            moves.push_back(tr("%1 from %2").arg(number(move.taken), heapName(move.heap)));
        }
        //: %1 is the number of winning moves, %2 a list of these moves: "3 from heap 1, 9 from heap 2 and 11 from heap 3"
        return {tr("Winning first moves: <b>%1</b> (%2)")
                    .arg(QString::number(step.count), listText({moves.begin(), moves.end()})),
                tr("Each heap with a 1 in %1 gives one winning move, and no other heap does. That column has an odd number of 1s, "
                   "so the number of winning first moves is odd. ■").arg(columnName(step.column))};
    }

    // --- Spot the flaw ---

    StepText operator()(const FlawedChoice& step) const
    {
        return {tr("\"Choose a heap whose <b>highest</b> bit is in %1; one can always be found.\"").arg(columnName(step.column)),
                tr("A widely copied proof of Lemma 2 says this. Where does it break? Look at your heaps before you go on.")};
    }

    StepText operator()(const HighestBits& step) const
    {
        QStringList highest;
        for (std::size_t heap = 0; heap < step.highest.size() && heap < place.proof.position().heaps.size(); ++heap) {
            const QString size = number(place.proof.position().heaps[heap]);
            highest.push_back(step.highest[heap] == 0
                                  //: An empty heap, which has no highest bit: %1 is its size, 0
                                  ? tr("%1 → none").arg(size)
                                  : QStringLiteral("%1 → %2").arg(size, weightText(step.highest[heap])));
        }
        //: %1 is a list of heaps, each with the weight of its highest bit, such as "2 → 2 and 3 → 2"
        const QString statement = tr("Highest bit of each heap: %1").arg(listText({highest.begin(), highest.end()}));
        if (step.allowed.empty())
            return {statement, tr("No heap has its highest bit in %1.").arg(columnName(step.column))};
        return {statement, tr("Highest bit in %1: only %2.")
                               .arg(columnName(step.column), heapNames(step.allowed))};
    }

    StepText operator()(const FlawVerdict& step) const
    {
        const QString column = columnName(step.column);
        const int eligible = static_cast<int>(step.eligible.size());
        if (step.fatal)
            return {tr("The claim is <b>false</b>: it finds no heap, and the proof stops here"),
                    tr("The number of 1s in %1 is odd, so at least one heap has one: here %2, but not as their highest bit. What "
                       "always exists is a heap with <b>a 1 in the column</b>, and the proof needs no more.", nullptr, eligible)
                        .arg(column, heapNames(step.eligible))};
        if (step.refuted)
            //: %1 is the number of heaps that the false claim finds, %2 the true number of such heaps
            return {tr("The claim overlooks heaps: it finds <b>%1</b> of <b>%2</b>").arg(step.claimed).arg(eligible),
                    tr("A 1 in %1 is enough, and these heaps have one: %2. Where it is not the highest bit, the bits to its left "
                       "stay as they are, and the move wins all the same.").arg(column, heapNames(step.eligible))};
        return {tr("Here the claim finds the right heaps, but only <b>by luck</b>"),
                tr("For these numbers, every 1 in %1 happens to be the highest bit of its heap. That proves nothing: with (2, 3) "
                   "the claim finds no heap at all.").arg(column)};
    }
};

struct Presets {
    Q_DECLARE_TR_FUNCTIONS(Presets)
};

}  // namespace

StepText stepText(const NimStep& step, const StepPlace& place)
{
    StepText text = std::visit(StepWords{place}, step);
    text.question = nimQuestion(step);
    return text;
}

std::vector<ProofPreset> nimPresets()
{
    return {
        //: Short names of positions that the user can try
        {Presets::tr("The textbook example"), "nim:42,27,19"},
        {Presets::tr("The textbook example and a fourth heap"), "nim:42,27,19,10"},
        {Presets::tr("Three winning moves"), "nim:7,11,13", Theorem::NimCount},
        {Presets::tr("A nim-sum of zero"), "nim:1,2,3"},
        {Presets::tr("Two equal heaps"), "nim:5,5"},
        {Presets::tr("A single heap"), "nim:13"},
        {Presets::tr("Nothing left"), "nim:0,0"},
        {Presets::tr("Heaps of a quintillion"), "nim:1000000000000000000,999999999999999999,123456789012345678"},
        {Presets::tr("The flaw: smallest counterexample"), "nim:2,3", Theorem::FlawHighestBit},
        {Presets::tr("The flaw in another column"), "nim:6,4", Theorem::FlawHighestBit},
        {Presets::tr("The flaw finds none of three moves"), "nim:7,11,13", Theorem::FlawHighestBit},
    };
}

}  // namespace nimstone::wording
