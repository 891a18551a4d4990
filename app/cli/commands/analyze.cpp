// nimstone-cli analyze [POSITION…] [--json]: prints the outcome, the nim-sum, all winning moves, and the reason.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <algorithm>
#include <string_view>

#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/analysis.h"
#include "app/wording/errors.h"
#include "core/sum/sum_notation.h"

namespace nimstone::cli {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool blank(std::string_view line)
{
    return line.find_first_not_of(" \t\r\v\f") == std::string_view::npos;
}

class Analyze : public Command {
public:
    Words words() const override
    {
        return {"analyze", "[POSITION…] [--json] [-o FILE]",
                translate("cli::Analyze", "Says who wins a position, which moves win, and why."),
                {"nimstone-cli analyze nim:3,4,5", "printf 'nim:42,27,19,10\\nnim:1,2,3\\n' | nimstone-cli analyze --json"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("POSITION", m_positions,
                       translate("cli::Analyze", "Positions, such as nim:3,4,5; if omitted or -, they are read from standard "
                                                 "input, one per line").toStdString());
        app.add_flag("--json", m_json, translate("cli::Analyze", "Writes one JSON object per line").toStdString())
            ->disable_flag_override();
    }

    Exit run(const std::string& path) override
    {
        const Input input = Input::standard();
        if (m_positions.empty())
            m_positions.emplace_back("-");
        auto output = Output::open(path, std::ranges::find(m_positions, "-") == m_positions.end() ? nullptr : &input);
        if (!output)
            return reportError(output.error());
        Exit end = Exit::Done;
        for (const std::string& position : m_positions)
            end = std::max(end, position == "-" ? analyzeLines(*output) : analyzeOne(position, "argument", 1, *output));
        return output->finish(end);
    }

private:
    /// Analyzes one position. If it cannot be parsed, reports the error and returns, so that the caller continues with
    /// the next position.
    Exit analyzeOne(std::string_view text, const std::string& place, std::uint64_t line, Output& output)
    {
        const auto table = parseSum(text);
        if (!table)
            return reportError(place, line, table.error().column, wording::sentence(table.error()));
        if (m_json) {
            output.write(exports::analysisJson(*table));
            return Exit::Done;
        }
        if (m_any)
            output.write("\n");
        m_any = true;
        output.write(exports::analysisText(*table));
        return Exit::Done;
    }

    Exit analyzeLines(Output& output)
    {
        Input input = Input::standard();
        LineReader lines(input, [&output] { output.flush(); });
        Exit end = Exit::Done;
        std::string line;
        for (std::uint64_t number = 1;; ++number) {
            const auto read = lines.next(line);
            if (read == LineReader::Line::End)
                break;
            if (number == 1 && line.starts_with(byteOrderMark))
                line.erase(0, byteOrderMark.size());
            if (read == LineReader::Line::TooLong) {
                end = reportError(input.name(), number, 1,
                               translate("cli::Analyze", "expected a line of at most %1 bytes, but this one is longer")
                                   .arg(LineReader::longestLine));
            } else if (!blank(line)) {
                end = std::max(end, analyzeOne(line, input.name(), number, output));
            }
            if (!output.wanted() || !errorsAreRead())
                return end;
        }
        return input.failure() ? reportError(*input.failure()) : end;
    }

    std::vector<std::string> m_positions;
    bool m_json = false;
    /// True if a text was already written, so that an empty line must be written before the next text.
    bool m_any = false;
};

}  // namespace

std::unique_ptr<Command> makeAnalyze()
{
    return std::make_unique<Analyze>();
}

}  // namespace nimstone::cli
