// Claims about games that people make, right ones and wrong ones, to be checked.
#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "core/sum/rules.h"

namespace nimstone::wording {

struct ReadyClaim {
    std::string_view game;        ///< in the notation, with its parameters
    std::string_view expression;  ///< as core/conjecture reads it
    QString words;                ///< what it claims
    /// The claim holds for all positions, by a theorem; else it fails at a position with heaps up to `failsBy`.
    bool isTheorem = false;
    unsigned failsBy = 0;
};

/// In the present language, by game.
std::vector<ReadyClaim> readyClaims();

/// Whether it is one of them, but for its blanks, and a theorem.
bool isProved(const Rules& rules, const QString& claim);

}  // namespace nimstone::wording
