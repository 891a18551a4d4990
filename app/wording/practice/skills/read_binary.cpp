// The texts of the skill "read and write binary numbers".
#include "app/wording/practice/practice_words.h"

#include "core/nimber.h"

namespace nimstone::wording {

namespace {

using practice::BinaryTask;

/// Returns a number as a sum of powers of two, such as `8 + 4 + 1 = 13`. For a power of two, the text is only the number.
QString blocksText(Count value)
{
    const std::vector<Count> parts = blocks(value);
    if (parts.size() < 2)
        return number(value);
    return QStringLiteral("%1 = %2").arg(additionText(parts), number(value));
}

class ReadBinaryResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightBinary& result) const
    {
        const QString bits = bitsText(result.number, result.columns);
        if (result.task == BinaryTask::Read)
            //: %1 is a text of bits such as "01101", %2 a calculation such as "8 + 4 + 1 = 13"
            return tr("%1 is %2: each 1 is worth the weight of its column.").arg(bits, blocksText(result.number));
        //: %1 is a calculation such as "8 + 4 + 1 = 13", %2 a text of bits such as "01101"
        return tr("%1, so the bits are %2.").arg(blocksText(result.number), bits);
    }

    QString operator()(const practice::WrongBinary& fault) const
    {
        return fault.task == BinaryTask::Read ? wronglyRead(fault) : wronglyWritten(fault);
    }

private:
    static QString wronglyRead(const practice::WrongBinary& fault)
    {
        const QString answer = number(fault.answer);
        const Count highest = *highestColumn(fault.number);
        if (fault.misconception == Misconception::ReadBackwards)
            //: %1 is the answer
            return tr("%1 is what the bits give when read from the other end. The rightmost column is worth 1, and each column to "
                      "its left is worth twice as much.").arg(answer);
        if (fault.misconception == Misconception::CountedOnes)
            //: %1 is the answer, %2 is "the 8s column", %3 the weight of this column
            return tr("%1 is the number of 1s. But they are not worth the same: the one in %2 is worth %3.")
                .arg(answer, columnName(highest), number(highest));
        if (fault.misconception == Misconception::AddedPlaces)
            //: %1 is the answer, %2 a weight such as 8
            return tr("%1 is the sum of the positions of the 1s. Add their weights instead: the weight doubles with each step to "
                      "the left, and the leftmost 1 is worth %2.").arg(answer, number(highest));
        if (fault.misconception == Misconception::WeightsFromTwo)
            //: %1 is the answer
            return tr("%1 is twice the right number. The rightmost column is worth 1, not 2.").arg(answer);
        if (fault.misconception == Misconception::DecimalDigits)
            //: %1 is the answer
            return tr("%1 reads the bits as decimal digits. In binary the columns are worth, from right to left, 1, 2, 4, 8, and "
                      "so on, not 1, 10, 100.")
                .arg(answer);
        if (fault.isTooLarge())
            //: %1 is the answer, %2 a number of columns, %3 the largest number that fits into these columns
            return tr("%1 is too large: even with a 1 in each of the %2 columns the number is only %3.")
                .arg(answer, number(static_cast<Count>(fault.columns)), number(2 * fault.column - 1));
        const QString column = columnName(fault.column);
        //: %1 is the answer, %2 the bits of the answer, such as "01101", %3 is "the 8s column"
        return hasBit(fault.number, fault.column)
            ? tr("%1 would be written %2. But the given bits have a 1 in %3, so its weight belongs in the sum.")
                  .arg(answer, bitsText(fault.answer, fault.columns), column)
            : tr("%1 would be written %2. But the given bits have a 0 in %3, so its weight does not belong in the sum.")
                  .arg(answer, bitsText(fault.answer, fault.columns), column);
    }

    static QString wronglyWritten(const practice::WrongBinary& fault)
    {
        const QString answer = number(fault.answer);
        const QString bits = bitsText(fault.answer, fault.columns);
        if (fault.misconception == Misconception::ReadBackwards)
            //: %1 is a text of bits such as "01101", %2 the number that the bits represent, %3 the number in the question
            return tr("%1 is written from the wrong end: it is %2, not %3. The smallest weight is on the right.")
                .arg(bits, answer, number(fault.number));
        if (fault.misconception == Misconception::DecimalDigits)
            //: %1 is a text of bits such as "10101", %2 the number that the bits represent, %3 the number in the question
            return tr("%1 writes each decimal digit of %3 by itself. Together these bits are worth %2. Split the whole number into "
                      "powers of two instead.").arg(bits, answer, number(fault.number));
        if (fault.misconception == Misconception::WeightsFromTwo)
            //: %1 is a text of bits such as "01101", %2 the number that the bits represent, %3 the number in the question
            return tr("%1 is worth %2, half of %3. The rightmost column is worth 1, not 2.").arg(bits, answer, number(fault.number));
        if (fault.isTooLarge())
            //: %1 is the number that the answer represents, %2 a number of columns, %3 the largest number that fits into these columns
            return tr("%1 does not fit into %2 columns: the largest number there is %3.")
                .arg(answer, number(static_cast<Count>(fault.columns)), number(2 * fault.column - 1));
        if (fault.isOneBitOff())
            //: %1 is a text of bits such as "1100", %2 a calculation such as "8 + 4 = 12", %3 the number in the question
            return tr("%1 is worth %2, not %3. Exactly one of its bits is wrong.").arg(bits, blocksText(fault.answer), number(fault.number));
        //: %1 is a text of bits such as "01101", %2 a calculation such as "8 + 4 + 1 = 13", %3 the number in the question, %4 the
        //: difference between %2 and %3
        return fault.answer < fault.number
            ? tr("%1 is worth %2. That is %4 less than %3.")
                  .arg(bits, blocksText(fault.answer), number(fault.number), number(fault.number - fault.answer))
            : tr("%1 is worth %2. That is %4 more than %3.")
                  .arg(bits, blocksText(fault.answer), number(fault.number), number(fault.answer - fault.number));
    }
};

class ReadBinaryHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatColumnsAreWorth& rung) const
    {
        return rung.task == BinaryTask::Read
            ? tr("What is a 1 worth in the rightmost column? And in the one to its left?")
            : tr("What is a 1 worth in the rightmost column, and in the one to its left? Which of these weights fit into the number?");
    }

    QString operator()(const practice::DoubleToTheLeft& rung) const
    {
        const QString largest = number(Count{1} << (rung.columns - 1));
        //: %1 is the weight of the leftmost column
        return rung.task == BinaryTask::Read
            ? tr("From right to left the columns are worth 1, 2, 4, and so on, up to %1. Add the weights of the columns that have a 1.")
                  .arg(largest)
            : tr("From right to left the columns are worth 1, 2, 4, and so on, up to %1. Take the largest weight that fits into "
                 "the number, then the largest that fits into the remainder, until nothing is left.").arg(largest);
    }

    QString operator()(const practice::HighestOne& rung) const
    {
        //: %1 is "the 32s column", %2 the weight of this column, %3 twice this weight
        return rung.task == BinaryTask::Read
            ? tr("The first 1 from the left is in %1. So the number is at least %2 and less than %3.")
                  .arg(columnName(rung.column), number(rung.column), number(2 * rung.column))
            : tr("The largest weight that fits is %2. Write a 1 in %1, subtract %2, and go on with the remainder, which is less than %2.")
                  .arg(columnName(rung.column), number(rung.column));
    }

    QString operator()(const practice::UpperHalf& rung) const
    {
        //: %1 is "the 8s column", %2 the sum of the weights of the 1s in this column and all columns to its left
        return tr("From %1 to the left, the bits are worth %2 together. The columns to the right are left to you.")
            .arg(columnName(rung.lowest), number(rung.value));
    }

    QString operator()(const practice::TheBinary& rung) const
    {
        const QString sum = additionText(blocks(rung.number));
        //: %1 is a sum such as "8 + 4 + 1", %2 the value of the sum, %3 the bits of this value
        return rung.task == BinaryTask::Read ? tr("%3 is %1 = <b>%2</b>.").arg(sum, number(rung.number), bitsText(rung.number, rung.columns))
                                             : tr("%2 = %1, so the bits are <b>%3</b>.")
                                                   .arg(sum, number(rung.number), bitsText(rung.number, rung.columns));
    }
};

}  // namespace

QString promptOf(const practice::ReadBinaryExercise& exercise)
{
    if (exercise.task == BinaryTask::Read)
        //: %1 is a text of bits such as "01101"
        return Prompts::tr("Which number is written %1 in binary?").arg(bitsText(exercise.number, exercise.columns));
    //: %1 is a number, %2 a number of columns
    return Prompts::tr("Write %1 in binary, in %2 columns.").arg(exercise.number).arg(exercise.columns);
}

QString resultOf(const practice::ReadBinaryExercise::Result& result) { return std::visit(ReadBinaryResults(), result); }
QString hintOf(const practice::ReadBinaryExercise::Rung& rung) { return std::visit(ReadBinaryHints(), rung); }

}  // namespace nimstone::wording
