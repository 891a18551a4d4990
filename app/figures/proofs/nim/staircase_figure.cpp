// The figure of the proof about staircase Nim: the staircase, the digits of the odd steps, and the stones that move
// down.
#include "app/figures/proofs/nim/nim_figures.h"

#include <algorithm>
#include <array>

#include "app/figures/scene/digit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// Stones that the proof moves from one step to the next lower step.
struct Parcel {
    std::size_t step = 0;
    Count stones = 0;
};

struct StaircasePlan {
    DigitNeeds needs;
    std::vector<Parcel> parcels;  ///< the stones of the winning move, then those of the opponent's move and of the answer
    bool after = false;
};

StaircasePlan staircasePlanOf(const Proof& proof)
{
    StaircasePlan plan;
    const auto& steps = proof.position().heaps;
    const std::size_t count = steps.size();
    for (std::size_t row = 0; row < count; ++row) {
        const std::size_t step = count - 1 - row;
        plan.needs.rows.push_back({QString(), steps[step], steps[step], step % 2 == 0});
    }
    const auto numbers = [&](std::initializer_list<Count> values) {
        for (const Count value : values)
            plan.needs.footSums.push_back(bold(value));
    };
    plan.needs.feet.push_back(wording::figureSum());
    QString widest;
    for (const Step& step : proof.steps) {
        if (const auto* sum = stepAs<StairSum>(step)) {
            plan.needs.focus = highestColumn(sum->sum).value_or(0);
            numbers({sum->sum});
        } else if (const auto* balance = stepAs<StairBalance>(step)) {
            const std::size_t from = balance->move.heap;
            plan.needs.rows[count - 1 - from].after = balance->left;
            plan.needs.feet.push_back(wording::figureSumAfter());
            plan.parcels.push_back({from, balance->move.taken});
            plan.needs.captions.push_back(wording::figureOptions(Outcome::P));
            if (from > 0)
                numbers({steps[from - 1] + balance->move.taken});
            plan.after = true;
        } else if (const auto* reply = stepAs<StairReply>(step)) {
            plan.parcels.push_back({reply->step, reply->stones});
            plan.parcels.push_back({reply->step - 1, reply->stones});
            numbers({reply->between});
            if (reply->step > 1)
                numbers({steps[reply->step - 2] + reply->stones});
        } else if (const auto* conclusion = stepAs<StairConclusion>(step)) {
            plan.needs.captions.push_back(wording::figureConclusion(conclusion->outcome));
        } else if (stepAs<StairUnbalances>(step)) {
            plan.needs.captions.push_back(wording::figureOptions(Outcome::N));
        }
    }
    for (const Parcel& parcel : plan.parcels)
        widest = std::max(widest, bold(parcel.stones), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    plan.needs.leads = {wording::figureStep(count - 1) + widest, wording::figureGround() + widest};
    plan.needs.leadExtra = plan.parcels.empty() ? 5 : 7;
    plan.needs.footTexts = {bold(1)};
    plan.needs.sides = {wording::figureUncounted()};
    plan.needs.spareRows = 1;
    return plan;
}

class Stairs {
public:
    Stairs(const Proof& proof, const StaircasePlan& plan, DigitTable& table)
        : m_table(table), m_steps(proof.position().heaps), m_parcels(plan.parcels)
    {
        m_slope = m_steps.size() > 1 ? 3.2 * table.small() / static_cast<double>(m_steps.size()) : 0;
        m_least = widestLabel(std::array{wording::figureStep(m_steps.size() - 1), wording::figureGround()}, table.small()) + table.small();
        for (std::size_t row = 0; row <= m_steps.size(); ++row) {
            const bool ground = row == m_steps.size();
            const Tone tone = ground ? Tone::Heading : Tone::Plain;
            m_tiles.push_back(table.add({.kind = PieceKind::Tile, .heap = static_cast<int>(row),
                                         .objectName = QStringLiteral("stair%1").arg(row)},
                                        posed(stair(row), {.z = 1, .tone = tone})));
            m_words.push_back(table.addLabel(QStringLiteral("stairName%1").arg(row), stair(row).center(), table.small(), tone,
                                             ground ? wording::figureGround() : wording::figureStep(stepOf(row)), {.z = 6}));
        }
        for (std::size_t index = 0; index < m_parcels.size(); ++index) {
            const Count stones = m_parcels[index].stones;
            const double high = table.rowHeight() * 0.74;
            const double wide = std::max(high, labelWidth(bold(stones), high * 0.52) + 8);
            m_pills.push_back(table.add({.kind = PieceKind::Stone, .index = static_cast<int>(index), .weight = stones,
                                         .objectName = QStringLiteral("parcel%1").arg(index)},
                                        {.width = wide, .height = high, .opacity = 0, .z = 4, .text = QString::number(stones)}));
            put(index, rowOf(m_parcels[index].step));
        }
    }

    void operator()(const StairSum& step)
    {
        for (std::size_t row = 0; row < m_steps.size(); ++row) {
            if (stepOf(row) % 2 == 0)
                continue;
            dim(row);
            m_table.writeSide(row, wording::figureUncounted(), Tone::Dim);
        }
        m_table.push();
        m_table.showDigits(true);
        m_table.push();
        m_table.lightSum(0, step.sum);
        m_table.push(1.2);
    }

    void operator()(const StairUnbalances&)
    {
        quiet();
        for (std::size_t step = 0; step < m_steps.size(); step += 2)
            m_table.toneRow(rowOf(step), Tone::Plain);
        m_table.writeCaption(wording::figureOptions(Outcome::N), Tone::Odd);
    }

    void operator()(const StairBalance& step)
    {
        const std::size_t row = rowOf(step.move.heap);
        quiet();
        m_table.lightRow(row, true);
        m_table.toneRow(row, Tone::Plain);
        m_table.turnDigits(row, step.before, step.left);
        set(step.move.heap, step.left);
        comeDown(0, step.move.heap, step.move.taken);
        quiet();
        m_table.writeCaption(wording::figureOptions(Outcome::P), Tone::Even);
        m_table.lightSum(1, step.t);
    }

    void operator()(const StairReply& step)
    {
        const std::size_t pill = m_parcels.size() - 2;
        const std::vector<Count> kept = m_steps;
        quiet();
        m_table.lightRow(rowOf(step.step), true);
        m_table.pose(m_pills[pill]).tone = Tone::Odd;
        set(step.step, 0);
        comeDown(pill, step.step, step.stones);
        m_table.lightRow(rowOf(step.step), false);
        m_table.lightRow(rowOf(step.step - 1), true);
        m_table.pose(m_pills[pill + 1]).tone = Tone::Even;
        set(step.step - 1, step.below);
        comeDown(pill + 1, step.step - 1, step.stones);
        m_kept = kept;
    }

    void operator()(const StairConclusion& step)
    {
        quiet();
        // The opponent's move and the answer were only an example, so restore the numbers of stones.
        for (std::size_t index = 0; index < m_kept.size(); ++index)
            set(index, m_kept[index]);
        m_table.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

private:
    std::size_t rowOf(std::size_t step) const { return m_steps.size() - 1 - step; }
    std::size_t stepOf(std::size_t row) const { return m_steps.size() - 1 - row; }

    /// The rectangle of the step in row `row`. Each step is wider than the step above it, and the ground is the widest.
    QRectF stair(std::size_t row) const
    {
        const QRectF room = m_table.leadRoom(row);
        return {room.left(), room.top() + 1, m_least + m_slope * static_cast<double>(row), room.height() - 2};
    }

    void put(std::size_t index, std::size_t row)
    {
        Pose& pill = m_table.pose(m_pills[index]);
        pill.x = stair(row).right() + m_table.small() * 0.4 + pill.width / 2;
        pill.y = stair(row).center().y();
    }

    void dim(std::size_t row)
    {
        m_table.toneRow(row, Tone::Dim);
        m_table.setTone(std::array{m_tiles[row], m_words[row]}, Tone::Dim);
    }

    void quiet()
    {
        m_table.quiet();
        for (std::size_t row = 0; row < m_steps.size(); ++row) {
            if (stepOf(row) % 2 == 1)
                dim(row);
        }
    }

    void set(std::size_t step, Count stones)
    {
        m_steps[step] = stones;
        m_table.setNumber(rowOf(step), stones);
    }

    /// Shows the stones beside their own step, and then beside the next lower step, where they are added.
    void comeDown(std::size_t pill, std::size_t step, Count stones)
    {
        m_table.show(m_pills[pill]);
        m_table.push();
        put(pill, rowOf(step) + 1);
        m_table.push();
        if (step > 0)
            set(step - 1, m_steps[step - 1] + stones);
        m_table.hide(m_pills[pill]);
        m_table.push(0.8);
    }

    DigitTable& m_table;
    std::vector<Count> m_steps;
    std::vector<Count> m_kept;
    std::vector<Parcel> m_parcels;
    double m_slope = 0;
    double m_least = 0;
    std::vector<int> m_tiles;
    std::vector<int> m_words;
    std::vector<int> m_pills;
};

}  // namespace

ProofFigure staircaseFigure(const Proof& proof, QSizeF size, double textScale)
{
    const StaircasePlan plan = staircasePlanOf(proof);
    DigitTable table(plan.needs, size, textScale);
    if (!table.fits())
        return {};
    Stairs stairs(proof, plan, table);
    table.stop();
    showSteps<StairStep>(proof, table, stairs);
    return std::move(table).finish();
}

}  // namespace nimstone::figures
