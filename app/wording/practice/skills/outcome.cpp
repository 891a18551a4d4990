// The texts of the skill "say who wins".
#include "app/wording/practice/practice_words.h"

#include "app/wording/analysis.h"
#include "app/wording/play/moves.h"

namespace nimstone::wording {

namespace {

using practice::OutcomeGame;

QStringList binary(const std::vector<Count>& heaps, int columns)
{
    QStringList rows;
    for (const Count heap : heaps)
        rows.push_back(bitsText(heap, columns));
    return rows;
}

class OutcomeQuestions {
    Q_DECLARE_TR_FUNCTIONS(Prompts)

public:
    /// Returns a component as text, with the name of its game and its position, such as "a Bash heap of 30 (take 1 to 4)".
    static QString part(const Component& part)
    {
        const std::vector<Count>& heaps = part.position.heaps;
        const QString position = heapsText(heaps);
        const QString heap = number(heaps.front());
        const std::vector<Count> parameters = practice::parametersOf(part.rules);
        switch (practice::outcomeGameOf(GameSum(part))) {
        case OutcomeGame::Bash:
            //: A position: %1 is the size of the heap, %2 the largest number of stones that may be taken
            return tr("a Bash heap of %1 (take 1 to %2)").arg(heap, number(parameters.back()));
        case OutcomeGame::Subtraction:
            //: A position: %1 is the size of the heap, %2 a list such as "1, 3 and 4"
            return tr("a heap of %1 (take one of %2)").arg(heap, listText(parameters));
        case OutcomeGame::Wythoff:
            //: A position: %1 is a pair such as "(3, 5)"
            return tr("Wythoff's game at %1").arg(position);
        case OutcomeGame::MisereNim:
            //: A position: %1 is a list of heaps such as "(3, 5)"
            return tr("misère Nim at %1 (whoever takes the last stone loses)").arg(position);
        case OutcomeGame::FibonacciNim:
            //: A position: %1 is the size of the heap, %2 the largest number of stones that may be taken now
            return tr("Fibonacci Nim with a heap of %1 (at most %2 may be taken now)").arg(heap, number(part.position.quota));
        case OutcomeGame::MooreNim:
            //: A position: %1 is a list of heaps such as "(3, 5, 7)", %2 is 2 or more
            return tr("Moore's Nim at %1 (take from up to %2 heaps)").arg(position, number(parameters.front()));
        case OutcomeGame::Nim:
        case OutcomeGame::Sum: break;
        }
        //: A position: %1 is a list of heaps such as "(3, 5)"
        return tr("Nim at %1").arg(position);
    }
};

class OutcomeResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightOutcome& result) const { return truth(result.shown); }

    QString operator()(const practice::WrongOutcome& fault) const
    {
        return sentencesText(fault.misconception ? mistake(*fault.misconception, fault.shown) : QString(), truth(fault.shown));
    }

    static QString truth(const practice::OutcomeShown& shown)
    {
        const QString reason = outcomeReason(shown.sum, analyze(shown.sum, 1));
        const QString move = movePhrase(shown.sum, shown.move);
        if (!shown.reply)
            //: %1 is one or two sentences with the reason, %2 a move such as "take 2 from heap 1"
            return tr("<b>N</b>: the player to move wins. %1 A winning move: %2.").arg(reason, move);
        const GameSum after = shown.sum.play(shown.move).value();
        //: %1 is one or two sentences with the reason, %2 and %3 are moves such as "take 2 from heap 1"
        return tr("<b>P</b>: the player to move loses. %1 Even after the largest move (%2), the other player has a winning reply: %3.")
            .arg(reason, move, movePhrase(after, *shown.reply));
    }

private:
    static QString mistake(Misconception rule, const practice::OutcomeShown& shown)
    {
        const Component& part = shown.sum.components().front();
        switch (rule) {
        case Misconception::XorEverywhere: return xorMistake(shown);
        case Misconception::ResidueOfMost: return residueMistake(shown);
        case Misconception::MisereAsNim:
            return tr("Here whoever takes the last stone loses. When no heap has more than 1 stone, this reverses the rule of Nim.");
        case Misconception::MisereReversed:
            return tr("Misère Nim is not Nim reversed. As long as some heap has 2 or more stones, the nim-sum decides as in Nim.");
        case Misconception::QuotaForgotten:
            //: %1 is the largest number of stones that may be taken
            return tr("That would be right at the start of the game. But at most %1 may be taken now, and that decides.")
                .arg(number(part.position.quota));
        case Misconception::PartsApart:
            return tr("One component that is an N-position does not make the sum one: the other player may reply in another component.");
        case Misconception::EvenHeaps:
            return shown.outcome == Outcome::N
                ? tr("With an even number of heaps, the second player can mirror every move only when the heaps are equal in pairs.")
                : tr("An odd number of heaps does not make the position an N-position.");
        case Misconception::EvenStones:
            return tr("Whether the number of stones is even or odd does not decide, because a move may take several.");
        default: return {};
        }
    }

    static QString xorMistake(const practice::OutcomeShown& shown)
    {
        if (shown.sum.isSum())
            return tr("The nim-sum of the sizes does not decide here. What counts for each component is its Grundy value.");
        if (shown.sum.heapCount() == 1)
            return tr("In Nim a single non-empty heap is always won, because all of it may be taken. Here a move may not take all of it.");
        return tr("The nim-sum decides Nim. Here the moves are different, and it does not decide.");
    }

    static QString residueMistake(const practice::OutcomeShown& shown)
    {
        const Component& part = shown.sum.components().front();
        const Count most = practice::parametersOf(part.rules).back();
        const Count n = part.position.heaps.front();
        if (practice::outcomeGameOf(shown.sum) == OutcomeGame::Bash)
            //: %1 is the size of the heap, %2 the largest number of stones that may be taken, %3 is %2 + 1, %4 is %1 mod %2
            return tr("%1 mod %2 = %4 is not the remainder that counts: a move and its reply make %3 together, not %2.")
                .arg(number(n), number(most), number(most + 1), number(n % most));
        //: %1 is the largest amount, %2 is %1 + 1
        return tr("Blocks of %2 decide when every amount from 1 to %1 may be taken. That is not so here.")
            .arg(number(most), number(most + 1));
    }
};

class OutcomeHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatCanBeLeft&) const
    {
        return tr("Is there a move to a position in which the other player loses? If there is, this position is N. If not, it is P.");
    }

    QString operator()(const practice::RuleOfGame& rung) const
    {
        switch (rung.game) {
        case OutcomeGame::Nim: return tr("In Nim a position is P exactly when every binary column has an even number of 1s.");
        case OutcomeGame::Bash:
            //: %1 is the largest number of stones that may be taken, %2 is %1 + 1
            return tr("Every move takes 1 to %1, and a reply can make %2 with it. So the position is P exactly when the heap "
                      "consists of whole blocks of %2.").arg(number(rung.parameters.back()), number(rung.parameters.back() + 1));
        case OutcomeGame::Subtraction:
            //: %1 is a list such as "1, 3 and 4"
            return tr("Go up from 0, which is P. A size is N exactly when taking one of the amounts %1 is possible and leaves a "
                      "P-position.")
                .arg(listText(rung.parameters));
        case OutcomeGame::Wythoff:
            return tr("The P-positions are the cold pairs: (0, 0), (1, 2), (3, 5), and so on. Each difference has one, and its "
                      "smaller number is the least not used before.");
        case OutcomeGame::MisereNim:
            return tr("If some heap has 2 or more stones, the position is P exactly when the nim-sum is 0, as in Nim. With heaps "
                      "of 1 only, it is P exactly when their number is odd.");
        case OutcomeGame::FibonacciNim:
            return tr("Write the heap as a sum of different Fibonacci numbers, no two of them consecutive. The position is P exactly when "
                      "the quota is less than the smallest term.");
        case OutcomeGame::MooreNim:
            //: %1 is k + 1
            return tr("In this game a position is P exactly when the number of 1s in every binary column is a multiple of %1.")
                .arg(number(rung.parameters.front() + 1));
        case OutcomeGame::Sum: break;
        }
        return tr("Each component is equal to a Nim heap of its Grundy value: the mex of the values of its options. The sum is P "
                  "exactly when the nim-sum of these values is 0.");
    }

    QString operator()(const practice::ColumnsToCount& rung) const
    {
        if (rung.multiple == 2)
            //: %1 is "the 8s column"
            return tr("Count the 1s from %1 to the right. Is their number even in each column?").arg(columnName(rung.highest));
        //: %1 is "the 8s column", %2 is 3 or more
        return tr("Count the 1s from %1 to the right. Is their number a multiple of %2 in each column?")
            .arg(columnName(rung.highest), number(rung.multiple));
    }

    QString operator()(const practice::HeapsInBinary& rung) const
    {
        const QString heaps = binary(rung.heaps, rung.columns).join(QStringLiteral(" · "));
        if (rung.multiple == 2)
            //: %1 is numbers in binary such as "0101 · 0011"
            return tr("In binary the heaps are %1. In which columns is the number of 1s odd?").arg(heaps);
        //: %1 is numbers in binary such as "0101 · 0011", %2 is 3 or more
        return tr("In binary the heaps are %1. In which columns is the number of 1s not a multiple of %2?")
            .arg(heaps, number(rung.multiple));
    }

    QString operator()(const practice::BlocksToCut& rung) const
    {
        //: %1 is the size of the heap, %2 the size of a block
        return tr("Cut the %1 stones into blocks of %2. Is anything left over?").arg(number(rung.n), number(rung.block));
    }

    QString operator()(const practice::WholeBlocks& rung) const
    {
        const QString together = number(rung.blocks * rung.block);
        //: %1 is the size of the heap, %2 a calculation such as "6 × 5 = 30"
        return tr("The whole blocks make %2. Are these all of the %1 stones?")
            .arg(number(rung.n), QStringLiteral("%1 × %2 = %3").arg(number(rung.blocks), number(rung.block), together));
    }

    QString operator()(const practice::FirstLostSizes& rung) const
    {
        //: %1 is a list such as "0, 2 and 7"
        return tr("Among the smallest sizes these are P: %1. Continue from there.").arg(listText(rung.sizes));
    }

    QString operator()(const practice::LostSizesBelow& rung) const
    {
        //: %1 is the size of the heap, %2 a list of sizes, %3 a list of amounts such as "1, 3 and 4"
        return tr("Just below %1 these sizes are P: %2. Does taking one of %3 lead to one of them?")
            .arg(number(rung.n), listText(rung.sizes), listText(rung.amounts));
    }

    QString operator()(const practice::DifferenceOfPair& rung) const
    {
        //: %1 is a number
        return tr("The numbers differ by %1. Which cold pair has that difference?").arg(number(rung.difference));
    }

    QString operator()(const practice::ColdPairBegins& rung) const
    {
        //: %1 and %2 are numbers
        return tr("The cold pair with difference %1 has the smaller number %2. Compare it with your pair.").arg(number(rung.difference), number(rung.smaller));
    }

    QString operator()(const practice::HeapsOfTwoOrMore& rung) const
    {
        return tr("Number of heaps with 2 or more stones: %1. Which of the two rules applies?").arg(rung.large);
    }

    QString operator()(const practice::SumOrOnes& rung) const
    {
        return rung.large == 0 ? tr("No heap has more than 1 stone, and the number of heaps of 1 is %1. Is that odd?").arg(number(rung.number))
                               : tr("The nim-sum of the heaps is %1. What does that mean here?").arg(number(rung.number));
    }

    QString operator()(const practice::LargestPileParts& rung) const
    {
        //: %1 is the size of the heap, %2 a Fibonacci number
        return tr("The largest Fibonacci number in %1 is %2. Continue with the remainder.").arg(number(rung.n), number(rung.part));
    }

    QString operator()(const practice::AllParts& rung) const
    {
        //: %1 is a number, %2 a sum such as "1 + 3 + 55", %3 the largest number of stones that may be taken
        return tr("The Zeckendorf representation of %1 is %2. Compare its smallest term with the quota: at most %3 may be taken.")
            .arg(number(rung.n), additionText(rung.parts), number(rung.quota));
    }

    QString operator()(const practice::WorthOfLastPart& rung) const
    {
        //: %1 is the number of a component, %2 its Grundy value
        return tr("Component %1 is equal to a Nim heap of size %2. What about the rest of the sum?").arg(rung.part + 1).arg(rung.worth);
    }

    QString operator()(const practice::WorthOfParts& rung) const
    {
        //: %1 is a list of numbers
        return tr("The components are equal to Nim heaps of sizes %1. What is their nim-sum?").arg(listText(rung.worths));
    }

    QString operator()(const practice::OutcomeShown& rung) const { return OutcomeResults::truth(rung); }
};

}  // namespace

QString promptOf(const practice::OutcomeExercise& exercise)
{
    QStringList parts;
    for (const Component& part : exercise.sum.components())
        parts.push_back(OutcomeQuestions::part(part));
    if (exercise.sum.isSum())
        //: %1 is a sum of positions, with " + " between them
        return OutcomeQuestions::tr("Is this sum P or N: %1?").arg(parts.join(QStringLiteral(" + ")));
    //: %1 is a position: "Wythoff's game at (3, 5)"
    return OutcomeQuestions::tr("Is this position P or N: %1?").arg(parts.front());
}

QStringList choicesOf(const practice::OutcomeExercise&)
{
    return {OutcomeQuestions::tr("<b>P</b>: the player to move loses"), OutcomeQuestions::tr("<b>N</b>: the player to move wins")};
}

QString resultOf(const practice::OutcomeExercise::Result& result) { return std::visit(OutcomeResults(), result); }
QString hintOf(const practice::OutcomeExercise::Rung& rung) { return std::visit(OutcomeHints(), rung); }

}  // namespace nimstone::wording
