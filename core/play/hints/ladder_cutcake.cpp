// Builds hint ladders for Cutcake and for sums of Cutcake: the hints count by how many cuts a player is ahead.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

namespace nimstone::play::ladder {

namespace {

/// The two sides of a block: `own` is the side that the player can cut, `other` the side that the other player can cut.
struct Block {
    Count own;
    Count other;
};

Block blockOf(const Position& position, std::size_t block, Cutter player)
{
    const Count first = position.heaps[2 * block];
    const Count second = position.heaps[2 * block + 1];
    return player == Cutter::Left ? Block{first, second} : Block{second, first};
}

SignedWide aheadOn(const GameSum& sum, Cutter player)
{
    const Component all = sum.joined();
    const SignedWide value = Cutcake().value(all.position);
    return player == Cutter::Left ? value : -value;
}

template <class Visit>
void eachBlock(const Asked& asked, Visit visit)
{
    for (const Component& part : asked.sum.components()) {
        for (std::size_t block = 0; 2 * block < part.position.heaps.size(); ++block)
            visit(blockOf(part.position, block, asked.player));
    }
}

/// Compares at most 64 winning cuts, and returns the cut after which the player is ahead by the largest number of cuts.
MoveInSum bestCut(const Asked& asked)
{
    constexpr std::size_t mostCompared = 64;
    const auto winning = asked.sum.winningMoves(mostCompared, asked.player).listed;
    return *std::ranges::max_element(winning, {}, [&asked](const MoveInSum& move) {
        return aheadOn(*asked.sum.play(move), asked.player);
    });
}

}  // namespace

bool isStrip(const GameSum& sum, const MoveInSum& move)
{
    return blockOf(sum.components()[move.component].position, move.move.heap, move.move.cutter).other == 1;
}

Built ofCutcake(const Asked& asked)
{
    std::size_t blocks = 0;
    rung::CountCuts idea;
    eachBlock(asked, [&](const Block& block) {
        ++blocks;
        idea.both += block.own > 1 && block.other > 1;
        idea.mine += block.own > 1 && block.other == 1;
        idea.theirs += block.own == 1 && block.other > 1;
    });
    const MoveInSum move = asked.won ? bestCut(asked) : stubborn(asked).front();
    const bool strip = isStrip(asked.sum, move);
    const SignedWide before = aheadOn(asked.sum, asked.player);
    const SignedWide after = aheadOn(*asked.sum.play(move), asked.player);
    const bool fewest = !asked.won && leavesFewest(asked, move);
    const auto look = [&](rung::Cake cake) {
        return asked.won ? HintRung(rung::AheadInCuts{before, cake}) : rung::NotAheadInCuts{before, cake, fewest};
    };
    const rung::InHeaps inBlock{move.component, {move.move.heap}, asked.won, fewest};
    const bool manyOfThatKind = (strip ? idea.mine : idea.both) > 1;
    HintRung third = look(strip ? rung::Cake::Strips : rung::Cake::Shared);
    HintRung choice = manyOfThatKind ? HintRung(inBlock) : oneOfTwo(asked, third, move);
    if (rungAs<rung::OnlyOneFits>(choice) && idea.mine + idea.both > 1) {
        third = look(rung::Cake::Any);
        choice = inBlock;
    }
    return HintLadder{rung::AskWhoHasMoreCuts{blocks, asked.player}, idea, third, choice,
                  asked.won ? HintRung(rung::KeepAhead{move, before, after}) : rung::ResistCutting{move, before, after, fewest}};
}

}  // namespace nimstone::play::ladder
