#include "app/viewmodels/explore/explore_tree.h"

#include <algorithm>
#include <map>

#include "app/wording/analysis.h"
#include "app/wording/names.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using explore::GameTree;
using explore::TreeNode;

namespace {

/// A tree of so many positions is unfolded as a whole.
constexpr std::size_t unfoldedAtOnce = 60;

/// A mex of more values than that is not written out.
constexpr std::size_t mostValues = 12;

/// As deep as the longest line that shows: so every line leads down.
void setLevels(std::vector<figures::TreeBox>& boxes)
{
    std::vector<int> parents(boxes.size());
    for (const figures::TreeBox& box : boxes) {
        for (const std::size_t option : box.options)
            ++parents[option];
    }
    std::vector<std::size_t> ready{0};
    while (!ready.empty()) {
        const figures::TreeBox& box = boxes[ready.back()];
        ready.pop_back();
        for (const std::size_t option : box.options) {
            boxes[option].level = std::max(boxes[option].level, box.level + 1);
            if (--parents[option] == 0)
                ready.push_back(option);
        }
    }
}

QString textOf(const GameSum& position)
{
    return QString::fromStdString(print(position));
}

}  // namespace

ExploreTree::ExploreTree(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreTree::treeChanged);
    connect(this, &LanguageAware::languageChanged, this, &ExploreTree::currentChanged);
}

void ExploreTree::look()
{
    m_work.reset();
    // A position of the tree that is shown needs no other.
    if (!m_tree || node(0).position != explore::canonical(session()->sum())) {
        m_work.emplace().start([root = session()->sum()](const std::stop_token& stop, const WorkProgress&) {
            return std::make_shared<const GameTree>(GameTree::make(root, mostNodes, stop));
        }, [this](std::shared_ptr<const GameTree> tree) { take(std::move(tree)); });
    }
    Q_EMIT treeChanged();
}

void ExploreTree::take(std::shared_ptr<const GameTree> tree)
{
    m_tree = std::move(tree);
    m_pointed.reset();
    foldAll();
    if (m_tree->nodes().size() <= unfoldedAtOnce)
        unfoldAll();
}

void ExploreTree::setStrategy(bool strategy)
{
    if (strategy == m_strategy)
        return;
    m_strategy = strategy;
    m_line = {0};
    unfoldAll();
}

std::vector<std::size_t> ExploreTree::optionsOf(Node index) const
{
    if (strategy() && node(index).outcome == OutcomeClass::N) {
        const auto winning = m_tree->winningOptions(index);
        return winning.empty() ? winning : std::vector{winning.front()};
    }
    return node(index).options;
}

void ExploreTree::show()
{
    m_boxes.clear();
    m_shown = {0};
    std::map<Node, std::size_t> places{{0, 0}};
    for (std::size_t at = 0; m_tree && at < m_shown.size(); ++at) {
        const Node index = m_shown[at];
        const TreeNode& shown = node(index);
        figures::TreeBox box{.text = textOf(shown.position), .cut = shown.cut};
        // The name of the game stands above the tree; of a sum each component has its own.
        if (!shown.position.isSum())
            box.text.remove(0, box.text.indexOf(u':') + 1);
        if (shown.outcome)
            box.letter = wording::outcomeLetter(*shown.outcome);
        if (shown.value)
            box.value = QString::number(*shown.value);
        const bool open = m_unfolded.contains(index);
        const auto options = optionsOf(index);
        const auto winning = m_tree->winningOptions(index);
        box.folded = !open && !options.empty();
        for (const Node option : open ? options : std::vector<Node>()) {
            const auto [place, fresh] = places.try_emplace(option, m_shown.size());
            if (fresh)
                m_shown.push_back(option);
            box.options.push_back(place->second);
            if (std::ranges::find(winning, option) != winning.end())
                box.winning.push_back(place->second);
        }
        m_boxes.push_back(std::move(box));
    }
    if (m_tree)
        setLevels(m_boxes);
    Q_EMIT treeChanged();
    Q_EMIT currentChanged();
}

int ExploreTree::boxOf(Node index) const
{
    const auto place = std::ranges::find(m_shown, index);
    return place == m_shown.end() ? -1 : static_cast<int>(place - m_shown.begin());
}

std::optional<std::size_t> ExploreTree::nodeOf(int box) const
{
    const bool there = box >= 0 && box < static_cast<int>(m_boxes.size());
    return there ? std::optional(m_shown[static_cast<std::size_t>(box)]) : std::nullopt;
}

figures::TreeLooks ExploreTree::looks() const
{
    figures::TreeLooks looks;
    looks.current = m_tree ? boxOf(current()) : -1;
    looks.pointed = m_pointed ? boxOf(*m_pointed) : -1;
    for (const Node index : m_line) {
        if (const int box = boxOf(index); box >= 0)
            looks.line.push_back(static_cast<std::size_t>(box));
    }
    return looks;
}

QString ExploreTree::size() const
{
    if (!m_tree || busy())
        return {};
    const int count = static_cast<int>(m_tree->nodes().size());
    return m_tree->isWhole() ? tr("%n position(s) in all", nullptr, count)
                             : tr("The nearest %n position(s); there are more.", nullptr, count);
}

QStringList ExploreTree::line() const
{
    QStringList line;
    for (std::size_t at = 0; m_tree && at < m_line.size(); ++at)
        line << textOf(node(m_line[at]).position);
    return line;
}

QString ExploreTree::told() const
{
    if (!m_tree)
        return {};
    const TreeNode& here = node(current());
    const bool first = m_line.size() % 2 == 1;
    if (here.options.empty() && !here.cut && !here.position.isPartisan()) {
        // Who has made the last move has won, in misère play lost.
        const bool firstWins = here.position.isMisere() ? first : !first;
        return firstWins ? tr("No move is left: the player who started wins.") : tr("No move is left: the player who started loses.");
    }
    QStringList told{first ? tr("The player who started is to move.") : tr("The other player is to move.")};
    std::set<Count> values;
    for (const auto option : here.options)
        values.insert(node(option).value.value_or(0));
    if (here.value && !here.cut && !values.empty() && values.size() <= mostValues) {
        QStringList listed;
        for (const Count value : values)
            listed << QString::number(value);
        //: The least number that is not among the options' values: %1 is a list of numbers, %2 the number
        told << tr("mex {%1} = %2.").arg(listed.join(QStringLiteral(", ")), QString::number(*here.value));
    } else if (here.value) {
        told << tr("Grundy value %1.").arg(*here.value);
    }
    if (const auto winning = m_tree->winningOptions(current()).size(); winning > 0)
        told << tr("%n option(s) win.", nullptr, static_cast<int>(winning));
    else if (here.outcome == OutcomeClass::P && !here.options.empty() && !here.position.isPartisan())
        told << tr("Every option loses.");
    return wording::inARow(told);
}

QString ExploreTree::spoken() const
{
    if (!m_tree)
        return {};
    const auto& outcome = node(current()).outcome;
    return QStringList{position(), outcome ? wording::outcomeText(outcome) : QString(), told()}.join(u' ');
}

void ExploreTree::choose(int box)
{
    const auto wanted = nodeOf(box);
    if (!wanted)
        return;
    const auto& options = node(current()).options;
    if (const auto before = std::ranges::find(m_line, *wanted); before != m_line.end()) {
        m_line.erase(before + 1, m_line.end());
    } else if (std::ranges::find(options, *wanted) != options.end()) {
        return step(*wanted);
    } else {
        // A shortest line that shows: the first box that leads to another is the nearest.
        std::vector<Node> back{*wanted};
        for (auto at = static_cast<std::size_t>(box); at != 0; back.push_back(m_shown[at])) {
            const auto leads = [at](const auto& boxes) { return std::ranges::find(boxes, at) != boxes.end(); };
            at = static_cast<std::size_t>(std::ranges::find_if(m_boxes, leads, &figures::TreeBox::options) - m_boxes.begin());
        }
        m_line.assign(back.rbegin(), back.rend());
    }
    Q_EMIT currentChanged();
}

void ExploreTree::step(Node option)
{
    m_line.push_back(option);
    if (m_unfolded.insert(option).second)
        show();
    else
        Q_EMIT currentChanged();
}

void ExploreTree::pointAt(int box)
{
    const auto pointed = nodeOf(box);
    session()->setPointed(pointed ? textOf(node(*pointed).position) : QString());
}

void ExploreTree::point()
{
    const auto sum = parseSum(session()->pointed().toStdString());
    m_pointed = m_tree && sum ? m_tree->find(*sum) : std::nullopt;
    Q_EMIT pointedChanged();
}

void ExploreTree::goDown()
{
    if (!m_tree)
        return;
    const auto options = optionsOf(current());
    const auto winning = m_tree->winningOptions(current());
    if (!options.empty())
        step(winning.empty() ? options.front() : winning.front());
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
    Q_EMIT currentChanged();
}

void ExploreTree::fold()
{
    if (m_unfolded.erase(current()) == 0)
        m_unfolded.insert(current());
    show();
}

void ExploreTree::unfoldAll()
{
    for (Node index = 0; m_tree && index < m_tree->nodes().size(); ++index)
        m_unfolded.insert(index);
    show();
}

void ExploreTree::foldAll()
{
    m_unfolded = {0};
    m_line = {0};
    show();
}

void ExploreTree::makeRoot()
{
    if (m_tree)
        session()->choose(node(current()).position);
}

}  // namespace nimstone
