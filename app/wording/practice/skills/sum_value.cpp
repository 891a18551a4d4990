// The skill of finding the value of a sum, in words.
#include "app/wording/practice/practice_words.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/practice/practice_parts.h"

namespace nimstone::wording {

namespace {

/// The parts of sums that exercises are about; others by their notation.
class PartNames {
    Q_DECLARE_TR_FUNCTIONS(PracticeParts)

public:
    explicit PartNames(const Position& position) : m_position(position) {}

    //: A part of a sum, short. %1 is a number of stones
    QString operator()(const Nim&) const { return tr("Nim heap of %1").arg(size()); }
    //: A part of a sum, short. %1 is a number of stones, %2 how many of them a move may take at most
    QString operator()(const BashGame& bash) const { return tr("Bash heap of %1 (take 1 to %2)").arg(size(), number(bash.m())); }
    QString operator()(const SubtractionGame& game) const
    {
        const auto amounts = game.set().amounts();
        //: A part of a sum, short. %1 is a number of stones, %2 is "1, 3 and 4"
        return tr("heap of %1 (take one of %2)").arg(size(), numbersText({amounts.begin(), amounts.end()}));
    }
    //: A part of a sum, short. %1 is a number of pins
    QString operator()(const TakeAndBreakGame&) const { return tr("Kayles row of %1").arg(size()); }
    //: A part of a sum, short. %1 is a pair of heaps, "(3, 5)"
    QString operator()(const Wythoff&) const { return tr("Wythoff %1").arg(heapsText(m_position.heaps)); }
    QString operator()(const auto&) const { return heapsText(m_position.heaps); }

private:
    QString size() const { return number(m_position.heaps.front()); }

    const Position& m_position;
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
            //: %1 is the parts of a sum, "a Nim heap of 5 and a Kayles row of 7"
            return tr("Played side by side: %1. A Nim heap is put beside them so that the player to move loses. How large is it?")
                .arg(listText(parts));
        //: %1 is the parts of a sum, "a Nim heap of 5 and a Kayles row of 7"
        return tr("Played side by side: %1. What is the Grundy value of the whole?").arg(listText(parts));
    }

    static QString given(const practice::SumValueExercise& exercise, std::size_t part)
    {
        const Component& played = exercise.gameSum.components()[part];
        if (played.rules.as<Wythoff>())
            //: %1 is the first heap of a pair, %2 is "1, 2 and 0"
            return tr("In Wythoff's game (%1, 0), (%1, 1), (%1, 2), … are worth %2.")
                .arg(number(played.position.heaps.front()), numbersText(exercise.given(part)));
        //: %1 is the number of a part, %2 is "0, 1, 0, 1 and 2"
        return tr("Sizes 0, 1, 2, … of part %1 are worth %2.").arg(QString::number(part + 1), numbersText(exercise.given(part)));
    }

    //: Two sentences, one after the other
    static QString both(const QString& first, const QString& second) { return tr("%1 %2").arg(first, second); }
};

/// One overload a kind of result and no catch-all: a new kind does not compile until it is worded.
class SumValueResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightSumValue& result) const
    {
        if (result.sum == 0)
            //: %1 is a calculation such as "3 ⊕ 1 ⊕ 2 = 0"
            return tr("The parts play like Nim heaps, and %1: the player to move loses.").arg(nimSumEquation(result.values, result.sum));
        //: %1 is a calculation such as "3 ⊕ 1 ⊕ 4 = 6"
        return tr("The parts play like Nim heaps, and %1.").arg(nimSumEquation(result.values, result.sum));
    }

    QString operator()(const practice::WrongSumValue& fault) const
    {
        using Why = practice::WrongSumValue::Why;
        const QString answer = number(fault.answer);
        const QString part = QString::number(fault.part + 1);
        switch (fault.why) {
        case Why::AddedValues:
            //: %1 is a calculation such as "3 + 1 + 4 = 8"
            return tr("%1 adds the values as ordinary numbers. Games side by side are worth the nim-sum of their values: each binary "
                      "column stands alone, and nothing is carried.")
                .arg(QStringLiteral("%1 = %2").arg(additionText(fault.values), answer));
        case Why::XoredSizes:
            //: %1 is the answer, %2 the number of a part, %3 its size
            return tr("%1 is the nim-sum of the sizes. Only a heap of Nim is worth its size: part %2 is not worth %3.")
                .arg(answer, part, number(fault.size));
        case Why::ResidueModM:
            //: %1 is the number of a part, %2 its size, %3 how many may be taken at most, %4 one more
            return tr("Part %1 was counted as %2 mod %3. Where 1 to %3 may be taken, whatever is taken can be made up to %4, so the rest "
                      "by %4 counts.").arg(part, number(fault.size), number(fault.most), number(fault.most + 1));
        case Why::LargestValue:
            //: %1 is the answer
            return tr("%1 is the largest value of a part. The other parts can be played in as well: all values belong in the nim-sum.")
                .arg(answer);
        case Why::MexOfValues:
            //: %1 is the answer
            return tr("%1 is the mex of the values. The mex is taken of the options of one position; parts that are played side by side "
                      "are added by ⊕.").arg(answer);
        case Why::PartLeftOut:
            //: %1 is the answer, %2 the number of a part, %3 its value
            return tr("%1 is the nim-sum without part %2. Its value %3 belongs in it too.")
                .arg(answer, part, number(fault.values[fault.part]));
        case Why::WrongColumns: break;
        }
        //: %1 is the answer, %2 "the 4s column", %3 how many values have a 1 there
        return (fault.ones % 2 == 1
                    ? tr("%1 is not right in %2. Values of parts with a 1 there: %3, an odd number. Look at each part's value again.")
                    : tr("%1 is not right in %2. Values of parts with a 1 there: %3, an even number. Look at each part's value again."))
            .arg(answer, columnName(fault.column), QString::number(fault.ones));
    }
};

/// One overload a kind of rung, likewise.
class SumValueHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatPartsAreWorth& rung) const
    {
        return tr("Each of the %n parts plays like one heap of Nim. How large is that heap?", nullptr, static_cast<int>(rung.parts));
    }

    QString operator()(const practice::ReplacePartsByHeaps&) const
    {
        return tr("Find the Grundy value of each part and put a Nim heap of that size in its place. Then take the nim-sum: add in binary, "
                  "without carries.");
    }

    QString operator()(const practice::ValueOfOnePart& rung) const
    {
        //: %1 is the number of a part, %2 its value, %3 "the 4s column"
        return (rung.isOdd ? tr("Begin with part %1: it is worth %2. No value has a 1 above %3, where the number of 1s is odd: there the "
                                "nim-sum has a 1.")
                           : tr("Begin with part %1: it is worth %2. No value has a 1 above %3, where the number of 1s is even: there "
                                "the nim-sum has a 0."))
            .arg(QString::number(rung.part + 1), number(rung.value), columnName(rung.column));
    }

    QString operator()(const practice::SumAboveLastColumn& rung) const
    {
        //: %1 is a number
        return tr("Above the 1s column the nim-sum is worth %1. The last bit is left to you: how many of the values are odd?")
            .arg(number(rung.value));
    }

    QString operator()(const practice::TheSumValue& rung) const
    {
        //: %1 is numbers, "3, 1 and 4", %2 a nim-sum such as "3 ⊕ 1 ⊕ 4", %3 its value
        return tr("The parts are worth %1, and %2 = <b>%3</b>.").arg(numbersText(rung.values), nimSumText(rung.values), number(rung.sum));
    }
};

}  // namespace

QString practicePart(const Component& part)
{
    return std::visit(PartNames(part.position), part.rules.game());
}

QString promptOf(const practice::SumValueExercise& exercise)
{
    QString prompt = SumValueQuestions::question(exercise);
    for (std::size_t part = 0; part < exercise.gameSum.components().size(); ++part) {
        if (!exercise.given(part).empty())
            prompt = SumValueQuestions::both(prompt, SumValueQuestions::given(exercise, part));
    }
    return prompt;
}

QString resultOf(const practice::SumValueResult& result) { return std::visit(SumValueResults(), result); }
QString hintOf(const practice::SumValueRung& rung) { return std::visit(SumValueHints(), rung); }

}  // namespace nimstone::wording
