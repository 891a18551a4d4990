// The tree of the Explore page: which positions show, which one is looked at, and the line of moves that led there.
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

/// What is said of a tree.
struct TreeShown {
    Q_GADGET
    QML_VALUE_TYPE(treeShown)

    NIMSTONE_FIELD(bool, busy) = false;
    /// Only what a player who wins has to know: one winning move, and every reply.
    NIMSTONE_FIELD(bool, strategy) = false;
    NIMSTONE_FIELD(bool, strategyOffered) = true;
    NIMSTONE_FIELD(QString, size){};      ///< how many positions there are, or how many of them are shown at most; in words
    NIMSTONE_FIELD(QStringList, line){};  ///< the positions from the root to the one that is looked at
    NIMSTONE_FIELD(QString, position){};  ///< the one that is looked at
    NIMSTONE_FIELD(QString, told){};      ///< what is to be known of it: who is to move, its value as a mex, its options
    NIMSTONE_FIELD(QString, spoken){};    ///< the same with the position itself, for a screen reader
};

class ExploreTree : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(TreeModel)

    Q_PROPERTY(nimstone::TreeShown shown READ shown NOTIFY changed FINAL)

public:
    /// At most so many positions are in a picture.
    static constexpr std::size_t mostNodes = 2000;

    using ExploreView::ExploreView;

    const TreeShown& shown() const { return m_shown; }

    QString name() const override { return QStringLiteral("tree"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    /// For the picture: the boxes that show, not yet placed; and which of them is looked at, or pointed at.
    const std::vector<figures::TreeBox>& boxes() const { return m_boxes; }
    figures::TreeLooks looks() const;

    Q_INVOKABLE void setStrategy(bool strategy);
    /// A box becomes the one that is looked at; where it is an option of it, the line goes on. Here and there −1 is none.
    Q_INVOKABLE void choose(int box);
    Q_INVOKABLE void pointAt(int box);
    /// By keys: to the first option, which is unfolded; back along the line; to the next option of the same position.
    Q_INVOKABLE void goDown();
    Q_INVOKABLE void goUp() { goBackTo(static_cast<int>(m_line.size()) - 2); }
    Q_INVOKABLE void goAside(int direction);
    /// Back to a step of the line, counted from 0.
    Q_INVOKABLE void goBackTo(int step);
    /// Shows the options of the position that is looked at, or hides them.
    Q_INVOKABLE void fold();
    /// Shows the options of all positions; or of the root alone, which is looked at then.
    Q_INVOKABLE void unfold(bool all);
    /// The position that is looked at becomes the one of the page.
    Q_INVOKABLE void makeRoot();

Q_SIGNALS:
    void boxesChanged();
    /// What is said, or which position is looked at.
    void changed();
    void pointedChanged();

protected:
    void look() override;
    void point() override { Q_EMIT pointedChanged(); }
    void word() override;

private:
    using Node = std::size_t;

    /// Those that show where the node is unfolded.
    std::vector<Node> optionsOf(Node node) const;
    /// Makes the boxes of the nodes that show.
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
