#include "app/cli/commands/named_problem.h"

#include <CLI/App.hpp>

#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

void declareProblem(CLI::App& app, std::string& name)
{
    app.add_option("PROBLEM", name,
                   translate("cli::Problem", "The problem, such as hdu-1527; nimstone-cli problems lists them all").toStdString());
}

tl::expected<const contest::Problem*, Exit> problemCalled(const std::string& name)
{
    if (name.empty())
        return tl::unexpected(reportArgument(
            1, translate("cli::Problem", "expected the name of a problem (nimstone-cli problems lists them all), but the command "
                                         "ends here")));
    if (const contest::Problem* problem = contest::problemNamed(name))
        return problem;
    return tl::unexpected(reportArgument(
        1, translate("cli::Problem", "expected the name of a problem (nimstone-cli problems lists them all), found '%1'")
               .arg(wording::quotedRichText(name))));
}

}  // namespace nimstone::cli
