// nimstone-cli solve PROBLEM [FILE]: reads contest input and writes the answers while it reads.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <optional>

#include "app/cli/commands/named_problem.h"
#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/wording/errors.h"

namespace nimstone::cli {

namespace {

Exit solve(const contest::Problem& problem, Input input, const std::string& path)
{
    auto output = Output::open(path, &input);
    if (!output)
        return reportError(output.error());
    const auto error = contest::solve(
        problem, [&input](std::span<char> buffer) { return input.read(buffer); },
        [&output](std::string_view text) { return output->write(text); });
    output->flush();
    if (output->failure())
        return reportError(*output->failure());
    if (input.failure())
        return reportError(*input.failure());
    if (error)
        return reportError(input.name(), error->place.line, error->place.column,
                        wording::sentence(*error, spokenWords()));
    return output->finish();
}

class Solve : public Command {
public:
    Words words() const override
    {
        return {"solve", "PROBLEM [FILE] [-o FILE]",
                translate("cli::Solve", "Solves contest input of any length and writes the contest's output."),
                {"nimstone-cli generate sicily-1922 --seed 1 -o input.txt",
                 "nimstone-cli solve sicily-1922 input.txt -o output.txt",
                 "printf '165580140 267914295\\n' | nimstone-cli solve hdu-1527"}};
    }

    void declare(CLI::App& app) override
    {
        declareProblem(app, m_problem);
        app.add_option("FILE", m_file, translate("cli::Solve", "The input file; if omitted or -, standard input").toStdString());
    }

    Application application() const override { return Application::None; }

    Exit run(const std::string& output) override
    {
        const auto problem = problemCalled(m_problem);
        if (!problem)
            return problem.error();
        if (m_file && m_file->empty())
            return reportArgument(1, emptyFileName());
        auto input = Input::open(m_file);
        return input ? solve(**problem, std::move(*input), output) : reportError(input.error());
    }

private:
    std::string m_problem;
    std::optional<std::string> m_file;
};

}  // namespace

std::unique_ptr<Command> makeSolve()
{
    return std::make_unique<Solve>();
}

}  // namespace nimstone::cli
