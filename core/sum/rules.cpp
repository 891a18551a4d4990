#include "core/sum/rules.h"

#include <algorithm>
#include <iterator>

namespace nimstone {

namespace {

/// Cutcake is the only game that is none: its players have different moves.
template <class G>
constexpr bool partisan = !Game<G>;

struct ParametersText {
    template <class G>
    std::string operator()(const G& game) const
    {
        if constexpr (requires { game.k(); })
            return std::to_string(game.k());
        else if constexpr (requires { game.m(); })
            return std::to_string(game.m());
        else if constexpr (requires { game.set(); })
            return game.set().text();
        else if constexpr (requires { game.code(); })
            return game.code().text();
        else
            return {};
    }
};

}  // namespace

std::string Rules::name() const
{
    std::string text(m_entry->name);
    if (!m_entry->parameters.empty())
        text += '(' + std::visit(ParametersText(), m_game) + ')';
    return text;
}

bool Rules::isMisere() const
{
    return std::visit([]<class G>(const G& game) {
        if constexpr (partisan<G>)
            return false;
        else
            return playerWithoutMoveWins(game);
    }, m_game);
}

bool Rules::isPartisan() const
{
    return std::visit([]<class G>(const G&) { return partisan<G>; }, m_game);
}

std::optional<SumObstacle> Rules::obstacle() const
{
    if (isPartisan())
        return SumObstacle::Partisan;
    if (isMisere())
        return SumObstacle::MiserePlay;
    if (layout() == Layout::Quota)
        return SumObstacle::Memory;
    return std::nullopt;
}

std::optional<ShapeError> Rules::checkShape(const Position& position) const
{
    return std::visit([&]<class G>(const G& game) -> std::optional<ShapeError> {
        if constexpr (partisan<G>)
            return game.checkShape(position);
        else
            return nimstone::checkShape(game, position);
    }, m_game);
}

std::optional<MoveError> Rules::check(const Position& position, const Move& move) const
{
    return std::visit([&](const auto& game) { return game.check(position, move); }, m_game);
}

tl::expected<Position, MoveError> Rules::play(const Position& position, const Move& move) const
{
    return std::visit([&](const auto& game) { return game.play(position, move); }, m_game);
}

std::vector<Move> Rules::legalMoves(const Position& position) const
{
    return std::visit([&]<class G>(const G& game) {
        if constexpr (partisan<G>) {
            std::vector<Move> moves = game.legalMoves(position, Cutter::Left);
            std::ranges::move(game.legalMoves(position, Cutter::Right), std::back_inserter(moves));
            return moves;
        } else {
            return game.legalMoves(position);
        }
    }, m_game);
}

Known<OutcomeClass> Rules::outcome(const Position& position) const
{
    return std::visit([&]<class G>(const G& game) -> Known<OutcomeClass> {
        if constexpr (partisan<G>)
            return outcomeClass(game.outcome(position));
        else
            return Known<Outcome>(game.outcome(position)).map([](Outcome outcome) { return outcomeClass(outcome); });
    }, m_game);
}

WinningMoves Rules::winningMoves(const Position& position, std::size_t limit, [[maybe_unused]] Cutter player) const
{
    return std::visit([&]<class G>(const G& game) {
        if constexpr (partisan<G>)
            return game.winningMoves(position, player, limit);
        else
            return game.winningMoves(position, limit);
    }, m_game);
}

Known<Count> Rules::grundy(const Position& position) const
{
    return std::visit([&]<class G>(const G& game) -> Known<Count> {
        if constexpr (partisan<G>)
            return tl::unexpected(Unknown::Undefined);
        else
            return game.grundy(position);
    }, m_game);
}

}  // namespace nimstone
