#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>
#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr std::size_t mostOptions = 8;

QString ofHeap(Count heap)
{
    return QStringLiteral("g(%1)").arg(heap);
}

/// Returns a list of the options, each written by `write`, and a list of the values of the options. A long list ends with "…".
template <class Options, class Write>
std::pair<QString, QString> optionTexts(const Options& options, Write write)
{
    QStringList names;
    QStringList values;
    for (const auto& option : options) {
        if (names.size() == static_cast<qsizetype>(mostOptions)) {
            names.push_back(QStringLiteral("…"));
            values.push_back(QStringLiteral("…"));
            break;
        }
        names.push_back(write(option));
        values.push_back(number(option.value));
    }
    return {names.join(QStringLiteral(", ")), values.join(QStringLiteral(", "))};
}

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class PeriodWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodWords)

public:
    const StepPlace& place;

    // --- the steps that all proofs of periods share ---

    StepText operator()(const NimSequenceTerms& step) const
    {
        return {QStringLiteral("g = %1").arg(valuesText(step.values)),
                //: %1 is the last heap whose value was computed
                tr("Starting from g(0) = 0, each value is the mex: the least non-negative integer that is not the value of an "
                   "option. So the values follow one after the other, here up to g(%1).").arg(step.values.size() - 1)};
    }

    StepText operator()(const ZeroHeaps& step) const
    {
        if (step.heaps.empty())
            return {tr("No heap of a period has g(n) = 0"), tr("So from the first heap of the period on, every heap on its own is "
                                                               "an N-position.")};
        QStringList heaps;
        for (const Count heap : step.heaps)
            heaps.push_back(number(heap));
        const QString statement = tr("g(n) = 0 for n = <b>%1</b>").arg(commaList(heaps));
        if (step.preperiod == 0)
            //: %1 is the period
            return {statement, tr("These are the zeros of one period. A heap of n is a P-position exactly when n mod %1 is one of "
                                  "them.").arg(number(step.period))};
        //: %1 and %2 are the first and the last heap of one period, %3 is the length of the period
        return {statement, tr("These are the zeros from heap %1 to heap %2. A later heap is a P-position exactly when it is one of "
                              "them plus a multiple of %3.")
                               .arg(number(step.preperiod), number(step.preperiod + step.period - 1), number(step.period))};
    }

    StepText operator()(const HeapReadOff& step) const
    {
        if (step.like == step.size)
            return {QStringLiteral("%1 = <b>%2</b>").arg(ofHeap(step.size), number(step.value)),
                    tr("The heap is small: its value is among those already computed.")};
        return {QStringLiteral("%1 = %2 = <b>%3</b>").arg(ofHeap(step.size), ofHeap(step.like), number(step.value)),
                //: %1 is a heap, %2 a smaller heap with the same value, %3 is %1 − %2
                tr("%1 − %2 = %3 is a multiple of the period, so both heaps have the same value.")
                    .arg(number(step.size), number(step.like), number(step.size - step.like)),
                tr("By the period, what is the smallest heap that must have the same value as a heap of %1?").arg(number(step.size))};
    }

    StepText operator()(const ValuesDecide& step) const
    {
        const QString question = tr("Is this a P-position or an N-position?");
        const bool wins = step.outcome == Outcome::N;
        if (step.values.size() == 1)
            return {wins ? tr("g = %1 ≠ 0: an <b>N-position</b>").arg(number(step.sum)) : tr("g = 0: a <b>P-position</b>"),
                    wins ? tr("The value is not 0, so some option has the value 0. The player to move goes there, to a P-position. ■")
                         : tr("The value is 0, so no option has the value 0: every move leads to an N-position. ■"),
                    question};
        return {wins ? tr("%1, not 0: an <b>N-position</b>").arg(nimSumEquation(step.values, step.sum))
                     : tr("%1: a <b>P-position</b>").arg(nimSumEquation(step.values, step.sum)),
                tr("Several heaps have the nim-sum of their values as their value, as if they were Nim heaps of these sizes. ■"), question};
    }

    // --- subtraction games ---

    StepText operator()(const SubtractionRule& step) const
    {
        return {QStringLiteral("g(n) = mex{%1}").arg(ruleText(step.amounts)),
                //: %1 is the largest amount that may be taken
                tr("A move takes an allowed amount, if the heap has that many. So g(n) follows from the %1 values before it, and "
                   "from nothing else.", nullptr, pluralForm(step.reach)).arg(number(step.reach))};
    }

    StepText operator()(const SubtractionMex& step) const
    {
        const auto [names, values] = optionTexts(step.options, [](const TakeOption& option) { return ofHeap(option.left); });
        return {QStringLiteral("%1 = mex{%2} = mex{%3} = <b>%4</b>").arg(ofHeap(step.heap), names, values, number(step.value)),
                //: %1 is a heap, %2 the Grundy value of this heap
                tr("%1 is the smallest heap from which every allowed amount can be taken. The mex, the least non-negative integer "
                   "that none of its options has as its value, is %2.").arg(number(step.heap), number(step.value)),
                //: %1 is a heap, %2 a list of the values of its options
                tr("Values of the options of a heap of %1: %2. What is g(%1)?").arg(number(step.heap), values)};
    }

    StepText operator()(const WindowsMustRecur& step) const
    {
        return {tr("At most %1<sup>%2</sup> different windows").arg(number(step.most + 1), number(step.reach)),
                //: %1 is the largest number of options of a heap, %2 the length of a window
                tr("The number of options of a heap is at most %1, and so is its value. So there are only finitely many different "
                   "windows of length %2: sooner or later one of them appears again.")
                    .arg(number(step.most), number(step.reach))};
    }

    StepText operator()(const EqualWindowPair& step) const
    {
        return {QStringLiteral("%1 = %2 = <b>%3</b>")
                    .arg(windowText(step.first, step.length), windowText(step.second, step.length), valuesText(step.window, 16)),
                //: %1 is the length of a window, %2 and %3 are the heaps at which the window begins
                tr("This is the certificate: the window of length %1 that starts at heap %2 appears again at heap %3, value for value.")
                    .arg(number(step.length), number(step.first), number(step.second)),
                //: %1 is the length of a window, %2 the heap at which it begins, %3 the values in the window
                tr("The window of length %1 that starts at heap %2 is %3. At which heap does it appear again?")
                    .arg(number(step.length), number(step.first), valuesText(step.window, 16))};
    }

    StepText operator()(const WindowsGoOn& step) const
    {
        return {tr("g(n + <b>%1</b>) = g(n) for all n ≥ %2").arg(number(step.period), number(step.preperiod)),
                //: %1 and %2 are the heaps after two equal windows, %3 the value of both heaps, %4 the period
                tr("g(%1) and g(%2) follow by the same rule from equal windows, so both are %3. Now the windows one further on are "
                   "equal too, and so it goes on forever. The period is %4.")
                    .arg(number(step.left), number(step.right), number(step.value), number(step.period)),
                tr("Every value follows from the window before it, and two windows are equal. What is the period?")};
    }

    // --- the theorem of Guy and Smith ---

    StepText operator()(const CodeMeaning& step) const
    {
        QStringList digits;
        for (const CodeDigit& digit : step.digits) {
            QStringList parts;
            for (const Count part : {Count{1}, Count{2}, Count{4}}) {
                if (digit.digit / part % 2 == 1)
                    parts.push_back(number(part));
            }
            const QString name = QStringLiteral("d<sub>%1</sub> = %2").arg(digit.taken).arg(digit.digit);
            digits.push_back(parts.size() == 1 ? name : name + QStringLiteral(" = ") + parts.join(QStringLiteral(" + ")));
            if (digits.size() == static_cast<qsizetype>(mostOptions) && step.digits.size() > mostOptions) {
                digits.push_back(QStringLiteral("…"));
                break;
            }
        }
        return {commaList(digits),
                //: %1 is the place of the last digit of a code
                tr("The digit for taking i stones says what may be left of the heap: 1 stands for nothing, 2 for one heap, 4 for "
                   "two heaps. A sum such as 7 = 1 + 2 + 4 allows each of its terms. The last digit is at place k = %1, so no move "
                   "takes more than %1.").arg(number(step.last))};
    }

    StepText operator()(const CodeMex& step) const
    {
        const auto [names, values] = optionTexts(step.options, optionText);
        const QString question = step.options.empty()
            ? tr("A heap of %1 has no option. What is g(%1)?").arg(number(step.heap))
            : tr("Values of the options of a heap of %1: %2. What is g(%1)?").arg(number(step.heap), values);
        if (step.options.empty())
            return {QStringLiteral("%1 = <b>%2</b>").arg(ofHeap(step.heap), number(step.value)),
                    tr("This heap has no moves, so no value occurs and the mex is 0."), question};
        return {QStringLiteral("%1 = mex{%2} = mex{%3} = <b>%4</b>").arg(ofHeap(step.heap), names, values, number(step.value)),
                tr("An option is nothing, one heap, or two heaps; the value of two heaps is the nim-sum of their values. The mex, "
                   "the least non-negative integer that no option has as its value, is %1.").arg(number(step.value)),
                question};
    }

    StepText operator()(const GuySmithWindow& step) const
    {
        //: %1 is n0, %2 the period, %3 is k
        const QString reason = place.proof.theorem == Theorem::GuySmith
            ? tr("Compared one by one, with n<sub>0</sub> = %1, p = %2, and k = %3. A window of this length is enough: the next "
                 "step shows why.")
            : tr("Compared one by one, with n<sub>0</sub> = %1 ≥ 1, p = %2, and k = %3. A window of this length is enough, by the "
                 "theorem of Guy and Smith.");
        return {tr("g(n + %1) = g(n) for %2 ≤ n &lt; 2 · %2 + %1 + %3 = <b>%4</b>")
                    .arg(number(step.period), number(step.from), number(step.last), number(step.below)),
                reason.arg(number(step.from), number(step.period), number(step.last)),
                tr("Let n<sub>0</sub> = %1, p = %2, and k = %3. The values are compared for all n from n<sub>0</sub> on that are "
                   "less than 2 · n<sub>0</sub> + p + k. What number is this?").arg(number(step.from), number(step.period), number(step.last))};
    }

    StepText operator()(const GuySmithGoesOn& step) const
    {
        return {tr("The larger heap left: at least (%1 − %2) / 2 = <b>%3</b> = n<sub>0</sub> + p")
                    .arg(number(step.heap), number(step.last), number(step.larger)),
                //: %1 is the first heap after the window, %2 the largest number of stones that may be taken, %3 the size of the larger heap
                //: that is left, %4 the heap with which %1 is compared, %5 the size of the larger heap that is left of %4
                tr("A move from %1 takes at most %2 and leaves at most two heaps, so the larger one has at least %3. Taking a "
                   "period off it keeps its value and gives an option of %4. The converse holds too: there the larger heap has at "
                   "least %5 ≥ n<sub>0</sub>. Equal values of the options give equal mex values, and so on for all larger heaps.")
                    .arg(number(step.heap), number(step.last), number(step.larger), number(step.back), number(step.backLarger))};
    }

    StepText operator()(const GuySmithExample& step) const
    {
        const CodeOption far{step.taken, step.first, step.second, step.value};
        const CodeOption near{step.taken, step.first, step.shorter, step.value};
        const QString statement = QStringLiteral("%1 = %2 = <b>%3</b>").arg(optionText(far), optionText(near), number(step.value));
        if (step.first == 0)
            //: %1 and %3 are heaps, %2 and %4 are the heaps that a move leaves of %1 and %3
            return {statement, tr("For example, %1 can become %2, and %3 can become %4: the same number is taken, and the value is "
                                  "the same.")
                                   .arg(number(step.heap), number(step.second), number(step.back), number(step.shorter))};
        //: %1 and %4 are heaps; %2 + %3 are the heaps that a move leaves of %1, and %2 + %5 those that it leaves of %4
        return {statement, tr("For example, %1 can become %2 + %3, and %4 can become %2 + %5: the larger heap is one period "
                              "smaller and has the same value.")
                               .arg(number(step.heap), number(step.first), number(step.second), number(step.back), number(step.shorter))};
    }

    StepText operator()(const HeapZeroApart& step) const
    {
        const QString statement = step.same
            ? QStringLiteral("g(0) = %1 = g(%2)").arg(number(step.atZero), number(step.period))
            : QStringLiteral("g(0) = %1 ≠ %3 = g(%2)").arg(number(step.atZero), number(step.period), number(step.atPeriod));
        return {statement,
                step.same ? tr("The argument needs n<sub>0</sub> ≥ 1, because neither heap of a split is empty. Heap 0 is compared "
                               "separately: it fits, so the period holds from heap 0 on.")
                          : tr("The argument needs n<sub>0</sub> ≥ 1, because neither heap of a split is empty. Heap 0 is compared "
                               "separately: it does not fit, so the period holds from heap 1 on.")};
    }
};

struct PeriodNames {
    Q_DECLARE_TR_FUNCTIONS(PeriodPresets)
};

}  // namespace

QString valuesText(const std::vector<Count>& values, std::size_t most)
{
    QStringList list;
    for (const Count value : values) {
        if (list.size() == static_cast<qsizetype>(most)) {
            list.push_back(QStringLiteral("…"));
            break;
        }
        list.push_back(number(value));
    }
    return list.join(QStringLiteral(", "));
}

QString optionText(const CodeOption& option)
{
    if (option.second == 0)
        return QStringLiteral("0");
    return option.first == 0 ? ofHeap(option.second)
                             : QStringLiteral("%1 ⊕ %2").arg(ofHeap(option.first), ofHeap(option.second));
}

QString ruleText(const std::vector<Count>& amounts)
{
    QStringList list;
    for (const Count amount : amounts) {
        if (list.size() + 1 > static_cast<qsizetype>(mostOptions)) {
            list.push_back(QStringLiteral("…"));
            break;
        }
        list.push_back(QStringLiteral("g(n − %1)").arg(amount));
    }
    return list.join(QStringLiteral(", "));
}

QString windowText(Count first, Count length)
{
    if (length == 1)
        return ofHeap(first);
    return QStringLiteral("%1, …, %2").arg(ofHeap(first), ofHeap(first + length - 1));
}

QString optionNames(const SubtractionMex& step)
{
    return optionTexts(step.options, [](const TakeOption& option) { return ofHeap(option.left); }).first;
}

QString optionNames(const CodeMex& step) { return optionTexts(step.options, optionText).first; }

StepText stepText(const PeriodStep& step, const StepPlace& place) { return std::visit(PeriodWords{place}, step); }

std::vector<ProofPreset> guySmithPresets()
{
    return {
        //: Short names of positions that the user can try
        {PeriodNames::tr("Kayles"), "kayles:12,7"},
        {PeriodNames::tr("Dawson's Kayles"), "dawson-kayles:100"},
        {PeriodNames::tr("A period from heap 0 on"), "octal(0.33):1000"},
        {PeriodNames::tr("A period from heap 1 on"), "octal(0.2):9"},
        {PeriodNames::tr("Kayles with a quintillion pins"), "kayles:1000000000000000000"},
    };
}

std::vector<ProofPreset> windowFromZeroPresets()
{
    return {
        {PeriodNames::tr("The smallest counterexample"), "octal(0.4):3"},
        {PeriodNames::tr("Right by luck on this heap"), "octal(0.4):2"},
        {PeriodNames::tr("A code where it happens to hold"), "octal(0.33):10"},
    };
}

std::vector<ProofPreset> periodByEyePresets()
{
    return {
        {PeriodNames::tr("6, 8, or 12?"), "subtraction(1,3,4):20"},
        {PeriodNames::tr("A preperiod first"), "subtraction(2,4,7):30"},
        {PeriodNames::tr("Three amounts"), "subtraction(2,5,6):17"},
    };
}

std::vector<ProofPreset> subtractionPeriodPresets()
{
    return {
        {PeriodNames::tr("Period seven"), "subtraction(1,3,4):20"},
        {PeriodNames::tr("Two heaps"), "subtraction(1,3,4):20,13"},
        {PeriodNames::tr("A preperiod first"), "subtraction(2,4,7):30"},
        {PeriodNames::tr("Only one amount"), "subtraction(5):23"},
        {PeriodNames::tr("A heap of a quintillion"), "subtraction(1,3,4):1000000000000000000"},
    };
}

ProofTable sequenceTable(const Proof& proof)
{
    constexpr std::size_t mostRows = 14;
    const NimSequenceTerms* terms = nullptr;
    Count period = 0;
    for (const Step& step : proof.steps) {
        if (const auto* found = stepAs<NimSequenceTerms>(step))
            terms = found;
        if (const auto* pair = stepAs<EqualWindowPair>(step))
            period = pair->second - pair->first;
        if (const auto* window = stepAs<GuySmithWindow>(step))
            period = window->period;
    }
    if (!terms)
        return {};
    const std::size_t wide = period >= 2 && period <= 14 ? static_cast<std::size_t>(period) : 10;
    ProofTable table{PeriodNames::tr("Grundy values g(n), in rows of %1").arg(wide), {QStringLiteral("n")}, {}};
    for (std::size_t place = 0; place < wide; ++place)
        table.columns.push_back(QStringLiteral("+%1").arg(place));
    for (std::size_t first = 0; first < terms->values.size() && table.rows.size() < static_cast<qsizetype>(mostRows); first += wide) {
        QStringList row{number(first)};
        for (std::size_t heap = first; heap < first + wide; ++heap)
            row.push_back(heap < terms->values.size() ? number(terms->values[heap]) : QString());
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace nimstone::wording
