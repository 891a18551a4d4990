// Checks a property on random cases with RapidCheck, and prints the number of cases.
#pragma once

#include <QDebug>
#include <iostream>
#include <rapidcheck.h>
#include <utility>

#include "tests/counts.h"

namespace nimstone::tests {

/// Returns true if the property held in all cases. Otherwise RapidCheck prints the smallest failing case, and how to repeat
/// it (RC_PARAMS).
template <class Property>
bool holdsFor(int cases, const char* description, Property&& property)
{
    auto params = rc::detail::configuration().testParams;
    params.maxSuccess = cases;
    rc::detail::TestMetadata metadata;
    metadata.id = description;
    metadata.description = description;
    const auto result = rc::detail::checkTestable(std::forward<Property>(property), metadata, params);

    rc::detail::SuccessResult success;
    if (!result.match(success)) {
        rc::detail::printResultMessage(result, std::cerr);
        std::cerr << '\n';
        return false;
    }
    qInfo("%s: checked %d random cases", description, success.numSuccess);
    return true;
}

}  // namespace nimstone::tests
