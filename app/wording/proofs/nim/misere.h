// The words in the figures of the proofs about misère Nim.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct MiserePresets {
    Q_DECLARE_TR_FUNCTIONS(MiserePresets)
};

/// Beneath the figure: how many moves are left, how many heaps of 1 a move leaves, and what the false claim says.
inline QString figureMovesLeft(std::size_t moves)
{
    return moves % 2 == 1
        //: Beneath the figure; %1 is a number of moves
        ? MiserePresets::tr("moves left: <b>%1</b>, an odd number").arg(moves)
        : MiserePresets::tr("moves left: <b>%1</b>, an even number").arg(moves);
}

inline QString figureOnesLeft(std::size_t ones)
{
    //: Beneath the figure; %1 is an odd number of heaps
    return MiserePresets::tr("heaps of 1 left: <b>%1</b>, an odd number").arg(ones);
}

inline QString figureClaimed(Outcome outcome)
{
    //: Beneath the figure: what a false claim says of the position
    return outcome == Outcome::P ? MiserePresets::tr("claimed: a <b>P</b>-position")
                                 : MiserePresets::tr("claimed: an <b>N</b>-position");
}

}  // namespace nimstone::wording
