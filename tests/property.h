// A property checked on random cases by RapidCheck, with the number of cases printed.
#pragma once

#include <QDebug>
#include <iostream>
#include <rapidcheck.h>
#include <utility>

#include "tests/counts.h"

namespace nimstone::tests {

/// Whether the property held in all cases; otherwise RapidCheck prints the smallest case that it found and how to
/// repeat it (RC_PARAMS).
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
    qInfo("%s: %d random cases", description, success.numSuccess);
    return true;
}

}  // namespace nimstone::tests
