// The texts of the skill "find the false claim".
#include "app/wording/practice/practice_words.h"

#include "app/wording/practice/skills/claims.h"

namespace nimstone::wording {

namespace {

QString placeText(std::size_t place)
{
    return QString::number(place + 1);
}

class SpotFlawQuestions {
    Q_DECLARE_TR_FUNCTIONS(Prompts)

public:
    static QString question(practice::ArgumentOn game)
    {
        using practice::ArgumentOn;
        switch (game) {
        case ArgumentOn::Nim: return tr("Exactly one of these claims about Nim is false. Which one?");
        case ArgumentOn::MisereNim: return tr("Exactly one of these claims about misère Nim is false. (Whoever takes the last "
                                              "stone loses.) Which one?");
        case ArgumentOn::Bash: return tr("Exactly one of these claims about the Bash game is false. Which one?");
        case ArgumentOn::FibonacciNim: return tr("Exactly one of these claims about Fibonacci Nim is false. Which one?");
        case ArgumentOn::Wythoff: return tr("Exactly one of these claims about Wythoff's game is false. Which one?");
        case ArgumentOn::Subtraction: return tr("Exactly one of these claims about the Grundy values of heaps is false. Which one?");
        }
        return {};
    }
};

class SpotFlawResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::FoundFlaw& result) const
    {
        //: %1 is the number of a claim, %2 a sentence with the truth about the claim
        return tr("Claim %1 is false. %2").arg(placeText(result.place), claimTruth(result.claim));
    }
    QString operator()(const practice::ClaimIsTrue& result) const
    {
        //: %1 is the number of a claim, %2 a sentence with the reason why the claim is true
        return tr("Claim %1 is true. %2").arg(placeText(result.place), claimTruth(result.claim));
    }
};

class SpotFlawHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatIsChecked& rung) const
    {
        return tr("Which of the %n claims have you checked with their own numbers, and which do you only remember?", nullptr,
                  static_cast<int>(rung.claims));
    }
    QString operator()(const practice::TestEachClaim&) const
    {
        return tr("All claims but one are true. Check each one with its own numbers, and do not trust one because the others are right.");
    }
    QString operator()(const practice::LawOfTheGame& rung) const
    {
        std::vector<QString> places;
        for (const std::size_t place : rung.intact)
            places.push_back(placeText(place));
        //: %1 is the number of a claim, or "2 and 5"
        const QString intact = places.size() == 1 ? tr("Claim %1 is true: look at the others.")
                                                  : tr("Claims %1 are true: look at the others.");
        return sentencesText(law(rung.game), intact.arg(listText(places)));
    }
    QString operator()(const practice::OneOfTwoClaims& rung) const
    {
        //: %1 and %2 are the numbers of claims
        return tr("Claim %1 or claim %2 is false. Check both.").arg(placeText(rung.first), placeText(rung.second));
    }
    QString operator()(const practice::TheFlaw& rung) const
    {
        //: %1 is the number of a claim, %2 a sentence with the truth about the claim
        return tr("Claim <b>%1</b> is false. %2").arg(placeText(rung.place), claimTruth(rung.claim));
    }

private:
    static QString law(practice::ArgumentOn game)
    {
        using practice::ArgumentOn;
        switch (game) {
        case ArgumentOn::Nim:
            return tr("The player to move loses exactly when every column has an even number of 1s. A winning move turns a heap x "
                      "into s ⊕ x, which must be smaller.");
        case ArgumentOn::MisereNim:
            return tr("As long as a heap of 2 or more is left, the nim-sum decides as in Nim. With heaps of 1 only, count the "
                      "moves to the end.");
        case ArgumentOn::Bash:
            return tr("Whatever one player takes, the other can always bring the total of the two moves to the same number. Which "
                      "number is it?");
        case ArgumentOn::FibonacciNim:
            return tr("What a move may take depends on the move before. Write the heap as a sum of Fibonacci numbers: which ones "
                      "may occur together?");
        case ArgumentOn::Wythoff:
            return tr("No move leads from one cold pair to another: each number belongs to only one cold pair, and so does each "
                      "difference.");
        case ArgumentOn::Subtraction:
            return tr("The Grundy value of a heap is the least of 0, 1, 2, … that none of its options has. Compute the "
                      "values from heap 0 on.");
        }
        return {};
    }
};

}  // namespace

QString promptOf(const practice::SpotFlawExercise& exercise)
{
    return SpotFlawQuestions::question(exercise.game);
}

QStringList choicesOf(const practice::SpotFlawExercise& exercise)
{
    QStringList texts;
    for (const practice::Claim& claim : exercise.claims)
        texts.push_back(claimText(claim));
    return texts;
}

QString resultOf(const practice::SpotFlawExercise::Result& result) { return std::visit(SpotFlawResults(), result); }
QString hintOf(const practice::SpotFlawExercise::Rung& rung) { return std::visit(SpotFlawHints(), rung); }

}  // namespace nimstone::wording
