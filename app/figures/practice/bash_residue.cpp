// The picture of an exercise about Bash's game: a heap of stones in rows. It is divided into blocks of m + 1 stones
// after a hint or a result has mentioned the blocks.
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

using namespace practice;

namespace {

constexpr double blockPadding = 3;  ///< the distance between the edge of a block and its stones, in pixels
constexpr double leastResidueStone = 7;
constexpr double linesForLargeType = 18;
/// Rows of ten stones are the easiest to count. A row has at most two groups of ten, unless the picture is very low.
constexpr int rowOfTen = 10;
constexpr int mostTens = 2;

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

/// The places of stones and of the backgrounds of groups; empty if they do not fit.
struct BashPlaces {
    double stone = 0;
    std::vector<QPointF> stones = {};
    std::vector<QRectF> grounds = {};
};

/// Places stones with a distance of `stone` pixels in rows of ten or twenty.
BashPlaces bashRows(Count count, const QRectF& room, double stone)
{
    const int across = static_cast<int>(room.width() / stone);
    int row = across >= rowOfTen ? std::min(across / rowOfTen, mostTens) * rowOfTen : across;
    const auto rowsOf = [count](int length) { return std::ceil(static_cast<double>(count) / length); };
    // If there are too many rows, make the rows longer.
    if (row > 0 && rowsOf(row) * stone > room.height())
        row = across / rowOfTen * rowOfTen;
    if (row == 0 || rowsOf(row) * stone > room.height())
        return {};
    const auto columns = static_cast<double>(std::min<Count>(count, static_cast<Count>(row)));
    const double rows = rowsOf(row);
    BashPlaces places{stone};
    const QPointF corner(room.center().x() - columns * stone / 2, room.center().y() - rows * stone / 2);
    for (int at = 0; at < static_cast<int>(count); ++at)
        places.stones.push_back(corner + QPointF((at % row + 0.5) * stone, (at / row + 0.5) * stone));
    return places;
}

/// Places the groups one after another, in as many lines as necessary. `stone` is the distance between stones, in
/// pixels.
BashPlaces bashGroups(const std::vector<BashGroup>& groups, const QRectF& room, double stone)
{
    constexpr double groupGap = 6;  ///< the distance between two groups, in pixels
    BashPlaces places{stone};
    const double high = stone + 2 * blockPadding;
    double x = room.left();
    double y = room.top();
    double widest = 0;
    for (const BashGroup& group : groups) {
        const double width = static_cast<double>(group.size) * stone + 2 * blockPadding;
        if (x > room.left() && x + width > room.right()) {
            x = room.left();
            y += high + groupGap;
        }
        if (x + width > room.right() || y + high > room.bottom())
            return {};
        places.grounds.emplace_back(x, y, width, high);
        for (Count at = 0; at < group.size; ++at)
            places.stones.emplace_back(x + blockPadding + (static_cast<double>(at) + 0.5) * stone, y + high / 2);
        x += width + groupGap;
        widest = std::max(widest, x - groupGap - room.left());
    }
    const QPointF shift((room.width() - widest) / 2, (room.bottom() - y - high) / 2);
    for (QPointF& point : places.stones)
        point += shift;
    for (QRectF& ground : places.grounds)
        ground.translate(shift);
    return places;
}

BashPlaces bashPlaces(const BashTask& task, const BashShown& shown, const QRectF& room)
{
    constexpr double step = 0.5;  ///< the difference between two stone sizes that the layout tries, in pixels
    constexpr double largest = 44;
    for (double stone = largest; stone >= leastResidueStone; stone -= step) {
        BashPlaces places = shown.groups.empty() ? bashRows(task.n, room, stone) : bashGroups(shown.groups, room, stone);
        if (!places.stones.empty())
            return places;
    }
    return {};
}

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
    // Test whether the heap fits if its stones are as small as possible and all blocks are shown. Otherwise the picture
    // might disappear in a later state.
    const BashPlaces least = bashGroups(std::vector<BashGroup>(task.n / task.block() + 2, {task.block()}), room, leastResidueStone);
    const BashPlaces places = bashPlaces(task, shown, room);
    if (least.stones.empty() || places.stones.empty())
        return {};

    // Keep the two lines of text near the stones if the picture is high.
    const auto [highest, lowest] = std::ranges::minmax(places.stones, {}, &QPointF::y);
    const double away = places.stone / 2 + blockPadding + 0.7 * line;
    const Line above{size.width() / 2, std::max(highest.y() - away, margin + line / 2), type, room.width(), Anchor::Middle};
    const Line below{size.width() / 2, std::min(lowest.y() + away, size.height() - margin - line / 2), type, room.width(), Anchor::Middle};
    scenes.write(scenes.addHiddenLabel(QStringLiteral("given")), above,
                 QStringLiteral("n = %1, m = %2").arg(bold(task.n), bold(task.most)));
    scenes.write(scenes.addHiddenLabel(QStringLiteral("caption")), below, shown.caption);
    std::vector<Tone> tones = shown.tones;
    if (!shown.groups.empty())
        tones.clear();
    for (Count group = 0; group < task.n / task.block() + 4; ++group) {
        Pose pose{.x = size.width() / 2, .y = size.height() / 2, .opacity = 0};
        if (group < places.grounds.size()) {
            pose.cover(places.grounds[group]);
            pose.opacity = 1;
            pose.tone = shown.groups[group].ground;
            tones.insert(tones.end(), shown.groups[group].size, shown.groups[group].stones);
        }
        scenes.add({.kind = PieceKind::Tile, .index = static_cast<int>(group),
                    .objectName = QStringLiteral("block%1").arg(group + 1)}, pose);
    }
    std::vector<PracticePick> picks;
    const double wide = places.stone * stoneShare;
    for (Count stone = 0; stone < task.n; ++stone) {
        const int piece = scenes.add({.kind = PieceKind::Stone, .index = static_cast<int>(stone), .weight = 1,
                                      .objectName = QStringLiteral("stone%1").arg(stone + 1)},
                                     posed(places.stones[stone], {wide, wide}, {.z = 1, .tone = tones[stone]}));
        const Count taken = task.telling == BashVariant::Heap ? task.n - stone : stone + 1;
        if (taken <= task.most)
            picks.push_back({piece, taken});
    }
    return drawn(std::move(scenes), std::move(picks));
}

}  // namespace nimstone::figures
