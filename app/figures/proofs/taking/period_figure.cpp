// The figure of periods: the nim-sequence as a strip of cells, in which the windows (ranges of heaps) that prove a
// period are marked.
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/objects/strip.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "app/wording/proofs/taking/figure_remainders.h"

namespace nimstone::figures {

using namespace proof;

namespace {

QString tagEqual() { return QStringLiteral("a = b"); }

/// The heaps that the steps of the proof show on the strip, and their values. The rehearsal writes these notes, and the
/// drawing chooses the cells and the rows of the strip by them.
struct PeriodNotes {
    std::vector<Count> values{};  ///< g(0), g(1), …
    Count period = 0;             ///< the period that decides the length of the rows; 0 if the proof has no period
    std::vector<StripWindow::Stretch> stretches{};  ///< the heaps that the steps name, the most important ones first
};

/// The heaps that the strip shows. If it cannot show all heaps, it shows fewer than mostCells, because its larger numbers
/// are too wide for the smallest window of the application.
StripWindow shownHeaps(const PeriodNotes& notes)
{
    constexpr std::size_t mostOfLong = 42;
    std::vector<StripWindow::Stretch> stretches{{0, 3}};
    stretches.insert(stretches.end(), notes.stretches.begin(), notes.stretches.end());
    stretches.push_back({0, StripWindow::mostCells});
    return {notes.values.size() - 1, stretches, notes.values.size() <= StripWindow::mostCells ? StripWindow::mostCells : mostOfLong};
}

StripScenes::Plan stripPlan(const PeriodNotes* notes)
{
    if (!notes)
        return {.window = {0, {}}, .rehearsal = true};
    return {.window = shownHeaps(*notes), .widestValue = QString::number(*std::ranges::max_element(notes->values)),
            .widestTag = QStringLiteral("b − p"), .period = notes->period};
}

/// The rule of the game as a title: "S = { 1, 3, 4 }", or "octal code 0.77".
QString stripTitle(const Proof& proof)
{
    const AnyGame& game = proof.rules().game();
    if (const auto* octal = std::get_if<TakeAndBreakGame>(&game))
        return wording::figureOctalCode(QString::fromStdString(octal->code().text()));
    const auto amounts = std::get<SubtractionGame>(game).set().amounts();
    return QStringLiteral("S = { %1 }").arg(wording::valuesText({amounts.begin(), amounts.end()}, 12));
}

class PeriodScenes : public StripScenes {
public:
    PeriodScenes(const Proof& proof, const Sheet& sheet, const PeriodNotes* notes)
        : StripScenes(stripPlan(notes), proof, sheet), m_notes(notes ? *notes : PeriodNotes{})
    {
    }

    const PeriodNotes& notes() const { return m_notes; }

    void play()
    {
        title(stripTitle(m_proof));
        for (const Count heap : window().numbers()) {
            Position position = m_proof.position();
            position.heaps.front() = heap;
            addEdit(tileOf(heap), GameSum(Component{m_proof.rules(), position}));
        }
        stop();
        showSteps<PeriodStep, PeriodFlawStep>(*this);
        if (isRehearsal())
            m_notes.stretches = named();
        else if (!window().isWhole())
            setNote(wording::noteNumbers(window().cells(), m_notes.values.size() - 1));
    }

    // --- steps that all these theorems have ---

    void operator()(const NimSequenceTerms& step)
    {
        note(step.values);
        quiet();
        reveal(step.values.size());
        caption(QStringLiteral("g(0), …, g(%1)").arg(step.values.size() - 1));
        push(1.6);
    }

    void operator()(const ZeroHeaps& step)
    {
        quiet();
        for (const Count heap : window().numbers()) {
            if (heap >= step.preperiod && valueOf(heap) == 0) {
                setCellTone(heap, Tone::Even);
                setTag(heap, QStringLiteral("P"), Tone::Even);
            }
        }
        caption(QStringLiteral("g(n) = 0"), Tone::Even);
    }

    void operator()(const HeapReadOff& step)
    {
        quiet();
        setCellTone(step.like, Tone::Chosen);
        ring(0, step.like, Tone::Chosen);
        caption(step.like == step.size
                                ? QStringLiteral("g(%1) = <b>%2</b>").arg(step.size).arg(step.value)
                                : QStringLiteral("g(%1) = g(%2) = <b>%3</b>").arg(step.size).arg(step.like).arg(step.value),
                            Tone::Lit);
    }

    void operator()(const ValuesDecide& step)
    {
        quiet();
        const bool lost = step.outcome == Outcome::P;
        for (const Step& other : m_proof.steps) {
            if (const auto* read = stepAs<HeapReadOff>(other))
                setCellTone(read->like, lost ? Tone::Even : Tone::Odd);
        }
        caption(wording::figureValuesDecide(m_proof.position().heaps, step.values, step.sum, step.outcome),
                            lost ? Tone::Even : Tone::Odd);
    }

    // --- steps of subtraction games ---

    void operator()(const SubtractionRule&) { push(0.4); }

    void operator()(const SubtractionMex& step)
    {
        reveal(step.heap);
        push(0.8);
        for (const TakeOption& option : step.options) {
            setCellTone(option.left, Tone::Taken);
            setTag(option.left, QStringLiteral("−%1").arg(option.taken), Tone::Taken);
        }
        valueFound(step.heap, step.value);
    }

    void operator()(const WindowsMustRecur& step)
    {
        quiet();
        markWindow(QStringLiteral("A"), 0, step.reach, Tone::Taken);
        caption(wording::figureWindowsAtMost(step.most + 1, step.reach));
    }

    void operator()(const EqualWindowPair& step)
    {
        quiet();
        m_showsWindows = true;
        markPair(step.first, step.second, step.length);
    }

    void operator()(const WindowsGoOn& step)
    {
        // The step before compares two windows (ranges of heaps). Add one value after them.
        noteNext(step.value);
        reveal(m_notes.values.size());
        ringPair(step.left, step.right, Tone::Even);
        caption(QStringLiteral("g(n + <b>%1</b>) = g(n)").arg(step.period), Tone::Even);
    }

    // --- steps of the theorem of Guy and Smith ---

    void operator()(const CodeMeaning&) { push(0.4); }

    void operator()(const CodeMex& step)
    {
        reveal(step.heap);
        push(0.8);
        for (const CodeOption& option : step.options) {
            for (const Count part : {option.first, option.second}) {
                if (part != 0 || option.second == 0)
                    setCellTone(part, Tone::Taken);
            }
        }
        valueFound(step.heap, step.value);
    }

    void operator()(const GuySmithWindow& step)
    {
        quiet();
        // In the repair of a flawed proof, which mentions the window only in its text, there are too few values for it.
        m_showsWindows = m_notes.values.size() >= step.below + step.period;
        if (m_showsWindows)
            noteNext(m_notes.values[step.below]);
        markPair(step.from, step.from + step.period, step.below - step.from);
    }

    void operator()(const GuySmithGoesOn& step)
    {
        quiet();
        reveal(m_notes.values.size());
        ringPair(step.heap, step.back, Tone::Chosen);
        caption(QStringLiteral("(%1 − %2) / 2 = <b>%3</b>").arg(step.heap).arg(step.last).arg(step.larger), Tone::Lit);
    }

    void operator()(const GuySmithExample& step)
    {
        quiet();
        ringPair(step.heap, step.back, Tone::Chosen);
        if (step.first != 0) {
            setCellTone(step.first, Tone::Taken);
            setTag(step.first, QStringLiteral("a"), Tone::Taken);
        }
        setCellTone(step.second, Tone::Chosen);
        setTag(step.second, step.second == step.first ? tagEqual() : QStringLiteral("b"), Tone::Lit);
        setCellTone(step.shorter, Tone::Even);
        setTag(step.shorter, QStringLiteral("b − p"), Tone::Even);
        const QString equal = QStringLiteral("g(b) = g(b − p) = <b>%1</b>").arg(valueOf(step.second));
        caption(wording::figureSplit(step.heap, step.first, step.second, equal), Tone::Even);
    }

    void operator()(const HeapZeroApart& step)
    {
        quiet();
        const Tone tone = step.same ? Tone::Even : Tone::Odd;
        ringPair(0, step.period, tone);
        const QString equals = step.same ? QStringLiteral("=") : QStringLiteral("≠ %1 =").arg(step.atPeriod);
        caption(QStringLiteral("g(0) = %1 %2 g(%3)").arg(QString::number(step.atZero), equals, QString::number(step.period)), tone);
    }

    // --- steps of flawed proofs ---

    void operator()(const WindowFromZeroClaim& step)
    {
        markPair(0, step.period, step.below);
    }

    void operator()(const WindowFromZeroPasses& step)
    {
        note(step.values);
        noteEnds(0, step.below + step.period);
        reveal(step.values.size());
        caption(wording::figureEqualWindows(0, step.period, step.below), Tone::Even);
        push(1.4);
    }

    void operator()(const WindowFromZeroBreaks& step)
    {
        // The values before this heap are equal to the values one period earlier, so copy them.
        while (m_notes.values.size() < step.heap)
            noteNext(valueOf(m_notes.values.size() - (step.heap - step.back)));
        if (m_notes.values.size() == step.heap)
            noteNext(step.value);
        quiet();
        reveal(step.heap);
        push(0.8);
        reveal(step.heap + 1);
        for (const Count part : {step.first, step.second}) {
            if (part == 0)
                continue;
            setCellTone(part, Tone::Taken);
            setTag(part, step.first == step.second ? tagEqual() : part == step.first ? QStringLiteral("a") : QStringLiteral("b"),
                            Tone::Taken);
        }
        setCellTone(step.heap, Tone::Odd);
        ringPair(step.heap, step.back, Tone::Odd);
        const QString values = QStringLiteral("g(%1) = <b>%2</b> ≠ %3 = g(%4)")
                                   .arg(QString::number(step.heap), QString::number(step.value), QString::number(step.claimed),
                                        QString::number(step.back));
        const Count larger = step.ofLarger ? step.heap : step.back;
        caption(step.second == 0 ? values : wording::figureSplit(larger, step.first, step.second, values), Tone::Odd);
    }

    void operator()(const WindowFromZeroVerdict& step)
    {
        quiet();
        reveal(m_notes.values.size());
        ringPair(step.like, step.size, step.wrong ? Tone::Odd : Tone::Chosen);
        caption((step.wrong ? QStringLiteral("g(%1) = <b>%2</b> ≠ %3").arg(step.size).arg(step.value).arg(step.claimed)
                                        : QStringLiteral("g(%1) = <b>%2</b>").arg(step.size).arg(step.value)),
                            step.wrong ? Tone::Odd : Tone::Plain);
    }

    void operator()(const PeriodsByEye& step)
    {
        caption(QStringLiteral("p = %1 ?").arg(wording::valuesText(step.claims)));
        push(0.4);
    }

    void operator()(const PeriodByEyeBreaks& step)
    {
        quiet();
        for (const Count heap : {step.heap, step.later})
            setCellTone(heap, Tone::Odd);
        ringPair(step.heap, step.later, Tone::Odd);
        setTag(step.later, QStringLiteral("+%1").arg(step.claim), Tone::Odd);
        caption(QStringLiteral("g(%1) = %2 ≠ <b>%3</b> = g(%4)")
                                .arg(QString::number(step.heap), QString::number(step.value), QString::number(step.laterValue),
                                     QString::number(step.later)),
                            Tone::Odd);
    }

    void operator()(const PeriodByEyeVerdict& step)
    {
        quiet();
        ring(0, step.size, Tone::Chosen);
        caption(QStringLiteral("g(n + <b>%1</b>) = g(n)").arg(step.period), Tone::Even);
    }

private:
    /// Sets the values of the first heaps at the rehearsal, and adds one value after them.
    void note(const std::vector<Count>& values)
    {
        if (isRehearsal())
            m_notes.values = values;
    }
    void noteNext(Count value)
    {
        if (isRehearsal())
            m_notes.values.push_back(value);
    }

    Count valueOf(Count heap) const { return m_notes.values[static_cast<std::size_t>(heap)]; }

    /// Shows the value of a heap. Callers have already marked the cells of its options.
    void valueFound(Count heap, Count value)
    {
        ring(0, heap, Tone::Chosen);
        push();
        reveal(heap + 1);
        setCellTone(heap, Tone::Chosen);
        caption(QStringLiteral("g(%1) = <b>%2</b>").arg(heap).arg(value), Tone::Lit);
        push(0.6);
    }

    /// Shows the values of all heaps smaller than `below` that are not shown yet, one after another.
    void reveal(Count below)
    {
        const Count from = m_revealed;
        for (; m_revealed < std::min<Count>(below, m_notes.values.size()); ++m_revealed) {
            setValue(m_revealed, QString::number(valueOf(m_revealed)));
            setBegin(m_revealed, 0.7 * static_cast<double>(m_revealed - from) / static_cast<double>(below - from));
        }
    }

    void ringPair(Count first, Count second, Tone tone)
    {
        ring(0, first, tone);
        ring(1, second, tone);
    }

    /// Marks a window, the `length` heaps from `first` on, with the letters `name`.
    void markWindow(const QString& name, Count first, Count length, Tone tone)
    {
        for (const Count heap : window().numbers()) {
            if (heap >= first && heap < first + length) {
                setCellTone(heap, tone);
                setTag(heap, name, Tone::Plain);
            }
        }
    }

    /// Adds two scenes: the first one marks window A, the `length` heaps from `first` on; the second one marks window
    /// B, the `length` heaps from `second` on. The windows may overlap.
    void markPair(Count first, Count second, Count length)
    {
        if (m_showsWindows) {
            m_notes.period = second - first;
            noteEnds(first, first + length);
            noteEnds(second, second + length);
        }
        markWindow(QStringLiteral("A"), first, length, Tone::Taken);
        caption(wording::figureWindow(first, length));
        push();
        markWindow(QStringLiteral("B"), second, length, Tone::Chosen);
        if (second < first + length)
            markWindow(QStringLiteral("A, B"), second, first + length - second, Tone::Even);
        caption(wording::figureWindows(first, second, length));
        push();
    }

    PeriodNotes m_notes;
    Count m_revealed = 0;
    bool m_showsWindows = false;  ///< true if the values reach to the end of the windows that steps name
};

}  // namespace

ProofFigure periodFigure(const Proof& proof, const Sheet& sheet)
{
    return drawRehearsed<PeriodScenes>(proof, sheet);
}

}  // namespace nimstone::figures
