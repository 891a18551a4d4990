#include "app/cli/files/pdf_file.h"

#include <cstdio>

#include "app/cli/files/interrupt.h"
#include "app/cli/files/progress_line.h"
#include "app/cli/files/speech.h"
#include "app/cli/files/whole_file.h"

namespace nimstone::cli {

Exit writePdfFile(const std::string& path, const std::function<QString(std::size_t done)>& inWords, const WritePdf& write)
{
    auto file = WholeFile::open(path);
    if (!file)
        return complain(file.error());
    const Interrupt interrupt;
    ProgressLine line;
    std::stop_source stop;
    const auto result = write(file->device(), stop.get_token(), [&](std::size_t done) {
        if (interrupt.happened())
            stop.request_stop();
        if (line.isDue())
            line.show(inWords(done));
    });
    if (result.end == exports::PdfResult::End::Failed)
        return complain(file->failure());
    if (result.end == exports::PdfResult::End::Cancelled) {
        //: Ctrl+C was pressed
        const QString text = translate("cli::PdfFile", "Stopped: nothing was written.");
        std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stderr);
        return Exit::CheckFailed;
    }
    const auto error = file->commit();
    return error ? complain(*error) : Exit::Done;
}

}  // namespace nimstone::cli
