// The steps of the two lemmas about Nim.
#include "app/wording/proofs/nim/nim_words.h"

#include <bit>

namespace nimstone::wording {

using namespace proof;

// --- the first steps of every proof ---

Said NimWords::operator()(const NimSum& step) const
{
    Said said{QStringLiteral("s = %1"), {sumSymbol(u'x', step.heaps, step.sum)}};
    const auto* const shape = place.earlier<MisereShape>();
    said.question = tr("What is the nim-sum s of the heaps?");
    said.generalReason = shape && shape->large == 1
        ? tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. Their nim-sum "
             "s is their sum in binary without carries: a column of s has a 1 exactly when "
             "an odd number of heaps have a 1 there. The other heaps have at most 1 stone. "
             "So the heap of 2 or more has its highest 1 alone in its column, and s ≠ 0.")
        : step.sum == 0
        ? tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. Their nim-sum "
             "s is their sum in binary without carries: a column of s has a 1 exactly when "
             "an odd number of heaps have a 1 there. Let s = 0: the number of 1s is even in "
             "every column.")
        : tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the sizes of the heaps. Their nim-sum "
             "s is their sum in binary without carries: a column of s has a 1 exactly when "
             "an odd number of heaps have a 1 there. Let s ≠ 0: the number of 1s is odd in "
             "some column.");
    if (step.heaps.size() == 1)
        said.reason = step.sum == 0
            ? tr("The nim-sum s is the sum of the heaps in binary without carries. Here there is one heap, and it is empty, so s "
                 "= 0.")
            : std::has_single_bit(step.sum)
            //: %1 is a column, such as "the 4s column"
            ? tr("The nim-sum s is the sum of the heaps in binary without carries. For a single heap it is the heap itself, with "
                 "a single 1, in %1.").arg(columnNames(step.sum))
            //: %1 is a list of columns, such as "the 32s and 2s columns"
            : tr("The nim-sum s is the sum of the heaps in binary without carries. For a single heap it is the heap itself, with "
                 "its 1s in %1.").arg(columnNames(step.sum));
    else
        said.reason = step.sum == 0
            ? tr("The nim-sum s is the sum of the heaps in binary without carries. A column with an even "
                 "number of 1s gives 0, one with an odd number gives 1. Here the number is even in every "
                 "column.")
            : tr("The nim-sum s is the sum of the heaps in binary without carries. A column with an even "
                 "number of 1s gives 0, one with an odd number gives 1. Here the number is odd in %1.")
                 .arg(columnNames(step.sum));
    return said;
}

Said NimWords::operator()(const HighestColumn& step) const
{
    return highestWeight(step.exponent, step.column, QStringLiteral("s"))
        //: %1 is the nim-sum s, %2 is "the 32s column", %3 an odd number of 1s
        .because(tr("The highest 1 of s = %1 is in %2. Because s has a 1 there, the heaps have an odd number of 1s in that "
                    "column: here %3.").arg(number(step.sum), columnName(step.column), QString::number(step.ones)),
                 tr("Because s ≠ 0, it has a highest 1. Above its column s has no 1. Because s has a 1 in the column, the number "
                    "of heaps with a 1 there is odd."),
                 tr("In which column is the highest 1 of s?"));
}

// --- Lemma 1 ---

Said NimWords::operator()(const OneHeapChanges& step) const
{
    const std::size_t heap = step.move.heap;
    return {QStringLiteral("%1 ≠ %2"),
            {beforeSymbol(QStringLiteral("%1 = %2").arg(indexed(u'x', heap), number(step.before))),
             afterSymbol(QStringLiteral("%1 = %2").arg(number(step.after), indexed(u'y', heap)))},
            //: %1 is the number of stones that are taken, %2 is "heap 2", %3 the number of this heap
            tr("Let x<sub>i</sub> be heap i before the move and y<sub>i</sub> heap i after it. The move takes %1 stones from %2 "
               "and touches no other heap: y<sub>i</sub> = x<sub>i</sub> for every i ≠ %3.", nullptr, pluralForm(step.move.taken))
                .arg(number(step.move.taken), heapName(heap), QString::number(heap + 1)),
            tr("Let x<sub>i</sub> be heap i before the move and y<sub>i</sub> heap i after it. A move takes at least one stone "
               "from one heap and touches no other. Let this be heap k: then x<sub>k</sub> ≠ y<sub>k</sub>, and y<sub>i</sub> = "
               "x<sub>i</sub> for every i ≠ k."),
            //: %1 is "heap 2"
            tr("How many stones does the move leave in %1?").arg(heapName(heap))};
}

// --- Lemma 1 by the parity of a column ---

Said NimWords::operator()(const ColumnFlips& step) const
{
    const QString x = indexed(u'x', step.heap);
    const QString y = indexed(u'y', step.heap);
    //: %1 is x with its index and its value, such as "x1 = 5", %2 is y with the same index and its value, %3 is "the 4s column"
    return {tr("%1 and %2 differ in %3"),
            {beforeSymbol(QStringLiteral("%1 = %2").arg(x, number(step.before))),
             afterSymbol(QStringLiteral("%1 = %2").arg(y, number(step.after))), columnSymbol(step.column)},
            //: %1 is "the 4s column", %2 is "heap 2"
            tr("Two different numbers differ in at least one column. The highest column in which these two differ is %1. There "
               "the 1 of %2 becomes 0, and no other heap changes.").arg(columnName(step.column), heapName(step.heap)),
            tr("Because x<sub>k</sub> ≠ y<sub>k</sub>, the two differ in at least one column. Let 2<sup>d</sup> be the weight of "
               "the highest such column. There the bit of heap k flips, and no other heap changes."),
            //: %1 is x with its index, %2 y with the same index
            tr("What is the highest column in which %1 and %2 differ?").arg(x, y)};
}

Said NimWords::operator()(const ParityChanges& step) const
{
    //: %1 is "the 4s column", %2 and %3 are the numbers of 1s in this column before and after the move
    return {{tr("In %1, the number of 1s changes from even (%2) to odd (%3)"),
             tr("In %1, the number of 1s changes from even to odd")},
            {columnSymbol(step.column), {u"", step.onesBefore}, {u"", step.onesAfter}},
            //: %1 is "heap 2"
            tr("Because s = 0, this column had an even number of 1s before the move. Only one of its bits has changed, that of "
               "%1, so the number is odd now.").arg(heapName(step.heap)),
            tr("Because s = 0, every column had an even number of 1s before the move. In this column exactly one bit has "
               "flipped, so the number of 1s is one more or one less than before. In both cases it is odd."),
            //: %1 is "the 4s column"
            tr("How many 1s does %1 hold after the move?").arg(columnName(step.column))};
}

Said NimWords::operator()(const OddColumnRemains& step) const
{
    //: %1 is "the 4s column", %2 is "t ≠ 0"
    return {tr("t has a 1 in %1, so %2"), {columnSymbol(step.column), {u"t ≠ 0", QStringLiteral("<b>t ≠ 0</b>")}},
            tr("Let t be the nim-sum after the move. A column with an odd number of 1s gives 1, so t has a 1 in this one. That "
               "proves the lemma. The next steps prove it again by calculation, and they also give t."),
            tr("Let t = y<sub>1</sub> ⊕ … ⊕ y<sub>n</sub> be the nim-sum after the move. A column with an odd number of 1s gives "
               "1, so t has a 1 in this one. Nothing else was assumed of the move, so the lemma is proved. The next lines prove "
               "it again by calculation, and they also give t.")};
}

// --- Lemma 1 by calculation ---

Said NimWords::operator()(const InsertSum&) const
{
    return {QStringLiteral("t = 0 ⊕ t = s ⊕ s ⊕ t"), {},
            tr("Now by calculation. 0 changes nothing, and every number cancels itself. So s may be inserted twice."),
            tr("Now by calculation. 0 changes nothing, so t = 0 ⊕ t. Every number cancels itself, so 0 = s ⊕ s.")};
}

Said NimWords::operator()(const ExpandSums& step) const
{
    return {QStringLiteral("t = s ⊕ (%1) ⊕ (%2)"),
            {{u"x<sub>1</sub> ⊕ … ⊕ x<sub>n</sub>", nimSumText(step.before)},
             {u"y<sub>1</sub> ⊕ … ⊕ y<sub>n</sub>", nimSumText(step.after)}},
            tr("Write out the second s and t: the first bracket has the heaps before the move, the second the heaps after it."),
            tr("Write out the second s and t by their definitions: the first bracket has the heaps before the move, the second "
               "the heaps after it.")};
}

Said NimWords::operator()(const PairHeaps& step) const
{
    QStringList brackets;
    const auto* const sums = place.earlier<ExpandSums>();
    for (std::size_t heap = 0; heap < step.differences.size(); ++heap) {
        const bool written = sums && heap < sums->before.size() && heap < sums->after.size();
        brackets << QStringLiteral("(%1 ⊕ %2)").arg(written ? number(sums->before[heap]) : indexed(u'x', heap),
                                                    written ? number(sums->after[heap]) : indexed(u'y', heap));
    }
    return {QStringLiteral("t = s ⊕ %1"),
            {{u"(x<sub>1</sub> ⊕ y<sub>1</sub>) ⊕ … ⊕ (x<sub>n</sub> ⊕ y<sub>n</sub>)", brackets.join(QStringLiteral(" ⊕ "))}},
            tr("⊕ is commutative and associative, so the terms may be reordered and regrouped. Each bracket now pairs a heap "
               "before the move with the same heap after it. The values of the brackets: %1.").arg(listText(step.differences)),
            tr("⊕ is commutative and associative, so the terms may be reordered and regrouped. Each bracket now pairs a heap "
               "before the move with the same heap after it."),
            tr("Put each heap before the move and the same heap after it in one bracket, x<sub>i</sub> ⊕ y<sub>i</sub>: how many "
               "of these brackets are not 0?")};
}

Said NimWords::operator()(const OtherPairsVanish& step) const
{
    const QString rest = QStringLiteral("%1 = %2 ⊕ %3 ⊕ %4")
                             .arg(indexed(u'y', step.heap), number(step.s), number(step.before), number(step.after));
    return {QStringLiteral("t = s ⊕ %1 ⊕ %2"), {beforeSymbol(indexed(u'x', step.heap)), afterSymbol(rest)},
            tr("A heap that did not change occurs twice in its bracket and cancels itself. Only the bracket of %1 is left.")
                .arg(heapName(step.heap)),
            tr("For every i ≠ k, heap i did not change: y<sub>i</sub> = x<sub>i</sub>. A number cancels itself, so the bracket "
               "of heap i is 0 and drops out. Only the bracket of heap k is left.")};
}

Said NimWords::operator()(const DifferenceRemains& step) const
{
    const QString rest = QStringLiteral("%1 = %2 ⊕ %3 = <b>%4</b>")
                             .arg(indexed(u'y', step.heap), number(step.before), number(step.after), number(step.t));
    return {QStringLiteral("t = %1 ⊕ %2 ≠ 0"), {beforeSymbol(indexed(u'x', step.heap)), afterSymbol(rest)},
            //: %1 and %2 are the sizes of the heap before and after the move, %3 is "the 4s and 1s columns"
            tr("s = 0 drops out. What is left has a 1 wherever %1 and %2 differ, here in %3. Because %1 ≠ %2, there is at least "
               "one such column: again t ≠ 0.").arg(number(step.before), number(step.after), columnNames(step.t)),
            tr("By hypothesis s = 0, so s drops out. What is left has a 1 exactly in the columns in which x<sub>k</sub> and "
               "y<sub>k</sub> differ. Because x<sub>k</sub> ≠ y<sub>k</sub>, there is at least one: again t ≠ 0."),
            tr("What is t, the nim-sum after the move?")};
}

// --- Lemma 2 ---

Said NimWords::operator()(const ChooseHeap& step) const
{
    const QString column = columnName(step.column);
    //: %1 is "heap 1", %2 is x with its index and its value, such as "x1 = 42", %3 is "the 32s column"
    return {tr("Choose %1: %2 has a 1 in %3"),
            {heapSymbol(step.heap), beforeSymbol(QStringLiteral("%1 = <b>%2</b>").arg(indexed(u'x', step.heap), number(step.size))),
             columnSymbol(step.column)},
            step.eligible.size() == 1 ? tr("An odd number is never 0, so at least one heap has a 1 in %1; here it is the only "
                                           "one. Only the <b>1 in this column</b> matters; it need not be the highest bit of the "
                                           "heap.").arg(column)
                                      : tr("An odd number is never 0, so at least one heap has a 1 in %1. Here %2 have one, and "
                                           "any of them will do. Only the <b>1 in this column</b> matters; it need not be the "
                                           "highest bit of the heap.").arg(column, heapNames(step.eligible)),
            tr("In the 2<sup>d</sup> column the number of 1s is odd. An odd number is never 0, so at least one heap has a 1 "
               "there; let heap k be such a heap. Only the <b>1 in this column</b> matters; it need not be the highest bit of "
               "x<sub>k</sub>."),
            //: %1 is "the 32s column"
            tr("From which heap can the move be made? It needs a 1 in %1.").arg(column)};
}

Said NimWords::operator()(const SmallerTarget& step) const
{
    const QString y = indexed(u'y', step.heap);
    const QString x = indexed(u'x', step.heap);
    const QString column = columnName(step.column);
    const QString target = QStringLiteral("%1 = %2 ⊕ %3 = <b>%4</b>").arg(x, number(step.s), number(step.before), number(step.after));
    //: %1 is x with its index, %2 is "heap 1"
    const QString question = tr("What is s ⊕ %1, the size to which %2 must be reduced?").arg(x, heapName(step.heap));
    const Said said{QStringLiteral("%1 = s ⊕ %2 &lt; %3"), {afterSymbol(y), beforeSymbol(target), beforeSymbol(number(step.before))}};
    const QString always = tr("Let y<sub>k</sub> = s ⊕ x<sub>k</sub>. Above the 2<sup>d</sup> column s has no 1, so there "
                              "y<sub>k</sub> is the same as x<sub>k</sub>. In the 2<sup>d</sup> column both s and x<sub>k</sub> "
                              "have a 1, so y<sub>k</sub> has a 0: that loses 2<sup>d</sup>. The lower columns together are "
                              "worth at most 2<sup>d</sup> − 1 and cannot make up for it. So y<sub>k</sub> is strictly smaller "
                              "than x<sub>k</sub>.");
    if (step.column == 1 && step.unchanged == 0)
        return said.because(tr("The 1 in %1 becomes 0, and no other column changes. So %2 is strictly smaller than %3: by "
                               "exactly 1.").arg(column, y, x), always, question);
    if (step.column == 1)
        return said.because(tr("Above %1, s has no 1, so that part of the heap, worth %2, stays as it is. In %1 a 1 becomes 0, "
                               "and there is no lower column. So %3 is strictly smaller than %4: by exactly 1.")
                                .arg(column, number(step.unchanged), y, x),
                            always, question);
    if (step.unchanged == 0)
        return said.because(tr("In %1 a 1 becomes 0: that loses %2. The lower columns may change, but together they are worth at "
                               "most %3 and cannot make up for it. So %4 is strictly smaller than %5.")
                                .arg(column, number(step.column), number(step.mostBelow), y, x),
                            always, question);
    return said.because(tr("Above %1, s has no 1, so that part of the heap, worth %2, stays as it is. In %1 a 1 becomes 0: that "
                           "loses %3. The lower columns together are worth at most %4 and cannot make up for it. So %5 is "
                           "strictly smaller than %6.")
                            .arg(column, number(step.unchanged), number(step.column), number(step.mostBelow), y, x),
                        always, question);
}

Said NimWords::operator()(const TakeStones& step) const
{
    const std::size_t heap = step.move.heap;
    const QString taken = QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(step.before), number(step.after), number(step.move.taken));
    //: %1 is a number of stones, such as "42 − 10 = 32", %2 is "heap 1"
    return {counted(step.move.taken, [](int n) { return tr("Take %1 stones from %2", nullptr, n); }),
            {takenSymbol(taken), heapSymbol(heap)},
            tr("This is a legal move: it takes at least one stone, because %1 &lt; %2, and it changes only one heap.")
                .arg(indexed(u'y', heap), indexed(u'x', heap)),
            tr("This is a legal move: it takes at least one stone, because y<sub>k</sub> &lt; x<sub>k</sub>, and it changes only "
               "heap k."),
            tr("How many stones must be taken from %1?").arg(heapName(heap))};
}

Said NimWords::operator()(const SumVanishes& step) const
{
    const QString x = indexed(u'x', step.heap);
    const QString y = indexed(u'y', step.heap);
    const QString sum = QStringLiteral("%1 = %2 ⊕ %3 ⊕ %4 = <b>%5</b>")
                            .arg(y, number(step.s), number(step.before), number(step.after), number(step.t));
    return {QStringLiteral("t = s ⊕ %1 ⊕ %2"), {beforeSymbol(x), {u"y<sub>k</sub> = 0", sum}},
            //: %1 is "y1", %2 is "x1", %3 is the nim-sum s, %4 the size of the heap
            tr("The move replaces %2 by %1, so the nim-sum after it is t = s ⊕ %2 ⊕ %1. Because %1 = s ⊕ %2, every number occurs "
               "twice and cancels: %3 ⊕ %4 ⊕ %3 ⊕ %4 = 0.").arg(y, x, number(step.s), number(step.before)),
            tr("Let t be the nim-sum after the move. The move replaces x<sub>k</sub> by y<sub>k</sub> and changes no other heap, "
               "so t = s ⊕ x<sub>k</sub> ⊕ y<sub>k</sub>. Because y<sub>k</sub> = s ⊕ x<sub>k</sub>, this is s ⊕ x<sub>k</sub> ⊕ "
               "s ⊕ x<sub>k</sub>, in which every number occurs twice and cancels."),
            tr("What is t, the nim-sum after the move?")};
}

Symbol NimWords::columnSymbol(Count weight)
{
    //: The binary column of weight 2<sup>d</sup>
    return {tr("the 2<sup>d</sup> column"), columnName(weight)};
}

/// The line must not have an equals sign before "the weight". In Chinese, such a line would begin like the equation "2<sup>d</sup> = s".
Said highestWeight(int exponent, Count weight, const QString& sum)
{
    //: %1 is 2<sup>d</sup>, or 2<sup>d</sup> = 2<sup>5</sup> = 32; %2 is a nim-sum, the letter s or b. The Chinese must not put
    //: %2 behind an equals sign
    return {HeapLetters::tr("Let %1 be the weight of the highest 1 of %2"),
            {{u"2<sup>d</sup>", QStringLiteral("2<sup>d</sup> = 2<sup>%1</sup> = <b>%2</b>").arg(exponent).arg(weight)}, {sum, sum}}};
}

}  // namespace nimstone::wording
