#include "app/figures/scene/choreography.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

namespace {

/// Eases a motion in and out. It maps 0 to 0 and 1 to 1, and its slope is 0 at both ends.
double eased(double t)
{
    return t * t * (3 - 2 * t);
}

double between(double from, double to, double t)
{
    return from + (to - from) * t;
}

}  // namespace

Pose poseAt(const Choreography& choreography, int piece, double position)
{
    const auto index = static_cast<std::size_t>(piece);
    const double last = choreography.sceneCount() - 1;
    const double clamped = std::clamp(position, 0.0, std::max(last, 0.0));
    const double floor = std::floor(clamped);
    const auto scene = static_cast<std::size_t>(floor);
    const Pose& from = choreography.scenes[scene][index];
    const double way = clamped - floor;
    if (way == 0)
        return from;

    const Pose& to = choreography.scenes[scene + 1][index];
    const double span = std::max(to.end - to.begin, 1e-6);
    const double t = eased(std::clamp((way - to.begin) / span, 0.0, 1.0));
    Pose pose = t < 0.5 ? from : to;
    pose.x = between(from.x, to.x, t);
    pose.y = between(from.y, to.y, t);
    pose.width = between(from.width, to.width, t);
    pose.height = between(from.height, to.height, t);
    pose.opacity = between(from.opacity, to.opacity, t);
    pose.round = between(from.round, to.round, t);
    pose.z = std::max(from.z, to.z);
    return pose;
}

}  // namespace nimstone::figures
