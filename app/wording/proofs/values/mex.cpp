#include "app/wording/proofs/values/figure_sums.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// The largest number of positions whose names a sentence lists. If there are more, the sentence contains only their number.
constexpr std::size_t mostNamed = 6;

/// Returns the value of each position, read from the steps of the proof.
std::vector<Count> valuesOf(const Proof& proof)
{
    const auto* const all = stepAs<MexPositions>(proof.steps.front());
    std::vector<Count> values(all ? all->positions.size() : 0, 0);
    for (const Step& step : proof.steps) {
        const auto* const found = stepAs<MexValue>(step);
        if (found && found->place < values.size())
            values[found->place] = found->value;
    }
    return values;
}

class MexWords {
    Q_DECLARE_TR_FUNCTIONS(MexWords)

public:
    const StepPlace& here;

    Said operator()(const MexPositions& step) const
    {
        const QString always = tr("Let these be all positions that can be reached; there are finitely many. They are listed in "
                                  "the order of the longest game still possible; the last, G<sub>n</sub>, is the position "
                                  "itself. Positions that the rules treat alike count as one. No game goes on forever, and a "
                                  "move shortens the longest game. So every option of a position stands before it. In this order "
                                  "the Grundy value g(G) of every position G can be defined as the mex of the values of its "
                                  "options. Proofs by induction are possible, too.");
        if (step.positions.size() == 1)
            return {tr("No move is possible here"), {},
                    tr("The Grundy value of a position is the mex of the values of its options: the least non-negative integer "
                       "that does not occur among them. Here there are no options."), always};
        //: %1 is a number of positions, 2 or more, %2 a number of moves
        return {{tr("Positions that can be reached: <b>%1</b>; moves between them: <b>%2</b>"),
                 //: %1 is a list of letters
                 tr("Positions that can be reached: <b>%1</b>")},
                {{u"G<sub>1</sub>, …, G<sub>n</sub>", step.positions.size()}, {u"", step.moves}},
                here.proof.rules().as<FibonacciNim>()
                    ? tr("A position (n, q) is a heap of n stones, of which at most q may be taken now. The positions are sorted "
                         "by the length of the longest game still possible. A move shortens it, so every move leads to an "
                         "earlier position, and the values of all options are known when they are needed.")
                    : tr("The positions are sorted by the length of the longest game still possible. A move shortens it, so "
                         "every move leads to an earlier position, and the values of all options are known when they are needed. "
                         "Positions that differ only in the order of heaps, or in empty heaps, count as one unless the rules "
                         "tell them apart."),
                always};
    }

    Said operator()(const MexEnds& step) const
    {
        const QString value = QStringLiteral("mex{ } = <b>%1</b>").arg(step.value);
        std::vector<std::size_t> places;
        for (std::size_t end = 0; end < step.ends; ++end)
            places.push_back(end);
        const QString line = step.ends == 1 ? QStringLiteral("g%1 = %2").arg(nameOf(0), value)
            : step.ends <= mostNamed
            //: %1 is a list of positions without a move, two or more, %2 is "mex{ } = 0"
            ? tr("%1: g = %2").arg(namesOf(places), value)
            //: %1 is the number of positions without a move, %2 is "mex{ } = 0"
            : tr("%1 end positions: g = %2").arg(QString::number(step.ends), value);
        return {{line, QStringLiteral("g = mex{ } = <b>0</b>")}, {},
                tr("An end position has no options, so no number occurs, and 0 is the least that is missing. The player to move "
                   "has lost: it is a P-position with the value 0."),
                tr("Let G be an end position, one without options. No number occurs, so 0 is the least that is missing. The "
                   "player to move has lost: G is a P-position with the value 0, as the theorem says.")};
    }

    Said operator()(const MexValue& step) const
    {
        const QString name = heapsText(step.heaps);
        const QString values = setText(step.values);
        const QString question = step.values.size() == 1
            //: %1 is a position, %2 a number
            ? tr("Every option of %1 has the value %2. What is the value of %1?").arg(name, number(step.values.front()))
            //: %1 is a position, %2 a set of two or more numbers, such as {0, 1, 3}
            : tr("The options of %1 have the values %2. What is the value of %1?").arg(name, values);
        return {QStringLiteral("g%1 = mex%2 = <b>%3</b>"),
                {{u"(G)", name}, {u"{g(H<sub>1</sub>), …, g(H<sub>j</sub>)}", values}, {u"v", step.value}},
                whyMex(step), tr("Let G have the options H<sub>1</sub>, …, H<sub>j</sub>, with j ≥ 1. They stand before G, so "
                                 "their values are known. At most j of the numbers 0, 1, …, j occur among them, so there is a "
                                 "least number v that does not occur. Every number below v occurs, v itself does not."),
                              question};
    }

    Said operator()(const MexConclusion& step) const
    {
        const QString name = lastName();
        const QString question = tr("The value of %1 is %2. Is it a P-position or an N-position?").arg(name, number(step.value));
        if (step.outcome == Outcome::N)
            //: %1 is a position, %2 the value of this position
            return {tr("g%1 = %2 ≠ 0: an <b>N-position</b>"), {{u"(G<sub>n</sub>)", name}, {u"v", step.value}},
                    //: %1 is a position or a list of positions
                    tr("0 is less than the mex, so it is the value of some option, here of %1. After a move there, every reply "
                       "makes the value different from 0. The player who moved there restores 0 each time, until the opponent "
                       "cannot move.").arg(namesOf(step.lost)),
                    tr("Suppose, by induction, that among all positions before G<sub>n</sub> exactly those of value 0 are "
                       "P-positions. Because v is the mex and 0 &lt; v, some option has the value 0. It is a P-position, so the "
                       "player to move wins by moving there."),
                    question};
        const bool isEnd = here.earlier<MexValue>() == nullptr;
        //: %1 is a position
        return {tr("g%1 = 0: a <b>P-position</b>"), {{u"(G<sub>n</sub>)", name}},
                isEnd
                    ? tr("No move is possible, so the player to move has lost.")
                    : tr("No option has the value 0. After any move the value is not 0, and the opponent brings it back to 0 "
                         "each time, until the player to move cannot move."),
                tr("Suppose, by induction, that among all positions before G<sub>n</sub> exactly those of value 0 are "
                   "P-positions. The mex is 0, so no option has the value 0: every option, if there is one, is an N-position. So "
                   "the player to move loses."), question};
    }

private:
    QString whyMex(const MexValue& step) const
    {
        const bool named = step.options.size() <= mostNamed;
        const QString options = named ? namesWithValues(step.options) : number(step.options.size());
        const bool single = step.options.size() == 1;
        if (step.value == 0 && named)
            return single
                //: %1 is a position, %2 the value of this position
                ? tr("The only option is %1, worth %2. The value 0 does not occur, so the mex is 0.")
                      .arg(nameOf(step.options.front()), number(step.values.front()))
                //: %1 is a list of two or more positions with their values: "(1) worth 1 and (2) worth 2"
                : tr("The options are %1. The value 0 does not occur, so the mex is 0.").arg(options);
        if (step.value == 0)
            //: %1 is the number of options, 7 or more
            return tr("None of the %1 options has the value 0, so the mex is 0.").arg(options);
        if (step.value == 1 && named)
            return single
                //: %1 is a position
                ? tr("The only option is %1, worth 0. The value 0 occurs and 1 does not, so the mex is 1.")
                      .arg(nameOf(step.options.front()))
                : tr("The options are %1. The value 0 occurs and 1 does not, so the mex is 1.").arg(options);
        if (step.value == 1)
            return tr("Among the values of the %1 options, 0 occurs and 1 does not, so the mex is 1.").arg(options);
        if (named)
            //: %1 is a list of positions with their values, %2 is %3 − 1, %3 is the mex
            return tr("The options are %1. All values from 0 to %2 occur and %3 does not, so the mex is %3.")
                       .arg(options, number(step.value - 1), number(step.value));
        //: %1 is the number of options, %2 is %3 − 1, %3 is the mex
        return tr("Among the values of the %1 options, all from 0 to %2 occur and %3 does not, so the mex is %3.")
                   .arg(options, number(step.value - 1), number(step.value));
    }

    QString nameOf(std::size_t place) const
    {
        const auto* const all = here.earlier<MexPositions>();
        return all && place < all->positions.size() ? heapsText(all->positions[place].heaps) : QStringLiteral("…");
    }

    QString namesOf(const std::vector<std::size_t>& places) const
    {
        std::vector<QString> names;
        for (const std::size_t place : places)
            names.push_back(nameOf(place));
        return listText(names);
    }

    /// Returns a list of positions with their values, such as "(0) worth 0 and (1) worth 1".
    QString namesWithValues(const std::vector<std::size_t>& places) const
    {
        const std::vector<Count> values = valuesOf(here.proof);
        std::vector<QString> items;
        for (const std::size_t place : places)
            //: In a list: %1 is a position, %2 its value
            items.push_back(tr("%1 worth %2").arg(nameOf(place), place < values.size() ? number(values[place]) : QString()));
        return listText(items);
    }

    QString lastName() const
    {
        const auto* const all = here.earlier<MexPositions>();
        return all && !all->positions.empty() ? heapsText(all->positions.back().heaps) : QString();
    }
};

}  // namespace

QString setText(std::span<const Count> numbers)
{
    QStringList items;
    for (const Count each : numbers)
        items << number(each);
    return items.empty() ? QStringLiteral("{ }") : QStringLiteral("{%1}").arg(items.join(QStringLiteral(", ")));
}

Said said(const MexStep& step, const StepPlace& place) { return std::visit(MexWords{place}, step); }

/// Returns a table of all positions, each with its value and the values of its options.
ProofTable mexTable(const Proof& proof)
{
    const auto* const all = stepAs<MexPositions>(proof.steps.front());
    if (!all)
        return {};
    ProofTable table{MexWords::tr("The positions in order, each with the values of its options and its own value"),
                     //: The headings of a table: a position; the values of its options; and its value, the mex of these values
                     {MexWords::tr("Position"), MexWords::tr("Values of the options"), MexWords::tr("mex")},
                     {}};
    for (const MexPlace& place : all->positions)
        table.rows.push_back({heapsText(place.heaps), QStringLiteral("{ }"), QStringLiteral("0")});
    for (const Step& step : proof.steps) {
        if (const auto* const value = stepAs<MexValue>(step))
            table.rows[static_cast<qsizetype>(value->place)] = {heapsText(value->heaps), setText(value->values),
                                                                QStringLiteral("<b>%1</b>").arg(value->value)};
    }
    return table;
}

std::vector<ProofPreset> mexPresets()
{
    return {
        //: Short names of positions that the user can try
        {MexWords::tr("A row of five pins"), "kayles:5"},
        {MexWords::tr("Two heaps of Nim"), "nim:2,3"},
        {MexWords::tr("Wythoff's game, a cold pair"), "wythoff:3,5"},
        {MexWords::tr("Only 1, 3, or 4 may be taken"), "subtraction(1,3,4):9"},
        {MexWords::tr("A heap of 4, worth 3"), "lasker-nim:4"},
        {MexWords::tr("Grundy's game"), "grundy-game:9"},
        {MexWords::tr("A heap with its quota"), "fibonacci-nim:6~4"},
        {MexWords::tr("Five pins in a row, lost"), "dawson-kayles:5"},
    };
}

}  // namespace nimstone::wording
