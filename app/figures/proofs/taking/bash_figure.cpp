// The figure of Bash's game: the heap is divided into blocks of m + 1 stones and a rest, and each round of play takes a
// whole block.
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/objects/stone_groups.h"
#include "app/figures/scene/figure_scenes.h"
#include "app/wording/proofs/taking/figure_remainders.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr Count mostBlockStones = 60;
constexpr Count longestRow = 20;
constexpr Count mostBlocks = 8;
constexpr std::size_t blocksBeforeGap = 5;
constexpr std::size_t blocksAfterGap = 2;
constexpr double narrowestNumber = 4;  ///< the least width of a block that shows only its number, divided by its height

/// A drawn block, or the gap that stands for blocks that are left out, or the rest.
struct Block {
    PieceName name;
    Count size = 0;  ///< the number of stones; 0 for the gap
};

/// The division n = q · (m + 1) + r of a heap into blocks, and the blocks that the figure draws, in the order of the picture.
/// It does not depend on the size of the figure.
struct BlockPlan {
    explicit BlockPlan(const BashDivision& whole)
        : stones(whole.size <= mostBlockStones && whole.block <= longestRow), shortened(!stones && whole.quotient > mostBlocks)
    {
        const std::size_t count = shortened ? blocksBeforeGap + blocksAfterGap : static_cast<std::size_t>(whole.quotient);
        for (std::size_t block = 0; block < count; ++block) {
            if (shortened && block == blocksBeforeGap)
                drawn.push_back({"gap"});
            drawn.push_back({{"block", block + 1}, whole.block});
        }
        blocks = drawn.size();
        if (whole.rest != 0)
            drawn.push_back({"rest", whole.rest});
    }

    bool stones;             ///< true if blocks show their stones
    bool shortened;          ///< true if blocks are left out
    std::vector<Block> drawn;
    std::size_t blocks = 0;  ///< the number of drawn blocks, including the gap; the rest has this index
};

class BashScenes : public FigureScenes {
public:
    BashScenes(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_whole(*stepAs<BashDivision>(proof.steps.front())), m_plan(m_whole), m_width(sheet.size.width() - 2 * margin)
    {
        const double large = type("large");
        const double line = large * lineHeight;
        const QRectF room(margin, margin + line + m_line + 6, m_width, sheet.size.height() - 2 * (margin + line + m_line + 6));
        std::vector<Count> sizes;
        const double high = type("body") * lineHeight + 6;
        const double number = labelWidth(QString::number(std::max(m_whole.block, m_whole.rest)), type("body")) + 12;
        for (const Block& block : m_plan.drawn)
            sizes.push_back(m_plan.stones ? block.size : static_cast<Count>(std::max(number / high, narrowestNumber)) + 1);
        m_layout = layOutGroups(sizes, room, m_plan.stones ? GroupStyle{} : GroupStyle{.least = high - 2 * GroupStyle{}.padding, .most = 1.6 * high});
        // Keep the text near the blocks if the figure is high.
        const QRectF blocks = m_plan.drawn.empty() ? QRectF(room.center(), QSizeF(0, 0)) : m_layout.around;
        const double below = std::min(sheet.size.height() - margin - line / 2, blocks.bottom() + m_line + line);
        placeTitle(centered({sheet.size.width() / 2, std::max(margin + line / 2, blocks.top() - m_line - line)}, large, m_width));
        placeCaption(centered({sheet.size.width() / 2, below}, large, m_width));
        m_fits = m_layout.fits();
    }

    void operator()(const BashDivision& step)
    {
        title(wording::figureDivision(step.size, step.quotient, step.block, step.rest), Tone::Plain);
        settleAll(Tone::Plain);
        writeTags();
        push(1.4);
    }

    void operator()(const BashTakeRest& step)
    {
        caption(wording::figureTakeRest(step.size, step.rest, step.after), Tone::Lit);
        setTone("rest", Tone::Chosen);
        push(0.7);
        empty(m_plan.blocks);
        hide("restTag");
    }

    void operator()(const BashPairs& step)
    {
        std::vector<BashPair> shown{step.pairs.front(), step.pairs.back(), step.example()};
        if (step.pairs.size() < 3)
            shown = {step.example()};
        for (const BashPair& pair : shown) {
            part(m_plan.blocks - 1, pair);
            caption(wording::figureAnswer(pair.taken, pair.answer), Tone::Plain);
            push(0.9);
        }
    }

    void operator()(const BashRounds& step)
    {
        caption(wording::figureRounds(step.before, step.rounds), Tone::Plain);
        std::size_t round = 0;
        for (std::size_t block = m_plan.blocks; block-- > 0;) {
            if (m_plan.drawn[block].size == 0)
                continue;
            empty(block);
            if (m_plan.shortened && round + 1 == blocksAfterGap)
                hide("gap");
            if (round < roundsOneByOne || block == 0)
                push(round == 0 ? 1 : 0.6);
            ++round;
        }
    }

    void operator()(const BashEmpty&)
    {
        caption(wording::figureResidue(0, m_whole.block, 0, Outcome::P), Tone::Even);
    }

    void operator()(const BashConclusion& step)
    {
        settleAll(step.outcome == Outcome::P ? Tone::Even : Tone::Plain);
        show("restTag");
        caption(wording::figureResidue(step.size, step.block, step.rest, step.outcome), toneOf(step.outcome));
    }

    void play()
    {
        title({u"<b>n</b>", wording::figureHeapSize(m_whole.size)});
        if (!m_plan.drawn.empty())
            tile("heap", m_layout.around.adjusted(-6, -4, 6, 4), Tone::Dim, 0);
        gather();
        stop();
        showSteps<BashStep>(*this);
        if (m_plan.shortened)
            setNote(wording::noteBlocks(m_plan.blocks - 1, m_whole.quotient));
    }

private:
    static constexpr double margin = 16;
    static constexpr double stoneShare = 0.86;  ///< the diameter of a stone, divided by the distance between the centers of neighboring stones
    static constexpr std::size_t roundsOneByOne = 5;

    int stoneOf(std::size_t block, Count stone)
    {
        const PieceName name(m_plan.drawn[block].name, "-stone", stone + 1);
        return piece({.kind = PieceKind::Stone, .index = static_cast<int>(stone), .weight = 1, .objectName = name.text()}, {.z = 1});
    }

    Count stonesIn(std::size_t block) const { return m_plan.stones ? m_plan.drawn[block].size : 0; }

    Pose& putStone(std::size_t block, Count stone, QPointF middle, Tone tone)
    {
        const double side = m_layout.pitch * stoneShare;
        return put(stoneOf(block, stone), {middle - QPointF(side, side) / 2, QSizeF(side, side)}, tone);
    }

    PieceName numberOf(std::size_t block) const { return {m_plan.drawn[block].name, "-number"}; }

    /// Shows the stones of each row without gaps between the blocks, because the heap is not divided yet.
    void gather()
    {
        QPointF next;
        for (std::size_t block = 0; block < m_plan.drawn.size(); ++block) {
            if (block == 0 || m_layout.frames[block].top() != m_layout.frames[block - 1].top())
                next = m_layout.stone(block, 0);
            for (Count stone = 0; stone < stonesIn(block); ++stone) {
                putStone(block, stone, next, Tone::Plain);
                next.rx() += m_layout.pitch;
            }
        }
    }

    /// Writes the sizes of a block and of the rest beside them.
    void writeTags()
    {
        const double away = m_line / 2 + 4;
        const auto tag = [&](const char* name, const QRectF& frame, double y, const QString& text, Tone tone) {
            const double wide = labelWidth(text, m_small) / 2;
            const double x = std::clamp(frame.center().x(), margin + wide, std::max(margin + wide, margin + m_width - wide));
            write(name, centered({x, y}, m_small), text, tone);
        };
        if (m_plan.blocks > 0)
            tag("blockTag", m_layout.frames.front(), m_layout.frames.front().top() - away, says({u"m + 1", wording::figureBlock(m_whole.block)}), Tone::Plain);
        if (m_whole.rest != 0)
            tag("restTag", m_layout.frames.back(), m_layout.frames.back().bottom() + away, says({u"<b>r</b>", wording::figureRest(m_whole.rest)}), Tone::Odd);
    }

    /// Shows all blocks with the tone `look`, and the rest. Their stones are in their places.
    void settleAll(Tone look)
    {
        hide("heap", "part1", "part2");
        for (std::size_t block = 0; block < m_plan.drawn.size(); ++block) {
            const Tone tone = block == m_plan.blocks ? Tone::Odd : look;
            const QRectF& frame = m_layout.frames[block];
            if (m_plan.drawn[block].size == 0) {
                write("gap", centered(frame.center(), type("large")), QStringLiteral("…"), Tone::Heading);
                continue;
            }
            tile(m_plan.drawn[block].name, frame, tone, 0);
            if (!m_plan.stones)
                write(numberOf(block), centered(frame.center(), type("body"), frame.width() - 4),
                      says({block == m_plan.blocks ? u"<b>r</b>" : u"m + 1", m_plan.drawn[block].size}));
            for (Count stone = 0; stone < stonesIn(block); ++stone)
                putStone(block, stone, m_layout.stone(block, stone), tone == Tone::Odd ? Tone::Odd : Tone::Plain).text.clear();
        }
    }

    /// Removes the stones of a block. The frame of the block stays.
    void empty(std::size_t block)
    {
        setTone(m_plan.drawn[block].name, Tone::Dim);
        hide("part1", "part2", numberOf(block));
        for (Count stone = 0; stone < stonesIn(block); ++stone) {
            const double begin = 0.6 * static_cast<double>(stone) / static_cast<double>(stonesIn(block));
            hide(stoneOf(block, stone));
            setMotionSpan(stoneOf(block, stone), begin, begin + 0.4);
        }
    }

    /// Shows a move and its answer in one block. If the block shows its stones, they are numbered; otherwise the block
    /// is cut in two.
    void part(std::size_t block, const BashPair& pair)
    {
        setTone(m_plan.drawn[block].name, Tone::Chosen);
        for (Count stone = 0; stone < stonesIn(block); ++stone) {
            const bool taken = stone < pair.taken;
            putStone(block, stone, m_layout.stone(block, stone), taken ? Tone::Taken : Tone::Even).text =
                says({u"", taken ? stone + 1 : stone + 1 - pair.taken});
        }
        if (m_plan.stones)
            return;
        hide(numberOf(block));
        const QRectF frame = m_layout.frames[block].adjusted(3, 3, -3, -3);
        const double share = std::clamp(static_cast<double>(pair.taken) / static_cast<double>(m_whole.block), 0.15, 0.85);
        const double cut = frame.left() + frame.width() * share;
        tile("part1", {frame.topLeft(), QPointF(cut - 1, frame.bottom())}, Tone::Taken, 1, says({u"k", pair.taken}));
        tile("part2", {QPointF(cut + 1, frame.top()), frame.bottomRight()}, Tone::Even, 1, says({u"m + 1 − k", pair.answer}));
    }

    const BashDivision& m_whole;
    BlockPlan m_plan;
    double m_width;
    StoneGroups m_layout;
};

}  // namespace

ProofFigure bashFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<BashScenes>(proof, sheet);
}

}  // namespace nimstone::figures
