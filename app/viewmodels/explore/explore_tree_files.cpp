// The tree as a file: all that is unfolded, drawn, or every position of it in a table.
#include "app/viewmodels/explore/explore_tree.h"

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QSvgGenerator>

#include "app/theme/tokens.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// A picture is no larger than that.
constexpr double mostPixels = 12'000;

constexpr double type = 15;

QByteArray table(const explore::GameTree& tree)
{
    QByteArray text = QByteArrayLiteral("position,level,outcome,value,options\n");
    for (const explore::TreeNode& node : tree.nodes()) {
        static constexpr const char* letters[] = {"P", "N", "L", "R"};
        text += '"' + QByteArray::fromStdString(print(node.position)) + "\"," + QByteArray::number(static_cast<qulonglong>(node.level)) + ','
            + (node.outcome ? letters[static_cast<int>(*node.outcome)] : "") + ','
            + (node.value ? QByteArray::number(static_cast<qulonglong>(*node.value)) : QByteArray()) + ','
            + (node.cut ? QByteArray() : QByteArray::number(static_cast<qulonglong>(node.options.size()))) + '\n';
    }
    return text;
}

}  // namespace

QString ExploreTree::fileName() const
{
    return session()->position().replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-")) + QStringLiteral("-tree");
}

std::function<QByteArray()> ExploreTree::content(const QString& kind) const
{
    if (!m_tree)
        return [] { return QByteArray(); };
    if (kind == QLatin1String("csv"))
        return [tree = m_tree] { return table(*tree); };
    figures::TreeLooks looks = this->looks();
    looks.font = Tokens::instance().font("text");
    looks.type = type;
    looks.pointed = -1;
    return [svg = kind == QLatin1String("svg"), boxes = boxes(), looks]() mutable {
        const QSizeF size = figures::layOut(boxes, looks.font, looks.type, 1200);
        const QRectF all(QPointF(), size);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (svg) {
            QSvgGenerator generator;
            generator.setOutputDevice(&buffer);
            generator.setSize(size.toSize());
            generator.setViewBox(all);
            QPainter painter(&generator);
            figures::paintTree(painter, boxes, looks, all, 1);
            painter.end();
        } else {
            const double scale = std::min({2.0, mostPixels / size.width(), mostPixels / size.height()});
            QImage image((size * scale).toSize(), QImage::Format_RGB32);
            image.fill(Tokens::instance().colour("paper", looks.dark, looks.highContrast));
            QPainter painter(&image);
            painter.scale(scale, scale);
            figures::paintTree(painter, boxes, looks, all, scale);
            painter.end();
            image.save(&buffer, "PNG");
        }
        return buffer.data();
    };
}

}  // namespace nimstone
