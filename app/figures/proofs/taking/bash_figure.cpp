// The figure of Bash's game: the heap is divided into blocks of m + 1 stones and a rest, and each round of play takes a
// whole block.
#include "app/figures/proofs/taking/taking_figures.h"

#include <algorithm>

#include "app/figures/proofs/taking/bash_blocks.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/taking/figure_remainders.h"

namespace nimstone::figures {

using namespace proof;

namespace {

struct Block {
    int frame = 0;
    int number = -1;          ///< the label with the number of stones; −1 if the block shows its stones
    std::vector<int> stones;
};

class BashScenes {
public:
    BashScenes(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_whole(*stepAs<BashDivision>(proof.steps.front())), m_plan(m_whole.size, m_whole.block),
          m_scenes(size, textScale)
    {
        const double line = m_scenes.type("large") * lineHeight;
        const double tags = m_scenes.type("small") * lineHeight;
        m_width = size.width() - 2 * margin;
        m_room = {margin, margin + line + tags + 6, m_width, size.height() - 2 * (margin + line + tags + 6)};
        const double number = m_scenes.type("body");
        const QString widest = QString::number(std::max(m_whole.block, m_whole.rest));
        m_layout = layOutBlocks(m_plan, m_room, labelWidth(widest, number) + 12, number * lineHeight + 6);
        if (!m_layout.fits)
            return;
        // Keep the text near the blocks if the figure is high.
        QRectF blocks(m_room.center(), QSizeF(0, 0));
        for (const QRectF& place : m_layout.places)
            blocks |= place;
        const double below = std::min(size.height() - margin - line / 2, blocks.bottom() + tags + line);
        m_scenes.placeTitle(centered({size.width() / 2, std::max(margin + line / 2, blocks.top() - tags - line)}, m_scenes.type("large"), m_width));
        m_scenes.placeCaption(centered({size.width() / 2, below}, m_scenes.type("large"), m_width));
        m_scenes.title(wording::figureHeapSize(m_whole.size));
        addPieces();
        m_scenes.stop();
    }

    bool fits() const { return m_layout.fits; }

    void operator()(const BashDivision& step)
    {
        m_scenes.title(wording::figureDivision(step.size, step.quotient, step.block, step.rest), Tone::Plain);
        for (Block& block : m_blocks)
            settle(block, Tone::Plain);
        if (step.rest != 0)
            settle(m_rest, Tone::Odd);
        m_scenes.show(m_blockTag, m_restTag);
        m_scenes.push(1.4);
    }

    void operator()(const BashTakeRest& step)
    {
        m_scenes.caption(wording::figureTakeRest(step.size, step.rest, step.after), Tone::Lit);
        tone(m_rest, Tone::Chosen);
        m_scenes.push(0.7);
        empty(m_rest);
        m_scenes.hide(m_restTag);
    }

    void operator()(const BashPairs& step)
    {
        std::vector<BashPair> shown{step.pairs.front(), step.pairs.back(), step.example()};
        if (step.pairs.size() < 3)
            shown = {step.example()};
        for (const BashPair& pair : shown) {
            part(m_blocks.back(), pair);
            m_scenes.caption(wording::figureAnswer(pair.taken, pair.answer), Tone::Plain);
            m_scenes.push(0.9);
        }
    }

    void operator()(const BashRounds& step)
    {
        m_scenes.caption(wording::figureRounds(step.before, step.rounds), Tone::Plain);
        std::size_t round = 0;
        for (auto block = m_blocks.rbegin(); block != m_blocks.rend(); ++block, ++round) {
            empty(*block);
            if (round + 1 == m_plan.after && m_gap >= 0)
                m_scenes.hide(m_gap);
            if (round < roundsOneByOne || std::next(block) == m_blocks.rend())
                m_scenes.push(round == 0 ? 1 : 0.6);
        }
    }

    void operator()(const BashEmpty&)
    {
        m_scenes.caption(wording::figureResidue(0, m_whole.block, 0, Outcome::P), Tone::Even);
    }

    void operator()(const BashConclusion& step)
    {
        const Tone verdict = toneOf(step.outcome);
        for (Block& block : m_blocks)
            settle(block, step.outcome == Outcome::P ? Tone::Even : Tone::Plain);
        m_scenes.show(m_gap);
        if (step.rest != 0) {
            settle(m_rest, Tone::Odd);
            m_scenes.show(m_restTag);
        }
        m_scenes.caption(wording::figureResidue(step.size, step.block, step.rest, step.outcome), verdict);
    }

    ProofFigure draw() &&
    {
        showSteps<BashStep>(m_proof, m_scenes, *this);
        if (m_plan.hasGap())
            m_scenes.setNote(wording::noteBlocks(m_plan.shown(), m_plan.quotient));
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double margin = 16;
    static constexpr double stoneShare = 0.86;  ///< the diameter of a stone, divided by the distance between the centers of neighboring stones
    static constexpr std::size_t roundsOneByOne = 5;

    int addFrame(const QString& name, const QRectF& frame)
    {
        return m_scenes.add(PieceKind::Tile, name, posed(frame, {.opacity = 0}));
    }

    Block addBlock(const QString& name, const QRectF& frame, Count size)
    {
        Block block;
        block.frame = addFrame(name, frame);
        if (!m_plan.stones) {
            block.number = m_scenes.addLabel(name + QStringLiteral("-number"), frame.center(), m_scenes.type("body"), Tone::Plain,
                                             QString::number(size), {.opacity = 0, .z = 2});
            return block;
        }
        for (const QPointF& middle : stonesIn(frame, m_layout.stone, static_cast<std::size_t>(size))) {
            const double wide = m_layout.stone * stoneShare;
            block.stones.push_back(m_scenes.add({.kind = PieceKind::Stone, .index = static_cast<int>(block.stones.size()), .weight = 1,
                                                 .objectName = QStringLiteral("%1-stone%2").arg(name).arg(block.stones.size() + 1)},
                                                posed(middle, {wide, wide}, {.z = 1})));
        }
        return block;
    }

    /// Adds the pieces in the order of the layout: the blocks, the gap and the rest. A frame around all of them is the
    /// frame of the whole heap.
    void addPieces()
    {
        QRectF whole;
        for (const QRectF& place : m_layout.places)
            whole |= place;
        m_heap = addFrame(QStringLiteral("heap"), whole.adjusted(-6, -4, 6, 4));
        m_scenes.pose(m_heap).opacity = m_layout.places.empty() ? 0 : 1;
        m_scenes.pose(m_heap).tone = Tone::Dim;
        std::size_t place = 0;
        for (std::size_t block = 0; block < m_plan.shown(); ++block, ++place) {
            if (m_plan.hasGap() && block == m_plan.before)
                addGap(m_layout.places[place++]);
            m_blocks.push_back(addBlock(QStringLiteral("block%1").arg(block + 1), m_layout.places[place], m_plan.block));
        }
        if (m_plan.rest != 0)
            m_rest = addBlock(QStringLiteral("rest"), m_layout.places[place], m_plan.rest);
        gather();
        addTags();
        for (int part = 0; part < 2; ++part) {
            m_parts[part] = m_scenes.add({.kind = PieceKind::Tile, .index = part, .objectName = QStringLiteral("part%1").arg(part + 1)},
                                         {.opacity = 0, .z = 1});
        }
    }

    void addGap(const QRectF& place)
    {
        m_gap = m_scenes.addLabel(QStringLiteral("gap"), place.center(), m_scenes.type("large"), Tone::Heading, QStringLiteral("…"));
    }

    void addTags()
    {
        const double size = m_scenes.type("small");
        const double half = size * lineHeight / 2;
        const auto inside = [&](double x, const QString& text) {
            const double wide = labelWidth(text, size) / 2;
            return std::clamp(x, margin + wide, std::max(margin + wide, margin + m_width - wide));
        };
        if (!m_blocks.empty()) {
            const QRectF first = m_scenes.pose(m_blocks.front().frame).rect();
            const QString text = wording::figureBlock(m_plan.block);
            m_blockTag = m_scenes.addLabel(QStringLiteral("blockTag"), {inside(first.center().x(), text), first.top() - half - 4}, size,
                                           Tone::Plain, text, {.opacity = 0});
        }
        if (m_plan.rest != 0) {
            const QRectF rest = m_scenes.pose(m_rest.frame).rect();
            const QString text = wording::figureRest(m_plan.rest);
            m_restTag = m_scenes.addLabel(QStringLiteral("restTag"), {inside(rest.center().x(), text), rest.bottom() + half + 4}, size,
                                          Tone::Odd, text, {.opacity = 0});
        }
    }

    /// Closes the gaps between blocks: it moves the stones of each row together, because the heap is not divided yet.
    void gather()
    {
        if (!m_plan.stones)
            return;
        std::vector<int> row;
        const auto close = [&] {
            double x = row.empty() ? 0 : m_home[static_cast<std::size_t>(row.front())].x();
            for (const int stone : row) {
                m_scenes.pose(stone).x = x;
                x += m_layout.stone;
            }
            row.clear();
        };
        std::vector<int> all;
        for (const Block& block : m_blocks)
            all.insert(all.end(), block.stones.begin(), block.stones.end());
        all.insert(all.end(), m_rest.stones.begin(), m_rest.stones.end());
        for (const int stone : all) {
            const Pose& pose = m_scenes.pose(stone);
            m_home.resize(std::max(m_home.size(), static_cast<std::size_t>(stone) + 1));
            m_home[static_cast<std::size_t>(stone)] = {pose.x, pose.y};
            if (!row.empty() && m_scenes.pose(row.front()).y != pose.y)
                close();
            row.push_back(stone);
        }
        close();
    }

    /// Moves the stones of a block to their places, and shows the stones and the frame.
    void settle(Block& block, Tone look)
    {
        m_scenes.hide(m_heap, m_parts);
        m_scenes.show(block.frame);
        m_scenes.pose(block.frame).tone = look;
        m_scenes.show(block.number);
        for (const int stone : block.stones) {
            Pose& pose = m_scenes.pose(stone);
            const QPointF home = m_home[static_cast<std::size_t>(stone)];
            pose.moveTo(home);
            pose.opacity = 1;
            pose.tone = look == Tone::Odd ? Tone::Odd : Tone::Plain;
            pose.text.clear();
        }
    }

    void tone(Block& block, Tone look)
    {
        m_scenes.pose(block.frame).tone = look;
    }

    /// Removes the stones of a block. The frame of the block stays.
    void empty(Block& block)
    {
        m_scenes.pose(block.frame).tone = Tone::Dim;
        m_scenes.hide(m_parts);
        m_scenes.hide(block.number);
        for (std::size_t place = 0; place < block.stones.size(); ++place) {
            Pose& pose = m_scenes.pose(block.stones[place]);
            pose.opacity = 0;
            const auto share = static_cast<double>(place) / static_cast<double>(block.stones.size());
            pose.begin = 0.6 * share;
            pose.end = pose.begin + 0.4;
        }
    }

    /// Shows a move and its answer in one block. If the block shows its stones, they are numbered; otherwise the block
    /// is cut in two.
    void part(Block& block, const BashPair& pair)
    {
        tone(block, Tone::Chosen);
        for (std::size_t place = 0; place < block.stones.size(); ++place) {
            const bool taken = place < pair.taken;
            Pose& pose = m_scenes.pose(block.stones[place]);
            pose.tone = taken ? Tone::Taken : Tone::Even;
            pose.text = QString::number(taken ? place + 1 : place + 1 - pair.taken);
        }
        if (block.number < 0)
            return;
        m_scenes.hide(block.number);
        const QRectF frame = m_scenes.pose(block.frame).rect().adjusted(3, 3, -3, -3);
        const double share = std::clamp(static_cast<double>(pair.taken) / static_cast<double>(m_plan.block), 0.15, 0.85);
        const double cut = frame.left() + frame.width() * share;
        place(m_parts[0], QRectF(frame.topLeft(), QPointF(cut - 1, frame.bottom())), Tone::Taken, pair.taken);
        place(m_parts[1], QRectF(QPointF(cut + 1, frame.top()), frame.bottomRight()), Tone::Even, pair.answer);
    }

    /// Places a piece and shows it. Its number is left out if it does not fit.
    void place(int piece, const QRectF& rect, Tone look, Count number)
    {
        const QString text = QString::number(number);
        m_scenes.put(piece, rect, look).text = labelWidth(text, m_scenes.type("small")) <= rect.width() - 4 ? text : QString();
    }

    const Proof& m_proof;
    const BashDivision& m_whole;
    BlockPlan m_plan;
    FigureScenes m_scenes;
    double m_width = 0;
    QRectF m_room;
    BlockLayout m_layout;
    std::vector<Block> m_blocks;
    Block m_rest;
    std::vector<QPointF> m_home;   ///< for each stone, its place in its block; the index of the vector is the index of the piece
    int m_parts[2] = {0, 0};
    int m_heap = 0;
    int m_gap = -1;
    int m_blockTag = -1;
    int m_restTag = -1;
};

}  // namespace

ProofFigure bashFigure(const Proof& proof, QSizeF size, double textScale)
{
    return drawIfItFits(BashScenes(proof, size, textScale));
}

}  // namespace nimstone::figures
