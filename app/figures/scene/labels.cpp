#include "app/figures/scene/labels.h"

#include <algorithm>
#include <cmath>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

double labelWidth(const QString& text, double size)
{
    return text.isEmpty() ? 0 : std::ceil(textWidth(text, size)) + 2;
}

double widestLabel(std::span<const QString> texts, double size)
{
    double widest = 0;
    for (const QString& text : texts)
        widest = std::max(widest, labelWidth(text, size));
    return widest;
}

QString firstThatFits(const QStringList& candidates, double size, double room)
{
    const auto fits = [&](const QString& text) { return labelWidth(text, size) <= room; };
    const auto found = std::find_if(candidates.begin(), candidates.end(), fits);
    return found == candidates.end() ? candidates.back() : *found;
}

QString tileText(const QString& text, const QRectF& tile)
{
    const double size = Tokens::instance().text("body");
    return labelWidth(text, size) + 4 <= tile.width() && size * 1.2 <= tile.height() ? text : QString();
}

}  // namespace nimstone::figures
