// The tree of the Explore page: which positions show, which one is looked at, and the line of moves that led there.
#pragma once

#include <memory>
#include <optional>
#include <set>

#include "app/figures/explore/tree_picture.h"
#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "core/explore/game_tree.h"

namespace nimstone {

class ExploreTree : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(TreeModel)

    Q_PROPERTY(bool busy READ busy NOTIFY treeChanged FINAL)
    /// How many positions there are, or how many of them are shown at most; in words.
    Q_PROPERTY(QString size READ size NOTIFY treeChanged FINAL)
    /// Only what a player who wins has to know: one winning move, and every reply.
    Q_PROPERTY(bool strategy READ strategy WRITE setStrategy NOTIFY treeChanged FINAL)
    Q_PROPERTY(bool strategyOffered READ strategyOffered NOTIFY treeChanged FINAL)
    /// The positions from the root to the one that is looked at.
    Q_PROPERTY(QStringList line READ line NOTIFY currentChanged FINAL)
    /// What is to be known of the position that is looked at: who is to move, its value as a mex, its options.
    Q_PROPERTY(QString told READ told NOTIFY currentChanged FINAL)
    /// The same with the position itself, for a screen reader.
    Q_PROPERTY(QString spoken READ spoken NOTIFY currentChanged FINAL)
    Q_PROPERTY(QString position READ position NOTIFY currentChanged FINAL)

public:
    /// At most so many positions are in a picture.
    static constexpr std::size_t mostNodes = 2000;

    explicit ExploreTree(QObject* parent = nullptr);

    bool busy() const { return m_work && m_work->busy(); }
    QString size() const;
    bool strategy() const { return m_strategy && strategyOffered(); }
    void setStrategy(bool strategy);
    bool strategyOffered() const { return !m_tree || !node(0).position.isPartisan(); }
    QStringList line() const;
    QString told() const;
    QString spoken() const;
    QString position() const { return line().value(line().size() - 1); }

    QString fileName() const override;
    std::function<QByteArray()> content(const QString& kind) const override;

    /// For the picture: the boxes that show, not yet placed; and which of them is looked at, or pointed at.
    const std::vector<figures::TreeBox>& boxes() const { return m_boxes; }
    figures::TreeLooks looks() const;

    /// A box becomes the one that is looked at; where it is an option of it, the line goes on.
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
    Q_INVOKABLE void unfoldAll();
    Q_INVOKABLE void foldAll();
    /// The position that is looked at becomes the one of the page.
    Q_INVOKABLE void makeRoot();

Q_SIGNALS:
    void treeChanged();
    void currentChanged();
    void pointedChanged();

protected:
    void look() override;
    void point() override;

private:
    using Node = std::size_t;

    void take(std::shared_ptr<const explore::GameTree> tree);
    /// Those that show where the node is unfolded.
    std::vector<Node> optionsOf(Node node) const;
    /// Makes the boxes of the nodes that show.
    void show();
    Node current() const { return m_line.back(); }
    void step(Node option);
    int boxOf(Node node) const;
    /// The node of a box; none where there is no such box.
    std::optional<Node> nodeOf(int box) const;
    const explore::TreeNode& node(Node index) const { return m_tree->nodes()[index]; }

    std::shared_ptr<const explore::GameTree> m_tree;
    std::set<Node> m_unfolded;
    std::vector<figures::TreeBox> m_boxes;
    std::vector<Node> m_shown;  ///< the node of each box
    std::vector<Node> m_line{0};
    std::optional<Node> m_pointed;
    bool m_strategy = false;
    std::optional<BackgroundWork> m_work;
};

}  // namespace nimstone
