// Misère play with Grundy values: a position with its claimed and its true outcome, and its options beside it. Below is
// the first position for which the claim is wrong, and the heap for which the proof is wrong.
//
//     ( 8 )                ( 1, 5 ) P   ( 7 ) N   ( 3, 4 ) N
//     g: 1                   1 ⊕ 4        2        3 ⊕ 1
//     claim P  truth N
//
//                      5 │4│  →  2 │2│  2 │2│
#include "app/figures/proofs/figures.h"

#include <algorithm>
#include <array>

#include "app/figures/scene/figure_scenes.h"
#include "app/wording/names.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {

QString letterOf(Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"); }

/// The text below a position: "g: 1 ⊕ 4".
QString flawValues(const std::vector<Count>& values) { return QStringLiteral("<i>g</i>: %1").arg(wording::nimSumText(values)); }

class MisereGrundyFigure : public FigureScenes {
public:
    MisereGrundyFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_room(room()), m_premise(*stepAs<GrundyPremise>(proof.steps.back()))
    {
        const auto& claim = *stepAs<GrundyClaim>(proof.steps[0]);
        const auto& claimed = *stepAs<GrundyClaimed>(proof.steps[1]);
        const auto& truth = *stepAs<GrundyTruth>(proof.steps[2]);
        addPanel({claim.heaps, claimed.values, claimed.claimed, truth.outcome, truth.options});
        if (const auto* const broken = stepAs<GrundyBreak>(proof.steps[4]); broken && broken->heaps != claim.heaps)
            addPanel({broken->heaps, broken->values, broken->claimed, opposite(broken->claimed), broken->options});
        for (const double factor : {1.3, 1.15, 1.0, 0.85}) {
            m_fits = layOut(m_small * factor);
            if (m_fits)
                return;
        }
    }

    void play()
    {
        placeCard(0, m_panels.front().top);
        show("position1", "name1");
        enlargeCard();
        stop();
        showSteps<GrundyFlawStep>(*this);
    }

    void operator()(const GrundyClaim&)
    {
        caption(wording::figureValuesAsHeaps());
        setTone("position1", Tone::Chosen);
        show("values1");
    }

    void operator()(const GrundyClaimed& step)
    {
        caption(wording::figureClaimedOf(step.values, step.sum, step.claimed));
        show("claimWord1", "claim1");
    }

    void operator()(const GrundyTruth& step)
    {
        caption({});
        setTone("position1", Tone::Plain);
        // The first panel is in the middle of the figure until the second panel appears.
        const Panel& panel = m_panels.front();
        const double top = m_panels.size() > 1 ? m_room.center().y() - heightOf(panel) / 2 : panel.top;
        placeCard(0, top);
        push(0.6);
        showOptions(0, top);
        caption(wording::figureTruthOf(step.outcome));
    }

    void operator()(const GrundyVerdict& step)
    {
        caption(wording::figureClaimAndTruth(step.claimed, step.outcome));
        setTone("position1", step.refuted ? Tone::Odd : Tone::Even);
    }

    void operator()(const GrundyBreak& step)
    {
        const std::size_t id = m_panels.size();
        if (id == 1) {
            // The left end of the heading stays where it is.
            const QRectF heading = pose(find("heading1")).rect();
            write("heading1", {heading.left(), heading.center().y(), m_type}, wording::figureFirstWrong(), Tone::Heading);
        } else {
            placeCard(0, m_panels[0].top);
            placeOptions(0, m_panels[0].top);
            placeCard(1, m_panels[1].top);
            show("position2", "name2", "values2", "claimWord2", "claim2");
            setTone("position2", Tone::Chosen);
            push();
            showOptions(1, m_panels[1].top);
        }
        setTone(PieceName("position", id), Tone::Odd);
        caption(wording::figureClaimAndTruth(step.claimed, opposite(step.claimed)));
    }

    void operator()(const GrundyPremise& step)
    {
        if (!step.fails)
            return caption(wording::figurePremiseHolds());
        lightOption();
        double x = m_room.center().x() - premiseWidth() / 2;
        showHeap({}, x, step.heap, step.value, Tone::Chosen);
        if (step.left.empty())
            return caption(wording::figureStuckAtZero(step.heap));
        push(0.8);
        show(words("becomes", {x + m_textLine / 2, m_premiseTop + m_disc / 2 + gap}, Tone::Heading, QStringLiteral("→")));
        x += m_textLine + gap;
        for (std::size_t heap = 0; heap < step.left.size(); ++heap)
            showHeap(QString::number(heap + 1), x, step.left[heap], step.leftValues[heap], Tone::Odd);
        caption(wording::figureNotOver(step.leftValues, step.together));
    }

private:
    static constexpr double gap = 6;
    static constexpr std::size_t mostOptions = 12;

    /// A position with its claimed and its true outcome, and with the options that the figure shows beside it.
    struct Panel {
        std::vector<Count> heaps;
        std::vector<Count> values;
        Outcome claimed = Outcome::P;
        Outcome truth = Outcome::P;
        std::vector<GrundyOption> options;
        double top = 0;
    };

    void addPanel(Panel panel)
    {
        // Put options that are P-positions first, because one of them is enough to make the position an N-position.
        std::stable_partition(panel.options.begin(), panel.options.end(), [](const GrundyOption& option) { return option.outcome == Outcome::P; });
        if (panel.options.size() > mostOptions) {
            panel.options.resize(mostOptions);
            setNote(wording::noteMostOptions(mostOptions));
        }
        m_panels.push_back(std::move(panel));
    }

    // --- the layout at one font size ---

    bool layOut(double type)
    {
        m_type = type;
        m_textLine = type * lineHeight;
        m_disc = type * 1.6;
        m_card = {labelWidth(wording::figureClaimHead(), type) + labelWidth(wording::figureTruthHead(), type) + 2 * m_disc + 6 * gap,
                  2 * m_textLine + m_disc + 3 * gap};
        m_tile = {0, std::max(2 * m_textLine, m_disc) + gap};
        for (const Panel& panel : m_panels) {
            m_card.setWidth(std::max(m_card.width(), widthOf(panel.heaps, panel.values) + 2 * gap));
            for (const GrundyOption& option : panel.options)
                m_tile.setWidth(std::max(m_tile.width(), widthOf(option.heaps, option.values) + m_disc + 3 * gap));
        }
        m_columns = static_cast<std::size_t>(std::max(0.0, (m_room.width() - m_card.width() - gap) / (m_tile.width() + gap)));
        if (m_columns == 0 || premiseWidth() > m_room.width())
            return false;
        double high = m_premise.fails ? m_disc + 3 * gap : 0;
        std::size_t columns = 0;
        for (const Panel& panel : m_panels) {
            high += heightOf(panel) + gap;
            columns = std::max(columns, std::min(panel.options.size(), m_columns));
        }
        const double wide = m_card.width() + static_cast<double>(columns) * (m_tile.width() + gap) + (columns > 0 ? gap : 0);
        m_left = m_room.center().x() - wide / 2;
        // Divide spare height among the panels.
        const double parts = static_cast<double>(m_panels.size()) + 1 + (m_premise.fails ? 1 : 0);
        const double spare = std::min((m_room.height() - high) / parts, 3 * m_textLine);
        double top = m_room.top() + (m_room.height() - high - spare * (parts - 2)) / 2;
        for (Panel& panel : m_panels) {
            panel.top = top;
            top += heightOf(panel) + gap + spare;
        }
        m_premiseTop = top;
        return high <= m_room.height();
    }

    double widthOf(const std::vector<Count>& heaps, const std::vector<Count>& values) const
    {
        return std::max(labelWidth(wording::heapsText(heaps), m_type), labelWidth(flawValues(values), m_type));
    }

    double heightOf(const Panel& panel) const
    {
        const auto rows = static_cast<double>((panel.options.size() + m_columns - 1) / m_columns);
        return m_textLine + std::max(m_card.height(), rows * (m_tile.height() + gap) - gap);
    }

    double heapWidth(Count heap) const { return labelWidth(QString::number(heap), m_type) + m_disc + 3 * gap; }

    double premiseWidth() const
    {
        if (!m_premise.fails)
            return 0;
        double width = heapWidth(m_premise.heap) + (m_premise.left.empty() ? 0 : 2 * gap + m_textLine);
        for (const Count heap : m_premise.left)
            width += heapWidth(heap) + gap;
        return width;
    }

    // --- pieces: these functions add a piece, hidden, or move it; they return its index ---

    int place(PieceKind kind, const PieceName& name, const Pose& look)
    {
        const int added = piece(kind, name, look);
        pose(added).cover(look.rect());
        return added;
    }

    int tile(const PieceName& name, const QRectF& rect) { return place(PieceKind::Tile, name, posed(rect, {.z = 1})); }

    int disc(const PieceName& name, QPointF middle, Tone tone, const QString& text)
    {
        return place(PieceKind::Token, name, posed(middle, {m_disc, m_disc}, {.z = 3, .tone = tone, .text = text}));
    }

    int words(const PieceName& name, QPointF middle, Tone tone, const QString& text)
    {
        return place(PieceKind::Label, name, posed(middle, {labelWidth(text, m_type), m_textLine}, {.z = 2, .tone = tone, .text = text}));
    }

    void addEditTo(int piece, const std::vector<Count>& heaps) { addEdit(piece, GameSum(Component{m_proof.rules(), {heaps}})); }

    void placeCard(std::size_t index, double top)
    {
        const Panel& panel = m_panels[index];
        const std::size_t id = index + 1;
        const QString heading = index == 0 ? wording::figureOwnPosition() : wording::figureFirstWrong();
        words({"heading", id}, {m_left + labelWidth(heading, m_type) / 2, top + m_textLine / 2}, Tone::Heading, heading);
        const QRectF card({m_left, top + m_textLine}, m_card);
        const int position = tile({"position", id}, card);
        if (index > 0)
            addEditTo(position, panel.heaps);
        const double middle = card.center().x();
        words({"name", id}, {middle, card.top() + gap + m_textLine / 2}, Tone::Plain, bold(wording::heapsText(panel.heaps)));
        words({"values", id}, {middle, card.top() + gap + 1.5 * m_textLine}, Tone::Plain, flawValues(panel.values));
        const double y = card.bottom() - gap - m_disc / 2;
        const double claim = labelWidth(wording::figureClaimHead(), m_type);
        const double truth = labelWidth(wording::figureTruthHead(), m_type);
        double x = middle - (claim + truth + 2 * m_disc + 4 * gap) / 2;
        words({"claimWord", id}, {x + claim / 2, y}, Tone::Heading, wording::figureClaimHead());
        disc({"claim", id}, {x + claim + gap + m_disc / 2, y}, toneOf(panel.claimed), letterOf(panel.claimed));
        x += claim + m_disc + 3 * gap;
        words({"truthWord", id}, {x + truth / 2, y}, Tone::Heading, wording::figureTruthHead());
        disc({"truth", id}, {x + truth + gap + m_disc / 2, y}, toneOf(panel.truth), letterOf(panel.truth));
    }

    /// Enlarges the user's position and puts it into the middle of the figure.
    void enlargeCard()
    {
        const QRectF card = pose(find("position1")).rect();
        const double scale = std::max(1.0, std::min({1.7, 0.8 * m_room.width() / card.width(), 0.8 * m_room.height() / card.height()}));
        for (int piece = 0; piece < pieceCount(); ++piece) {
            Pose& pose = this->pose(piece);
            pose.moveTo(m_room.center() + scale * (pose.rect().center() - card.center()));
            pose.width *= scale;
            pose.height *= scale;
        }
    }

    void placeOptions(std::size_t index, double top)
    {
        const Panel& panel = m_panels[index];
        for (std::size_t at = 0; at < panel.options.size(); ++at) {
            const GrundyOption& option = panel.options[at];
            const auto column = static_cast<double>(at % m_columns);
            const auto row = static_cast<double>(at / m_columns);
            const QRectF rect({m_left + m_card.width() + 2 * gap + column * (m_tile.width() + gap), top + m_textLine + row * (m_tile.height() + gap)}, m_tile);
            const QPointF middle(rect.center().x() - (gap + m_disc) / 2, rect.center().y());
            const QPointF half(0, m_textLine / 2);
            tile({"option", index + 1, at + 1}, rect);
            words({"optionName", index + 1, at + 1}, middle - half, Tone::Plain, wording::heapsText(option.heaps));
            words({"optionValues", index + 1, at + 1}, middle + half, Tone::Heading, flawValues(option.values));
            disc({"optionOutcome", index + 1, at + 1}, {rect.right() - gap - m_disc / 2, middle.y()}, toneOf(option.outcome), letterOf(option.outcome));
        }
    }

    /// Shows the options of a position: first all options one after another, and then their outcomes.
    void showOptions(std::size_t index, double top)
    {
        const auto& options = m_panels[index].options;
        const std::size_t id = index + 1;
        placeOptions(index, top);
        show(PieceName("heading", id));
        for (std::size_t at = 1; at <= options.size(); ++at) {
            const double begin = 0.5 * static_cast<double>(at - 1) / static_cast<double>(options.size());
            const std::array shown{PieceName("option", id, at), PieceName("optionName", id, at), PieceName("optionValues", id, at)};
            addEditTo(find(shown[0]), options[at - 1].heaps);
            show(shown);
            setMotionSpan(shown, begin, begin + 0.5);
        }
        push();
        for (std::size_t at = 1; at <= options.size(); ++at) {
            show(PieceName("optionOutcome", id, at));
            if (options[at - 1].outcome == Outcome::P)
                setTone(PieceName("option", id, at), Tone::Even);
        }
        push(0.8);
        show(PieceName("truthWord", id), PieceName("truth", id));
    }

    /// Shows a heap with its Grundy value. Its left end is at `x`; then moves `x` to the place of the next heap.
    void showHeap(const QString& id, double& x, Count heap, Count value, Tone tone)
    {
        const QRectF rect(x, m_premiseTop, heapWidth(heap), m_disc + 2 * gap);
        const int ground = tile({"heap", id}, rect);
        setTone(ground, tone);
        const double middle = rect.center().y();
        show(ground, words({"heapName", id}, {rect.center().x() - (gap + m_disc) / 2, middle}, Tone::Plain, QString::number(heap)),
             disc({"heapValue", id}, {rect.right() - gap - m_disc / 2, middle}, Tone::Plain, QString::number(value)));
        x += rect.width() + gap;
    }

    /// Highlights the option in which the heap of the premise is replaced by the heaps that a move leaves of it.
    void lightOption()
    {
        std::vector<Count> heaps = m_panels.back().heaps;
        if (const auto heap = std::ranges::find(heaps, m_premise.heap); heap != heaps.end())
            heaps.erase(heap);
        heaps.insert(heaps.end(), m_premise.left.begin(), m_premise.left.end());
        std::ranges::sort(heaps);
        const auto& options = m_panels.back().options;
        const auto found = std::ranges::find(options, heaps, &GrundyOption::heaps);
        if (m_premise.broke && !m_premise.left.empty() && found != options.end())
            setTone(PieceName("option", m_panels.size(), found - options.begin() + 1), Tone::Chosen);
    }

    QRectF m_room;
    const GrundyPremise& m_premise;
    std::vector<Panel> m_panels;  ///< the user's position, and the first position for which the claim is wrong if this is another position
    double m_type = 0;
    double m_textLine = 0;
    double m_disc = 0;
    QSizeF m_card;                ///< the size of the card of a position
    QSizeF m_tile;                ///< the size of the tile of an option
    std::size_t m_columns = 0;    ///< the number of tiles side by side
    double m_left = 0;
    double m_premiseTop = 0;
};

}  // namespace

ProofFigure misereGrundyFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<MisereGrundyFigure>(proof, sheet);
}

QSizeF misereGrundySizeForPaper(const Proof& proof) { return sizeThatFits<MisereGrundyFigure>(proof, {680, 300}, {60, 40}); }

}  // namespace nimstone::figures
