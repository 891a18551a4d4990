#include "app/viewmodels/play/play_strip.h"

#include <algorithm>

#include "core/play/record/verdict.h"

namespace nimstone {

namespace {

using Winner = StripField::Winner;

Winner winnerOf(const play::Record& record)
{
    const auto outcome = record.sum().outcome();
    if (!outcome)
        return Winner::Unknown;
    const bool movers = play::isWonBy(*outcome, record.cutterToMove());
    return movers == (record.sideToMove() == play::Side::Person) ? Winner::Foot : Winner::Head;
}

}  // namespace

std::vector<StripField> outcomeStrip(play::Record record)
{
    const std::size_t last = record.cursor();
    const std::size_t first = last - std::min(last, mostStripFields - 1);
    std::vector<StripField> strip;
    for (std::size_t ply = first; ply <= last; ++ply) {
        record.goTo(ply);
        StripField field{winnerOf(record)};
        if (!strip.empty()) {
            const Winner mover = record.sideOfMove(ply - 1) == play::Side::Person ? Winner::Foot : Winner::Head;
            const Winner before = strip.back().winner;
            field.gaveAway = before == mover && field.winner != Winner::Unknown && field.winner != mover;
        }
        strip.push_back(field);
    }
    return strip;
}

}  // namespace nimstone
