// The picture of an exercise in which the user completes a cold pair: a table of cold pairs that hints extend, and the
// pair itself in a frame.
//
//     k     0   1   2   …   5     ?
//     a_k   0   1   3       8   ┌────┐
//     b_k   0   2   5      13   │ 10 │ ┌───┐
//                               └────┘ │ ? │    the two numbers are side by side until a hint or a result says which of
//                                      └───┘    them is smaller
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <array>

#include "app/wording/names.h"

namespace nimstone::figures {

using namespace practice;

namespace {

constexpr double tileInset = 5;  ///< the distance between the edge of a tile and its text, in pixels

QString coldNumber(Count value) { return QString::number(value); }

/// The look of the table in one state of the exercise.
struct ColdView {
    Count given;
    bool first = false;                  ///< true if the table shows its first pairs
    std::optional<WythoffPair> before = {};
    std::optional<bool> isSmaller = {};  ///< true if the given number is the smaller one of its pair; empty if the picture must not show that yet
    std::optional<Count> index = {};
    QString answer = QStringLiteral("?");
    Tone tone = Tone::Chosen;
    QString caption = {};

    // Hints:
    void operator()(const AskWhatIsUnused&) {}
    void operator()(const MexAndDifference&) { first = true; }
    void operator()(const SideOfThePair& rung) { isSmaller = rung.isSmaller; }
    void operator()(const PairBefore& rung) { before = rung.before; }
    void operator()(const ThePair& rung) { complete(rung.pair, Tone::Lit); }

    // Results of an answer:
    void operator()(const RightPartner& result) { complete(result.pair, Tone::Even); }
    void operator()(const TakenAtOnce&) { tone = Tone::Odd; }
    void operator()(const TooFarApart&) { tone = Tone::Odd; }
    void operator()(const WrongPartner& fault)
    {
        tone = Tone::Odd;
        const auto pair = [](const WythoffPair& one) { return wording::pairText(one.smaller, one.larger); };
        caption = QStringLiteral("<b>%1</b>: %2").arg(coldNumber(fault.answer), pair(fault.ofAnswer));
        if (fault.ofDifference)
            caption += QStringLiteral(", <b>k = %1</b>: %2").arg(coldNumber(fault.ofDifference->index()), pair(*fault.ofDifference));
    }

    void complete(const WythoffPair& pair, Tone look)
    {
        isSmaller = given == pair.smaller;
        index = pair.index();
        answer = coldNumber(pair.smaller + pair.larger - given);
        tone = look;
        caption = QStringLiteral("%1 + %2 = %3").arg(pair.smaller).arg(pair.index()).arg(pair.larger);
    }
};

ColdView coldViewOf(Count given, const PracticeState& state)
{
    ColdView view{given};
    showHints<ColdPairExercise::Rung>(state, view);
    if (state.draft)
        view.answer = coldNumber(state.draft->number());
    showResult<ColdPairExercise::Result>(state, view);
    return view;
}

/// The widths of the columns at one font size, in pixels, from left to right: the headings, the first pairs, dots, the
/// pair before the asked pair, and the asked pair.
struct ColdColumns {
    double type = 0;
    double row = 0;
    double head = 0;
    double first = 0;
    double before = 0;
    double tile = 0;
    double gap = 0;

    double width() const { return head + 4 * first + before + 2 * tile + 6.5 * gap; }
    double height() const { return 3 * row; }
};

ColdColumns coldColumnsAt(double type, Count given)
{
    constexpr double rowHeight = 1.35;  ///< the height of a row, in heights of a line
    constexpr double gap = 0.7;         ///< the distance between two columns, divided by the font size
    const auto wide = [type](const QString& text) { return labelWidth(text, type); };
    return {type, type * lineHeight * rowHeight, wide(QStringLiteral("b<sub>k</sub>")), wide(QStringLiteral("…")),
            wide(coldNumber(2 * given)), wide(bold(2 * given)) + 2 * tileInset, gap * type};
}

class ColdScenes {
public:
    ColdScenes(Count given, QSizeF size, double textScale) : m_given(given), m_scenes(size, textScale)
    {
        const double caption = m_scenes.type("large") * lineHeight + margin;
        m_room = QRectF({0, 0}, size).adjusted(margin, margin, -margin, -margin - caption);
        for (const char* token : {"title", "large", "body", "small"}) {
            m_columns = coldColumnsAt(m_scenes.type(token), given);
            m_fits = m_columns.width() <= m_room.width() && m_columns.height() <= m_room.height();
            if (m_fits)
                break;
        }
        m_left = m_room.center().x() - m_columns.width() / 2;
        m_top = m_room.center().y() - m_columns.height() / 2;
    }

    bool fits() const { return m_fits; }

    ExercisePicture draw(const PracticeState& state) &&
    {
        const ColdView view = coldViewOf(m_given, state);
        const auto& [type, row, head, first, before, tile, gap] = m_columns;
        double x = m_left + head / 2;
        const std::array heads{QStringLiteral("k"), QStringLiteral("a<sub>k</sub>"), QStringLiteral("b<sub>k</sub>")};
        for (std::size_t line = 0; line < heads.size(); ++line)
            addCell(QStringLiteral("head%1").arg(line), {x, rowY(static_cast<double>(line))}, head, heads[line], true, Tone::Heading);
        x += head / 2 + gap + first / 2;
        for (Count index = 0; index < coldPairsKnown; ++index, x += first + gap)
            addPair(QStringLiteral("first%1").arg(index), x, coldPairAt(index), view.first, true);
        for (int line = 0; line < 3; ++line)
            addCell(QStringLiteral("dots%1").arg(line), {x, rowY(line)}, first, QStringLiteral("…"), true, Tone::Dim);
        x += first / 2 + gap + before / 2;
        addPair(QStringLiteral("before"), x, view.before.value_or(WythoffPair{}), view.before.has_value(), view.before.has_value());
        addAsked(x + before / 2 + 1.25 * gap + tile, view);
        m_scenes.add(PieceKind::Rule, QStringLiteral("rule"),
                     {.x = m_room.center().x(), .y = m_top + row, .width = m_columns.width(), .height = 1});
        const double size = std::min(m_scenes.type("large"), type);
        const double high = size * lineHeight;
        // Keep the caption near the table if the picture is high.
        const double y = std::min(m_scenes.size().height() - margin - high / 2, m_top + m_columns.height() + margin + high / 2);
        m_scenes.write(m_scenes.addHiddenLabel(QStringLiteral("caption")), {m_room.center().x(), y, size, m_room.width(), Anchor::Middle},
                       view.caption);
        return drawn(std::move(m_scenes));
    }

private:
    static constexpr double margin = 8;

    double rowY(double row) const { return m_top + (row + 0.5) * m_columns.row; }

    void addCell(const QString& name, QPointF middle, double room, const QString& text, bool shown, Tone tone)
    {
        const int label = m_scenes.addHiddenLabel(name);
        m_scenes.write(label, {middle.x(), middle.y(), m_columns.type, room, Anchor::Middle}, text, tone);
        if (!shown)
            m_scenes.hide(label);
    }

    /// Adds a pair and its index k above it. `shown` decides whether the pair is visible, and `headed` whether the
    /// index is visible.
    void addPair(const QString& name, double x, const WythoffPair& pair, bool shown, bool headed)
    {
        addCell(name + QStringLiteral("-1"), {x, rowY(0)}, m_columns.width(), coldNumber(pair.index()), headed, Tone::Heading);
        addCell(name + QStringLiteral("-2"), {x, rowY(1)}, m_columns.width(), coldNumber(pair.smaller), shown, Tone::Plain);
        addCell(name + QStringLiteral("-3"), {x, rowY(2)}, m_columns.width(), coldNumber(pair.larger), shown, Tone::Plain);
    }

    void addTile(const QString& name, QPointF middle, const QString& text, Tone tone)
    {
        m_scenes.add(PieceKind::Tile, name, posed(middle, {m_columns.tile, m_columns.row - 4}, {.tone = tone}));
        addCell(name + QStringLiteral("-number"), middle, m_columns.tile - 2 * tileInset, bold(text), true, tone);
    }

    void addAsked(double x, const ColdView& view)
    {
        const QString index = view.index ? coldNumber(*view.index) : QStringLiteral("?");
        addCell(QStringLiteral("asked-1"), {x, rowY(0)}, m_columns.tile, index, true, view.index ? view.tone : Tone::Heading);
        QPointF given(x - m_columns.tile / 2 - m_columns.gap / 4, rowY(1.5));
        QPointF asked(x + m_columns.tile / 2 + m_columns.gap / 4, rowY(1.5));
        if (view.isSmaller) {
            given = {x, rowY(*view.isSmaller ? 1 : 2)};
            asked = {x, rowY(*view.isSmaller ? 2 : 1)};
        }
        addTile(QStringLiteral("given"), given, coldNumber(m_given), Tone::Plain);
        addTile(QStringLiteral("asked"), asked, view.answer, view.tone);
    }

    Count m_given;
    Scenes m_scenes;
    QRectF m_room;
    ColdColumns m_columns;
    double m_left = 0;
    double m_top = 0;
    bool m_fits = false;
};

}  // namespace

ExercisePicture pictureOf(const ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return pictureOf(ColdScenes(exercise.given, size, textScale), state);
}

}  // namespace nimstone::figures
