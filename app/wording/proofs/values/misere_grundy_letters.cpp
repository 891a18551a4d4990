// The general texts of the steps about misère play by Grundy values, a common error, with letters instead of numbers.
#include "app/wording/proof_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class GrundyFlawLetters {
    Q_DECLARE_TR_FUNCTIONS(GrundyFlawLetters)

public:
    GeneralText operator()(const GrundyClaim&) const
    {
        return {tr("\"Under misère play, too: replace every heap by a Nim heap of its Grundy value, and apply the rule of "
                   "misère Nim.\""),
                tr("The claim is made for every game of heaps. It says: if some value is 2 or more, a position is P exactly "
                   "when the nim-sum of the values is 0; otherwise exactly when it is 1. One position for which it fails "
                   "disproves it. Where does a proof like that of misère Nim break?")};
    }

    GeneralText operator()(const GrundyClaimed& step) const
    {
        const bool loses = step.claimed == Outcome::P;
        const GeneralText::Letter values{QStringLiteral("g<sub>1</sub> ⊕ … ⊕ g<sub>n</sub> = b"),
                                         nimSumEquation(step.values, step.sum)};
        //: %1 is a nim-sum in letters
        const QString statement = loses ? tr("Values: %1. Claimed: a <b>P-position</b>")
                                        //: %1 is a nim-sum in letters
                                        : tr("Values: %1. Claimed: an <b>N-position</b>");
        return {statement, tr("Let b be the nim-sum of the Grundy values of the heaps. If some value is 2 or more, b decides "
                               "as in Nim: the claim calls the position P if b = 0, and N if not. If no value is 2 or more, b "
                               "is 0 or 1 and the rule is reversed: the claim calls the position P if b = 1, and N if b = 0."), {values}};
    }

    GeneralText operator()(const GrundyTruth& step) const
    {
        const QString reason = step.options.empty()
            ? tr("Where no move is left, the player to move has won: N.")
            : tr("The rules alone decide, working back from the end of the game. Where no move is left, the player to move has "
                 "won: N. Elsewhere a position is N exactly when some option is P.");
        if (step.options.empty())
            return {tr("Actually an <b>N-position</b>, because no move is left"), reason};
        const auto lost = std::ranges::find(step.options, Outcome::P, &GrundyOption::outcome);
        if (lost == step.options.end())
            return {tr("Actually a <b>P-position</b>, because every option is an N-position"), reason};
        //: %1 is the letter H
        return {tr("Actually an <b>N-position</b>, because the option %1 is a P-position"), reason,
                {{QStringLiteral("H"), heapsText(lost->heaps)}}};
    }

    GeneralText operator()(const GrundyVerdict& step) const
    {
        if (step.refuted) {
            const QString reason =
                tr("The claim is made for all positions, so this one disproves it. The first position that it gets wrong, counted "
                   "from the end of the game, shows where its proof breaks.");
            return {step.claimed == Outcome::P ? tr("The claim is <b>false</b>: it says P, the truth is N")
                                               : tr("The claim is <b>false</b>: it says N, the truth is P"),
                    reason};
        }
        if (step.wrong > 0)
            return {tr("Here the claim is right, but only <b>by luck</b>"),
                    tr("Some other position that can be reached is judged wrongly, and the claim is made for all positions. So "
                       "it is false, and whoever plays by it can lose a won game.")};
        if (step.positions == 1)
            return {tr("Here the claim is <b>right</b>"),
                    tr("If no move is left, all values are 0, and the claim says N, as it should. But that proves nothing "
                       "about larger positions.")};
        return {tr("The claim is <b>right</b> here, and about each position that can be reached"),
                tr("Is that only luck? Not if every heap that can be reached meets the condition of the proof.")};
    }

    GeneralText operator()(const GrundyBreak& step) const
    {
        const GeneralText::Letter own{QStringLiteral("G"), heapsText(step.heaps)};
        const GeneralText::Letter worth{QStringLiteral("b"), equation(step.values)};
        const auto lost = std::ranges::find(step.options, Outcome::P, &GrundyOption::outcome);
        if (lost != step.options.end())
            //: %1 is the letter G, %2 the letter b, %3 the letter H, %4 the letter c
            return {tr("%1, worth %2, is called P; but its option %3, worth %4, is P"),
                    tr("Let G be the first position, counted from the end of the game, that the claim gets wrong; from here on "
                       "b is the nim-sum of its values. So the claim is right about every option. It calls G a P-position and "
                       "is wrong. Some move is left in G: otherwise all values would be 0, and the claim would call G an "
                       "N-position. So some option H, with the nim-sum c, is P, and the claim calls H a P-position as well. A "
                       "proof would have to show that no move leads from a position called P to another one called P. This move "
                       "does."),
                    {own, worth, {QStringLiteral("H"), heapsText(lost->heaps)}, {QStringLiteral("c"), equation(lost->values)}}};
        const QString reason =
            tr("Let G be the first position, counted from the end of the game, that the claim gets wrong; from here on b is "
               "the nim-sum of its values. So the claim is right about every option. It calls G an N-position and is wrong, so "
               "G is P, and all its options are N. A proof would have to find, from every position called N that has options, "
               "a move to one called P. Here there is none.");
        if (step.options.size() == 1)
            //: %1 is the letter G, %2 the letter b
            return {tr("%1, worth %2, is called N; but its only option is N"), reason, {own, worth}};
        //: %1 is the letter G, %2 the letter b
        return {tr("%1, worth %2, is called N; but all options are N"), reason, {own, worth}};
    }

    GeneralText operator()(const GrundyPremise& step) const
    {
        if (!step.fails)
            return {tr("Every heap that can be reached meets the condition of the proof"),
                    tr("The condition has two parts. A move that gives a heap the value 0 or 1 leaves only heaps worth at most "
                       "1. A heap worth 0 that is not over has a move to the value 1. Call a value of 2 or more large. If a "
                       "move leaves several heaps of one, and one of them is large, so is their nim-sum, by the first part. So "
                       "for the claim they count as one Nim heap of that size. No move keeps the value of a heap. A position "
                       "called P has at least two large values and the nim-sum 0, or no large value and the nim-sum 1. A move "
                       "from it changes one value, and so the nim-sum: either some value is large afterwards, one that stayed "
                       "or a new one, and the nim-sum is not 0; or none is large and it is 0. So it leads to a position called "
                       "N. Now let a position be called N. If just one value is large, that heap can be given the value 0 or 1, "
                       "whichever makes the nim-sum 1. If several are, Nim's winning move leaves at least one of them and the "
                       "nim-sum 0. If none is, a heap worth 1 is given the value 0, or a heap worth 0 the value 1, unless all "
                       "are over; then the player to move has won. So by induction the claim is right here.")};
        const GeneralText::Letter heap{QStringLiteral("x"), number(step.heap)};
        if (step.left.empty())
            //: %1 is the letter x
            return {tr("A heap of %1 has Grundy value <b>0</b> and still has moves, but none gives it the value 1"),
                    step.broke ? tr("The proof needs a move to the value 1 from every heap worth 0 that is not over. Without "
                                    "it, a player who has to leave the nim-sum 1 may have no move that does. So the proof "
                                    "breaks here as well, and the position above shows that the claim is false.")
                               : tr("The proof needs a move to the value 1 from every heap worth 0 that is not over. Without "
                                    "it, a player who has to leave the nim-sum 1 may have no move that does. So the proof "
                                    "breaks here, even where no position is judged wrongly. The claim itself is false: eight "
                                    "pins of Kayles in a row are worth 1, and yet an N-position."),
                    {heap}};
        const GeneralText::Letter together{QStringLiteral("g(y<sub>1</sub>) ⊕ … ⊕ g(y<sub>j</sub>) ≤ 1"),
                                           nimSumText(step.leftValues)};
        //: %1 is the letter x, %2 its value, %3 the heaps that a move leaves of it, %4 the nim-sum of their values; all are letters
        return {tr("A heap of %1, worth %2, can become %3: worth %4, but one of the new heaps is worth more than 1"),
                step.broke ? tr("The proof needs every move that gives a heap the value 0 or 1 to leave only heaps worth at "
                                "most 1. When a move splits a heap, large values can cancel: the nim-sum no longer shows them, "
                                "but under misère play they still matter. So the proof breaks here, and the position above "
                                "shows that the claim itself is false.")
                           : tr("The proof needs every move that gives a heap the value 0 or 1 to leave only heaps worth at "
                                "most 1. When a move splits a heap, large values can cancel: the nim-sum no longer shows them, "
                                "but under misère play they still matter. So the proof breaks here, even where no position is "
                                "judged wrongly. The claim itself is false: eight pins of Kayles in a row are worth 1, and yet "
                                "an N-position."),
                {heap,
                 {QStringLiteral("g(x)"), number(step.value)},
                 {QStringLiteral("y<sub>1</sub> + … + y<sub>j</sub>"), additionText(step.left)},
                 together}};
    }

private:
    static QString equation(std::span<const Count> values)
    {
        Count sum = 0;
        for (const Count value : values)
            sum ^= value;
        return nimSumEquation(values, sum);
    }
};

}  // namespace

GeneralText generalText(const GrundyFlawStep& step, const StepPlace&) { return std::visit(GrundyFlawLetters(), step); }

}  // namespace nimstone::wording
