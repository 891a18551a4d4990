// The picture of an exercise that asks who wins a position: the name of the position, and its heaps stone by stone.
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <cmath>

#include "app/wording/notation.h"
#include "app/wording/play/positions.h"

namespace nimstone::figures {

namespace {

struct DrawnHeap {
    std::size_t part = 0;
    std::size_t heap = 0;    ///< the index of the heap in its component
    Count size = 0;
    Count taken = 0;         ///< the number of stones that the shown move takes from this heap
    std::size_t across = 1;  ///< the number of stones in a row of the heap
    double middle = 0;
};

class OutcomePicture : public PictureScenes<practice::OutcomeExercise> {
public:
    OutcomePicture(const practice::OutcomeExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale)
    {
        for (std::size_t part = 0; part < exercise.sum.components().size(); ++part) {
            const auto& heaps = exercise.sum.components()[part].position.heaps;
            for (std::size_t heap = 0; heap < heaps.size(); ++heap)
                m_heaps.push_back({.part = part, .heap = heap, .size = heaps[heap]});
        }
        showMove();
        layOut(exercise.sum);
    }

    void draw()
    {
        const double line = m_type * lineHeight;
        write("notation", centered({size().width() / 2, margin + line / 2}, m_titleType), m_title, Tone::Heading);
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            addHeap(m_heaps[heap], static_cast<int>(heap));
    }

private:
    static constexpr double margin = 12;
    static constexpr double gap = 6;
    static constexpr double largestPitch = 30;  ///< the largest distance between the centers of neighboring stones, in pixels
    static constexpr double smallestPitch = 4;
    static constexpr double stoneShare = 0.84;
    static constexpr double leastHeapRoom = 46;
    static constexpr double smallestType = 8.5;

    /// If a hint or the result shows a move that proves the outcome, marks the stones that this move takes.
    void showMove()
    {
        const practice::OutcomeShown* shown = nullptr;
        showHints<practice::OutcomeExercise::Rung>(m_state, Overloaded{
            [](const OneOf<practice::AskWhatCanBeLeft, practice::RuleOfGame, practice::ColumnsToCount, practice::HeapsInBinary,
                           practice::BlocksToCut, practice::WholeBlocks, practice::FirstLostSizes, practice::LostSizesBelow,
                           practice::DifferenceOfPair, practice::ColdPairBegins, practice::HeapsOfTwoOrMore, practice::SumOrOnes,
                           practice::LargestPileParts, practice::AllParts, practice::WorthOfLastPart,
                           practice::WorthOfParts> auto&) {},
            [&shown](const practice::OutcomeShown& rung) { shown = &rung; },
        });
        showResult<practice::OutcomeExercise::Result>(m_state, [&shown](const auto& result) { shown = &result.shown; });
        if (!shown)
            return;
        for (const Take& take : takesOf(shown->move.move)) {
            for (DrawnHeap& heap : m_heaps) {
                if (heap.part == shown->move.component && heap.heap == take.heap)
                    heap.taken = take.taken;
            }
        }
    }

    void layOut(const GameSum& sum)
    {
        const QSizeF size = this->size();
        const double width = size.width() - 2 * margin;
        const double small = type("small");
        const double natural = 2 * small * lineHeight + 2 * gap;
        const double share = std::min(1.0, (size.height() - 2 * margin - leastHeapRoom) / natural);
        m_type = small * share;
        // The title is the name of the position, or its notation if the name is too long.
        for (const QString& title : {wording::positionName(sum), wording::notation(sum)}) {
            m_title = title;
            m_titleType = std::min(m_type, m_type * width / labelWidth(m_title, m_type));
            if (m_titleType >= smallestType)
                break;
        }
        const double lines = m_type * lineHeight;
        m_room = {margin, margin + lines + gap, width, size.height() - 2 * margin - 2 * lines - 2 * gap};
        const double largest = largestPitch * textScale();
        for (m_pitch = std::min(largest, m_room.height()); m_pitch >= smallestPitch; m_pitch -= 0.5) {
            if (place())
                break;
        }
        m_fits = m_type >= smallestType && m_titleType >= smallestType && m_pitch >= smallestPitch;
    }

    /// Places the heaps with the current distance between stones. Returns false if they do not fit.
    bool place()
    {
        const auto rows = static_cast<std::size_t>(m_room.height() / m_pitch);
        double total = 0;
        for (std::size_t index = 0; index < m_heaps.size(); ++index) {
            DrawnHeap& heap = m_heaps[index];
            const auto stones = static_cast<std::size_t>(heap.size);
            // Prefer a broad heap to a high and narrow one.
            const auto square = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(stones) / 1.6)));
            heap.across = std::max({(stones + rows - 1) / rows, square, std::size_t{1}});
            if (index > 0)
                total += gapBefore(index);
            const double wide = slotOf(heap);
            heap.middle = total + wide / 2;
            total += wide;
        }
        const double left = m_room.center().x() - total / 2;
        for (DrawnHeap& heap : m_heaps)
            heap.middle += left;
        return total <= m_room.width();
    }

    double slotOf(const DrawnHeap& heap) const
    {
        return std::max(static_cast<double>(heap.across) * m_pitch, labelWidth(QString::number(heap.size), m_type));
    }

    /// The gap before a heap, in pixels. It is larger if the heap belongs to another component of the sum than the heap
    /// before.
    double gapBefore(std::size_t index) const
    {
        const bool newPart = m_heaps[index].part != m_heaps[index - 1].part;
        return std::min(m_pitch, 16.0) * (newPart ? 3 : 1);
    }

    void addHeap(const DrawnHeap& heap, int index)
    {
        const double foot = m_room.bottom();
        for (std::size_t stone = 0; stone < heap.size; ++stone) {
            const std::size_t row = stone / heap.across;
            const std::size_t inRow = std::min(heap.across, static_cast<std::size_t>(heap.size) - row * heap.across);
            const double x = heap.middle + (static_cast<double>(stone % heap.across) - (static_cast<double>(inRow) - 1) / 2) * m_pitch;
            const bool taken = stone + heap.taken >= heap.size;
            add({.kind = PieceKind::Stone, .heap = index, .index = static_cast<int>(stone), .weight = 1,
                 .objectName = PieceName("heap", index + 1, "-stone", stone + 1).text()},
                         {.x = x, .y = foot - (static_cast<double>(row) + 0.5) * m_pitch, .width = m_pitch * stoneShare,
                          .height = m_pitch * stoneShare, .tone = taken ? Tone::Taken : Tone::Plain});
        }
        write({"heap", index + 1, "-size"}, centered({heap.middle, foot + gap / 2 + m_type * lineHeight / 2}, m_type),
              QString::number(heap.size), isLit(heap) ? Tone::Lit : Tone::Plain);
    }

    /// True if a hint is about this heap: about its component, or about all heaps of two stones or more.
    bool isLit(const DrawnHeap& heap) const
    {
        return std::ranges::any_of(m_state.shown, [&heap](const practice::Rung& rung) {
            if (const auto* last = practice::rungAs<practice::WorthOfLastPart>(rung))
                return heap.part == last->part;
            return practice::rungAs<practice::HeapsOfTwoOrMore>(rung) && heap.size >= 2;
        });
    }

    QString m_title;
    std::vector<DrawnHeap> m_heaps;
    QRectF m_room;
    double m_type = 0;
    double m_titleType = 0;
    double m_pitch = 0;
};

}  // namespace

ExercisePicture pictureOf(const practice::OutcomeExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<OutcomePicture>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
