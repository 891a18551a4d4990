// The general texts of the steps about Grundy values by mex, with letters instead of numbers.
#include "app/wording/proofs/values/figure_sums.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class MexLetters {
    Q_DECLARE_TR_FUNCTIONS(MexLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const MexPositions& step) const
    {
        const QString reason =
            tr("Let these be all positions that can be reached; there are finitely many. They are listed in the order of the "
               "longest game still possible; the last, G<sub>n</sub>, is the position itself. Positions that the rules treat "
               "alike count as one. No game goes on forever, and a move shortens the longest game. So every option of a "
               "position stands before it. In this order the Grundy value g(G) of every position G can be defined as the mex of "
               "the values of its options. Proofs by induction are possible, too.");
        if (step.positions.size() == 1)
            return {tr("No move is possible here"), reason};
        //: %1 is a list of letters
        return {tr("Positions that can be reached: <b>%1</b>"), reason,
                {{QStringLiteral("G<sub>1</sub>, …, G<sub>n</sub>"), number(step.positions.size())}}};
    }

    GeneralText operator()(const MexEnds&) const
    {
        return {QStringLiteral("g = mex{ } = <b>0</b>"),
                tr("Let G be an end position, one without options. No number occurs, so 0 is the least that is missing. The "
                   "player to move has lost: G is a P-position with the value 0, as the theorem says.")};
    }

    GeneralText operator()(const MexValue& step) const
    {
        return {QStringLiteral("g%1 = mex{%2} = <b>%3</b>"),
                tr("Let G have the options H<sub>1</sub>, …, H<sub>j</sub>, with j ≥ 1. They stand before G, so their values "
                   "are known. At most j of the numbers 0, 1, …, j occur among them, so there is a least number v that does "
                   "not occur. Every number below v occurs, v itself does not."),
                {{QStringLiteral("(G)"), heapsText(step.heaps)},
                 {QStringLiteral("g(H<sub>1</sub>), …, g(H<sub>j</sub>)"), setText(step.values).remove(u'{').remove(u'}')},
                 {QStringLiteral("v"), number(step.value)}}};
    }

    GeneralText operator()(const MexConclusion& step) const
    {
        const auto* const all = place.earlier<MexPositions>();
        const GeneralText::Letter own{QStringLiteral("(G<sub>n</sub>)"),
                                      all && !all->positions.empty() ? heapsText(all->positions.back().heaps) : QString()};
        if (step.outcome == Outcome::N)
            //: %1 is "(G<sub>n</sub>)", %2 the letter v
            return {tr("g%1 = %2 ≠ 0: an <b>N-position</b>"),
                    tr("Suppose, by induction, that among all positions before G<sub>n</sub> exactly those of value 0 are "
                       "P-positions. Because v is the mex and 0 &lt; v, some option has the value 0. It is a P-position, so "
                       "the player to move wins by moving there."),
                    {own, {QStringLiteral("v"), number(step.value)}}};
        //: %1 is "(G<sub>n</sub>)"
        return {tr("g%1 = 0: a <b>P-position</b>"),
                tr("Suppose, by induction, that among all positions before G<sub>n</sub> exactly those of value 0 are "
                   "P-positions. The mex is 0, so no option has the value 0: every option, if there is one, is an N-position. "
                   "So the player to move loses."),
                {own}};
    }
};

}  // namespace

GeneralText generalText(const MexStep& step, const StepPlace& place) { return std::visit(MexLetters{place}, step); }

}  // namespace nimstone::wording
