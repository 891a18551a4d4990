// The figure of the golden ratio: two combs on a line of integers. The teeth of the upper comb are the multiples of φ,
// and the teeth of the lower comb are the multiples of φ². Each gap from n to n + 1, for n ≥ 1, has exactly one tooth.
#include "app/figures/proofs/figures.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"
#include "core/golden.h"

namespace nimstone::figures {

using namespace proof;

namespace {

struct WythoffGoldenWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffGoldenFigure)
};

/// The fractional part of kφ, which is equal to the fractional part of kφ². It is used only for drawing.
double beyondWhole(Count k)
{
    constexpr std::uint64_t high = 0x9E37'79B9'7F4A'7C15;
    return static_cast<double>(k * high) / 18446744073709551616.0;
}

QString multiple(Count index, bool ofSquare) { return (ofSquare ? QStringLiteral("%1φ²") : QStringLiteral("%1φ")).arg(index); }

class GoldenFigure : public FigureScenes {
public:
    GoldenFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_room(room()),
          m_number(std::max(proof.position().heaps[0], proof.position().heaps[1]))
    {
        constexpr Count mostFromZero = 20;  // the line of integers begins at 0 if the larger number of the position is at most this
        constexpr Count gapsInWindow = 13;
        constexpr Count beforeNumber = 7;
        m_first = m_number <= mostFromZero ? 0 : m_number - beforeNumber;
        m_count = m_number <= mostFromZero ? mostFromZero + 2 : gapsInWindow;
        m_width = m_room.width() / static_cast<double>(m_count);
        const double box = std::min(m_width, 52 * sheet.textScale);
        m_boxes = {m_room.left(), m_room.center().y() - box / 2, m_room.width(), box};
        const double tooth = std::clamp(m_room.height() / 2 - box / 2 - 3 * m_small, 14.0, 90.0);
        m_combs = m_boxes.adjusted(0, -tooth, 0, tooth);
        m_fits = m_width >= 17 * sheet.textScale;
    }

    void play()
    {
        addCombs();
        for (Count value = m_first; value < m_first + m_count; ++value)
            addGap(value);
        if (m_first != 0)
            //: Under a figure: a line of integers of which only a part is shown
            setNote(WythoffGoldenWords::tr("The line shows the integers from %1 to %2.").arg(wording::number(m_first), wording::number(m_first + m_count - 1)));
        stop();
        showSteps<WythoffStep, GoldenStep>(*this);
    }

    void operator()(const HeapPair& step)
    {
        caption(QStringLiteral("a = %1, b = %2").arg(wording::number(step.smaller), wording::number(step.larger)));
        tint(step.smaller, Tone::Chosen);
        tint(step.larger, Tone::Chosen);
    }

    void operator()(const GoldenShares&)
    {
        lightNumber();
        caption(QStringLiteral("1/φ + 1/φ² = 1"));
    }

    void operator()(const GoldenBelow& step)
    {
        lightNumber();
        for (const Gap& gap : m_gaps) {
            if (gap.value < step.number)
                showTooth(gap);
        }
        caption(QStringLiteral("%1 + %2 = %3").arg(wording::number(step.once), wording::number(step.twice), wording::number(step.total)));
    }

    void operator()(const GoldenHit& step)
    {
        tint(step.number, step.ofSquare ? Tone::Taken : Tone::Even);
        caption(QStringLiteral("%1 &lt; %2 &lt; %3").arg(wording::number(step.number), multiple(step.index, step.ofSquare), wording::number(step.number + 1)));
    }

    void operator()(const GoldenSplit&)
    {
        for (const Gap& gap : m_gaps) {
            showTooth(gap);
            if (gap.value != 0)
                tint(gap.value, gap.ofSquare ? Tone::Taken : Tone::Even);
        }
        caption({});
    }

    void operator()(const GoldenMex& step)
    {
        for (const Gap& gap : m_gaps)
            tint(gap.value, gap.value > step.smaller ? Tone::Plain : gap.value == 0 ? Tone::Dim : gap.ofSquare ? Tone::Taken : Tone::Even);
        tint(step.smaller, Tone::Chosen);
        caption(QStringLiteral("%1 + %2 = %3 − 1").arg(wording::number(step.once), wording::number(step.twice), wording::number(step.smaller)));
    }

    void operator()(const GoldenPair& step)
    {
        tintAll(Tone::Dim);
        tint(step.pair.smaller, Tone::Chosen);
        tint(step.pair.larger, Tone::Chosen);
        caption(QStringLiteral("%1φ → %2, %1φ² → %3").arg(wording::number(step.pair.index), wording::number(step.pair.smaller), wording::number(step.pair.larger)));
    }

    void operator()(const ColdOutcome& step)
    {
        tintAll(Tone::Dim);
        tint(step.smaller, toneOf(step.outcome));
        tint(step.larger, toneOf(step.outcome));
        caption(wording::figureOutcome(wording::pairText(step.smaller, step.larger), step.outcome));
    }

private:
    /// A gap of the line of integers, from `value` to `value` + 1, and its tooth.
    struct Gap {
        Count value = 0;
        bool ofSquare = false;  ///< true if the tooth is a multiple of φ²
        Count index = 0;        ///< the index of the multiple
        double nameX = 0;       ///< the x coordinate of the middle of the name of the multiple
        bool named = false;     ///< true if the name does not overlap the last name on the same comb
    };

    double leftOf(Count value) const { return m_room.left() + m_width * static_cast<double>(value - m_first); }

    void addCombs()
    {
        put(PieceKind::Slope, "combOfPhi", {m_combs.left(), m_combs.top() - 0.25, m_combs.width(), 0.5}, Tone::Even, 0);
        put(PieceKind::Slope, "combOfSquare", {m_combs.left(), m_combs.bottom() - 0.25, m_combs.width(), 0.5}, Tone::Taken, 0);
        const double body = type("body");
        write("phi", {m_room.left(), m_combs.top() - m_small * 2.2, body}, QStringLiteral("φ"), Tone::Even);
        write("phiSquare", {m_room.left(), m_combs.bottom() + m_small * 2.2, body}, QStringLiteral("φ²"), Tone::Dim);
    }

    void addGap(Count value)
    {
        const QRectF box(leftOf(value), m_boxes.top(), m_width, m_boxes.height());
        put(PieceKind::Tile, {"gap", value}, box, Tone::Plain, 0);
        const bool exact = labelWidth(wording::number(m_first + m_count), m_small) <= m_width - 2;
        write({"integer", value}, lineIn(box, m_small), exact ? wording::number(value) : value == m_number ? QStringLiteral("b") : QString());
        const Count share = goldenPart(value);
        Gap gap{.value = value, .ofSquare = goldenMultiple(share + 1) != value};
        gap.index = gap.ofSquare ? value - share : share + 1;
        const double half = labelWidth(multiple(gap.index, gap.ofSquare), m_small) / 2;
        gap.nameX = std::clamp(toothX(gap), m_room.left() + half, m_room.right() - half);
        double& end = m_named[gap.ofSquare ? 1 : 0];
        gap.named = value != 0 && gap.nameX - half > end + 1;
        if (gap.named)
            end = gap.nameX + half;
        m_gaps.push_back(gap);
    }

    double toothX(const Gap& gap) const { return leftOf(gap.value) + m_width * beyondWhole(gap.index); }

    /// Shows the tooth of a gap, and the name of the multiple if it is not left out. The gap from 0 to 1 has no tooth,
    /// because 0 is not a multiple on the combs.
    void showTooth(const Gap& gap)
    {
        if (gap.value == 0)
            return;
        const double top = gap.ofSquare ? m_boxes.bottom() : m_combs.top();
        const QRectF tooth(toothX(gap) - 0.25, top, 0.5, m_boxes.top() - m_combs.top());
        const double nameY = gap.ofSquare ? tooth.bottom() + m_small * 0.8 : tooth.top() - m_small * 0.8;
        put(PieceKind::Slope, {"tooth", gap.value}, tooth, gap.ofSquare ? Tone::Taken : Tone::Even, 0);
        write({"multiple", gap.value}, centered({gap.nameX, nameY}, m_small), gap.named ? multiple(gap.index, gap.ofSquare) : QString(),
              gap.ofSquare ? Tone::Dim : Tone::Even);
    }

    void tint(Count value, Tone tone) { setTone(PieceName("gap", value), tone); }

    void tintAll(Tone tone)
    {
        for (const Gap& gap : m_gaps)
            tint(gap.value, tone);
    }

    /// Highlights the larger number, because the next steps are about it.
    void lightNumber()
    {
        tintAll(Tone::Plain);
        tint(m_number, Tone::Chosen);
    }

    QRectF m_room;
    Count m_number;
    Count m_first = 0;
    Count m_count = 0;
    double m_width = 0;           ///< the width of a gap, in pixels
    QRectF m_boxes;               ///< the rectangle of all gaps
    QRectF m_combs;               ///< the gaps and their teeth; the combs are the upper and the lower edge
    std::vector<Gap> m_gaps;
    double m_named[2] = {0, 0};   ///< for each comb, the x coordinate at which its last name ends
};

}  // namespace

ProofFigure wythoffGoldenFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<GoldenFigure>(proof, sheet);
}

}  // namespace nimstone::figures
