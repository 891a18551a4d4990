// nimstone-cli audit GAME --upto N [--heaps H]: compares the closed form with exhaustive search.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <algorithm>
#include <cstdio>
#include <optional>
#include <tl/expected.hpp>

#include "app/cli/files/interrupt.h"
#include "app/cli/files/output.h"
#include "app/cli/files/progress_line.h"
#include "app/cli/files/speech.h"
#include "app/cli/number.h"
#include "app/wording/crosscheck.h"
#include "app/wording/errors.h"
#include "core/crosscheck/crosscheck.h"
#include "core/sum/rules.h"
#include "core/sum/sum_notation.h"

namespace nimstone::cli {

namespace {

/// Returns the report as text: each compared range with its result and with the positions where the closed form differs
/// from the search, then a summary of all ranges.
std::string reportText(const Rules& rules, const crosscheck::Report& report)
{
    std::string text;
    for (const crosscheck::Section& section : report.sections) {
        text += wording::range(section).toStdString() + '\n';
        text += "  " + wording::comparison(section).toStdString() + '\n';
        for (const Position& position : section.different)
            text += "    " + print(Component{rules, position}) + '\n';
    }
    return text + wording::auditSummary(QString::fromStdString(rules.name()), report).toStdString() + '\n';
}

bool foundDifference(const crosscheck::Report& report)
{
    return std::ranges::any_of(report.sections, [](const crosscheck::Section& section) { return section.differences != 0; });
}

/// Compares the closed form with the search, with a progress line. Ctrl+C stops the comparison.
tl::expected<crosscheck::Report, crosscheck::CrosscheckRefusal> watched(const Rules& rules, const crosscheck::Request& request)
{
    const Interrupt interrupt;
    std::stop_source stop;
    ProgressLine line;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        if (interrupt.happened())
            stop.request_stop();
        if (line.isDue()) {
            //: %1 is the number of compared positions, %2 the number of all positions
            line.show(translate("cli::Audit", "positions: %1 of %2").arg(QString::number(done), QString::number(total)));
        }
    };
    return crosscheck::compareWithSearch(rules.game(), request, {stop.get_token(), progress});
}

Exit sayThatItStopped()
{
    //: Shown after the user pressed Ctrl+C
    const QString text = translate("cli::Audit", "Stopped: only what was compared so far is reported.");
    std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stderr);
    return Exit::CheckFailed;
}

class Audit : public Command {
public:
    Words words() const override
    {
        return {"audit", "GAME --upto N [--heaps H] [-o FILE]",
                translate("cli::Audit", "Compares the theory of a game with exhaustive search on all small positions."),
                {"nimstone-cli audit wythoff --upto 2000", "nimstone-cli audit 'moore-nim(2)' --upto 10 --heaps 4"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("GAME", m_game,
                       translate("cli::Audit", "The game, as it is written before the colon of a position: nim, bash(4)").toStdString());
        app.add_option("--upto", m_upTo,
                       translate("cli::Audit",
                                 "The heaps from 0 to N; in Fibonacci Nim with every quota; in staircase Nim at most N stones in "
                                 "all; in Cutcake sides from 1 to N. Where heaps can be split: the Grundy value of every heap, and "
                                 "the winning moves of positions with up to about 30 stones. Grundy values are compared only up to "
                                 "the heaps that search can reach quickly").toStdString())
            ->type_name("N")
            ->take_last();
        app.add_option("--heaps", m_heaps,
                       translate("cli::Audit", "The number of heaps or steps, if the rules do not fix it; default: 3").toStdString())
            ->type_name("H")
            ->take_last();
    }

    Exit run(const std::string& path) override
    {
        const auto rules = readGame();
        if (!rules)
            return rules.error();
        const auto request = readRequest();
        if (!request)
            return request.error();
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        const auto report = watched(*rules, *request);
        if (!report) {
            const bool ofUpTo = report.error().kind == crosscheck::CrosscheckRefusal::Kind::TooManyPositions;
            return reportOption(ofUpTo ? "--upto" : "--heaps", 1, wording::sentence(report.error()));
        }
        output->write(reportText(*rules, *report));
        output->flush();
        if (output->failure())
            return reportError(*output->failure());
        if (report->cancelled)
            return sayThatItStopped();
        return foundDifference(*report) ? Exit::CheckFailed : Exit::Done;
    }

private:
    tl::expected<Rules, Exit> readGame() const
    {
        if (m_game.empty())
            return tl::unexpected(reportArgument(
                1, translate("cli::Audit", "expected a game such as wythoff, but the command ends here")));
        auto rules = parseGame(m_game);
        if (!rules)
            return tl::unexpected(reportArgument(rules.error().column, wording::sentence(rules.error())));
        return *std::move(rules);
    }

    tl::expected<crosscheck::Request, Exit> readRequest() const
    {
        if (!m_upTo)
            return tl::unexpected(complainOfMissing("--upto 20"));
        crosscheck::Request request;
        const auto upTo = readNumber(*m_upTo);
        if (!upTo)
            return tl::unexpected(reportOption("--upto", upTo.error().column, upTo.error().sentence));
        request.upTo = *upTo;
        if (m_heaps) {
            const auto heaps = readNumber(*m_heaps);
            if (!heaps)
                return tl::unexpected(reportOption("--heaps", heaps.error().column, heaps.error().sentence));
            request.heaps = *heaps;
        }
        return request;
    }

    std::string m_game;
    std::optional<std::string> m_upTo;
    std::optional<std::string> m_heaps;
};

}  // namespace

std::unique_ptr<Command> makeAudit()
{
    return std::make_unique<Audit>();
}

}  // namespace nimstone::cli
