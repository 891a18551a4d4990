// The steps of Bouton's theorem, of the theorem on counting the winning moves, and of the flawed proof of Lemma 2.
#include "app/wording/proofs/nim/nim_words.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::wording {

using namespace proof;

namespace {

struct Presets {
    Q_DECLARE_TR_FUNCTIONS(Presets)
};

}  // namespace

// --- Bouton's theorem ---

Said NimWords::operator()(const EndPosition& step) const
{
    const bool single = step.heapCount == 1;
    const QString zeros = single ? indexed(u'x', 0) : nimSumText(std::vector<Count>(step.heapCount, 0));
    const QString empty = tr("all heaps are empty");
    //: %1 is "all heaps are empty", %2 is "0 ⊕ … ⊕ 0"
    return {tr("Base case: if %1, s = %2 = 0, and this is a <b>P-position</b>"),
            {{empty, single ? tr("the only heap is empty") : empty}, {u"0 ⊕ … ⊕ 0", zeros}},
            tr("s is the nim-sum of the heaps. Every game ends here: the player to move has no stone to take and has lost. That "
               "is what makes it a P-position."),
            tr("The proof is by induction on the number of stones, and begins with no stone at all. Every game ends here: the "
               "player to move has no stone to take and has lost. The nim-sum of empty heaps is 0, so this is what the theorem "
               "says."),
            tr("No stone is left: is this a P-position or an N-position?")};
}

Said NimWords::operator()(const InductionHypothesis& step) const
{
    const QString always = tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the heaps, s their nim-sum, and m ≥ 1 the number of stones "
                              "in them. Every move takes at least one stone, so every option has fewer than m stones, and the "
                              "induction hypothesis applies to it.");
    if (!step.exact)
        return {tr("Suppose the theorem holds for every position with fewer stones than this one"), {},
                tr("Every move takes at least one stone, so every option has fewer stones and is covered."), always};
    //: %1 is the number of stones
    return {counted(step.stones, [](int n) { return tr("Suppose the theorem holds for every position with fewer than %1 stones",
                                                       nullptr, n); }),
            {{u"m", step.stones}},
            //: %1 is the number of stones
            tr("There are %1 stones in all. Every move takes at least one, so every option has fewer stones and is covered.",
               nullptr, pluralForm(step.stones)).arg(number(step.stones)),
            always};
}

Said NimWords::operator()(const EveryMoveUnbalances& step) const
{
    //: %1 is the number of moves, two or more
    const SaidLine every = counted(step.options, [](int n) { return tr("Every one of the %1 moves makes t ≠ 0", nullptr, n); });
    const QString always = tr("Let s = 0. There are m moves, because a heap of x stones allows x moves. A move changes one heap, "
                              "from x<sub>k</sub> to y<sub>k</sub>, and by Lemma 1 the nim-sum after it is t = x<sub>k</sub> ⊕ "
                              "y<sub>k</sub> ≠ 0. So by the induction hypothesis every move leads to an N-position: whatever is "
                              "played, the opponent wins.");
    const QString question = tr("Here s = 0. Is there a move that makes the nim-sum 0 again?");
    if (step.options == 0 && step.exact)
        return {{tr("There is no move"), every.letters}, {{u"m", step.options}},
                 tr("No stone is left. The player to move has already lost."), always, question};
    return {step.exact ? every : tr("Every one of the moves makes t ≠ 0"), {{u"m", step.options}},
            tr("A move changes one heap, from x<sub>k</sub> to y<sub>k</sub>. By Lemma 1 the nim-sum after it is t = "
               "x<sub>k</sub> ⊕ y<sub>k</sub> ≠ 0. Here the smallest such t is %1. So by assumption every move leads to an "
               "N-position: whatever is played, the opponent wins.").arg(number(step.smallest)), always, question};
}

Said NimWords::operator()(const SomeMoveBalances& step) const
{
    return balancingMove(step.move, step.after, step.t)
        .because(tr("s = %1 is not 0, so by Lemma 2 some move makes the nim-sum 0: this one does. Fewer stones are left, so by "
                    "assumption this is a P-position, and it is the opponent who must move.").arg(number(step.sum)),
                 tr("Let s ≠ 0. Let y<sub>1</sub>, …, y<sub>n</sub> be the heaps after a move, and t their nim-sum. By Lemma 2 "
                    "some move reduces a heap k from x<sub>k</sub> to y<sub>k</sub> stones so that t = 0. Fewer stones are left, "
                    "so by the induction hypothesis this is a P-position, and it is the opponent who must move."),
                 tr("From which heap can a move make the nim-sum 0?"));
}

Said NimWords::operator()(const Conclusion& step) const
{
    const QString question = tr("So is it a P-position or an N-position?");
    if (step.outcome == Outcome::N)
        //: %1 is an inequality or an equation about s, such as "s = 34"
        return {tr("%1: an <b>N-position</b>"), {notZeroSymbol(step.sum)},
                tr("The player to move wins: one move hands the opponent a lost position."),
                tr("One move hands the opponent a P-position, so the player to move wins."), question};
    const Said said{tr("s = 0: a <b>P-position</b>")};
    if (totalStones(place.proof.position()).stones == 0)
        return said.because(tr("The player to move cannot move, and has lost."),
                            tr("The nim-sum of empty heaps is 0, so this is what the theorem says."), question);
    return said.because(tr("The player to move loses: every move hands the opponent a won position."),
                        tr("Every move hands the opponent an N-position, so the player to move loses."), question);
}

// --- Counting the winning first moves ---

Said NimWords::operator()(const TestHeap& step) const
{
    const Count sum = step.size ^ step.target;
    const QString x = indexed(u'x', step.heap);
    const bool same = step.target == step.size;
    const QString relation = step.wins ? QStringLiteral("&lt;") : same ? QStringLiteral("=") : QStringLiteral("&gt;");
    const QString target = QStringLiteral("%1 = %2 ⊕ %3 = <b>%4</b>").arg(x, number(sum), number(step.size), number(step.target));
    // The equation "5 = 5" would say nothing. So if both sides are equal, the right side is the name of the heap.
    Said said{QStringLiteral("s ⊕ %1 %2 %3"),
              {{u"x<sub>i</sub>", target}, {relation, relation}, {u"x<sub>i</sub>", same ? x : number(step.size)}}};
    said.generalReason = same
        ? tr("A move that changes heap i from x<sub>i</sub> to y changes the nim-sum to s ⊕ x<sub>i</sub> ⊕ y. By "
             "Bouton's theorem it wins exactly when the new nim-sum is 0, that is, when y = s ⊕ x<sub>i</sub>. "
             "With s = 0, the number s ⊕ x<sub>i</sub> that a winning move would leave is x<sub>i</sub> itself; "
             "but a move has to change the heap. So no move in heap i wins.")
        : step.wins
        ? tr("A move that changes heap i from x<sub>i</sub> to y changes the nim-sum to s ⊕ x<sub>i</sub> "
             "⊕ y. By Bouton's theorem it wins exactly when the new nim-sum is 0, that is, when y = s ⊕ "
             "x<sub>i</sub>. Suppose x<sub>i</sub> has a 1 in the 2<sup>d</sup> column. There s has a 1 "
             "too, so s ⊕ x<sub>i</sub> has a 0. The higher columns do not change, and the lower ones "
             "together are worth at most 2<sup>d</sup> − 1. So s ⊕ x<sub>i</sub> is smaller than "
             "x<sub>i</sub>, and exactly one move in heap i wins.")
        : tr("A move that changes heap i from x<sub>i</sub> to y changes the nim-sum to s ⊕ x<sub>i</sub> "
             "⊕ y. By Bouton's theorem it wins exactly when the new nim-sum is 0, that is, when y = s ⊕ "
             "x<sub>i</sub>. Suppose x<sub>i</sub> has a 0 in the 2<sup>d</sup> column. There s has a 1, "
             "so s ⊕ x<sub>i</sub> has a 1 too. Again the higher columns do not change, and the lower ones "
             "are worth at most 2<sup>d</sup> − 1. So s ⊕ x<sub>i</sub> is larger than x<sub>i</sub>. A "
             "move cannot add stones, so no move in heap i wins.");
    //: %1 is x with its index, %2 is "heap 1"
    said.question = tr("Is s ⊕ %1 smaller than %1, so that %2 has a winning move?").arg(x, heapName(step.heap));
    const auto column = highestColumn(sum);
    if (!column)
        said.reason = tr("The nim-sum is already 0, and only an unchanged heap would keep it 0: no winning move here.");
    else if (step.wins)
        //: %1 is "heap 1", %2 is "the 32s column", %3 and %4 are the sizes of the heap before and after the move, %5 the number of
        //: stones to take
        said.reason = tr("In %2, %1 has a 1, which becomes 0. So the result is smaller than the heap, and a move can reach it: "
                         "taking %3 − %4 = %5 is a winning move.")
                         .arg(heapName(step.heap), columnName(*column), number(step.size), number(step.target), number(step.taken));
    else
        //: %1 is "heap 1", %2 is "the 32s column"
        said.reason = tr("In %2, %1 has a 0, which would become 1. So the result is larger than the heap, and a move cannot add "
                         "stones: no winning move here.").arg(heapName(step.heap), columnName(*column));
    return said;
}

Said NimWords::operator()(const WinningMoveCount& step) const
{
    const QString question = tr("How many winning first moves are there in all?");
    //: %1 is the number of winning moves
    const QString statement = tr("Winning first moves: <b>%1</b>");
    if (step.sum == 0)
        return {statement, {{u"0", step.count}},
                tr("s = 0, and by Lemma 1 every move makes the nim-sum different from 0. So no move wins."),
                tr("By Lemma 1 every move makes the nim-sum different from 0. So by Bouton's theorem every move leaves an "
                   "N-position, and no move wins."), question};
    std::vector<QString> moves;
    for (const Move& move : step.moves)
        //: A move in a list: %1 is a number of stones, %2 is "heap 1"
        moves.push_back(tr("%1 from %2").arg(number(move.taken), heapName(move.heap)));
    //: %1 is the number of winning moves, %2 a list of these moves: "3 from heap 1, 9 from heap 2 and 11 from heap 3"
    return {{tr("Winning first moves: <b>%1</b> (%2)"), statement}, {{u"r", step.count}, {u"", listText(moves)}},
            tr("Each heap with a 1 in %1 gives one winning move, and no other heap does. That column has an odd number of 1s, so "
               "the number of winning first moves is odd.").arg(columnName(step.column)),
            place.earlier<TestHeap>() ? tr("Let r be the number of heaps with a 1 in the 2<sup>d</sup> column. As just shown, "
                                           "each of them gives exactly one winning move, and no other heap gives any. The number "
                                           "of 1s in that column is odd, so r is odd.")
                                      : tr("Let r be the number of heaps with a 1 in the column of the highest 1 of s. By the "
                                           "theorem on counting the winning moves, each of these heaps gives exactly one, and no "
                                           "other heap gives any."),
            question};
}

// --- Spot the flaw ---

Said NimWords::operator()(const FlawedChoice& step) const
{
    //: %1 is "the 32s column"
    return {tr("\"Choose a heap whose <b>highest</b> bit is in %1; one can always be found.\""), {columnSymbol(step.column)},
            tr("A widely copied proof of Lemma 2 says this. Where does it break? Look at your heaps before you go on."),
            tr("A widely copied proof of Lemma 2 says this of every position with s ≠ 0. Where does it break? A single position "
               "without such a heap is enough to disprove it.")};
}

Said NimWords::operator()(const HighestBits& step) const
{
    const QString column = columnName(step.column);
    std::vector<QString> highest;
    for (std::size_t heap = 0; heap < step.highest.size() && heap < place.proof.position().heaps.size(); ++heap) {
        const QString size = number(place.proof.position().heaps[heap]);
        highest.push_back(step.highest[heap] == 0
                              //: An empty heap, which has no highest bit: %1 is its size, 0
                              ? tr("%1 → none").arg(size)
                              : QStringLiteral("%1 → %2").arg(size, weightText(step.highest[heap])));
    }
    //: %1 is a list of heaps, each with the weight of its highest bit, such as "2 → 2 and 3 → 2"
    return {tr("Highest bit of each heap: %1"), {{u"x<sub>i</sub> → w<sub>i</sub>", listText(highest)}},
            step.allowed.empty() ? tr("No heap has its highest bit in %1.").arg(column)
                                 : tr("Highest bit in %1: only %2.").arg(column, heapNames(step.allowed)),
            tr("Let w<sub>i</sub> be the weight of the highest bit of x<sub>i</sub>; an empty heap has none. The claim finds the "
               "heaps with w<sub>i</sub> = 2<sup>d</sup>. But a heap with w<sub>i</sub> &gt; 2<sup>d</sup> can have a 1 in the "
               "2<sup>d</sup> column as well. Let r be the number of heaps with a 1 in that column, and q how many of them have "
               "it as their highest bit."),
            tr("How many heaps have their highest bit in %1?").arg(column)};
}

Said NimWords::operator()(const FlawVerdict& step) const
{
    const QString column = columnName(step.column);
    const QString question = tr("And how many heaps have a 1 in %1, highest bit or not?").arg(column);
    if (step.fatal)
        return {tr("The claim is <b>false</b>: it finds no heap, and the proof stops here"), {},
                tr("The number of 1s in %1 is odd, so at least one heap has one: here %2, but not as their highest bit. What "
                   "always exists is a heap with <b>a 1 in the column</b>, and the proof needs no more.",
                   nullptr, static_cast<int>(step.eligible.size()))
                    .arg(column, heapNames(step.eligible)),
                tr("No heap has its highest bit in the 2<sup>d</sup> column, as with (2, 3). The number of 1s there is odd, so "
                   "some heap has one, but not as its highest bit. This disproves \"always\". What always exists is a heap with "
                   "<b>a 1 in the column</b>, and the proof needs no more."), question};
    if (step.refuted)
        //: %1 is the number of heaps that the false claim finds, %2 the true number of such heaps
        return {tr("The claim overlooks heaps: it finds <b>%1</b> of <b>%2</b>"),
                {{u"q", step.claimed}, {u"r", step.eligible.size()}},
                tr("A 1 in %1 is enough, and these heaps have one: %2. Where it is not the highest bit, the bits to its left "
                   "stay as they are, and the move wins all the same.").arg(column, heapNames(step.eligible)),
                tr("Some heap has a 1 in the 2<sup>d</sup> column that is not its highest bit. The higher bits then stay the "
                   "same, and a move in that heap still wins. With (2, 3) the claim finds no heap at all, which disproves it."),
                question};
    return {tr("Here the claim finds the right heaps, but only <b>by luck</b>"), {},
            tr("For these numbers, every 1 in %1 happens to be the highest bit of its heap. That proves nothing: with (2, 3) the "
               "claim finds no heap at all.").arg(column),
            tr("Every 1 in the 2<sup>d</sup> column is the highest bit of its heap. That proves nothing about other positions: "
               "with (2, 3) the claim finds no heap at all, which disproves it."), question};
}

Said said(const NimStep& step, const StepPlace& place) { return std::visit(NimWords{place}, step); }

QString nimPartQuestion(int part)
{
    if (part == 1)
        //: %1 is "heap 1"
        return NimWords::tr("Into how many blocks does %1 split, if each block is a different power of two?").arg(heapName(0));
    return part == 2 ? NimWords::tr("How many 1s are there in all columns together?")
                     : NimWords::tr("In each column, the 1s cancel in pairs. How many pairs are there in all?");
}

QString nimPartText(int part)
{
    return part == 1 ? NimWords::tr("Each heap splits into blocks, each a different power of two.")
        : part == 2  ? NimWords::tr("Each block becomes a 1 in the column of its size.")
                     : NimWords::tr("In each column, the 1s cancel in pairs.");
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
