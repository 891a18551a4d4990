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
std::vector<double> visibleShares(const std::vector<BarBlock>& blocks, Count size, double whole)
{
    constexpr double leastBlock = 3;
    std::vector<double> shares;
    double sum = 0;
    for (const BarBlock& one : blocks) {
        // Floating point is used only for drawing here; it never decides a move.
        const double share = whole * static_cast<double>(one.block.size()) / static_cast<double>(size);
        shares.push_back(std::max(share, leastBlock / nominalBar));
        sum += shares.back();
    }
    for (double& share : shares)
        share *= whole / sum;
    return shares;
}

}  // namespace

HeapsBoard::HeapsBoard(const ComponentPlan& plan)
    : m_plan(plan), m_history(plan), m_rails(partsBesideTaking(plan.start.rules)),
      m_splits(m_rails || partsOnly(plan.start.rules))
{
    const auto& heaps = m_plan.start.position.heaps;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        m_runs.push_back({heap, 0, heaps[heap], heap});
    m_strands = heaps.size();
    m_bar.assign(heaps.size(), false);
    m_widened.assign(heaps.size(), false);
    m_blocks.resize(heaps.size());
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
    const auto heaps = m_runs;
    std::vector<StandingHeap> whole = standing(heaps);
    chooseBars(whole, m_plan.given, m_margins);
    Count largest = 1;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        m_bar[heap] = whole[heap].bar;
        largest = whole[heap].bar ? std::max(largest, whole[heap].stones) : largest;
    }
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (!m_bar[heap])
            continue;
        for (const HeapBlock& block : m_history.blocksOf(heap))
            m_blocks[heap].push_back({block, 0, 0});
        const Count size = heaps[heap].size();
        const double scale = 1.0 / static_cast<double>(largest);
        const auto shares = visibleShares(m_blocks[heap], size, static_cast<double>(size) * scale);
        double added = 0;
        for (std::size_t block = 0; block < shares.size(); ++block) {
            m_blocks[heap][block].share = shares[block];
            added += std::max(0.0, shares[block] - static_cast<double>(m_blocks[heap][block].block.size()) * scale);
        }
        m_widened[heap] = added * shortenedFrom > (shortenedFrom - 1) * static_cast<double>(size) * scale;
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
    for (const BarBlock& block : m_blocks[run.origin])
        share += block.block.low >= run.low && block.block.high <= run.high ? block.share : 0;
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

void HeapsBoard::setUp(BoardScenes& scenes, const QRectF& room)
{
    layOut(room);
    for (std::size_t strand = 0; strand < m_runs.size(); ++strand)
        addWords(scenes, strand);
    addPieces(scenes);
    for (std::size_t strand = m_runs.size(); strand < m_history.strands(); ++strand)
        addWords(scenes, strand);
    const HeapScene& first = m_history.scenes().front();
    for (std::size_t heap = 0; heap < first.runs.size(); ++heap)
        poseHeap(scenes, m_laid.front(), heap, first.runs[heap]);
    posePending(scenes, m_plan.window.first);
}

void HeapsBoard::addWords(BoardScenes& scenes, std::size_t strand)
{
    const auto id = static_cast<int>(strand);
    // The pieces of a strand are hidden until its heap exists.
    const Pose unseen{.x = m_laid.front().rows.places.front().center, .y = m_laid.front().rows.places.front().floor, .opacity = 0};
    const auto add = [&](PieceKind kind, int index, const QString& name) {
        return scenes.add(kind, id, index, 0, name, unseen);
    };
    Words words;
    words.ground = add(PieceKind::Band, 1, QStringLiteral("heap%1").arg(strand + 1));
    words.rule = add(PieceKind::Rule, 0, {});
    if (m_rails)
        words.rail = add(PieceKind::Rule, 1, QStringLiteral("rail%1").arg(strand + 1));
    words.size = add(PieceKind::Label, 0, QStringLiteral("size%1").arg(strand + 1));
    words.name = add(PieceKind::Label, 1, {});
    words.taken = add(PieceKind::Label, 2, QStringLiteral("taken%1").arg(strand + 1));
    if (std::ranges::find(m_bar, true) != m_bar.end())
        words.tear = scenes.addScaleBreak(QStringLiteral("tear%1").arg(strand + 1));
    m_words.push_back(words);
}

void HeapsBoard::addPieces(BoardScenes& scenes)
{
    m_stones.assign(m_runs.size(), 0);
    m_before.resize(m_runs.size());
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
    // Sort the blocks by the ply that takes them. Blocks that exist already then keep their pieces when a move is
    // added.
    std::vector<BarBlock*> blocks;
    for (std::size_t heap = 0; heap < m_runs.size(); ++heap) {
        const auto before = m_history.takenBefore(heap);
        for (std::size_t side = 0; m_bar[heap] && side < 2; ++side) {
            if (before[side] > 0)
                m_before[heap][side] = scenes.add(PieceKind::Stone, static_cast<int>(heap), -1, before[side], {}, somewhere);
        }
        for (BarBlock& block : m_blocks[heap])
            blocks.push_back(&block);
    }
    const auto when = [](const BarBlock* block) { return block->block.takenAt ? *block->block.takenAt + 1 : 0; };
    std::ranges::stable_sort(blocks, {}, when);
    for (BarBlock* block : blocks)
        block->piece = scenes.add(PieceKind::Stone, static_cast<int>(block->block.origin), -1, block->block.size(), {}, somewhere);
}

void HeapsBoard::poseWords(BoardScenes& scenes, const Laid& laid, std::size_t heap, const HeapRun& run, std::size_t strand) const
{
    const HeapPlace& place = laid.rows.places[heap];
    const Words& words = m_words[strand];
    const QRectF& ground = place.ground;
    const double below = place.floor + underFloor;
    const auto label = [&](double y, double size, Tone tone, const QString& text) {
        return Pose{.x = place.center, .y = y, .width = ground.width(), .height = size * lineHeight, .z = 1, .tone = tone, .text = text};
    };
    // The background is a little higher than the heap, because stones of a picked move are raised. It is not higher
    // than that, because the heap would then look larger than it is.
    const double top = place.floor - heightOf(laid, heap, run) - laid.rows.stone * 0.16 - aboveStones;
    scenes.pose(words.ground) = posed(QRectF(QPointF(ground.left(), std::max(ground.top(), top)), ground.bottomRight()),
                                      {.text = heapWithSize(heap, run.size())});
    scenes.pose(words.rule) = {.x = place.center, .y = place.floor + 3, .width = place.columnsWidth + 10, .height = 2, .z = 1};
    scenes.pose(words.size) = label(below + m_sizeType * lineHeight / 2, m_sizeType, Tone::Heading, QString::number(run.size()));
    scenes.pose(words.name) = label(below + (m_sizeType + m_nameType / 2) * lineHeight, m_nameType, Tone::Dim,
                                    m_longNames ? heapName(heap) : shortHeapName(heap));
    Pose& taken = scenes.pose(words.taken);
    if (taken.opacity == 0)
        taken = {.x = place.center, .y = ground.top() + 2 + m_takenType * lineHeight / 2, .width = ground.width(),
                 .height = m_takenType * lineHeight, .opacity = 0, .z = 4};
    if (words.tear.first >= 0) {
        const double high = m_bar[run.origin] ? barHeight(laid, heap, run) : 0;
        const QRectF bar(place.center - place.columnsWidth / 2, place.floor - high, place.columnsWidth, high);
        const bool isShortened = high > 0 && (laid.shortened[heap] || m_widened[run.origin]);
        scenes.tear(words.tear, bar, place.floor - 0.4 * high, isShortened, Qt::Vertical, Tone::Plain);
    }
    if (m_rails) {
        const QRectF rail = railRect(laid, heap, run);
        scenes.pose(words.rail) = posed(rail.center(), {4, rail.height()},
                                        {.opacity = run.size() > 1 ? 1.0 : 0.0, .z = 1, .tone = Tone::Dim});
    }
}

void HeapsBoard::poseHeap(BoardScenes& scenes, const Laid& laid, std::size_t heap, const HeapRun& run) const
{
    poseWords(scenes, laid, heap, run, run.strand);
    const HeapPlace& place = laid.rows.places[heap];
    for (Count index = 0; !m_bar[run.origin] && index < run.size(); ++index) {
        const QPointF center = laid.rows.stoneCenter(heap, index);
        Pose& pose = scenes.pose(m_stones[run.origin] + static_cast<std::size_t>(run.low + index));
        pose = posed(center, {laid.rows.stone, laid.rows.stone}, {.z = 2});
    }
    const double whole = laid.heaps[heap].barShare;
    const auto heightFor = [&](double share) { return whole == 0 ? 0 : place.height * share / whole; };
    for (const BarBlock& block : m_blocks[run.origin]) {
        if (block.block.low < run.low || block.block.high > run.high)
            continue;
        double under = 0;
        for (const BarBlock& other : m_blocks[run.origin])
            under += other.block.low >= run.low && other.block.high <= block.block.low ? other.share : 0;
        const double height = heightFor(block.share);
        scenes.pose(block.piece) = {.x = place.center, .y = place.floor - heightFor(under) - height / 2,
                                    .width = place.columnsWidth, .height = height, .z = 2, .round = 0};
    }
}

/// Places each heap that the next move will create at the heap from which it will come, and hides it.
void HeapsBoard::posePending(BoardScenes& scenes, std::size_t ply) const
{
    for (const auto& [heap, strand] : m_history.pendingAt(ply)) {
        poseWords(scenes, layoutAt(ply), heap, m_history.at(ply).runs[heap], strand);
        const Words& words = m_words[strand];
        scenes.hide(words.ground, words.rule, words.size, words.name, m_rails ? words.rail : words.name, words.tear.first, words.tear.second);
    }
}

void HeapsBoard::takeAway(BoardScenes& scenes, std::size_t ply, play::Side who, const std::vector<HeapRun>& runs, const Move& move)
{
    std::vector<TrayItem> things;
    const auto tag = [&](std::size_t piece, Count weight) { things.push_back(scenes.trayTag(piece, QString::number(weight))); };
    for (const Take& take : takesOf(move)) {
        const HeapRun& run = runs[take.heap];
        const std::size_t heap = run.origin;
        if (!m_bar[heap]) {
            // The topmost stone moves first.
            for (Count index = run.high; index > run.high - take.taken; --index)
                things.push_back({m_stones[heap] + static_cast<std::size_t>(index - 1), scenes.trayStone(), scenes.trayStone(), {}});
        } else if (ply < m_plan.window.first) {
            auto& before = m_before[heap][who == play::Side::Opponent ? 0 : 1];
            if (before && take.taken > 0)
                tag(*before, m_history.takenBefore(heap)[who == play::Side::Opponent ? 0 : 1]);
            before.reset();
        } else {
            for (const BarBlock& block : m_blocks[heap]) {
                if (block.block.takenAt == ply)
                    tag(block.piece, block.block.size());
            }
        }
    }
    scenes.toTray(who, things);
}

void HeapsBoard::play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position&, const Move& move, const Position&)
{
    if (ply < m_plan.window.first) {
        takeAway(scenes, ply, who, m_runs, move);
        m_strands += playOnRuns(m_runs, move, m_strands);
        return;
    }
    takeAway(scenes, ply, who, m_history.at(ply).runs, move);
    const HeapScene& after = m_history.at(ply + 1);
    const Laid& laid = layoutAt(ply + 1);
    scenes.hide(m_takenShown);
    m_takenShown.clear();
    if (after.split) {
        for (std::size_t heap = 0; heap < after.runs.size(); ++heap)
            poseHeap(scenes, laid, heap, after.runs[heap]);
    } else {
        poseWords(scenes, laid, move.heap, after.runs[move.heap], after.runs[move.heap].strand);
        for (const Take& take : move.also)
            poseWords(scenes, laid, take.heap, after.runs[take.heap], after.runs[take.heap].strand);
    }
    showTaken(scenes, ply, who, move);
    posePending(scenes, ply + 1);
}

void HeapsBoard::showTaken(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move)
{
    const HeapScene& after = m_history.at(ply + 1);
    const Laid& laid = layoutAt(ply + 1);
    const auto show = [&](std::size_t heap, Count taken) {
        if (taken == 0)
            return;
        const HeapRun& run = after.runs[heap];
        const HeapPlace& place = laid.rows.places[heap];
        const std::size_t piece = m_words[run.strand].taken;
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
