#include "app/figures/proofs/taking/bash_blocks.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

namespace {

constexpr Count mostBlockStones = 60;
constexpr Count longestRow = 20;
constexpr std::size_t mostBlocks = 8;
constexpr std::size_t blocksBeforeGap = 5;
constexpr std::size_t blocksAfterGap = 2;

constexpr double framePadding = 4;    ///< the distance between a frame and its stones, in pixels
constexpr double betweenFrames = 12;  ///< the distance between two frames, in pixels
constexpr double largestBlockStone = 44;
constexpr double leastStone = 9;

/// Arranges frames with these widths in rows of `columns` frames, and centers the rows in `room`.
std::vector<QRectF> inRows(const std::vector<double>& widths, double height, std::size_t columns, const QRectF& room)
{
    const std::size_t rows = (widths.size() + columns - 1) / columns;
    const double whole = static_cast<double>(rows) * (height + betweenFrames) - betweenFrames;
    std::vector<QRectF> places;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t end = std::min(widths.size(), (row + 1) * columns);
        // All rows begin at the same x coordinate. The first row is the longest and is centered.
        double longest = -betweenFrames;
        for (std::size_t place = 0; place < std::min(columns, widths.size()); ++place)
            longest += widths[place] + betweenFrames;
        double x = room.center().x() - longest / 2;
        const double y = room.center().y() - whole / 2 + static_cast<double>(row) * (height + betweenFrames);
        for (std::size_t place = row * columns; place < end; ++place) {
            places.emplace_back(x, y, widths[place], height);
            x += widths[place] + betweenFrames;
        }
    }
    return places;
}

}  // namespace

BlockPlan::BlockPlan(Count size, Count length)
    : block(length), quotient(size / length), rest(size % length), stones(size <= mostBlockStones && length <= longestRow)
{
    if (stones || quotient <= mostBlocks) {
        before = static_cast<std::size_t>(quotient);
    } else {
        before = blocksBeforeGap;
        after = blocksAfterGap;
    }
}

BlockLayout layOutBlocks(const BlockPlan& plan, const QRectF& room, double numberWidth, double numberHeight)
{
    BlockLayout best;
    const std::size_t count = plan.places();
    best.fits = count == 0;
    double bestSpare = 0;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const auto rows = static_cast<double>((count + columns - 1) / columns);
        const auto across = static_cast<double>(columns);
        const double width = (room.width() + betweenFrames) / across - betweenFrames;
        const double height = (room.height() + betweenFrames) / rows - betweenFrames;
        std::vector<double> widths;
        double stone = 0;
        double high = 0;
        if (plan.stones) {
            const auto perBlock = static_cast<double>(plan.quotient == 0 ? plan.rest : plan.block);
            stone = std::min({(width - 2 * framePadding) / perBlock, height - 2 * framePadding, largestBlockStone});
            high = stone + 2 * framePadding;
            widths.assign(plan.shown(), stone * static_cast<double>(plan.block) + 2 * framePadding);
            if (plan.rest != 0)
                widths.push_back(stone * static_cast<double>(plan.rest) + 2 * framePadding);
        } else {
            stone = high = std::min(height, numberHeight * 2.4);
            widths.assign(count, std::min(width, std::max(numberWidth * 1.4, numberHeight * 4)));
        }
        const bool readable = plan.stones ? stone >= leastStone : widths.front() >= numberWidth && high >= numberHeight;
        // If the blocks of two layouts are equally large, prefer the layout whose empty margins are more equal.
        const double spare = std::min(room.width() / (across * (widths.front() + betweenFrames)), room.height() / (rows * (high + betweenFrames)));
        if (!readable || (best.fits && (best.stone > stone || (best.stone == stone && bestSpare >= spare))))
            continue;
        best = {inRows(widths, high, columns, room), stone, true};
        bestSpare = spare;
    }
    return best;
}

std::vector<QPointF> stonesIn(const QRectF& frame, double stone, std::size_t count)
{
    std::vector<QPointF> middles;
    for (std::size_t place = 0; place < count; ++place)
        middles.emplace_back(frame.left() + framePadding + (static_cast<double>(place) + 0.5) * stone, frame.center().y());
    return middles;
}

}  // namespace nimstone::figures
