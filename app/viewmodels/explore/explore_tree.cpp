#include "app/viewmodels/explore/explore_tree.h"

#include <QVariantMap>
#include <algorithm>

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

QString letterOf(const TreeNode& node)
{
    if (!node.outcome)
        return {};
    switch (*node.outcome) {
    case OutcomeClass::P: return QStringLiteral("P");
    case OutcomeClass::N: return QStringLiteral("N");
    case OutcomeClass::Left: return QStringLiteral("L");
    case OutcomeClass::Right: break;
    }
    return QStringLiteral("R");
}

}  // namespace

ExploreTree::ExploreTree(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreTree::treeChanged);
    connect(this, &ExploreTree::treeChanged, this, &ExploreTree::currentChanged);
}

void ExploreTree::look()
{
    // A position of the tree that is shown needs no other.
    if (m_tree && m_tree->nodes().front().position == explore::canonical(session()->sum()))
        return;
    m_again = true;
    m_work.stop();
    if (!m_work.busy())
        grow();
    Q_EMIT treeChanged();
}

void ExploreTree::grow()
{
    m_again = false;
    m_work.start([root = session()->sum()](const std::stop_token& stop, const WorkProgress&) {
        return std::make_shared<const GameTree>(GameTree::make(root, mostNodes, stop));
    }, [this](std::shared_ptr<const GameTree> tree) {
        if (m_again)
            grow();
        else
            take(std::move(tree));
    });
}

void ExploreTree::take(std::shared_ptr<const GameTree> tree)
{
    m_tree = std::move(tree);
    m_line = {0};
    m_pointed = -1;
    m_unfolded = {0};
    for (Node index = 0; m_tree->nodes().size() <= unfoldedAtOnce && index < m_tree->nodes().size(); ++index)
        m_unfolded.insert(index);
    findShown();
    Q_EMIT treeChanged();
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

void ExploreTree::findShown()
{
    m_shown.clear();
    if (!m_tree)
        return;
    std::vector<bool> seen(m_tree->nodes().size());
    const auto show = [&](Node index) {
        if (!seen[index])
            m_shown.push_back(index);
        seen[index] = true;
    };
    show(0);
    for (std::size_t at = 0; at < m_shown.size(); ++at) {
        for (const Node option : m_unfolded.contains(m_shown[at]) ? optionsOf(m_shown[at]) : std::vector<Node>())
            show(option);
    }
}

int ExploreTree::boxOf(Node index) const
{
    const auto place = std::ranges::find(m_shown, index);
    return place == m_shown.end() ? -1 : static_cast<int>(place - m_shown.begin());
}

std::vector<figures::TreeBox> ExploreTree::boxes() const
{
    std::vector<figures::TreeBox> boxes;
    std::vector<int> boxOfNode(m_tree ? m_tree->nodes().size() : 0, -1);
    for (std::size_t box = 0; box < m_shown.size(); ++box)
        boxOfNode[m_shown[box]] = static_cast<int>(box);
    for (const Node index : m_shown) {
        const TreeNode& shown = node(index);
        QString text = QString::fromStdString(print(shown.position));
        // The name of the game stands above the tree; of a sum each component has its own.
        if (!shown.position.isSum())
            text = text.mid(text.indexOf(u':') + 1);
        figures::TreeBox box{.text = text, .letter = letterOf(shown), .cut = shown.cut};
        box.value = shown.value ? QString::number(*shown.value) : QString();
        const bool open = m_unfolded.contains(index);
        box.folded = !open && !optionsOf(index).empty();
        const auto winning = m_tree->winningOptions(index);
        for (const Node option : open ? optionsOf(index) : std::vector<Node>()) {
            box.options.push_back(static_cast<std::size_t>(boxOfNode[option]));
            if (std::ranges::find(winning, option) != winning.end())
                box.winning.push_back(box.options.back());
        }
        boxes.push_back(std::move(box));
    }
    // As deep as the longest line that shows: so every line leads down.
    std::vector<int> parents(boxes.size());
    for (const figures::TreeBox& box : boxes) {
        for (const std::size_t option : box.options)
            ++parents[option];
    }
    std::vector<std::size_t> ready(boxes.empty() ? 0 : 1);
    while (!ready.empty()) {
        const figures::TreeBox& box = boxes[ready.back()];
        ready.pop_back();
        for (const std::size_t option : box.options) {
            boxes[option].level = std::max(boxes[option].level, box.level + 1);
            if (--parents[option] == 0)
                ready.push_back(option);
        }
    }
    return boxes;
}

figures::TreeLooks ExploreTree::looks() const
{
    figures::TreeLooks looks;
    if (!m_tree)
        return looks;
    looks.current = boxOf(current());
    looks.pointed = m_pointed;
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

QString ExploreTree::position() const
{
    return m_tree ? QString::fromStdString(print(node(current()).position)) : QString();
}

QVariantList ExploreTree::line() const
{
    QVariantList line;
    for (std::size_t at = 0; m_tree && at < m_line.size(); ++at)
        line << QVariantMap{{QStringLiteral("text"), QString::fromStdString(print(node(m_line[at]).position))}};
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
    std::vector<QString> values;
    for (const auto option : here.options) {
        const auto value = node(option).value;
        if (value && std::ranges::find(values, QString::number(*value)) == values.end())
            values.push_back(QString::number(*value));
    }
    if (here.value && !here.cut && !values.empty() && values.size() <= mostValues) {
        std::ranges::sort(values, {}, [](const QString& text) { return text.toULongLong(); });
        //: The least number that is not among the options' values: %1 is a list of numbers, %2 the number
        told << tr("mex {%1} = %2.").arg(QStringList(values.begin(), values.end()).join(QStringLiteral(", ")), QString::number(*here.value));
    } else if (here.value) {
        told << tr("Grundy value %1.").arg(*here.value);
    }
    if (const auto winning = m_tree->winningOptions(current()).size(); winning > 0)
        told << tr("%n option(s) win.", nullptr, static_cast<int>(winning));
    else if (here.outcome == OutcomeClass::P && !here.options.empty() && !here.position.isPartisan())
        told << tr("Every option loses.");
    return told.join(wording::isChinese(told.front()) ? QString() : QStringLiteral(" "));
}

QString ExploreTree::spoken() const
{
    if (!m_tree)
        return {};
    const TreeNode& here = node(current());
    return QStringList{position(), here.outcome ? wording::outcomeText(Known<OutcomeClass>(*here.outcome)) : QString(), told()}.join(u' ');
}

void ExploreTree::choose(int box)
{
    if (box < 0 || box >= static_cast<int>(m_shown.size()))
        return;
    const Node wanted = m_shown[static_cast<std::size_t>(box)];
    const auto& options = node(current()).options;
    if (const auto before = std::ranges::find(m_line, wanted); before != m_line.end()) {
        m_line.erase(before + 1, m_line.end());
    } else if (std::ranges::find(options, wanted) != options.end()) {
        return step(wanted);
    } else {
        // A shortest line that shows.
        std::vector<Node> back{wanted};
        while (back.back() != 0) {
            const auto parent = std::ranges::find_if(m_shown, [&](Node index) {
                const auto shown = m_unfolded.contains(index) ? optionsOf(index) : std::vector<Node>();
                return std::ranges::find(shown, back.back()) != shown.end();
            });
            back.push_back(*parent);
        }
        m_line.assign(back.rbegin(), back.rend());
    }
    Q_EMIT currentChanged();
}

void ExploreTree::step(Node option)
{
    m_line.push_back(option);
    const bool opened = m_unfolded.insert(option).second;
    if (opened) {
        findShown();
        Q_EMIT treeChanged();
    } else {
        Q_EMIT currentChanged();
    }
}

void ExploreTree::pointAt(int box)
{
    const bool there = m_tree && box >= 0 && box < static_cast<int>(m_shown.size());
    session()->setPointed(there ? QString::fromStdString(print(node(m_shown[static_cast<std::size_t>(box)]).position)) : QString());
}

void ExploreTree::point()
{
    int pointed = -1;
    if (const auto sum = parseSum(session()->pointed().toStdString()); sum && m_tree) {
        if (const auto found = m_tree->find(*sum))
            pointed = boxOf(*found);
    }
    if (pointed == m_pointed)
        return;
    m_pointed = pointed;
    Q_EMIT currentChanged();
}

void ExploreTree::goDown()
{
    if (!m_tree)
        return;
    const auto options = optionsOf(current());
    const auto winning = m_tree->winningOptions(current());
    if (!options.empty())
        step(winning.empty() || strategy() ? options.front() : winning.front());
}

void ExploreTree::goUp()
{
    goBackTo(static_cast<int>(m_line.size()) - 2);
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
    if (!m_tree)
        return;
    if (m_unfolded.erase(current()) == 0)
        m_unfolded.insert(current());
    findShown();
    Q_EMIT treeChanged();
}

void ExploreTree::unfoldAll()
{
    for (Node index = 0; m_tree && index < m_tree->nodes().size(); ++index)
        m_unfolded.insert(index);
    findShown();
    Q_EMIT treeChanged();
}

void ExploreTree::foldAll()
{
    m_unfolded = {0};
    m_line = {0};
    findShown();
    Q_EMIT treeChanged();
}

void ExploreTree::makeRoot()
{
    if (m_tree)
        session()->choose(node(current()).position);
}

}  // namespace nimstone
