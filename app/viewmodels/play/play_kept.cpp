#include "app/viewmodels/play/play_kept.h"

namespace nimstone {

namespace {

std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

}  // namespace

tl::expected<KeptGame, KeptGameError> parseKeptGame(std::string_view text)
{
    std::string_view first = takeLine(text);
    const std::size_t whole = first.size();
    const auto players = play::takePlayers(first);
    auto record = play::parseRecord(first);
    if (!record)
        return tl::unexpected(KeptGameError{1, std::move(record.error()), whole - first.size()});
    KeptGame game{players.value_or(play::Players()), play::Variations(std::move(*record))};
    for (std::size_t line = 2; !text.empty(); ++line) {
        const std::string_view next = takeLine(text);
        if (next.empty())
            continue;
        auto other = play::parseRecord(next);
        if (!other)
            return tl::unexpected(KeptGameError{line, std::move(other.error())});
        if (!game.variations.add(std::move(*other)))
            return tl::unexpected(KeptGameError{line});
    }
    return game;
}

std::string printKeptGame(const KeptGame& game)
{
    std::string text = print(game.players) + ' ' + print(game.record());
    for (const play::Record& line : game.variations.left())
        text += '\n' + print(line);
    return text;
}

}  // namespace nimstone
