#include "core/play/hints/ladder.h"

#include "core/play/hints/ladder_building.h"
#include "core/play/record/verdict.h"

namespace nimstone::play {

namespace {

struct LadderOf {
    const ladder::Asked& asked;

    ladder::Built operator()(const Nim&) const { return ladder::ofNim(asked); }
    ladder::Built operator()(const MisereNim&) const { return ladder::ofMisereNim(asked); }
    ladder::Built operator()(const MooreNim& game) const { return ladder::ofMooreNim(asked, game); }
    ladder::Built operator()(const BashGame& game) const { return ladder::ofBashGame(asked, game); }
    ladder::Built operator()(const SubtractionGame& game) const { return ladder::ofSubtractionGame(asked, game); }
    ladder::Built operator()(const Wythoff&) const { return ladder::ofWythoff(asked); }
    ladder::Built operator()(const FibonacciNim&) const { return ladder::ofFibonacciNim(asked); }
    ladder::Built operator()(const HeapGame&) const { return ladder::ofBreakingHeaps(asked); }
    ladder::Built operator()(const LaskersNim&) const { return ladder::ofLaskersNim(asked); }
    ladder::Built operator()(const Euclid&) const { return ladder::ofEuclid(asked); }
    ladder::Built operator()(const Cutcake&) const { return ladder::ofCutcake(asked); }

    ladder::Built operator()(const InnerNimGame&) const { return ladder::ofInnerNimHeaps(asked); }
};

struct MoveOf {
    template <class R>
    const MoveInSum* operator()(const R& rung) const
    {
        if constexpr (requires { rung.move; })
            return &rung.move;
        else
            return nullptr;
    }
};

}  // namespace

tl::expected<HintLadder, NoLadder> ladderFor(const GameSum& sum, Cutter player)
{
    std::vector<std::size_t> partsWithMoves;
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        if (sum.components()[part].rules->canMove(sum.components()[part].position, player))
            partsWithMoves.push_back(part);
    }
    if (partsWithMoves.empty())
        return tl::unexpected(NoLadder{NoLadder::Kind::NoMove});
    const auto outcome = sum.outcome();
    if (!outcome)
        return tl::unexpected(NoLadder{NoLadder::Kind::OutcomeUnknown, boundOf(sum)});
    const ladder::Asked asked{sum, partsWithMoves.front(), player, isWonBy(*outcome, player)};
    if (partsWithMoves.size() > 1 && !sum.isPartisan())
        return ladder::ofSum(asked);
    return std::visit(LadderOf{asked}, asked.rules().game());
}

const MoveInSum& moveOf(const HintLadder& ladder)
{
    return *std::visit(MoveOf{}, ladder.back().kinds());
}

}  // namespace nimstone::play
