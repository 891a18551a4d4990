// The steps of the theorem on sums.
#include "app/wording/proof_words.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/positions.h"

namespace nimstone::wording {

using namespace proof;

namespace {

class SumWords {
    Q_DECLARE_TR_FUNCTIONS(SumWords)

public:
    const StepPlace& place;

    Said operator()(const SumValues& step) const
    {
        std::vector<QString> parts;
        for (std::size_t part = 0; part < step.values.size() && part < place.proof.subject.components().size(); ++part)
            //: In a list of Grundy values: %1 is a game with its position, %2 its value
            parts.push_back(tr("%2 for %1").arg(positionName(place.proof.subject.components()[part]), number(step.values[part])));
        return {QStringLiteral("b = %1"),
                {{u"g<sub>1</sub> ⊕ … ⊕ g<sub>n</sub>",
                  QStringLiteral("%1 = <b>%2</b>").arg(nimSumText(step.values), number(step.sum))}},
                //: %1 is a list of Grundy values with their games: "7 for Nim (3, 4) and 2 for Kayles (7)"; %2 is the nim-sum of the
                //: values
                tr("The Grundy values of the components: %1. We prove that the value of the sum is their nim-sum b = %2. Two "
                   "things are needed: no option of the sum has the value b, and every smaller value occurs among the options.")
                    .arg(listText(parts), number(step.sum)),
                tr("Let g<sub>1</sub>, …, g<sub>n</sub> be the Grundy values of the components, and b their nim-sum. We prove "
                   "that the value of the sum is b, by induction on the greatest number of moves that can still be made. After a "
                   "move this number is smaller, so suppose that the theorem holds for every option of the sum. Two things are "
                   "needed: no option of the sum has the value b, and every c &lt; b is the value of an option."),
                //: %1 is a list of numbers
                tr("The components have the Grundy values %1. What is their nim-sum?").arg(listText(step.values))};
    }

    Said operator()(const SumNoOption& step) const
    {
        std::vector<QString> parts;
        for (std::size_t part = 0; part < step.parts.size(); ++part)
            //: In a list: %1 is a value that no option of a component has, %2 is "component 1"
            parts.push_back(tr("v ≠ %1 in %2").arg(number(step.parts[part].value), partName(part)));
        //: %1 is the nim-sum of the values
        return {tr("No option of the sum has the value <b>%1</b>"), {{u"b", step.sum}},
                //: %1 is the nim-sum of the values, %2 a list such as "v ≠ 7 in component 1 and v ≠ 0 in component 2"
                tr("A move changes the value g of one component to some v, and leaves the other components as they are. The "
                   "nim-sum stays %1 only if v = g. But g is the mex of the values of that component's options, so none of them "
                   "is g: %2.").arg(number(step.sum), listText(parts)),
                tr("A move changes the value of one component, say from g<sub>i</sub> to v, and leaves the other components as "
                   "they are. Because g<sub>i</sub> is the mex of the values of that component's options, v ≠ g<sub>i</sub>. By "
                   "the induction hypothesis the option has the value b ⊕ g<sub>i</sub> ⊕ v. That is not b, because "
                   "g<sub>i</sub> ⊕ v ≠ 0.")};
    }

    Said operator()(const SumRaise& step) const
    {
        const QString question = tr("Is there a move here that makes the value of a component larger?");
        const QString always = tr("A Nim heap never grows, but a move can make the value of a component larger, from "
                                  "g<sub>i</sub> to some v. Then v is the mex of the values of the component's new options, so "
                                  "the smaller number g<sub>i</sub> is the value of one of them. The opponent moves there: the "
                                  "nim-sum is b again, and fewer moves are left. So a player who loses gains nothing by such a "
                                  "move, and a player who wins does not need one: below, a move that makes a value smaller wins "
                                  "whenever b ≠ 0.");
        if (!step.possible)
            return {tr("Here no move makes the value of a component larger"), {},
                    tr("Every move has been tried. If one did, from g to some v, the opponent could take it back: v is the mex "
                       "of the values of the component's new options, so the smaller number g is the value of one of them."),
                    always, question};
        const GameSum& subject = place.proof.subject;
        const auto after = subject.play({step.part, step.move});
        //: %1 is "component 2", %2 the value of this component, %3 a larger value, as in "0 → 1 → 0"
        return {tr("A larger value of %1 is taken back: <b>%2 → %3 → %2</b>"),
                {{tr("component i"), partName(step.part)}, {u"g<sub>i</sub>", step.before}, {u"v", step.raised}},
                //: %1 and %2 are moves, %3 is the value of a component, %4 a larger value, %5 the nim-sum of all values
                tr("A Nim heap never grows, but can a value? Yes: %1. The value is then %4, the mex of the values of the "
                   "component's new options, so the smaller number %3 is the value of one of them. The opponent takes it back: "
                   "%2. The nim-sum is %5 again, with fewer moves left. So a player who loses gains nothing by such a move, and "
                   "a player who wins does not need one.")
                    .arg(movePhrase(subject, {step.part, step.move}), movePhrase(after.value_or(subject), {step.part, step.reply}),
                         number(step.before), number(step.raised), number(step.sum ^ step.before ^ step.raised)),
                always, question};
    }

    Said operator()(const SumColumn& step) const
    {
        return highestWeight(step.exponent, step.column, QStringLiteral("b"))
            //: %1 is b, %2 is "the 4s column", %3 an odd number of values
            .because(tr("Next, every c &lt; b must be reached; first c = 0: a move there wins. This is Lemma 2 again: the "
                        "highest 1 of b = %1 is in %2, so an odd number of the values have a 1 there, here %3.")
                         .arg(number(step.sum), columnName(step.column), QString::number(step.ones)),
                     tr("Let b ≠ 0. First let c = 0: we look for an option of value 0, because moving to it wins. As in Lemma 2, "
                        "an odd number of the values g<sub>1</sub>, …, g<sub>n</sub> have a 1 in the 2<sup>d</sup> column: "
                        "otherwise the nim-sum b would have a 0 there. So at least one of them has a 1 there."));
    }

    Said operator()(const SumChoice& step) const
    {
        const QString sum = QStringLiteral("%1 = <b>%2</b>").arg(number(step.before ^ step.after), number(step.after));
        return {QStringLiteral("%1 ⊕ %2 &lt; %1"), {{u"g<sub>i</sub>", step.before}, {u"b", sum}},
                //: %1 is "component 2", %2 is "the 4s column", %3 a number
                tr("The value of %1 has a 1 in %2, which becomes 0. The lower columns together are worth less, so the new value "
                   "%3 is smaller than the old one.").arg(partName(step.part), columnName(step.column), number(step.after)),
                tr("Let g<sub>i</sub> be one of the values with a 1 in that column. In g<sub>i</sub> ⊕ b this 1 becomes 0, and "
                   "nothing changes above it. The lower columns together are worth less (2<sup>d</sup> − 1), so the result is "
                   "smaller than g<sub>i</sub>."),
                tr("Which component has a move that makes the nim-sum 0?")};
    }

    Said operator()(const SumMove& step) const
    {
        //: %1 is a move, %2 and %3 are the values of the component before and after the move
        return {tr("%1: <b>%2 → %3</b>"),
                {{tr("A move in component i"), moveText(place.proof.subject, {step.part, step.move})},
                 {u"g<sub>i</sub>", step.before}, {u"g<sub>i</sub> ⊕ b", step.after}},
                //: %1 is the value of a component, %2 a smaller number, %3 the values of all components as a list of Nim heaps
                tr("The value %1 is the mex of the values of the component's options, so the smaller number %2 is the value of "
                   "one of them: this move leads there. Lemma 2 makes the same move in the Nim heaps %3. The nim-sum is now 0.")
                    .arg(number(step.before), number(step.after), heapsText(values())),
                tr("The value g<sub>i</sub> is the mex of the values of the component's options. So the smaller number "
                   "g<sub>i</sub> ⊕ b is the value of one of them, and a move leads there. By the induction hypothesis the sum "
                   "then has the value b ⊕ g<sub>i</sub> ⊕ g<sub>i</sub> ⊕ b = 0.")};
    }

    Said operator()(const SumEveryValue& step) const
    {
        constexpr std::size_t mostReached = 4;
        std::vector<QString> items;
        for (std::size_t index = 0; index < step.reached.size() && index < mostReached; ++index) {
            const SumReach& reach = step.reached[index];
            //: In a list: %1 is a number that a move reaches, %2 is "component 1", %3 and %4 are its values before and after the move
            items.push_back(tr("%1 (%2: %3 → %4)")
                                .arg(number(reach.target), partName(reach.part), number(reach.before), number(reach.after)));
        }
        //: %1 is a number, 2 or more
        const QString several = tr("In the same way a move reaches the values from 1 to <b>%1</b>");
        const bool all = step.sum - 1 <= mostReached;
        return {{step.sum == 2 ? tr("In the same way a move reaches the value <b>1</b>") : several, several}, {{u"b − 1", step.sum - 1}},
                (all ? tr("If c &lt; b, the highest 1 of b ⊕ c is also a 1 of b, so the value g of some component has a 1 in "
                          "that column. Then g ⊕ b ⊕ c &lt; g is the value of one of that component's options. This gives %1.")
                     : tr("If c &lt; b, the highest 1 of b ⊕ c is also a 1 of b, so the value g of some component has a 1 in "
                          "that column. Then g ⊕ b ⊕ c &lt; g is the value of one of that component's options. This gives %1, "
                          "and so on."))
                    .arg(listText(items)),
                tr("Let 1 ≤ c &lt; b; if b = 1, there is no such c. Look at the highest 1 of b ⊕ c. Because c &lt; b, b has a 1 "
                   "in its column too, so some g<sub>i</sub> has one there. As before, g<sub>i</sub> ⊕ b ⊕ c &lt; g<sub>i</sub> "
                   "is the value of an option of that component. After the move there, the sum has the value b ⊕ g<sub>i</sub> ⊕ "
                   "g<sub>i</sub> ⊕ b ⊕ c = c, by the induction hypothesis.")};
    }

    Said operator()(const SumConclusion& step) const
    {
        const QString question = tr("The sum is equal to a Nim heap of size %1. Is it a P-position or an N-position?")
                                     .arg(number(step.sum));
        if (step.outcome == Outcome::N)
            //: %1 is the nim-sum of the values
            return {tr("The sum has the value of a Nim heap of size <b>%1</b>: an <b>N-position</b>"), {{u"b", step.sum}},
                    tr("Every number below %1 is the value of an option, and %1 is not: the mex is %1. So each component may be "
                       "replaced by a Nim heap of its value, and the player to move wins as in Nim.").arg(number(step.sum)),
                    tr("If b ≠ 0, every c &lt; b is the value of an option, and b is not: the mex is b. Some option has the "
                       "value 0; by the theorem on Grundy values it is a P-position, and moving there wins."), question};
        return {tr("The sum has the value of a Nim heap of size <b>0</b>: a <b>P-position</b>"), {},
                tr("No option has the value 0, so the mex is 0. Each component may be replaced by a Nim heap of its value, and "
                   "the player to move loses as in Nim."),
                tr("If b = 0, no option has the value 0, so the mex is 0 = b. By the theorem on Grundy values, a position of "
                   "value 0 is a P-position."), question};
    }

    static QString partName(std::size_t part)
    {
        //: A component of a sum, by its number
        return tr("component %1").arg(part + 1);
    }

private:
    std::vector<Count> values() const
    {
        const auto* const found = place.earlier<SumValues>();
        return found ? found->values : std::vector<Count>{};
    }
};

QString inBase2(Count value, int digits)
{
    return QString::number(value, 2).rightJustified(digits, QLatin1Char('0'));
}

}  // namespace

Said said(const SumStep& step, const StepPlace& place) { return std::visit(SumWords{place}, step); }

/// Returns a table of the components of a sum: for each component the Nim heap with the same Grundy value, in base 2; and the nim-sum.
ProofTable sumTable(const Proof& proof)
{
    const auto* const all = stepAs<SumValues>(proof.steps.front());
    if (!all)
        return {};
    Count bits = all->sum;
    for (const Count value : all->values)
        bits |= value;
    const auto digits = static_cast<int>(QString::number(bits, 2).size());
    ProofTable table{SumWords::tr("The components, their Grundy values, and the nim-sum b"),
                     //: The headings of a table: a game with its position, its Grundy value, and the Grundy value in base 2
                     {SumWords::tr("Component"), SumWords::tr("Grundy value"), SumWords::tr("in base 2")},
                     {}};
    for (std::size_t part = 0; part < all->values.size(); ++part)
        table.rows.push_back({positionName(proof.subject.components()[part]), number(all->values[part]), inBase2(all->values[part], digits)});
    table.rows.push_back({QStringLiteral("<b>b</b>"), QStringLiteral("<b>%1</b>").arg(all->sum), inBase2(all->sum, digits)});
    return table;
}

std::vector<ProofPreset> sumPresets()
{
    return {
        //: Short names of sums that the user can try
        {SumWords::tr("A sum of three games"), "nim:3,4 + wythoff:3,5 + kayles:7"},
        {SumWords::tr("Two games that cancel"), "nim:3 + kayles:3"},
        {SumWords::tr("A cold pair adds nothing"), "wythoff:3,5 + nim:5"},
        {SumWords::tr("Grundy's game and Lasker's Nim"), "grundy-game:9 + lasker-nim:4 + subtraction(1,3,4):9"},
        {SumWords::tr("A sum of four games"), "bash(4):18 + subtraction(1,3,4):13 + staircase-nim:1,2,3 + euclid:7,3"},
    };
}

}  // namespace nimstone::wording
