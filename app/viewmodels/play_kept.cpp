#include "app/viewmodels/play_kept.h"

#include <charconv>

#include "app/figures/heap_board.h"

namespace nimstone {

namespace {

constexpr std::string_view perfectName = "perfect ";
constexpr std::string_view learnerName = "learner ";

/// Takes the opponent off the front of the text.
std::optional<play::Opponent> readOpponent(std::string_view& text)
{
    if (text.starts_with(perfectName)) {
        text.remove_prefix(perfectName.size());
        return play::perfect();
    }
    if (!text.starts_with(learnerName))
        return std::nullopt;
    text.remove_prefix(learnerName.size());
    Count foresight = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), foresight);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return play::learner(foresight);
}

}  // namespace

std::optional<KeptGame> parseKeptGame(std::string_view text)
{
    const auto opponent = readOpponent(text);
    if (!opponent)
        return std::nullopt;
    auto record = play::parseRecord(text);
    // The board shows games of Nim.
    if (!record || !record->isNim() || record->start().heaps.size() > figures::maxBoardHeaps)
        return std::nullopt;
    return KeptGame{*opponent, std::move(*record)};
}

std::string printKeptGame(const KeptGame& game)
{
    const std::string opponent = game.opponent.kind == play::Opponent::Kind::Perfect
        ? std::string(perfectName)
        : std::string(learnerName) + std::to_string(game.opponent.foresight) + ' ';
    return opponent + print(game.record);
}

}  // namespace nimstone
