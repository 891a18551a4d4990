#include "app/wording/practice.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

QString number(Count value)
{
    return QString::number(value);
}

/// `s ⊕ x` worked out: `6 ⊕ 9 = 15`.
QString targetText(Count sum, Count size, Count target)
{
    return QStringLiteral("%1 ⊕ %2 = %3").arg(number(sum), number(size), number(target));
}

struct Practice {
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

struct Prompts {
    Q_DECLARE_TR_FUNCTIONS(Prompts)

public:
    QString operator()(const practice::NimSumExercise& exercise) const
    {
        //: %1 is a nim-sum such as "42 ⊕ 27 ⊕ 19"
        return tr("What is %1?").arg(nimSumText(exercise.position.heaps));
    }

    QString operator()(const practice::EligibleHeapExercise& exercise) const
    {
        //: %1 is the heaps, "(12, 9, 3)"
        return tr("From which heap of %1 can a move make the nim-sum 0?").arg(heapsText(exercise.position.heaps));
    }

    QString operator()(const practice::HowManyExercise& exercise) const
    {
        //: %1 is "heap 1", %2 all the heaps, "(42, 27, 19)"
        return tr("How many stones of %1 must be taken from %2 to make the nim-sum 0?")
            .arg(heapName(exercise.heap), heapsText(exercise.position.heaps));
    }
};

/// One overload a kind of result and no catch-all: a new kind does not compile until it is worded.
class Results {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightSum& result) const;
    QString operator()(const practice::OrdinarySum& fault) const;
    QString operator()(const practice::JoinedOnes& fault) const;
    QString operator()(const practice::HeapLeftOut& fault) const;
    QString operator()(const practice::WrongColumns& fault) const;
    QString operator()(const practice::RightHeap& result) const;
    QString operator()(const practice::NoSuchHeap& fault) const;
    QString operator()(const practice::NotEligible& fault) const;
    QString operator()(const practice::RightAmount& result) const;
    QString operator()(const practice::TakesNothing& fault) const;
    QString operator()(const practice::TakesTooMany& fault) const;
    QString operator()(const practice::WrongAmount& fault) const;
};

// --- nim-sum ---

QString Results::operator()(const practice::RightSum& result) const
{
    if (result.sum == 0)
        return tr("Every column holds an even number of 1s, and all of them cancel: s = 0.");
    //: %1 is s, %2 "the 32s and 8s columns"
    return tr("s = %1: an odd number of 1s stands in %2, and in no other.").arg(number(result.sum), columnNames(result.sum));
}

QString Results::operator()(const practice::OrdinarySum& fault) const
{
    //: %1 is the answer, %2 "the 2s column", %3 how many 1s it holds, %4 is 0 or 1
    return tr("%1 is the ordinary sum, with carries. With ⊕ each column stands alone. In %2 there are %3 ones: "
              "they give %4, and nothing is carried on.")
        .arg(number(fault.answer), columnName(fault.column), number(fault.ones), number(fault.ones % 2));
}

QString Results::operator()(const practice::JoinedOnes& fault) const
{
    //: %1 is the answer, %2 "the 8s column", %3 how many 1s it holds, an even number
    return tr("%1 has a 1 wherever some heap has one; that is OR. With ⊕ two 1s cancel: %2 holds %3 of them, so it gives 0.")
        .arg(number(fault.answer), columnName(fault.column), number(fault.ones));
}

QString Results::operator()(const practice::HeapLeftOut& fault) const
{
    //: %1 is the answer, %2 "heap 3", %3 its size
    return tr("%1 is the nim-sum without %2. Its %3 belongs in it too.")
        .arg(number(fault.answer), heapName(fault.heap), number(fault.size));
}

QString Results::operator()(const practice::WrongColumns& fault) const
{
    //: %1 is the answer, %2 "the 8s and 1s columns", %3 "the 8s column", %4 how many 1s it holds
    return (fault.ones % 2 == 1 ? tr("%1 is not right in %2. Count the 1s in %3: their number, %4, is odd, so it gives 1.")
                                : tr("%1 is not right in %2. Count the 1s in %3: their number, %4, is even, so it gives 0."))
        .arg(number(fault.answer), columnNames(fault.columns), columnName(fault.column), number(fault.ones));
}

// --- the eligible heap ---

QString Results::operator()(const practice::RightHeap& result) const
{
    const QString heap = heapName(result.heap);
    const QString column = columnName(result.column);
    const QString target = targetText(result.sum, result.size, result.target);
    if (result.choices == 1)
        //: %1 is "the 32s column", %2 "heap 1", %3 a calculation such as "40 ⊕ 42 = 2", %4 the heap's size
        return tr("In %1 only %2 has a 1. It becomes 0, and %3 is less than %4.")
            .arg(column, heap, target, number(result.size));
    //: %1 is "the 32s column", %2 "heap 1", %3 a calculation such as "40 ⊕ 42 = 2", %4 the heap's size, %5 is 3 or more
    return tr("In %1, %2 has a 1. It becomes 0, and %3 is less than %4. There are %5 such heaps; any of them is right.")
        .arg(column, heap, target, number(result.size), number(result.choices));
}

QString Results::operator()(const practice::NoSuchHeap& fault) const
{
    return tr("There are only %n heaps.", nullptr, static_cast<int>(fault.heaps));
}

QString Results::operator()(const practice::NotEligible& fault) const
{
    using Why = practice::NotEligible::Why;
    const QString heap = heapName(fault.heap);
    const QString column = columnName(fault.column);
    const QString target = targetText(fault.sum, fault.size, fault.target);
    const QString size = number(fault.size);
    switch (fault.why) {
    case Why::LargestHeap:
        //: %1 is "heap 1", %2 "the 4s column", %3 a calculation such as "6 ⊕ 13 = 11", %4 the heap's size
        return tr("The largest heap, %1, is not always the one to move. In %2, the highest odd one, it has a 0 that would "
                  "become 1: %3 is more than %4, and stones cannot be added.").arg(heap, column, target, size);
    case Why::TopColumn:
        //: %1 is "heap 1", %2 "the 4s column", %3 a calculation such as "6 ⊕ 9 = 15", %4 the heap's size, %5 "the 8s column"
        return tr("No column is higher than %5, but it is even, and its 1s cancel. In %2, the highest odd one, %1 has a 0 that "
                  "would become 1: %3 is more than %4, and stones cannot be added.")
            .arg(heap, column, target, size, columnName(fault.otherColumn));
    case Why::LowerColumn:
        //: %1 is "heap 1", %2 "the 4s column", %3 a calculation such as "6 ⊕ 9 = 15", %4 the heap's size, %5 "the 2s column"
        return tr("In %5, which is odd, %1 does have a 1. But %2 above it is odd too, and decides: the 0 there would become 1, "
                  "%3 is more than %4, and stones cannot be added.")
            .arg(heap, column, target, size, columnName(fault.otherColumn));
    case Why::NoReason: break;
    }
    //: %1 is "heap 1", %2 "the 4s column", %3 a calculation such as "6 ⊕ 9 = 15", %4 the heap's size
    return tr("In %2, the highest odd one, %1 has a 0 that would become 1: %3 is more than %4, and stones cannot be added.")
        .arg(heap, column, target, size);
}

// --- how many to take ---

QString Results::operator()(const practice::RightAmount& result) const
{
    //: %1 is what must be left, worked out: "40 ⊕ 42 = 2"; %2 how it gives the answer: "42 − 2 = 40"
    return tr("s ⊕ x = %1 must be left, so x − y = %2 are taken, and every column holds an even number of 1s.")
        .arg(targetText(result.sum, result.before, result.after),
             QStringLiteral("%1 − %2 = %3").arg(number(result.before), number(result.after), number(result.move.taken)));
}

QString Results::operator()(const practice::TakesNothing&) const
{
    return tr("A move takes at least one stone.");
}

QString Results::operator()(const practice::TakesTooMany& fault) const
{
    if (fault.isSum) {
        //: %1 is s, %2 "heap 1", %3 how many stones it has
        return tr("%1 is the nim-sum s, and there are only %3 stones in %2. s tells which bits flip, not how many stones to take.",
                  nullptr, pluralForm(fault.size))
            .arg(number(fault.answer), heapName(fault.heap), number(fault.size));
    }
    //: %1 is how many stones there are, %2 "heap 1"
    return tr("There are only %1 stones in %2.", nullptr, pluralForm(fault.size)).arg(number(fault.size), heapName(fault.heap));
}

QString Results::operator()(const practice::WrongAmount& fault) const
{
    using Why = practice::WrongAmount::Why;
    const auto filled = [&fault](const QString& text) {
        return text.arg(number(fault.move.taken), heapsText(fault.after.heaps), number(fault.t), columnNames(fault.t),
                        number(fault.refutation.taken), heapName(fault.refutation.heap),
                        heapsText(fault.afterRefutation.heaps));
    };
    switch (fault.why) {
    case Why::AnsweredTarget:
        //: %1 is the answer, %2 the heaps after that move, %3 is t, %4 "the 4s column"; then %5 stones are taken from %6,
        //: "heap 3", which leaves %7
        return filled(tr("%1 is what must be left in the heap, not what is taken. Taking %1 leaves %2 with t = %3, an odd number "
                         "of 1s in %4. The other player can take %5 from %6 and leave %7."));
    case Why::TookSum:
        //: %1 is the answer, %2 the heaps after that move, %3 is t, %4 "the 4s column"; then %5 stones are taken from %6,
        //: "heap 3", which leaves %7
        return filled(tr("%1 is the nim-sum s. It tells which bits flip, not how many stones to take. Taking %1 leaves %2 with "
                         "t = %3, an odd number of 1s in %4. The other player can take %5 from %6 and leave %7."));
    case Why::TookAll:
        //: %1 is the answer, %2 the heaps after that move, %3 is t, %4 "the 4s column"; then %5 stones are taken from %6,
        //: "heap 3", which leaves %7
        return filled(tr("Taking all %1 leaves %2 with t = %3, an odd number of 1s in %4: too much is gone. The other player can "
                         "take %5 from %6 and leave %7."));
    case Why::NoReason: break;
    }
    //: %1 is the answer, %2 the heaps after that move, %3 is t, %4 "the 4s column"; then %5 stones are taken from %6,
    //: "heap 3", which leaves %7
    return filled(tr("Taking %1 leaves %2 with t = %3, an odd number of 1s in %4. The other player can take %5 from %6 and "
                     "leave %7."));
}

}  // namespace

QString skillName(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: A skill to practise
    case Skill::NimSum: return Practice::tr("Nim-sum");
    //: A skill to practise: to find a heap that has a winning move
    case Skill::EligibleHeap: return Practice::tr("The eligible heap");
    //: A skill to practise
    case Skill::HowMany: return Practice::tr("How many to take");
    }
    return {};
}

QString skillTask(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    case Skill::NimSum: return Practice::tr("Add the heaps in binary, without carries.");
    case Skill::EligibleHeap: return Practice::tr("Find a heap from which a winning move can be made.");
    case Skill::HowMany: return Practice::tr("The heap is given: find how many stones of it to take.");
    }
    return {};
}

QString promptText(const practice::Exercise& exercise)
{
    return std::visit(Prompts(), exercise);
}

QString resultMark(const practice::Result& result)
{
    //: Above what is wrong with an answer
    return practice::isRight(result) ? Practice::tr("Right") : Practice::tr("Not yet");
}

QString resultText(const practice::Result& result)
{
    return std::visit(Results(), result);
}

}  // namespace nimstone::wording
