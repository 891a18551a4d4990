// The steps of the proof about Moore's Nim.
#include "app/wording/proofs/nim/figure_nim.h"
#include "app/wording/proofs/nim/nim_symbols.h"

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr std::size_t mostListed = 8;  ///< the largest number of columns that a line lists one by one

class MooreWords {
    Q_DECLARE_TR_FUNCTIONS(MooreWords)

public:
    const StepPlace& place;

    Said operator()(const MooreCount& step) const
    {
        const QString modulus = number(step.k + 1);
        const bool balanced = step.unbalanced == 0;
        QStringList weights;
        QStringList ones;
        QStringList residues;
        Count unbalanced = 0;
        for (const MooreColumn& column : step.columns) {
            weights.push_back(weightText(column.weight));
            ones.push_back(QString::number(column.ones));
            residues.push_back(number(column.residue));
            unbalanced += column.residue != 0 ? column.weight : 0;
        }
        const QString here = balanced
            //: %1 is k, %2 is k + 1
            ? tr("With k = %1, a move may take from up to k heaps, so the 1s of each column are counted modulo k + 1 = %2. Here "
                 "every column gives 0.").arg(number(step.k), modulus)
            //: %1 is k, %2 is k + 1, %3 is "the 8s and 2s columns"
            : tr("With k = %1, a move may take from up to k heaps, so the 1s of each column are counted modulo k + 1 = %2. The "
                 "result is not 0 in %3.").arg(number(step.k), modulus, columnNames(unbalanced));
        const QString always = balanced ? tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. A move takes at "
                                             "least one stone, from at most k heaps, where k ≥ 1; so 1s are counted modulo k + "
                                             "1. Let c<sub>j</sub> be the number of heaps with a 1 in the column of weight "
                                             "2<sup>j</sup>, for j = 0, 1, 2, …, and r<sub>j</sub> its remainder modulo k + 1.")
                                        : tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. A move takes at "
                                             "least one stone, from at most k heaps, where k ≥ 1; so 1s are counted modulo k + "
                                             "1. Let c<sub>j</sub> be the number of heaps with a 1 in the column of weight "
                                             "2<sup>j</sup>, for j = 0, 1, 2, …, and r<sub>j</sub> its remainder modulo k + 1. "
                                             "Some r<sub>j</sub> is not 0: we build a winning move column by column, from the "
                                             "highest such column down to that of weight 1. In each column one of three cases "
                                             "applies.");
        const QString question = tr("In how many columns is the number of 1s not a multiple of %1?").arg(modulus);
        //: A number of columns
        const QString several = balanced ? QStringLiteral("0") : tr("at least 1");
        if (step.columns.size() > mostListed)
            //: %1 is k + 1, %2 a number of columns
            return {tr("Columns whose number of 1s is not a multiple of %1: <b>%2</b>"),
                    {{u"k + 1", modulus}, {several, QString::number(step.unbalanced)}},
                    here, always, question};
        //: %1 is a list of the weights of columns, %2 a list of the numbers of 1s in these columns, %3 is k + 1, %4 a list of the
        //: remainders of %2 modulo %3
        return {{tr("Columns of weight %1: the numbers of 1s are %2; modulo %3 they are <b>%4</b>", nullptr,
                    static_cast<int>(step.columns.size())),
                 //: %1 is the weight of a column, %2 the number of 1s in the column, %3 is k + 1, %4 the remainder of %2 modulo %3
                 tr("Column of weight %1: number of 1s %2; modulo %3: <b>%4</b>")},
                {{u"2<sup>j</sup>", commaList(weights)}, {u"c<sub>j</sub>", commaList(ones)}, {u"k + 1", modulus},
                 {balanced ? u"0" : u"r<sub>j</sub>", commaList(residues)}},
                here, always, question};
    }

    Said operator()(const MooreUnbalances& step) const
    {
        const QString modulus = number(step.k + 1);
        //: %1 is k + 1
        return {tr("After every move some column is ≠ 0 modulo %1"), {{u"k + 1", modulus}},
                //: %1 is k, %2 is "heap 3", %3 and %5 are numbers of 1s, %4 is "the 4s column", %6 is k + 1, %7 the remainder of %5 modulo %6
                tr("Look at the highest column that a move changes. A heap that changes there turns its 1 into a 0; otherwise it "
                   "would grow. So this column loses at least 1 and at most %1 of its 1s, and their number is no longer a "
                   "multiple of %6. For example, one stone taken from %2 changes the number of 1s in %4 from %3 to %5, which is "
                   "%7 modulo %6.")
                    .arg(number(step.k), heapName(step.move.heap)).arg(step.before).arg(columnName(step.column))
                    .arg(step.after).arg(modulus, number(step.residue)),
                tr("Let 2<sup>j</sup> be the weight of the highest column that a move changes. A heap that changes there turns "
                   "its 1 into a 0; otherwise it would grow, because its higher columns stay. At least one heap and at most k "
                   "heaps change there: c<sub>j</sub> falls by at least 1 and at most k, and is no longer a multiple of k + 1."),
                tr("In every column the number of 1s is a multiple of %1. Is there a move after which this is still so?")
                    .arg(modulus)};
    }

    Said operator()(const MooreBuild& step) const
    {
        const auto* count = place.earlier<MooreCount>();
        const Count k = count ? count->k : 1;
        const QString modulus = number(k + 1);
        const QString name = columnName(step.column);
        const QString question = tr("How many 1s will %1 have after the winning move?").arg(name);
        //: The binary column of weight 2<sup>j</sup>
        const Symbol column{tr("the 2<sup>j</sup> column"), name};
        const QString after = QStringLiteral("%1 = <b>%2</b>");
        if (!step.filled.empty())
            //: %1 is "the 4s column", %2 is a number of 1s, %3 the number of 1s that are added, with the sum: "1 = 3"
            return {tr("Number of 1s in %1: %2 + %3"),
                    {column, {u"q", step.ones}, {u"(k + 1 − r)", after.arg(step.filled.size()).arg(step.after)}},
                    //: %1 is a number of 1s, %2 the number of 1s that are missing, %3 is k + 1, %4 is "heaps 1 and 3"
                    tr("Number of 1s in the heaps that are not free: %1. That is %2 short of a multiple of %3. A free heap has "
                       "already lost a higher 1, so its lower digits may be anything. Here a 1 goes to %4.")
                        .arg(step.ones).arg(step.filled.size()).arg(modulus, heapNames(step.filled)),
                    tr("Again the heaps that are not free have q 1s in this column, r is the remainder of q modulo k + 1, and f "
                       "heaps are free. If r ≠ 0 and f + r &gt; k, q is k + 1 − r short of a multiple of k + 1, and at least "
                       "that many heaps are free. So k + 1 − r of them get a 1 here, and the other free heaps get a 0."),
                    question};
        if (step.freed.empty())
            //: %1 is "the 4s column", %2 a number of 1s
            return {tr("Number of 1s in %1: <b>%2</b>"), {column, {u"q", step.after}},
                    //: %1 is a number of 1s, %2 is k + 1
                    tr("Number of 1s in the heaps that are not free: %1, already a multiple of %2. Any free heaps get a 0 here.")
                        .arg(step.ones).arg(modulus),
                    tr("Again the heaps that are not free have q 1s in this column. If r = 0, q is already a multiple of k + 1, "
                       "so any free heaps get a 0 here, and no other heap changes."), question};
        //: %1 is "the 4s column", %2 is a number of 1s, %3 the number of 1s that are lost, with the difference: "1 = 3"
        const Said said{tr("Number of 1s in %1: %2 − %3"),
                        {column, {u"q", step.ones}, {u"r", after.arg(step.freed.size()).arg(step.after)}}, {}, {}, question};
        const QString always = tr("Call a heap free if it has already lost a 1: it is smaller, whatever its lower digits. Let f "
                                  "be the number of free heaps, 0 at first. Let the other heaps have q 1s in this column, and "
                                  "let r be the remainder of q modulo k + 1. The three cases are r ≠ 0 and f + r ≤ k; r = 0; r ≠ "
                                  "0 and f + r &gt; k. This is the first of them. In the first column it always applies, because "
                                  "f = 0 there. Now r of these 1s become 0, and the free heaps get a 0. These r heaps become "
                                  "free as well: then f + r heaps are free, at most k.");
        if (step.free == 0)
            //: %1 is a number of 1s, %2 the number of 1s that are too many, %3 is k + 1, %4 is "heaps 1 and 3"
            return said.because(tr("The number of 1s, %1, is %2 more than a multiple of %3, so %4 must lose the 1 here. This "
                                   "makes each such heap smaller, whatever follows: from now on its lower digits are free.")
                                    .arg(step.ones).arg(step.freed.size()).arg(modulus, heapNames(step.freed)),
                                always);
        //: %1 is a number of 1s, %2 the number of 1s that are too many, %3 is k + 1, %4 is "heaps 1 and 3", %5 and %6 are numbers of heaps
        return said.because(tr("The heaps that are not free have too many 1s here: %1 is %2 more than a multiple of %3. The free "
                               "heaps (%5) are too few to fill up to the next multiple, so they get a 0. Instead %4 must lose "
                               "the 1 here and become free as well. Free heaps now: %5 + %2, at most %6.")
                                .arg(step.ones).arg(step.freed.size()).arg(modulus, heapNames(step.freed)).arg(step.free)
                                .arg(number(k)),
                            always);
    }

    Said operator()(const MooreBalance& step) const
    {
        std::vector<QString> takes{taking(step.move.heap, step.move.taken)};
        for (const Take& take : step.move.also)
            takes.push_back(taking(take.heap, take.taken));
        //: %1 is a list such as "3 from heap 1 and 2 from heap 4", %2 the heaps that are left: (1, 2, 3)
        return {tr("Take %1, which leaves <b>%2</b>"),
                //: A part of a move, in letters
                {{tr("x<sub>i</sub> − y<sub>i</sub> from each free heap i"), listText(takes)},
                 {u"(y<sub>1</sub>, …, y<sub>n</sub>)", heapsText(step.after)}},
                //: %1 is a number of heaps, %2 is k, %3 is k + 1
                tr("The move takes from %1 heaps (at most %2 allowed) and makes each of them smaller: its highest digit that "
                   "changes goes from 1 to 0. In every column the number of 1s is now a multiple of %3, and no reply can keep it "
                   "so.", nullptr, static_cast<int>(step.heaps))
                    .arg(step.heaps).arg(number(step.k), number(step.k + 1)),
                tr("Let y<sub>i</sub> be what heap i of x<sub>i</sub> stones has become. Only free heaps have changed, at least "
                   "one and at most k of them, and each is smaller: its highest digit that changes goes from 1 to 0. So this is "
                   "a legal move. After it the number of 1s in every column is a multiple of k + 1; columns above the first were "
                   "so already."),
                tr("The digits are settled. From how many heaps does the move take?")};
    }

    Said operator()(const MooreConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            return {tr("An <b>N-position</b>"), {},
                    tr("The player to move wins. One move makes the number of 1s in every column a multiple of k + 1, and after "
                       "every reply the same can be done again."),
                    tr("By induction on the number of stones, suppose the theorem holds for every position with fewer stones. "
                       "The move leaves a position with every column 0 modulo k + 1, and by the induction hypothesis that is a "
                       "P-position. So the player to move wins."), question};
        const Said said{tr("A <b>P-position</b>"), {}, {}, {}, question};
        const auto* const example = place.earlier<MooreUnbalances>();
        if (!example)
            return said.because(tr("The player to move cannot move, and has lost."),
                                tr("No stone is left: the player to move cannot move, and has lost. Every r<sub>j</sub> is 0, so "
                                   "this is what the theorem says."));
        //: %1 is k
        return said.because(tr("After every move the opponent can make the number of 1s in every column a multiple of k + 1 "
                               "again. In the highest column where it is not, as many heaps as the remainder lose their 1; their "
                               "lower digits are then free. In each lower column the free heaps supply the missing 1s. Where "
                               "they are too few, further heaps lose their 1 instead: at most %1 in all. So the opponent always "
                               "has a reply, and the player to move loses.").arg(number(example->k)),
                            tr("By induction on the number of stones, suppose the theorem holds for every position with fewer "
                               "stones. Every move leads to a position with some column ≠ 0 modulo k + 1, and by the induction "
                               "hypothesis that is an N-position. So whatever is played, the opponent wins."));
    }

private:
    static QString taking(std::size_t heap, Count taken)
    {
        //: A part of a move: %1 is a number of stones, %2 is "heap 1"
        return tr("%1 from %2").arg(number(taken), heapName(heap));
    }
};

}  // namespace

Said said(const MooreStep& step, const StepPlace& place) { return std::visit(MooreWords{place}, step); }

std::vector<ProofPreset> moorePresets()
{
    return {
        //: Short names of positions that the user can try
        {MoorePresets::tr("Four heaps, up to two a move"), "moore-nim(2):3,5,6,7"},
        {MoorePresets::tr("One heap is not enough"), "moore-nim(2):1,2,4"},
        {MoorePresets::tr("A free heap gets a 1"), "moore-nim(2):8,5,5,2"},
        {MoorePresets::tr("Every column balanced"), "moore-nim(2):5,5,5"},
        {MoorePresets::tr("Up to three heaps a move"), "moore-nim(3):9,7,5,3,1"},
        {MoorePresets::tr("One heap a move: Nim"), "moore-nim(1):42,27,19"},
        {MoorePresets::tr("All heaps in one move"), "moore-nim(3):4,2,7"},
    };
}

/// Returns a table of the columns: the number of 1s in each column, and the remainder of this number modulo k + 1.
ProofTable mooreTable(const Proof& proof)
{
    ProofTable table;
    const auto* count = stepAs<MooreCount>(proof.steps.front());
    if (!count)
        return table;
    //: The caption above a table of columns
    table.caption = MoorePresets::tr("The number of 1s in each column");
    //: The headings of the table of columns; the last heading is a modulus such as "mod 3"
    table.columns = {MoorePresets::tr("Column"), MoorePresets::tr("1s"), figureModulo(count->k)};
    for (const MooreColumn& column : count->columns)
        table.rows.push_back({weightText(column.weight), QString::number(column.ones), number(column.residue)});
    return table;
}

}  // namespace nimstone::wording
