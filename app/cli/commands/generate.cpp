// nimstone-cli generate PROBLEM --seed S [--size small|large|limit]: writes reproducible contest input.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

#include "app/cli/commands/named_problem.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

std::optional<contest::Size> sizeCalled(std::string_view name)
{
    using contest::Size;
    for (const auto& [known, size] :
         {std::pair("small", Size::Small), std::pair("large", Size::Large), std::pair("limit", Size::Limit)}) {
        if (name == known)
            return size;
    }
    return std::nullopt;
}

std::optional<Seed> seedOf(std::string_view text)
{
    Seed seed = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seed);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(seed) : std::nullopt;
}

class Generate : public Command {
public:
    Words words() const override
    {
        return {"generate", "PROBLEM --seed S [--size small|large|limit] [-o FILE]",
                translate("cli::Generate", "Makes input for a contest problem; the same seed makes the same input."),
                {"nimstone-cli generate hdu-1527 --seed 7",
                 "nimstone-cli generate poj-2234 --seed 7 --size limit | nimstone-cli solve poj-2234"}};
    }

    void declare(CLI::App& app) override
    {
        declareProblem(app, m_problem);
        app.add_option("--seed", m_seed, translate("cli::Generate", "Random seed: 0 or more").toStdString())
            ->type_name("S")
            ->take_last();
        app.add_option("--size", m_size,
                       translate("cli::Generate", "small: a few small cases; large: numbers of every length; limit: cases at the "
                                                  "judge's limits; default: small").toStdString())
            ->type_name("SIZE")
            ->take_last();
    }

    Application application() const override { return Application::None; }

    Exit run(const std::string& path) override
    {
        const auto problem = problemCalled(m_problem);
        if (!problem)
            return problem.error();
        if (m_seed.empty())
            return complainOfMissing("--seed 7");
        const auto seed = seedOf(m_seed);
        if (!seed)
            return reportOption("--seed", 1, translate("cli::Generate", "expected a seed from 0 to %2, found '%1'")
                                                     .arg(wording::quotedRichText(m_seed),
                                                          QString::number(std::numeric_limits<Seed>::max())));
        const auto size = sizeCalled(m_size);
        if (!size) {
            const QStringList sizes{QStringLiteral("small"), QStringLiteral("large"), QStringLiteral("limit")};
            return reportOption("--size", 1, translate("cli::Generate", "expected one of %2, found '%1'")
                                                     .arg(wording::quotedRichText(m_size), list(sizes)));
        }
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        contest::generate(**problem, *size, *seed, [&output](std::string_view text) { return output->write(text); });
        return output->finish();
    }

private:
    std::string m_problem;
    std::string m_seed;
    std::string m_size = "small";
};

}  // namespace

std::unique_ptr<Command> makeGenerate()
{
    return std::make_unique<Generate>();
}

}  // namespace nimstone::cli
