// The texts of the steps about misère play by Grundy values, a common error, with the numbers of the position.
#include "app/wording/proof_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

QString letter(Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"); }

/// Returns the nim-sum of the values, such as "1 ⊕ 4 = 5". For a single value, it returns only the value.
QString valuesText(std::span<const Count> values)
{
    Count sum = 0;
    for (const Count value : values)
        sum ^= value;
    return nimSumEquation(values, sum);
}

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class GrundyFlawWords {
    Q_DECLARE_TR_FUNCTIONS(GrundyFlawWords)

public:
    const StepPlace& place;

    StepText operator()(const GrundyClaim&) const
    {
        return {tr("\"Under misère play, too: replace every heap by a Nim heap of its Grundy value, and apply the rule of misère Nim.\""),
                tr("In other words: if some value is 2 or more, a position is P exactly when the nim-sum of the values is 0; "
                   "otherwise exactly when it is 1. Contest notes call this the \"SJ theorem\". It assumes that the game is over "
                   "as soon as every component is worth 0, and this is seldom checked. Where does it break?")};
    }

    StepText operator()(const GrundyClaimed& step) const
    {
        //: %1 is the nim-sum of the values, such as "1 ⊕ 4 = 5", or a single value
        const QString statement = step.claimed == Outcome::P ? tr("Values: %1. Claimed: a <b>P-position</b>")
                                                             : tr("Values: %1. Claimed: an <b>N-position</b>");
        QString reason;
        if (step.large > 0)
            reason = step.sum == 0 ? tr("Some value is 2 or more, so the nim-sum decides as in Nim. It is 0, so the claim says: lost.")
                                   //: %1 is a nim-sum that is not 0
                                   : tr("Some value is 2 or more, so the nim-sum decides as in Nim. It is %1, not 0, so the claim "
                                        "says: won.").arg(number(step.sum));
        else
            reason = step.sum == 1 ? tr("No value is 2 or more, so the rule is reversed. The nim-sum is 1, so the claim says: lost.")
                                   : tr("No value is 2 or more, so the rule is reversed. The nim-sum is 0, so the claim says: won.");
        return {statement.arg(nimSumEquation(step.values, step.sum)), reason,
                //: %1 is the values, such as "1 ⊕ 4", or a single value
                tr("The Grundy values of the heaps: %1. By the rule of misère Nim, is this a P-position or an N-position?")
                    .arg(nimSumText(step.values))};
    }

    StepText operator()(const GrundyTruth& step) const
    {
        const QString reason = step.positions == 1
            ? tr("Under misère play, the player who cannot move has won.")
            //: %1 is a number of positions, 2 or more
            : tr("Each of the %1 positions that can be reached was decided by the rules alone, from the end of the game up. Where "
                 "no move is left, the player to move has won: N. Elsewhere a position is N exactly when some option is P.")
                  .arg(step.positions);
        //: %1 is a position
        const QString question = tr("By the rules alone, under misère play: is %1 actually a P-position or an N-position?").arg(name());
        if (step.options.empty())
            return {tr("Actually an <b>N-position</b>, because no move is left"), reason, question};
        const auto lost = std::ranges::find(step.options, Outcome::P, &GrundyOption::outcome);
        if (lost == step.options.end())
            return {tr("Actually a <b>P-position</b>, because every option is an N-position"), reason, question};
        //: %1 is a position
        return {tr("Actually an <b>N-position</b>, because the option %1 is a P-position").arg(heapsText(lost->heaps)), reason, question};
    }

    StepText operator()(const GrundyVerdict& step) const
    {
        if (step.refuted)
            //: %1 and %2 are P and N
            return {tr("The claim is <b>false</b>: it says %1, the truth is %2").arg(letter(step.claimed), letter(step.outcome)),
                    step.wrong == 1
                        //: %1 is a number of positions, 2 or more
                        ? tr("Of the %1 positions that can be reached from here, the claim gets one wrong. That position shows "
                             "where its proof breaks.").arg(step.positions)
                        //: %1 is a number of positions, %2 the number of wrong outcomes among them, 2 or more
                        : tr("Of the %1 positions that can be reached from here, the claim gets %2 wrong. The first of them, from "
                             "the end of the game up, shows where its proof breaks.").arg(number(step.positions), number(step.wrong))};
        if (step.wrong > 0)
            return {tr("Here the claim is right, but only <b>by luck</b>"),
                    step.wrong == 1
                        ? tr("Of the %1 positions that can be reached from here, the claim gets one wrong: whoever plays by it can "
                             "lose a won game. That position shows where its proof breaks.").arg(step.positions)
                        : tr("Of the %1 positions that can be reached from here, the claim gets %2 wrong: whoever plays by it can "
                             "lose a won game. The first of these positions, from the end of the game up, shows where its proof "
                             "breaks.")
                              .arg(number(step.positions), number(step.wrong))};
        if (step.positions == 1)
            return {tr("Here the claim is <b>right</b>"), tr("But that proves nothing about larger positions.")};
        //: %1 is a number of positions, 2 or more
        return {tr("The claim is <b>right</b> here, and about each of the %1 positions that can be reached").arg(step.positions),
                tr("Is that only luck? Not if every heap that can be reached meets the condition of the proof.")};
    }

    StepText operator()(const GrundyBreak& step) const
    {
        const auto lost = std::ranges::find(step.options, Outcome::P, &GrundyOption::outcome);
        const QString values = valuesText(step.values);
        if (lost != step.options.end())
            //: %1 and %3 are positions, %2 and %4 are the nim-sums of their values, such as "1 ⊕ 4 = 5"
            return {tr("%1, worth %2, is called P; but its option %3, worth %4, is P").arg(heapsText(step.heaps), values, heapsText(lost->heaps), valuesText(lost->values)),
                    tr("This is the first position that the claim gets wrong; it is right about every option. One of the options "
                       "is a P-position, so moving there wins; yet the claim calls this position lost.")};
        if (step.options.size() == 1)
            return {tr("%1, worth %2, is called N; but its only option is N").arg(heapsText(step.heaps), values),
                    tr("This is the first position that the claim gets wrong; it is right about the only option. After that move "
                       "the opponent wins, so this is a P-position.")};
        //: %1 is a position, %2 the nim-sum of its values, %3 the number of its options, 2 or more
        return {tr("%1, worth %2, is called N; but all %3 options are N").arg(heapsText(step.heaps), values).arg(step.options.size()),
                tr("This is the first position that the claim gets wrong; it is right about every option. None of them is a "
                   "P-position, so this is one, and the winning move that the claim promises does not exist.")};
    }

    /// Returns the texts of the step that checks whether the proof for misère Nim also holds for the Grundy values. If every heap
    /// meets the condition of this proof, the rule is right in this game.
    StepText operator()(const GrundyPremise& step) const
    {
        if (!step.fails)
            return {tr("Every heap that can be reached meets the condition of the proof"),
                    tr("A move that changes the value of a heap to 0 or 1 leaves only heaps worth at most 1. Every heap worth 0 "
                       "has no move, or has a move to the value 1. So the proof for misère Nim carries over to the values by "
                       "induction. The rule is right here, as in Nim and in every subtraction game. ■")};
        const QString reason = whyItFails(step);
        if (step.left.empty())
            //: %1 is a heap
            return {tr("A heap of %1 has Grundy value <b>0</b> and still has moves, but none gives it the value 1").arg(number(step.heap)), reason};
        const QString worth = QStringLiteral("%1 = <b>%2</b>").arg(nimSumText(step.leftValues), number(step.together));
        //: %1 is a heap, %2 its value, %3 the heaps that a move leaves of it, such as "2 + 2", %4 the nim-sum of their values, such as "2 ⊕
        //: 2 = 0"
        return {tr("A heap of %1, worth %2, can become %3: worth %4, but one of the new heaps is worth more than 1")
                    .arg(number(step.heap), number(step.value), additionText(step.left), worth),
                reason};
    }

    static ProofTable table(const Proof& proof)
    {
        const auto row = [](const QString& position, const std::vector<Count>& values, Outcome outcome) {
            return QStringList{position, nimSumText(values), letter(outcome)};
        };
        ProofTable table{tr("A position and its options: the values of the heaps, and who wins under misère play"),
                         //: The headings of a table: a position, the Grundy values of its heaps, and its outcome P or N
                         {tr("Position"), tr("Grundy values"), tr("Truth")},
                         {}};
        const std::vector<GrundyOption>* options = nullptr;
        const auto* const claim = stepAs<GrundyClaim>(proof.steps.front());
        const GrundyClaimed* claimed = nullptr;
        for (const Step& step : proof.steps) {
            if (const auto* const held = stepAs<GrundyClaimed>(step)) {
                claimed = held;
            } else if (const auto* const truth = stepAs<GrundyTruth>(step); truth && claim && claimed) {
                table.rows = {row(QStringLiteral("<b>%1</b>").arg(heapsText(claim->heaps)), claimed->values, truth->outcome)};
                options = &truth->options;
            } else if (const auto* const broken = stepAs<GrundyBreak>(step)) {
                table.rows = {row(QStringLiteral("<b>%1</b>").arg(heapsText(broken->heaps)), broken->values, opposite(broken->claimed))};
                options = &broken->options;
            }
        }
        if (!options)
            return {};
        for (const GrundyOption& option : *options)
            table.rows.push_back(row(heapsText(option.heaps), option.values, option.outcome));
        return table;
    }

private:
    QString name() const
    {
        const auto* const claim = place.earlier<GrundyClaim>();
        return claim ? heapsText(claim->heaps) : QString();
    }

    QString whyItFails(const GrundyPremise& step) const
    {
        const QString why = step.left.empty()
            ? tr("Here the proof breaks. It needs every heap worth 0 to have no move, or to have a move to the value 1, which "
                 "passes the turn. In Nim such a heap has no move; in a subtraction game it has no move or one to the value 1. So "
                 "the rule is right there.")
            : tr("Here the proof breaks. It needs every move that changes the value of a heap to 0 or 1 to leave only heaps worth "
                 "at most 1. When a move splits a heap, large values can cancel: the nim-sum no longer shows them, but under "
                 "misère play they still matter. In Nim and in subtraction games no move splits a heap, and a heap worth 0 has no "
                 "move, or has one to the value 1. So the rule is right there.");
        if (step.broke)
            //: %1 is the end of a proof, two or more sentences
            return tr("%1 ■").arg(why);
        //: %1 is two or more sentences
        return tr("%1 No position that can be reached from here is judged wrongly, but that is luck: with other heaps beside it, "
                  "one may be. ■").arg(why);
    }
};

struct GrundyFlawPresets {
    Q_DECLARE_TR_FUNCTIONS(GrundyFlawPresets)
};

}  // namespace

StepText stepText(const GrundyFlawStep& step, const StepPlace& place) { return std::visit(GrundyFlawWords{place}, step); }

ProofTable misereGrundyTable(const Proof& proof)
{
    return GrundyFlawWords::table(proof);
}

std::vector<ProofPreset> misereGrundyPresets()
{
    return {
        //: Short names of positions that the user can try
        {GrundyFlawPresets::tr("Eight pins: worth 1, and won"), "kayles:8"},
        {GrundyFlawPresets::tr("Five pins and one: worth 5, and lost"), "kayles:5,1"},
        {GrundyFlawPresets::tr("Right, but only by luck"), "kayles:6,3"},
        {GrundyFlawPresets::tr("Dawson's Kayles: first wrong at 12"), "dawson-kayles:12"},
        {GrundyFlawPresets::tr("Wrong without any splitting"), "octal(0.121):5"},
        {GrundyFlawPresets::tr("A subtraction game: always right"), "subtraction(1,3,4):9,2"},
    };
}

}  // namespace nimstone::wording
