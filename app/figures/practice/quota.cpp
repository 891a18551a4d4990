// The picture of an exercise about a pile with a quota. The quota is above the right end of the pile, where stones are
// taken. Below the pile is the number of stones that the other player may then take. The pile shows the Zeckendorf
// terms that hints or a result have named.
//
//     n = 59                            q = 6
//                                   ▄▄▄▄▄▄▄▄▄
//     ┌──┬───────────────────────────────────┐
//     │… │                     55      │  3 │1│
//     └──┴───────────────────────────────────┘
//                59 = 1 + 3 + 55
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>

#include "app/wording/names.h"
#include "core/zeckendorf.h"

namespace nimstone::figures {

using namespace practice;

namespace {

/// A group of neighboring stones of the pile. There are `from` stones to its right.
struct QuotaPiece {
    Count from = 0;
    Count size = 0;
    Tone tone = Tone::Plain;
};

QString quotaSum(const QuotaTask& task)
{
    return QStringLiteral("%1 = %2").arg(task.n).arg(wording::additionText(task.parts));
}

/// The look of the pile in one state of the exercise.
struct QuotaView {
    Count n;
    std::vector<QuotaPiece> parts = {};
    QuotaPiece taken = {};
    QuotaPiece reply = {};
    Count reach = 0;
    QString caption = {};

    // Hints:
    void operator()(const OneOf<AskWhatMayAnswer, SmallestGoes> auto&) {}
    void operator()(const LargestStays& rung)
    {
        parts = {{rung.rest, rung.largest, Tone::Even}};
        caption = QStringLiteral("%1 = … + %2").arg(rung.n).arg(rung.largest);
    }
    /// An earlier hint has already put the largest term into `parts`.
    void operator()(const SmallestPartIs& rung)
    {
        const Count largest = parts.front().size;
        parts.push_back({0, rung.smallest, Tone::Lit});
        const QString between = rung.smallest + largest < rung.n ? QStringLiteral("… + ") : QString();
        caption = QStringLiteral("%1 = %2 + %3%4").arg(rung.n).arg(rung.smallest).arg(between).arg(largest);
    }
    void operator()(const TheQuotaTake& rung)
    {
        showParts(rung.task);
        parts.front().tone = Tone::Lit;
    }

    // Results of an answer:
    void operator()(const RightQuotaTake& result)
    {
        showParts(result.task);
        taken = {0, result.taken, Tone::Even};
        reach = result.reach;
        caption = QStringLiteral("%1, 2 · %2 &lt; %3").arg(quotaSum(result.task)).arg(result.taken).arg(result.next);
    }
    void operator()(const RightlyLost& result)
    {
        showParts(result.task);
        caption = QStringLiteral("%1, %2 &lt; %3").arg(quotaSum(result.task)).arg(result.task.quota).arg(result.task.parts.front());
    }
    void operator()(const SaidLostQuota&) {}
    void operator()(const OverQuota& fault)
    {
        taken = {0, std::min(fault.answer, n), Tone::Odd};
        caption = QStringLiteral("%1 &gt; %2").arg(fault.answer).arg(fault.task.quota);
    }
    void operator()(const WrongQuotaTake& fault)
    {
        parts.clear();
        taken = {0, fault.answer, Tone::Odd};
        reply = {fault.answer, fault.reply, Tone::Lit};
        reach = std::min(fault.reach, fault.left);
        caption = QStringLiteral("2 · %1 = %2 ≥ %3").arg(fault.answer).arg(fault.reach).arg(fault.reply);
    }

    void showParts(const QuotaTask& task)
    {
        parts.clear();
        Count from = 0;
        for (const Count part : task.parts) {
            parts.push_back({from, part, Tone::Plain});
            from += part;
        }
        caption = quotaSum(task);
    }
};

QuotaView quotaViewOf(const QuotaExercise& exercise, const PracticeState& state)
{
    QuotaView view{exercise.n};
    showHints<QuotaExercise::Rung>(state, view);
    if (state.draft)
        view.taken = {0, std::min(state.draft->number(), exercise.n), Tone::Taken};
    showResult<QuotaExercise::Result>(state, view);
    return view;
}

class QuotaPictureScenes {
public:
    QuotaPictureScenes(const QuotaExercise& exercise, QSizeF size, double textScale)
        : m_exercise(exercise), m_parts(zeckendorf(exercise.n).size()), m_scenes(size, textScale)
    {
        m_width = size.width() - 2 * margin;
        constexpr double strips = 2 * (stripHeight + 2 * space);
        for (const char* token : {"large", "body", "small"}) {
            m_type = m_scenes.type(token);
            m_line = m_type * lineHeight;
            if ((2 + mostBar) * m_line + strips <= roomShare * size.height())
                break;
        }
        const double others = 2 * m_line + strips;
        const double high = std::min(size.height() - 2 * margin - others, mostBar * m_line);
        const QString widest = QStringLiteral("n = <b>%1</b>  q = <b>%2</b>").arg(exercise.n).arg(exercise.quota);
        m_fits = high >= leastBar * m_line && labelWidth(widest, m_type) <= m_width;
        m_top = (size.height() - others - high) / 2;
        m_bar = {margin, m_top + m_line + stripHeight + 2 * space, m_width, high};
        m_span = std::min(exercise.n, std::max(leastSpan, spanOfQuota * exercise.quota));
        m_shortenedLength = m_span < exercise.n ? shortenedShare * m_width : 0;
    }

    bool fits() const { return m_fits; }

    ExercisePicture draw(const PracticeState& state) &&
    {
        const QuotaView view = quotaViewOf(m_exercise, state);
        m_covered = view.taken.size;
        label(QStringLiteral("n"), {m_bar.left(), m_top + m_line / 2, m_type, m_width / 2, Anchor::Left},
              QStringLiteral("n = <b>%1</b>").arg(m_exercise.n));
        label(QStringLiteral("q"), {m_bar.right(), m_top + m_line / 2, m_type, m_width / 2, Anchor::Right},
              QStringLiteral("q = <b>%1</b>").arg(m_exercise.quota));
        tile(QStringLiteral("quota"), stripOf({0, m_exercise.quota, Tone::Taken}, m_bar.top() - space - stripHeight), 0, Tone::Taken);
        tile(QStringLiteral("whole"), m_bar, 0, Tone::Dim);
        for (std::size_t part = 0; part < m_parts; ++part)
            piece(QStringLiteral("part%1").arg(part + 1), part < view.parts.size() ? view.parts[part] : QuotaPiece{}, 1);
        piece(QStringLiteral("taken"), view.taken, 2);
        piece(QStringLiteral("reply"), view.reply, 2);
        tile(QStringLiteral("reach"), stripOf({view.taken.size, view.reach, Tone::Lit}, m_bar.bottom() + space), 0, Tone::Lit);
        addScaleBreak();
        const double y = m_bar.bottom() + stripHeight + 2 * space + m_line / 2;
        label(QStringLiteral("caption"), {m_bar.center().x(), y, m_type, m_width, Anchor::Middle}, view.caption);
        return drawn(std::move(m_scenes));
    }

private:
    static constexpr double margin = 8;
    static constexpr double stripHeight = 7;   ///< the height of the strips above and below the pile, in pixels
    static constexpr double space = 3;
    static constexpr double shortenedShare = 0.16;  ///< the share of the pile's length, at its left end, that is not drawn to scale
    static constexpr double leastBar = 1.2;    ///< the least height of the pile, in heights of a line
    static constexpr double mostBar = 4;
    static constexpr double roomShare = 0.75;  ///< the share of the available height that the picture may fill; if it needs more, its font becomes smaller
    /// The right end of the pile is drawn to scale. This section has `leastSpan` stones, or `spanOfQuota` times the
    /// quota if that is more, so it contains all stones that the other player may take.
    static constexpr Count leastSpan = 20;
    static constexpr Count spanOfQuota = 4;

    /// The x coordinate of the place that has `stones` stones to its right.
    double xOf(Count stones) const
    {
        const double scaled = m_width - m_shortenedLength;
        if (stones <= m_span)
            return m_bar.right() - scaled * static_cast<double>(stones) / static_cast<double>(m_span);
        return m_bar.left() + m_shortenedLength * static_cast<double>(m_exercise.n - stones) / static_cast<double>(m_exercise.n - m_span);
    }

    QRectF rectOf(const QuotaPiece& piece) const
    {
        const double left = xOf(piece.from + piece.size);
        return {left, m_bar.top(), xOf(piece.from) - left, m_bar.height()};
    }

    QRectF stripOf(const QuotaPiece& piece, double top) const
    {
        const QRectF rect = rectOf(piece);
        return {rect.left(), top, rect.width(), stripHeight};
    }

    void label(const QString& name, const Line& line, const QString& text, Tone tone = Tone::Plain)
    {
        m_scenes.write(m_scenes.addHiddenLabel(name), line, text, tone);
    }

    void tile(const QString& name, const QRectF& rect, double z, Tone tone)
    {
        m_scenes.add(PieceKind::Tile, name, posed(rect, {.opacity = rect.width() > 0 ? 1.0 : 0.0, .z = z, .tone = tone}));
    }

    /// Adds a group of stones with its number. The number is left out if it does not fit or if the taken stones cover
    /// it.
    void piece(const QString& name, const QuotaPiece& piece, double z)
    {
        const QRectF rect = rectOf(piece);
        tile(name, rect, z, piece.tone);
        const QString text = bold(piece.size);
        const bool hasRoom = piece.size > 0 && labelWidth(text, m_type) + 4 <= rect.width();
        const bool covered = z < 2 && m_covered > piece.from;
        label(name + QStringLiteral("-number"), {rect.center().x(), rect.center().y(), m_type, rect.width(), Anchor::Middle},
              hasRoom && !covered ? text : QString());
    }

    /// Adds the scale break: a slanted line. The stones to its left are not drawn to scale.
    void addScaleBreak()
    {
        const double x = m_bar.left() + m_shortenedLength;
        const double high = m_bar.height();
        m_scenes.add(PieceKind::Slope, QStringLiteral("tear"), {.x = x, .y = m_bar.center().y(), .width = high * 0.16, .height = high, .opacity = m_shortenedLength > 0 ? 1.0 : 0.0, .z = 3, .tone = Tone::Heading});
    }

    const QuotaExercise& m_exercise;
    std::size_t m_parts;
    Scenes m_scenes;
    double m_type = 0;
    double m_line = 0;
    double m_width = 0;
    double m_top = 0;
    QRectF m_bar;
    Count m_span = 0;
    double m_shortenedLength = 0;
    Count m_covered = 0;  ///< the number of stones at the right end that the drawing of the taken stones covers
    bool m_fits = false;
};

}  // namespace

ExercisePicture pictureOf(const QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return pictureOf(QuotaPictureScenes(exercise, size, textScale), state);
}

}  // namespace nimstone::figures
