#include "app/figures/scene/cell_painter.h"

#include <QFont>
#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

class CellBrush {
public:
    CellBrush(QPainter& painter, const CellView& view)
        : m_painter(painter), m_view(view), m_radius(Tokens::instance().radius("small"))
    {
    }

    void draw(int index, const Piece& piece, const Pose& pose)
    {
        m_painter.setOpacity(std::clamp(pose.opacity, 0.0, 1.0));
        if (piece.kind == PieceKind::Band)
            return ground(pose, std::ranges::find(m_view.hovered, index) != m_view.hovered.end());
        if (piece.kind == PieceKind::Label)
            return words(pose);
        bar(pose);
    }

private:
    QColor color(const char* name) const { return Tokens::instance().color(name, m_view.dark, m_view.highContrast); }

    void ground(const Pose& pose, bool hovered)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color(hovered                     ? "hover"
                                      : pose.tone == Tone::Taken  ? "indigoWash"
                                      : pose.tone == Tone::Chosen ? "jadeWash"
                                                                  : "sunken"));
        m_painter.drawRoundedRect(pose.rect(), m_radius, m_radius);
    }

    void bar(const Pose& pose)
    {
        const QRectF rect = pose.rect();
        const QColor body = m_view.dark ? color("edge").darker(135) : color("ink");
        QLinearGradient light(rect.topLeft(), rect.topRight());
        light.setColorAt(0, body.lighter(115));
        light.setColorAt(0.3, body.lighter(m_view.dark ? 120 : 150));
        light.setColorAt(1, body);
        const double radius = std::min({m_radius, rect.height() / 4, rect.width() / 2});
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(light);
        m_painter.drawRoundedRect(rect, radius, radius);
    }

    void words(const Pose& pose)
    {
        const bool faint = pose.tone == Tone::Dim || pose.text == QLatin1String("0");
        QFont font(Tokens::instance().font("text"));
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(pose.height / lineHeight))));
        font.setBold(pose.tone != Tone::Dim);
        m_painter.setFont(font);
        m_painter.setPen(color(faint ? "faint" : "ink"));
        m_painter.drawText(pose.rect(), Qt::AlignCenter | Qt::TextDontClip, pose.text);
    }

    QPainter& m_painter;
    const CellView& m_view;
    double m_radius;
};

}  // namespace

void paintCells(QPainter& painter, const Choreography& choreography, double position, const CellView& view)
{
    struct Seen {
        int piece;
        Pose pose;
    };
    std::vector<Seen> seen;
    for (int piece = 0; piece < choreography.pieceCount() && choreography.sceneCount() > 0; ++piece) {
        if (!isCell(choreography.pieces[static_cast<std::size_t>(piece)]) || std::ranges::find(view.left, piece) != view.left.end())
            continue;
        Pose pose = poseAt(choreography, piece, position);
        if (pose.opacity > 0 && pose.rect().intersects(view.visible))
            seen.push_back({piece, std::move(pose)});
    }
    std::ranges::stable_sort(seen, {}, [](const Seen& one) { return one.pose.z; });
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    CellBrush brush(painter, view);
    for (const Seen& one : seen)
        brush.draw(one.piece, choreography.pieces[static_cast<std::size_t>(one.piece)], one.pose);
    painter.restore();
}

}  // namespace nimstone::figures
