// The picture of an exercise in which the user writes a number n as a sum of Fibonacci numbers. The Fibonacci numbers
// are bars; the chosen bars lie end to end on the bar of n.
//
//     42  ┌──────────────────┬───────┬ ─ ─ ─ ─┐
//         └──────────────────┴───────┴ ─ ─ ─ ─┘
//                8 + 21 = 29 < 42
//     [1] [2] [3] [5 ] [ 8  ] [   13   ] [      21      ] …
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <array>

#include "app/wording/names.h"

namespace nimstone::figures {

using namespace practice;

namespace {

bool isAmong(const std::vector<Count>& numbers, Count number) { return std::ranges::find(numbers, number) != numbers.end(); }

/// The look of the bars in one state of the exercise.
struct FormView {
    std::vector<Count> lit = {};     ///< the numbers that a hint names; their bars are highlighted
    std::vector<Count> dim = {};     ///< the numbers that a hint has excluded from the sum; their bars are dimmed
    std::vector<Count> wrong = {};
    std::vector<Count> chosen = {};  ///< the chosen numbers; their bars lie on the bar of n
    Tone tone = Tone::Taken;         ///< the tone of the chosen bars

    // Hints:
    void operator()(const OneOf<AskWhatMustBeIn, TakeTheLargest> auto&) {}
    void operator()(const LargestPart& rung) { lit = {rung.part}; }
    void operator()(const LargerParts& rung)
    {
        lit = rung.parts;
        dim = {rung.beneath};
    }
    void operator()(const TheForm& rung)
    {
        lit = rung.parts;
        chosen = rung.parts;
    }

    // Results of an answer:
    void operator()(const NothingChosen&) {}
    void operator()(const RightForm& result)
    {
        chosen = result.parts;
        tone = Tone::Even;
    }
    void operator()(const NeighborsChosen& fault) { wrong = {fault.lower, fault.higher}; }
    void operator()(const WrongFormSum& fault) { wrong = fault.chosen; }
};

FormView formViewOf(const PracticeState& state)
{
    FormView view;
    showHints<ZeckendorfExercise::Rung>(state, view);
    if (state.draft && (!state.draft->numbers().empty() || state.result))
        view.chosen = state.draft->numbers();
    showResult<ZeckendorfExercise::Result>(state, view);
    return view;
}

/// The places of all pieces at one font size.
struct FormLayout {
    double type = 0;
    double unit = 0;  ///< the length of a bar of 1, in pixels, while the chosen numbers add up to at most n
    QRectF bar = {};  ///< the rectangle of the bar of n
    double caption = 0;
    std::vector<QRectF> places = {};
    bool fits = false;
};

FormLayout layOutForm(Count n, const std::vector<Count>& offered, const QRectF& room, double type, double bar)
{
    constexpr double gap = 6;    ///< the distance between two bars, in pixels
    constexpr double inset = 6;  ///< the least distance between a number and each end of its bar, in pixels
    const double line = type * lineHeight;
    const double head = labelWidth(bold(n), type) + gap;
    const double high = line * bar;
    FormLayout layout{type, (room.width() - head) / static_cast<double>(n), {room.left() + head, room.top(), room.width() - head, high}};
    layout.caption = layout.bar.bottom() + line * 0.75;
    double x = room.left();
    double y = layout.bar.bottom() + 1.6 * line;
    for (const Count number : offered) {
        const double least = labelWidth(QString::number(number), type) + 2 * inset;
        const double width = std::max(least, static_cast<double>(number) * layout.unit);
        if (x > room.left() && x + width > room.right()) {
            x = room.left();
            y += high + gap;
        }
        layout.places.emplace_back(x, y, width, high);
        x += width + gap;
    }
    layout.fits = layout.bar.width() > 0 && layout.places.back().bottom() <= room.bottom();
    // If the picture is higher than necessary, center everything vertically.
    const double down = (room.bottom() - layout.places.back().bottom()) / 2;
    layout.bar.translate(0, down);
    layout.caption += down;
    for (QRectF& slot : layout.places)
        slot.translate(0, down);
    return layout;
}

class FormScenes : public PictureScenes<ZeckendorfExercise> {
public:
    FormScenes(const ZeckendorfExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale), m_n(exercise.n), m_offered(exercise.offered())
    {
        m_room = QRectF({0, 0}, size).adjusted(margin, margin, -margin, -margin);
        for (const char* token : {"large", "body", "small"}) {
            for (const double bar : barLines) {
                if (!m_layout.fits)
                    m_layout = layOutForm(m_n, m_offered, m_room, type(token), bar);
            }
        }
        m_fits = m_layout.fits;
    }

    void draw()
    {
        const FormView view = formViewOf(m_state);
        Count sum = 0;
        for (const Count number : view.chosen)
            sum += number;
        // If the sum is more than n, shorten the bar of n, so that the chosen bars fit into the picture.
        const double share = sum > m_n ? static_cast<double>(m_n) / static_cast<double>(sum) : 1;
        write("n", {m_room.left(), m_layout.bar.center().y(), m_layout.type}, bold(m_n));
        QRectF whole = m_layout.bar;
        whole.setWidth(whole.width() * share);
        tile("whole", whole, Tone::Dim, 0);
        for (std::size_t index = 0; index < m_offered.size(); ++index)
            m_picks.push_back({addSlot(index, view), m_offered[index]});
        addLaid(view, m_layout.unit * share);
        addRest(sum, view);
        const QString sign = sum < m_n ? QStringLiteral("&lt;") : sum > m_n ? QStringLiteral("&gt;") : QString();
        const QString total = view.chosen.size() > 1 ? QStringLiteral(" = %1").arg(sum) : QString();
        const QString against = sign.isEmpty() ? QString() : QStringLiteral(" %1 %2").arg(sign).arg(m_n);
        write("caption", centered({m_room.center().x(), m_layout.caption}, m_layout.type, m_room.width()),
              view.chosen.empty() ? QString() : wording::additionText(view.chosen) + total + against);
    }

private:
    static constexpr double margin = 8;
    /// The possible heights of a bar, in heights of a line. The second one is used if the picture would not fit with
    /// the first.
    static constexpr std::array barLines{1.5, 1.15};

    int addSlot(std::size_t index, const FormView& view)
    {
        const Count number = m_offered[index];
        const QRectF& slot = m_layout.places[index];
        Tone tone = isAmong(view.lit, number) ? Tone::Lit : isAmong(view.dim, number) ? Tone::Dim : Tone::Plain;
        if (isAmong(view.chosen, number))
            tone = isAmong(view.wrong, number) ? Tone::Odd : view.tone;
        const int piece = add({.kind = PieceKind::Tile, .index = static_cast<int>(index), .objectName = PieceName("slot", number).text()},
                              posed(slot, {.tone = tone}));
        write({"number", number}, lineIn(slot, m_layout.type), QString::number(number), tone == Tone::Dim ? Tone::Dim : Tone::Plain);
        return piece;
    }

    /// Adds a second bar for each number. For a chosen number it lies on the bar of n, with the largest number first.
    /// For any other number it is hidden at the number's place below.
    void addLaid(const FormView& view, double unit)
    {
        double x = m_layout.bar.left();
        for (std::size_t index = m_offered.size(); index-- > 0;) {
            const Count number = m_offered[index];
            const bool chosen = isAmong(view.chosen, number);
            QRectF rect = m_layout.places[index];
            if (chosen) {
                rect = {x, m_layout.bar.top(), std::max(1.0, static_cast<double>(number) * unit), m_layout.bar.height()};
                x += static_cast<double>(number) * unit;
            }
            const Tone tone = isAmong(view.wrong, number) ? Tone::Odd : view.tone;
            tile({"laid", number}, rect, tone).opacity = chosen;
            write({"on", number}, lineIn(rect, m_layout.type),
                  chosen ? ifItFits(QString::number(number), m_layout.type, rect.width() - 4) : QString());
        }
    }

    /// Adds the number by which the sum is less than n, if it fits.
    void addRest(Count sum, const FormView& view)
    {
        const double from = m_layout.bar.left() + static_cast<double>(std::min(sum, m_n)) * m_layout.unit;
        const double room = m_layout.bar.right() - from;
        const QString text = view.chosen.empty() || sum >= m_n ? QString() : QStringLiteral("%1 ?").arg(m_n - sum);
        write("rest", centered({from + room / 2, m_layout.bar.center().y()}, m_layout.type, room),
              ifItFits(text, m_layout.type, room - 4), Tone::Dim);
    }

    Count m_n;
    std::vector<Count> m_offered;
    QRectF m_room;
    FormLayout m_layout;
};

}  // namespace

ExercisePicture pictureOf(const ZeckendorfExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<FormScenes>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
