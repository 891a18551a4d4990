#include "core/play/moves/random_moves.h"

namespace nimstone::play {

namespace {

/// True if the player can move in that heap or, in Cutcake, cut their side of that block.
bool canMoveIn(const Component& part, std::size_t heap, Cutter player)
{
    const auto& heaps = part.position.heaps;
    if (part.rules->isPartisan())
        return heaps[heap] >= 2 && (heap % 2 == 0) == (player == Cutter::Left);
    if (part.rules.layout() == Layout::Pair)
        return heaps[heap] != 0 && part.rules->canMove(part.position, player);
    return !part.rules->amounts(part.position, heap).empty();
}

/// Returns all legal moves of a component; in Cutcake only the moves of `player`, because the other player may have too many.
std::vector<Move> movesOf(const Component& part, Cutter player)
{
    if (const auto* cutcake = part.rules.as<Cutcake>())
        return cutcake->legalMoves(part.position, player);
    return part.rules->legalMoves(part.position);
}

}  // namespace

std::optional<MoveInSum> randomMove(const GameSum& sum, Seed seed, Cutter player)
{
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        for (std::size_t heap = 0; heap < sum.components()[part].position.heaps.size(); ++heap) {
            if (canMoveIn(sum.components()[part], heap, player))
                places.emplace_back(part, heap);
        }
    }
    if (places.empty())
        return std::nullopt;
    Chance chance(seed);
    const auto [part, heap] = places[chance.below(places.size())];
    const auto& [rules, position] = sum.components()[part];
    return MoveInSum{part, rules->randomMove(position, heap, chance, player)};
}

std::vector<MoveInSum> someMoves(const GameSum& sum, std::size_t most, Seed seed, Cutter player)
{
    std::vector<MoveInSum> moves;
    if (sum.moveCount(player) > most) {
        Chance chance(seed);
        while (moves.size() < most) {
            auto move = randomMove(sum, chance.below(maxCount), player);
            if (!move)
                break;
            moves.push_back(*std::move(move));
        }
        return moves;
    }
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        for (Move& move : movesOf(sum.components()[part], player))
            moves.push_back({part, std::move(move)});
    }
    return moves;
}

}  // namespace nimstone::play
