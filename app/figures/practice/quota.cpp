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

#include "app/figures/objects/stack.h"
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

class QuotaPictureScenes : public PictureScenes<QuotaExercise> {
public:
    QuotaPictureScenes(const QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale), m_parts(zeckendorf(exercise.n).size()),
          m_room(QRectF({}, size).adjusted(margin, margin, -margin, -margin))
    {
        for (const char* token : {"large", "body", "small"}) {
            m_type = type(token);
            if ((2 + mostBar) * m_type * lineHeight + 2 * (stripHeight + 2 * space) <= roomShare * size.height())
                break;
        }
        const double line = m_type * lineHeight;
        Stack stack(m_room);
        for (const double height : {line, space, stripHeight, space})
            stack.add(height);
        stack.add(leastBar * line, mostBar * line);
        for (const double height : {space, stripHeight, space, line})
            stack.add(height);
        const QString widest = QStringLiteral("n = <b>%1</b>  q = <b>%2</b>").arg(exercise.n).arg(exercise.quota);
        m_fits = stack.fits() && labelWidth(widest, m_type) <= m_room.width();
        m_given = stack[0];
        m_quota = stack[2];
        m_bar = stack[4];
        m_reach = stack[6];
        m_caption = stack[8];
        m_span = std::min(exercise.n, std::max(leastSpan, spanOfQuota * exercise.quota));
        m_shortenedLength = m_span < exercise.n ? shortenedShare * m_room.width() : 0;
    }

    void draw()
    {
        const QuotaView view = quotaViewOf(m_exercise, m_state);
        write("n", lineIn(m_given, m_type, Anchor::Left), QStringLiteral("n = <b>%1</b>").arg(m_exercise.n));
        write("q", lineIn(m_given, m_type, Anchor::Right), QStringLiteral("q = <b>%1</b>").arg(m_exercise.quota));
        tile("quota", rectOf({0, m_exercise.quota}, m_quota), Tone::Taken, 0);
        tile("whole", m_bar, Tone::Dim, 0);
        for (std::size_t part = 0; part < m_parts; ++part) {
            const QuotaPiece piece = part < view.parts.size() ? view.parts[part] : QuotaPiece{};
            // The number is left out if the taken stones cover it.
            addPiece({"part", part + 1}, piece, 1, view.taken.size <= piece.from);
        }
        addPiece("taken", view.taken, 2);
        addPiece("reply", view.reply, 2);
        tile("reach", rectOf({view.taken.size, view.reach}, m_reach), Tone::Lit, 0).opacity = view.reach > 0;
        // A slanted line is the scale break. The stones to its left are not drawn to scale.
        const double tear = m_bar.left() + m_shortenedLength;
        const double slant = m_bar.height() * 0.16;
        put(PieceKind::Slope, "tear", {tear - slant / 2, m_bar.top(), slant, m_bar.height()}, Tone::Heading, 3, m_shortenedLength > 0);
        write("caption", lineIn(m_caption, m_type), view.caption);
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
        const double scaled = m_bar.width() - m_shortenedLength;
        if (stones <= m_span)
            return m_bar.right() - scaled * static_cast<double>(stones) / static_cast<double>(m_span);
        return m_bar.left() + m_shortenedLength * static_cast<double>(m_exercise.n - stones) / static_cast<double>(m_exercise.n - m_span);
    }

    QRectF rectOf(const QuotaPiece& piece, const QRectF& band) const
    {
        const double left = xOf(piece.from + piece.size);
        return {left, band.top(), xOf(piece.from) - left, band.height()};
    }

    /// Adds a group of stones with its number. The number is left out if it does not fit or if `numbered` is false.
    void addPiece(const PieceName& name, const QuotaPiece& piece, double z, bool numbered = true)
    {
        const QRectF rect = rectOf(piece, m_bar);
        tile(name, rect, piece.tone, z).opacity = piece.size > 0;
        const QString text = piece.size > 0 && numbered ? ifItFits(bold(piece.size), m_type, rect.width() - 4) : QString();
        write({name, "-number"}, lineIn(rect, m_type), text);
    }

    std::size_t m_parts;
    QRectF m_room;
    double m_type = 0;
    QRectF m_given;
    QRectF m_quota;
    QRectF m_bar;
    QRectF m_reach;
    QRectF m_caption;
    Count m_span = 0;
    double m_shortenedLength = 0;
};

}  // namespace

ExercisePicture pictureOf(const QuotaExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<QuotaPictureScenes>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
