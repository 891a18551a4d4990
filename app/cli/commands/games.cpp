// nimstone-cli games: lists the games, one game in each line.
#include "app/cli/commands/commands.h"

#include <algorithm>

#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/wording/games.h"
#include "app/wording/rich_text.h"
#include "core/sum/catalogue.h"

namespace nimstone::cli {

namespace {

/// Returns the name of the game in the notation, with letters for its parameters.
std::string heading(const GameEntry& game)
{
    std::string text(game.name);
    if (!game.parameters.empty())
        (text += '(').append(game.parameters) += ')';
    return text;
}

class Games : public Command {
public:
    Words words() const override
    {
        return {"games", "[-o FILE]",
                translate("cli::Games", "Lists the games, one per line: name, a position, the moves."),
                {"nimstone-cli games"}};
    }

    Exit run(const std::string& path) override
    {
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        std::size_t widestName = 0;
        std::size_t widestExample = 0;
        for (const GameEntry& game : catalogue()) {
            widestName = std::max(widestName, heading(game).size());
            widestExample = std::max(widestExample, game.example.size());
        }
        for (const GameEntry& game : catalogue()) {
            std::string line = heading(game);
            line.resize(widestName + 2, ' ');
            line += game.example;
            line.resize(widestName + 2 + widestExample + 2, ' ');
            line += wording::plain(wording::gameSummary(game)).toStdString();
            output->write(line + '\n');
        }
        return output->finish();
    }
};

}  // namespace

std::unique_ptr<Command> makeGames()
{
    return std::make_unique<Games>();
}

}  // namespace nimstone::cli
