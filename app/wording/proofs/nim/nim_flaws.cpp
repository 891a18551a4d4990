// The steps about errors in proofs and programs about Nim.
#include "app/wording/proofs/nim/figure_nim.h"
#include "app/wording/proofs/nim/nim_symbols.h"

namespace nimstone::wording {

using namespace proof;

namespace {

class FlawWords {
    Q_DECLARE_TR_FUNCTIONS(FlawWords)

public:
    const StepPlace& place;

    // --- the steps about an inequality that is not strict ---

    Said operator()(const NotStrictClaim& step) const
    {
        //: %1 is x with its index, %2 is "heap 1"
        return {tr("\"s ⊕ %1 ≤ %1, so %2 can be reduced to s ⊕ %1.\""),
                {beforeSymbol(indexed(u'x', step.heap)), heapSymbol(step.heap)},
                tr("A widely copied proof of Lemma 2 ends like this. Where does it break? Ask what ≤ lets through."),
                tr("A widely copied proof of Lemma 2 ends like this, with x<sub>k</sub> stones in a heap k. Where does it break? "
                   "Ask what ≤ lets through.")};
    }

    Said operator()(const NotStrictCase& step) const
    {
        const QString x = indexed(u'x', step.heap);
        const QString target = QStringLiteral("%1 = %2 ⊕ %3 = <b>%4</b>")
                                   .arg(x, number(step.s), number(step.size), number(step.target));
        const Said said{QStringLiteral("s ⊕ %1 ≤ %2"), {beforeSymbol(target), beforeSymbol(number(step.size))}, {}, {},
                        //: %1 is x with its index
                        tr("How many stones does the move to s ⊕ %1 take?").arg(x)};
        if (step.taken == 0)
            return said.because(tr("The inequality holds: %1 ≤ %1. But the move would take %1 − %1 = 0 stones, and a move takes "
                                   "at least one. There is no such move.").arg(number(step.size)),
                                tr("With s = 0 we have s ⊕ x<sub>k</sub> = x<sub>k</sub> for every heap k, so the inequality "
                                   "holds. But the move would take x<sub>k</sub> − x<sub>k</sub> = 0 stones, and a move takes at "
                                   "least one. There is no such move."));
        //: %1 and %2 are sizes of a heap, %3 their difference
        return said.because(tr("The inequality holds, and here the move takes %1 − %2 = %3. But \"at most\" would also allow a "
                               "move that takes nothing, and the proof does not rule that out.")
                                .arg(number(step.size), number(step.target), number(step.taken)),
                            tr("With s ≠ 0 the inequality holds, as the strict one below shows. But \"at most\" would also allow "
                               "a move that takes nothing, and the proof does not rule that out."));
    }

    Said operator()(const NotStrictVerdict& step) const
    {
        const QString question = tr("Is s ⊕ x really smaller here, and not just equal?");
        if (!step.strict)
            return {tr("The claim proves <b>too much</b>: for s = 0, too, it would give a winning move, and there is none"), {},
                    tr("s ⊕ x = x holds exactly when s = 0. A proof that never uses s ≠ 0 would show that every position is won. "
                       "What is needed is <b>strictly less</b>. It follows because the highest 1 of s turns a 1 of x into a 0."),
                    tr("For every number x, s ⊕ x = x holds exactly when s = 0. An argument that never uses s ≠ 0 would lead "
                       "from every position to nim-sum 0, but by Lemma 1 no move does so from s = 0. What is needed is a "
                       "<b>strict inequality</b>: for s ≠ 0 it holds for a heap with a 1 in the column of the highest 1 of s, "
                       "because this 1 becomes a 0."), question};
        return {tr("Here it is right only <b>by luck</b>: because s ≠ 0, even s ⊕ x &lt; x"), {},
                tr("The two are equal only when s = 0. So the inequality has to be strict, and this is what needs a proof: the "
                   "next steps give it."),
                tr("For every number x, s ⊕ x = x holds exactly when s = 0; here x is x<sub>k</sub>. The hypothesis s ≠ 0 rules "
                   "that out, but the argument never uses it. So the inequality has to be strict, and this is what needs a "
                   "proof: the next steps give it."), question};
    }

    // --- the steps about counting the heaps with s ⊕ x ≤ x ---

    Said operator()(const CountClaim&) const
    {
        return {tr("\"If s = 0, there are 0 winning first moves. Otherwise count the heaps x with s ⊕ x ≤ x.\""), {},
                tr("A widely copied program does this, and its answers are right. Is \"at most\" right as well? Look at what the "
                   "second line counts on its own."),
                tr("A widely copied program does this, and its answers are right for all heaps. Is \"at most\" right as well? "
                   "Look at what the second line counts on its own.")};
    }

    Said operator()(const CountAtMost& step) const
    {
        std::vector<QString> parts;
        for (const CountedHeap& heap : step.heaps)
            parts.push_back(QStringLiteral("%1 %2 %3").arg(number(heap.target),
                                                           heap.counted ? QStringLiteral("≤") : QStringLiteral("&gt;"),
                                                           number(heap.size)));
        const auto* const sum = place.earlier<NimSum>();
        const bool balanced = sum && sum->sum == 0;
        //: %1 and %2 are numbers of heaps
        return {tr("Heaps that the second line counts: <b>%1</b> of %2"),
                {{balanced ? u"n" : u"r", step.counted}, {u"n", step.heaps.size()}},
                //: %1 is a list such as "3 ≤ 5, 6 > 2 and 4 ≤ 4"
                tr("s ⊕ x compared with x, heap by heap: %1.").arg(listText(parts)),
                balanced
                    ? tr("Here s = 0: every heap x has s ⊕ x = x, so all n heaps are counted.")
                    : tr("Here s ≠ 0: s ⊕ x = x holds for no heap, and s ⊕ x &lt; x for those with a 1 in the column of the "
                         "highest 1 of s, as Lemma 2 shows. For the others it is larger, because there a 0 becomes 1. Let r of "
                         "the n heaps have such a 1: these are counted."),
                tr("For how many heaps is s ⊕ x at most x?")};
    }

    Said operator()(const CountVerdict& step) const
    {
        const QString question = tr("How many winning first moves are there really?");
        if (step.refuted)
            //: %1 and %2 are numbers of moves
            return {tr("The second line on its own is <b>wrong</b>: it counts %1, and there are %2"),
                    {{u"n", step.claimed}, {u"0", step.truth}},
                    tr("With s = 0, s ⊕ x = x for every heap, so every heap is counted, the empty ones too. None of these "
                       "\"moves\" takes a stone. The program is right only because its first line tests whether s is 0. With "
                       "\"less than\" in place of \"at most\", that line would not be needed."), {}, question};
        //: %1 is a number of moves
        return {tr("Here the second line counts correctly: <b>%1</b>. But \"at most\" is still wrong"), {{u"r", step.truth}},
                tr("Because s ≠ 0, s ⊕ x is never equal to x, and \"at most\" means \"less than\". The program tests first "
                   "whether s is 0. Without that line it would count every heap of a lost position."),
                tr("Because s ≠ 0, s ⊕ x is never equal to x, and \"at most\" means \"less than\". The program tests first "
                   "whether s is 0. Without that line it would count every heap of a position with s = 0, which has no winning "
                   "move: one such position disproves it."), question};
    }

    // --- the steps about a blank at the end of a line ---

    Said operator()(const LineOfText& step) const
    {
        //: %1 is a line of text, in which a dot stands for a blank; %2 is the number of characters in the line
        return {tr("The line: <b>%1</b> (%2 characters)"),
                {{u"x<sub>1</sub>·…·x<sub>n</sub>·", figureLine(step.heaps)}, {u"c", step.characters}},
                tr("Your heaps as a line of test data. Every number, the last one too, is followed by a blank, shown as a dot. "
                   "Such lines are common, and the blank at the end is invisible on a screen."),
                tr("Let x<sub>1</sub>, …, x<sub>n</sub> be the heaps, and s their nim-sum. Every number, the last one too, is "
                   "followed by a blank, shown as a dot; c counts the characters. Such lines are common, and the blank at the "
                   "end is invisible on a screen.")};
    }

    Said operator()(const LineClaim& step) const
    {
        //: %1 is a number of bytes
        return {tr("\"Read the line into a buffer of %1 bytes. Until the line ends, read a number into x and count it as a "
                   "heap.\""), {{u"b", step.buffer}},
                tr("Much contest code does this. Where does it break? Follow it to the end of the line."),
                tr("Much contest code does this, with some number b of bytes. Where does it break? Follow it to the end of the "
                   "line. A single line that it judges wrongly is enough.")};
    }

    Said operator()(const FalseHeap& step) const
    {
        //: %1 is the list of heaps that the program reads, such as (3, 4, 5, 5)
        return {tr("It reads <b>%1</b>"), {{u"(x<sub>1</sub>, …, x<sub>n</sub>, x<sub>n</sub>)", heapsText(step.read)}},
                //: %1 is the size of a heap
                tr("A blank is left after the last number, so the line has not ended, and the program reads once more. No number "
                   "comes: x is still %1 and is counted as a heap again.").arg(number(step.twice)),
                tr("A blank is left after the last number, so the line has not ended, and the program reads once more. No number "
                   "comes: x is still x<sub>n</sub> and is counted as a heap again. This is so for every line of this form that "
                   "fits into the buffer."),
                tr("How many heaps does the program find in the line?")};
    }

    Said operator()(const FalseSum& step) const
    {
        return {QStringLiteral("s ⊕ %1 = %2"),
                {{u"x<sub>n</sub>", step.twice},
                 {u"x<sub>1</sub> ⊕ … ⊕ x<sub>n−1</sub>",
                  QStringLiteral("%1 ⊕ %2 = <b>%3</b>").arg(number(step.sum), number(step.twice), number(step.read))}},
                //: %1 and %2 are nim-sums
                step.twice == 0 ? tr("The false heap is empty, so by luck the nim-sum stays %1.").arg(number(step.sum))
                                : tr("The false heap changes the nim-sum from %1 to %2: the last heap and its copy cancel.")
                                      .arg(number(step.sum), number(step.read)),
                tr("The program computes the nim-sum of all that it has read. The last heap and its copy cancel, so only the "
                   "other heaps are left. The result is s exactly when x<sub>n</sub> = 0."),
                tr("Which nim-sum does the program compute?")};
    }

    Said operator()(const LineVerdict& step) const
    {
        const bool loses = step.truth == Outcome::P;
        const QString line = !step.refuted ? (loses ? tr("The program says P, and is right <b>by luck</b>")
                                                    : tr("The program says N, and is right <b>by luck</b>"))
                             : loses       ? tr("The program says N, and that is <b>wrong</b>: the position is P")
                                           : tr("The program says P, and that is <b>wrong</b>: the position is N");
        return {line, {},
                step.over != 0
                    //: %1 is a number of characters, %2 a number of bytes
                    ? tr("The line does not even fit: %1 characters and the end of the line exceed the buffer by %2, and the "
                         "program writes past it. Read numbers one by one: as many as the data say, or until no number comes. "
                         "Then neither blanks nor long lines matter.").arg(step.characters).arg(step.over)
                    : tr("Read numbers one by one: as many as the data say, or until no number comes. Then blanks do not matter. "
                         "A line of large heaps would also overrun the buffer: twelve heaps can need 240 characters."),
                tr("If c &lt; b, the program says P exactly when s ⊕ x<sub>n</sub> = 0, but the position is P exactly when s = "
                   "0. So it is right exactly when x<sub>n</sub> = 0, or when s is neither 0 nor x<sub>n</sub>. For (1, 2, 3) it "
                   "is wrong, and this disproves it. If c ≥ b, the line and its end do not even fit into the buffer: the program "
                   "writes past it, and nothing is certain. Read numbers one by one: then neither blanks nor long lines matter."),
                tr("What does the program say: P or N?")};
    }
};

}  // namespace

Said said(const NimFlawStep& step, const StepPlace& place) { return std::visit(FlawWords{place}, step); }

std::vector<ProofPreset> nimFlawPresets()
{
    return {
        //: Short names of positions that the user can try
        {FlawPresets::tr("A nim-sum of zero"), "nim:1,2,3"},
        {FlawPresets::tr("The textbook example"), "nim:42,27,19"},
        {FlawPresets::tr("Three winning moves"), "nim:7,11,13"},
        {FlawPresets::tr("Empty heaps beside two equal ones"), "nim:5,0,5,0"},
        {FlawPresets::tr("Nothing left"), "nim:0,0"},
    };
}

std::vector<ProofPreset> trailingBlankPresets()
{
    return {
        //: Short names of positions that the user can try
        {FlawPresets::tr("A lost position called won"), "nim:1,2,3"},
        {FlawPresets::tr("A won position called lost"), "nim:5,5,9"},
        {FlawPresets::tr("Right by luck"), "nim:42,27,19"},
        {FlawPresets::tr("An empty heap at the end"), "nim:6,4,0"},
        {FlawPresets::tr("A line too long for the buffer"),
         "nim:1000000000000000000,999999999999999999,123456789012345678,98765432109876543,7777777777777777777,12345678"},
    };
}

/// Returns a table of the heaps as a program with an error treats them. For the program that misreads a trailing blank, it has
/// each heap as the program reads it. For the program that counts with ≤, it has each heap and whether the program counts it.
ProofTable nimFlawTable(const Proof& proof)
{
    ProofTable table;
    for (const Step& step : proof.steps) {
        if (const auto* count = stepAs<CountAtMost>(step)) {
            //: The caption above a table of heaps
            table.caption = FlawPresets::tr("Heaps that the second line counts");
            //: The headings of the table
            table.columns = {FlawPresets::tr("Heap"), QStringLiteral("<i>x</i>"), QStringLiteral("<i>s</i> ⊕ <i>x</i>"),
                             FlawPresets::tr("Counted")};
            for (std::size_t heap = 0; heap < count->heaps.size(); ++heap) {
                const CountedHeap& row = count->heaps[heap];
                table.rows.push_back({QString::number(heap + 1), number(row.size), number(row.target),
                                      row.counted ? QStringLiteral("1") : QStringLiteral("0")});
            }
        } else if (const auto* read = stepAs<FalseHeap>(step)) {
            //: The caption above a table of heaps
            table.caption = FlawPresets::tr("What the program reads");
            table.columns = {FlawPresets::tr("Heap"), FlawPresets::tr("Stones")};
            for (std::size_t heap = 0; heap < read->read.size(); ++heap)
                table.rows.push_back({heap + 1 < read->read.size() ? QString::number(heap + 1) : figureFalseHeap(),
                                      number(read->read[heap])});
        }
    }
    return table;
}

}  // namespace nimstone::wording
