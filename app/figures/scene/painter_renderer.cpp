#include "app/figures/scene/painter_renderer.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include "app/figures/scene/drawing.h"
#include "app/figures/scene/grid_painter.h"
#include "app/figures/scene/piece_outlines.h"
#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

/// The colors of a tone: of texts, rings, tiles and bands.
struct ToneColors {
    const char* words;
    const char* ring;
    const char* tile;
    const char* band;
};

ToneColors colorsOf(Tone tone)
{
    switch (tone) {
    case Tone::Odd: return {"cinnabar", "cinnabar", "cinnabarWash", "cinnabarWash"};
    case Tone::Even: return {"jade", "jade", "jadeWash", "jadeWash"};
    case Tone::Lit:
    case Tone::Chosen: return {"goldText", "gold", "goldWash", "goldWash"};
    case Tone::Taken: return {"faint", "indigo", "indigoWash", "paper"};
    case Tone::Dim:
    case Tone::Heading: return {"faint", "gold", "paper", "paper"};
    case Tone::Plain: break;
    }
    return {"ink", "gold", "raised", "paper"};
}

class Brush {
public:
    Brush(QPainter& painter, QSizeF size, bool dark)
        : m_painter(painter), m_size(size), m_dark(dark), m_onPages(painter.paintEngine()->type() == QPaintEngine::Pdf)
    {
    }

    /// Stores the place of the queen of each component. paint() calls it before it draws the boards.
    void placeQueens(const Choreography& choreography, const std::vector<Pose>& poses)
    {
        for (std::size_t piece = 0; piece < poses.size(); ++piece) {
            if (choreography.pieces[piece].kind == PieceKind::Queen)
                m_queens[choreography.pieces[piece].index] = poses[piece].rect().center();
        }
    }

    void draw(const Piece& piece, const Pose& pose)
    {
        m_painter.setOpacity(std::clamp(pose.opacity, 0.0, 1.0));
        switch (piece.kind) {
        case PieceKind::Stone:
        case PieceKind::Token:
            return disc(pose);
        case PieceKind::Queen:
            return queen(pose);
        case PieceKind::Pin:
            return pin(pose);
        case PieceKind::Cell:
            return words(pose, zeroColor(pose.tone), std::min(pose.height, pose.width) * 0.36);
        case PieceKind::Band:
            return band(pose);
        case PieceKind::Tile:
            return tile(pose);
        case PieceKind::Grid:
            return grid(piece, pose);
        case PieceKind::Ring:
            return ring(pose);
        case PieceKind::Rule:
            return m_painter.fillRect(pose.rect(), color("edge"));
        case PieceKind::Slope:
            return slope(piece, pose);
        case PieceKind::Label:
            return words(pose, labelColor(pose.tone), pose.height / lineHeight);
        }
    }

private:
    void slope(const Piece& piece, const Pose& pose)
    {
        const QRectF rect = pose.rect();
        m_painter.setPen(QPen(pose.tone == Tone::Plain ? color("edge") : labelColor(pose.tone), 1.5));
        if (piece.rows == 0)
            m_painter.drawLine(rect.bottomLeft(), rect.topRight());
        else
            m_painter.drawLine(rect.topLeft(), rect.bottomRight());
    }

    QColor color(const char* name) const { return Tokens::instance().color(name, m_dark); }

    QColor labelColor(Tone tone) const { return color(colorsOf(tone).words); }

    QColor zeroColor(Tone tone) const
    {
        return tone == Tone::Dim ? color("edge") : tone == Tone::Even ? color("jade") : color("faint");
    }

    struct DiscColors {
        QColor middle;
        QColor edge;
        QColor text;
    };

    DiscColors discColors(Tone tone) const
    {
        switch (tone) {
        case Tone::Odd:
            return {color("cinnabar").lighter(120), color("cinnabar"), color("onCinnabar")};
        case Tone::Dim:
        case Tone::Heading:
            return {color("sunken"), color("line"), color("faint")};
        case Tone::Taken:
            return {color("goldWash"), color("goldWash"), color("goldText")};
        case Tone::Even:
            return {color("jade").lighter(120), color("jade"), color("onJade")};
        case Tone::Plain:
        case Tone::Lit:
        case Tone::Chosen:
            break;
        }
        return {color("ink").lighter(m_dark ? 100 : 190), m_dark ? color("faint") : color("ink"), color("raised")};
    }

    void disc(const Pose& pose)
    {
        const DiscColors colors = discColors(pose.tone);
        const QRectF rect = pose.rect();
        const QPointF bright(rect.left() + rect.width() * 0.38, rect.top() + rect.height() * 0.3);
        QRadialGradient light(bright, std::max(rect.width(), rect.height()) * 0.75);
        light.setColorAt(0, colors.middle);
        light.setColorAt(1, colors.edge);
        const bool rimmed = pose.tone == Tone::Taken || pose.tone == Tone::Dim;
        m_painter.setPen(rimmed ? QPen(color(pose.tone == Tone::Taken ? "gold" : "line"), 1) : QPen(Qt::NoPen));
        m_painter.setBrush(m_onPages ? QBrush(colors.edge) : QBrush(light));
        const double radius = cornerRadius(rect.width(), rect.height(), pose.round);
        m_painter.drawRoundedRect(rimmed ? rect.adjusted(0.5, 0.5, -0.5, -0.5) : rect, radius, radius);
        if (m_onPages && pose.round == 1)
            drawRings(rect, bright, colors);
        words(pose, colors.text, rect.height() * 0.52);
    }

    /// Draws the light on a disc as rings, each a little lighter than the one around it. Gradients are avoided, because
    /// every gradient would be three objects in a PDF.
    void drawRings(const QRectF& rect, QPointF bright, const DiscColors& colors)
    {
        const int rings = std::clamp(static_cast<int>(rect.width() / 4), 1, 6);
        m_painter.setPen(Qt::NoPen);
        for (int ring = 1; ring < rings; ++ring) {
            const double share = static_cast<double>(ring) / rings;
            const auto between = [share](int outer, int middle) { return static_cast<int>(outer + share * (middle - outer)); };
            m_painter.setBrush(QColor(between(colors.edge.red(), colors.middle.red()),
                                      between(colors.edge.green(), colors.middle.green()),
                                      between(colors.edge.blue(), colors.middle.blue())));
            m_painter.drawEllipse(rect.center() + share * (bright - rect.center()), rect.width() / 2 * (1 - share),
                                  rect.height() / 2 * (1 - share));
        }
    }

    /// Draws a ninepin; or a pawn, if the tone is Chosen (the user's pawn) or Heading (the opponent's pawn).
    void pin(const Pose& pose)
    {
        const bool pawn = pose.tone == Tone::Chosen || pose.tone == Tone::Heading;
        const QRectF rect = pose.rect();
        QLinearGradient light(rect.topLeft(), rect.topRight());
        const QColor body = color(!pawn ? "wood" : pose.tone == Tone::Chosen ? "jade" : "indigo");
        light.setColorAt(0.25, body.lighter(pawn ? 130 : 112));
        light.setColorAt(1, body.darker(pawn ? 130 : 125));
        m_painter.setPen(QPen(pawn ? body.darker(150) : color("edge"), std::min(1.0, rect.width() / 20)));
        m_painter.setBrush(light);
        m_painter.drawPath(pawn ? pawnOutline(rect) : pinOutline(rect));
        if (!pawn)
            m_painter.fillPath(pinRings(rect), color("cinnabar"));
    }

    void band(const Pose& pose)
    {
        const double radius = Tokens::instance().radius("small");
        m_painter.setPen(pose.tone == Tone::Taken ? QPen(color("line"), 1) : QPen(Qt::NoPen));
        m_painter.setBrush(color(colorsOf(pose.tone).band));
        m_painter.drawRoundedRect(pose.rect(), radius, radius);
    }

    void tile(const Pose& pose)
    {
        m_painter.setPen(QPen(color(pose.tone == Tone::Dim ? "line" : "edge"), 1));
        m_painter.setBrush(color(colorsOf(pose.tone).tile));
        m_painter.drawRoundedRect(pose.rect().adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        words(pose, color(pose.tone == Tone::Dim ? "faint" : "ink"),
              std::min(pose.height / lineHeight, static_cast<double>(Tokens::instance().text("small"))));
    }

    void queen(const Pose& pose)
    {
        m_painter.setPen(QPen(color("raised"), 0.6));
        m_painter.setBrush(color("ink"));
        m_painter.drawPath(queenOutline(pose.rect()));
        m_painter.setBrush(color("gold"));
        m_painter.drawPath(queenJewels(pose.rect()));
    }

    void grid(const Piece& piece, const Pose& pose)
    {
        const auto queen = m_queens.find(piece.index);
        paintGrid(m_painter,
                  {pose.rect(), piece.weight, piece.rows, {{0, 0}, m_size},
                   queen == m_queens.end() ? std::nullopt : std::optional(queen->second),
                   static_cast<double>(Tokens::instance().text("small"))},
                  {color("raised"), color("sunken"), color("line"), color("edge"), color("faint"), color("edge")});
    }

    void ring(const Pose& pose)
    {
        const double width = std::clamp(std::min(pose.width, pose.height) * 0.06, 1.5, 3.5);
        m_painter.setPen(QPen(color(colorsOf(pose.tone).ring), width));
        m_painter.setBrush(Qt::NoBrush);
        const double inset = width / 2;
        const double radius = std::min(pose.width, pose.height) / 2 - inset;
        m_painter.drawRoundedRect(pose.rect().adjusted(inset, inset, -inset, -inset), radius, radius);
    }

    /// Draws one line of text with light markup in the middle of the pose. In a PDF, which embeds its fonts, it is real
    /// text; elsewhere it is drawn as outlines.
    void words(const Pose& pose, const QColor& ink, double size)
    {
        if (pose.text.isEmpty() || size < 1)
            return;
        const QPointF begin(pose.x - textWidth(pose.text, size) / 2, pose.y + size * 0.36);
        if (m_onPages) {
            m_painter.setPen(ink);
            return drawLine(m_painter, begin, pose.text, size);
        }
        QPainterPath path = textPath(pose.text, size);
        path.translate(begin);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(ink);
        m_painter.drawPath(path);
    }

    QPainter& m_painter;
    QSizeF m_size;
    std::map<int, QPointF> m_queens;  ///< for each component, the center of the queen's cell; the key is the `index` of the queen's piece
    bool m_dark;
    bool m_onPages;  ///< true if the painter draws the pages of a PDF
};

}  // namespace

void paint(QPainter& painter, const Choreography& choreography, double position, bool dark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<Pose> poses;
    for (int piece = 0; piece < choreography.pieceCount(); ++piece)
        poses.push_back(poseAt(choreography, piece, position));
    Brush brush(painter, choreography.size, dark);
    brush.placeQueens(choreography, poses);
    std::vector<std::size_t> order(poses.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t piece) { return poses[piece].z; });
    for (const std::size_t piece : order) {
        if (poses[piece].opacity > 0)
            brush.draw(choreography.pieces[piece], poses[piece]);
    }
    painter.restore();
}

QImage toImage(const Choreography& choreography, double position, double pixelRatio, bool dark)
{
    QImage image((choreography.size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Tokens::instance().color("raised", dark));
    QPainter painter(&image);
    painter.scale(pixelRatio, pixelRatio);
    paint(painter, choreography, position, dark);
    return image;
}

QByteArray toSvg(const Choreography& choreography, double position, const SvgWords& words)
{
    return toSvg(choreography.size, words, [&](QPainter& painter) { paint(painter, choreography, position); });
}

}  // namespace nimstone::figures
