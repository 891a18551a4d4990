#include "app/cli/commands/paper_option.h"

#include <CLI/App.hpp>

#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

void PaperOption::declare(CLI::App& app)
{
    app.add_option("--paper", m_given,
                   translate("cli::Paper", "Paper size of the PDF: a4 or letter; default: the usual one in your locale").toStdString())
        ->type_name("PAPER")
        ->take_last();
}

tl::expected<exports::PaperSize, Exit> PaperOption::size() const
{
    if (!m_given)
        return exports::localePaper();
    if (const auto paper = exports::paperNamed(QString::fromStdString(*m_given)))
        return *paper;
    //: %1 is the text that was found; the user types a4 and letter untranslated
    return tl::unexpected(reportOption("--paper", 1, translate("cli::Paper", "expected a4 or letter, found '%1'").arg(wording::quotedRichText(*m_given))));
}

}  // namespace nimstone::cli
