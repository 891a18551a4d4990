// The steps of the proofs about periods.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>
#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr std::size_t mostOptions = 8;  ///< the largest number of options that a line lists

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

/// Returns the values of all options of a heap n, such as "g(n − 1), g(n − 3), g(n − 4)".
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

class PeriodWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodWords)

public:
    const StepPlace& place;

    // --- the steps that all proofs of periods share ---

    Said operator()(const NimSequenceTerms& step) const
    {
        return {QStringLiteral("g = %1"), {{u"g(0), g(1), g(2), …", valuesText(step.values)}},
                //: %1 is the last heap whose value was computed
                tr("Starting from g(0) = 0, each value is the mex: the least non-negative integer that is not the value of an "
                   "option. So the values follow one after the other, here up to g(%1).").arg(step.values.size() - 1),
                tr("A heap of 0 has no option, so g(0) = 0. The options of a larger heap consist of smaller heaps, whose values "
                   "are already known. So the values follow one after the other: g(n) is the mex, the least non-negative integer "
                   "that is not the value of an option.")};
    }

    /// Every subtraction game has zeros in its period, because a heap whose value is not 0 has an option with the value 0.
    Said operator()(const ZeroHeaps& step) const
    {
        if (step.heaps.empty())
            return {tr("No heap of a period has g(n) = 0"), {},
                    tr("So from the first heap of the period on, every heap on its own is an N-position.")};
        QStringList heaps;
        for (const Count heap : step.heaps)
            heaps.push_back(number(heap));
        //: %1 is a list of heaps
        return {tr("g(n) = 0 for n = <b>%1</b>"), {{u"z<sub>1</sub>, z<sub>2</sub>, …", commaList(heaps)}},
                step.preperiod == 0
                    //: %1 is the period
                    ? tr("These are the zeros of one period. A heap of n is a P-position exactly when n mod %1 is one of them.")
                          .arg(number(step.period))
                    //: %1 and %2 are the first and the last heap of one period, %3 is the length of the period
                    : tr("These are the zeros from heap %1 to heap %2. A later heap is a P-position exactly when it is one of "
                         "them plus a multiple of %3.")
                          .arg(number(step.preperiod), number(step.preperiod + step.period - 1), number(step.period)),
                tr("Let z<sub>1</sub> &lt; z<sub>2</sub> &lt; … be the heaps from n<sub>0</sub> to n<sub>0</sub> + p − 1 with "
                   "the value 0. By the theorem on Grundy values, a heap on its own is a P-position exactly when its value is 0. "
                   "By the period, a heap of n ≥ n<sub>0</sub> is a P-position exactly when n is one of these plus a multiple of "
                   "p.")};
    }

    Said operator()(const HeapReadOff& step) const
    {
        // The text of the flaw is about one heap; the texts of the theorems are about any number of heaps.
        const bool isOnly = place.proof.theorem == Theorem::FlawWindowFromZero;
        const Symbol own{isOnly ? u"g(x)" : u"g(x<sub>i</sub>)", ofHeap(step.size)};
        const Symbol like{isOnly ? u"g(r)" : u"g(r<sub>i</sub>)", ofHeap(step.like)};
        const Symbol value{isOnly ? u"v" : u"v<sub>i</sub>", bold(step.value)};
        const QString always = isOnly
            ? tr("Let x be the heap and v its value. Let x mod q be the remainder of x on division by q, and c = g(x mod q): "
                 "that is the value that the claim gives x. If x ≥ n<sub>0</sub> + p, let r be the one of n<sub>0</sub>, …, "
                 "n<sub>0</sub> + p − 1 for which x − r is a multiple of p; otherwise let r = x. Each step of p keeps the value, "
                 "so g(x) = g(r).")
            : tr("Let x<sub>1</sub>, …, x<sub>h</sub> be the heaps, v<sub>i</sub> the value of x<sub>i</sub>, and s the nim-sum "
                 "of these values. If x<sub>i</sub> ≥ n<sub>0</sub> + p, let r<sub>i</sub> be the one of n<sub>0</sub>, …, "
                 "n<sub>0</sub> + p − 1 for which x<sub>i</sub> − r<sub>i</sub> is a multiple of p; otherwise let r<sub>i</sub> "
                 "= x<sub>i</sub>. Each step of p keeps the value, and the value of r<sub>i</sub> is already computed.");
        if (step.like == step.size)
            return {QStringLiteral("%1 = %2"), {own, value}, tr("The heap is small: its value is among those already computed."),
                                                             always};
        return {QStringLiteral("%1 = %2 = %3"), {own, like, value},
                //: %1 is a heap, %2 a smaller heap with the same value, %3 is %1 − %2
                tr("%1 − %2 = %3 is a multiple of the period, so both heaps have the same value.")
                    .arg(number(step.size), number(step.like), number(step.size - step.like)),
                always,
                tr("By the period, what is the smallest heap that must have the same value as a heap of %1?")
                    .arg(number(step.size))};
    }

    Said operator()(const ValuesDecide& step) const
    {
        const QString question = tr("Is this a P-position or an N-position?");
        const bool wins = step.outcome == Outcome::N;
        const QString always = wins
            ? tr("By the Sprague–Grundy theorem, the nim-sum of the values is the value of the position. Exactly the positions "
                 "of value 0 are P-positions. Here s ≠ 0.")
            : tr("By the Sprague–Grundy theorem, the nim-sum of the values is the value of the position. Exactly the positions "
                 "of value 0 are P-positions. Here s = 0.");
        if (step.values.size() == 1) {
            if (wins)
                //: %1 is the value of a heap
                return {tr("g = %1 ≠ 0: an <b>N-position</b>"), {{u"v<sub>1</sub>", step.sum}},
                        tr("The value is not 0, so some option has the value 0. The player to move goes there, to a P-position."),
                        always, question};
            return {tr("g = 0: a <b>P-position</b>"), {},
                    tr("The value is 0, so no option has the value 0: every move leads to an N-position."), always, question};
        }
        //: %1 is a nim-sum with its value
        const QString line = wins ? tr("%1, not 0: an <b>N-position</b>")
                                  //: %1 is a nim-sum with its value
                                  : tr("%1: a <b>P-position</b>");
        return {line,
                {{wins ? u"v<sub>1</sub> ⊕ … ⊕ v<sub>h</sub> = s" : u"v<sub>1</sub> ⊕ … ⊕ v<sub>h</sub> = 0",
                  nimSumEquation(step.values, step.sum)}},
                tr("Several heaps have the nim-sum of their values as their value, as if they were Nim heaps of these sizes."),
                always, question};
    }

    // --- subtraction games ---

    Said operator()(const SubtractionRule& step) const
    {
        return {QStringLiteral("g(n) = mex{%1}"), {{u"g(n − a<sub>1</sub>), …, g(n − a<sub>j</sub>)", ruleText(step.amounts)}},
                //: %1 is the largest amount that may be taken
                tr("A move takes an allowed amount, if the heap has that many. So g(n) follows from the %1 values before it, and "
                   "from nothing else.", nullptr, pluralForm(step.reach)).arg(number(step.reach)),
                tr("Let a<sub>1</sub> &lt; … &lt; a<sub>j</sub> be the amounts that may be taken, positive integers with j ≥ 1, "
                   "and m = a<sub>j</sub> the largest of them. Let g(n) be the Grundy value of a heap of n stones. Taking "
                   "a<sub>i</sub> leaves n − a<sub>i</sub>; with fewer stones than a<sub>i</sub> this term is left out. For n ≥ "
                   "m no term is left out. So g(n) follows from the m values before it, by the same rule for every such n.")};
    }

    Said operator()(const SubtractionMex& step) const
    {
        const auto [names, values] = optionTexts(step.options, [](const TakeOption& option) { return ofHeap(option.left); });
        return {{mexLine(), QStringLiteral("%1 = mex{%2}")},
                {{u"g(m)", ofHeap(step.heap)}, {u"g(m − a<sub>1</sub>), …, g(0)", names}, {u"", values}, {u"", step.value}},
                //: %1 is a heap, %2 the Grundy value of this heap
                tr("%1 is the smallest heap from which every allowed amount can be taken. The mex, the least non-negative "
                   "integer that none of its options has as its value, is %2.").arg(number(step.heap), number(step.value)),
                tr("A heap of m is the smallest from which every amount can be taken, and m − a<sub>j</sub> = 0. From here on, "
                   "every value is the mex of the j values that stand at the distances a<sub>1</sub>, …, a<sub>j</sub> before it."),
                //: %1 is a heap, %2 a list of the values of its options
                tr("Values of the options of a heap of %1: %2. What is g(%1)?").arg(number(step.heap), values)};
    }

    Said operator()(const WindowsMustRecur& step) const
    {
        //: %1 is the base of a power, %2 its exponent
        return {tr("At most %1<sup>%2</sup> different windows"), {{u"(j + 1)", step.most + 1}, {u"m", step.reach}},
                //: %1 is the largest number of options of a heap, %2 the length of a window
                tr("The number of options of a heap is at most %1, and so is its value. So there are only finitely many "
                   "different windows of length %2: sooner or later one of them appears again.")
                    .arg(number(step.most), number(step.reach)),
                tr("A window is m consecutive values. A heap has at most j options, so one of the j + 1 numbers 0, 1, …, j is "
                   "not the value of an option, and the mex is at most j. So each place of a window has at most j + 1 possible "
                   "values. There are infinitely many windows, so two of them are equal.")};
    }

    Said operator()(const EqualWindowPair& step) const
    {
        return {{QStringLiteral("%1 = %2 = <b>%3</b>"), QStringLiteral("%1 = %2")},
                {{u"g(n<sub>0</sub>), …, g(n<sub>0</sub> + m − 1)", windowText(step.first, step.length)},
                 {u"g(n<sub>0</sub> + p), …, g(n<sub>0</sub> + p + m − 1)", windowText(step.second, step.length)},
                 {u"", valuesText(step.window, 16)}},
                //: %1 is the length of a window, %2 and %3 are the heaps at which the window begins
                tr("This is the certificate: the window of length %1 that starts at heap %2 appears again at heap %3, value for "
                   "value.").arg(number(step.length), number(step.first), number(step.second)),
                place.proof.theorem == Theorem::SubtractionPeriod ? tr("Some window appears again, as just shown. Let "
                                                                       "n<sub>0</sub> be the first heap at which such a window "
                                                                       "starts, and n<sub>0</sub> + p the first heap at which it "
                                                                       "appears again, with p ≥ 1. Comparing the m values one by "
                                                                       "one confirms it: this is the certificate.")
                                                                  : tr("By the theorem on subtraction games, some window of m "
                                                                       "values appears again. The first heap at which such a "
                                                                       "window starts is n<sub>0</sub>; let n<sub>0</sub> + p, "
                                                                       "with p ≥ 1, be the first heap at which it appears again. "
                                                                       "Comparing the m values one by one confirms it: this is "
                                                                       "the certificate."),
                //: %1 is the length of a window, %2 the heap at which it begins, %3 the values in the window
                tr("The window of length %1 that starts at heap %2 is %3. At which heap does it appear again?")
                    .arg(number(step.length), number(step.first), valuesText(step.window, 16))};
    }

    Said operator()(const WindowsGoOn& step) const
    {
        //: %1 is a period, %2 the heap at which the period begins
        return {tr("g(n + <b>%1</b>) = g(n) for all n ≥ %2"), {{u"p", step.period}, {u"n<sub>0</sub>", step.preperiod}},
                //: %1 and %2 are the heaps after two equal windows, %3 the value of both heaps, %4 the period
                tr("g(%1) and g(%2) follow by the same rule from equal windows, so both are %3. Now the windows one further on "
                   "are equal too, and so it goes on forever. The period is %4.")
                    .arg(number(step.left), number(step.right), number(step.value), number(step.period)),
                tr("For n<sub>0</sub> ≤ n &lt; n<sub>0</sub> + m this is the certificate. Let n ≥ n<sub>0</sub> + m, and suppose "
                   "that the equation holds for all smaller heaps from n<sub>0</sub> on. By the rule, g(n) and g(n + p) follow "
                   "in the same way from the m values before them, and by the induction hypothesis these are equal one by one. "
                   "So g(n + p) = g(n), and by induction the period p holds forever. No smaller period is possible, even from a "
                   "later heap on. By the period p it would hold from n<sub>0</sub> on, and the window would appear again sooner."),
                tr("Every value follows from the window before it, and two windows are equal. What is the period?")};
    }

    // --- the theorem of Guy and Smith ---

    Said operator()(const CodeMeaning& step) const
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
        return {QStringLiteral("%1"), {{u"d<sub>0</sub>.d<sub>1</sub>d<sub>2</sub>…d<sub>k</sub>", commaList(digits)}},
                //: %1 is the place of the last digit of a code
                tr("The digit for taking i stones says what may be left of the heap: 1 stands for nothing, 2 for one heap, 4 for "
                   "two heaps. A sum such as 7 = 1 + 2 + 4 allows each of its terms. The last digit is at place k = %1, so no "
                   "move takes more than %1.").arg(number(step.last)),
                tr("Let this be the code; its last digit d<sub>k</sub> is not 0, and d<sub>0</sub> is 0 or 4. Write "
                   "d<sub>i</sub> as a sum of some of 1, 2, and 4. Taking i stones may leave nothing if 1 is a term, one heap if "
                   "2 is, and two heaps if 4 is; none of these heaps is empty. So a move takes at most k stones and leaves at "
                   "most two heaps, each smaller than before.")};
    }

    Said operator()(const CodeMex& step) const
    {
        const auto [names, values] = optionTexts(step.options, optionText);
        const QString always = tr("Let i be an amount that the code allows for a heap of n. What is left has the value 0 if it "
                                  "is nothing, and g(n − i) if it is one heap. If it is two heaps, n − i = a + b with a ≥ 1 and "
                                  "b ≥ 1, its value is g(a) ⊕ g(b), by the Sprague–Grundy theorem. The mex of the values of all "
                                  "options is g(n); without options it is 0.");
        if (step.options.empty())
            return {QStringLiteral("%1 = <b>0</b>"), {{u"g(n)", ofHeap(step.heap)}}, tr("This heap has no moves, so no value "
                                                                                        "occurs and the mex is 0."), always,
                    tr("A heap of %1 has no option. What is g(%1)?").arg(number(step.heap))};
        return {{mexLine(), QStringLiteral("%1 = mex{%2}")},
                {{u"g(n)", ofHeap(step.heap)}, {u"0, …, g(n − i), …, g(a) ⊕ g(b), …", names}, {u"", values}, {u"", step.value}},
                tr("An option is nothing, one heap, or two heaps; the value of two heaps is the nim-sum of their values. The "
                   "mex, the least non-negative integer that no option has as its value, is %1.").arg(number(step.value)),
                always,
                tr("Values of the options of a heap of %1: %2. What is g(%1)?").arg(number(step.heap), values)};
    }

    Said operator()(const GuySmithWindow& step) const
    {
        const bool isTheorem = place.proof.theorem == Theorem::GuySmith;
        //: %1 is n0, %2 the period, %3 is k
        const QString reason = isTheorem ? tr("Compared one by one, with n<sub>0</sub> = %1, p = %2, and k = %3. A window of "
                                              "this length is enough: the next step shows why.")
                                         : tr("Compared one by one, with n<sub>0</sub> = %1 ≥ 1, p = %2, and k = %3. A window of "
                                              "this length is enough, by the theorem of Guy and Smith.");
        const auto below = QStringLiteral("%1 = <b>%2</b>").arg(number(step.last), number(step.below));
        //: %1 is a period, %2 the first heap of the window, %3 the place k of the last digit of a code, or k with an equation: "4 = 72"
        return {tr("g(n + %1) = g(n) for %2 ≤ n &lt; 2 · %2 + %1 + %3"),
                {{u"p", step.period}, {u"n<sub>0</sub>", step.from}, {u"k", below}},
                reason.arg(number(step.from), number(step.period), number(step.last)),
                isTheorem
                    ? tr("This is the condition of the theorem, with n<sub>0</sub> ≥ 1 and p ≥ 1. It compares finitely many "
                         "values, one by one. The next line shows that this is enough.")
                    : tr("Suppose that some n<sub>0</sub> ≥ 1 and p ≥ 1 satisfy this condition; it compares finitely many "
                         "values, one by one. By the theorem of Guy and Smith, g(n + p) = g(n) then holds for all n ≥ "
                         "n<sub>0</sub>."),
                tr("Let n<sub>0</sub> = %1, p = %2, and k = %3. The values are compared for all n from n<sub>0</sub> on that are "
                   "less than 2 · n<sub>0</sub> + p + k. What number is this?")
                    .arg(number(step.from), number(step.period), number(step.last))};
    }

    Said operator()(const GuySmithGoesOn& step) const
    {
        //: %1 is half the difference of two numbers, with its value; both are the size of the larger heap that a move leaves
        return {tr("The larger heap left: at least %1 = n<sub>0</sub> + p"),
                {{u"(w + p − k) / 2",
                  QStringLiteral("(%1 − %2) / 2 = <b>%3</b>").arg(number(step.heap), number(step.last), number(step.larger))}},
                //: %1 is the first heap after the window, %2 the largest number of stones that may be taken, %3 the size of the larger heap
                //: that is left, %4 the heap with which %1 is compared, %5 the size of the larger heap that is left of %4
                tr("A move from %1 takes at most %2 and leaves at most two heaps, so the larger one has at least %3. Taking a "
                   "period off it keeps its value and gives an option of %4. The converse holds too: there the larger heap has "
                   "at least %5 ≥ n<sub>0</sub>. Equal values of the options give equal mex values, and so on for all larger "
                   "heaps.")
                    .arg(number(step.heap), number(step.last), number(step.larger), number(step.back), number(step.backLarger)),
                tr("Let w = 2 · n<sub>0</sub> + p + k and n ≥ w, and suppose that g(c + p) = g(c) for n<sub>0</sub> ≤ c &lt; n. "
                   "A move from n + p takes at most k &lt; n stones. So it leaves one heap or two, and the larger is at least (n "
                   "+ p − k) / 2 ≥ n<sub>0</sub> + p. Take p off that heap: at least n<sub>0</sub> ≥ 1 and fewer than n stones "
                   "remain, so its value stays the same. With the same number taken and as many heaps left, this is an option of "
                   "n. Conversely, a move from n leaves a larger heap of at least (n − k) / 2 ≥ n<sub>0</sub> and fewer than n "
                   "stones. Adding p to it keeps its value and gives an option of n + p. So both have options of the same "
                   "values, and g(n + p) = g(n). By induction this holds for all n ≥ n<sub>0</sub>.")};
    }

    Said operator()(const GuySmithExample& step) const
    {
        const CodeOption far{step.taken, step.first, step.second, step.value};
        const CodeOption near{step.taken, step.first, step.shorter, step.value};
        const bool one = step.first == 0;
        return {{QStringLiteral("%1 = %2 = <b>%3</b>"), QStringLiteral("%1 = %2")},
                {{one ? u"g(b)" : u"g(a) ⊕ g(b)", optionText(far)},
                 {one ? u"g(b − p)" : u"g(a) ⊕ g(b − p)", optionText(near)},
                 {u"", step.value}},
                //: %1 and %3 are heaps, %2 and %4 are the heaps that a move leaves of %1 and %3
                one ? tr("For example, %1 can become %2, and %3 can become %4: the same number is taken, and the value is the "
                         "same.")
                          .arg(number(step.heap), number(step.second), number(step.back), number(step.shorter))
                    //: %1 and %4 are heaps; %2 + %3 are the heaps that a move leaves of %1, and %2 + %5 those that it leaves of %4
                    : tr("For example, %1 can become %2 + %3, and %4 can become %2 + %5: the larger heap is one period smaller "
                         "and has the same value.")
                          .arg(number(step.heap), number(step.first), number(step.second), number(step.back), number(step.shorter)),
                one
                    ? tr("For example, let a move from n + p leave one heap b, so that b ≥ n<sub>0</sub> + p. The same number "
                         "taken from n leaves b − p, and g(b) = g(b − p) by the induction hypothesis.")
                    : tr("For example, let a move from n + p leave two heaps a ≤ b, so that b ≥ n<sub>0</sub> + p. The same "
                         "number taken from n may leave a and b − p, and g(b) = g(b − p) by the induction hypothesis.")};
    }

    Said operator()(const HeapZeroApart& step) const
    {
        if (step.same)
            return {{QStringLiteral("g(0) = %2 = g(%1)"), QStringLiteral("g(0) = 0 = g(%1)")},
                    {{u"p", step.period}, {u"", step.atZero}},
                    tr("The argument needs n<sub>0</sub> ≥ 1, because neither heap of a split is empty. Heap 0 is compared "
                       "separately: it fits, so the period holds from heap 0 on."),
                    tr("If n<sub>0</sub> = 1, heap 0 alone lies before n<sub>0</sub>. The argument does not cover it, because "
                       "neither heap of a split may be empty; so it is compared with heap p on its own. If the values are equal, "
                       "the period holds from heap 0 on.")};
        return {{QStringLiteral("g(0) = %2 ≠ %3 = g(%1)"), QStringLiteral("g(0) = 0 ≠ g(%1)")},
                {{u"p", step.period}, {u"", step.atZero}, {u"", step.atPeriod}},
                tr("The argument needs n<sub>0</sub> ≥ 1, because neither heap of a split is empty. Heap 0 is compared "
                   "separately: it does not fit, so the period holds from heap 1 on."),
                tr("If n<sub>0</sub> = 1, heap 0 alone lies before n<sub>0</sub>. The argument does not cover it, because "
                   "neither heap of a split may be empty; so it is compared with heap p on its own. If the values differ, the "
                   "period holds from heap 1 on, but not from heap 0.")};
    }

private:
    static QString mexLine() { return QStringLiteral("%1 = mex{%2} = mex{%3} = <b>%4</b>"); }
};

}  // namespace

Said said(const PeriodStep& step, const StepPlace& place) { return std::visit(PeriodWords{place}, step); }

}  // namespace nimstone::wording
