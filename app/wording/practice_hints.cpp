// The hint ladders of the skills, in words.
#include <QCoreApplication>

#include "app/wording/practice.h"

namespace nimstone::wording {

namespace {

QString number(Count value)
{
    return QString::number(value);
}

/// One overload a kind of rung and no catch-all: a new kind does not compile until it is worded.
class PracticeHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatPairsDo& rung) const;
    QString operator()(const practice::AddWithoutCarries& rung) const;
    QString operator()(const practice::CountOneColumn& rung) const;
    QString operator()(const practice::UpperColumns& rung) const;
    QString operator()(const practice::TheSum& rung) const;
    QString operator()(const practice::AskWhichShrinks& rung) const;
    QString operator()(const practice::HighestOddColumnDecides& rung) const;
    QString operator()(const practice::LookAtColumn& rung) const;
    QString operator()(const practice::OneOfTwo& rung) const;
    QString operator()(const practice::TheHeap& rung) const;
    QString operator()(const practice::AskWhatRemains& rung) const;
    QString operator()(const practice::FlipInOddColumns& rung) const;
    QString operator()(const practice::ClearInColumn& rung) const;
    QString operator()(const practice::OddColumns& rung) const;
    QString operator()(const practice::TheAmount& rung) const;
};

// --- nim-sum ---

QString PracticeHints::operator()(const practice::AskWhatPairsDo&) const
{
    return tr("What does ⊕ make of two 1s in the same column? And of three?");
}

QString PracticeHints::operator()(const practice::AddWithoutCarries& rung) const
{
    return tr("Write the heaps in binary, one under another. In each of the %n columns, an odd number of 1s gives 1 and an even "
              "number gives 0; nothing is carried.", nullptr, rung.columns);
}

QString PracticeHints::operator()(const practice::CountOneColumn& rung) const
{
    //: %1 is "the 32s column"
    return tr("Begin with %1: it holds %n ones. What do they give? Then go through the columns below.", nullptr,
              static_cast<int>(rung.ones))
        .arg(columnName(rung.column));
}

QString PracticeHints::operator()(const practice::UpperColumns& rung) const
{
    //: %1 is "the 8s column", %2 what the columns from there up are worth
    return tr("From %1 upwards the nim-sum is worth %2. The columns below are left to you.")
        .arg(columnName(rung.lowest), number(rung.value));
}

QString PracticeHints::operator()(const practice::TheSum& rung) const
{
    if (rung.sum == 0)
        return tr("s = <b>0</b>: every column holds an even number of 1s.");
    //: %1 is s, %2 "the 32s and 8s columns"
    return tr("s = <b>%1</b>: an odd number of 1s stands in %2, and in no other.")
        .arg(number(rung.sum), columnNames(rung.sum));
}

// --- the eligible heap ---

QString PracticeHints::operator()(const practice::AskWhichShrinks&) const
{
    return tr("A heap x would have to become s ⊕ x. For which heap is that smaller than before?");
}

QString PracticeHints::operator()(const practice::HighestOddColumnDecides& rung) const
{
    return tr("Write the heaps in binary and count the 1s in each of the %n columns. The highest column with an odd number "
              "decides: a heap that gains a 1 there grows, a heap that loses one shrinks.", nullptr, rung.columns);
}

QString PracticeHints::operator()(const practice::LookAtColumn& rung) const
{
    //: %1 is "the 4s column", %2 an odd number of 1s
    return tr("Look at %1, the highest with an odd number of 1s (here %2).").arg(columnName(rung.column), number(rung.ones));
}

QString PracticeHints::operator()(const practice::OneOfTwo& rung) const
{
    //: %1 is "heaps 1 and 3", %2 "the 4s column"
    return tr("Compare %1 in %2. One of the two has a 1 there, and the other has a 0.")
        .arg(heapNames({rung.first, rung.second}), columnName(rung.column));
}

QString PracticeHints::operator()(const practice::TheHeap& rung) const
{
    //: %1 is "heap 1", %2 "the 4s column", %3 a calculation such as "6 ⊕ 12 = 10", %4 the heap's size
    return tr("Take from %1. It has a 1 in %2, which becomes 0: %3 is less than %4.")
        .arg(heapName(rung.heap), columnName(rung.column),
             QStringLiteral("s ⊕ x = %1 ⊕ %2 = <b>%3</b>").arg(number(rung.sum), number(rung.size), number(rung.target)),
             number(rung.size));
}

// --- how many to take ---

QString PracticeHints::operator()(const practice::AskWhatRemains& rung) const
{
    //: %1 is "heap 1"
    return tr("Do not ask first how many to take. What must be left in %1, so that every column is even?")
        .arg(heapName(rung.heap));
}

QString PracticeHints::operator()(const practice::FlipInOddColumns& rung) const
{
    //: %1 is "heap 1"
    return tr("Write the heaps in binary. In every odd column the bit of %1 must flip, in every even column it must stay. "
              "Read off what is left, and subtract.").arg(heapName(rung.heap));
}

QString PracticeHints::operator()(const practice::ClearInColumn& rung) const
{
    //: %1 is "the 32s column", %2 "heap 1"
    return tr("The highest odd column is %1. There the 1 of %2 becomes 0.").arg(columnName(rung.column), heapName(rung.heap));
}

QString PracticeHints::operator()(const practice::OddColumns& rung) const
{
    //: %1 is s, %2 "the 32s and 8s columns", %3 "heap 1"
    return tr("s = %1, so the odd columns are these: %2. Flip the bits of %3 just there.")
        .arg(number(rung.sum), columnNames(rung.sum), heapName(rung.heap));
}

QString PracticeHints::operator()(const practice::TheAmount& rung) const
{
    //: %1 is "heap 1", %2 a calculation such as "s ⊕ x = 40 ⊕ 42 = 2", %3 another such as "42 − 2 = 40"
    return tr("What must be left in %1 is y = %2. So take x − y = %3.")
        .arg(heapName(rung.move.heap),
             QStringLiteral("s ⊕ x = %1 ⊕ %2 = %3").arg(number(rung.sum), number(rung.before), number(rung.after)),
             QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(rung.before), number(rung.after), number(rung.move.taken)));
}

/// The fourth rung shows something else in each skill.
QString fourthTitle(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: The fourth rung of a hint ladder: the upper half of the binary columns is worked out
    case Skill::NimSum: return PracticeHints::tr("Half of it");
    //: The fourth rung of a hint ladder: one of two heaps is the right one
    case Skill::EligibleHeap: return PracticeHints::tr("One of two");
    //: The fourth rung of a hint ladder: which bits of the heap flip
    case Skill::HowMany: return PracticeHints::tr("Which bits");
    }
    return {};
}

}  // namespace

QString rungTitle(practice::Skill skill, std::size_t rung)
{
    switch (rung) {
    //: The first rung of the hint ladder
    case 0: return PracticeHints::tr("A question");
    //: The second rung of the hint ladder
    case 1: return PracticeHints::tr("The idea");
    //: The third rung of the hint ladder
    case 2: return PracticeHints::tr("Where to look");
    case 3: return fourthTitle(skill);
    //: The fifth and last rung of the hint ladder
    case 4: return PracticeHints::tr("The answer");
    default: return {};
    }
}

QString hintText(const practice::Rung& rung)
{
    return std::visit(PracticeHints(), rung);
}

}  // namespace nimstone::wording
