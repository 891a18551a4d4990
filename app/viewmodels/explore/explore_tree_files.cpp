// The tree as a file: all that is unfolded, drawn, or every position of it in a table.
#include "app/viewmodels/explore/explore_tree.h"

#include "app/figures/scene/drawing.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/analysis.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

QByteArray table(const explore::GameTree& tree)
{
    QString text = QStringLiteral("position,level,outcome,value,options\n");
    for (const explore::TreeNode& node : tree.nodes()) {
        text += QStringLiteral("\"%1\",%2,%3,%4,%5\n")
                    .arg(QString::fromStdString(print(node.position)), QString::number(node.level),
                         node.outcome ? wording::outcomeLetter(*node.outcome) : QString(),
                         node.value ? QString::number(*node.value) : QString(),
                         node.cut ? QString() : QString::number(node.options.size()));
    }
    return text.toUtf8();
}

}  // namespace

QString ExploreTree::fileName() const
{
    return fileNameOf(session()->position(), QStringLiteral("tree"));
}

std::function<QByteArray()> ExploreTree::content(const QString& kind) const
{
    if (!m_tree)
        return [] { return QByteArray(); };
    if (kind == QLatin1String("csv"))
        return [tree = m_tree] { return table(*tree); };
    figures::TreeLooks looks = this->looks();
    looks.pointed = -1;
    return [kind, title = session()->position(), boxes = boxes(), looks]() mutable {
        const QSizeF size = figures::layOut(boxes, looks.type, 1200);
        const auto draw = [&](QPainter& painter) {
            figures::paintTree(painter, boxes, looks, QRectF(QPointF(), size), painter.worldTransform().m11());
        };
        return kind == QLatin1String("svg") ? figures::toSvg(size, title, draw) : figures::toPng(size, draw);
    };
}

}  // namespace nimstone
