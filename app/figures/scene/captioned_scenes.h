// A figure over one line of words that changes from step to step.
#pragma once

#include "app/figures/scene/figure_scenes.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

class CaptionedScenes : public FigureScenes {
public:
    CaptionedScenes(QSizeF size, double textScale) : FigureScenes(size, textScale)
    {
        const double high = type("body") * lineHeight;
        m_caption = addLabel(QStringLiteral("caption"), {size.width() / 2, size.height() - margin - high / 2}, type("body"), Tone::Plain, QStringLiteral("0"));
        hide(m_caption);
        m_room = {margin, margin, size.width() - 2 * margin, size.height() - high - 3 * margin};
        m_line = m_room.width();
    }

    /// What is left over the caption.
    const QRectF& room() const { return m_room; }

    /// The line stands about that point instead of the middle of the figure.
    void centreCaption(double x)
    {
        pose(m_caption).x = x;
        m_line = 2 * std::min(x - margin, size().width() - margin - x);
    }

    /// Shows the line where it fits.
    void say(const QString& text)
    {
        const bool fits = !text.isEmpty() && widthOf(text, type("body")) <= m_line;
        if (fits)
            setText(m_caption, text);
        pose(m_caption).opacity = fits ? 1 : 0;
    }

    /// A straight line, across or down.
    int addLine(const QString& name, QPointF from, QPointF to, Tone tone)
    {
        constexpr double flat = 0.5;
        return add({.kind = PieceKind::Slope, .objectName = name},
                   {.x = (from.x() + to.x()) / 2, .y = (from.y() + to.y()) / 2, .width = std::max(std::abs(to.x() - from.x()), flat),
                    .height = std::max(std::abs(to.y() - from.y()), flat), .tone = tone});
    }

    static constexpr double margin = 8;

private:
    int m_caption = 0;
    QRectF m_room;
    double m_line = 0;  ///< how wide the line may be
};

}  // namespace nimstone::figures
