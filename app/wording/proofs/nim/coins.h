// The words in the figure of the proof about coins on a strip.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct CoinPresets {
    Q_DECLARE_TR_FUNCTIONS(CoinPresets)
};

/// "Left of coin 3", for a coin counted from 0.
//: The name of a row of the figure: the gap on the left of a coin, by the coin's number. Short
inline QString figureGapOf(std::size_t coin) { return CoinPresets::tr("Left of coin %1").arg(coin + 1); }

}  // namespace nimstone::wording
