#include "app/figures/proofs/values/cutcake_numbers.h"

#include <algorithm>

#include "app/figures/proofs/values/cutcake_pieces.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/values/cutcake.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr SignedWide mostTicks = 21;
constexpr double thinnestBar = 3;

/// The integers that the line shows, in ascending order: all integers between the values that the best cuts leave, one
/// more at either end, and 0 if it is near. If there would be too many, only the value of the block and the values that
/// the best cuts leave.
std::vector<SignedWide> choicesToTick(const CakeOptions& step)
{
    std::vector<SignedWide> told{step.value};
    if (!step.left.empty())
        told.insert(told.begin(), step.left.front().value);
    if (!step.right.empty())
        told.push_back(step.right.front().value);
    SignedWide least = told.front();
    SignedWide most = told.back();
    if (std::max<SignedWide>(most, 0) - std::min<SignedWide>(least, 0) + 3 <= mostTicks) {
        least = std::min<SignedWide>(least, 0);
        most = std::max<SignedWide>(most, 0);
    }
    if (most - least + 3 > mostTicks)
        return told;
    std::vector<SignedWide> all;
    for (SignedWide value = least - 1; value <= most + 1; ++value)
        all.push_back(value);
    return all;
}

bool leaves(const std::vector<CakeCut>& cuts, SignedWide value)
{
    return std::ranges::find(cuts, value, &CakeCut::value) != cuts.end();
}

}  // namespace

CakeAxis::CakeAxis(const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes)
    : m_room(room), m_scenes(scenes), m_line(addCakeLine(scenes, QStringLiteral("axis")))
{
    std::size_t ticks = 0;
    for (const CakeOptions* options : facts.options)
        ticks = std::max(ticks, choicesToTick(*options).size());
    for (std::size_t tick = 0; tick < ticks; ++tick) {
        const QString id = QString::number(tick + 1);
        m_dots.push_back(scenes.add(PieceKind::Token, QStringLiteral("dot") + id, {.opacity = 0, .z = 4}));
        m_numbers.push_back(scenes.addHiddenLabel(QStringLiteral("integer") + id));
    }
    m_ring = scenes.add(PieceKind::Ring, QStringLiteral("ring"), {.opacity = 0, .z = 5, .tone = Tone::Chosen});
}

bool CakeAxis::show(const CakeOptions& step)
{
    const std::vector<SignedWide> ticks = choicesToTick(step);
    const double line = m_scenes.type("small") * lineHeight;
    const double disc = std::min(0.62 * line, 16.0);
    const double y = m_room.axis.center().y() - 0.3 * line;
    const double gap = m_room.axis.width() / static_cast<double>(ticks.size());
    putLine(m_scenes.pose(m_line), {m_room.axis.left() + cakePadding, y}, {m_room.axis.right() - cakePadding, y});
    m_scenes.show(m_line);
    std::vector<Tone> tones;
    for (std::size_t tick = 0; tick < ticks.size(); ++tick) {
        const bool isValue = ticks[tick] == step.value;
        const bool isLeft = leaves(step.left, ticks[tick]);
        const bool isRight = leaves(step.right, ticks[tick]);
        tones.push_back(isValue ? Tone::Plain : isLeft ? Tone::Even : isRight ? Tone::Odd : Tone::Dim);
        const double x = m_room.axis.left() + gap * (static_cast<double>(tick) + 0.5);
        const bool isMarked = isValue || isLeft || isRight;
        // Draw a small dot for a value that is neither the block's value nor the value that a best cut leaves.
        const double size = isMarked ? disc : 4;
        Pose& dot = m_scenes.pose(m_dots[tick]);
        dot.cover({x - size / 2, y - size / 2, size, size});
        dot.opacity = 1;
        dot.tone = tones.back();
        if (isValue)
            m_scenes.pose(m_ring).cover(dot.rect().adjusted(-4, -4, 4, 4));
    }
    showNumbers(ticks, tones, y + disc / 2 + 5);
    return ticks.size() > 3 || ticks.back() - ticks.front() + 1 == static_cast<SignedWide>(ticks.size());
}

/// Writes as many numbers as fit. The value of the block comes first, then the values that the cuts leave, then all
/// others.
void CakeAxis::showNumbers(const std::vector<SignedWide>& ticks, const std::vector<Tone>& tones, double below)
{
    const double size = m_scenes.type("small");
    const double gap = m_room.axis.width() / static_cast<double>(ticks.size());
    std::vector<std::size_t> order;
    for (std::size_t tick = 0; tick < ticks.size(); ++tick)
        order.push_back(tick);
    std::ranges::stable_sort(order, {}, [&tones](std::size_t tick) { return tones[tick] == Tone::Plain ? 0 : tones[tick] == Tone::Dim ? 2 : 1; });
    std::vector<QRectF> taken;
    for (const std::size_t tick : order) {
        const QString number = wording::signedText(ticks[tick]);
        const QString text = tones[tick] == Tone::Dim ? number : bold(number);
        const double wanted = labelWidth(text, size);
        const double width = ticks.size() <= 3 ? std::min(wanted, gap - 2) : wanted;
        const double x = m_room.axis.left() + gap * (static_cast<double>(tick) + 0.5);
        const QRectF rect(x - width / 2 - 1, 0, width + 2, 1);
        const bool isFree = rect.left() >= m_room.axis.left() && rect.right() <= m_room.axis.right()
            && std::ranges::none_of(taken, [&rect](const QRectF& other) { return other.intersects(rect); });
        m_scenes.write(m_numbers[tick], {x, below + size * lineHeight / 2, size, width, Anchor::Middle}, isFree ? text : QString(),
                       tones[tick]);
        if (isFree)
            taken.push_back(rect);
    }
}

void CakeAxis::ring() { m_scenes.show(m_ring); }

void CakeAxis::hide()
{
    for (const auto* pieces : {&m_dots, &m_numbers})
        m_scenes.hide(*pieces);
    m_scenes.hide(m_line, m_ring);
}

CakeBars::CakeBars(const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes)
    : m_facts(facts), m_room(room), m_scenes(scenes), m_zero(addCakeLine(scenes, QStringLiteral("zero")))
{
    for (std::size_t index = 0; facts.sum && index <= facts.shapes.size(); ++index)
        m_bars.push_back(addCakeTile(scenes, QStringLiteral("bar%1").arg(index + 1)));
}

void CakeBars::put(std::size_t shown, bool sum)
{
    struct Ends {
        SignedWide from;
        SignedWide to;
    };
    std::vector<Ends> ends;
    SignedWide least = 0;
    SignedWide most = 0;
    SignedWide at = 0;
    for (const CakeTerm& term : m_facts.sum->terms) {
        ends.push_back({at, at + term.total});
        at += term.total;
        least = std::min(least, at);
        most = std::max(most, at);
    }
    ends.push_back({0, at});
    const double room = m_room.stage.width() - 4 * cakePadding;
    const double unit = std::min(room / std::max(static_cast<double>(most - least), 1.0), 60.0);
    const double zero = m_room.stage.center().x() - static_cast<double>(most + least) * unit / 2;
    for (std::size_t bar = 0; bar < m_bars.size(); ++bar) {
        const auto [from, to] = ends[bar];
        const bool isShown = bar + 1 == m_bars.size() ? sum : bar < shown;
        const double begin = zero + static_cast<double>(from) * unit;
        // A hidden bar has no length, so it grows when it is shown. A bar of value 0 is a thin line.
        const double end = isShown ? zero + static_cast<double>(to) * unit : begin;
        const double width = std::max(std::abs(end - begin), thinnestBar);
        const double height = 0.74 * m_room.row;
        Pose& pose = m_scenes.pose(m_bars[bar]);
        pose.cover({(begin + end) / 2 - width / 2, m_room.rowAt(bar) - height / 2, width, height});
        pose.opacity = isShown ? 1 : 0;
        pose.tone = cakeTone(to - from);
        pose.text = tileText(wording::signedText(to - from), pose.rect());
    }
    putLine(m_scenes.pose(m_zero), {zero, m_room.list.top()}, {zero, m_room.list.bottom()});
    m_scenes.show(m_zero);
}

void CakeBars::hide()
{
    m_scenes.hide(m_zero, m_bars);
}

}  // namespace nimstone::figures
