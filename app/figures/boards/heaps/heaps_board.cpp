#include "app/figures/boards/heaps/heaps_board.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "app/figures/boards/heaps/heap_boards.h"
#include "app/figures/boards/heaps/heap_pick.h"
#include "app/figures/boards/heaps/heap_words.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double railWidth = 20;
constexpr double underFloor = 8;
constexpr double aboveStones = 24;
constexpr double nominalBar = 200;

/// The heights of the blocks of a bar, as shares of the greatest height of a bar. Their sum is `whole`. Each share is
/// large enough for the block to be visible.
std::vector<double> visibleShares(const std::vector<Count>& blocks, Count size, double whole)
{
    constexpr double leastBlock = 3;
    std::vector<double> shares;
    double sum = 0;
    for (const Count block : blocks) {
        // Floating point is used only for drawing here; it never decides a move.
        const double share = whole * static_cast<double>(block) / static_cast<double>(size);
        shares.push_back(std::max(share, leastBlock / nominalBar));
        sum += shares.back();
    }
    for (double& share : shares)
        share *= whole / sum;
    return shares;
}

}  // namespace

HeapsBoard::HeapsBoard(const ComponentPlan& plan)
    : RunsBoard(plan), m_splits(m_rails || partsOnly(plan.start.rules)), m_widened(plan.start.position.heaps.size(), false)
{
    chooseTypes();
    cutBars();
}

void HeapsBoard::chooseTypes()
{
    const double scale = m_plan.textScale;
    Count largest = 1;
    for (const Count heap : m_plan.start.position.heaps)
        largest = std::max(largest, heap);
    std::size_t most = m_plan.start.position.heaps.size();
    for (const HeapScene& scene : m_history.scenes())
        most = std::max(most, scene.runs.size());
    const auto digits = QString::number(largest).size();
    m_sizeType = boardType(digits <= 3 && most <= 8 ? "title" : digits <= 9 ? "large" : "body", scale);
    m_takenType = std::min(m_sizeType, boardType("large", scale));
    m_nameType = boardType("small", scale);

    double names = 0;
    for (std::size_t heap = 0; heap < most; ++heap)
        names += boardTextWidth(heapName(heap), m_nameType) + 8;
    m_longNames = names <= m_plan.given.width();
    m_margins.above = m_takenType * lineHeight + 8;
    m_margins.below = underFloor + (m_sizeType + m_nameType) * lineHeight + 6;
    m_margins.rail = m_rails ? railWidth * std::min(scale, 1.5) : 0;
}

/// Decides which heaps of the start are drawn as bars, and divides these heaps into blocks.
void HeapsBoard::cutBars()
{
    std::vector<StandingHeap> whole = standing(m_runs);
    chooseBars(whole, m_plan.given, m_margins);
    Count largest = 1;
    for (std::size_t heap = 0; heap < whole.size(); ++heap) {
        m_bar[heap] = whole[heap].bar;
        largest = whole[heap].bar ? std::max(largest, whole[heap].stones) : largest;
    }
    cutBlocks();
    const double scale = 1.0 / static_cast<double>(largest);
    for (std::size_t heap = 0; heap < whole.size(); ++heap) {
        std::vector<Count> sizes;
        for (const Block& block : m_blocks[heap])
            sizes.push_back(block.block.size());
        const double length = static_cast<double>(whole[heap].stones) * scale;
        const auto shares = visibleShares(sizes, whole[heap].stones, length);
        double added = 0;
        for (std::size_t block = 0; block < shares.size(); ++block) {
            m_blocks[heap][block].share = shares[block];
            added += std::max(0.0, shares[block] - static_cast<double>(sizes[block]) * scale);
        }
        m_widened[heap] = m_bar[heap] && added * shortenedFrom > (shortenedFrom - 1) * length;
    }
}

StandingHeap HeapsBoard::standing(const HeapRun& run, std::size_t heap) const
{
    StandingHeap one;
    one.stones = run.size();
    one.bar = m_bar[run.origin];
    const QString size = QString::number(run.size());
    one.labels = std::max({boardTextWidth(size, m_sizeType, true), boardTextWidth(takenText(run.size()), m_takenType, true),
                           boardTextWidth(m_longNames ? heapName(heap) : shortHeapName(heap), m_nameType)});
    one.barShare = shareOf(run);
    return one;
}

/// Returns the height of the heap's bar, divided by the greatest possible height of a bar.
double HeapsBoard::shareOf(const HeapRun& run) const
{
    double share = 0;
    eachBlock(run, [&](const Block& block) { share += block.share; });
    return share;
}

std::vector<StandingHeap> HeapsBoard::standing(const std::vector<HeapRun>& runs) const
{
    std::vector<StandingHeap> heaps;
    for (std::size_t heap = 0; heap < runs.size(); ++heap)
        heaps.push_back(standing(runs[heap], heap));
    return heaps;
}

QSizeF HeapsBoard::leastSize() const
{
    const double width = m_plan.given.width();
    if (!m_splits)
        return leastHeapRows(standing(m_runs), width, m_margins);
    QSizeF least(1, 1);
    for (const HeapScene& scene : m_history.scenes())
        least = least.expandedTo(leastHeapRows(standing(scene.runs), width, m_margins));
    return least;
}

/// A game without splits has one layout for all scenes. In other games every split starts a new layout, which is as
/// similar to the layout before as possible.
void HeapsBoard::layOut(const QRectF& room)
{
    const auto add = [&](const std::vector<HeapRun>& runs) {
        auto heaps = standing(runs);
        HeapRows rows = layOutHeapRows(heaps, room, m_margins, m_laid.empty() ? nullptr : &m_laid.back().rows);
        std::vector<bool> shortened = shortenedBars(heaps, rows);
        m_laid.push_back({std::move(rows), std::move(heaps), std::move(shortened)});
    };
    for (const HeapScene& scene : m_history.scenes()) {
        if (!m_splits && m_laid.empty())
            add(m_runs);
        else if (m_laid.empty() || scene.split)
            add(scene.runs);
        m_layoutOf.push_back(m_laid.size() - 1);
    }
}

const HeapsBoard::Laid& HeapsBoard::layoutAt(std::size_t ply) const
{
    return m_laid[m_layoutOf[m_history.indexOf(ply)]];
}

double HeapsBoard::barHeight(const Laid& laid, std::size_t heap, const HeapRun& run) const
{
    const double whole = laid.heaps[heap].barShare;
    return whole == 0 ? 0 : laid.rows.places[heap].height * shareOf(run) / whole;
}

double HeapsBoard::heightOf(const Laid& laid, std::size_t heap, const HeapRun& run) const
{
    return m_bar[run.origin] ? barHeight(laid, heap, run) : laid.rows.height(run.size());
}

void HeapsBoard::addPieces(BoardScenes& scenes)
{
    const HeapPlace& place = m_laid.front().rows.places.front();
    const Pose somewhere{.x = place.center, .y = place.floor, .z = 2};
    for (std::size_t heap = 0; heap < m_runs.size(); ++heap) {
        const auto id = static_cast<int>(heap);
        for (Count index = 0; !m_bar[heap] && index < m_runs[heap].size(); ++index) {
            const std::size_t piece = scenes.add(PieceKind::Stone, id, static_cast<int>(index), 1,
                QStringLiteral("stone%1-%2").arg(heap + 1).arg(index + 1), somewhere);
            m_stones[heap] = index == 0 ? piece : m_stones[heap];
        }
    }
    addBlocks(scenes, somewhere, -1);
}

void HeapsBoard::poseWords(BoardScenes& scenes, std::size_t ply, std::size_t heap, std::size_t strand)
{
    const Laid& laid = layoutAt(ply);
    const HeapRun& run = runAt(ply, heap);
    const HeapPlace& place = laid.rows.places[heap];
    const QRectF& ground = place.ground;
    const double below = place.floor + underFloor;
    const auto words = [&](PieceKind kind, int index, const char* what) -> Pose& { return scenes.pose(word(scenes, kind, index, what, strand)); };
    const auto label = [&](int index, const char* what, double y, double size, Tone tone, const QString& text) {
        words(PieceKind::Label, index, what) = {.x = place.center, .y = y, .width = ground.width(), .height = size * lineHeight, .z = 1, .tone = tone, .text = text};
    };
    // The background is a little higher than the heap, because stones of a picked move are raised. It is not higher
    // than that, because the heap would then look larger than it is.
    const double top = place.floor - heightOf(laid, heap, run) - laid.rows.stone * 0.16 - aboveStones;
    m_grounds[strand] = word(scenes, PieceKind::Band, 1, "heap", strand);
    scenes.pose(m_grounds[strand]) = posed(QRectF(QPointF(ground.left(), std::max(ground.top(), top)), ground.bottomRight()),
                                           {.text = heapWithSize(heap, run.size())});
    words(PieceKind::Rule, 0, "rule") = {.x = place.center, .y = place.floor + 3, .width = place.columnsWidth + 10, .height = 2, .z = 1};
    label(0, "size", below + m_sizeType * lineHeight / 2, m_sizeType, Tone::Heading, QString::number(run.size()));
    label(1, "name", below + (m_sizeType + m_nameType / 2) * lineHeight, m_nameType, Tone::Dim, m_longNames ? heapName(heap) : shortHeapName(heap));
    Pose& taken = words(PieceKind::Label, 2, "taken");
    if (taken.opacity == 0)
        taken = {.x = place.center, .y = ground.top() + 2 + m_takenType * lineHeight / 2, .width = ground.width(),
                 .height = m_takenType * lineHeight, .opacity = 0, .z = 4};
    if (std::ranges::find(m_bar, true) != m_bar.end()) {
        const double high = m_bar[run.origin] ? barHeight(laid, heap, run) : 0;
        const QRectF bar(place.center - place.columnsWidth / 2, place.floor - high, place.columnsWidth, high);
        const bool isShortened = high > 0 && (laid.shortened[heap] || m_widened[run.origin]);
        const auto tear = [&](const char* end) {
            return scenes.piece(PieceKind::Slope, PieceName(m_plan.named({"tear", strand + 1, end})), {.z = 5});
        };
        scenes.tear({tear("-1"), tear("-2")}, bar, place.floor - 0.4 * high, isShortened, Qt::Vertical, Tone::Plain);
    }
    if (m_rails) {
        const QRectF rail = railRect(laid, heap, run);
        words(PieceKind::Rule, 1, "rail") = posed(rail.center(), {4, rail.height()}, {.opacity = run.size() > 1 ? 1.0 : 0.0, .z = 1, .tone = Tone::Dim});
    }
}

void HeapsBoard::poseHeap(BoardScenes& scenes, std::size_t ply, std::size_t heap)
{
    const Laid& laid = layoutAt(ply);
    const HeapRun& run = runAt(ply, heap);
    const HeapPlace& place = laid.rows.places[heap];
    for (Count index = 0; !m_bar[run.origin] && index < run.size(); ++index) {
        const QPointF center = laid.rows.stoneCenter(heap, index);
        Pose& pose = scenes.pose(m_stones[run.origin] + static_cast<std::size_t>(run.low + index));
        pose = posed(center, {laid.rows.stone, laid.rows.stone}, {.z = 2});
    }
    const double whole = laid.heaps[heap].barShare;
    const auto heightFor = [&](double share) { return whole == 0 ? 0 : place.height * share / whole; };
    eachBlock(run, [&](const Block& block) {
        double under = 0;
        eachBlock({run.origin, run.low, block.block.low, run.strand}, [&](const Block& lower) { under += lower.share; });
        const double height = heightFor(block.share);
        scenes.pose(block.piece) = {.x = place.center, .y = place.floor - heightFor(under) - height / 2,
                                    .width = place.columnsWidth, .height = height, .z = 2, .round = 0};
    });
}

void HeapsBoard::unmark(BoardScenes& scenes)
{
    scenes.hide(m_takenShown);
    m_takenShown.clear();
}

void HeapsBoard::mark(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move)
{
    const Laid& laid = layoutAt(ply);
    const auto show = [&](std::size_t heap, Count taken) {
        if (taken == 0)
            return;
        const HeapRun& run = runAt(ply, heap);
        const HeapPlace& place = laid.rows.places[heap];
        const int piece = word(scenes, PieceKind::Label, 2, "taken", run.strand);
        const double height = m_takenType * lineHeight;
        // Leave space for stones that are raised because the user picks them.
        const double top = place.floor - heightOf(laid, heap, run) - std::max(2.0, laid.rows.stone * 0.16);
        scenes.pose(piece) = {.x = place.center, .y = std::max(place.ground.top() + 2 + height, top) - height / 2,
                              .width = place.ground.width(), .height = height, .z = 4,
                              .tone = toneOf(who), .text = takenText(taken), .begin = 0.6};
        m_takenShown.push_back(piece);
    };
    // If the move also splits the heap, the number is above the last of the new heaps, because the taken stones were
    // there.
    show(move.heap + (move.pieces.first != 0 ? 1 : 0) + (move.pieces.second != 0 ? 1 : 0), move.taken);
    for (const Take& take : move.also)
        show(take.heap, take.taken);
}

std::unique_ptr<ComponentBoard> makeHeapsBoard(const ComponentPlan& plan) { return std::make_unique<HeapsBoard>(plan); }

}  // namespace nimstone::figures
