// The general texts of the steps of the proof about Moore's Nim, with letters instead of numbers.
#include "app/wording/proofs/nim/nim_letters.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class MooreLetters {
    Q_DECLARE_TR_FUNCTIONS(MooreLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const MooreCount& step) const
    {
        const bool balanced = step.unbalanced == 0;
        const QString reason = balanced
            ? tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. A move takes at least one stone, from at most "
                 "k heaps, where k ≥ 1; so 1s are counted modulo k + 1. Let c<sub>j</sub> be the number of heaps with a 1 in "
                 "the column of weight 2<sup>j</sup>, for j = 0, 1, 2, …, and r<sub>j</sub> its remainder modulo k + 1.")
            : tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. A move takes at least one stone, from at most "
                 "k heaps, where k ≥ 1; so 1s are counted modulo k + 1. Let c<sub>j</sub> be the number of heaps with a 1 in "
                 "the column of weight 2<sup>j</sup>, for j = 0, 1, 2, …, and r<sub>j</sub> its remainder modulo k + 1. Some "
                 "r<sub>j</sub> is not 0: we build a winning move column by column, from the highest such column down to that "
                 "of weight 1. In each column one of three cases applies.");
        const GeneralText::Letter modulus{modulusName(), number(step.k + 1)};
        if (step.columns.size() > mostListed)
            //: %1 is k + 1, %2 is "0" or "at least 1"
            return {tr("Columns whose number of 1s is not a multiple of %1: <b>%2</b>"), reason,
                    //: A number of columns
                    {modulus, {balanced ? QStringLiteral("0") : tr("at least 1"), QString::number(step.unbalanced)}}};
        QStringList weights;
        QStringList ones;
        QStringList residues;
        for (const MooreColumn& column : step.columns) {
            weights.push_back(weightText(column.weight));
            ones.push_back(QString::number(column.ones));
            residues.push_back(number(column.residue));
        }
        //: %1 is the weight of a column, %2 the number of 1s in the column, %3 is k + 1, %4 the remainder of %2 modulo %3
        return {tr("Column of weight %1: number of 1s %2; modulo %3: <b>%4</b>"), reason,
                {{QStringLiteral("2<sup>j</sup>"), commaList(weights)},
                 {QStringLiteral("c<sub>j</sub>"), commaList(ones)},
                 modulus,
                 {balanced ? QStringLiteral("0") : QStringLiteral("r<sub>j</sub>"), commaList(residues)}}};
    }

    GeneralText operator()(const MooreUnbalances& step) const
    {
        //: %1 is k + 1
        return {tr("After every move some column is ≠ 0 modulo %1"),
                tr("Let 2<sup>j</sup> be the weight of the highest column that a move changes. A heap that changes there "
                   "turns its 1 into a 0; otherwise it would grow, because its higher columns stay. At least one heap and at "
                   "most k heaps change there: c<sub>j</sub> falls by at least 1 and at most k, and is no longer a multiple "
                   "of k + 1."),
                {{modulusName(), number(step.k + 1)}}};
    }

    GeneralText operator()(const MooreBuild& step) const
    {
        //: The binary column of weight 2<sup>j</sup>
        const GeneralText::Letter column{tr("the 2<sup>j</sup> column"), columnName(step.column)};
        const GeneralText::Letter ones{QStringLiteral("q"), QString::number(step.ones)};
        if (!step.filled.empty())
            //: %1 is "the 2<sup>j</sup> column", %2 the letter q, a number of 1s, %3 the number of 1s that are added
            return {tr("Number of 1s in %1: %2 + %3"),
                    tr("Again the heaps that are not free have q 1s in this column, r is the remainder of q modulo k + 1, and "
                       "f heaps are free. If r ≠ 0 and f + r &gt; k, q is k + 1 − r short of a multiple of k + 1, and at least "
                       "that many heaps are free. So k + 1 − r of them get a 1 here, and the other free heaps get a 0."),
                    {column, ones, {QStringLiteral("(k + 1 − r)"), QString::number(step.filled.size())}}};
        if (step.freed.empty())
            //: %1 is "the 2<sup>j</sup> column", %2 the letter q, a number of 1s
            return {tr("Number of 1s in %1: <b>%2</b>"),
                    tr("Again the heaps that are not free have q 1s in this column. If r = 0, q is already a multiple of k + "
                       "1, so any free heaps get a 0 here, and no other heap changes."),
                    {column, ones}};
        //: %1 is "the 2<sup>j</sup> column", %2 and %3 the letters q and r, numbers of 1s
        return {tr("Number of 1s in %1: %2 − %3"),
                tr("Call a heap free if it has already lost a 1: it is smaller, whatever its lower digits. Let f be the number "
                   "of free heaps, 0 at first. Let the other heaps have q 1s in this column, and let r be the remainder of q "
                   "modulo k + 1. The three cases are r ≠ 0 and f + r ≤ k; r = 0; r ≠ 0 and f + r &gt; k. This is the first of "
                   "them. In the first column it always applies, because f = 0 there. Now r of these 1s become 0, and the free "
                   "heaps get a 0. These r heaps become free as well: then f + r heaps are free, at most k."),
                {column, ones, {QStringLiteral("r"), QString::number(step.freed.size())}}};
    }

    GeneralText operator()(const MooreBalance& step) const
    {
        std::vector<QString> takes{taking(step.move.heap, step.move.taken)};
        for (const Take& take : step.move.also)
            takes.push_back(taking(take.heap, take.taken));
        //: %1 is "x − y from each free heap i", %2 the heaps after the move
        return {tr("Take %1, which leaves <b>%2</b>"),
                tr("Let y<sub>i</sub> be what heap i of x<sub>i</sub> stones has become. Only free heaps have changed, at "
                   "least one and at most k of them, and each is smaller: its highest digit that changes goes from 1 to 0. "
                   "So this is a legal move. After it the number of 1s in every column is a multiple of k + 1; columns above "
                   "the first were so already."),
                //: A part of a move, in letters
                {{tr("x<sub>i</sub> − y<sub>i</sub> from each free heap i"), listText(takes)},
                 {QStringLiteral("(y<sub>1</sub>, …, y<sub>n</sub>)"), heapsText(step.after)}}};
    }

    GeneralText operator()(const MooreConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            return {tr("An <b>N-position</b>"),
                    tr("By induction on the number of stones, suppose the theorem holds for every position with fewer stones. "
                       "The move leaves a position with every column 0 modulo k + 1, and by the induction hypothesis that is a "
                       "P-position. So the player to move wins.")};
        const QString statement = tr("A <b>P-position</b>");
        if (!place.earlier<MooreUnbalances>())
            return {statement, tr("No stone is left: the player to move cannot move, and has lost. Every r<sub>j</sub> is 0, "
                                  "so this is what the theorem says.")};
        return {statement, tr("By induction on the number of stones, suppose the theorem holds for every position with fewer "
                              "stones. Every move leads to a position with some column ≠ 0 modulo k + 1, and by the induction "
                              "hypothesis that is an N-position. So whatever is played, the opponent wins.")};
    }

private:
    static constexpr std::size_t mostListed = 8;  ///< the largest number of columns that the line with numbers lists one by one

    static QString modulusName() { return QStringLiteral("k + 1"); }

    static QString taking(std::size_t heap, Count taken)
    {
        //: A part of a move: %1 is a number of stones, %2 is "heap 1"
        return tr("%1 from %2").arg(number(taken), heapName(heap));
    }
};

}  // namespace

GeneralText generalText(const MooreStep& step, const StepPlace& place) { return std::visit(MooreLetters{place}, step); }

}  // namespace nimstone::wording
