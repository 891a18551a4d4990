// The picture of an exercise about Bash's game: a heap of stones in rows. It is divided into blocks of m + 1 stones
// after a hint or a result has mentioned the blocks.
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>

#include "app/figures/objects/stone_groups.h"

namespace nimstone::figures {

using namespace practice;

namespace {

constexpr double leastResidueStone = 7;
constexpr double linesForLargeType = 18;
constexpr GroupStyle dividedHeap{.least = leastResidueStone, .padding = 3, .gap = 6};
constexpr GroupStyle wholeHeap{.least = leastResidueStone, .padding = 0, .gap = 0};
constexpr Count groupOfTen = 10;  ///< rows of ten stones are the easiest to count

/// A group of neighboring stones, with the tone of its background and the tone of its stones.
struct BashGroup {
    Count size = 0;
    Tone ground = Tone::Plain;
    Tone stones = Tone::Plain;
};

/// The look of the heap in one state of the exercise: single stones or groups, and the caption below.
struct BashShown {
    std::vector<BashGroup> groups = {};  ///< the groups into which the heap is divided; empty if it is not divided
    std::vector<Tone> tones = {};        ///< the tone of each stone; used only if the heap is not divided
    QString caption = {};
};

/// Puts a list of groups into their order in the picture, from left to right. `fromTheMove` begins at the end of the
/// heap at which the next move is made. If stones are taken, this is the right end, so the list is reversed. If the
/// players count up, it is the left end.
template <class T>
std::vector<T> inBashOrder(std::vector<T> fromTheMove, const BashTask& task)
{
    if (task.telling == BashVariant::Heap)
        std::ranges::reverse(fromTheMove);
    return fromTheMove;
}

class BashView {
public:
    explicit BashView(const BashTask& task) : m_task(task) { m_shown.tones.assign(task.n, Tone::Plain); }

    // Hints:
    void operator()(const OneOf<AskWhatRoundsMake, WholeBlocksLose> auto&) {}
    void operator()(const DivideIntoBlocks&) { lightOneBlock(); }
    void operator()(const OneOfTwoRests& rung)
    {
        m_shown.caption = QStringLiteral("r = <b>%1</b> / <b>%2</b> ?").arg(rung.lower).arg(rung.higher);
    }
    void operator()(const TheResidue& rung) { divide(rung.quotient, {{rung.rest, Tone::Lit, Tone::Taken}}); }

    // Results of an answer:
    void operator()(const RightResidue& result) { divide(result.quotient, {{result.rest, Tone::Even, Tone::Even}}); }
    void operator()(const SaidLostResidue&) { lightOneBlock(); }
    void operator()(const OverMostResidue&) {}
    void operator()(const WrongResidue& fault)
    {
        divide((fault.left - fault.reply) / m_task.block(),
               {{fault.answer, Tone::Odd, Tone::Odd}, {fault.reply, Tone::Lit, Tone::Taken}});
    }

    /// Highlights the stones of the answer that the user is entering.
    void draft(Count answer)
    {
        if (answer > m_task.n || !m_shown.groups.empty())
            return;
        for (Count stone = 0; stone < answer; ++stone)
            m_shown.tones[m_task.telling == BashVariant::Heap ? m_task.n - 1 - stone : stone] = Tone::Taken;
    }

    const BashShown& shown() const { return m_shown; }

private:
    /// Highlights a block of m + 1 stones, as far as possible from the stones of the next move. In the variant in which
    /// the player who says n or more loses, the last stone stands for the number n and is dimmed.
    void lightOneBlock()
    {
        for (Count stone = 0; stone < m_task.block(); ++stone)
            m_shown.tones[m_task.telling == BashVariant::Heap ? stone : m_task.heap() - 1 - stone] = Tone::Even;
        if (m_task.telling == BashVariant::Overstep)
            m_shown.tones.back() = Tone::Dim;
        m_shown.caption = QStringLiteral("m + 1 = <b>%1</b>").arg(m_task.block());
    }

    /// Divides the heap into groups. `first` are the groups of the move and of the reply; `blocks` whole blocks follow
    /// them.
    void divide(Count blocks, std::vector<BashGroup> first)
    {
        QString rest;
        // The groups in the caption have the same order as the groups in the picture.
        for (const BashGroup& group : inBashOrder(first, m_task))
            rest += group.size == 0 ? QString() : QStringLiteral(" + <b>%1</b>").arg(group.size);
        m_shown.caption = QStringLiteral("%1 = %2 · %3%4").arg(m_task.heap()).arg(blocks).arg(m_task.block()).arg(rest);
        std::erase_if(first, [](const BashGroup& group) { return group.size == 0; });
        first.resize(first.size() + blocks, {m_task.block(), Tone::Plain, Tone::Plain});
        if (m_task.telling == BashVariant::Overstep)
            first.push_back({1, Tone::Dim, Tone::Dim});
        m_shown.groups = inBashOrder(std::move(first), m_task);
    }

    const BashTask& m_task;
    BashShown m_shown;
};

/// The look of the picture after the hints, the answer and the result in `state`.
BashView bashViewOf(const BashTask& task, const PracticeState& state)
{
    BashView view(task);
    showHints<BashResidueExercise::Rung>(state, view);
    showResult<BashResidueExercise::Result>(state, view);
    if (state.draft)
        view.draft(state.draft->number());
    return view;
}

}  // namespace

ExercisePicture pictureOf(const BashResidueExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    constexpr double stoneShare = 0.84;
    constexpr double margin = 8;
    const BashTask& task = exercise.task;
    const BashView view = bashViewOf(task, state);
    const BashShown& shown = view.shown();
    Scenes scenes(size, textScale);
    const double large = scenes.type("large");
    const double type = size.height() > linesForLargeType * large * lineHeight ? large : scenes.type("body");
    const double line = type * lineHeight;
    const QRectF room = QRectF({0, 0}, size).adjusted(margin, margin + line, -margin, -margin - line);
    // A heap that is not divided stands in groups of ten without gaps.
    std::vector<Count> sizes;
    for (const BashGroup& group : shown.groups)
        sizes.push_back(group.size);
    for (Count left = sizes.empty() ? task.n : 0; left > 0; left -= sizes.back())
        sizes.push_back(std::min(left, groupOfTen));
    const StoneGroups places = layOutGroups(sizes, room, shown.groups.empty() ? wholeHeap : dividedHeap);
    // Test whether the heap fits if its stones are as small as possible and all blocks are shown. Otherwise the picture
    // might disappear in a later state.
    const std::vector<Count> most(task.n / task.block() + 2, task.block());
    if (!places.fits() || !layOutGroups(most, room, {leastResidueStone, leastResidueStone, dividedHeap.padding, dividedHeap.gap}).fits())
        return {};

    // Keep the two lines of text near the stones if the picture is high.
    const double away = 0.7 * line + dividedHeap.padding - places.padding;
    const double above = std::max(places.around.top() - away, margin + line / 2);
    const double below = std::min(places.around.bottom() + away, size.height() - margin - line / 2);
    scenes.write("given", centered({size.width() / 2, above}, type, room.width()), QStringLiteral("n = %1, m = %2").arg(bold(task.n), bold(task.most)));
    scenes.write("caption", centered({size.width() / 2, below}, type, room.width()), shown.caption);
    for (Count group = 0; group < task.n / task.block() + 4; ++group) {
        const int block = scenes.piece({.kind = PieceKind::Tile, .index = static_cast<int>(group), .objectName = PieceName("block", group + 1).text()});
        if (group < shown.groups.size())
            scenes.put(block, places.frames[group], shown.groups[group].ground);
    }
    std::vector<PracticePick> picks;
    const double wide = places.pitch * stoneShare;
    Count stone = 0;
    for (std::size_t group = 0; group < sizes.size(); ++group) {
        for (Count inGroup = 0; inGroup < sizes[group] && stone < task.n; ++inGroup, ++stone) {
            const Tone tone = shown.groups.empty() ? shown.tones[stone] : shown.groups[group].stones;
            const int piece = scenes.add({.kind = PieceKind::Stone, .index = static_cast<int>(stone), .weight = 1,
                                          .objectName = PieceName("stone", stone + 1).text()},
                                         posed(places.stone(group, inGroup), {wide, wide}, {.z = 1, .tone = tone}));
            const Count taken = task.telling == BashVariant::Heap ? task.n - stone : stone + 1;
            if (taken <= task.most)
                picks.push_back({piece, taken});
        }
    }
    return {std::move(scenes).finish(), std::move(picks), true};
}

}  // namespace nimstone::figures
