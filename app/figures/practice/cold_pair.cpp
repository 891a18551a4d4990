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

class ColdPicture : public PictureScenes<ColdPairExercise> {
public:
    ColdPicture(const ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale)
    {
        const double caption = type("large") * lineHeight + margin;
        m_room = QRectF({0, 0}, size).adjusted(margin, margin, -margin, -margin - caption);
        for (const char* token : {"title", "large", "body", "small"}) {
            m_type = type(token);
            m_row = m_type * lineHeight * 1.35;
            m_gap = 0.7 * m_type;
            m_head = labelWidth(QStringLiteral("b<sub>k</sub>"), m_type);
            m_first = labelWidth(QStringLiteral("…"), m_type);
            m_before = labelWidth(coldNumber(2 * m_exercise.given), m_type);
            m_tile = labelWidth(bold(2 * m_exercise.given), m_type) + 2 * tileInset;
            m_table.setSize({m_head + 4 * m_first + m_before + 2 * m_tile + 6.5 * m_gap, 3 * m_row});
            m_fits = m_table.width() <= m_room.width() && m_table.height() <= m_room.height();
            if (m_fits)
                break;
        }
        m_table.moveCenter(m_room.center());
    }

    void draw()
    {
        const ColdView view = coldViewOf(m_exercise.given, m_state);
        double left = m_table.left();
        const auto next = [&](double width) {
            const double middle = left + width / 2;
            left += width + m_gap;
            return middle;
        };
        const double head = next(m_head);
        const std::array heads{QStringLiteral("k"), QStringLiteral("a<sub>k</sub>"), QStringLiteral("b<sub>k</sub>")};
        for (std::size_t line = 0; line < heads.size(); ++line)
            writeCell({"head", line}, {head, rowY(static_cast<double>(line))}, heads[line], true, Tone::Heading);
        for (Count index = 0; index < coldPairsKnown; ++index)
            addPair({"first", index}, next(m_first), coldPairAt(index), view.first, true);
        const double dots = next(m_first);
        for (int line = 0; line < 3; ++line)
            writeCell({"dots", line}, {dots, rowY(line)}, QStringLiteral("…"), true, Tone::Dim);
        addPair("before", next(m_before), view.before.value_or(WythoffPair{}), view.before.has_value(), view.before.has_value());
        addAsked(left + 0.25 * m_gap + m_tile, view);
        put(PieceKind::Rule, "rule", {m_table.left(), m_table.top() + m_row - 0.5, m_table.width(), 1}, Tone::Plain, 0);
        const double captionType = std::min(type("large"), m_type);
        const double high = captionType * lineHeight;
        // Keep the caption near the table if the picture is high.
        const double y = std::min(size().height() - margin - high / 2, m_table.bottom() + margin + high / 2);
        write("caption", centered({m_room.center().x(), y}, captionType, m_room.width()), view.caption);
    }

private:
    static constexpr double margin = 8;
    static constexpr double tileInset = 5;  ///< the distance between the edge of a tile and its text, in pixels

    double rowY(double row) const { return m_table.top() + (row + 0.5) * m_row; }

    void writeCell(const PieceName& name, QPointF middle, const QString& text, bool shown, Tone tone)
    {
        setShown(write(name, centered(middle, m_type), text, tone), shown);
    }

    /// Adds a pair and its index k above it. `shown` decides whether the pair is visible, and `headed` whether the
    /// index is visible.
    void addPair(const PieceName& name, double x, const WythoffPair& pair, bool shown, bool headed)
    {
        writeCell({name, "-1"}, {x, rowY(0)}, coldNumber(pair.index()), headed, Tone::Heading);
        writeCell({name, "-2"}, {x, rowY(1)}, coldNumber(pair.smaller), shown, Tone::Plain);
        writeCell({name, "-3"}, {x, rowY(2)}, coldNumber(pair.larger), shown, Tone::Plain);
    }

    void addTile(const PieceName& name, QPointF middle, const QString& text, Tone tone)
    {
        const QRectF rect(middle.x() - m_tile / 2, middle.y() - m_row / 2 + 2, m_tile, m_row - 4);
        tile(name, rect, tone, 0);
        write({name, "-number"}, centered(middle, m_type, m_tile - 2 * tileInset), bold(text), tone);
    }

    void addAsked(double x, const ColdView& view)
    {
        const QString index = view.index ? coldNumber(*view.index) : QStringLiteral("?");
        write("asked-1", centered({x, rowY(0)}, m_type, m_tile), index, view.index ? view.tone : Tone::Heading);
        const double beside = m_tile / 2 + m_gap / 4;
        const bool isSmaller = view.isSmaller.value_or(false);
        addTile("given", view.isSmaller ? QPointF(x, rowY(isSmaller ? 1 : 2)) : QPointF(x - beside, rowY(1.5)), coldNumber(m_exercise.given), Tone::Plain);
        addTile("asked", view.isSmaller ? QPointF(x, rowY(isSmaller ? 2 : 1)) : QPointF(x + beside, rowY(1.5)), view.answer, view.tone);
    }

    QRectF m_room;
    QRectF m_table;
    double m_type = 0;    ///< the font size of the table, in pixels; the next two lengths depend on it
    double m_row = 0;
    double m_gap = 0;     ///< the distance between two columns, in pixels
    double m_head = 0;    ///< the width of the column of headings, in pixels
    double m_first = 0;   ///< the width of the column of one of the first pairs, in pixels
    double m_before = 0;  ///< the width of the column of the pair before the asked pair, in pixels
    double m_tile = 0;    ///< the width of the tile of one of the asked numbers, in pixels
};

}  // namespace

ExercisePicture pictureOf(const ColdPairExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<ColdPicture>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
