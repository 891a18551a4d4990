// nimstone-cli exercises --skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] [--title TITLE]: writes a set of
// exercises as a file that can be edited, shared, and printed.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>

#include "app/cli/commands/sheet_options.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/storage/sets/exercise_set_json.h"

namespace nimstone::cli {

namespace {

class Exercises : public Command {
public:
    Words words() const override
    {
        return {"exercises", "--skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] [--title TITLE] [-o FILE]",
                translate("cli::Exercises", "Makes an exercise set: a file to edit, share, and print."),
                {"nimstone-cli exercises --skill nim-sum,eligible-heap --count 12 --seed 4711 --title 'Week 3' -o week3.json",
                 "nimstone-cli worksheet --set week3.json -o week3.pdf"}};
    }

    void declare(CLI::App& app) override
    {
        declareSheet(app, m_options);
        app.add_option("--title", m_title, translate("cli::Exercises", "The title, printed above the exercises").toStdString())
            ->type_name("TITLE")
            ->take_last();
    }

    Exit run(const std::string& path) override
    {
        const auto characters = static_cast<std::size_t>(QString::fromStdString(m_title).toUcs4().size());
        if (characters > practice::longestSetTitle) {
            return reportOption("--title", practice::longestSetTitle + 1,
                                    translate("cli::Exercises", "expected a title of at most %1 characters, but this one is longer")
                                        .arg(practice::longestSetTitle));
        }
        auto exercises = exercisesFor(m_options);
        if (!exercises)
            return exercises.error();
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        // The conversion to QString and back makes the title valid UTF-8. With other bytes, the program could not read
        // the file again.
        const std::string title = QString::fromStdString(m_title).toStdString();
        output->write(printExerciseSet({.title = title, .exercises = *std::move(exercises)}).toStdString());
        return output->finish();
    }

private:
    SheetOptions m_options;
    std::string m_title;
};

}  // namespace

std::unique_ptr<Command> makeExercises()
{
    return std::make_unique<Exercises>();
}

}  // namespace nimstone::cli
