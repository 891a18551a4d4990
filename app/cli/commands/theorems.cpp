// nimstone-cli theorems: lists the theorems that can be proved, one in each line, sorted by topic.
#include "app/cli/commands/commands.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone::cli {

namespace {

class Theorems : public Command {
public:
    Words words() const override
    {
        return {"theorems", "[-o FILE]",
                translate("cli::Theorems", "Lists the theorems that can be proved, one per line, grouped by topic."),
                {"nimstone-cli theorems"}};
    }

    Exit run(const std::string& path) override
    {
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        std::size_t widest = 0;
        for (const proof::Theorem theorem : proof::allTheorems())
            widest = std::max(widest, proof::name(theorem).size());
        std::optional<proof::Topic> topic;
        for (const proof::Theorem theorem : wording::theoremsByTopic()) {
            if (topic != proof::topicOf(theorem)) {
                output->write((topic ? "\n" : "") + wording::plain(wording::topicTitle(proof::topicOf(theorem))).toStdString() + '\n');
                topic = proof::topicOf(theorem);
            }
            std::string line = "  " + std::string(proof::name(theorem));
            line.resize(widest + 4, ' ');
            line += wording::plain(wording::theoremStatement(theorem)).toStdString();
            output->write(line + '\n');
        }
        return output->finish();
    }
};

}  // namespace

std::unique_ptr<Command> makeTheorems()
{
    return std::make_unique<Theorems>();
}

}  // namespace nimstone::cli
