#include "app/tour/stops.h"

#include <QQuickItem>
#include <QVariant>

namespace nimstone {

std::vector<TourStop> tourStops()
{
    const auto asItOpens = [](QQuickItem*) {};
    return {
        {QStringLiteral("play"), QStringLiteral("start"), true, asItOpens},
        {QStringLiteral("prove"), QStringLiteral("start"), true, asItOpens},
        {QStringLiteral("practise"), QStringLiteral("start"), true, asItOpens},
        {QStringLiteral("settings"), QStringLiteral("all"), true, asItOpens},
    };
}

}  // namespace nimstone
