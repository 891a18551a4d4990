// The texts of the skill "find the Grundy value of a sum".
#include "app/wording/practice/practice_words.h"

#include "app/wording/play/positions.h"
#include "app/wording/practice/practice.h"

namespace nimstone::wording {

namespace {

/// A function object that returns a short name for a component of a sum, which has one heap or is a position of Wythoff's game.
/// A game that occurs only in exercise sets that a person wrote has its usual name.
class PartNames {
    Q_DECLARE_TR_FUNCTIONS(PracticeParts)

public:
    explicit PartNames(const Component& part) : m_part(part) {}

    //: A short name of a component of a sum: %1 is a number of stones
    QString operator()(const Nim&) const { return tr("Nim heap of %1").arg(size()); }
    //: A short name of a component of a sum: %1 is a number of stones, %2 the largest number of stones that a move may take
    QString operator()(const BashGame& bash) const { return tr("Bash heap of %1 (take 1 to %2)").arg(size(), number(bash.m())); }
    QString operator()(const SubtractionGame& game) const
    {
        //: A short name of a component of a sum: %1 is a number of stones, %2 is "1, 3 and 4"
        return tr("heap of %1 (take one of %2)").arg(size(), listText(game.set().amounts()));
    }
    QString operator()(const TakeAndBreakGame&) const
    {
        //: A short name of a component of a sum: %1 is a number of pins
        return m_part.rules.entry().name == "kayles" ? tr("Kayles row of %1").arg(size()) : positionName(m_part);
    }
    //: A short name of a component of a sum: %1 is a pair of heaps, "(3, 5)"
    QString operator()(const Wythoff&) const { return tr("Wythoff %1").arg(heapsText(m_part.position.heaps)); }
    QString operator()(const auto&) const { return positionName(m_part); }

private:
    QString size() const { return number(m_part.position.heaps.front()); }

    const Component& m_part;
};

class SumValueQuestions {
    Q_DECLARE_TR_FUNCTIONS(Prompts)

public:
    static QString question(const practice::SumValueExercise& exercise)
    {
        std::vector<QString> parts;
        for (const Component& part : exercise.gameSum.components())
            parts.push_back(practicePart(part));
        if (exercise.asksForHeap)
            //: %1 is a list of the components of a sum, such as "a Nim heap of 5 and a Kayles row of 7"
            return tr("A sum has these components: %1. You add a Nim heap so that the player to move loses. How large must it be?")
                .arg(listText(parts));
        //: %1 is a list of the components of a sum, such as "a Nim heap of 5 and a Kayles row of 7"
        return tr("A sum has these components: %1. What is its Grundy value?").arg(listText(parts));
    }

    static QString given(const practice::SumValueExercise& exercise, std::size_t part)
    {
        const Component& played = exercise.gameSum.components()[part];
        if (played.rules.as<Wythoff>())
            //: %1 is the size of the first heap in each pair, %2 a list of values such as "1, 2 and 0"
            return tr("In Wythoff's game, (%1, 0), (%1, 1), (%1, 2), … have the Grundy values %2.")
                .arg(number(played.position.heaps.front()), listText(exercise.given(part)));
        if (played.position.heaps.size() > 1)
            //: %1 is the number of a component with several heaps, %2 a list of values such as "0, 1, 0, 1 and 2"
            return tr("In component %1, heaps of size 0, 1, 2, … have the Grundy values %2.").arg(QString::number(part + 1), listText(exercise.given(part)));
        //: %1 is the number of a component, %2 a list of values such as "0, 1, 0, 1 and 2"
        return tr("At sizes 0, 1, 2, … component %1 has the Grundy values %2.").arg(QString::number(part + 1), listText(exercise.given(part)));
    }
};

class SumValueResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightSumValue& result) const
    {
        if (result.sum == 0)
            //: %1 is a calculation such as "3 ⊕ 1 ⊕ 2 = 0"
            return tr("The components are equal to Nim heaps of their Grundy values, and %1: the player to move loses.").arg(nimSumEquation(result.values, result.sum));
        //: %1 is a calculation such as "3 ⊕ 1 ⊕ 4 = 6"
        return tr("The components are equal to Nim heaps of their Grundy values, and %1.").arg(nimSumEquation(result.values, result.sum));
    }

    QString operator()(const practice::WrongSumValue& fault) const
    {
        const QString answer = number(fault.answer);
        const QString part = QString::number(fault.part + 1);
        if (fault.misconception == Misconception::AddedWithCarries)
            //: %1 is a calculation such as "3 + 1 + 4 = 8"
            return tr("%1 adds the values as ordinary numbers. The Grundy value of a sum is the nim-sum of the values: each binary "
                      "column is added by itself, and nothing is carried.")
                .arg(QStringLiteral("%1 = %2").arg(additionText(fault.values), answer));
        if (fault.misconception == Misconception::SizesForValues)
            //: %1 is the answer, %2 the number of a component, %3 the size of this component
            return tr("%1 is the nim-sum of the sizes. A Nim heap has its size as its Grundy value, but the value of component %2 "
                      "is not %3.")
                .arg(answer, part, number(fault.size));
        if (fault.misconception == Misconception::ModuloMost)
            //: %1 is the number of a component, %2 its size, %3 the largest number of stones that may be taken, %4 is %3 + 1
            return tr("You counted component %1 as %2 mod %3. When a move takes 1 to %3, a move and its reply can always make %4. "
                      "So use the remainder of division by %4.").arg(part, number(fault.size), number(fault.most), number(fault.most + 1));
        if (fault.misconception == Misconception::LargestValue)
            //: %1 is the answer
            return tr("%1 is the largest of the values. But the other components can be played in as well, so all values belong in "
                      "the nim-sum.")
                .arg(answer);
        if (fault.misconception == Misconception::MexOfValues)
            //: %1 is the answer
            return tr("%1 is the mex of the values. Use mex for the options of a position, and ⊕ for the components of a sum.").arg(answer);
        if (fault.misconception == Misconception::HeapLeftOut)
            //: %1 is the answer, %2 the number of a component, %3 the value of this component
            return tr("%1 is the nim-sum without component %2. Its value, %3, must be included too.")
                .arg(answer, part, number(fault.values[fault.part]));
        //: %1 is the answer, %2 is "the 4s column", %3 the number of values that have a 1 in this column
        return (fault.ones % 2 == 1
                    ? tr("%1 is wrong in %2. The number of values with a 1 there is %3, which is odd, so the nim-sum has a 1 "
                         "there. Look at each value again.")
                    : tr("%1 is wrong in %2. The number of values with a 1 there is %3, which is even, so the nim-sum has a 0 "
                         "there. Look at each value again."))
            .arg(answer, columnName(fault.column), QString::number(fault.ones));
    }
};

class SumValueHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatComponentsAreWorth& rung) const
    {
        return tr("Each of the %n components is equal to one Nim heap. How large is that heap?", nullptr, static_cast<int>(rung.parts));
    }

    QString operator()(const practice::ReplacePartsByHeaps&) const
    {
        return tr("Find the Grundy value of each component and put a Nim heap of that size in its place. Then take the nim-sum: "
                  "add in binary, without carries.");
    }

    QString operator()(const practice::ValueOfOnePart& rung) const
    {
        //: %1 is the number of a component, %2 its value, %3 is "the 4s column"
        return (rung.isOdd ? tr("Begin with component %1: its Grundy value is %2. No value has a 1 to the left of %3. In %3 the "
                                "number of 1s is odd, so the nim-sum has a 1 there.")
                           : tr("Begin with component %1: its Grundy value is %2. No value has a 1 to the left of %3. In %3 the "
                                "number of 1s is even, so the nim-sum has a 0 there."))
            .arg(QString::number(rung.part + 1), number(rung.value), columnName(rung.column));
    }

    QString operator()(const practice::SumAboveLastColumn& rung) const
    {
        //: %1 is a number
        return tr("To the left of the 1s column, the columns contribute %1 to the nim-sum. The last bit is left to you: how many "
                  "of the values are odd?")
            .arg(number(rung.value));
    }

    QString operator()(const practice::TheSumValue& rung) const
    {
        //: %1 is a list of numbers such as "3, 1 and 4", %2 a nim-sum such as "3 ⊕ 1 ⊕ 4", %3 the value of the nim-sum
        return tr("The Grundy values of the components are %1, and %2 = <b>%3</b>.").arg(listText(rung.values), nimSumText(rung.values), number(rung.sum));
    }
};

}  // namespace

QString practicePart(const Component& part)
{
    // The short names contain the size of only one heap.
    if (part.position.heaps.size() > 1 && !part.rules.as<Wythoff>())
        return positionName(part);
    return std::visit(PartNames(part), part.rules.game());
}

QString promptOf(const practice::SumValueExercise& exercise)
{
    QString prompt = SumValueQuestions::question(exercise);
    for (std::size_t part = 0; part < exercise.gameSum.components().size(); ++part) {
        if (!exercise.given(part).empty())
            prompt = sentencesText(prompt, SumValueQuestions::given(exercise, part));
    }
    return prompt;
}

QString resultOf(const practice::SumValueExercise::Result& result) { return std::visit(SumValueResults(), result); }
QString hintOf(const practice::SumValueExercise::Rung& rung) { return std::visit(SumValueHints(), rung); }

}  // namespace nimstone::wording
