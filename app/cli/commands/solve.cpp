#include "app/cli/commands/solve.h"

#include <CLI/App.hpp>
#include <QStringList>

#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/speech.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "core/contest/problem.h"

namespace nimstone::cli {

namespace {

QString problemNames()
{
    QStringList names;
    for (const contest::Problem& problem : contest::allProblems())
        names << QString::fromUtf8(problem.name.data(), static_cast<qsizetype>(problem.name.size()));
    return names.join(QLatin1String(", "));
}

Exit solve(const contest::Problem& problem, Input input, const std::string& path)
{
    auto output = Output::open(path, &input);
    if (!output)
        return complain(output.error());
    const auto error = contest::solve(
        problem, [&input](std::span<char> buffer) { return input.read(buffer); },
        [&output](std::string_view text) { return output->write(text); });
    output->flush();
    if (output->failure())
        return complain(*output->failure());
    if (input.failure())
        return complain(*input.failure());
    if (error)
        return complain(input.name(), error->place.line, error->place.column,
                        wording::sentence(*error, catalogue()));
    return Exit::Done;
}

}  // namespace

QString Solve::summary() const
{
    return translate("cli::Solve", "Solves contest input, however long, and writes the contest's output.");
}

std::vector<std::string> Solve::examples() const
{
    return {"nimstone-cli solve sicily-1922 input.txt -o output.txt",
            "printf '1\\n4\\n42 27 19 10\\n' | nimstone-cli solve sicily-1922"};
}

void Solve::declare(CLI::App& app)
{
    //: %1 lists the names
    app.add_option("PROBLEM", m_problem,
                   translate("cli::Solve", "The problem: %1").arg(problemNames()).toStdString());
    app.add_option("FILE", m_file, translate("cli::Solve", "The input; without it, standard input").toStdString());
}

Exit Solve::run(const std::string& output)
{
    if (m_problem.empty()) {
        //: %1 lists the names
        return complainOfArgument(1, translate("cli::Solve", "the name of a problem was expected (%1), but the command "
                                                             "ends here").arg(problemNames()));
    }
    const contest::Problem* problem = contest::problemNamed(m_problem);
    if (!problem) {
        //: %1 is what was found, %2 lists the names
        return complainOfArgument(1, translate("cli::Solve", "the name of a problem was expected (%2), '%1' found")
                                         .arg(wording::quotable(m_problem), problemNames()));
    }
    if (m_file.empty())
        return solve(*problem, Input::standard(), output);
    auto input = Input::open(m_file);
    return input ? solve(*problem, std::move(*input), output) : complain(input.error());
}

}  // namespace nimstone::cli
