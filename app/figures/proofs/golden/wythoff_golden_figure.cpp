// The figure of the golden ratio: two combs on a line of integers. The teeth of the upper comb are the multiples of φ,
// and the teeth of the lower comb are the multiples of φ². Each gap from n to n + 1, for n ≥ 1, has exactly one tooth.
#include "app/figures/proofs/golden/golden_figures.h"

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

constexpr Count mostFromZero = 20;  ///< the line of integers begins at 0 if the larger number of the position is at most this
constexpr Count gapsInWindow = 13;
constexpr Count beforeNumber = 7;
constexpr double leastGap = 17;
constexpr double tallestBox = 52;

/// The fractional part of kφ, which is equal to the fractional part of kφ². It is used only for drawing.
double beyondWhole(Count k)
{
    constexpr std::uint64_t high = 0x9E37'79B9'7F4A'7C15;
    return static_cast<double>(k * high) / 18446744073709551616.0;
}

class GoldenFigure {
public:
    GoldenFigure(const Proof& proof, QSizeF size, double textScale) : m_scenes(size, textScale), m_proof(proof)
    {
        m_number = std::max(proof.position().heaps[0], proof.position().heaps[1]);
        m_first = m_number <= mostFromZero ? 0 : m_number - beforeNumber;
        m_count = m_number <= mostFromZero ? mostFromZero + 2 : gapsInWindow;
    }

    ProofFigure make()
    {
        m_gap = m_scenes.room().width() / static_cast<double>(m_count);
        if (m_gap < leastGap * m_scenes.textScale())
            return {};
        layOut();
        if (m_first != 0)
            //: Under a figure: a line of integers of which only a part is shown
            m_scenes.setNote(WythoffGoldenWords::tr("The line shows the integers from %1 to %2.").arg(wording::number(m_first), wording::number(m_first + m_count - 1)));
        m_scenes.stop();
        showSteps<WythoffStep, GoldenStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        return std::move(m_scenes).finish();
    }

private:
    struct Gap {
        Count value = 0;
        bool ofSquare = false;
        int box = 0;
        int tooth = -1;
        int name = -1;
        bool named = false;
    };

    void layOut()
    {
        const QRectF& room = m_scenes.room();
        const double box = std::min(m_gap, tallestBox * m_scenes.textScale());
        const double middle = room.center().y();
        const double tooth = std::clamp(room.height() / 2 - box / 2 - 3 * m_scenes.type("small"), 14.0, 90.0);
        const double type = m_scenes.type("small");
        const double above = middle - box / 2 - tooth;
        const double below = middle + box / 2 + tooth;
        m_scenes.addLine(QStringLiteral("combOfPhi"), {room.left(), above}, {room.right(), above}, Tone::Even);
        m_scenes.addLine(QStringLiteral("combOfSquare"), {room.left(), below}, {room.right(), below}, Tone::Taken);
        for (const auto& [text, y, tone] : {std::tuple(QStringLiteral("φ"), above - type * 2.2, Tone::Even),
                                            std::tuple(QStringLiteral("φ²"), below + type * 2.2, Tone::Dim)})
            m_scenes.addLabel(text, {room.left() + labelWidth(text, m_scenes.type("body")) / 2, y}, m_scenes.type("body"), tone, text);
        const bool exact = labelWidth(wording::number(m_first + m_count), type) <= m_gap - 2;
        for (Count at = 0; at < m_count; ++at) {
            Gap gap{.value = m_first + at};
            const double left = room.left() + m_gap * static_cast<double>(at);
            gap.box = m_scenes.add(PieceKind::Tile, QStringLiteral("gap%1").arg(gap.value),
                                   {.x = left + m_gap / 2, .y = middle, .width = m_gap, .height = box});
            const QString text = exact ? wording::number(gap.value) : gap.value == m_number ? QStringLiteral("b") : QString();
            m_scenes.addLabel(QStringLiteral("integer%1").arg(gap.value), {left + m_gap / 2, middle}, type, Tone::Plain,
                              text.isEmpty() ? wording::number(0) : text, {.opacity = text.isEmpty() ? 0.0 : 1.0, .z = 1});
            addTooth(gap, left, above, below, middle, box, type);
            m_gaps.push_back(gap);
        }
    }

    void addTooth(Gap& gap, double left, double above, double below, double middle, double box, double type)
    {
        const Count share = goldenPart(gap.value);
        gap.ofSquare = goldenMultiple(share + 1) != gap.value;
        const Count index = gap.ofSquare ? gap.value - share : share + 1;
        const double x = left + m_gap * beyondWhole(index);
        const QString text = (gap.ofSquare ? QStringLiteral("%1φ²") : QStringLiteral("%1φ")).arg(index);
        const double wide = labelWidth(text, type);
        const double labelX = std::clamp(x, m_scenes.room().left() + wide / 2, m_scenes.room().right() - wide / 2);
        // A name fits if it does not overlap the last name on the same comb.
        double& end = m_named[gap.ofSquare ? 1 : 0];
        gap.named = gap.value != 0 && labelX - wide / 2 > end + 1;
        if (gap.named)
            end = labelX + wide / 2;
        if (gap.ofSquare) {
            gap.tooth = m_scenes.addLine(QStringLiteral("tooth%1").arg(gap.value), {x, middle + box / 2}, {x, below}, Tone::Taken);
            gap.name = m_scenes.addLabel(QStringLiteral("multiple%1").arg(gap.value), {labelX, below + type * 0.8}, type, Tone::Dim, text);
        } else {
            gap.tooth = m_scenes.addLine(QStringLiteral("tooth%1").arg(gap.value), {x, above}, {x, middle - box / 2}, Tone::Even);
            gap.name = m_scenes.addLabel(QStringLiteral("multiple%1").arg(gap.value), {labelX, above - type * 0.8}, type, Tone::Even, text);
        }
        m_scenes.hide(gap.tooth, gap.name);
    }

    /// Shows the tooth of a gap. The gap from 0 to 1 has no tooth, because 0 is not a multiple on the combs. If
    /// `named`, the name of the multiple is shown unless it overlaps the name before it.
    void showTooth(const Gap& gap, bool named)
    {
        if (gap.value == 0)
            return;
        m_scenes.show(gap.tooth);
        m_scenes.pose(gap.name).opacity = named && gap.named ? 1 : 0;
    }

    Gap* gapOf(Count value)
    {
        return value < m_first || value - m_first >= m_count ? nullptr : &m_gaps[value - m_first];
    }

    void tint(Count value, Tone tone)
    {
        if (const Gap* const gap = gapOf(value))
            m_scenes.pose(gap->box).tone = tone;
    }

    void calm(Tone tone)
    {
        for (const Gap& gap : m_gaps)
            m_scenes.pose(gap.box).tone = tone;
    }

    void showBelow(Count bound)
    {
        for (const Gap& gap : m_gaps) {
            if (gap.value < bound)
                showTooth(gap, true);
        }
    }

    void show(const HeapPair& step)
    {
        m_scenes.caption(QStringLiteral("a = %1, b = %2").arg(wording::number(step.smaller), wording::number(step.larger)));
        tint(step.smaller, Tone::Chosen);
        tint(step.larger, Tone::Chosen);
    }

    /// Highlights the larger number, because the next steps are about it.
    void lightNumber()
    {
        calm(Tone::Plain);
        tint(m_number, Tone::Chosen);
    }

    void show(const GoldenShares&)
    {
        lightNumber();
        m_scenes.caption(QStringLiteral("1/φ + 1/φ² = 1"));
    }

    void show(const GoldenBelow& step)
    {
        lightNumber();
        showBelow(step.number);
        m_scenes.caption(QStringLiteral("%1 + %2 = %3").arg(wording::number(step.once), wording::number(step.twice), wording::number(step.total)));
    }

    void show(const GoldenHit& step)
    {
        tint(step.number, step.ofSquare ? Tone::Taken : Tone::Even);
        m_scenes.caption(QStringLiteral("%1 &lt; %2 &lt; %3").arg(wording::number(step.number), (step.ofSquare ? QStringLiteral("%1φ²") : QStringLiteral("%1φ")).arg(step.index), wording::number(step.number + 1)));
    }

    void show(const GoldenSplit&)
    {
        for (const Gap& gap : m_gaps) {
            showTooth(gap, true);
            if (gap.value != 0)
                m_scenes.pose(gap.box).tone = gap.ofSquare ? Tone::Taken : Tone::Even;
        }
        m_scenes.caption({});
    }

    void show(const GoldenMex& step)
    {
        for (const Gap& gap : m_gaps)
            m_scenes.pose(gap.box).tone = gap.value > step.smaller ? Tone::Plain : gap.value == 0 ? Tone::Dim : gap.ofSquare ? Tone::Taken : Tone::Even;
        tint(step.smaller, Tone::Chosen);
        m_scenes.caption(QStringLiteral("%1 + %2 = %3 − 1").arg(wording::number(step.once), wording::number(step.twice), wording::number(step.smaller)));
    }

    void show(const GoldenPair& step)
    {
        calm(Tone::Dim);
        tint(step.pair.smaller, Tone::Chosen);
        tint(step.pair.larger, Tone::Chosen);
        m_scenes.caption(QStringLiteral("%1φ → %2, %1φ² → %3").arg(wording::number(step.pair.index), wording::number(step.pair.smaller), wording::number(step.pair.larger)));
    }

    void show(const ColdOutcome& step)
    {
        calm(Tone::Dim);
        const bool cold = step.outcome == Outcome::P;
        tint(step.smaller, cold ? Tone::Even : Tone::Odd);
        tint(step.larger, cold ? Tone::Even : Tone::Odd);
        m_scenes.caption(wording::figureOutcome(wording::pairText(step.smaller, step.larger), step.outcome));
    }

    FigureScenes m_scenes;
    const Proof& m_proof;
    Count m_number = 0;
    Count m_first = 0;
    Count m_count = 0;
    double m_gap = 0;
    std::vector<Gap> m_gaps;
    double m_named[2] = {0, 0};  ///< for each comb, the x coordinate at which its last name ends
};

}  // namespace

ProofFigure wythoffGoldenFigure(const Proof& proof, QSizeF size, double textScale)
{
    return GoldenFigure(proof, size, textScale).make();
}

}  // namespace nimstone::figures
