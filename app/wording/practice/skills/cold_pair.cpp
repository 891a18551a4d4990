// The texts of the skill "complete a cold pair".
#include "app/wording/practice/practice_words.h"

#include "app/wording/proof_words.h"

namespace nimstone::wording {

namespace {

using practice::WythoffPair;

QString coldPairText(const WythoffPair& pair)
{
    return pairText(pair.smaller, pair.larger);
}

struct ColdPrompts {
    Q_DECLARE_TR_FUNCTIONS(ColdPrompts)
};

class ColdResults {
    Q_DECLARE_TR_FUNCTIONS(ColdResults)

public:
    QString operator()(const practice::RightPartner& result) const
    {
        //: %1 is a cold pair such as "(8, 13)", %2 the difference k of its numbers
        return tr("%1 is the cold pair with difference %2. No other cold pair has either of these numbers or this difference.")
            .arg(coldPairText(result.pair), number(result.pair.index()));
    }

    QString operator()(const practice::TakenAtOnce& fault) const
    {
        if (fault.answer == 0)
            //: %1 is the number in the question
            return tr("If the second heap is empty, the player to move takes all %1 and wins.").arg(number(fault.given));
        //: %1 is the number in the question
        return tr("Two heaps of %1 are equal: the player to move takes everything from both and wins.").arg(number(fault.given));
    }

    QString operator()(const practice::TooFarApart& fault) const
    {
        //: %1 is the number in the question, %2 the answer
        return tr("%2 is more than twice %1. In a cold pair the larger number is about 1.6 times the smaller.")
            .arg(number(fault.given), number(fault.answer));
    }

    QString operator()(const practice::WrongPartner& fault) const
    {
        const QString answer = number(fault.answer);
        if (fault.misconception == Misconception::PairBeside || fault.misconception == Misconception::AnsweredDifference)
            return reason(fault);
        if (!fault.ofDifference)
            //: %1 is the answer, %2 the cold pair that contains it
            return sentencesText(reason(fault), tr("%1 belongs to the pair %2.").arg(answer, coldPairText(fault.ofAnswer)));
        //: %1 is the answer, %2 the cold pair that contains it, %3 a difference, %4 the cold pair with this difference
        const QString elsewhere = tr("%1 belongs to the pair %2, and the difference %3 belongs to %4.")
                                      .arg(answer, coldPairText(fault.ofAnswer), number(fault.ofDifference->index()),
                                           coldPairText(*fault.ofDifference));
        return sentencesText(reason(fault), elsewhere);
    }

private:
    static QString reason(const practice::WrongPartner& fault)
    {
        if (fault.misconception == Misconception::RoundedGolden)
            //: %1 is the number in the question, %2 the answer
            return tr("%2 is %1 · φ rounded to the nearest integer. But the ratio of the two numbers is only close to φ.")
                .arg(number(fault.given), number(fault.answer));
        if (fault.misconception == Misconception::CountedFromZero)
            return tr("Your difference is too small by 1. The pair (0, 0) is number 0, so (1, 2) is number 1, with difference 1.");
        if (fault.misconception == Misconception::WrongSideOfPair)
            //: %1 is the number in the question
            return fault.answer < fault.given ? tr("You took %1 for the larger number of its pair.").arg(number(fault.given))
                                              : tr("You took %1 for the smaller number of its pair.").arg(number(fault.given));
        if (fault.misconception == Misconception::AnsweredDifference)
            //: %1 is the answer
            return tr("%1 is the difference k of the pair. You were asked for the other number.").arg(number(fault.answer));
        if (fault.misconception == Misconception::PairBeside)
            //: %1 is a cold pair
            return tr("You are one row off in the table: %1 is next to the pair you need.")
                .arg(coldPairText(fault.ofAnswer));
        if (fault.misconception == Misconception::DoubledNumber)
            return tr("Apart from (0, 0), only the pair (1, 2) has one number twice the other.");
        return {};
    }
};

class ColdHints {
    Q_DECLARE_TR_FUNCTIONS(ColdHints)

public:
    QString operator()(const practice::AskWhatIsUnused&) const
    {
        return tr("No number and no difference belongs to two cold pairs. So which number and which difference must the next pair have?");
    }

    QString operator()(const practice::MexAndDifference& rung) const
    {
        QStringList pairs;
        for (const WythoffPair& pair : rung.first)
            pairs.push_back(coldPairText(pair));
        //: %1 is a list of pairs, "(0, 0), (1, 2), (3, 5)"
        return tr("The table begins with %1. The smaller number of the next pair is the least not used before. The larger is k "
                  "more, where k is the number of the row, counted from 0: a<sub>k</sub> = mex, b<sub>k</sub> = a<sub>k</sub> + k.")
            .arg(commaList(pairs));
    }

    QString operator()(const practice::SideOfThePair& rung) const
    {
        //: %1 is the number in the question
        return rung.isSmaller ? tr("%1 is the smaller number of its pair, so the answer is larger. What is the difference k?")
                                    .arg(number(rung.given))
                              : tr("%1 is the larger number of its pair, so the answer is smaller. What is the difference k?")
                                    .arg(number(rung.given));
    }

    QString operator()(const practice::PairBefore& rung) const
    {
        //: %1 is a cold pair, %2 its difference, %3 the number in the question
        return tr("%1 is the pair with difference %2. %3 is in the next pair or in the one after it.")
            .arg(coldPairText(rung.before), number(rung.before.index()), number(rung.given));
    }

    QString operator()(const practice::ThePair& rung) const
    {
        const WythoffPair& pair = rung.pair;
        if (rung.given == pair.smaller)
            //: %1 is the number in the question, %2 is k, the number of its row in the table, %3 is %1 + %2
            return tr("%1 is the least number not used before row k = %2. So the other number is %1 + %2 = <b>%3</b>.")
                .arg(number(pair.smaller), number(pair.index()), number(pair.larger));
        //: %1 is the number in the question, %2 is k, the number of its row in the table, %3 is %1 − %2
        return tr("%3 is the least number not used before row k = %2, and %3 + %2 = %1. So the other number is <b>%3</b>.")
            .arg(number(pair.larger), number(pair.index()), number(pair.smaller));
    }
};

}  // namespace

QString promptOf(const practice::ColdPairExercise& exercise)
{
    //: %1 is a number
    return ColdPrompts::tr("In Wythoff's game, which number forms a cold pair with %1?").arg(number(exercise.given));
}

QString resultOf(const practice::ColdPairExercise::Result& result) { return std::visit(ColdResults(), result); }
QString hintOf(const practice::ColdPairExercise::Rung& rung) { return std::visit(ColdHints(), rung); }

}  // namespace nimstone::wording
