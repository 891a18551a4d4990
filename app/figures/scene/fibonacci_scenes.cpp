#include "app/figures/scene/fibonacci_scenes.h"

#include <algorithm>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

constexpr double labelLevel = 6;

}  // namespace

int addHiddenLabel(FigureScenes& scenes, const QString& name)
{
    Pose pose;
    pose.opacity = 0;
    pose.z = labelLevel;
    pose.x = scenes.size().width() / 2;
    pose.y = scenes.size().height() / 2;
    return scenes.add({.kind = PieceKind::Label, .objectName = name}, pose);
}

void write(FigureScenes& scenes, int label, const Line& line, const QString& text, Tone tone)
{
    Pose& pose = scenes.pose(label);
    pose.opacity = text.isEmpty() ? 0 : 1;
    if (text.isEmpty())
        return;
    const double wanted = FigureScenes::widthOf(text, line.size);
    const double share = wanted > line.room ? line.room / wanted : 1;
    pose.text = text;
    pose.tone = tone;
    pose.width = wanted * share;
    pose.height = line.size * share * lineHeight;
    pose.x = line.hold == Hold::Left ? line.x + pose.width / 2 : line.hold == Hold::Right ? line.x - pose.width / 2 : line.x;
    pose.y = line.y;
}

QString firstThatFits(const QStringList& candidates, double size, double room)
{
    const auto fits = [&](const QString& text) { return FigureScenes::widthOf(text, size) <= room; };
    const auto found = std::find_if(candidates.begin(), candidates.end(), fits);
    return found == candidates.end() ? candidates.back() : *found;
}

void place(Pose& pose, const QRectF& rect)
{
    pose.x = rect.center().x();
    pose.y = rect.center().y();
    pose.width = rect.width();
    pose.height = rect.height();
}

QString tileText(const QString& text, const QRectF& tile)
{
    const double size = Tokens::instance().text("body");
    return FigureScenes::widthOf(text, size) + 4 <= tile.width() && size * 1.2 <= tile.height() ? text : QString();
}

}  // namespace nimstone::figures
