// nimstone-cli problems [PROBLEM]: what contest problems there are, a line each; or one of them in full.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>

#include "app/cli/commands/named_problem.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/problem_text.h"

namespace nimstone::cli {

namespace {

class Problems : public Command {
public:
    Words words() const override
    {
        return {"problems", "[PROBLEM] [-o FILE]",
                translate("cli::Problems", "Lists the contest problems, a line each, or shows the task of one."),
                {"nimstone-cli problems", "nimstone-cli problems hdu-1527"}};
    }

    void declare(CLI::App& app) override
    {
        declareProblem(app, m_problem);
    }

    Exit run(const std::string& path) override
    {
        const contest::Problem* shown = nullptr;
        if (!m_problem.empty()) {
            const auto problem = problemCalled(m_problem);
            if (!problem)
                return problem.error();
            shown = *problem;
        }
        auto output = Output::open(path);
        if (!output)
            return complain(output.error());
        const QString language = spokenLanguage();
        output->write((shown ? exports::problemMarkdown(*shown, language) : exports::problemList(language)).toStdString());
        return output->finish();
    }

private:
    std::string m_problem;
};

}  // namespace

std::unique_ptr<Command> makeProblems()
{
    return std::make_unique<Problems>();
}

}  // namespace nimstone::cli
