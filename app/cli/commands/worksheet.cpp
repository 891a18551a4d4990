#include "app/cli/commands/worksheet.h"

#include <CLI/App.hpp>
#include <cstdio>

#include "app/cli/interrupt.h"
#include "app/cli/progress_line.h"
#include "app/cli/speech.h"
#include "app/cli/whole_file.h"
#include "app/export/worksheet_pdf.h"

namespace nimstone::cli {

QString Worksheet::summary() const
{
    return translate("cli::Worksheet", "Makes a sheet of exercises to print, with the right answers on pages of their own.");
}

std::vector<std::string> Worksheet::examples() const
{
    return {"nimstone-cli worksheet --skill nim-sum --level 2 --count 12 --seed 4711 -o sheet.pdf",
            "nimstone-cli worksheet --skill nim-sum,how-many --level mixed --lang zh_CN -o sheet.pdf"};
}

void Worksheet::declare(CLI::App& app)
{
    declareSheet(app, m_options);
}

Exit Worksheet::write(const exports::Worksheet& sheet, const std::string& path) const
{
    auto file = WholeFile::open(path);
    if (!file)
        return complain(file.error());
    const Interrupt interrupt;
    ProgressLine line;
    std::stop_source stop;
    const auto result = exports::writeWorksheet(file->device(), sheet, stop.get_token(), [&](std::size_t done) {
        if (interrupt.happened())
            stop.request_stop();
        if (line.isDue())
            line.show(translate("cli::Worksheet", "%1 of %2 exercises").arg(done).arg(sheet.exercises.size()));
    });
    if (result.end == exports::PdfResult::End::Failed)
        return complain(file->failure());
    if (result.end == exports::PdfResult::End::Cancelled) {
        //: Ctrl+C was pressed
        const QString text = translate("cli::Worksheet", "Stopped: nothing was written.");
        std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stderr);
        return Exit::CheckFailed;
    }
    const auto error = file->commit();
    return error ? complain(*error) : Exit::Done;
}

Exit Worksheet::run(const std::string& path)
{
    auto exercises = exercisesFor(m_options);
    if (!exercises)
        return exercises.error();
    return write({{}, *std::move(exercises)}, path);
}

}  // namespace nimstone::cli
