#include "app/figures/proofs/values/misere_grundy_layout.h"

#include <algorithm>

#include "app/wording/names.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr std::size_t mostOptions = 12;

MisereGrundyPosition flawPosition(std::vector<Count> heaps, std::vector<Count> values, Outcome claimed, Outcome truth,
                          std::vector<GrundyOption> options)
{
    MisereGrundyPosition position{std::move(heaps), std::move(values), claimed, truth, {}};
    // Put options that are P-positions first, because one of them is enough to make the position an N-position.
    std::stable_partition(options.begin(), options.end(), [](const GrundyOption& option) { return option.outcome == Outcome::P; });
    position.unshown = options.size() - std::min(options.size(), mostOptions);
    options.resize(options.size() - position.unshown);
    position.options = std::move(options);
    return position;
}

/// A layout at one font size.
class Attempt {
public:
    Attempt(const MisereGrundyFacts& facts, const FigureScenes& scenes, double factor)
        : m_facts(facts), m_room(scenes.room()), m_type(scenes.type("small") * factor), m_line(m_type * lineHeight)
    {
        m_layout.type = m_type;
        m_layout.disc = m_type * 1.6;
        for (const MisereGrundyPosition& position : facts.positions) {
            m_card.setWidth(std::max(m_card.width(), widthOf(position.heaps, position.values) + 2 * flawGap));
            for (const GrundyOption& option : position.options)
                m_tile.setWidth(std::max(m_tile.width(), widthOf(option.heaps, option.values) + m_layout.disc + 3 * flawGap));
        }
        m_claim = labelWidth(wording::figureClaimHead(), m_type);
        m_truth = labelWidth(wording::figureTruthHead(), m_type);
        m_card.setWidth(std::max(m_card.width(), m_claim + m_truth + 2 * m_layout.disc + 6 * flawGap));
        m_card.setHeight(2 * m_line + m_layout.disc + 3 * flawGap);
        m_tile.setHeight(std::max(2 * m_line, m_layout.disc) + flawGap);
        m_columns = static_cast<std::size_t>(std::max(0.0, (m_room.width() - m_card.width() - flawGap) / (m_tile.width() + flawGap)));
    }

    std::optional<MisereGrundyLayout> layOut()
    {
        if (m_columns == 0 || heightOfAll() > m_room.height())
            return std::nullopt;
        // Divide spare height among the panels.
        const double parts = static_cast<double>(m_facts.positions.size()) + 1 + (m_facts.premise.fails ? 1 : 0);
        const double spare = std::min((m_room.height() - heightOfAll()) / parts, 3 * m_line);
        double top = m_room.top() + (m_room.height() - heightOfAll() - spare * (parts - 2)) / 2;
        for (const MisereGrundyPosition& position : m_facts.positions) {
            addPanel(position, top);
            top += heightOf(position) + flawGap + spare;
        }
        return !m_facts.premise.fails || addPremise(top) ? std::optional(m_layout) : std::nullopt;
    }

private:
    double widthOf(const std::vector<Count>& heaps, const std::vector<Count>& values) const
    {
        return std::max(labelWidth(wording::heapsText(heaps), m_type), labelWidth(flawValues(values), m_type));
    }

    double heightOf(const MisereGrundyPosition& position) const
    {
        const auto rows = static_cast<double>((position.options.size() + m_columns - 1) / m_columns);
        return m_line + std::max(m_card.height(), rows * (m_tile.height() + flawGap) - flawGap);
    }

    double heightOfAll() const
    {
        double height = m_facts.premise.fails ? flawGap + m_layout.disc + 2 * flawGap : 0;
        for (const MisereGrundyPosition& position : m_facts.positions)
            height += heightOf(position) + flawGap;
        return height;
    }

    /// The width of a card together with the options beside it, in pixels.
    double widthUsed() const
    {
        std::size_t columns = 0;
        for (const MisereGrundyPosition& position : m_facts.positions)
            columns = std::max(columns, std::min(position.options.size(), m_columns));
        return m_card.width() + static_cast<double>(columns) * (m_tile.width() + flawGap) + (columns > 0 ? flawGap : 0);
    }

    void addPanel(const MisereGrundyPosition& position, double top)
    {
        MisereGrundyPanel panel;
        const double left = m_room.left() + (m_room.width() - widthUsed()) / 2;
        panel.heading = {left, top + m_line / 2};
        panel.card = {left, top + m_line, m_card.width(), m_card.height()};
        const double middle = panel.card.center().x();
        panel.name = {middle, panel.card.top() + flawGap + m_line / 2};
        panel.values = {middle, panel.name.y() + m_line};
        const double y = panel.card.bottom() - flawGap - m_layout.disc / 2;
        const double words = m_claim + m_truth + 2 * m_layout.disc + 4 * flawGap;
        double x = middle - words / 2;
        panel.claimWord = {x + m_claim / 2, y};
        panel.claim = {x += m_claim + flawGap + m_layout.disc / 2, y};
        panel.truthWord = {(x += m_layout.disc / 2 + 2 * flawGap) + m_truth / 2, y};
        panel.truth = {x + m_truth + flawGap + m_layout.disc / 2, y};
        for (std::size_t option = 0; option < position.options.size(); ++option) {
            const auto column = static_cast<double>(option % m_columns);
            const auto row = static_cast<double>(option / m_columns);
            panel.options.emplace_back(panel.card.right() + 2 * flawGap + column * (m_tile.width() + flawGap),
                                       panel.card.top() + row * (m_tile.height() + flawGap), m_tile.width(), m_tile.height());
        }
        m_layout.panels.push_back(std::move(panel));
    }

    QSizeF sizeOf(Count heap) const
    {
        return {labelWidth(QString::number(heap), m_type) + m_layout.disc + 3 * flawGap,
                m_layout.disc + 2 * flawGap};
    }

    bool addPremise(double top)
    {
        const GrundyPremise& premise = m_facts.premise;
        const double arrow = m_line;
        double width = sizeOf(premise.heap).width() + (premise.left.empty() ? 0 : 2 * flawGap + arrow);
        for (const Count heap : premise.left)
            width += sizeOf(heap).width() + flawGap;
        double x = m_room.left() + (m_room.width() - width) / 2;
        m_layout.heap = {{x, top}, sizeOf(premise.heap)};
        x = m_layout.heap.right() + flawGap;
        m_layout.arrow = {x + arrow / 2, m_layout.heap.center().y()};
        x += arrow + flawGap;
        for (const Count heap : premise.left) {
            m_layout.left.emplace_back(QPointF(x, top), sizeOf(heap));
            x = m_layout.left.back().right() + flawGap;
        }
        return width <= m_room.width();
    }

    const MisereGrundyFacts& m_facts;
    QRectF m_room;
    double m_type;
    double m_line;
    QSizeF m_card{0, 0};
    QSizeF m_tile{0, 0};
    double m_claim = 0;
    double m_truth = 0;
    std::size_t m_columns = 0;
    MisereGrundyLayout m_layout;
};

}  // namespace

QString flawValues(const std::vector<Count>& values)
{
    return QStringLiteral("<i>g</i>: %1").arg(wording::nimSumText(values));
}

MisereGrundyFacts::MisereGrundyFacts(const Proof& proof)
{
    const auto& claim = *stepAs<GrundyClaim>(proof.steps[0]);
    const auto& claimed = *stepAs<GrundyClaimed>(proof.steps[1]);
    const auto& truth = *stepAs<GrundyTruth>(proof.steps[2]);
    positions.push_back(flawPosition(claim.heaps, claimed.values, claimed.claimed, truth.outcome, truth.options));
    if (const auto* const broken = stepAs<GrundyBreak>(proof.steps[4])) {
        ownIsFirst = broken->heaps == claim.heaps;
        if (!ownIsFirst)
            positions.push_back(flawPosition(broken->heaps, broken->values, broken->claimed, opposite(broken->claimed), broken->options));
    }
    premise = *stepAs<GrundyPremise>(proof.steps.back());
}

std::optional<MisereGrundyLayout> layOutMisereGrundy(const MisereGrundyFacts& facts, const FigureScenes& scenes)
{
    for (const double factor : {1.3, 1.15, 1.0, 0.85}) {
        if (auto layout = Attempt(facts, scenes, factor).layOut())
            return layout;
    }
    return std::nullopt;
}

}  // namespace nimstone::figures
