#include "app/cli/commands/theorems.h"

#include <algorithm>

#include "app/cli/output.h"
#include "app/cli/speech.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone::cli {

QString Theorems::summary() const
{
    return translate("cli::Theorems", "Lists the theorems that can be proved, a line each.");
}

std::vector<std::string> Theorems::examples() const
{
    return {"nimstone-cli theorems"};
}

Exit Theorems::run(const std::string& path)
{
    auto output = Output::open(path);
    if (!output)
        return complain(output.error());
    std::size_t widest = 0;
    for (const proof::Theorem theorem : proof::allTheorems())
        widest = std::max(widest, proof::name(theorem).size());
    for (const proof::Theorem theorem : proof::allTheorems()) {
        std::string line(proof::name(theorem));
        line.resize(widest + 2, ' ');
        line += wording::plain(wording::theoremStatement(theorem)).toStdString();
        output->write(line + '\n');
    }
    return output->finish();
}

}  // namespace nimstone::cli
