#include "app/cli/commands/problems.h"

#include <CLI/App.hpp>

#include "app/cli/commands/named_problem.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/problem_text.h"

namespace nimstone::cli {

QString Problems::summary() const
{
    return translate("cli::Problems", "Lists the contest problems, a line each, or shows the task of one.");
}

std::vector<std::string> Problems::examples() const
{
    return {"nimstone-cli problems", "nimstone-cli problems hdu-1527"};
}

void Problems::declare(CLI::App& app)
{
    declareProblem(app, m_problem);
}

Exit Problems::run(const std::string& path)
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

}  // namespace nimstone::cli
