// The figure of the theorem on Cutcake. It halves blocks until a strip of free cuts is left, then shows a cut of each
// player, and finally adds up the values of the blocks as bars.
#include "app/figures/proofs/values/values_figures.h"

#include <algorithm>
#include <cmath>

#include "app/figures/proofs/values/cutcake_numbers.h"
#include "app/figures/proofs/values/cutcake_pieces.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/values/cutcake.h"

namespace nimstone::figures {

using namespace proof;

namespace {

QString boldNumber(SignedWide value) { return bold(wording::signedText(value)); }

class CakeFigure {
public:
    CakeFigure(const Proof& proof, const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes)
        : m_proof(proof), m_facts(facts), m_room(room), m_scenes(scenes), m_small(scenes.type("small")), m_line(m_small * lineHeight),
          m_list(proof, facts, room, scenes), m_bodies(facts, room, scenes), m_left(scenes, QStringLiteral("Left")),
          m_right(scenes, QStringLiteral("Right")), m_axis(facts, room, scenes), m_bars(facts, room, scenes)
    {
        addHalves();
        m_words = m_scenes.addHiddenLabel(QStringLiteral("words"));
        m_otherWords = m_scenes.addHiddenLabel(QStringLiteral("otherWords"));
    }

    void play()
    {
        asDrawn(m_bodies.showAll());
        // Center the caption below the stage, because all captions are about the blocks there.
        m_scenes.centerCaption(m_room.stage.center().x());
        m_scenes.stop();
        showSteps<CutcakeStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        if (m_distorted)
            m_scenes.setNote(wording::figureCakeNote());
    }

private:
    static constexpr std::size_t mostCuts = 15;  ///< the largest number of cuts of a strip that are drawn

    struct Half {
        int tile = 0;
        int size = 0;
        int arrow = 0;
    };

    void addHalves()
    {
        std::size_t most = 0;
        std::size_t cuts = 0;
        for (const CakeHalving* halving : m_facts.halvings) {
            most = std::max(most, shownHalvings(halving->rows.size()).size());
            if (const auto free = static_cast<std::size_t>(std::abs(halving->value)); free <= mostCuts)
                cuts = std::max(cuts, free);
        }
        for (std::size_t place = 1; place < most; ++place) {
            const QString id = QString::number(place);
            m_halves.push_back({addCakeTile(m_scenes, QStringLiteral("half") + id),
                                m_scenes.addHiddenLabel(QStringLiteral("halfSize") + id),
                                m_scenes.addHiddenLabel(QStringLiteral("arrow") + id)});
        }
        for (std::size_t cut = 0; cut < cuts; ++cut)
            m_cuts.push_back(addCakeLine(m_scenes, QStringLiteral("cut%1").arg(cut + 1)));
    }

    void asDrawn(bool toScale) { m_distorted = m_distorted || !toScale; }

    void clearStage()
    {
        m_bodies.hide();
        m_left.hide();
        m_right.hide();
        m_axis.hide();
        m_bars.hide();
        for (const Half& half : m_halves)
            m_scenes.hide(half.tile, half.size, half.arrow);
        m_scenes.hide(m_cuts, m_words, m_otherWords);
        m_scenes.caption({});
    }

    /// Writes one or two lines of text at the bottom of the stage.
    void writeSumRow(const QString& text, Tone tone, const QString& other = {}, Tone otherTone = Tone::Plain)
    {
        const double size = m_scenes.type("body");
        const QPointF middle = m_room.axis.center();
        const double half = other.isEmpty() ? 0 : 0.5 * size * lineHeight;
        const double room = m_room.axis.width() - cakePadding;
        m_scenes.write(m_words, {middle.x(), middle.y() - half, size, room, Anchor::Middle}, text, tone);
        m_scenes.write(m_otherWords, {middle.x(), middle.y() + half, size, room, Anchor::Middle}, other, otherTone);
    }

    void show(const CakeShapes&)
    {
        for (std::size_t index = 0; index < m_bodies.count(); ++index)
            m_bodies.toneLines(index, Tone::Even, Tone::Odd);
        writeSumRow(wording::figureCakeLeft(), Tone::Even, wording::figureCakeRight(), Tone::Odd);
    }

    void show(const CakeHalving& step)
    {
        const std::vector<std::size_t> shown = shownHalvings(step.rows.size());
        std::vector<CakeHalf> sizes;
        for (const std::size_t row : shown)
            sizes.push_back(step.rows[row]);
        const CakeDrawing drawing = cakeRow(sizes, m_room.above(), m_line);
        asDrawn(drawing.toScale && shown.size() == step.rows.size());
        clearStage();
        m_list.focus(step.shape);
        m_bodies.put(step.shape, drawing.rects.front());
        m_bodies.toneLines(step.shape, Tone::Plain, Tone::Plain);
        // The tile of each half first covers the block that is halved, and then moves from there.
        for (std::size_t at = 1; at < sizes.size(); ++at)
            m_scenes.pose(m_halves[at - 1].tile).cover(drawing.rects[at - 1]);
        writeSize(m_bodies.size(step.shape), sizes, drawing, 0);
        m_scenes.push(0.7);
        for (std::size_t at = 1; at < sizes.size(); ++at)
            showHalf(sizes, drawing, at, shown[at] > shown[at - 1] + 1);
        const int last = sizes.size() == 1 ? m_bodies.body(step.shape) : m_halves[sizes.size() - 2].tile;
        m_scenes.pose(last).tone = cakeTone(step.value);
        showCuts(drawing.rects.back(), step.value);
        if (sizes.size() > 1)
            m_bodies.showUnits(step.shape, step.unit);
        writeSumRow(wording::figureFreeCuts(step.value), cakeTone(step.value));
        m_list.writeValue(step.shape, step.value);
        m_scenes.caption(QStringLiteral("%1 → %2").arg(wording::shapeText(sizes[0].first, sizes[0].second), boldNumber(step.value)));
        m_scenes.push(0.7);
    }

    /// Writes the sides of block `at` in a row of halvings into a label, on a line below the blocks.
    void writeSize(int label, const std::vector<CakeHalf>& sizes, const CakeDrawing& drawing, std::size_t at)
    {
        const double middle = drawing.rects[at].center().x();
        double room = 2 * std::min(middle - m_room.stage.left(), m_room.stage.right() - middle);
        if (at > 0)
            room = std::min(room, middle - drawing.rects[at - 1].center().x() - cakePadding);
        if (at + 1 < sizes.size())
            room = std::min(room, drawing.rects[at + 1].center().x() - middle - cakePadding);
        const double foot = std::min(drawing.rects.front().bottom() + 0.8 * m_line, m_room.above().bottom() - m_line / 2);
        writeCakeSize(m_scenes, label, sizes[at].first, sizes[at].second, {middle, foot}, room);
    }

    void showHalf(const std::vector<CakeHalf>& sizes, const CakeDrawing& drawing, std::size_t at, bool afterMore)
    {
        const Half& half = m_halves[at - 1];
        const QRectF& rect = drawing.rects[at];
        m_scenes.pose(half.tile).cover(rect);
        m_scenes.show(half.tile);
        m_scenes.pose(half.tile).tone = Tone::Plain;
        writeSize(half.size, sizes, drawing, at);
        const double between = rect.left() - drawing.rects[at - 1].right();
        const QString arrow = afterMore ? QStringLiteral("…") : QStringLiteral("→");
        const bool fits = labelWidth(arrow, m_small) <= between;
        m_scenes.write(half.arrow, {rect.left() - between / 2, rect.center().y(), m_small, between, Anchor::Middle},
                       fits ? arrow : QString(), Tone::Dim);
        m_scenes.push(0.6);
    }

    /// Draws the free cuts of a strip side by side. It draws nothing if there are too many.
    void showCuts(const QRectF& strip, std::int64_t value)
    {
        const auto count = static_cast<std::size_t>(std::abs(value));
        const double side = value > 0 ? strip.width() : strip.height();
        if (count > m_cuts.size() || side / static_cast<double>(count + 1) < leastSquare)
            return;
        for (std::size_t cut = 0; cut < count; ++cut) {
            const double way = side * static_cast<double>(cut + 1) / static_cast<double>(count + 1);
            Pose& line = m_scenes.pose(m_cuts[cut]);
            if (value > 0)
                putLine(line, {strip.left() + way, strip.top() + 1}, {strip.left() + way, strip.bottom() - 1});
            else
                putLine(line, {strip.left() + 1, strip.top() + way}, {strip.right() - 1, strip.top() + way});
            line.tone = cakeTone(value);
            line.opacity = 1;
        }
    }

    QRectF panelRoom(bool isLeft) const
    {
        const QRectF above = m_room.above();
        const double width = above.width() / 2;
        return {above.left() + (isLeft ? 0 : width), above.top(), width, above.height()};
    }

    void putBestCuts(const CakeOptions& step, bool apart)
    {
        for (const bool isLeft : {true, false}) {
            CakePanel& panel = isLeft ? m_left : m_right;
            const auto& cuts = isLeft ? step.left : step.right;
            if (!cuts.empty())
                asDrawn(panel.put(panelRoom(isLeft), cuts.front(), isLeft, step.first, step.second, apart));
            else if (apart)
                panel.say(panelRoom(isLeft), wording::figureNoCut(isLeft), Tone::Dim);
        }
    }

    void show(const CakeOptions& step)
    {
        clearStage();
        m_list.focus(step.shape);
        putBestCuts(step, false);
        m_scenes.push(0.6);
        putBestCuts(step, true);
        m_scenes.push(0.7);
        asDrawn(m_axis.show(step));
        m_scenes.push(0.7);
        m_axis.ring();
        QString between = boldNumber(step.value);
        if (!step.left.empty())
            between = QStringLiteral("%1 &lt; %2").arg(wording::signedText(step.left.front().value), between);
        if (!step.right.empty())
            between = QStringLiteral("%1 &lt; %2").arg(between, wording::signedText(step.right.front().value));
        m_scenes.caption(between);
        m_scenes.push(0.5);
    }

    void show(const CakeSum& step)
    {
        clearStage();
        m_list.focus(std::nullopt);
        m_bars.put(0, false);
        m_scenes.push(0.5);
        for (std::size_t index = 0; index < step.terms.size(); ++index) {
            m_bars.put(index + 1, false);
            m_list.writeValue(index, step.terms[index].total);
            m_scenes.push(0.5);
        }
        m_bars.put(step.terms.size(), true);
        m_list.writeValue(step.terms.size(), step.sum);
        m_list.focusSum();
        m_scenes.push(0.7);
    }

    void show(const CakeCost& step)
    {
        m_list.focus(std::nullopt);
        m_scenes.caption(wording::figureCosts(step));
        m_scenes.push(0.7);
    }

    void show(const CakeLead& step)
    {
        clearStage();
        m_list.focus(step.shape);
        const bool isLeft = step.before > 0;
        CakePanel& panel = isLeft ? m_left : m_right;
        const CakeCut cut{step.place, step.piece, step.rest, SignedWide{step.piece} + step.rest};
        asDrawn(panel.put(m_room.above(), cut, isLeft, step.first, step.second, false));
        m_scenes.push(0.6);
        panel.put(m_room.above(), cut, isLeft, step.first, step.second, true);
        m_scenes.caption(QStringLiteral("%1 → %2").arg(wording::signedText(step.before), boldNumber(step.after)));
        if (m_facts.sum)
            m_list.writeValue(m_facts.shapes.size(), step.after);
        m_scenes.push(0.8);
    }

    /// Shows the bars, or the block if there is only one, and the winner.
    void show(const CakeConclusion& step)
    {
        clearStage();
        m_list.focus(std::nullopt);
        if (m_facts.sum) {
            m_bars.put(m_facts.shapes.size(), true);
            m_list.writeValue(m_facts.shapes.size(), step.sum);
            m_list.focusSum();
        } else {
            m_bodies.showAll();
        }
        m_scenes.caption(wording::figureCakeWinner(step.outcome));
    }

    const Proof& m_proof;
    const CakeFacts& m_facts;
    const CakeFigureLayout& m_room;
    FigureScenes& m_scenes;
    double m_small;
    double m_line;
    CakeList m_list;
    CakeBlockPieces m_bodies;
    CakePanel m_left;
    CakePanel m_right;
    CakeAxis m_axis;
    CakeBars m_bars;
    std::vector<Half> m_halves;  ///< the pieces of a row of halvings, without its first block
    std::vector<int> m_cuts;     ///< the lines of the cuts of the last strip
    int m_words = 0;
    int m_otherWords = 0;
    bool m_distorted = false;
};

}  // namespace

ProofFigure cutcakeFigure(const Proof& proof, QSizeF size, double textScale)
{
    FigureScenes scenes(size, textScale);
    const CakeFacts facts(proof);
    const auto room = layOutCakeFigure(facts, scenes);
    if (!room)
        return {};
    CakeFigure(proof, facts, *room, scenes).play();
    return std::move(scenes).finish();
}

}  // namespace nimstone::figures
