#include "app/figures/proofs/golden/wythoff_cold_legend.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

struct WythoffColdLegendWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffColdFigure)
};

constexpr double edge = 8;
constexpr double entrySpacing = 1.1;  ///< the height of an entry, in heights of a line

}  // namespace

double ColdLegend::height(const FigureScenes& scenes)
{
    return 3.6 * scenes.type("small") * lineHeight * entrySpacing;
}

void ColdLegend::add(FigureScenes& scenes, const QRectF& room, bool wanted)
{
    //: In a legend beneath the figure: cells that have just been shown to be N-positions. Short
    const QString now = WythoffColdLegendWords::tr("N, just found");
    //: In a legend beneath the figure: cells that the proof has not yet shown to be P-positions or N-positions. Short
    const QString open = WythoffColdLegendWords::tr("not yet known");
    const std::pair<Tone, QString> entries[] = {{Tone::Odd, now}, {Tone::Dim, QStringLiteral("N")}, {Tone::Plain, open}};
    const double end = room.right() - 6;
    double type = 0;
    double left = 0;
    for (const double factor : {1.0, 0.88, 0.78}) {
        type = scenes.type("small") * factor;
        double width = 0;
        for (const auto& [tone, text] : entries)
            width = std::max(width, 1.5 * type + labelWidth(text, type));
        // If the legend is wider than the table, it begins at the left edge of the figure.
        left = std::max(edge, std::min(room.left(), end - width));
        m_hasRoom = wanted && left + width <= end + 1;
        if (m_hasRoom)
            break;
    }
    const double line = type * lineHeight * entrySpacing;
    double y = room.bottom() - 2.5 * line;
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        const auto& [tone, text] = entries[at];
        const QString name = QStringLiteral("legend%1").arg(at + 1);
        const double middle = left + 1.5 * type + labelWidth(text, type) / 2;
        m_entries[at] = {scenes.add(PieceKind::Tile, name + QStringLiteral("Tile"),
                                    {.x = left + type / 2, .y = y, .width = type, .height = type, .opacity = 0, .tone = tone}),
                         scenes.addLabel(name, {middle, y}, type, Tone::Heading, text, {.opacity = 0})};
        y += line;
    }
}

void ColdLegend::show(FigureScenes& scenes, bool deciding)
{
    for (std::size_t at = 0; at < m_entries.size(); ++at)
        scenes.setShown(m_entries[at], m_hasRoom && (deciding || at == 1));
}

}  // namespace nimstone::figures
