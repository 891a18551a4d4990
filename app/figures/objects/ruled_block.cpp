#include "app/figures/objects/ruled_block.h"

#include <algorithm>

namespace nimstone::figures {

QRectF cakeLine(const QRectF& block, bool down, double way)
{
    constexpr double flat = 0.01;
    return down ? QRectF(block.left() + way, block.top() + 1, flat, block.height() - 2)
                : QRectF(block.left() + 1, block.top() + way, block.width() - 2, flat);
}

template <class Change>
void RuledBlock::forEachLine(const Change& change)
{
    for (const bool down : {true, false}) {
        for (Count place = 1; m_ruled && place < (down ? m_first : m_second); ++place)
            change(m_scenes.pose(m_scenes.piece(PieceKind::Slope, {down ? "down" : "across", m_id, place}, {.z = 3})), down, place);
    }
}

int RuledBlock::place(const QRectF& rect)
{
    m_scenes.tile({"block", m_id}, rect, Tone::Plain, 2);
    forEachLine([&](Pose& line, bool down, Count place) {
        const double apart = down ? rect.width() / sides().width() : rect.height() / sides().height();
        line.cover(cakeLine(rect, down, apart * static_cast<double>(place)));
        line.opacity = apart >= leastSquare ? 1 : 0;
    });
    return m_scenes.find({"block", m_id});
}

void RuledBlock::toneLines(Tone down, Tone across)
{
    forEachLine([&](Pose& line, bool isDown, Count) { line.tone = isDown ? down : across; });
}

void RuledBlock::showUnits(Count unit)
{
    forEachLine([&](Pose& line, bool, Count place) {
        if (place % unit == 0)
            line.tone = Tone::Lit;
        else
            line.opacity = std::min(line.opacity, 0.25);
    });
}

}  // namespace nimstone::figures
