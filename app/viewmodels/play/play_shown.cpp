#include "app/viewmodels/play/play_shown.h"

#include <algorithm>

#include "app/figures/boards/heaps/heap_pick.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/viewmodels/play/play_session.h"
#include "app/wording/notation.h"

namespace nimstone {

namespace {

/// The largest number of heaps for which binary columns are useful.
constexpr std::size_t mostColumnRows = 12;

}  // namespace

PlayShown shownGame(const play::Record& record, int turn, int seats, bool isStopped, bool isTrying)
{
    const GameSum& start = record.startSum();
    PlayShown shown{
        .position = wording::notation(record.sum()),
        .game = idOfGame(start),
        .columnsOffered = (start.only<Nim>() || start.only<MisereNim>()) && record.start().heaps.size() <= mostColumnRows,
        .ply = static_cast<int>(record.cursor()),
        .plyCount = static_cast<int>(record.moves().size()),
        .turn = turn,
        .seats = seats,
        .canUndo = record.canUndo(),
        .canRedo = record.canRedo(),
        .won = record.winner() == play::Side::Person,
        .stopped = isStopped,
        .trying = isTrying,
    };
    shown.waiting = shown.turn == PlaySession::Computers && (shown.canRedo || isStopped || isTrying);
    if (shown.seats == PlaySession::AgainstComputer && !isTrying) {
        shown.canGoSecond = shown.turn == PlaySession::Yours && shown.plyCount == 0;
        shown.canGoFirst = shown.waiting && shown.ply == 0;
    }
    for (const Count heap : record.position().heaps)
        shown.heaps.push_back(QString::number(heap));
    Count largest = 1;
    for (const Component& part : start.components()) {
        shown.addsHeaps = shown.addsHeaps || part.rules->heapsAtOnce() > 1;
        shown.splits = shown.splits || figures::partsBesideTaking(part.rules);
        for (const Count heap : part.position.heaps)
            largest = std::max(largest, heap);
    }
    shown.digits = static_cast<int>(QString::number(largest).size());
    return shown;
}

PlayPick pickOf(const GameSum& sum, const std::optional<play::MoveInput>& input)
{
    if (!input)
        return {};
    const Count number = play::numberIsPiece(sum, *input) ? input->move.move.pieces.first : play::selectedAmount(*input);
    return {.there = true,
            .heap = static_cast<int>(input->heap),
            .amount = QString::number(number),
            .move = wording::notation(input->move, sum),
            .canAddHeap = play::oneMoreHeap(sum, *input) != *input,
            .canSplit = play::splitOrWhole(sum, *input) != *input};
}

}  // namespace nimstone
