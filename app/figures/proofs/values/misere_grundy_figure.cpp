// Misère play with Grundy values: a position with its claimed and its true outcome, and its options beside it. Below is
// the first position for which the claim is wrong, and the heap for which the proof is wrong.
//
//     ( 8 )                ( 1, 5 ) P   ( 7 ) N   ( 3, 4 ) N
//     g: 1                   1 ⊕ 4        2        3 ⊕ 1
//     claim P  truth N
//
//                      5 │4│  →  2 │2│  2 │2│
#include "app/figures/proofs/values/values_figures.h"

#include <algorithm>
#include <array>

#include "app/figures/proofs/values/misere_grundy_layout.h"
#include "app/wording/names.h"
#include "app/wording/proofs/values/figure_sums.h"

namespace nimstone::figures {

using namespace proof;

namespace {


QString letterOf(Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"); }

class MisereGrundyFigure {
public:
    MisereGrundyFigure(const Proof& proof, const MisereGrundyFacts& facts, const MisereGrundyLayout& layout, FigureScenes& scenes)
        : m_proof(proof), m_facts(facts), m_layout(layout), m_scenes(scenes)
    {
        for (std::size_t panel = 0; panel < layout.panels.size(); ++panel)
            addPanel(panel);
        addPremise();
        m_scenes.show(m_panels.front().card, m_panels.front().name);
    }

    void play()
    {
        enlargeCard();
        m_scenes.stop();
        showSteps<GrundyFlawStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
    }

private:
    struct Option {
        int tile = 0;
        int name = 0;
        int values = 0;
        int outcome = 0;
    };

    struct Panel {
        int heading = 0;
        int card = 0;
        int name = 0;
        int values = 0;
        int claimWord = 0;
        int claim = 0;
        int truthWord = 0;
        int truth = 0;
        std::vector<Option> options;
    };

    int addTile(const QString& name, const QRectF& rect)
    {
        return m_scenes.add(PieceKind::Tile, name, posed(rect, {.opacity = 0, .z = 1, .tone = Tone::Plain}));
    }

    int addDisc(const QString& name, QPointF middle, Tone tone, const QString& text)
    {
        return m_scenes.add(PieceKind::Token, name,
                            posed(middle, {m_layout.disc, m_layout.disc}, {.opacity = 0, .z = 3, .tone = tone, .text = text}));
    }

    int addWords(const QString& name, QPointF middle, Tone tone, const QString& text)
    {
        return m_scenes.addLabel(name, middle, m_layout.type, tone, text, {.opacity = 0, .z = 2});
    }

    void addEdit(int piece, const std::vector<Count>& heaps) { m_scenes.addEdit(piece, GameSum(Component{m_proof.rules(), {heaps}})); }

    void addPanel(std::size_t index)
    {
        const MisereGrundyPosition& position = m_facts.positions[index];
        const MisereGrundyPanel& place = m_layout.panels[index];
        const QString id = QString::number(index + 1);
        const auto named = [&id](const char* what) { return QLatin1String(what) + id; };
        Panel panel;
        const QString heading = index == 0 ? wording::figureOwnPosition() : wording::figureFirstWrong();
        const double half = labelWidth(heading, m_layout.type) / 2;
        panel.heading = addWords(named("heading"), {place.heading.x() + half, place.heading.y()}, Tone::Heading, heading);
        panel.card = addTile(named("position"), place.card);
        if (index > 0)
            addEdit(panel.card, position.heaps);
        panel.name = addWords(named("name"), place.name, Tone::Plain, bold(wording::heapsText(position.heaps)));
        panel.values = addWords(named("values"), place.values, Tone::Plain, flawValues(position.values));
        panel.claimWord = addWords(named("claimWord"), place.claimWord, Tone::Heading, wording::figureClaimHead());
        panel.claim = addDisc(named("claim"), place.claim, toneOf(position.claimed), letterOf(position.claimed));
        panel.truthWord = addWords(named("truthWord"), place.truthWord, Tone::Heading, wording::figureTruthHead());
        panel.truth = addDisc(named("truth"), place.truth, toneOf(position.truth), letterOf(position.truth));
        for (std::size_t option = 0; option < position.options.size(); ++option)
            panel.options.push_back(addOption(id + QLatin1Char('-') + QString::number(option + 1), position.options[option],
                                              place.options[option]));
        m_panels.push_back(std::move(panel));
    }

    Option addOption(const QString& id, const GrundyOption& option, const QRectF& rect)
    {
        Option made;
        made.tile = addTile(QStringLiteral("option") + id, rect);
        addEdit(made.tile, option.heaps);
        const double disc = rect.right() - flawGap - m_layout.disc / 2;
        const double x = (rect.left() + rect.right() - flawGap - m_layout.disc) / 2;
        const double line = m_layout.type * lineHeight;
        made.name = addWords(QStringLiteral("optionName") + id, {x, rect.center().y() - line / 2}, Tone::Plain,
                             wording::heapsText(option.heaps));
        made.values = addWords(QStringLiteral("optionValues") + id, {x, rect.center().y() + line / 2}, Tone::Heading,
                               flawValues(option.values));
        made.outcome = addDisc(QStringLiteral("optionOutcome") + id, {disc, rect.center().y()}, toneOf(option.outcome),
                               letterOf(option.outcome));
        return made;
    }

    /// The pieces of a heap with its Grundy value.
    struct Heap {
        int tile = 0;
        int name = 0;
        int value = 0;
    };

    Heap addHeap(const QString& id, const QRectF& rect, Count heap, Count value)
    {
        const double words = (rect.left() + rect.right() - flawGap - m_layout.disc) / 2;
        return {addTile(QStringLiteral("heap") + id, rect),
                addWords(QStringLiteral("heapName") + id, {words, rect.center().y()}, Tone::Plain, QString::number(heap)),
                addDisc(QStringLiteral("heapValue") + id, {rect.right() - flawGap - m_layout.disc / 2, rect.center().y()}, Tone::Plain,
                        QString::number(value))};
    }

    void addPremise()
    {
        const GrundyPremise& premise = m_facts.premise;
        if (!premise.fails)
            return;
        m_heap = addHeap(QString(), m_layout.heap, premise.heap, premise.value);
        m_arrow = addWords(QStringLiteral("becomes"), m_layout.arrow, Tone::Heading, QStringLiteral("→"));
        for (std::size_t heap = 0; heap < premise.left.size(); ++heap)
            m_left.push_back(addHeap(QString::number(heap + 1), m_layout.left[heap], premise.left[heap], premise.leftValues[heap]));
    }

    static std::vector<int> cardOf(const Panel& panel)
    {
        return {panel.card, panel.name, panel.values, panel.claimWord, panel.claim, panel.truthWord, panel.truth};
    }

    static std::vector<int> piecesOf(const Panel& panel)
    {
        std::vector<int> pieces = cardOf(panel);
        pieces.push_back(panel.heading);
        for (const Option& option : panel.options)
            pieces.insert(pieces.end(), {option.tile, option.name, option.values, option.outcome});
        return pieces;
    }

    /// Enlarges the user's position and puts it into the middle. putCardBack() undoes this before the options appear.
    void enlargeCard()
    {
        const QRectF card = m_scenes.pose(m_panels.front().card).rect();
        const QRectF& room = m_scenes.room();
        const double scale = std::max(1.0, std::min({1.7, 0.8 * room.width() / card.width(), 0.8 * room.height() / card.height()}));
        for (const int piece : cardOf(m_panels.front())) {
            Pose& pose = m_scenes.pose(piece);
            m_cardHome.push_back(pose.rect());
            const QPointF way = pose.rect().center() - card.center();
            pose.x = room.center().x() + scale * way.x();
            pose.y = room.center().y() + scale * way.y();
            pose.width *= scale;
            pose.height *= scale;
        }
    }

    void putCardBack()
    {
        const std::vector<int> pieces = cardOf(m_panels.front());
        for (std::size_t at = 0; at < pieces.size(); ++at)
            m_scenes.pose(pieces[at]).cover(m_cardHome[at]);
    }

    /// If `down`, moves the first panel to the middle of the figure's height. Otherwise moves it back, because the
    /// second panel appears.
    void lower(bool down)
    {
        if (m_panels.size() < 2)
            return;
        if (down) {
            QRectF all;
            for (const int piece : piecesOf(m_panels.front()))
                all = all.united(m_scenes.pose(piece).rect());
            m_lowered = m_scenes.room().center().y() - all.center().y();
        }
        for (const int piece : piecesOf(m_panels.front()))
            m_scenes.pose(piece).y += down ? m_lowered : -m_lowered;
    }

    void showHeap(const Heap& heap)
    {
        m_scenes.show(heap.tile, heap.name, heap.value);
    }

    /// Shows the options of a position: first all options one after another, and then their outcomes.
    void showOptions(const Panel& panel, const MisereGrundyPosition& position)
    {
        m_scenes.show(panel.heading);
        const auto count = static_cast<double>(std::max<std::size_t>(panel.options.size(), 1));
        for (std::size_t option = 0; option < panel.options.size(); ++option) {
            const Option& shown = panel.options[option];
            const double begin = 0.5 * static_cast<double>(option) / count;
            m_scenes.show(shown.tile, shown.name, shown.values);
            m_scenes.setMotionSpan(std::array{shown.tile, shown.name, shown.values}, begin, begin + 0.5);
        }
        m_scenes.push();
        for (std::size_t option = 0; option < panel.options.size(); ++option) {
            const Option& shown = panel.options[option];
            m_scenes.setMotionSpan(std::array{shown.tile, shown.name, shown.values}, 0, 1);
            m_scenes.show(shown.outcome);
            if (position.options[option].outcome == Outcome::P)
                m_scenes.pose(shown.tile).tone = Tone::Even;
        }
        m_scenes.push(0.8);
        m_scenes.show(panel.truthWord, panel.truth);
    }

    /// Replaces the heading of a panel. The left end of the heading stays where it is.
    void setHeading(const Panel& panel, const QString& text)
    {
        const double left = m_scenes.pose(panel.heading).rect().left();
        m_scenes.setText(panel.heading, text);
        m_scenes.pose(panel.heading).x = left + m_scenes.pose(panel.heading).width / 2;
    }

    void showClaim(const Panel& panel)
    {
        m_scenes.show(panel.values, panel.claimWord, panel.claim);
    }

    void show(const GrundyClaim&)
    {
        m_scenes.caption(wording::figureValuesAsHeaps());
        m_scenes.pose(m_panels.front().card).tone = Tone::Chosen;
        m_scenes.show(m_panels.front().values);
    }

    void show(const GrundyClaimed& step)
    {
        m_scenes.caption(wording::figureClaimedOf(step.values, step.sum, step.claimed));
        showClaim(m_panels.front());
    }

    void show(const GrundyTruth& step)
    {
        m_scenes.caption({});
        m_scenes.pose(m_panels.front().card).tone = Tone::Plain;
        putCardBack();
        lower(true);
        m_scenes.push(0.6);
        showOptions(m_panels.front(), m_facts.positions.front());
        m_scenes.caption(wording::figureTruthOf(step.outcome));
    }

    void show(const GrundyVerdict& step)
    {
        m_scenes.caption(wording::figureClaimAndTruth(step.claimed, step.outcome));
        m_scenes.pose(m_panels.front().card).tone = step.refuted ? Tone::Odd : Tone::Even;
    }

    void show(const GrundyBreak& step)
    {
        const Panel& panel = m_panels.back();
        if (m_facts.ownIsFirst) {
            setHeading(panel, wording::figureFirstWrong());
        } else {
            lower(false);
            m_scenes.show(panel.card, panel.name);
            m_scenes.pose(panel.card).tone = Tone::Chosen;
            showClaim(panel);
            m_scenes.push();
            showOptions(panel, m_facts.positions.back());
        }
        m_scenes.pose(panel.card).tone = Tone::Odd;
        m_scenes.caption(wording::figureClaimAndTruth(step.claimed, opposite(step.claimed)));
    }

    void show(const GrundyPremise& step)
    {
        if (!step.fails) {
            m_scenes.caption(wording::figurePremiseHolds());
            return;
        }
        lightOption(step);
        showHeap(m_heap);
        m_scenes.pose(m_heap.tile).tone = Tone::Chosen;
        if (step.left.empty()) {
            m_scenes.caption(wording::figureStuckAtZero(step.heap));
            return;
        }
        m_scenes.push(0.8);
        m_scenes.show(m_arrow);
        for (const Heap& heap : m_left) {
            showHeap(heap);
            m_scenes.pose(heap.tile).tone = Tone::Odd;
        }
        m_scenes.caption(wording::figureNotOver(step.leftValues, step.together));
    }

    /// Highlights the option in which the heap of the premise is replaced by the heaps that a move leaves of it.
    void lightOption(const GrundyPremise& step)
    {
        std::vector<Count> heaps = m_facts.positions.back().heaps;
        if (const auto heap = std::ranges::find(heaps, step.heap); heap != heaps.end())
            heaps.erase(heap);
        heaps.insert(heaps.end(), step.left.begin(), step.left.end());
        std::ranges::sort(heaps);
        const auto& options = m_facts.positions.back().options;
        const auto found = std::ranges::find(options, heaps, &GrundyOption::heaps);
        if (step.broke && !step.left.empty() && found != options.end())
            m_scenes.pose(m_panels.back().options[static_cast<std::size_t>(found - options.begin())].tile).tone = Tone::Chosen;
    }

    const Proof& m_proof;
    const MisereGrundyFacts& m_facts;
    const MisereGrundyLayout& m_layout;
    FigureScenes& m_scenes;
    std::vector<Panel> m_panels;
    std::vector<QRectF> m_cardHome;
    double m_lowered = 0;
    Heap m_heap;
    int m_arrow = 0;
    std::vector<Heap> m_left;
};

}  // namespace

ProofFigure misereGrundyFigure(const Proof& proof, QSizeF size, double textScale)
{
    FigureScenes scenes(size, textScale);
    const MisereGrundyFacts facts(proof);
    const auto layout = layOutMisereGrundy(facts, scenes);
    if (!layout)
        return {};
    MisereGrundyFigure(proof, facts, *layout, scenes).play();
    for (const MisereGrundyPosition& position : facts.positions) {
        if (position.unshown > 0)
            scenes.setNote(wording::noteMostOptions(position.options.size()));
    }
    return std::move(scenes).finish();
}

QSizeF misereGrundySizeForPaper(const Proof& proof)
{
    const MisereGrundyFacts facts(proof);
    QSizeF size(680, 300);
    while (!layOutMisereGrundy(facts, FigureScenes(size, 1)))
        size += QSizeF(60, 40);
    return size;
}

}  // namespace nimstone::figures
