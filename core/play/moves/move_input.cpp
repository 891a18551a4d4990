#include "core/play/moves/move_input.h"

#include <algorithm>

namespace nimstone::play {

namespace {

bool isCake(const Component& part)
{
    return part.rules.layout() == Layout::Blocks;
}

/// The number of heaps of a component, or of blocks in Cutcake.
std::size_t placesOf(const Component& part)
{
    return isCake(part) ? part.position.heaps.size() / 2 : part.position.heaps.size();
}

/// The length of the side of the block that this player may cut.
Count sideOf(const Position& position, std::size_t block, Cutter cutter)
{
    return position.heaps[2 * block + (cutter == Cutter::Left ? 0 : 1)];
}

/// Returns the draft with another amount and other pieces for the selected heap; the amounts taken from other heaps stay.
MoveInput changed(const MoveInput& draft, Count amount, Count piece, Count second = 0)
{
    if (draft.move.move.also.empty()) {
        Move move = draft.move.move;
        move.taken = amount;
        move.pieces = {piece, second};
        return {{draft.move.component, std::move(move)}, draft.heap};
    }
    auto takes = takesOf(draft.move.move);
    for (Take& take : takes)
        take.taken = take.heap == draft.heap ? amount : take.taken;
    return {{draft.move.component, moveOf(std::move(takes))}, draft.heap};
}

bool isLegal(const GameSum& sum, const MoveInput& draft)
{
    return !sum.check(draft.move);
}

/// Returns the smallest move in this heap or block of the component, or nothing if the player has no move there.
std::optional<MoveInput> firstIn(const GameSum& sum, std::size_t partIndex, std::size_t heap, Cutter player)
{
    const Component& part = sum.components()[partIndex];
    Move move{heap, 0};
    if (isCake(part)) {
        if (sideOf(part.position, heap, player) < 2)
            return std::nullopt;
        move.pieces.first = 1;
        move.cutter = player;
        return MoveInput{{partIndex, move}, heap};
    }
    const Count size = part.position.heaps[heap];
    const Amounts amounts = part.rules->amounts(part.position, heap);
    if (amounts.empty())
        return std::nullopt;
    // In Lasker's Nim the draft starts with a take; a separate key splits the heap.
    move.taken = part.rules.as<LaskersNim>() ? 1 : amounts.least();
    const SplitOptions splitOptions = part.rules->splitOptions(size, move.taken);
    move.pieces = splitOptions.whole ? Pieces{} : splitOptions.parts() ? Pieces{splitOptions.least, 0} : Pieces{1, 1};
    MoveInput draft{{partIndex, move}, heap};
    return isLegal(sum, draft) ? std::optional(draft) : std::nullopt;
}

/// The index of a component and the index of one of its heaps or blocks.
struct Place {
    std::size_t part;
    std::size_t heap;
};

/// Returns the next place, or the previous one if `direction` is negative. The places of all components are in a row that wraps
/// around. A component without heaps still counts as one place.
Place beside(const GameSum& sum, Place place, int direction)
{
    const auto& parts = sum.components();
    if (direction > 0) {
        if (place.heap + 1 < placesOf(parts[place.part]))
            return {place.part, place.heap + 1};
        return {(place.part + 1) % parts.size(), 0};
    }
    if (place.heap > 0)
        return {place.part, place.heap - 1};
    const std::size_t part = (place.part + parts.size() - 1) % parts.size();
    return {part, std::max<std::size_t>(placesOf(parts[part]), 1) - 1};
}

std::size_t placeCount(const GameSum& sum)
{
    std::size_t count = 0;
    for (const Component& part : sum.components())
        count += std::max<std::size_t>(placesOf(part), 1);
    return count;
}

/// Returns the draft with the next heap of the same component from which the move takes nothing yet. This heap becomes the
/// selected heap. If `keepHand` is true, the move still takes the same amount from the old heap.
std::optional<MoveInput> withAnotherHeap(const GameSum& sum, const MoveInput& draft, int direction, bool keepHand)
{
    const Component& part = sum.components()[draft.move.component];
    const auto takes = takesOf(draft.move.move);
    const std::size_t count = part.position.heaps.size();
    std::size_t heap = draft.heap;
    for (std::size_t tried = 0; tried + 1 < count; ++tried) {
        heap = direction > 0 ? (heap + 1) % count : (heap + count - 1) % count;
        if (part.position.heaps[heap] == 0 || std::ranges::any_of(takes, [heap](const Take& take) { return take.heap == heap; }))
            continue;
        auto changedTakes = takes;
        if (keepHand)
            changedTakes.push_back({heap, 1});
        else
            std::ranges::find(changedTakes, draft.heap, &Take::heap)->heap = heap;
        for (Take& take : changedTakes)
            take.taken = take.heap == heap ? 1 : take.taken;
        // In Wythoff's game, a move in both heaps takes the same number from each.
        if (part.rules.layout() == Layout::Pair && changedTakes.size() == 2) {
            const Count both = std::min({draft.move.move.taken, part.position.heaps[0], part.position.heaps[1]});
            changedTakes = {{0, both}, {1, both}};
        }
        MoveInput next{{draft.move.component, moveOf(std::move(changedTakes))}, heap};
        if (isLegal(sum, next))
            return next;
    }
    return std::nullopt;
}

/// Returns the draft with the legal first piece that is nearest to `piece` in the given direction, or nothing if there is none.
std::optional<MoveInput> withPieceNear(const GameSum& sum, const MoveInput& draft, Count piece, SplitOptions splitOptions, int direction)
{
    // Two tries are enough, because at most one length is forbidden: in Grundy's game, two equal pieces.
    for (int tries = 0; tries < 2 && piece >= splitOptions.least && piece <= splitOptions.most; ++tries) {
        MoveInput next = changed(draft, selectedAmount(draft), piece);
        if (isLegal(sum, next))
            return next;
        piece = direction > 0 ? piece + 1 : piece - 1;
    }
    return std::nullopt;
}

SplitOptions partingOf(const GameSum& sum, const MoveInput& draft)
{
    const Component& part = sum.components()[draft.move.component];
    if (isCake(part))
        return {false, 1, sideOf(part.position, draft.heap, draft.move.move.cutter) - 1, false};
    return part.rules->splitOptions(part.position.heaps[draft.heap], selectedAmount(draft));
}

/// Returns the draft with the new amount, and with its pieces changed to the nearest legal lengths.
MoveInput settled(const GameSum& sum, const MoveInput& draft, Count amount)
{
    const Component& part = sum.components()[draft.move.component];
    const SplitOptions splitOptions = part.rules->splitOptions(part.position.heaps[draft.heap], amount);
    const Count piece = draft.move.move.pieces.first;
    if (splitOptions.whole && (piece == 0 || !splitOptions.parts()))
        return changed(draft, amount, 0);
    if (!splitOptions.parts())
        return changed(draft, amount, 1, 1);
    const MoveInput next = changed(draft, amount, std::clamp(std::max<Count>(piece, 1), splitOptions.least, std::max(splitOptions.least, splitOptions.most)));
    return isLegal(sum, next) ? next : draft;
}

MoveInput morePiece(const GameSum& sum, const MoveInput& draft, std::int64_t steps)
{
    const SplitOptions splitOptions = partingOf(sum, draft);
    const Count piece = draft.move.move.pieces.first;
    const auto far = static_cast<Count>(steps < 0 ? -steps : steps);
    const Count wanted = steps > 0 ? piece + std::min(far, splitOptions.most - std::min(splitOptions.most, piece))
                                   : piece - std::min(far, piece - std::min(piece, splitOptions.least));
    return withPieceNear(sum, draft, wanted, splitOptions, steps > 0 ? 1 : -1).value_or(draft);
}

/// Changes the amount that the move takes from both heaps in Wythoff's game.
MoveInput moreOfBoth(const GameSum& sum, const MoveInput& draft, std::int64_t steps)
{
    const auto& heaps = sum.components()[draft.move.component].position.heaps;
    const Count most = std::min(heaps[0], heaps[1]);
    const Count taken = draft.move.move.taken;
    const auto far = static_cast<Count>(steps < 0 ? -steps : steps);
    const Count amount = steps > 0 ? taken + std::min(far, most - taken) : taken - std::min(far, taken - 1);
    return {{draft.move.component, {0, amount, {}, {{1, amount}}}}, draft.heap};
}

bool takesBoth(const GameSum& sum, const MoveInput& draft)
{
    return sum.components()[draft.move.component].rules.layout() == Layout::Pair && !draft.move.move.also.empty();
}

}  // namespace

std::optional<MoveInput> firstDraft(const GameSum& sum, Cutter player, int direction)
{
    Place place{0, 0};
    if (direction < 0)
        place = beside(sum, place, -1);
    for (std::size_t tried = 0; tried < placeCount(sum); ++tried) {
        if (place.heap < placesOf(sum.components()[place.part])) {
            if (auto draft = firstIn(sum, place.part, place.heap, player))
                return draft;
        }
        place = beside(sum, place, direction);
    }
    return std::nullopt;
}

MoveInput draftOf(const MoveInSum& move)
{
    return {move, move.move.heap};
}

MoveInput another(const GameSum& sum, Cutter player, const MoveInput& draft, int direction)
{
    if (!draft.move.move.also.empty())
        return withAnotherHeap(sum, draft, direction, false).value_or(draft);

    // In a take-and-break game, the next place is one stone further along the same heap; the amount stays the same.
    const Rules& rules = sum.components()[draft.move.component].rules;
    if (rules.as<TakeAndBreakGame>() && draft.move.move.pieces.second == 0) {
        const SplitOptions splitOptions = partingOf(sum, draft);
        const Count piece = draft.move.move.pieces.first;
        if (direction > 0 && splitOptions.parts() && piece < splitOptions.most) {
            if (auto next = withPieceNear(sum, draft, std::max(piece + 1, splitOptions.least), splitOptions, 1))
                return *next;
        }
        if (direction < 0 && splitOptions.parts() && piece > 0 && (piece > splitOptions.least || splitOptions.whole)) {
            const MoveInput next = changed(draft, draft.move.move.taken, piece > splitOptions.least ? piece - 1 : 0);
            if (isLegal(sum, next))
                return next;
        }
    }
    Place place{draft.move.component, draft.heap};
    for (std::size_t tried = 0; tried < placeCount(sum); ++tried) {
        place = beside(sum, place, direction);
        if (place.heap >= placesOf(sum.components()[place.part]))
            continue;
        if (auto next = firstIn(sum, place.part, place.heap, player))
            return *next;
    }
    return draft;
}

MoveInput more(const GameSum& sum, const MoveInput& draft, std::int64_t steps)
{
    if (steps == 0)
        return draft;
    if (numberIsPiece(sum, draft))
        return morePiece(sum, draft, steps);
    if (takesBoth(sum, draft))
        return moreOfBoth(sum, draft, steps);
    const Component& part = sum.components()[draft.move.component];
    const Amounts amounts = part.rules->amounts(part.position, draft.heap);
    Count amount = selectedAmount(draft);
    for (std::int64_t step = 0; step < (steps < 0 ? -steps : steps); ++step) {
        const auto next = steps > 0 ? amounts.next(amount) : amounts.previous(amount);
        // The amount 0 means a split that takes no stones. `more` stops before it, because a separate key makes splits.
        if (!next || (*next == 0 && part.rules->splitOptions(part.position.heaps[draft.heap], 0).parts()))
            break;
        amount = *next;
    }
    return settled(sum, draft, amount);
}

MoveInput oneMoreHeap(const GameSum& sum, const MoveInput& draft)
{
    const Rules& rules = sum.components()[draft.move.component].rules;
    if (takesOf(draft.move.move).size() >= rules->heapsAtOnce())
        return draft;
    return withAnotherHeap(sum, draft, 1, true).value_or(draft);
}

MoveInput splitOrWhole(const GameSum& sum, const MoveInput& draft)
{
    const Component& part = sum.components()[draft.move.component];
    if (isCake(part) || !draft.move.move.also.empty())
        return draft;
    const Count size = part.position.heaps[draft.heap];
    // In Lasker's Nim, a split takes no stones.
    if (part.rules.as<LaskersNim>()) {
        const bool split = draft.move.move.pieces.first > 0;
        const MoveInput next = changed(draft, split ? 1 : 0, split ? 0 : size / 2);
        return isLegal(sum, next) ? next : draft;
    }
    const Count amount = selectedAmount(draft);
    const Count rest = size - amount;
    const SplitOptions splitOptions = part.rules->splitOptions(size, amount);
    const Pieces& pieces = draft.move.move.pieces;
    // Goes from one piece to two, then to three, and back to one, and skips the numbers of pieces that the rules do not allow.
    int shape = pieces.second > 0 ? 2 : pieces.first > 0 ? 1 : 0;
    for (int tries = 0; tries < 2; ++tries) {
        shape = (shape + 1) % 3;
        const bool offered = shape == 0 ? splitOptions.whole : shape == 1 ? splitOptions.parts() : splitOptions.three;
        if (!offered)
            continue;
        const MoveInput next = shape == 0 ? changed(draft, amount, 0)
            : shape == 1              ? changed(draft, amount, rest / 2)
                                      : changed(draft, amount, rest / 3, rest / 3);
        if (isLegal(sum, next))
            return next;
    }
    return draft;
}

bool numberIsPiece(const GameSum& sum, const MoveInput& draft)
{
    const Rules& rules = sum.components()[draft.move.component].rules;
    if (rules.as<TakeAndBreakGame>())
        return false;
    return draft.move.move.pieces.first > 0;
}

tl::expected<MoveInput, MoveInSumError> withAmount(const GameSum& sum, const MoveInput& draft, Count amount)
{
    MoveInput next = takesBoth(sum, draft) ? MoveInput{{draft.move.component, {0, amount, {}, {{1, amount}}}}, draft.heap}
                                         : changed(draft, amount, 0);
    if (draft.move.move.pieces.first > 0) {
        const MoveInput kept = settled(sum, draft, amount);
        if (selectedAmount(kept) == amount && isLegal(sum, kept))
            next = kept;
    }
    if (auto error = sum.check(next.move))
        return tl::unexpected(*error);
    return next;
}

tl::expected<MoveInput, MoveInSumError> withPiece(const GameSum& sum, const MoveInput& draft, Count piece)
{
    MoveInput next = changed(draft, selectedAmount(draft), piece);
    if (auto error = sum.check(next.move))
        return tl::unexpected(*error);
    return next;
}

Count selectedAmount(const MoveInput& draft)
{
    for (const Take& take : takesOf(draft.move.move)) {
        if (take.heap == draft.heap)
            return take.taken;
    }
    return draft.move.move.taken;
}

}  // namespace nimstone::play
