// The picture of an exercise about a number and its bits: columns with their weights above them, and below them the
// heap, which is cut into blocks.
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <array>

#include "app/figures/objects/bit_layout.h"
#include "app/figures/objects/stack.h"
#include "core/nimber.h"
#include "core/overloaded.h"

namespace nimstone::figures {

namespace {

using practice::BinaryTask;
using practice::Misconception;

/// The look of a number and its bits in one state of the exercise.
struct ShownBits {
    Count bits = 0;      ///< the sum of the weights of the columns that have a 1
    Count lit = 0;       ///< the sum of the weights of the columns that a hint names
    Count blocks = 0;    ///< the sum of the sizes of the blocks that are visible below the heap
    bool total = false;  ///< true if the sum of the blocks is shown beside them
    Tone tone = Tone::Plain;
    Count ringed = 0;    ///< the weight of the column with a mistake; 0 if there is no mistake
};

class BinaryPicture : public PictureScenes<practice::ReadBinaryExercise> {
public:
    BinaryPicture(const practice::ReadBinaryExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale)
    {
        layOut();
    }

    void draw()
    {
        const ShownBits shown = shownBits();
        for (int place = 0; place < m_exercise.columns; ++place)
            addColumn(place, shown);
        addRing(shown);
        // The heap is visible if the exercise gives the number and asks for the bits.
        addBar("heap", m_left, m_exercise.number, m_heap, Tone::Taken).opacity = writes();
        setShown(addTotal("number", m_exercise.number, m_heap), writes());
        addBlocks(shown);
    }

private:
    static constexpr double margin = 12;
    static constexpr double widestColumn = 64;
    static constexpr double highestCell = 46;
    static constexpr double highestBar = 24;
    static constexpr double gap = 8;
    static constexpr double smallestType = 9.5;

    void layOut()
    {
        const QSizeF size = this->size();
        const double scale = textScale();
        const double small = type("small");
        const double bar = std::max(highestBar * scale, small * lineHeight);
        Stack stack(QRectF({}, size).adjusted(margin, margin, -margin, -margin));
        for (const double height : {small * lineHeight, gap, highestCell * scale, gap, bar, gap / 2, bar, gap / 2})
            stack.add(height * smallestType / small, height);
        const double share = stack[0].height() / (small * lineHeight);
        m_columnWidth = std::min((size.width() - 2 * margin) / m_exercise.columns, widestColumn * scale);
        m_left = (size.width() - m_columnWidth * m_exercise.columns) / 2;
        const double widest = labelWidth(QString::number(weight(0)), small) + 4;
        m_type = small * std::min({1.0, share, m_columnWidth / widest});
        m_barType = small * share;
        m_weights = stack[0];
        m_cells = stack[2];
        m_heap = stack[4];
        m_blocks = writes() ? stack[6] : stack[4].translated(0, stack[4].height() / 2);
        m_cell = std::min(m_cells.height(), m_columnWidth);
        m_fits = stack.fits() && m_type >= smallestType && m_columnWidth >= 14;
    }

    Count weight(int place) const { return columnWeight(static_cast<std::size_t>(place), static_cast<std::size_t>(m_exercise.columns)); }
    double middleOf(int place) const { return m_left + (place + 0.5) * m_columnWidth; }
    double width() const { return m_columnWidth * m_exercise.columns; }
    bool writes() const { return m_exercise.task == BinaryTask::Write; }

    ShownBits shownBits() const
    {
        ShownBits shown;
        const Count drafted = m_state.draft ? m_state.draft->number() : 0;
        shown.bits = writes() ? (drafted >> m_exercise.columns == 0 ? drafted : 0) : m_exercise.number;
        if (writes()) {
            shown.blocks = shown.bits;
            shown.total = shown.bits != 0;
        }
        using Exercise = practice::ReadBinaryExercise;
        // A hint must not show more than its text says. If the bits are given, the blocks show the values that the hint
        // names.
        const auto tell = [&](Count lit, Count told, bool total) {
            shown.lit = lit;
            if (writes() || told == 0)
                return;
            shown.blocks |= told;
            shown.total = total;
            shown.tone = Tone::Lit;
        };
        showHints<Exercise::Rung>(m_state, Overloaded{
            [](const OneOf<practice::AskWhatColumnsAreWorth, practice::DoubleToTheLeft> auto&) {},
            [&](const practice::HighestOne& rung) { tell(rung.column, rung.column, false); },
            [&](const practice::UpperHalf& rung) { tell((weight(0) * 2 - 1) & ~(rung.lowest - 1), rung.value, true); },
            [&](const practice::TheBinary& rung) { tell(rung.number, rung.number, true); },
        });
        showResult<Exercise::Result>(m_state, Overloaded{
            [&](const practice::RightBinary&) {
                shown.blocks = m_exercise.number;
                shown.total = true;
                shown.tone = Tone::Even;
            },
            [&](const practice::WrongBinary& fault) { explain(fault, shown); },
        });
        return shown;
    }

    void explain(const practice::WrongBinary& fault, ShownBits& shown) const
    {
        const auto& idea = fault.misconception;
        if (writes())
            shown.tone = Tone::Odd;
        else if (idea == Misconception::ReadBackwards || idea == Misconception::WeightsFromTwo)
            shown.ringed = 1;
        else if (idea == Misconception::CountedOnes || idea == Misconception::AddedPlaces)
            shown.ringed = *highestColumn(m_exercise.number);
        else if (!idea && !fault.isTooLarge())
            shown.ringed = fault.column;
    }

    void addColumn(int place, const ShownBits& shown)
    {
        const Count column = weight(place);
        const bool one = hasBit(shown.bits, column);
        const QPointF middle(middleOf(place), m_cells.center().y());
        add({.kind = PieceKind::Band, .index = place, .weight = column, .objectName = PieceName("lit", column).text()},
                     posed(QRectF(middle.x() - m_columnWidth / 2 + 1, m_weights.top() - 3, m_columnWidth - 2, middle.y() + m_cell / 2 + 6 - m_weights.top()),
                           {.opacity = hasBit(shown.lit, column) ? 1.0 : 0.0, .tone = Tone::Lit}));
        write({"weight", column}, centered({middle.x(), m_weights.center().y()}, m_type), QString::number(column), Tone::Heading);
        const int cell = add({.kind = PieceKind::Tile, .index = place, .weight = column, .objectName = PieceName("bit", column).text()},
                                      posed(middle, {std::min(m_cell, m_columnWidth - 4), m_cell}, {.z = 1, .tone = one ? oneTone(shown) : Tone::Dim}));
        write({"digit", column}, centered(middle, m_cell * 0.5), m_state.onPaper && writes() ? QString() : QString::number(one ? 1 : 0),
              one ? Tone::Plain : Tone::Heading);
        if (writes())
            m_picks.push_back({cell, column});
    }

    /// The tone of the 1 bits and of their blocks.
    static Tone oneTone(const ShownBits& shown)
    {
        return shown.tone == Tone::Even || shown.tone == Tone::Odd ? shown.tone : Tone::Plain;
    }

    void addRing(const ShownBits& shown)
    {
        const int place = shown.ringed == 0 ? 0 : m_exercise.columns - columnsNeeded(std::array{shown.ringed});
        const QSizeF around(std::min(m_cell, m_columnWidth) + 2, m_cell + 4);
        put(piece(PieceKind::Ring, "fault", {.z = 7}), posed({middleOf(place), m_cells.center().y()}, around).rect(), Tone::Odd, shown.ringed != 0);
    }

    /// Adds a bar that begins at x coordinate `left`. Its length stands for `number`.
    Pose& addBar(const PieceName& name, double left, Count number, const QRectF& band, Tone tone)
    {
        return tile(name, {left, band.top() + 2, lengthOf(number), band.height() - 4}, tone);
    }

    /// Adds the blocks one after another, with the largest first. Only visible blocks take space, so their total length
    /// is the length of their sum.
    void addBlocks(const ShownBits& shown)
    {
        double x = m_left;
        for (int place = 0; place < m_exercise.columns; ++place) {
            const Count column = weight(place);
            const bool laid = hasBit(shown.blocks, column);
            Pose& block = addBar({"block", column}, x, column, m_blocks, shown.tone);
            block.opacity = laid;
            write({"block", column, "-weight"}, lineIn(block.rect(), m_barType),
                  laid ? ifItFits(QString::number(column), m_barType, lengthOf(column) - 4) : QString());
            if (laid)
                x += lengthOf(column);
        }
        const int total = addTotal("total", shown.blocks, m_blocks);
        setShown(total, shown.total);
        setTone(total, oneTone(shown));
    }

    /// Adds a number to the right of a bar that has the length of this number. lengthOf() makes bars so short that the
    /// number always fits.
    int addTotal(const char* name, Count number, const QRectF& band)
    {
        return write(name, {m_left + lengthOf(number) + 6, band.center().y(), m_barType}, QString::number(number));
    }

    /// The length of the bar of a number, in pixels. The bar of the largest number is as long as the table is wide,
    /// minus the width of the number beside it.
    double lengthOf(Count number) const
    {
        const double room = labelWidth(QString::number(2 * weight(0) - 1), m_barType) + 8;
        return (width() - room) * static_cast<double>(number) / static_cast<double>(2 * weight(0) - 1);
    }

    double m_left = 0;
    QRectF m_weights;
    QRectF m_cells;
    QRectF m_heap;
    QRectF m_blocks;
    double m_columnWidth = 0;
    double m_cell = 0;
    double m_type = 0;
    double m_barType = 0;
};

}  // namespace

ExercisePicture pictureOf(const practice::ReadBinaryExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<BinaryPicture>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
