// The steps about misère play by Grundy values, a common error.
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

class GrundyFlawWords {
    Q_DECLARE_TR_FUNCTIONS(GrundyFlawWords)

public:
    const StepPlace& place;

    Said operator()(const GrundyClaim&) const
    {
        return {tr("\"Under misère play, too: replace every heap by a Nim heap of its Grundy value, and apply the rule of misère "
                   "Nim.\""), {},
                tr("In other words: if some value is 2 or more, a position is P exactly when the nim-sum of the values is 0; "
                   "otherwise exactly when it is 1. Contest notes call this the \"SJ theorem\". It assumes that the game is over "
                   "as soon as every component is worth 0, and this is seldom checked. Where does it break?"),
                tr("The claim is made for every game of heaps. It says: if some value is 2 or more, a position is P exactly when "
                   "the nim-sum of the values is 0; otherwise exactly when it is 1. One position for which it fails disproves "
                   "it. Where does a proof like that of misère Nim break?")};
    }

    Said operator()(const GrundyClaimed& step) const
    {
        //: %1 is the nim-sum of the values, such as "1 ⊕ 4 = 5", or a single value
        const QString line = step.claimed == Outcome::P ? tr("Values: %1. Claimed: a <b>P-position</b>")
                                                        //: %1 is the nim-sum of the values, such as "1 ⊕ 4 = 5", or a single value
                                                        : tr("Values: %1. Claimed: an <b>N-position</b>");
        QString here;
        if (step.large > 0)
            here = step.sum == 0 ? tr("Some value is 2 or more, so the nim-sum decides as in Nim. It is 0, so the claim says: "
                                      "lost.")
                                 //: %1 is a nim-sum that is not 0
                                 : tr("Some value is 2 or more, so the nim-sum decides as in Nim. It is %1, not 0, so the claim "
                                      "says: won.").arg(number(step.sum));
        else
            here = step.sum == 1 ? tr("No value is 2 or more, so the rule is reversed. The nim-sum is 1, so the claim says: lost.")
                                 : tr("No value is 2 or more, so the rule is reversed. The nim-sum is 0, so the claim says: won.");
        return {line, {{u"g<sub>1</sub> ⊕ … ⊕ g<sub>n</sub> = b", nimSumEquation(step.values, step.sum)}}, here,
                tr("Let b be the nim-sum of the Grundy values of the heaps. If some value is 2 or more, b decides as in Nim: the "
                   "claim calls the position P if b = 0, and N if not. If no value is 2 or more, b is 0 or 1 and the rule is "
                   "reversed: the claim calls the position P if b = 1, and N if b = 0."),
                //: %1 is the values, such as "1 ⊕ 4", or a single value
                tr("The Grundy values of the heaps: %1. By the rule of misère Nim, is this a P-position or an N-position?")
                    .arg(nimSumText(step.values))};
    }

    Said operator()(const GrundyTruth& step) const
    {
        //: %1 is a position
        const QString question = tr("By the rules alone, under misère play: is %1 actually a P-position or an N-position?")
                                     .arg(name());
        const QString here = step.positions == 1
            ? tr("Under misère play, the player who cannot move has won.")
            //: %1 is a number of positions, 2 or more
            : tr("Each of the %1 positions that can be reached was decided by the rules alone, from the end of the game up. "
                 "Where no move is left, the player to move has won: N. Elsewhere a position is N exactly when some option is P.")
                  .arg(step.positions);
        if (step.options.empty())
            return {tr("Actually an <b>N-position</b>, because no move is left"), {}, here,
                    tr("Where no move is left, the player to move has won: N."), question};
        const QString always = tr("The rules alone decide, working back from the end of the game. Where no move is left, the "
                                  "player to move has won: N. Elsewhere a position is N exactly when some option is P.");
        const auto lost = std::ranges::find(step.options, Outcome::P, &GrundyOption::outcome);
        if (lost == step.options.end())
            return {tr("Actually a <b>P-position</b>, because every option is an N-position"), {}, here, always, question};
        //: %1 is a position
        return {tr("Actually an <b>N-position</b>, because the option %1 is a P-position"), {{u"H", heapsText(lost->heaps)}},
                here, always, question};
    }

    Said operator()(const GrundyVerdict& step) const
    {
        if (step.refuted)
            //: %1 and %2 are P and N
            return {tr("The claim is <b>false</b>: it says %1, the truth is %2"),
                    {{letter(step.claimed), letter(step.claimed)}, {letter(step.outcome), letter(step.outcome)}},
                    step.wrong == 1
                        //: %1 is a number of positions, 2 or more
                        ? tr("Of the %1 positions that can be reached from here, the claim gets one wrong. That position shows "
                             "where its proof breaks.").arg(step.positions)
                        //: %1 is a number of positions, %2 the number of wrong outcomes among them, 2 or more
                        : tr("Of the %1 positions that can be reached from here, the claim gets %2 wrong. The first of them, "
                             "from the end of the game up, shows where its proof breaks.")
                              .arg(number(step.positions), number(step.wrong)),
                    tr("The claim is made for all positions, so this one disproves it. The first position that it gets wrong, "
                       "counted from the end of the game, shows where its proof breaks.")};
        if (step.wrong > 0)
            return {tr("Here the claim is right, but only <b>by luck</b>"), {},
                    step.wrong == 1
                        ? tr("Of the %1 positions that can be reached from here, the claim gets one wrong: whoever plays by it "
                             "can lose a won game. That position shows where its proof breaks.").arg(step.positions)
                        : tr("Of the %1 positions that can be reached from here, the claim gets %2 wrong: whoever plays by it "
                             "can lose a won game. The first of these positions, from the end of the game up, shows where its "
                             "proof breaks.").arg(number(step.positions), number(step.wrong)),
                    tr("Some other position that can be reached is judged wrongly, and the claim is made for all positions. So "
                       "it is false, and whoever plays by it can lose a won game.")};
        if (step.positions == 1)
            return {tr("Here the claim is <b>right</b>"), {},
                    tr("But that proves nothing about larger positions."),
                    tr("If no move is left, all values are 0, and the claim says N, as it should. But that proves nothing about "
                       "larger positions.")};
        //: %1 is a number of positions, 2 or more
        return {{tr("The claim is <b>right</b> here, and about each of the %1 positions that can be reached"),
                 tr("The claim is <b>right</b> here, and about each position that can be reached")},
                {{u"", step.positions}},
                tr("Is that only luck? Not if every heap that can be reached meets the condition of the proof.")};
    }

    Said operator()(const GrundyBreak& step) const
    {
        const Symbol own{u"G", heapsText(step.heaps)};
        const Symbol worth{u"b", valuesText(step.values)};
        const auto lost = std::ranges::find(step.options, Outcome::P, &GrundyOption::outcome);
        if (lost != step.options.end())
            //: %1 and %3 are positions, %2 and %4 are the nim-sums of their values, such as "1 ⊕ 4 = 5"
            return {tr("%1, worth %2, is called P; but its option %3, worth %4, is P"),
                    {own, worth, {u"H", heapsText(lost->heaps)}, {u"c", valuesText(lost->values)}},
                    tr("This is the first position that the claim gets wrong; it is right about every option. One of the options "
                       "is a P-position, so moving there wins; yet the claim calls this position lost."),
                    tr("Let G be the first position, counted from the end of the game, that the claim gets wrong; from here on b "
                       "is the nim-sum of its values. So the claim is right about every option. It calls G a P-position and is "
                       "wrong. Some move is left in G: otherwise all values would be 0, and the claim would call G an "
                       "N-position. So some option H, with the nim-sum c, is P, and the claim calls H a P-position as well. A "
                       "proof would have to show that no move leads from a position called P to another one called P. This move "
                       "does.")};
        const QString always = tr("Let G be the first position, counted from the end of the game, that the claim gets wrong; "
                                  "from here on b is the nim-sum of its values. So the claim is right about every option. It "
                                  "calls G an N-position and is wrong, so G is P, and all its options are N. A proof would have "
                                  "to find, from every position called N that has options, a move to one called P. Here there is "
                                  "none.");
        if (step.options.size() == 1)
            return {tr("%1, worth %2, is called N; but its only option is N"), {own, worth},
                    tr("This is the first position that the claim gets wrong; it is right about the only option. After that move "
                       "the opponent wins, so this is a P-position."), always};
        //: %1 is a position, %2 the nim-sum of its values, %3 the number of its options, 2 or more
        return {{tr("%1, worth %2, is called N; but all %3 options are N"),
                 tr("%1, worth %2, is called N; but all options are N")},
                {own, worth, {u"", step.options.size()}},
                tr("This is the first position that the claim gets wrong; it is right about every option. None of them is a "
                   "P-position, so this is one, and the winning move that the claim promises does not exist."), always};
    }

    /// Says whether the proof for misère Nim also holds for the Grundy values. If every heap meets the condition of this proof, the rule is
    /// right in this game.
    Said operator()(const GrundyPremise& step) const
    {
        if (!step.fails)
            return {tr("Every heap that can be reached meets the condition of the proof"), {},
                    tr("A move that changes the value of a heap to 0 or 1 leaves only heaps worth at most 1. Every heap worth 0 "
                       "has no move, or has a move to the value 1. So the proof for misère Nim carries over to the values by "
                       "induction. The rule is right here, as in Nim and in every subtraction game."),
                    tr("The condition has two parts. A move that gives a heap the value 0 or 1 leaves only heaps worth at most "
                       "1. A heap worth 0 that is not over has a move to the value 1. Call a value of 2 or more large. If a move "
                       "leaves several heaps of one, and one of them is large, so is their nim-sum, by the first part. So for "
                       "the claim they count as one Nim heap of that size. No move keeps the value of a heap. A position called "
                       "P has at least two large values and the nim-sum 0, or no large value and the nim-sum 1. A move from it "
                       "changes one value, and so the nim-sum: either some value is large afterwards, one that stayed or a new "
                       "one, and the nim-sum is not 0; or none is large and it is 0. So it leads to a position called N. Now let "
                       "a position be called N. If just one value is large, that heap can be given the value 0 or 1, whichever "
                       "makes the nim-sum 1. If several are, Nim's winning move leaves at least one of them and the nim-sum 0. "
                       "If none is, a heap worth 1 is given the value 0, or a heap worth 0 the value 1, unless all are over; "
                       "then the player to move has won. So by induction the claim is right here.")};
        const Symbol heap{u"x", step.heap};
        if (step.left.empty())
            //: %1 is a heap
            return {tr("A heap of %1 has Grundy value <b>0</b> and still has moves, but none gives it the value 1"), {heap},
                    whyItFails(step),
                    step.broke ? tr("The proof needs a move to the value 1 from every heap worth 0 that is not over. Without it, "
                                    "a player who has to leave the nim-sum 1 may have no move that does. So the proof breaks "
                                    "here as well, and the position above shows that the claim is false.")
                               : tr("The proof needs a move to the value 1 from every heap worth 0 that is not over. Without it, "
                                    "a player who has to leave the nim-sum 1 may have no move that does. So the proof breaks "
                                    "here, even where no position is judged wrongly. The claim itself is false: eight pins of "
                                    "Kayles in a row are worth 1, and yet an N-position.")};
        const QString worth = QStringLiteral("%1 = <b>%2</b>").arg(nimSumText(step.leftValues), number(step.together));
        //: %1 is a heap, %2 its value, %3 the heaps that a move leaves of it, such as "2 + 2", %4 the nim-sum of their values, such as "2 ⊕
        //: 2 = 0"
        return {tr("A heap of %1, worth %2, can become %3: worth %4, but one of the new heaps is worth more than 1"),
                {heap,
                 {u"g(x)", step.value},
                 {u"y<sub>1</sub> + … + y<sub>j</sub>", additionText(step.left)},
                 {u"g(y<sub>1</sub>) ⊕ … ⊕ g(y<sub>j</sub>) ≤ 1", worth}},
                whyItFails(step),
                step.broke ? tr("The proof needs every move that gives a heap the value 0 or 1 to leave only heaps worth at most "
                                "1. When a move splits a heap, large values can cancel: the nim-sum no longer shows them, but "
                                "under misère play they still matter. So the proof breaks here, and the position above shows "
                                "that the claim itself is false.")
                           : tr("The proof needs every move that gives a heap the value 0 or 1 to leave only heaps worth at most "
                                "1. When a move splits a heap, large values can cancel: the nim-sum no longer shows them, but "
                                "under misère play they still matter. So the proof breaks here, even where no position is judged "
                                "wrongly. The claim itself is false: eight pins of Kayles in a row are worth 1, and yet an "
                                "N-position.")};
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
                 "passes the turn. In Nim such a heap has no move; in a subtraction game it has no move or one to the value 1. "
                 "So the rule is right there.")
            : tr("Here the proof breaks. It needs every move that changes the value of a heap to 0 or 1 to leave only heaps "
                 "worth at most 1. When a move splits a heap, large values can cancel: the nim-sum no longer shows them, but "
                 "under misère play they still matter. In Nim and in subtraction games no move splits a heap, and a heap worth 0 "
                 "has no move, or has one to the value 1. So the rule is right there.");
        //: %1 is two or more sentences
        return step.broke ? why : tr("%1 No position that can be reached from here is judged wrongly, but that is luck: with "
                                     "other heaps beside it, one may be.").arg(why);
    }
};

struct GrundyFlawPresets {
    Q_DECLARE_TR_FUNCTIONS(GrundyFlawPresets)
};

}  // namespace

Said said(const GrundyFlawStep& step, const StepPlace& place) { return std::visit(GrundyFlawWords{place}, step); }

/// Returns a table of a position and its options, with values and outcomes. The position is the first one for which the claim is false; if
/// there is none, it is the person's own position.
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
