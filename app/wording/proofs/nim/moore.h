// The words in the figure of the proof about Moore's Nim_k.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct MoorePresets {
    Q_DECLARE_TR_FUNCTIONS(MoorePresets)
};

/// The rows of the figure: how many ones, and what they leave modulo k + 1.
//: A row of the figure: how many heaps have a 1 in each column. Short
inline QString figureMooreOnes() { return MoorePresets::tr("1s"); }

inline QString figureModulo(Count k)
{
    // A large k is more than there are heaps: its digits would say nothing.
    return k < 1000 ? QStringLiteral("mod %1").arg(k + 1) : QStringLiteral("mod <i>k</i> + 1");
}

/// Beside a heap whose lower digits may be anything, and one that gives up stones.
//: In the figure, beside a heap whose lower digits may be anything. Short
inline QString figureFree() { return MoorePresets::tr("free"); }
inline QString figureTakenFrom(Count taken) { return QStringLiteral("−%1").arg(taken); }
/// Beneath: what every move does to balanced columns, and what the winning move makes.
//: Beneath the figure
inline QString figureMooreUnbalanced() { return MoorePresets::tr("after every move some column is not 0"); }
//: Beneath the figure; %1 is "mod 3"
inline QString figureMooreBalanced(Count k) { return MoorePresets::tr("every column is 0 (%1)").arg(figureModulo(k)); }

}  // namespace nimstone::wording
