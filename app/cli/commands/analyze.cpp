#include "app/cli/commands/analyze.h"

#include <CLI/App.hpp>
#include <algorithm>

#include "app/cli/files/input.h"
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

}  // namespace

QString Analyze::summary() const
{
    return translate("cli::Analyze", "Says who wins a position, with which first moves, and why.");
}

std::vector<std::string> Analyze::examples() const
{
    return {"nimstone-cli analyze nim:3,4,5", "printf 'nim:42,27,19,10\\nnim:1,2,3\\n' | nimstone-cli analyze --json"};
}

void Analyze::declare(CLI::App& app)
{
    app.add_option("POSITION", m_positions,
                   translate("cli::Analyze", "Positions, such as nim:3,4,5; without one they are read from standard "
                                             "input, a line each").toStdString());
    app.add_flag("--json", m_json, translate("cli::Analyze", "Writes a JSON object a line").toStdString())
        ->disable_flag_override();
}

Exit Analyze::run(const std::string& path)
{
    const Input input = Input::standard();
    auto output = Output::open(path, m_positions.empty() ? &input : nullptr);
    if (!output)
        return complain(output.error());
    const Exit end = m_positions.empty() ? analyzeLines(*output) : analyzeArguments(*output);
    return output->finish(end);
}

/// A position that cannot be read is reported, and the next one follows.
Exit Analyze::analyzeOne(std::string_view text, const std::string& place, std::uint64_t line, Output& output)
{
    const auto table = parseSum(text);
    if (!table)
        return complain(place, line, table.error().column, wording::sentence(table.error()));
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

Exit Analyze::analyzeArguments(Output& output)
{
    Exit end = Exit::Done;
    for (const std::string& position : m_positions)
        end = std::max(end, analyzeOne(position, "argument", 1, output));
    return end;
}

Exit Analyze::analyzeLines(Output& output)
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
            end = complain(input.name(), number, 1,
                           translate("cli::Analyze", "a line of at most %1 bytes was expected, but this one is longer")
                               .arg(LineReader::longestLine));
        } else if (!blank(line)) {
            end = std::max(end, analyzeOne(line, input.name(), number, output));
        }
        if (!output.wanted() || !complaintsAreRead())
            return end;
    }
    return input.failure() ? complain(*input.failure()) : end;
}

}  // namespace nimstone::cli
