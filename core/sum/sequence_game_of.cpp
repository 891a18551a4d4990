#include "core/sum/sequence_game_of.h"

namespace nimstone {

namespace {

struct SequenceOf {
    using Found = std::optional<SequenceGame>;

    Found operator()(const Nim&) const { return TakeAny{}; }
    Found operator()(const BashGame& game) const { return TakeUpTo{game.m()}; }
    Found operator()(const SubtractionGame& game) const { return game.set(); }
    Found operator()(const TakeAndBreakGame& game) const { return game.code(); }
    Found operator()(const GrundysGame&) const { return UnequalSplit{}; }
    Found operator()(const LaskersNim&) const { return TakeOrSplit{}; }
    Found operator()(const MisereNim&) const { return std::nullopt; }
    Found operator()(const MooreNim&) const { return std::nullopt; }
    Found operator()(const Wythoff&) const { return std::nullopt; }
    Found operator()(const FibonacciNim&) const { return std::nullopt; }
    Found operator()(const StaircaseNim&) const { return std::nullopt; }
    Found operator()(const Euclid&) const { return std::nullopt; }
    Found operator()(const Cutcake&) const { return std::nullopt; }
};

}  // namespace

std::optional<SequenceGame> sequenceGameOf(const Rules& rules)
{
    return std::visit(SequenceOf{}, rules.game());
}

}  // namespace nimstone
