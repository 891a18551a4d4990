#include "core/sum/bound.h"

namespace nimstone {

std::optional<GrundyBound> boundOf(const GameSum& sum)
{
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        const auto value = sum.isSum() ? sum.grundyOfPart(part) : sum.grundy();
        if (value || value.error() == Unknown::Undefined)
            continue;
        const Component& component = sum.components()[part];
        auto bound = component.rules->bound(component.position);
        if (bound)
            bound->part = part;
        return bound;
    }
    return std::nullopt;
}

}  // namespace nimstone
