// The game tree of the Explore page: its visible positions, the current position, and the path of moves to it.
#pragma once

#include <memory>
#include <optional>
#include <set>

#include "app/figures/explore/tree_picture.h"
#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/value.h"
#include "core/sum/game_tree.h"

namespace nimstone {

/// The texts about a tree and about its current position.
struct TreeShown {
    Q_GADGET
    QML_VALUE_TYPE(treeShown)

    NIMSTONE_FIELD(bool, busy) = false;
    /// True if only the winner's strategy is shown: one winning move for the winner, and every reply of the other
    /// player.
    NIMSTONE_FIELD(bool, strategy) = false;
    /// True if the winner's strategy can be shown, because the game is impartial.
    NIMSTONE_FIELD(bool, strategyOffered) = true;
    /// A text with the number of positions in the tree, which also says if these are all positions.
    NIMSTONE_FIELD(QString, size){};
    NIMSTONE_FIELD(QStringList, line){};  ///< the positions from the root to the current position
    NIMSTONE_FIELD(QString, position){};  ///< the current position, in the notation
    /// Facts about the current position: the player to move, its value as a mex, its options.
    NIMSTONE_FIELD(QString, told){};
    NIMSTONE_FIELD(QString, spoken){};    ///< the name of the current position and facts about it, for a screen reader
};

class ExploreTree : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(TreeModel)

    Q_PROPERTY(nimstone::TreeShown shown READ shown NOTIFY changed FINAL)

public:
    /// The largest number of positions in a tree.
    static constexpr std::size_t mostNodes = 2000;

    using ExploreView::ExploreView;

    const TreeShown& shown() const { return m_shown; }

    QString name() const override { return QStringLiteral("tree"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    /// The visible boxes for the picture. The places of the boxes are not set yet.
    const std::vector<figures::TreeBox>& boxes() const { return m_boxes; }
    /// Returns the style of the boxes: the current box, the box under the pointer, and the boxes on the path.
    figures::TreeStyle looks() const;

    Q_INVOKABLE void setStrategy(bool strategy);
    /// Makes the position of a box the current position. If it is an option of the current position, the path is
    /// extended. If `box` is −1, does nothing.
    Q_INVOKABLE void choose(int box);
    /// Tells this object that the pointer is on a box; −1 means that it is on no box.
    Q_INVOKABLE void pointAt(int box);
    /// Goes to an option of the current position (a winning option if there is one), and shows the options of the new
    /// current position.
    Q_INVOKABLE void goDown();
    /// Goes back to the previous position of the path.
    Q_INVOKABLE void goUp() { goBackTo(static_cast<int>(m_line.size()) - 2); }
    /// Replaces the current position by the next (`direction` is 1) or previous (−1) option of the path's position before it.
    Q_INVOKABLE void goAside(int direction);
    /// Goes back to the position with the index `step` of the path, counted from 0.
    Q_INVOKABLE void goBackTo(int step);
    /// Shows the options of the current position, or hides them.
    Q_INVOKABLE void fold();
    /// If `all` is true, shows the options of all positions. Otherwise shows only the options of the root, which
    /// becomes the current position.
    Q_INVOKABLE void unfold(bool all);
    /// Makes the current position the chosen position of the page.
    Q_INVOKABLE void makeRoot();

Q_SIGNALS:
    void boxesChanged();
    /// Emitted when the texts or the current position have changed.
    void changed();
    void pointedChanged();

protected:
    void look() override;
    void point() override { Q_EMIT pointedChanged(); }
    void word() override;

private:
    using Node = std::size_t;

    /// Returns the options that are shown when the node is unfolded; in the winner's strategy, only one for an N-position.
    std::vector<Node> optionsOf(Node node) const;
    /// Makes the boxes of the visible nodes.
    void show();
    QString told() const;
    Node current() const { return m_line.back(); }
    void step(Node option);
    std::optional<std::size_t> boxOf(std::optional<Node> node) const;
    const TreeNode& node(Node index) const { return m_tree->nodes()[index]; }

    std::shared_ptr<const GameTree> m_tree;
    std::set<Node> m_unfolded;
    std::vector<figures::TreeBox> m_boxes;
    std::vector<Node> m_line{0};
    TreeShown m_shown;
    std::optional<BackgroundWork> m_work;
};

}  // namespace nimstone
