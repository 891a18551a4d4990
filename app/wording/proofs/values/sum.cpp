// The steps of the theorem on sums in words.
#include "app/wording/proof_words.h"

#include <QCoreApplication>

#include "app/wording/games.h"
#include "app/wording/play/moves.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// "Nim (3, 4)".
QString gameText(const Component& part)
{
    return QStringLiteral("%1 %2").arg(gameName(part.rules.entry()), positionText(part));
}

class SumWords {
    Q_DECLARE_TR_FUNCTIONS(SumWords)

public:
    const StepPlace& place;

    StepText operator()(const SumValues& step) const
    {
        std::vector<QString> parts;
        for (std::size_t part = 0; part < step.values.size() && part < place.proof.subject.components().size(); ++part)
            parts.push_back(QStringLiteral("%1 → %2").arg(gameText(place.proof.subject.components()[part]), number(step.values[part])));
        //: %1 is a list of games with their Grundy values: "Nim (3, 4) → 7 and Kayles (7) → 2"; %2 is the nim-sum of the values
        return {QStringLiteral("b = %1 = <b>%2</b>").arg(nimSumText(step.values), number(step.sum)),
                tr("The Grundy values of the parts: %1. The sum is said to have their nim-sum b = %2 for its own value. Two things "
                   "show it: no option of the sum has the value b, and every smaller value occurs.")
                    .arg(listText(parts), number(step.sum)),
                //: %1 is a list of numbers
                tr("The parts have the Grundy values %1. What is their nim-sum?").arg(listText([&] {
                    std::vector<QString> items;
                    for (const Count value : step.values)
                        items.push_back(number(value));
                    return items;
                }()))};
    }

    StepText operator()(const SumNoOption& step) const
    {
        std::vector<QString> parts;
        for (std::size_t part = 0; part < step.parts.size(); ++part) {
            //: In a list: %1 is a value that the options of a part do not have, %2 "part 1"
            parts.push_back(tr("v ≠ %1 in %2").arg(number(step.parts[part].value), partName(part)));
        }
        //: %1 is the nim-sum of the values, %2 a list such as "v ≠ 7 in part 1 and v ≠ 0 in part 2"
        return {tr("No option of the sum has the value <b>%1</b>").arg(number(step.sum)),
                tr("A move turns the value g of one part into some v, and leaves the other parts as they are. The nim-sum stays %1 "
                   "only if v = g. But g is the mex of that part, the least number that none of its options has: %2.")
                    .arg(number(step.sum), listText(parts))};
    }

    StepText operator()(const SumColumn& step) const
    {
        return {QStringLiteral("2<sup>d</sup> = 2<sup>%1</sup> = <b>%2</b>").arg(step.exponent).arg(step.column),
                //: %1 is b, %2 "the 4s column", %3 an odd number of values
                tr("Now every c &lt; b has to be reached, first c = 0, which wins. It is Lemma 2 again: the highest 1 of b = %1 stands in "
                   "%2, so an odd number of the values have a 1 there, here %3.")
                    .arg(number(step.sum), columnName(step.column), QString::number(step.ones))};
    }

    StepText operator()(const SumChoice& step) const
    {
        const QString column = columnName(step.column);
        const QString statement = QStringLiteral("%1 ⊕ %2 = <b>%3</b> &lt; %1")
                                      .arg(number(step.before), number(step.before ^ step.after), number(step.after));
        const QString question = tr("In which part does a move exist that makes the nim-sum 0?");
        //: %1 is "part 2", %2 "the 4s column", %3 a number
        return {statement, tr("In %2 the value of %1 has a 1, which becomes 0. All lower columns together are worth less, "
                              "so the target %3 is smaller than the value now.").arg(partName(step.part), column, number(step.after)),
                question};
    }

    StepText operator()(const SumMove& step) const
    {
        const MoveInSum move{step.part, step.move};
        //: %1 is a move, %2 and %3 the value of the part before and after it
        return {tr("%1: <b>%2 → %3</b>").arg(moveText(place.proof.subject, move), number(step.before), number(step.after)),
                //: %1 is the value of a part, %2 a smaller number, %3 the values of all parts as a list of Nim heaps
                tr("The value %1 is the least number that no option of the part has, so the smaller %2 is the value of one: this "
                   "move leads there. It is what Lemma 2 does with the Nim heaps %3. The nim-sum is 0 now.")
                    .arg(number(step.before), number(step.after), heapsText(values()))};
    }

    StepText operator()(const SumEveryValue& step) const
    {
        constexpr std::size_t mostReached = 4;
        std::vector<QString> items;
        for (std::size_t index = 0; index < step.reached.size() && index < mostReached; ++index) {
            const SumReach& reach = step.reached[index];
            //: In a list: %1 is a number to be reached, %2 "part 1", %3 and %4 its value before and after the move
            items.push_back(tr("%1 (%2: %3 → %4)").arg(number(reach.target), partName(reach.part), number(reach.before), number(reach.after)));
        }
        const QString statement = step.sum == 2
            ? tr("The value <b>1</b> is reached in the same way")
            //: %1 is a number, 2 or more
            : tr("The values from 1 to <b>%1</b> are reached in the same way").arg(number(step.sum - 1));
        const bool all = step.sum - 1 <= mostReached;
        return {statement,
                (all ? tr("Where c &lt; b, the highest 1 of b ⊕ c is a 1 of b, so some part has a 1 there, and g ⊕ b ⊕ c &lt; g is the "
                          "value of one of its options. That gives %1.")
                     : tr("Where c &lt; b, the highest 1 of b ⊕ c is a 1 of b, so some part has a 1 there, and g ⊕ b ⊕ c &lt; g is the "
                          "value of one of its options. That gives %1, and so on."))
                    .arg(listText(items))};
    }

    StepText operator()(const SumConclusion& step) const
    {
        const QString question = tr("The sum is worth a Nim heap of %1. Is it a P-position or an N-position?").arg(number(step.sum));
        if (step.outcome == Outcome::N)
            return {tr("The sum is worth a Nim heap of <b>%1</b>: an <b>N-position</b>").arg(number(step.sum)),
                    tr("Every number below %1 is the value of an option and %1 is not: it is the mex. So each part may be replaced by a Nim "
                       "heap of its value, and the player to move wins as in Nim. ■").arg(number(step.sum)),
                    question};
        return {tr("The sum is worth a Nim heap of <b>0</b>: a <b>P-position</b>"),
                tr("No option has the value 0, so 0 is the mex. Each part may be replaced by a Nim heap of its value, and the player to move "
                   "loses as in Nim. ■"),
                question};
    }

    static QString partName(std::size_t part)
    {
        //: One of the games of a sum by its number: part 1
        return tr("part %1").arg(part + 1);
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

StepText stepText(const SumStep& step, const StepPlace& place) { return std::visit(SumWords{place}, step); }

ProofTable sumTable(const Proof& proof)
{
    const auto* const all = stepAs<SumValues>(proof.steps.front());
    if (!all)
        return {};
    Count bits = all->sum;
    for (const Count value : all->values)
        bits |= value;
    const auto digits = static_cast<int>(QString::number(bits, 2).size());
    ProofTable table{SumWords::tr("The parts, the Nim heaps that they are worth, and their nim-sum"),
                     //: Headings of a table: a game with its position; its Grundy value; the same in base 2
                     {SumWords::tr("Part"), SumWords::tr("Grundy value"), SumWords::tr("in base 2")},
                     {}};
    for (std::size_t part = 0; part < all->values.size(); ++part)
        table.rows.push_back({gameText(proof.subject.components()[part]), number(all->values[part]), inBase2(all->values[part], digits)});
    table.rows.push_back({QStringLiteral("<b>b</b>"), QStringLiteral("<b>%1</b>").arg(all->sum), inBase2(all->sum, digits)});
    return table;
}

std::vector<ProofPreset> sumPresets()
{
    return {
        //: Names of sums to try: short
        {SumWords::tr("Three games at once"), "nim:3,4 + wythoff:3,5 + kayles:7"},
        {SumWords::tr("Two games that cancel"), "nim:3 + kayles:3"},
        {SumWords::tr("A cold pair adds nothing"), "wythoff:3,5 + nim:5"},
        {SumWords::tr("Grundy's game and Lasker's Nim"), "grundy-game:9 + lasker-nim:4 + subtraction(1,3,4):9"},
        {SumWords::tr("Four kinds of take-away"), "bash(4):18 + subtraction(1,3,4):13 + staircase-nim:1,2,3 + euclid:7,3"},
    };
}

}  // namespace nimstone::wording
