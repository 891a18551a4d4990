// The general texts of the steps about errors in proofs and programs about Nim, with letters instead of numbers.
#include "app/wording/proofs/nim/figure_nim.h"
#include "app/wording/proofs/nim/nim_letters.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class NimFlawLetters {
    Q_DECLARE_TR_FUNCTIONS(NimFlawLetters)

public:
    const StepPlace& place;

    // --- the steps about an inequality that is not strict ---

    GeneralText operator()(const NotStrictClaim& step) const
    {
        //: %1 is the size x of heap k, %2 is "heap k"
        return {tr("\"s ⊕ %1 ≤ %1, so %2 can be reduced to s ⊕ %1.\""),
                tr("A widely copied proof of Lemma 2 ends like this, with x<sub>k</sub> stones in a heap k. Where does it "
                   "break? Ask what ≤ lets through."),
                {beforeLetter(indexed(u'x', step.heap)), heapLetter(step.heap)}};
    }

    GeneralText operator()(const NotStrictCase& step) const
    {
        return {QStringLiteral("s ⊕ %1 ≤ %1"),
                step.taken == 0
                    ? tr("With s = 0 we have s ⊕ x<sub>k</sub> = x<sub>k</sub> for every heap k, so the inequality holds. "
                         "But the move would take x<sub>k</sub> − x<sub>k</sub> = 0 stones, and a move takes at least one. "
                         "There is no such move.")
                    : tr("With s ≠ 0 the inequality holds, as the strict one below shows. But \"at most\" would also allow a "
                         "move that takes nothing, and the proof does not rule that out."),
                {beforeLetter(number(step.size))}};
    }

    GeneralText operator()(const NotStrictVerdict& step) const
    {
        if (!step.strict)
            return {tr("The claim proves <b>too much</b>: for s = 0, too, it would give a winning move, and there is none"),
                    tr("For every number x, s ⊕ x = x holds exactly when s = 0. An argument that never uses s ≠ 0 would lead "
                       "from every position to nim-sum 0, but by Lemma 1 no move does so from s = 0. What is needed is a "
                       "<b>strict inequality</b>: for s ≠ 0 it holds for a heap with a 1 in the column of the highest 1 of s, "
                       "because this 1 becomes a 0.")};
        return {tr("Here it is right only <b>by luck</b>: because s ≠ 0, even s ⊕ x &lt; x"),
                tr("For every number x, s ⊕ x = x holds exactly when s = 0; here x is x<sub>k</sub>. The hypothesis s ≠ 0 rules "
                   "that out, but the argument never uses it. So the inequality has to be strict, and this is what needs a proof: "
                   "the next steps give it.")};
    }

    // --- the steps about counting the heaps with s ⊕ x ≤ x ---

    GeneralText operator()(const CountClaim&) const
    {
        return {tr("\"If s = 0, there are 0 winning first moves. Otherwise count the heaps x with s ⊕ x ≤ x.\""),
                tr("A widely copied program does this, and its answers are right for all heaps. Is \"at most\" right as well? "
                   "Look at what the second line counts on its own.")};
    }

    GeneralText operator()(const CountAtMost& step) const
    {
        const auto* const sum = place.earlier<NimSum>();
        const bool balanced = sum && sum->sum == 0;
        //: %1 and %2 are letters that stand for numbers of heaps
        return {tr("Heaps that the second line counts: <b>%1</b> of %2"),
                balanced ? tr("Here s = 0: every heap x has s ⊕ x = x, so all n heaps are counted.")
                         : tr("Here s ≠ 0: s ⊕ x = x holds for no heap, and s ⊕ x &lt; x for those with a 1 in the column of "
                              "the highest 1 of s, as Lemma 2 shows. For the others it is larger, because there a 0 becomes 1. "
                              "Let r of the n heaps have such a 1: these are counted."),
                {{balanced ? QStringLiteral("n") : QStringLiteral("r"), QString::number(step.counted)},
                 {QStringLiteral("n"), QString::number(step.heaps.size())}}};
    }

    GeneralText operator()(const CountVerdict& step) const
    {
        if (step.refuted)
            //: %1 and %2 are numbers of moves: the letter n, and 0
            return {tr("The second line on its own is <b>wrong</b>: it counts %1, and there are %2"),
                    tr("With s = 0, s ⊕ x = x for every heap, so every heap is counted, the empty ones too. None of these "
                       "\"moves\" takes a stone. The program is right only because its first line tests whether s is 0. With "
                       "\"less than\" in place of \"at most\", that line would not be needed."),
                    {{QStringLiteral("n"), QString::number(step.claimed)}, {QStringLiteral("0"), QString::number(step.truth)}}};
        //: %1 is the letter r, a number of moves
        return {tr("Here the second line counts correctly: <b>%1</b>. But \"at most\" is still wrong"),
                tr("Because s ≠ 0, s ⊕ x is never equal to x, and \"at most\" means \"less than\". The program tests first "
                   "whether s is 0. Without that line it would count every heap of a position with s = 0, which has no winning "
                   "move: one such position disproves it."),
                {{QStringLiteral("r"), QString::number(step.truth)}}};
    }

    // --- the steps about a blank at the end of a line ---

    GeneralText operator()(const LineOfText& step) const
    {
        //: %1 is a line of text, in which a dot stands for a blank, %2 the letter c, a number of characters
        return {tr("The line: <b>%1</b> (%2 characters)"),
                tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the heaps, and s their nim-sum. Every number, the last one too, "
                   "is followed by a blank, shown as a dot; c counts the characters. Such lines are common, and the blank at "
                   "the end is invisible on a screen."),
                {{QStringLiteral("x<sub>1</sub>·…·x<sub>n</sub>·"), figureLine(step.heaps)},
                 {QStringLiteral("c"), QString::number(step.characters)}}};
    }

    GeneralText operator()(const LineClaim& step) const
    {
        //: %1 is the letter b, a number of bytes
        return {tr("\"Read the line into a buffer of %1 bytes. Until the line ends, read a number into x and count it as a "
                   "heap.\""),
                tr("Much contest code does this, with some number b of bytes. Where does it break? Follow it to the end of "
                   "the line. A single line that it judges wrongly is enough."),
                {{QStringLiteral("b"), QString::number(step.buffer)}}};
    }

    GeneralText operator()(const FalseHeap& step) const
    {
        //: %1 is the list of heaps that the program reads: all heaps, and the last heap a second time
        return {tr("It reads <b>%1</b>"),
                tr("A blank is left after the last number, so the line has not ended, and the program reads once more. No number "
                   "comes: x is still x<sub>n</sub> and is counted as a heap again. This is so for every line of this form that "
                   "fits into the buffer."),
                {{QStringLiteral("(x<sub>1</sub>, …, x<sub>n</sub>, x<sub>n</sub>)"), heapsText(step.read)}}};
    }

    GeneralText operator()(const FalseSum& step) const
    {
        return {QStringLiteral("s ⊕ %1 = %2"),
                tr("The program computes the nim-sum of all that it has read. The last heap and its copy cancel, so only the "
                   "other heaps are left. The result is s exactly when x<sub>n</sub> = 0."),
                {{QStringLiteral("x<sub>n</sub>"), number(step.twice)},
                 {QStringLiteral("x<sub>1</sub> ⊕ … ⊕ x<sub>n−1</sub>"), number(step.read)}}};
    }

    GeneralText operator()(const LineVerdict& step) const
    {
        const QString statement = !step.refuted
            ? (step.truth == Outcome::P ? tr("The program says P, and is right <b>by luck</b>")
                                        : tr("The program says N, and is right <b>by luck</b>"))
            : step.truth == Outcome::P ? tr("The program says N, and that is <b>wrong</b>: the position is P")
                                       : tr("The program says P, and that is <b>wrong</b>: the position is N");
        return {statement,
                tr("If c &lt; b, the program says P exactly when s ⊕ x<sub>n</sub> = 0, but the position is P exactly when s = "
                   "0. So it is right exactly when x<sub>n</sub> = 0, or when s is neither 0 nor x<sub>n</sub>. For (1, 2, 3) "
                   "it is wrong, and this disproves it. If c ≥ b, the line and its end do not even fit into the buffer: the "
                   "program writes past it, and nothing is certain. Read numbers one by one: then neither blanks nor long lines "
                   "matter.")};
    }
};

}  // namespace

GeneralText generalText(const NimFlawStep& step, const StepPlace& place) { return std::visit(NimFlawLetters{place}, step); }

}  // namespace nimstone::wording
