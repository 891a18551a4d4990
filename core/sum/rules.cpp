#include "core/sum/rules.h"

#include <algorithm>
#include <iterator>

namespace nimstone {

namespace {

/// True only for Cutcake. Its players have different moves, so it does not satisfy the concept Game.
template <class G>
constexpr bool partisan = !Game<G>;

/// Returns ask(game) for an impartial game, and `otherwise` for a partisan game.
template <class Answer>
Answer ofImpartial(const AnyGame& any, Answer otherwise, auto ask)
{
    return std::visit([&]<class G>(const G& game) -> Answer {
        if constexpr (partisan<G>)
            return otherwise;
        else
            return ask(game);
    }, any);
}

/// Calls `ofImpartial` with an impartial game, or `ofPartisan` with a partisan game.
auto ofBoth(const AnyGame& any, auto ofImpartial, auto ofPartisan)
{
    return std::visit([&]<class G>(const G& game) {
        if constexpr (partisan<G>)
            return ofPartisan(game);
        else
            return ofImpartial(game);
    }, any);
}

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

std::optional<Count> Rules::parameter() const
{
    return std::visit([]<class G>(const G& game) -> std::optional<Count> {
        if constexpr (requires { game.k(); })
            return game.k();
        else if constexpr (requires { game.m(); })
            return game.m();
        else
            return std::nullopt;
    }, m_game);
}

bool Rules::isMisere() const
{
    return ofImpartial(m_game, false, [](const auto& game) { return playerWithoutMoveWins(game); });
}

bool Rules::isPartisan() const
{
    return ofImpartial(m_game, true, [](const auto&) { return false; });
}

std::optional<SumObstacle> Rules::obstacle() const
{
    if (isPartisan())
        return SumObstacle::Partisan;
    if (isMisere())
        return SumObstacle::MiserePlay;
    return std::nullopt;
}

std::optional<ShapeError> Rules::checkShape(const Position& position) const
{
    return ofBoth(m_game, [&](const auto& game) { return nimstone::checkShape(game, position); },
                  [&](const auto& game) { return game.checkShape(position); });
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
    return ofBoth(m_game, [&](const auto& game) { return game.legalMoves(position); }, [&](const auto& game) {
        std::vector<Move> moves = game.legalMoves(position, Cutter::Left);
        std::ranges::move(game.legalMoves(position, Cutter::Right), std::back_inserter(moves));
        return moves;
    });
}

bool Rules::canMove(const Position& position, Cutter player) const
{
    const auto anywhere = [&](const auto& game) {
        for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
            if (!game.amounts(position, heap).empty())
                return true;
        }
        return false;
    };
    return ofBoth(m_game, anywhere, [&](const auto& game) { return game.canMove(position, player); });
}

Known<OutcomeClass> Rules::outcome(const Position& position) const
{
    return ofBoth(
        m_game,
        [&](const auto& game) -> Known<OutcomeClass> {
            return Known<Outcome>(game.outcome(position)).map([](Outcome outcome) { return outcomeClass(outcome); });
        },
        [&](const auto& game) -> Known<OutcomeClass> { return outcomeClass(game.outcome(position)); });
}

WinningMoves Rules::winningMoves(const Position& position, std::size_t limit, Cutter player) const
{
    return ofBoth(m_game, [&](const auto& game) { return game.winningMoves(position, limit); },
                  [&](const auto& game) { return game.winningMoves(position, player, limit); });
}

Known<Count> Rules::grundy(const Position& position) const
{
    return ofImpartial(m_game, Known<Count>(tl::unexpected(Unknown::Undefined)),
                       [&](const auto& game) { return game.grundy(position); });
}

WinningMoves Rules::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    if (value == 0)
        return winningMoves(position, limit);
    if (!grundy(position))
        return {.count = 0, .listed = {}, .stopped = true};
    return ofImpartial(m_game, WinningMoves(),
                       [&](const auto& game) { return nimstone::movesToValue(game, position, value, limit); });
}

std::optional<NimHeaps> Rules::nimHeaps(const Position& position) const
{
    return ofImpartial(m_game, std::optional<NimHeaps>(),
                       [&](const auto& game) { return nimstone::nimHeaps(game, position); });
}

std::optional<SequenceGame> Rules::sequence() const
{
    return std::visit([]<class G>(const G& game) -> std::optional<SequenceGame> {
        if constexpr (requires { game.sequence(); })
            return game.sequence();
        else
            return std::nullopt;
    }, m_game);
}

Amounts Rules::amounts(const Position& position, std::size_t heap) const
{
    return ofImpartial(m_game, Amounts(), [&](const auto& game) { return game.amounts(position, heap); });
}

SplitOptions Rules::splitOptions(Count size, Count amount) const
{
    return ofImpartial(m_game, SplitOptions(), [&](const auto& game) { return nimstone::splitOptions(game, size, amount); });
}

std::optional<Count> Rules::maxTake() const
{
    return ofImpartial(m_game, std::optional<Count>(), [](const auto& game) { return nimstone::maxTake(game); });
}

Count Rules::heapsAtOnce() const
{
    return ofImpartial(m_game, Count{1}, [](const auto& game) { return nimstone::heapsAtOnce(game); });
}

Position Rules::plain(Position position) const
{
    // The order of the numbers matters in ordered games, such as staircase Nim and coins on a strip, so they are not sorted.
    if (m_entry->ordered)
        return position;
    auto& numbers = position.heaps;
    if (layout() == Layout::Blocks) {
        std::vector<std::pair<Count, Count>> blocks;
        for (std::size_t side = 0; side < numbers.size(); side += 2)
            blocks.emplace_back(numbers[side], numbers[side + 1]);
        std::ranges::sort(blocks);
        numbers.clear();
        for (const auto& [first, second] : blocks)
            numbers.insert(numbers.end(), {first, second});
        return position;
    }
    std::ranges::sort(numbers);
    if (layout() == Layout::Heaps)
        std::erase(numbers, Count{0});
    if (numbers.empty())
        numbers.push_back(0);
    return position;
}

Position Rules::positionFromSizes(std::vector<Count> sizes) const
{
    return ofImpartial(m_game, Position{sizes}, [&sizes](const auto& game) { return nimstone::positionFromSizes(game, sizes); });
}

std::vector<Count> Rules::numbersOf(const Position& position) const
{
    std::vector<Count> numbers = position.heaps;
    if (layout() == Layout::Quota)
        numbers.push_back(position.quota);
    return numbers;
}

Position Rules::withNumbers(std::vector<Count> numbers) const
{
    return layout() == Layout::Quota ? positionFromSizes(std::move(numbers)) : Position{std::move(numbers)};
}

Move Rules::randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const
{
    return ofBoth(m_game, [&](const auto& game) { return nimstone::randomMove(game, position, heap, chance); },
                  [&](const auto& game) { return game.randomMove(position, heap, player, chance); });
}

Wide Rules::moveCount(const Position& position, Cutter player) const
{
    return ofBoth(m_game, [&](const auto& game) { return nimstone::moveCount(game, position); },
                  [&](const auto& game) { return game.moveCount(position, player); });
}

Wide Rules::longestPlay(const Position& position) const
{
    return std::visit([&](const auto& game) { return game.longestPlay(position); }, m_game);
}

}  // namespace nimstone
