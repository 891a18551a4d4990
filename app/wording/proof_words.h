// What the words of a family of theorems are made of. Inside app/wording only.
#pragma once

#include "app/wording/proof.h"

namespace nimstone::wording {

/// Where a step stands: a line may refer back to an earlier one.
struct StepPlace {
    const proof::Proof& proof;
    std::size_t index = 0;

    /// The latest step of that kind at or before this one; null where there is none.
    template <class Kind>
    const Kind* earlier() const
    {
        for (std::size_t i = index + 1; i-- > 0;) {
            if (const Kind* found = proof::stepAs<Kind>(proof.steps[i]))
                return found;
        }
        return nullptr;
    }
};

/// "1 + 4, 2 + 3": a list without an "and", with the comma of the language; and one of statements, "1 → 2; 2 → 3".
QString commaList(const QStringList& items);
QString semicolonList(const QStringList& items);

}  // namespace nimstone::wording
