#include "app/viewmodels/explore/explore_tree.h"

#include <algorithm>
#include <map>

#include "app/figures/scene/drawing.h"
#include "app/wording/analysis.h"
#include "app/wording/notation.h"
#include "app/wording/play/positions.h"
#include "app/wording/rich_text.h"
#include "app/wording/table_field.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// The largest number of positions for which the tree is shown with all its positions at once.
constexpr std::size_t unfoldedAtOnce = 60;

/// The largest number of values for which a mex is written out as mex {…}.
constexpr std::size_t mostValues = 12;

QByteArray table(const GameTree& tree)
{
    QString text = QStringLiteral("position,level,outcome,value,options\n");
    for (const TreeNode& node : tree.nodes()) {
        text += QStringLiteral("\"%1\",%2,%3,%4,%5\n")
                    .arg(wording::notation(node.position), QString::number(node.level),
                         node.outcome ? wording::outcomeLetter(*node.outcome) : QString(),
                         node.value ? wording::tableNumber(QString::number(*node.value)) : QString(),
                         node.cut ? QString() : QString::number(node.options.size()));
    }
    return text.toUtf8();
}

/// Returns the text of a position in a box or in the path. The text has only the numbers, because the name of the game
/// is above the tree. The components of a sum have their names, because their rules can differ.
QString shortName(const GameSum& position)
{
    QString text = wording::notation(position);
    return position.isSum() ? wording::positionName(position) : text.remove(0, text.indexOf(u':') + 1).replace(u',', QStringLiteral(", "));
}

}  // namespace

void ExploreTree::look()
{
    m_work.reset();
    // If the chosen position is the root of the tree that is shown, the tree is kept.
    if (!m_tree || node(0).position != session()->sum().plain()) {
        m_work.emplace().start([root = session()->sum()](const std::stop_token& stop, const WorkProgress&) {
            return std::make_shared<const GameTree>(GameTree::make(root, mostNodes, stop));
        }, [this](std::shared_ptr<const GameTree> tree) {
            m_tree = std::move(tree);
            m_line = {0};
            unfold(m_tree->nodes().size() <= unfoldedAtOnce);
        });
    }
    word();
}

void ExploreTree::setStrategy(bool strategy)
{
    if (strategy == m_shown.strategy)
        return;
    m_shown.strategy = strategy;
    m_line = {0};
    unfold(true);
}

std::vector<std::size_t> ExploreTree::optionsOf(Node index) const
{
    if (!m_shown.strategy || node(index).outcome != OutcomeClass::N)
        return node(index).options;
    auto winning = m_tree->winningOptions(index);
    winning.resize(std::min<std::size_t>(1, winning.size()));
    return winning;
}

void ExploreTree::show()
{
    m_boxes.clear();
    std::map<Node, std::size_t> places;
    std::multimap<std::size_t, std::size_t, std::greater<>> byHeight;
    const auto placeOf = [&](Node index, std::size_t from) {
        const auto [place, fresh] = places.try_emplace(index, m_boxes.size());
        if (fresh)
            m_boxes.push_back({.node = index, .from = from});
        return place->second;
    };
    if (m_tree) {
        m_boxes.reserve(m_tree->nodes().size());
        placeOf(0, 0);
    }
    for (std::size_t at = 0; at < m_boxes.size(); ++at) {
        figures::TreeBox& box = m_boxes[at];
        const TreeNode& shown = node(box.node);
        box.text = shortName(shown.position);
        box.letter = shown.outcome ? wording::outcomeLetter(*shown.outcome) : QString();
        box.value = shown.value ? QString::number(*shown.value) : QString();
        box.cut = shown.cut;
        const auto options = optionsOf(box.node);
        if (m_unfolded.contains(box.node))
            std::ranges::transform(options, std::back_inserter(box.options), [&](Node option) { return placeOf(option, at); });
        box.folded = box.options.empty() && !options.empty();
        byHeight.emplace(shown.height, at);
    }
    // The level of a box is the length of the longest visible path to it. The boxes are visited by decreasing height,
    // so every option is on a lower level than its position.
    for (const auto& [height, at] : byHeight) {
        for (const std::size_t option : m_boxes[at].options)
            m_boxes[option].level = std::max(m_boxes[option].level, m_boxes[at].level + 1);
    }
    Q_EMIT boxesChanged();
    word();
}

std::optional<std::size_t> ExploreTree::boxOf(std::optional<Node> index) const
{
    const auto box = std::ranges::find(m_boxes, index, &figures::TreeBox::node);
    return box == m_boxes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(box - m_boxes.begin()));
}

figures::TreeStyle ExploreTree::looks() const
{
    if (!m_tree)
        return {};
    const auto pointed = parseSum(session()->pointed().toStdString());
    figures::TreeStyle looks{.current = boxOf(current()), .pointed = boxOf(pointed ? m_tree->find(*pointed) : std::nullopt)};
    for (const Node index : m_line) {
        if (const auto box = boxOf(index))
            looks.line.push_back(*box);
    }
    return looks;
}

void ExploreTree::word()
{
    m_shown = {.busy = m_work && m_work->busy(), .strategy = m_shown.strategy};
    if (m_tree) {
        const int count = static_cast<int>(m_tree->nodes().size());
        if (!m_shown.busy) {
            m_shown.size = m_tree->isWhole() ? tr("%n position(s) in all", nullptr, count)
                                             : tr("The nearest %n position(s); there are more.", nullptr, count);
        }
        for (const Node index : m_line)
            m_shown.line << shortName(node(index).position);
        const GameSum& here = node(current()).position;
        m_shown.position = wording::notation(here);
        m_shown.told = told();
        const auto& outcome = node(current()).outcome;
        m_shown.spoken = QStringList{wording::positionName(here), outcome ? wording::outcomeText(outcome) : QString(), m_shown.told}.join(u' ');
        m_shown.strategyOffered = !node(0).position.isPartisan();
    }
    Q_EMIT changed();
}

QString ExploreTree::told() const
{
    const TreeNode& here = node(current());
    const bool first = m_line.size() % 2 == 1;
    if (here.options.empty() && !here.cut && !here.position.isPartisan()) {
        // The player who made the last move has won; in misère play, this player has lost.
        return first == here.position.isMisere() ? tr("No move is left: the player who started wins.")
                                                 : tr("No move is left: the player who started loses.");
    }
    QStringList told{first ? tr("The player who started is to move.") : tr("The other player is to move.")};
    std::set<Count> values;
    for (const Node option : here.options)
        values.insert(node(option).value.value_or(0));
    QStringList listed;
    for (const Count value : values)
        listed << QString::number(value);
    if (here.value && (here.cut || values.empty() || values.size() > mostValues))
        told << tr("Grundy value %1.").arg(*here.value);
    else if (here.value)
        //: The mex, the least number that is not among the values of the options: %1 is a list of numbers, %2 the mex
        told << tr("mex {%1} = %2.").arg(listed.join(QStringLiteral(", ")), QString::number(*here.value));
    if (const auto winning = m_tree->winningOptions(current()).size(); winning > 0)
        told << tr("%n option(s) win.", nullptr, static_cast<int>(winning));
    else if (here.outcome == OutcomeClass::P && !here.options.empty() && !here.position.isPartisan())
        told << tr("Every option loses.");
    return wording::joinSentences(told);
}

void ExploreTree::choose(int box)
{
    if (box < 0)
        return;
    auto at = static_cast<std::size_t>(box);
    const Node wanted = m_boxes[at].node;
    if (const auto before = std::ranges::find(m_line, wanted); before != m_line.end())
        return goBackTo(static_cast<int>(before - m_line.begin()));
    if (const auto& options = node(current()).options; std::ranges::find(options, wanted) != options.end())
        return step(wanted);
    // The path becomes a shortest visible path to the box.
    for (m_line = {wanted}; at != 0; m_line.insert(m_line.begin(), m_boxes[at].node))
        at = m_boxes[at].from;
    word();
}

void ExploreTree::step(Node option)
{
    m_line.push_back(option);
    if (m_unfolded.insert(option).second)
        show();
    else
        word();
}

void ExploreTree::pointAt(int box)
{
    session()->setPointed(box < 0 ? QString() : wording::notation(node(m_boxes[static_cast<std::size_t>(box)].node).position));
}

void ExploreTree::goDown()
{
    if (!m_tree)
        return;
    auto options = m_tree->winningOptions(current());
    if (options.empty())
        options = optionsOf(current());
    if (!options.empty())
        step(options.front());
}

void ExploreTree::goAside(int direction)
{
    if (m_line.size() < 2)
        return;
    const auto options = optionsOf(m_line[m_line.size() - 2]);
    const auto count = static_cast<std::ptrdiff_t>(options.size());
    const auto at = std::ranges::find(options, current()) - options.begin();
    m_line.pop_back();
    step(options[static_cast<std::size_t>((at + direction + count) % count)]);
}

void ExploreTree::goBackTo(int wanted)
{
    if (wanted < 0 || wanted + 1 >= static_cast<int>(m_line.size()))
        return;
    m_line.resize(static_cast<std::size_t>(wanted) + 1);
    word();
}

void ExploreTree::fold()
{
    if (m_unfolded.erase(current()) == 0)
        m_unfolded.insert(current());
    show();
}

void ExploreTree::unfold(bool all)
{
    m_unfolded = {0};
    for (Node index = 1; all && m_tree && index < m_tree->nodes().size(); ++index)
        m_unfolded.insert(index);
    if (!all)
        m_line = {0};
    show();
}

void ExploreTree::makeRoot()
{
    if (m_tree)
        session()->choose(node(current()).position);
}

std::function<QByteArray()> ExploreTree::content(const QString& kind) const
{
    if (!m_tree)
        return [] { return QByteArray(); };
    if (kind == QLatin1String("csv"))
        return [tree = m_tree] { return table(*tree); };
    figures::TreeStyle looks = this->looks();
    looks.pointed.reset();
    //: A description of the picture of a game tree: %1 gives the number of positions, %2 is a position with facts about
    //: it
    const QString description = tr("A game tree: %1. %2").arg(m_shown.size, wording::plain(m_shown.spoken));
    return [kind, words = figures::SvgWords{wording::positionName(session()->sum()), description}, boxes = m_boxes, looks]() mutable {
        const QSizeF size = figures::layOut(boxes, looks.type, 1200);
        const auto draw = [&](QPainter& painter) {
            figures::paintTree(painter, boxes, looks, QRectF(QPointF(), size), painter.worldTransform().m11());
        };
        return kind == QLatin1String("svg") ? figures::toSvg(size, words, draw) : figures::toPng(size, draw);
    };
}

}  // namespace nimstone
