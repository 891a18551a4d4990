// The positions that the Prove page offers: from the textbook, from the edge, and some that surprise.
#pragma once

#include <QString>
#include <vector>

#include "core/proof/proof.h"

namespace nimstone {

struct ProvePreset {
    QString name;  ///< in the language in use
    Position position;
    /// The theorem it is there for; none where the one in use will do if it speaks of the position.
    std::optional<proof::Theorem> theorem;
};

std::vector<ProvePreset> provePresets();

}  // namespace nimstone
