// nimstone-cli problems [PROBLEM]: what contest problems there are, or those that words find, a line each; or one in full.
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
                translate("cli::Problems", "Lists the contest problems, or those that match the words given, one per line. Shows the task if only one matches."),
                {"nimstone-cli problems", "nimstone-cli problems hdu-1527", "nimstone-cli problems wythoff"}};
    }

    void declare(CLI::App& app) override
    {
        declareProblem(app, m_problem);
    }

    Exit run(const std::string& path) override
    {
        const auto meant = exports::problemsMeant(QString::fromStdString(m_problem));
        // With the complaint of the commands that need one problem.
        if (meant.empty())
            return problemCalled(m_problem).error();
        auto output = Output::open(path);
        if (!output)
            return complain(output.error());
        const QString language = spokenLanguage();
        output->write((meant.size() == 1 ? exports::problemMarkdown(*meant.front(), language) : exports::problemList(meant, language)).toStdString());
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
