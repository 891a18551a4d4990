#include "app/wording/proofs/nim/moore.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr std::size_t mostListed = 8;  ///< columns that a line lists one by one

/// One overload a kind of step and no catch-all.
class MooreWords {
    Q_DECLARE_TR_FUNCTIONS(MooreWords)

public:
    const StepPlace& place;

    StepText operator()(const MooreCount& step) const
    {
        const QString modulus = number(step.k + 1);
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
        const QString statement = step.columns.size() <= mostListed
            //: %1 lists the weights of columns, %2 how many ones each has, %3 is k + 1, %4 lists what they leave modulo %3
            ? tr("Columns %1: %2 ones, modulo %3: <b>%4</b>", nullptr, static_cast<int>(step.columns.size()))
                  .arg(commaList(weights), commaList(ones), modulus, commaList(residues))
            //: %1 is k + 1, %2 how many columns
            : tr("Columns whose number of ones is no multiple of %1: <b>%2</b>").arg(modulus).arg(step.unbalanced);
        const QString question = tr("In how many columns is the number of ones no multiple of %1?").arg(modulus);
        if (step.unbalanced == 0)
            //: %1 is k, %2 is k + 1
            return {statement, tr("A move may take from up to %1 heaps, so the ones are counted modulo %2. Here every column "
                                  "holds a multiple of %2: nothing is left over.").arg(number(step.k), modulus), question};
        //: %1 is k, %2 is k + 1, %3 "the 8s and 2s columns"
        return {statement, tr("A move may take from up to %1 heaps, so the ones are counted modulo %2. Something is left over "
                              "in %3.").arg(number(step.k), modulus, columnNames(unbalanced)), question};
    }

    StepText operator()(const MooreUnbalances& step) const
    {
        const QString modulus = number(step.k + 1);
        //: %1 is k, %2 "heap 3", %3 and %5 numbers of ones, %4 "the 4s column", %6 is k + 1, %7 what %5 leaves modulo %6
        return {tr("After every move some column is ≠ 0 modulo %1").arg(modulus),
                tr("In the highest column that a move changes, a heap can only lose its 1, or it would grow. So from 1 to %1 ones "
                   "vanish there, and none comes: too few for a multiple of %6. One stone from %2, for instance, brings the "
                   "ones in %4 from %3 down to %5, which is %7 modulo %6.")
                    .arg(number(step.k), heapName(step.move.heap)).arg(step.before).arg(columnName(step.column))
                    .arg(step.after).arg(modulus, number(step.residue)),
                tr("Every column holds a multiple of %1. Is there a move after which that is so again?").arg(modulus)};
    }

    StepText operator()(const MooreBuild& step) const
    {
        const auto* count = place.earlier<MooreCount>();
        const Count k = count ? count->k : 1;
        const QString modulus = number(k + 1);
        const QString column = columnName(step.column);
        const QString question = tr("How many ones will %1 hold after the winning move?").arg(column);
        if (!step.filled.empty())
            //: %1 is "the 4s column", %2 to %4 are numbers of ones
            return {tr("In %1: %2 + %3 = <b>%4</b> ones").arg(column).arg(step.ones).arg(step.filled.size()).arg(step.after),
                    //: %1 is a number of ones, %2 how many more are needed, %3 is k + 1, %4 "heaps 1 and 3"
                    tr("Ones of the heaps that are not free: %1, which is %2 short of a multiple of %3. Free heaps have lost "
                       "a higher 1 already, and their lower digits may be anything. So these get a 1: %4.")
                        .arg(step.ones).arg(step.filled.size()).arg(modulus, heapNames(step.filled)), question};
        if (step.freed.empty())
            //: %1 is "the 4s column", %2 a number of ones
            return {tr("In %1: <b>%2</b> ones stay").arg(column).arg(step.after),
                    //: %1 is a number of ones, %2 is k + 1
                    tr("Ones of the heaps that are not free: %1, a multiple of %2 already. The free heaps get a 0.")
                        .arg(step.ones).arg(modulus), question};
        //: %1 is "the 4s column", %2 to %4 are numbers of ones
        const QString statement = tr("In %1: %2 − %3 = <b>%4</b> ones").arg(column).arg(step.ones).arg(step.freed.size())
                                      .arg(step.after);
        if (step.free == 0)
            //: %1 is a number of ones, %2 how many of them are too many, %3 is k + 1, %4 "heaps 1 and 3"
            return {statement, tr("The number of ones, %1, is %2 over a multiple of %3, so as many heaps lose their 1: %4. That makes "
                                  "each of them smaller, whatever follows. Their lower digits are free from now on.")
                                   .arg(step.ones).arg(step.freed.size()).arg(modulus, heapNames(step.freed)), question};
        //: %1 is a number of ones, %2 how many of them are too many, %3 is k + 1, %4 "heaps 1 and 3", %5 and %6 numbers of heaps
        return {statement, tr("The number of ones, %1, is %2 over a multiple of %3, and the free heaps (%5) are too few to fill it "
                              "up to the next. So these lose their 1 and are free as well: %4. That makes %5 + %2 heaps, at most %6.")
                               .arg(step.ones).arg(step.freed.size()).arg(modulus, heapNames(step.freed)).arg(step.free)
                               .arg(number(k)), question};
    }

    StepText operator()(const MooreBalance& step) const
    {
        std::vector<QString> takes{taking(step.move.heap, step.move.taken)};
        for (const Take& take : step.move.also)
            takes.push_back(taking(take.heap, take.taken));
        //: %1 is a list such as "3 from heap 1 and 2 from heap 4", %2 the heaps that are left: (1, 2, 3)
        return {tr("Take %1, which leaves <b>%2</b>").arg(listText(takes), heapsText(step.after)),
                //: %1 is a number of heaps, %2 is k, %3 is k + 1
                tr("That touches %1 heaps, at most %2, and makes each of them smaller: its highest digit to change turned from 1 to 0. "
                   "Every column now holds a multiple of %3 ones, and no reply can keep it so.", nullptr,
                   static_cast<int>(step.heaps)).arg(step.heaps).arg(number(step.k), number(step.k + 1)),
                tr("The digits are settled. From how many heaps does the move take?")};
    }

    StepText operator()(const MooreConclusion& step) const
    {
        const QString question = tr("So is it a P-position or an N-position?");
        if (step.outcome == Outcome::N)
            return {tr("An <b>N-position</b>"),
                    tr("The player to move wins: one move makes the number of 1s in every column a multiple of k + 1, "
                       "and after each reply the same can be done again. ■"),
                    question};
        const auto* const example = place.earlier<MooreUnbalances>();
        if (!example)
            return {tr("A <b>P-position</b>"), tr("The player to move cannot move, and has lost. ■"), question};
        //: %1 is k
        return {tr("A <b>P-position</b>"),
                tr("The opponent can remove whatever is left over after a move. In the highest such column as many heaps as are left over "
                   "lose their 1; their lower digits are then free. Each lower column is filled up by free heaps or, where those are "
                   "too few, put right by further heaps that lose their 1: never more than %1 in all. So it goes on down to the last "
                   "stone, and the player to move loses. ■").arg(number(example->k)), question};
    }

private:
    static QString taking(std::size_t heap, Count taken)
    {
        //: A part of a move: %1 is how many stones, %2 "heap 1"
        return tr("%1 from %2").arg(number(taken), heapName(heap));
    }
};

}  // namespace

StepText stepText(const MooreStep& step, const StepPlace& place) { return std::visit(MooreWords{place}, step); }

std::vector<ProofPreset> moorePresets()
{
    return {
        //: Names of positions to try: short
        {MoorePresets::tr("Up to two heaps, four there"), "moore-nim(2):3,5,6,7"},
        {MoorePresets::tr("One heap does not suffice"), "moore-nim(2):1,2,4"},
        {MoorePresets::tr("A free heap gets a 1"), "moore-nim(2):8,5,5,2"},
        {MoorePresets::tr("Every column balanced"), "moore-nim(2):5,5,5"},
        {MoorePresets::tr("Up to three heaps"), "moore-nim(3):9,7,5,3,1"},
        {MoorePresets::tr("One heap at a time: Nim"), "moore-nim(1):42,27,19"},
        {MoorePresets::tr("As many heaps as there are"), "moore-nim(3):4,2,7"},
    };
}

ProofTable mooreSubject(const Proof& proof)
{
    ProofTable table;
    const auto* count = stepAs<MooreCount>(proof.steps.front());
    if (!count)
        return table;
    //: Over a table of columns
    table.caption = MoorePresets::tr("The ones of each column");
    //: Headings of that table; the last is "mod 3"
    table.columns = {MoorePresets::tr("Column"), MoorePresets::tr("Ones"), figureModulo(count->k)};
    for (const MooreColumn& column : count->columns)
        table.rows.push_back({weightText(column.weight), QString::number(column.ones), number(column.residue)});
    return table;
}

}  // namespace nimstone::wording
